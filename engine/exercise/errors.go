package exercise

import (
	"strconv"

	"bucketplayground/engine"
)

// refuse says what is wrong with an exercise.
func refuse(code, path, want, got string) error {
	return &engine.FieldError{Code: code, Path: path, Want: want, Got: got}
}

func unknown(ask, want string) error {
	return refuse(engine.CodeUnknown, "", want, strconv.Quote(ask))
}

// within puts the path of an error inside of what stands at path.
func within(path string, err error) error {
	if e, ok := err.(*engine.FieldError); ok {
		e.Path = path + "." + e.Path
	}
	return err
}

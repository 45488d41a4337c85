//go:build js && wasm

package main

import (
	"errors"
	"unsafe"

	"github.com/hack-pad/safejs"

	"bucketplayground/engine"
	"bucketplayground/wasm/wire"
)

// result is {ok: true, value}.
func result(value any) safejs.Value {
	v, err := toJS(value)
	if err != nil {
		return refusal(err)
	}
	return mustJS(wire.Record{{Name: "ok", Value: true}, {Name: "value", Value: v}})
}

// refusal is {ok: false, error: {code, path, message, want, got}}. Anything but an engine's own error is a fault of the engine.
func refusal(err error) safejs.Value {
	told, ok := err.(*engine.FieldError)
	if !ok {
		told = &engine.FieldError{Code: wire.CodeInternal, Path: "engine", Want: "free of faults", Got: err.Error()}
	}
	return mustJS(wire.Record{{Name: "ok", Value: false}, {Name: "error", Value: wire.Record{
		{Name: "code", Value: told.Code}, {Name: "path", Value: told.Path}, {Name: "message", Value: told.Error()},
		{Name: "want", Value: told.Want}, {Name: "got", Value: told.Got},
	}}})
}

func mustJS(value any) safejs.Value {
	v, err := toJS(value)
	if err != nil {
		panic(err)
	}
	return v
}

// toJS makes the JavaScript value of what the wire gives.
func toJS(value any) (safejs.Value, error) {
	switch value := value.(type) {
	case safejs.Value:
		return value, nil
	case nil:
		return safejs.Null(), nil
	case bool, string, float64:
		return safejs.ValueOf(value)
	case wire.Record:
		return objectOf(value)
	case wire.Rows:
		return arrayOf(value)
	case []float64:
		return typedArray(float64s, len(value), unsafe.Pointer(unsafe.SliceData(value)), 8)
	}
	return safejs.Value{}, errors.New("no JavaScript form for a result")
}

func objectOf(fields wire.Record) (safejs.Value, error) {
	o, err := object.New()
	for _, field := range fields {
		var v safejs.Value
		if err == nil {
			v, err = toJS(field.Value)
		}
		if err == nil {
			err = o.Set(field.Name, v)
		}
	}
	return o, err
}

func arrayOf(items wire.Rows) (safejs.Value, error) {
	a, err := array.New()
	for i, item := range items {
		var v safejs.Value
		if err == nil {
			v, err = toJS(item)
		}
		if err == nil {
			err = a.SetIndex(i, v)
		}
	}
	return a, err
}

// typedArray makes a new typed array of n numbers of a size and fills it in one copy.
func typedArray(constructor safejs.Value, n int, data unsafe.Pointer, size int) (safejs.Value, error) {
	made, err := constructor.New(n)
	if err != nil || n == 0 {
		return made, err
	}
	bytes, err := bytesOf(made)
	if err == nil {
		_, err = safejs.CopyBytesToJS(bytes, unsafe.Slice((*byte)(data), n*size))
	}
	return made, err
}

// bytesOf is the memory of a typed array.
func bytesOf(numbers safejs.Value) (safejs.Value, error) {
	buffer, err := numbers.Get("buffer")
	if err != nil {
		return buffer, err
	}
	offset, err := numbers.Get("byteOffset")
	if err != nil {
		return offset, err
	}
	length, err := numbers.Get("byteLength")
	if err != nil {
		return length, err
	}
	return uint8s.New(buffer, offset, length)
}

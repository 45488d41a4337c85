//go:build js && wasm

// Command wasm is the engine inside a page: it sets globalThis.bucketEngine to an object with the contract's functions and
// stays there to serve them. It decodes, calls and encodes; no rule of a bucket or an exercise lives here.
package main

import (
	"fmt"

	"github.com/hack-pad/safejs"

	"bucketplayground/wasm/wire"
)

// contractVersion is the semantic version of the contract that the functions keep.
const contractVersion = "1.2.0"

func main() {
	if err := register(); err != nil {
		panic(err)
	}
	select {}
}

func register() error {
	functions, err := object.New()
	if err != nil {
		return err
	}
	if err := functions.Set("version", contractVersion); err != nil {
		return err
	}
	offer := func(name string, fn func(args arguments) (any, error)) {
		if err == nil {
			err = setFunction(functions, name, fn)
		}
	}
	offer("start", func(a arguments) (any, error) { return wire.Start(a.at(0)) })
	offer("step", func(a arguments) (any, error) { return wire.Step(a.at(0), a.at(1)) })
	offer("run", func(a arguments) (any, error) { return wire.Run(a.at(0), new(columns)) })
	offer("look", func(a arguments) (any, error) { return wire.Look(a.at(0), a.at(1)) })
	offer("beliefs", func(arguments) (any, error) { return wire.Beliefs(), nil })
	offer("differ", func(a arguments) (any, error) { return wire.Differ(a.at(0), a.at(1), a.at(2), a.at(3)) })
	offer("exercise", func(a arguments) (any, error) { return wire.Exercise(a.at(0), a.at(1)) })
	offer("check", func(a arguments) (any, error) { return wire.Check(a.at(0), a.at(1), a.at(2)) })
	offer("solution", func(a arguments) (any, error) { return wire.Solution(a.at(0), a.at(1)) })
	offer("race", func(a arguments) (any, error) { return wire.Race(a.at(0)) })
	offer("retries", func(a arguments) (any, error) { return wire.Retries(a.at(0)) })
	offer("pool", func(a arguments) (any, error) { return wire.Pool(a.at(0)) })
	if err != nil {
		return err
	}
	return safejs.Global().Set("bucketEngine", functions)
}

// arguments are what a function was called with; those left out are undefined.
type arguments []safejs.Value

func (a arguments) at(i int) wire.Value {
	if i >= len(a) {
		return valueOf(safejs.Undefined())
	}
	return valueOf(a[i])
}

func setFunction(on safejs.Value, name string, fn func(args arguments) (any, error)) error {
	f, err := safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) (answer any) {
		// A panic in a callback would end the program and with it the engine.
		defer func() {
			if fault := recover(); fault != nil {
				answer = refusal(fmt.Errorf("%v", fault))
			}
		}()
		value, err := fn(args)
		if err != nil {
			return refusal(err)
		}
		return result(value)
	})
	if err != nil {
		return err
	}
	return on.Set(name, f)
}

//go:build js && wasm

package main

import (
	"errors"
	"math"
	"unsafe"

	"github.com/hack-pad/safejs"

	"bucketplayground/engine"
	"bucketplayground/wasm/wire"
)

// Properties are read through Reflect, and not with safejs's own Get: an exception in a call comes back as an error, one in
// a getter or a proxy's trap would end the Go program.
var (
	reflect     = global("Reflect")
	object      = global("Object")
	array       = global("Array")
	arrayBuffer = global("ArrayBuffer")
	float64s    = global("Float64Array")
	uint32s     = global("Uint32Array")
	uint8s      = global("Uint8Array")
	isFinite    = member(global("Number"), "isFinite")
	symbolTag   = member(global("Symbol"), "toStringTag")
	every       = member(member(array, "prototype"), "every")
)

func global(name string) safejs.Value { return member(safejs.Global(), name) }

func member(of safejs.Value, name string) safejs.Value {
	v, err := of.Get(name)
	if err != nil {
		panic(err)
	}
	return v
}

// jsValue is a JavaScript value as the wire reads it.
type jsValue struct {
	v  safejs.Value
	is wire.Type
	// said is what Describe answers for a value of type Other.
	said string
}

func valueOf(v safejs.Value) wire.Value {
	is, said := typeOf(v)
	return jsValue{v, is, said}
}

func typeOf(v safejs.Value) (is wire.Type, said string) {
	// The one JavaScript type that Go's js.Value does not know is answered with a panic.
	defer func() {
		if recover() != nil {
			is, said = wire.Other, "a bigint"
		}
	}()
	switch v.Type() {
	case safejs.TypeUndefined:
		return wire.Absent, ""
	case safejs.TypeNull:
		return wire.Other, "null"
	case safejs.TypeBoolean:
		if isTrue(v) {
			return wire.Other, "true"
		}
		return wire.Other, "false"
	case safejs.TypeNumber:
		return wire.Number, ""
	case safejs.TypeString:
		return wire.Text, ""
	case safejs.TypeSymbol:
		return wire.Other, "a symbol"
	case safejs.TypeFunction:
		return wire.Other, "a function"
	}
	isArray, err := call(array, "isArray", v)
	switch {
	case err != nil:
		return wire.Other, "a revoked proxy"
	case isTrue(isArray):
		return wire.List, ""
	}
	if isView, _ := arrayBuffer.Call("isView", v); isTrue(isView) {
		if size, _ := v.Get("BYTES_PER_ELEMENT"); size.Type() != safejs.TypeNumber {
			return wire.Other, "a DataView"
		}
		return wire.Numbers, ""
	}
	return wire.Object, ""
}

// get reads a property; what a getter or a trap throws comes back as an error.
func get(from safejs.Value, key any) (v safejs.Value, err error) {
	return call(reflect, "get", from, key)
}

// call calls a method. What it throws may be anything, not only an Error, which safejs then can't put into words.
func call(on safejs.Value, method string, args ...any) (v safejs.Value, err error) {
	if v, err = on.Call(method, args...); err != nil {
		err = errors.New(inWords(err))
	}
	return v, err
}

// construct calls a constructor.
func construct(constructor safejs.Value, args ...any) (v safejs.Value, err error) {
	if v, err = constructor.New(args...); err != nil {
		err = errors.New(inWords(err))
	}
	return v, err
}

func inWords(thrown error) (text string) {
	defer func() {
		if recover() != nil {
			text = "an exception that is no Error"
		}
	}()
	return thrown.Error()
}

func isTrue(v safejs.Value) bool {
	yes, err := v.Truthy()
	return err == nil && yes
}

func (j jsValue) Type() wire.Type { return j.is }

func (j jsValue) Describe() string {
	switch j.is {
	case wire.Absent:
		return "nothing"
	case wire.Number:
		return wire.DescribeNumber(j.Float())
	case wire.Text:
		return wire.DescribeText(j.Str())
	case wire.List:
		return "an array"
	case wire.Numbers:
		return "a typed array"
	case wire.Object:
		return "an object"
	}
	return j.said
}

func (j jsValue) Float() float64 {
	x, _ := j.v.Float()
	return x
}

func (j jsValue) Str() string {
	s, _ := j.v.String()
	return s
}

func (j jsValue) Keys() ([]string, error) {
	keys, err := call(object, "keys", j.v)
	if err != nil {
		return nil, err
	}
	n, err := keys.Length()
	if err != nil {
		return nil, err
	}
	names := make([]string, n)
	for i := range names {
		key, err := keys.Index(i)
		if err != nil {
			return nil, err
		}
		if names[i], err = key.String(); err != nil {
			return nil, err
		}
	}
	return names, nil
}

func (j jsValue) Get(name string) (wire.Value, error) {
	v, err := get(j.v, name)
	if err != nil {
		return nil, err
	}
	return valueOf(v), nil
}

func (j jsValue) Len() (int, error) {
	v, err := get(j.v, "length")
	if err != nil {
		return 0, err
	}
	return v.Int()
}

func (j jsValue) At(i int) (wire.Value, error) {
	v, err := get(j.v, i)
	if err != nil {
		return nil, err
	}
	return valueOf(v), nil
}

// Floats copies a list of numbers in one piece.
func (j jsValue) Floats() ([]float64, error) {
	if j.is == wire.List {
		plain, err := call(reflect, "apply", every, j.v, []any{isFinite})
		if err != nil {
			return nil, err
		}
		if !isTrue(plain) {
			return j.floatsOneByOne()
		}
	}
	if j.is == wire.Numbers {
		if name, err := get(j.v, symbolTag); err != nil {
			return nil, err
		} else if text, _ := name.String(); text == "Float64Array" {
			return copyOf[float64](j.v)
		}
		values, err := construct(float64s, j.v)
		if err != nil {
			return nil, err
		}
		return copyOf[float64](values)
	}
	values, err := call(float64s, "from", j.v)
	if err != nil {
		return nil, err
	}
	return copyOf[float64](values)
}

// Packed copies the bytes of a typed array of unsigned whole numbers.
func (j jsValue) Packed() (engine.Packed, error) {
	if j.is != wire.Numbers {
		return nil, nil
	}
	name, err := get(j.v, symbolTag)
	if err != nil {
		return nil, err
	}
	switch text, _ := name.String(); text {
	case "Uint8Array", "Uint8ClampedArray":
		counts, err := copyOf[uint8](j.v)
		return engine.Pack(counts), err
	case "Uint16Array":
		counts, err := copyOf[uint16](j.v)
		return engine.Pack(counts), err
	case "Uint32Array":
		counts, err := copyOf[uint32](j.v)
		return engine.Pack(counts), err
	}
	return nil, nil
}

// copyOf copies a typed array whose elements are of a type.
func copyOf[T uint8 | uint16 | uint32 | float64](values safejs.Value) ([]T, error) {
	n, err := values.Length()
	if err != nil || n == 0 {
		return nil, err
	}
	bytes, err := bytesOf(values)
	if err != nil {
		return nil, err
	}
	copied := make([]T, n)
	size := n * int(unsafe.Sizeof(copied[0]))
	got, err := safejs.CopyBytesToGo(unsafe.Slice((*byte)(unsafe.Pointer(&copied[0])), size), bytes)
	if err == nil && got != size {
		err = errors.New("it changed while it was read")
	}
	return copied, err
}

// floatsOneByOne is for a list in which not everything is a finite number.
func (j jsValue) floatsOneByOne() ([]float64, error) {
	n, err := j.Len()
	if err != nil {
		return nil, err
	}
	values := make([]float64, 0, min(n, 1<<16))
	for i := range n {
		item, err := j.At(i)
		if err != nil {
			return nil, err
		}
		x := math.NaN()
		if item.Type() == wire.Number {
			x = item.Float()
		}
		values = append(values, x)
	}
	return values, nil
}

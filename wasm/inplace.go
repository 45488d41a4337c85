//go:build js && wasm

package main

import (
	"slices"
	"unsafe"

	"bucketplayground/engine"
	"bucketplayground/wasm/wire"
)

// inPlace tells where a trace's columns are in the engine's memory, as {array, byteOffset, length}, for a caller who makes typed
// arrays of that: nothing is copied, and the next run in place has its memory there already. What is there holds good until
// the engine is called again.
type inPlace struct{ all wire.Record }

// kept is the memory of the columns, from one run in place to the next.
var kept struct {
	trace  *engine.Trace
	times  []byte
	floats [][]float64
}

func (p *inPlace) Open(run *engine.Runner) (int, error) {
	run.Reuse(kept.trace)
	return max(run.Rows(), 1), nil
}

func (p *inPlace) Add(page *engine.Trace) error {
	kept.trace = page
	kept.floats = slices.Grow(kept.floats, 1+len(page.Columns))[:1+len(page.Columns)]
	if times, ok := page.Millis32(kept.times); ok {
		kept.times = times
		p.add("atMs", "Uint32Array", unsafe.Pointer(unsafe.SliceData(times)), page.Rows)
	} else {
		kept.floats[0] = wire.RowTimes(kept.floats[0][:0], page)
		p.add("atMs", "Float64Array", unsafe.Pointer(unsafe.SliceData(kept.floats[0])), page.Rows)
	}
	for i, c := range page.Columns {
		if small, ok := c.Uint8s(); ok {
			p.add(c.Name, "Uint8Array", unsafe.Pointer(unsafe.SliceData(small)), page.Rows)
		} else if whole, ok := c.Uint32s(); ok {
			p.add(c.Name, "Uint32Array", unsafe.Pointer(unsafe.SliceData(whole)), page.Rows)
		} else {
			to := &kept.floats[1+i]
			*to = c.AppendFloat64s((*to)[:0])
			p.add(c.Name, "Float64Array", unsafe.Pointer(unsafe.SliceData(*to)), page.Rows)
		}
	}
	return nil
}

func (p *inPlace) add(name, array string, at unsafe.Pointer, length int) {
	p.all = append(p.all, wire.Field{Name: name, Value: wire.Record{
		{Name: "array", Value: array}, {Name: "byteOffset", Value: float64(uintptr(at))}, {Name: "length", Value: float64(length)},
	}})
}

func (p *inPlace) Value() any { return p.all }

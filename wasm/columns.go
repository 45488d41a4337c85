//go:build js && wasm

package main

import (
	"unsafe"

	"github.com/hack-pad/safejs"

	"bucketplayground/engine"
	"bucketplayground/wasm/wire"
)

// columns are a trace's columns as typed arrays, each of the first of Uint8Array, Uint32Array and Float64Array that holds all
// its values. They are filled page by page, so that the engine's memory holds no more than one.
type columns struct {
	all    []column
	rows   int
	filled int
	times  []byte
	floats []float64
}

// column is one typed array and its bytes.
type column struct {
	name         string
	size         int // bytes of an element
	array, bytes safejs.Value
}

// rowsPerPage is how many rows cross at a time: so many that the crossing itself does not count, and few enough to take
// little memory and to be still in the processor's cache when they are copied.
const rowsPerPage = 1 << 17

func (c *columns) Open(run *engine.Runner) (int, error) {
	names := append([]string{"atMs"}, run.Columns()...)
	c.all, c.rows = make([]column, len(names)), run.Rows()
	for i, name := range names {
		c.all[i].name = name
		if err := c.all[i].take(1, c.rows); err != nil {
			return 0, err
		}
	}
	return rowsPerPage, nil
}

// take makes the typed array of a length, or from another typed array.
func (c *column) take(size int, of any) (err error) {
	c.size = size
	if c.array, err = construct(map[int]safejs.Value{1: uint8s, 4: uint32s, 8: float64s}[size], of); err != nil {
		return err
	}
	c.bytes, err = bytesOf(c.array)
	return err
}

func (c *columns) Add(page *engine.Trace) error {
	var err error
	if times, ok := page.Millis32(c.times); ok {
		c.times = times
		err = c.copy(0, unsafe.Pointer(unsafe.SliceData(times)), page.Rows, 4)
	} else {
		c.floats = wire.RowTimes(c.floats[:0], page)
		err = c.copy(0, unsafe.Pointer(unsafe.SliceData(c.floats)), page.Rows, 8)
	}
	for i, column := range page.Columns {
		if err == nil {
			err = c.add(i+1, column.Column, page.Rows)
		}
	}
	c.filled += page.Rows
	return err
}

func (c *columns) add(i int, from *engine.Column, rows int) error {
	if c.all[i].size == 1 {
		if small, ok := from.Uint8s(); ok {
			return c.copy(i, unsafe.Pointer(unsafe.SliceData(small)), rows, 1)
		}
	}
	if whole, ok := from.Uint32s(); ok && c.all[i].size <= 4 {
		return c.copy(i, unsafe.Pointer(unsafe.SliceData(whole)), rows, 4)
	}
	c.floats = from.AppendFloat64s(c.floats[:0])
	return c.copy(i, unsafe.Pointer(unsafe.SliceData(c.floats)), rows, 8)
}

// copy fills the page's rows of a column with elements of a size, to which the column is widened.
func (c *columns) copy(i int, data unsafe.Pointer, rows, size int) (err error) {
	to := &c.all[i]
	if size > to.size {
		var of any = c.rows
		if c.filled > 0 {
			of = to.array
		}
		if err := to.take(size, of); err != nil {
			return err
		}
	}
	part := to.bytes
	if rows < c.rows {
		if part, err = part.Call("subarray", c.filled*size, (c.filled+rows)*size); err != nil {
			return err
		}
	}
	if rows > 0 {
		_, err = safejs.CopyBytesToJS(part, unsafe.Slice((*byte)(data), rows*size))
	}
	return err
}

func (c *columns) Value() any {
	r := wire.Record{}
	for _, column := range c.all {
		r = append(r, wire.Field{Name: column.name, Value: column.array})
	}
	return r
}

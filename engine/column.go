package engine

import (
	"math"
	"slices"
)

// Column is one column of a trace: an exact, possibly fractional count for each row. It keeps its values in the narrowest
// words that hold them all, since a trace may have millions of rows.
type Column struct {
	per   uint64 // units to one
	width width
	// The values stand in the list of the column's width.
	bytes []uint8
	words []uint32
	longs []uint64
	wide  []Uint128

	narrowed []uint8 // see Uint8s
}

type width uint8

const (
	byteWidth width = iota
	wordWidth
	longWidth
	fullWidth
)

// newColumn makes room for so many rows of values that are expected to be small. Kept out of line for a smaller download, like mul.
//
//go:noinline
func newColumn(per uint64, rows int) *Column {
	if per > 1 {
		return &Column{per: per, width: longWidth, longs: make([]uint64, 0, rows)}
	}
	return &Column{per: per, bytes: make([]uint8, 0, rows)}
}

// Len is the number of rows.
func (c *Column) Len() int { return len(c.bytes) + len(c.words) + len(c.longs) + len(c.wide) }

// At is the value in a row.
func (c *Column) At(row int) Amount { return Amount{c.units(row), c.per} }

// units is the value in a row. Kept out of line for a smaller download, like mul.
//
//go:noinline
func (c *Column) units(row int) Uint128 {
	switch c.width {
	case byteWidth:
		return whole(uint64(c.bytes[row]))
	case wordWidth:
		return whole(uint64(c.words[row]))
	case longWidth:
		return whole(c.longs[row])
	}
	return c.wide[row]
}

// Float64s gives every value as the nearest float64, for display.
func (c *Column) Float64s() []float64 { return c.AppendFloat64s(make([]float64, 0, c.Len())) }

// AppendFloat64s adds every value, as the nearest float64, to a list.
func (c *Column) AppendFloat64s(to []float64) []float64 {
	for i := range c.Len() {
		to = append(to, c.At(i).Float64())
	}
	return to
}

// Uint8s gives the values, if all of them are whole numbers that fit; the slice is the column's own.
func (c *Column) Uint8s() (values []uint8, ok bool) {
	if c.per != 1 || c.width != wordWidth {
		return c.bytes, c.per == 1 && c.width == byteWidth
	}
	// A run that goes by words may have turned out to have no need of them.
	most := uint32(0)
	for _, v := range c.words {
		most |= v
	}
	if most > math.MaxUint8 {
		return nil, false
	}
	c.narrowed = slices.Grow(c.narrowed[:0], len(c.words))[:len(c.words)]
	for i, v := range c.words {
		c.narrowed[i] = uint8(v)
	}
	return c.narrowed, true
}

// Uint32s gives the values as they are kept, if that is in words.
func (c *Column) Uint32s() (values []uint32, ok bool) {
	return c.words, c.per == 1 && c.width == wordWidth
}

// clear takes all values out and keeps the memory.
func (c *Column) clear() {
	c.bytes, c.words, c.longs, c.wide = c.bytes[:0], c.words[:0], c.longs[:0], c.wide[:0]
}

func (c *Column) push(v Uint128) {
	if c.width < fullWidth {
		c.widen(widthOf(v))
	}
	switch c.width {
	case byteWidth:
		c.bytes = append(c.bytes, uint8(v.lo))
	case wordWidth:
		c.words = append(c.words, uint32(v.lo))
	case longWidth:
		c.longs = append(c.longs, v.lo)
	default:
		c.wide = append(c.wide, v)
	}
}

func widthOf(v Uint128) width {
	switch {
	case v.hi != 0:
		return fullWidth
	case v.lo > math.MaxUint32:
		return longWidth
	case v.lo > math.MaxUint8:
		return wordWidth
	}
	return byteWidth
}

// widen makes the column at least so wide.
func (c *Column) widen(to width) {
	if to <= c.width {
		return
	}
	old, rows := *c, max(cap(c.bytes), cap(c.words), cap(c.longs))
	*c = Column{per: c.per, width: to, narrowed: c.narrowed}
	switch to {
	case wordWidth:
		c.words = make([]uint32, 0, rows)
	case longWidth:
		c.longs = make([]uint64, 0, rows)
	default:
		c.wide = make([]Uint128, 0, rows)
	}
	for i := range old.Len() {
		c.push(old.units(i))
	}
}

// extend adds n rows to a column of counts, to be filled in: bytes if it holds nothing wider, or words.
func extend[T uint8 | uint32](c *Column, n int) []T {
	var zero T
	if _, small := any(zero).(uint8); small {
		at := len(c.bytes)
		c.bytes = slices.Grow(c.bytes, n)[:at+n]
		return any(c.bytes[at:]).([]T)
	}
	c.widen(wordWidth)
	at := len(c.words)
	c.words = slices.Grow(c.words, n)[:at+n]
	return any(c.words[at:]).([]T)
}

// extendLongs adds n rows to a column of levels, to be filled in.
func (c *Column) extendLongs(n int) []uint64 {
	c.widen(longWidth)
	at := len(c.longs)
	c.longs = slices.Grow(c.longs, n)[:at+n]
	return c.longs[at:]
}

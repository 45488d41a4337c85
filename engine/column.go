package engine

import "math"

// Column is one column of a trace: an exact, possibly fractional count for each row. It keeps its values in the narrowest
// words that hold them all, since a trace may have millions of rows.
type Column struct {
	narrow []uint32
	middle []uint64
	wide   []Uint128
	per    uint64 // units to one
}

func newColumn(per uint64, rows int) *Column {
	return &Column{narrow: make([]uint32, 0, rows), per: per}
}

// Len is the number of rows.
func (c *Column) Len() int { return len(c.narrow) + len(c.middle) + len(c.wide) }

// At is the value in a row.
func (c *Column) At(row int) Amount {
	switch {
	case c.wide != nil:
		return Amount{c.wide[row], c.per}
	case c.middle != nil:
		return Amount{whole(c.middle[row]), c.per}
	}
	return Amount{whole(uint64(c.narrow[row])), c.per}
}

// Float64s gives every value as the nearest float64, for display.
func (c *Column) Float64s() []float64 {
	values := make([]float64, c.Len())
	for i := range values {
		values[i] = c.At(i).Float64()
	}
	return values
}

// Uint32s gives the values as they are kept if all of them are whole and fit; the slice is the column's own.
func (c *Column) Uint32s() (values []uint32, ok bool) {
	return c.narrow, c.per == 1 && c.middle == nil && c.wide == nil
}

func (c *Column) push(v Uint128) {
	switch {
	case c.wide != nil:
		c.wide = append(c.wide, v)
	case c.middle != nil && v.hi == 0:
		c.middle = append(c.middle, v.lo)
	case c.middle == nil && v.hi == 0 && v.lo <= math.MaxUint32:
		c.narrow = append(c.narrow, uint32(v.lo))
	default:
		c.widen(v.hi != 0)
		c.push(v)
	}
}

func (c *Column) widen(most bool) {
	rows := max(cap(c.narrow), cap(c.middle))
	if !most {
		c.middle = make([]uint64, 0, rows)
		for _, v := range c.narrow {
			c.middle = append(c.middle, uint64(v))
		}
	} else {
		c.wide = make([]Uint128, 0, rows)
		for _, v := range c.narrow {
			c.wide = append(c.wide, whole(uint64(v)))
		}
		for _, v := range c.middle {
			c.wide = append(c.wide, whole(v))
		}
		c.middle = nil
	}
	c.narrow = nil
}

package engine

import "math"

// Packed is a long list of counts in few bytes, see Pack.
type Packed interface {
	Len() int
	read32(to []uint32, from int)
	read8(to []uint8, from int) // where all of them fit
	small(from, to int) bool    // whether they do
	most() (index int, count uint32)
}

// Pack makes a list of counts that is read as it is, without a copy in wider words.
func Pack[T uint8 | uint16 | uint32](counts []T) Packed { return packed[T](counts) }

type packed[T uint8 | uint16 | uint32] []T

func (p packed[T]) Len() int { return len(p) }

func (p packed[T]) read32(to []uint32, from int) {
	for i, v := range p[from : from+len(to)] {
		to[i] = uint32(v)
	}
}

func (p packed[T]) read8(to []uint8, from int) {
	if bytes, ok := any([]T(p)).([]uint8); ok {
		copy(to, bytes[from:])
		return
	}
	for i, v := range p[from : from+len(to)] {
		to[i] = uint8(v)
	}
}

func (p packed[T]) small(from, to int) bool {
	if _, bytes := any([]T(p)).([]uint8); bytes {
		return true
	}
	var bits T
	for _, v := range p[from:to] {
		bits |= v
	}
	return uint32(bits) <= math.MaxUint8
}

func (p packed[T]) most() (index int, count uint32) {
	if _, bytes := any([]T(p)).([]uint8); bytes {
		return 0, math.MaxUint8
	}
	for i, v := range p {
		if uint32(v) > count {
			index, count = i, uint32(v)
		}
	}
	return index, count
}

// Package pack makes a Go program for the web smaller to download, without changing what it does.
//
// Go's linker leaves out every run of zeros from the initial memory and writes what lies between as a data segment of its
// own: tens of thousands of them, each with an address. To a compressor zeros cost nothing and addresses do, so Pack joins
// neighbours across small gaps. And the linker keeps the names, files and lines that only the text of a stack trace
// needs, even where -s -w leave out all else of that sort; Pack blanks them. The program finds its way by their numbers
// as before; a trace printed on a crash has none of the words. The numbers themselves it thins out where that costs
// nothing but a short search.
package pack

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// joinBelow is the size of a gap of zeros, in bytes, across which two segments become one.
const joinBelow = 64

const (
	dataSection      = 11
	dataCountSection = 12
)

// Pack gives the packed program. The input is a WebAssembly module as Go's linker writes it.
func Pack(module []byte) ([]byte, error) {
	const magic = "\x00asm\x01\x00\x00\x00"
	if !bytes.HasPrefix(module, []byte(magic)) {
		return nil, errors.New("not a WebAssembly module of version 1")
	}
	packed := []byte(magic)
	r := &reader{module, len(magic)}
	for r.at < len(module) {
		start := r.at
		id := r.byte()
		body := r.take(r.number())
		switch {
		case r.at < 0:
			return nil, errors.New("the module ends within a section")
		case id == dataCountSection:
			return nil, errors.New("the module counts its data segments ahead, which Go's linker does not")
		case id == dataSection:
			section, err := packData(body)
			if err != nil {
				return nil, err
			}
			packed = append(packed, dataSection)
			packed = binary.AppendUvarint(packed, uint64(len(section)))
			packed = append(packed, section...)
		default:
			packed = append(packed, module[start:r.at]...)
		}
	}
	return packed, nil
}

// segment is a piece of the initial memory.
type segment struct {
	at    int
	bytes []byte
}

func packData(section []byte) ([]byte, error) {
	segments, err := readSegments(section)
	if err != nil {
		return nil, err
	}
	joined := join(segments)
	var table *functionTable
	for _, s := range joined {
		found, err := blankTraces(s)
		if err != nil {
			return nil, err
		}
		if found != nil {
			table = found
		}
	}
	if table == nil {
		return nil, errors.New("the table of functions is not where this version of Go is known to keep it")
	}
	if err := coarsenSearch(joined, table); err != nil {
		return nil, err
	}
	packed := binary.AppendUvarint(nil, uint64(len(joined)))
	for _, s := range joined {
		packed = append(packed, 0, opI32Const)
		packed = appendSigned(packed, s.at)
		packed = append(packed, opEnd)
		packed = binary.AppendUvarint(packed, uint64(len(s.bytes)))
		packed = append(packed, s.bytes...)
	}
	return packed, nil
}

const (
	opI32Const = 0x41
	opEnd      = 0x0b
)

func readSegments(section []byte) ([]segment, error) {
	r := &reader{section, 0}
	segments := make([]segment, r.number())
	for i := range segments {
		if memory, op := r.byte(), r.byte(); memory != 0 || op != opI32Const {
			return nil, fmt.Errorf("data segment %d is of a kind that Go's linker does not write", i)
		}
		at := r.signed()
		if end := r.byte(); end != opEnd {
			return nil, fmt.Errorf("data segment %d stands at no constant address", i)
		}
		segments[i] = segment{at, r.take(r.number())}
		if r.at < 0 {
			return nil, fmt.Errorf("data segment %d ends early", i)
		}
	}
	slices.SortFunc(segments, func(a, b segment) int { return a.at - b.at })
	for i := 1; i < len(segments); i++ {
		if segments[i].at < segments[i-1].at+len(segments[i-1].bytes) {
			return nil, fmt.Errorf("data segments overlap at %d", segments[i].at)
		}
	}
	return segments, nil
}

func join(segments []segment) (joined []segment) {
	for _, s := range segments {
		if n := len(joined); n > 0 {
			last := &joined[n-1]
			if gap := s.at - last.at - len(last.bytes); gap < joinBelow {
				last.bytes = append(append(last.bytes, make([]byte, gap)...), s.bytes...)
				continue
			}
		}
		joined = append(joined, segment{s.at, bytes.Clone(s.bytes)})
	}
	return joined
}

// reader reads WebAssembly's encodings; past the end its position is negative.
type reader struct {
	from []byte
	at   int
}

func (r *reader) byte() byte {
	b := r.take(1)
	if len(b) == 0 {
		return 0
	}
	return b[0]
}

func (r *reader) take(n int) []byte {
	if r.at < 0 || n < 0 || n > len(r.from)-r.at {
		r.at = -1
		return nil
	}
	r.at += n
	return r.from[r.at-n : r.at]
}

func (r *reader) number() int {
	if r.at < 0 {
		return 0
	}
	v, n := binary.Uvarint(r.from[r.at:])
	if n <= 0 {
		r.at = -1
		return 0
	}
	r.at += n
	return int(v)
}

// signed reads a signed LEB128, as addresses are written.
func (r *reader) signed() int {
	v, shift := 0, 0
	for {
		b := r.byte()
		v |= int(b&0x7f) << shift
		shift += 7
		if b&0x80 == 0 {
			if b&0x40 != 0 {
				v |= -1 << shift
			}
			return v
		}
	}
}

func appendSigned(to []byte, v int) []byte {
	for {
		b := byte(v & 0x7f)
		v >>= 7
		if v == 0 && b&0x40 == 0 || v == -1 && b&0x40 != 0 {
			return append(to, b)
		}
		to = append(to, b|0x80)
	}
}

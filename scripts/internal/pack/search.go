package pack

import (
	"encoding/binary"
	"errors"
)

// The runtime finds the function of an address (runtime.findfunc) by a table that has for every stretch of code where in the
// list of functions to begin; from there it goes on to the right one. On the web every function has its own numbers in
// the table. Beginning up to fifteen functions earlier takes the runtime no time that anyone would notice, and leaves
// one number in sixteen to be downloaded.

// Where in the runtime's description of the program (runtime.moduledata) its words stand that lead to the table.
const (
	moduleNames  = 8 * 1  // the address of the functions' names
	moduleSearch = 8 * 19 // that of the table
	moduleCode   = 8 * 20 // the first address of code, and the one past the last
	moduleSize   = 8 * 22
)

const (
	stretch     = 4096    // addresses of code to one entry of the table
	stretchSize = 20      // bytes of an entry; the first four are a function's number
	function    = 1 << 16 // addresses of code to a function, see cmd/link/internal/wasm
)

// coarsenSearch rounds the numbers in the table down to multiples of sixteen.
func coarsenSearch(segments []segment, of *functionTable) error {
	module := findModule(segments, of)
	if module == nil {
		return errors.New("the description of the program is not where this version of Go is known to keep it")
	}
	word := func(at int) uint64 { return binary.LittleEndian.Uint64(module[at:]) }
	table, code, end := word(moduleSearch), word(moduleCode), word(moduleCode+8)
	if code >= end || (end-code)/function != uint64(of.functions-1) {
		return errors.New("the functions are not numbered as this version of Go is known to number them")
	}
	for i := range (end - code + stretch - 1) / stretch {
		if low := at(segments, int(table+i*stretchSize)); low != nil { // else it is zero already
			*low &^= 15
		}
	}
	return nil
}

// findModule finds the description by its first words.
func findModule(segments []segment, of *functionTable) []byte {
	for _, s := range segments {
		for i := -s.at & 7; i+moduleSize <= len(s.bytes); i += 8 {
			if binary.LittleEndian.Uint64(s.bytes[i:]) == of.address && binary.LittleEndian.Uint64(s.bytes[i+moduleNames:]) == of.names {
				return s.bytes[i:]
			}
		}
	}
	return nil
}

// at is the byte at an address, nil if it is in none of the segments.
func at(segments []segment, address int) *byte {
	for i := range segments {
		if within := address - segments[i].at; within >= 0 && within < len(segments[i].bytes) {
			return &segments[i].bytes[within]
		}
	}
	return nil
}

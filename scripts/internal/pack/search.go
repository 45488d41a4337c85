package pack

import (
	"errors"
	"slices"
)

// The runtime finds the function of an address (runtime.findfunc) by a table that has for every stretch of code where in the
// list of functions to begin; from there it goes on to the right one. On the web every function has its own numbers in
// the table. Beginning up to fifteen functions earlier takes the runtime no time that anyone would notice, and leaves
// one number in sixteen to be downloaded.

// Where in the runtime's description of the program (runtime.moduledata) its words stand that lead to the table.
const (
	moduleNames  = 8 * 1  // the address of the functions' names
	moduleSearch = 8 * 19 // that of the table
	moduleCode   = 8 * 20 // the first address of code
	moduleEnd    = 8 * 21 // the one past the last
)

const (
	stretch     = 4096    // addresses of code to one entry of the table
	stretchSize = 20      // bytes of an entry; the first four are a function's number
	function    = 1 << 16 // addresses of code to a function, see cmd/link/internal/wasm
)

// coarsenSearch rounds the numbers in the table down to multiples of sixteen.
func coarsenSearch(segments []segment, of *functionTable) error {
	module := findModule(segments, of)
	if module == 0 {
		return errors.New("the description of the program is not where this version of Go is known to keep it")
	}
	table, code, end := wordAt(segments, module+moduleSearch), wordAt(segments, module+moduleCode), wordAt(segments, module+moduleEnd)
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

// findModule finds the address of the description by its first words; 0 is none.
func findModule(segments []segment, of *functionTable) int {
	for _, s := range segments {
		for address := s.at &^ 7; address < s.at+len(s.bytes); address += 8 {
			if wordAt(segments, address) == of.address && wordAt(segments, address+moduleNames) == of.names {
				return address
			}
		}
	}
	return 0
}

// wordAt is the word at an address. The linker leaves out longer runs of zeros, and so there may be segments that end
// within the description, or within a word.
func wordAt(segments []segment, address int) (word uint64) {
	for i := range 8 {
		if b := at(segments, address+i); b != nil {
			word |= uint64(*b) << (8 * i)
		}
	}
	return word
}

// at is the byte at an address, nil if it is in none of the segments, which follow each other.
func at(segments []segment, address int) *byte {
	i, found := slices.BinarySearchFunc(segments, address, func(s segment, address int) int { return s.at - address })
	if !found {
		i-- // the last one that begins before
	}
	if i < 0 || address-segments[i].at >= len(segments[i].bytes) {
		return nil
	}
	return &segments[i].bytes[address-segments[i].at]
}

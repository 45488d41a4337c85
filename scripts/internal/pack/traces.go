package pack

import (
	"bytes"
	"encoding/binary"
	"errors"
)

// The runtime's table of functions (runtime.pclntab, as runtime/symtab.go reads it): a header, then names, files and
// number tables, then one record for each function. Offsets are from the header; each of a function's number tables
// (stack depth, file, line, …) is an offset into one shared region, where 0 stands for none.
var tableHeader = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8} // its magic number; instructions of 1 byte, words of 8

// Where the fields stand in a function's record (runtime._func), and how long it is without the tables that follow.
const (
	funcName       = 4
	funcDepthTable = 16
	funcFileTable  = 20
	funcLineTable  = 24
	funcTables     = 28 // how many further tables follow
	funcUnit       = 32
	funcStartLine  = 36
	funcDataCount  = 43 // one byte: how many offsets of other data follow the tables
	funcSize       = 44
)

// What follows a function's record (internal/abi/symtab.go): tables of numbers by position in the code, and other data. Of
// these the collector and defer need some; the others are for traces, and for stopping a goroutine from a signal
// handler, of which there is none on the web.
var (
	tablesForTraces = []int{0, 2, 3}    // UnsafePoint, InlTreeIndex, ArgLiveIndex
	dataForTraces   = []int{3, 5, 6, 7} // InlTree, ArgInfo, ArgLiveInfo, WrapInfo
)

// pairSize is a pair of the list of functions: an entry and its record's offset, four bytes each.
const pairSize = 8

// functionTable is where the table of functions stands, where the names in it, and how many there are.
type functionTable struct {
	address, names uint64
	functions      int
}

// blankTraces clears in the table of functions, if this segment holds it, what only stack traces show.
func blankTraces(s segment) (found *functionTable, err error) {
	start := bytes.Index(s.bytes, tableHeader)
	if start < 0 {
		return nil, nil
	}
	table := s.bytes[start:]
	word := func(i int) int { return int(binary.LittleEndian.Uint64(table[8+8*i:])) }
	functions, names, units, files, numbers, records := word(0), word(3), word(4), word(5), word(6), word(7)
	if !(72 <= names && names < units && units < files && files < numbers && numbers < records && records < len(table)) {
		return nil, errors.New("the table of functions has another layout than this version of Go is known to write")
	}
	clear(table[names:numbers])
	address := uint64(s.at + start)
	return &functionTable{address, address + uint64(names), functions}, blankLines(table[numbers:records], table[records:], functions)
}

// blankLines makes every function one without name, files and lines, and clears the number tables that nothing else uses.
func blankLines(numbers, records []byte, functions int) error {
	used := make([]bool, len(numbers))
	for i := range functions {
		record := records[binary.LittleEndian.Uint32(records[i*pairSize+4:]):]
		field := func(at int) uint32 { return binary.LittleEndian.Uint32(record[at:]) }
		for _, at := range []int{funcName, funcFileTable, funcLineTable, funcUnit, funcStartLine} {
			clear(record[at : at+4])
		}
		tables, data := int(field(funcTables)), int(record[funcDataCount])
		for _, n := range tablesForTraces {
			if at := funcSize + 4*n; n < tables {
				clear(record[at : at+4])
			}
		}
		for _, n := range dataForTraces {
			if at := funcSize + 4*(tables+n); n < data {
				copy(record[at:], "\xff\xff\xff\xff") // there is none
			}
		}
		offsets := []uint32{field(funcDepthTable)}
		for n := range tables {
			offsets = append(offsets, field(funcSize+4*n))
		}
		for _, offset := range offsets {
			if err := markTable(numbers, int(offset), used); err != nil {
				return err
			}
		}
	}
	for i := range numbers {
		if !used[i] {
			numbers[i] = 0
		}
	}
	return nil
}

// markTable marks the bytes of one number table: pairs of varints, a change of the value and one of the position, until
// a change of the value, other than the first, is 0.
func markTable(numbers []byte, offset int, used []bool) error {
	if offset == 0 {
		return nil
	}
	at := offset
	for first := true; ; first = false {
		change, n := binary.Uvarint(numbers[at:])
		if n <= 0 {
			return errors.New("a table of a function runs past the end")
		}
		at += n
		if change == 0 && !first {
			break
		}
		_, n = binary.Uvarint(numbers[at:])
		if n <= 0 {
			return errors.New("a table of a function runs past the end")
		}
		at += n
	}
	for i := offset; i < at; i++ {
		used[i] = true
	}
	return nil
}

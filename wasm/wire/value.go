// Package wire is the contract's outward form: the names and shapes in which buckets, states, scenarios, rows and traces
// cross into JavaScript, and the errors for values that have another shape. It knows no JavaScript: a Value is read from
// whatever holds it, so all of this runs, and is tested and fuzzed, natively.
package wire

import (
	"math"
	"strconv"
	"strings"

	"bucketplayground/engine"
)

// Type is what a Value is.
type Type int

// The types of a Value.
const (
	Absent  Type = iota // undefined, or no such field
	Number              // Float
	Text                // Str
	Object              // Keys, Get
	List                // Len, At, Floats
	Numbers             // a typed array: Len, Floats
	Other               // anything else; Describe says what
)

// Value is something that was given from outside. Reading it may fail, as a JavaScript getter may throw; the error says how.
type Value interface {
	Type() Type
	// Describe says in an error message what was given: `"abc"`, `null`, `a function`.
	Describe() string
	Float() float64
	Str() string
	Keys() ([]string, error)
	Get(name string) (Value, error)
	Len() (int, error)
	At(i int) (Value, error)
	// Floats gives all elements at once. Elements that are not numbers come as NaN.
	Floats() ([]float64, error)
	// Packed gives a typed array of unsigned whole numbers as it is, and nil for everything else.
	Packed() (engine.Packed, error)
}

// Codes of an engine.FieldError beside the engine's own.
const (
	CodeType     = "type"     // not of the type that is wanted there
	CodeMissing  = "missing"  // nothing where something has to be
	CodeField    = "field"    // a field that there is not
	CodeUnread   = "unread"   // reading it failed
	CodeInternal = "internal" // a fault of the engine
)

// Record becomes an object, its fields in this order. What goes out is made of Record, Rows, nil, bool, string, float64,
// []float64 and *engine.Column, of which the last two become typed arrays.
type Record []Field

// Field is one field of a Record.
type Field struct {
	Name  string
	Value any
}

// Rows becomes an array.
type Rows []any

// DescribeNumber says in an error message which number was given, as JavaScript writes it.
func DescribeNumber(x float64) string {
	if math.IsInf(x, 0) {
		return map[bool]string{true: "Infinity", false: "-Infinity"}[x > 0]
	}
	format := byte('f')
	if size := math.Abs(x); x != 0 && !(size >= 1e-6 && size < 1e21) {
		format = 'g'
	}
	return strconv.FormatFloat(x, format, -1, 64)
}

// DescribeText says in an error message which string was given, shortened where it is long.
func DescribeText(s string) string {
	const most = 60
	if len(s) > most {
		cut := most
		for cut > 0 && s[cut]&0xC0 == 0x80 { // not in the middle of a character
			cut--
		}
		s = s[:cut] + "…"
	}
	return strconv.Quote(s)
}

func refuse(code, path, want, got string) error {
	return &engine.FieldError{Code: code, Path: path, Want: want, Got: got}
}

// wrongType is the error for a value of the wrong type, or for none.
func wrongType(v Value, path, want string) error {
	if v.Type() == Absent {
		return refuse(CodeMissing, path, want, "nothing")
	}
	return refuse(CodeType, path, want, v.Describe())
}

func unread(path string, err error) error { return refuse(CodeUnread, path, "readable", err.Error()) }

// within puts the path of an engine's error where the object stands that was decoded; the engine itself calls it root.
func within(path, root string, err error) error {
	if e, ok := err.(*engine.FieldError); ok {
		e.Path = path + strings.TrimPrefix(e.Path, root)
	}
	return err
}

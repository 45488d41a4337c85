package wire

import (
	"cmp"
	"strconv"
	"time"

	"bucketplayground/engine"
)

// form is the shape of an object: its fields, each with what may stand in it.
type form []part

type part struct {
	_        [0]func() // never compared, so that no code is made for it
	name     string
	is       partType
	optional bool
	least    int64 // of a count
}

type partType byte

const (
	isCount partType = iota // a whole number from least to engine.MaxCount
	isTime                  // milliseconds; kept as nanoseconds
	isNanos                 // nanoseconds in decimal digits
	isUnits                 // a level in decimal digits
	isText                  // a string
	isPlain                 // anything, read by whoever asked
)

// read is an object that was read by its form: values and numbers in the form's order.
type read struct {
	path   string
	form   form
	values []Value
	counts []int64
	units  map[string]engine.Uint128
}

// object reads an object of a form. Fields that the form has not are refused: a typo is an error that lists those there are.
// name says where the object stands; inside is put before the names of its fields, empty for an argument itself.
func object(v Value, name, inside, want string, of form) (r read, err error) {
	if v.Type() != Object {
		return r, wrongType(v, name, want)
	}
	if inside != "" {
		inside += "."
	}
	r = read{inside, of, make([]Value, len(of)), make([]int64, len(of)), map[string]engine.Uint128{}}
	keys, err := v.Keys()
	if err != nil {
		return r, unread(name, err)
	}
	for _, key := range keys {
		if r.index(key) < 0 {
			return r, refuse(CodeField, inside+cmp.Or(key, `""`), "one of the fields "+of.names(), strconv.Quote(key))
		}
	}
	for i, p := range of {
		if r.values[i], err = v.Get(p.name); err != nil {
			return r, unread(inside+p.name, err)
		}
		if p.is == isPlain || p.optional && r.values[i].Type() == Absent {
			continue
		}
		if err = r.number(i, p); err != nil {
			return r, err
		}
	}
	return r, nil
}

func (of form) names() (list string) {
	for i, p := range of {
		if i > 0 {
			list += ", "
		}
		list += p.name
	}
	return list
}

func (r *read) index(name string) int {
	for i, p := range r.form {
		if p.name == name {
			return i
		}
	}
	return -1
}

// number reads the i-th field.
func (r *read) number(i int, p part) (err error) {
	v, path := r.values[i], r.path+p.name
	switch p.is {
	case isText:
		if v.Type() != Text {
			return wrongType(v, path, "a string")
		}
	case isCount:
		r.counts[i], err = wholeNumber(v, path, p.least)
	case isTime:
		r.counts[i], err = duration(v, path)
	default:
		const want = "a whole number in a string of decimal digits"
		if v.Type() != Text {
			return wrongType(v, path, want)
		}
		n, ok := engine.ParseUint128(v.Str())
		if !ok {
			return refuse(engine.CodeRange, path, want, v.Describe())
		}
		if p.is == isUnits {
			r.units[p.name] = n
			return nil
		}
		ns, fits := n.Uint64()
		if !fits || ns > uint64(engine.MaxTime) {
			return refuse(engine.CodeRange, path, "at most "+strconv.FormatInt(int64(engine.MaxTime), 10), n.String())
		}
		r.counts[i] = int64(ns)
	}
	return err
}

func wholeNumber(v Value, path string, least int64) (int64, error) {
	want := "a whole number from " + strconv.FormatInt(least, 10) + " to " + strconv.FormatInt(engine.MaxCount, 10)
	if v.Type() != Number {
		return 0, wrongType(v, path, want)
	}
	x := v.Float()
	if !(x >= float64(least) && x <= engine.MaxCount) || float64(int64(x)) != x {
		return 0, refuse(engine.CodeRange, path, want, v.Describe())
	}
	return int64(x), nil
}

const wantMillis = "a number of milliseconds from 0 to 9000000000000"

func duration(v Value, path string) (int64, error) {
	if v.Type() != Number {
		return 0, wrongType(v, path, wantMillis)
	}
	d, ok := engine.FromMilliseconds(v.Float())
	if !ok {
		return 0, refuse(engine.CodeRange, path, wantMillis, v.Describe())
	}
	return int64(d), nil
}

// given tells whether there is such a field.
func (r *read) given(name string) bool { return r.value(name).Type() != Absent }

func (r *read) value(name string) Value { return r.values[r.index(name)] }

// count is a field of type isCount, 0 if left out.
func (r *read) count(name string) int64 {
	if i := r.index(name); i >= 0 {
		return r.counts[i]
	}
	return 0
}

// time is a field of type isTime or isNanos, 0 if left out.
func (r *read) time(name string) time.Duration { return time.Duration(r.count(name)) }

// flag is an optional true or false.
func (r *read) flag(name string) (bool, error) {
	switch v := r.value(name); v.Describe() {
	case "true":
		return true, nil
	case "false":
		return false, nil
	default:
		if v.Type() == Absent {
			return false, nil
		}
		return false, wrongType(v, r.path+name, "true or false")
	}
}

// positive refuses a time that is given as 0, where 0 inside the engine stands for one that is left out.
func (r *read) positive(name string) error {
	if v := r.value(name); v.Type() != Absent && r.count(name) == 0 {
		return refuse(engine.CodeRange, r.path+name, "more than 0 ms (at least a nanosecond), or left out", v.Describe())
	}
	return nil
}

// text is a field of type isText, empty if left out.
func (r *read) text(name string) string {
	if !r.given(name) {
		return "" // undefined has a spelling of its own in JavaScript
	}
	return r.value(name).Str()
}

// length is that of an array or typed array, before anything in it is read: a list may claim any length.
func length(v Value, path string, most int) (int, error) {
	n, err := v.Len()
	if err != nil {
		return 0, unread(path, err)
	}
	if n > most {
		return 0, refuse(engine.CodeSize, path, "at most "+strconv.Itoa(most)+" long", strconv.Itoa(n))
	}
	return n, nil
}

// items reads an array, one item after the other.
func items(v Value, path, want string, most int, each func(v Value, path string) error) error {
	if v.Type() != List {
		return wrongType(v, path, want)
	}
	n, err := length(v, path, most)
	if err != nil {
		return err
	}
	for i := range n {
		place := path + "[" + strconv.Itoa(i) + "]"
		item, err := v.At(i)
		if err != nil {
			return unread(place, err)
		}
		if err := each(item, place); err != nil {
			return err
		}
	}
	return nil
}

// list reads an array of objects of a form.
func list(v Value, path, want string, most int, of form, each func(item read) error) error {
	return items(v, path, want, most, func(v Value, place string) error {
		r, err := object(v, place, place, "an object {"+of.names()+"}", of)
		if err != nil {
			return err
		}
		return each(r)
	})
}

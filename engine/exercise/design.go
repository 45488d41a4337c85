package exercise

import (
	"strconv"
	"time"

	"bucketplayground/engine"
)

// Design is the task to find a set-up that does what is wanted. The question's bucket is the one as it is, which does not.
type Design struct {
	// Fields are those of the bucket that are to be found.
	Fields []Range
	Meet   []Condition
	// Choose is Smallest or Largest, for a single field, or empty where every set-up that meets the conditions is right.
	Choose Choose
}

// Choose is which of the set-ups that meet the conditions is wanted.
type Choose string

// The choices there are.
const (
	Smallest Choose = "smallest"
	Largest  Choose = "largest"
)

// Range is the values from Low to High, both included, by Step (0 means 1), of a field of a bucket or of a story; times are
// in nanoseconds.
type Range struct {
	Field           string
	Low, High, Step int64
}

func (r Range) step() int64 { return max(r.Step, 1) }

// values is how many there are.
func (r Range) values() int64 { return (r.High-r.Low)/r.step() + 1 }

// Condition is what a figure has to be, at a moment of the story or, with At 0, over all of it.
type Condition struct {
	Figure string
	At     int
	Is     Comparison
	Amount engine.Amount // in the engine's own unit
}

// Comparison is how a figure and an amount have to stand to each other.
type Comparison string

// The comparisons.
const (
	Most  Comparison = "most"
	Least Comparison = "least"
	Is    Comparison = "is"
)

// Judged is a condition and what it looks like with some bucket.
type Judged struct {
	Condition
	Got engine.Field
	Met bool
}

// maxDesigns is how many set-ups a task may make the engine try, counted in steps of the story.
const maxDesigns = 20_000

// designFields are the fields that can be asked for.
const designFields = `"capacity", "refill", "drain", "initial", "everyMs" or "timeoutMs"`

func (q *Question) prepareDesign() error {
	d := q.Design
	steps := max(len(q.Story), 1)
	if len(d.Fields) == 0 || len(d.Meet) == 0 {
		return refuse(engine.CodeSize, "design", "at least one field and one condition", "none")
	}
	q.Parts = nil
	for i, r := range d.Fields {
		place := "design.fields[" + strconv.Itoa(i) + "]"
		b := q.Bucket
		if setField(&b, r.Field, r.Low) == nil {
			return refuse(engine.CodeUnknown, place, designFields, strconv.Quote(r.Field))
		}
		if _, err := b.Normal(); err != nil {
			return err
		}
		if r.Low > r.High || r.values() > int64(maxDesigns/steps) {
			return refuse(engine.CodeSize, "design.within."+r.Field, "at least one and at most "+strconv.Itoa(maxDesigns/steps)+" values to try for a story of this length", strconv.FormatInt(r.values(), 10))
		}
		steps *= int(r.values())
		q.Parts = append(q.Parts, Part{ID: r.Field, Ask: r.Field})
	}
	if d.Choose != "" && (len(d.Fields) != 1 || isTime(d.Fields[0].Field) || d.Choose != Smallest && d.Choose != Largest) {
		return refuse(engine.CodeUnknown, "design.choose", `"smallest" or "largest", for a single count`, strconv.Quote(string(d.Choose)))
	}
	met, _, err := q.meets(q.Bucket)
	if err != nil {
		return err
	}
	if met {
		return refuse(engine.CodeUnknown, "design.meet", "conditions that the bucket as it is does not meet", "only such that it meets")
	}
	best, err := q.bestDesign("")
	if err != nil {
		return err
	}
	if best[0].None {
		return refuse(engine.CodeUnknown, "design.meet", "conditions that a set-up within the ranges meets", "conditions that none meets")
	}
	return q.checkEnd()
}

// checkEnd sees to it that the smallest or largest set-up is not just the end of the range.
func (q *Question) checkEnd() error {
	if q.Design.Choose == "" {
		return nil
	}
	r := q.Design.Fields[0]
	beyond := r.Low - 1
	if q.Design.Choose == Largest {
		beyond = r.High + 1
	}
	b := q.Bucket
	if _, err := setField(&b, r.Field, beyond).Normal(); err != nil {
		return nil // there are no further ones
	}
	met, _, err := q.meets(b)
	if err == nil && met {
		return refuse(engine.CodeRange, "design.within."+r.Field, "a range with the "+string(q.Design.Choose)+" in it", strconv.FormatInt(beyond, 10)+" beyond it, which meets the conditions too")
	}
	return err
}

// setField sets a field of a bucket, given as it is answered or in nanoseconds, and gives the bucket; nil where there is
// no such field.
func setField(b *engine.Bucket, name string, value int64) *engine.Bucket {
	switch name {
	case "capacity":
		if b.Initial == b.Capacity {
			b.Initial = value // it starts full, whatever its size
		}
		b.Capacity, b.Initial = value, min(b.Initial, value)
	case "refill":
		b.Refill = value
	case "drain":
		b.Drain = value
	case "initial":
		b.Initial, b.StartsWith = value, true
	case "everyMs":
		b.Every = time.Duration(value)
	case "timeoutMs":
		b.Timeout = time.Duration(value)
	default:
		return nil
	}
	return b
}

// meets judges a bucket by running it.
func (q *Question) meets(b engine.Bucket) (met bool, all []Judged, err error) {
	rows, err := happen(b, q.Story)
	if err != nil {
		return false, nil, err
	}
	met = true
	for i := range q.Design.Meet {
		j, err := q.judgeCondition(b, rows, i)
		if err != nil {
			return false, nil, err
		}
		met = met && j.Met
		all = append(all, j)
	}
	return met, all, nil
}

// does tells whether a bucket meets all conditions, and stops at the first that it does not.
// rows is room for those of the story.
func (q *Question) does(b engine.Bucket, rows []engine.Row) (bool, error) {
	if err := happenInto(rows, b, q.Story); err != nil {
		return false, err
	}
	for i := range q.Design.Meet {
		if j, err := q.judgeCondition(b, rows, i); err != nil || !j.Met {
			return false, err
		}
	}
	return true, nil
}

func (q *Question) judgeCondition(b engine.Bucket, rows []engine.Row, i int) (j Judged, err error) {
	c := q.Design.Meet[i]
	place := "design.meet[" + strconv.Itoa(i) + "]"
	if c.At > len(rows) {
		return j, refuse(engine.CodeRange, place+".at", "a step of the story, 1 to "+strconv.Itoa(len(rows)), strconv.Itoa(c.At))
	}
	if c.At > 0 {
		rows = rows[c.At-1 : c.At]
	}
	one := Question{Bucket: b}
	one.Bucket.Flaw = ""
	got, err := one.figure(b.Flaw, rows, c.Figure)
	if e, ok := err.(*engine.FieldError); ok {
		e.Path = place + ".figure"
	}
	return Judged{c, got, c.holds(got)}, err
}

// holds tells whether a figure is as wanted. A wait that there is not (nobody waited) is no longer than any.
func (c Condition) holds(f engine.Field) bool {
	switch {
	case f.None:
		return c.Is == Most && isLongest(c.Figure) && c.Figure != "retryAfterMs"
	case c.Is == Most:
		return !c.Amount.Less(f.Value)
	case c.Is == Least:
		return !f.Value.Less(c.Amount)
	}
	return equal(f.Value, c.Amount)
}

// bestDesign is the set-up that is right by a rule: the first within the ranges that meets the conditions, or the last.
// Its values are none where there is no such set-up.
func (q *Question) bestDesign(flaw engine.Flaw) (values []Value, err error) {
	d := q.Design
	at := make([]int64, len(d.Fields))
	for i, r := range d.Fields {
		at[i] = r.Low
		if d.Choose == Largest {
			at[i] = r.High
		}
	}
	direction := int64(1)
	if d.Choose == Largest {
		direction = -1
	}
	rows := make([]engine.Row, len(q.Story))
	for {
		b := q.Bucket
		b.Flaw = flaw
		for i, r := range d.Fields {
			setField(&b, r.Field, at[i])
		}
		met, err := q.does(b, rows)
		if err != nil {
			return nil, err
		}
		if met {
			for i, r := range d.Fields {
				values = append(values, fieldValue(r.Field, at[i]))
			}
			return values, nil
		}
		if !advance(at, d.Fields, direction) {
			break
		}
	}
	for range d.Fields {
		values = append(values, Value{None: true})
	}
	return values, nil
}

// advance goes to the next combination of values, the last field first; false if there is none.
func advance(at []int64, fields []Range, direction int64) bool {
	for i := len(at) - 1; i >= 0; i-- {
		if at[i] += direction * fields[i].step(); at[i] >= fields[i].Low && at[i] <= fields[i].High {
			return true
		}
		at[i] = fields[i].Low
	}
	return false
}

// fieldValue is the value of a field as it is answered, times in seconds.
func fieldValue(field string, value int64) Value {
	per := uint64(1)
	if isTime(field) {
		per = uint64(time.Second)
	}
	return Value{Amount: engine.Ratio(engine.Product(uint64(value), 1), per), figure: engine.Ratio(engine.Product(uint64(value), 1), max(per/1000, 1))}
}

package exercise

// SlipKind is how a right number came to stand in the wrong place.
type SlipKind string

// The slips.
const (
	Swapped SlipKind = "swapped" // two answers, each in the other's place
	Total   SlipKind = "total"   // the total so far where the moment was asked
	OneStep SlipKind = "step"    // the last step where the total was asked
)

// Slip is a right number in a wrong place.
type Slip struct {
	Kind  SlipKind
	Parts []int
}

// slip looks for one among the wrong parts.
func (q *Question) slip(given []PartResult, right *solved) *Slip {
	for i := range given {
		if given[i].Verdict != Wrong || !given[i].Numeric {
			continue
		}
		for j := i + 1; j < len(given); j++ {
			if given[j].Verdict == Wrong && given[j].Numeric && q.Unit(q.Parts[i]) == q.Unit(q.Parts[j]) &&
				given[i].Read.Is(right.values[j].Amount) && given[j].Read.Is(right.values[i].Amount) {
				return &Slip{Swapped, []int{i, j}}
			}
		}
		if kind := q.otherSpan(i, given[i].Read, right); kind != "" {
			return &Slip{kind, []int{i}}
		}
	}
	return nil
}

// otherSpan tells whether a number is the figure of another span of the story than was asked: all of it up to the moment,
// or its last step alone.
func (q *Question) otherSpan(part int, n Number, right *solved) SlipKind {
	p := q.Parts[part]
	if p.Row > 0 || q.Design != nil || len(q.Story) < 2 || isLevel(p.Ask) {
		return ""
	}
	rows, kind := right.rows[0], OneStep
	if q.At > 0 {
		rows, kind = rows[:q.At], Total
	} else {
		rows = rows[len(rows)-1:]
	}
	f, err := total(rows, p.Ask)
	if err != nil || f.None || !n.Is(q.asAnswered(p, f.Value)) {
		return ""
	}
	return kind
}

package exercise

import "bucketplayground/engine"

// DesignResult is what became of a set-up that somebody designed.
type DesignResult struct {
	Bucket     engine.Bucket
	Conditions []Judged
	Met        bool
	// Extreme is, where the smallest or largest was wanted, whether it is.
	Extreme bool
}

// Problem is why a set-up can't have a value.
type Problem string

// The problems. A count is a whole number; every field has its range; seconds are no capacity.
const (
	NotWhole   Problem = "whole"
	OutOfRange Problem = "range"
	OtherUnit  Problem = "unit"
)

// checkDesign judges a set-up by running it: every one that does what is wanted is right. The parts stand or fall together;
// until all are there, they stand open. The result is nil where there is no set-up to judge.
func (q *Question) checkDesign(parts []PartResult, best []Value) (*DesignResult, error) {
	b := q.Bucket
	open, bad := false, false
	for i, r := range q.Design.Fields {
		p := &parts[i]
		if !p.Numeric {
			open = true
			continue
		}
		if p.misfit {
			p.Verdict, p.Problem, bad = Wrong, OtherUnit, true
			continue
		}
		value, ok := p.Read.fieldValue(r.Field)
		if !ok {
			p.Verdict, p.Problem, bad = Wrong, NotWhole, true
			continue
		}
		alone := q.Bucket
		setField(&alone, r.Field, value)
		if normal, err := alone.Normal(); err != nil || isTime(r.Field) && value == 0 || normal.Capacity == 0 {
			p.Verdict, p.Problem, bad = Wrong, OutOfRange, true
			continue
		}
		setField(&b, r.Field, value)
	}
	if open || bad {
		for i := range parts {
			if parts[i].Numeric && parts[i].Problem == "" {
				parts[i].Verdict = Unanswered
			}
		}
		return nil, nil
	}
	met, conditions, err := q.meets(b)
	if err != nil {
		return nil, err
	}
	result := &DesignResult{Bucket: b, Conditions: conditions, Met: met, Extreme: true}
	if q.Design.Choose != "" {
		result.Extreme = parts[0].Read.Is(best[0].Amount)
	}
	for i := range parts {
		parts[i].Verdict = Wrong
		if met && result.Extreme {
			parts[i].Verdict, parts[i].Meant = Right, ""
		}
	}
	return result, nil
}

// solvedDesign adds what the bucket of the solution does.
func (q *Question) solvedDesign(s *Solution) (err error) {
	b := q.Bucket
	for i, r := range q.Design.Fields {
		value, _ := numberOf(s.Values[i].Amount).fieldValue(r.Field)
		setField(&b, r.Field, value)
	}
	if _, s.Conditions, err = q.meets(b); err != nil {
		return err
	}
	s.Rows, err = happen(b, q.Story)
	return err
}

// numberOf is an amount as a number; those of set-ups always fit.
func numberOf(a engine.Amount) Number {
	whole, _ := a.Whole()
	num, den := a.Fraction()
	part := number(num, den)
	return number(whole*part.den+part.num, part.den)
}

// fieldValue is a number as the value of a field, times in nanoseconds; ok is false where it is not a whole one.
func (n Number) fieldValue(field string) (value int64, ok bool) {
	if isTime(field) {
		if n, ok = n.times(1_000_000_000, 1); !ok {
			return 0, false
		}
	}
	const most = 1 << 62
	if n.den != 1 || n.num > most {
		return 0, false
	}
	if n.negative {
		return -int64(n.num), true
	}
	return int64(n.num), true
}

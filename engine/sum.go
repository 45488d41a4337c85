package engine

import "strconv"

// Sum is several kinds of traffic at once. At the same instant the earlier in the list arrives first.
type Sum []Traffic

func (s Sum) check(r *rules) error {
	for i, t := range s {
		if err := t.check(r); err != nil {
			if e, ok := err.(*FieldError); ok {
				if _, pattern := t.(Pattern); pattern {
					e.Path = "traffic[" + strconv.Itoa(i) + "]." + e.Path
				}
			}
			return err
		}
	}
	return nil
}

func (s Sum) last() (at uint64, ok bool) {
	for _, t := range s {
		if last, some := t.last(); some {
			at, ok = max(at, last), true
		}
	}
	return at, ok
}

func (s Sum) source(from uint64) source {
	m := &mergedSource{}
	for _, t := range s {
		m.sources = append(m.sources, t.source(from))
	}
	m.left = make([][]Arrival, len(m.sources))
	for i := range m.sources {
		m.left[i] = m.sources[i].next()
	}
	return m
}

// mergedSource merges sources by time.
type mergedSource struct {
	sources []source
	left    [][]Arrival
	block   [256]Arrival
}

func (m *mergedSource) next() []Arrival {
	n := 0
	for n < len(m.block) {
		first := -1
		for i, left := range m.left {
			if len(left) > 0 && (first < 0 || left[0].At < m.left[first][0].At) {
				first = i
			}
		}
		if first < 0 {
			break
		}
		m.block[n] = m.left[first][0]
		n++
		if m.left[first] = m.left[first][1:]; len(m.left[first]) == 0 {
			m.left[first] = m.sources[first].next()
		}
	}
	return m.block[:n]
}

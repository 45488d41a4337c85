package wire

// Putting records together field by field. The calls are not inlined for the size of the program, of which they would be a
// large part.

//go:noinline
func (r *Record) add(name string, value any) { *r = append(*r, Field{name, value}) }

//go:noinline
func (r *Record) text(name, value string) { r.add(name, value) }

//go:noinline
func (r *Record) number(name string, value float64) { r.add(name, value) }

//go:noinline
func (r *Record) count(name string, n int) { r.number(name, float64(n)) }

//go:noinline
func (r *Record) flag(name string, value bool) { r.add(name, value) }

//go:noinline
func (r *Record) rows(name string, rows Rows) { r.add(name, rows) }

//go:noinline
func (r *Record) record(name string, record Record) { r.add(name, record) }

//go:noinline
func (all *Rows) add(record Record) { *all = append(*all, record) }

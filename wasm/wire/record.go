package wire

// Putting records together field by field.

func (r *Record) add(name string, value any) { *r = append(*r, Field{name, value}) }

func (r *Record) text(name, value string) { r.add(name, value) }

func (r *Record) number(name string, value float64) { r.add(name, value) }

func (r *Record) count(name string, n int) { r.number(name, float64(n)) }

func (r *Record) flag(name string, value bool) { r.add(name, value) }

func (r *Record) rows(name string, rows Rows) { r.add(name, rows) }

func (r *Record) record(name string, record Record) { r.add(name, record) }

func (all *Rows) add(record Record) { *all = append(*all, record) }

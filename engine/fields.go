package engine

// Field is one figure of a row or a summary under the name that the contract gives it, so that those who show or ask
// for figures by name need no list of their own. Times are in milliseconds.
type Field struct {
	Name  string
	Value Amount
	None  bool // there is no such figure: nothing was queued, or it would never be
}

// count is a whole figure. Kept out of line for a smaller download, like mul.
//
//go:noinline
func count(name string, n int64) Field {
	return Field{Name: name, Value: Amount{units: whole(uint64(n))}}
}

// millis is a time. Kept out of line for a smaller download, like mul.
//
//go:noinline
func millis(name string, w Wait) Field {
	if w.IsNone() {
		return Field{Name: name, None: true}
	}
	return Field{Name: name, Value: Amount{w.ns, nanosPerMilli}}
}

// Fields gives the row's figures in the contract's order.
func (r Row) Fields() []Field { return r.appendFields(make([]Field, 0, mostFields)) }

// Field gives one of the row's figures; ok is false if this kind of bucket has none of the name.
func (r Row) Field(name string) (f Field, ok bool) {
	var all [mostFields]Field
	for _, f := range r.appendFields(all[:0]) {
		if f.Name == name {
			return f, true
		}
	}
	return f, false
}

const mostFields = 12

func (r Row) appendFields(f []Field) []Field {
	f = append(f, millis("atMs", Wait{whole(uint64(r.At))}), count("requests", r.Requests))
	switch r.Kind() {
	case Token:
		f = append(f, Field{Name: "refilled", Value: r.Refilled()}, Field{Name: "spilled", Value: r.Spilled()},
			count("accepted", r.Accepted), count("rejected", r.Rejected), Field{Name: "tokens", Value: r.Tokens()})
	case Meter:
		f = append(f, count("accepted", r.Accepted), count("rejected", r.Rejected), Field{Name: "level", Value: r.Level()})
	default:
		waits := r.turns.waits(r.rules)
		f = append(f, count("processed", r.Processed), count("expired", r.Expired), count("queued", r.Queued),
			count("dropped", r.Dropped), count("queue", r.Queue),
			millis("firstStartInMs", waits.firstStart), millis("lastStartInMs", waits.lastStart),
			millis("firstDoneInMs", waits.firstDone), millis("lastDoneInMs", waits.lastDone))
	}
	return append(f, millis("retryAfterMs", r.RetryAfter))
}

package engine

import "strconv"

const (
	// MaxThreads is the end of the threads of a Race.
	MaxThreads = 400
	// MaxRaceTokens is the end of what they can share.
	MaxRaceTokens = 1_000_000
)

// Race is several threads that each want one token of a count that all of them share. A thread first reads the count, then
// decides by its copy whether it may pass, and then writes the copy less one; other threads may come in between. With
// Atomic all three are one instruction, which nothing comes between.
type Race struct {
	Tokens  int64 // 0 to MaxRaceTokens
	Threads int64 // 1 to MaxThreads, numbered from 0
	Atomic  bool
	// Order is the threads that carry out an instruction, one after the other.
	Order []int64
	// Together, in place of Order, lets so many threads at a time go through all of their instructions side by side, so that
	// none of them writes before all have read. 1 to Threads.
	Together int64
}

// Instruction is what a thread carries out next.
type Instruction string

const (
	ReadCount  Instruction = "read"   // the copy is the shared count
	Decide     Instruction = "decide" // with a copy of at least 1 it may pass, else it is rejected
	WriteCount Instruction = "write"  // the shared count is the copy less one, and the thread is accepted
	Take       Instruction = "take"   // all of it at once
	Done       Instruction = "done"   // nothing, it is through
)

// Thread is how far a thread has come.
type Thread struct {
	Next    Instruction
	Copy    int64
	HasCopy bool    // it has read
	Outcome Outcome // Accepted or Rejected, once it is Done
}

// Raced is how things stand after a race.
type Raced struct {
	Shared             int64
	Accepted, Rejected int64
	Threads            []Thread
}

// Run carries the instructions out.
func (r Race) Run() (Raced, error) {
	if err := checkRange("tokens", r.Tokens, 0, MaxRaceTokens); err != nil {
		return Raced{}, err
	}
	if err := checkRange("threads", r.Threads, 1, MaxThreads); err != nil {
		return Raced{}, err
	}
	race := Raced{Shared: r.Tokens, Threads: make([]Thread, r.Threads)}
	for i := range race.Threads {
		race.Threads[i].Next = ReadCount
		if r.Atomic {
			race.Threads[i].Next = Take
		}
	}
	if r.Together != 0 {
		if r.Order != nil {
			return Raced{}, &FieldError{CodeKind, "together", "left out where there is an order", strconv.FormatInt(r.Together, 10)}
		}
		if err := checkRange("together", r.Together, 1, r.Threads); err != nil {
			return Raced{}, err
		}
		race.inGroups(int(r.Together))
	}
	for i, n := range r.Order {
		path := "order[" + strconv.Itoa(i) + "]"
		if err := checkRange(path, n, 0, r.Threads-1); err != nil {
			return Raced{}, err
		}
		if race.Threads[n].Next == Done {
			return Raced{}, &FieldError{CodeOrder, path, "a thread that is not done yet", strconv.FormatInt(n, 10)}
		}
		race.instruct(&race.Threads[n])
	}
	return race, nil
}

// inGroups lets groups of threads go through instruction after instruction, each group until it is done.
func (r *Raced) inGroups(size int) {
	for left := r.Threads; len(left) > 0; left = left[min(size, len(left)):] {
		for running := true; running; {
			running = false
			for i := range min(size, len(left)) {
				if left[i].Next != Done {
					r.instruct(&left[i])
					running = true
				}
			}
		}
	}
}

// instruct carries out a thread's next instruction.
func (r *Raced) instruct(t *Thread) {
	switch t.Next {
	case ReadCount:
		t.Copy, t.HasCopy, t.Next = r.Shared, true, Decide
	case Decide:
		if t.Copy >= 1 {
			t.Next = WriteCount
		} else {
			r.end(t, Rejected)
		}
	case WriteCount:
		r.Shared = t.Copy - 1
		r.end(t, Accepted)
	case Take:
		if r.Shared < 1 {
			r.end(t, Rejected)
			return
		}
		r.Shared--
		r.end(t, Accepted)
	}
}

func (r *Raced) end(t *Thread, outcome Outcome) {
	t.Next, t.Outcome = Done, outcome
	if outcome == Accepted {
		r.Accepted++
	} else {
		r.Rejected++
	}
}

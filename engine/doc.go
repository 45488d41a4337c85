// Package engine runs token buckets and leaky buckets exactly: no clock, no randomness of its own, no floating point in its
// state. The same input gives the same output, to the bit, on every platform.
//
// # The three buckets
//
// A token bucket (Kind Token) holds at most Capacity tokens. Refill tokens come every Every: together at the whole
// multiples of Every with Interval pacing, or continuously, fractions kept, with Steady pacing. A request spends one. Of n
// requests at once min(n, whole tokens) are accepted and the rest rejected; a rejection costs nothing. What the cap turns
// away is counted as Spilled.
//
// A leaky bucket (Kind Leaky) is a queue of at most Capacity places, first in, first out, on a server with a constant rate of
// Drain every Every. With Steady pacing the server does one request at a time, each in Every ÷ Drain, and the one being
// processed takes a place; with Interval pacing up to Drain requests leave together at each multiple of Every. Of n at
// once as many as fit are queued, the rest dropped. A request whose processing would start later than Timeout after its
// arrival leaves at that moment, keeps its place until then, and is never processed.
//
// A meter (Kind Meter) is the other thing that is called a leaky bucket: each request raises a level that leaks away; of n at
// once as many as fit whole under Capacity are accepted. GCRA computes the same.
//
// # Units, ranges and order
//
// Counts are whole numbers up to MaxCount, times are a time.Duration from the bucket's start, t = 0, up to MaxTime.
// Inside, a level is counted in units of which Every make one token or request (with Interval pacing one does), so that what
// flows in a nanosecond is a whole number of units; products take 128 bits and never wrap. A wait that is no whole number of
// nanoseconds is rounded up: whoever waits that long is served.
//
// Within one instant completions and expiries come first, then refills, then arrivals.
//
// # Using it
//
// Start gives a State, State.Step lets time pass and requests arrive and gives a Row; a State is a value, and copying it copies
// the bucket. Run makes a whole Scenario at once and gives its rows as columns; NewRunner does so page by page. Traffic is
// a list of Arrivals, a Series of them in two lists, Rounds, a generated Pattern, or a Sum of these. A Bucket may run with one
// deliberately wrong rule, a Flaw, and FirstDifference finds the step at which two rules part. Beside the buckets there are
// threads that share a count (Race), clients that come back to a bucket (Retries), and a work queue with workers (Pool).
//
// Every error is a *FieldError, which names the field, what is allowed there, and what was given.
package engine

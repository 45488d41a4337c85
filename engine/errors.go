package engine

import "strconv"

// FieldError says which given value is wrong, what is allowed there, and what was given. It is what every function of
// this package returns for bad input; the bucket it was given to is as before.
type FieldError struct {
	// Code is what went wrong, for programs and translations.
	Code string
	// Path names the field as the JSON forms do, such as "bucket.capacity" or "arrivals[3].atMs".
	Path string
	// Want and Got complete the sentence "Path must be Want, got Got".
	Want, Got string
}

func (e *FieldError) Error() string { return e.Path + " must be " + e.Want + ", got " + e.Got }

// The codes of a FieldError.
const (
	CodeRange   = "range"   // a number outside of its range
	CodeUnknown = "unknown" // a name that is not one of those there are
	CodeOrder   = "order"   // a time before the one it must not precede
	CodeKind    = "kind"    // a field that this kind of bucket or traffic does not have
	CodeSize    = "size"    // more than there is room for
)

func rangeError(path, want string, got int64) error {
	return &FieldError{CodeRange, path, want, strconv.FormatInt(got, 10)}
}

func checkRange(path string, got, least, most int64) error {
	if got < least || got > most {
		return rangeError(path, "a whole number from "+strconv.FormatInt(least, 10)+" to "+strconv.FormatInt(most, 10), got)
	}
	return nil
}

// formatMillis writes nanoseconds as milliseconds, exactly: "1500", "0.000001".
func formatMillis(ns int64) string {
	sign := ""
	magnitude := uint64(ns)
	if ns < 0 {
		sign, magnitude = "-", -magnitude
	}
	text := sign + strconv.FormatUint(magnitude/nanosPerMilli, 10)
	if rest := magnitude % nanosPerMilli; rest != 0 {
		fraction := strconv.FormatUint(nanosPerMilli+rest, 10)[1:]
		for fraction[len(fraction)-1] == '0' {
			fraction = fraction[:len(fraction)-1]
		}
		text += "." + fraction
	}
	return text
}

func checkTime(path string, got, least int64, want string) error {
	if got < least || got > int64(MaxTime) {
		return &FieldError{CodeRange, path, want + " and at most " + formatMillis(int64(MaxTime)) + " ms", formatMillis(got) + " ms"}
	}
	return nil
}

package wire

import (
	"math"
	"strconv"
	"time"

	"bucketplayground/engine"
)

const (
	// MaxArrivalObjects is the end of arrivals given as an array of objects, each of which has to be read by itself.
	MaxArrivalObjects = 1_000_000
	// MaxRounds is the end of rounds, which are copied in one piece.
	MaxRounds = 50_000_000
)

var (
	scenarioForm = form{{name: "bucket", is: isPlain}, {name: "arrivals", is: isPlain}, {name: "rounds", is: isPlain},
		{name: "roundMs", is: isTime, optional: true}, {name: "fromMs", is: isTime, optional: true},
		{name: "untilMs", is: isTime, optional: true}, {name: "rowEveryMs", is: isTime, optional: true}}
	arrivalForm = form{{name: "atMs", is: isTime}, {name: "requests"}}
)

// Run reads a scenario and gives its trace.
func Run(scenario Value) (any, error) {
	r, err := object(scenario, "scenario", "", "an object {bucket, arrivals or rounds, …}", scenarioForm)
	if err != nil {
		return nil, err
	}
	sc := engine.Scenario{From: r.time("fromMs"), Until: r.time("untilMs"), RowEvery: r.time("rowEveryMs")}
	if sc.Bucket, err = Bucket(r.value("bucket"), "bucket"); err != nil {
		return nil, err
	}
	for _, name := range []string{"roundMs", "untilMs", "rowEveryMs"} {
		if err := r.positive(name); err != nil {
			return nil, err
		}
	}
	if sc.Traffic, err = r.traffic(); err != nil {
		return nil, err
	}
	trace, err := engine.Run(sc)
	if err != nil {
		return nil, err
	}
	return writeTrace(trace), nil
}

func (r *read) traffic() (engine.Traffic, error) {
	arrivals, rounds := r.value("arrivals"), r.value("rounds")
	if rounds.Type() != Absent {
		if arrivals.Type() != Absent {
			return nil, refuse(engine.CodeKind, "rounds", "left out where there are arrivals", rounds.Describe())
		}
		requests, err := counts(rounds, "rounds")
		return engine.Rounds{Every: r.time("roundMs"), Requests: requests}, err
	}
	if r.given("roundMs") {
		return nil, refuse(engine.CodeKind, "roundMs", "left out where there are no rounds", r.value("roundMs").Describe())
	}
	var all engine.Arrivals
	err := list(arrivals, "arrivals", "an array of objects {atMs, requests} (or give rounds)", MaxArrivalObjects, arrivalForm,
		func(item read) error {
			all = append(all, engine.Arrival{At: item.time("atMs"), Requests: item.count("requests")})
			return nil
		})
	return all, err
}

// counts reads a list of counts, an array or a typed array.
func counts(v Value, path string) ([]int64, error) {
	if v.Type() != List && v.Type() != Numbers {
		return nil, wrongType(v, path, "an array of numbers, or a typed array")
	}
	if _, err := length(v, path, MaxRounds); err != nil {
		return nil, err
	}
	given, err := v.Floats()
	if err != nil {
		return nil, unread(path, err)
	}
	numbers := make([]int64, len(given))
	for i, x := range given {
		if numbers[i] = int64(x); !(x >= 0 && x <= engine.MaxCount) || float64(numbers[i]) != x {
			return nil, wrongCount(v, path+"["+strconv.Itoa(i)+"]", i, x)
		}
	}
	return numbers, nil
}

func wrongCount(v Value, path string, i int, x float64) error {
	if math.IsNaN(x) && v.Type() == List { // it may be no number at all
		item, err := v.At(i)
		if err != nil {
			return unread(path, err)
		}
		_, err = wholeNumber(item, path, 0)
		return err
	}
	return refuse(engine.CodeRange, path, "a whole number from 0 to "+strconv.Itoa(engine.MaxCount), DescribeNumber(x))
}

func writeTrace(t *engine.Trace) Record {
	starts := make([]float64, t.Rows)
	for i := range starts {
		starts[i] = engine.Milliseconds(t.From + time.Duration(i)*t.RowEvery)
	}
	columns := Record{{"atMs", starts}}
	for _, c := range t.Columns {
		columns = append(columns, Field{c.Name, c.Column})
	}
	return Record{{"rows", float64(t.Rows)}, {"columns", columns}, {"summary", writeFields(t.Summary.Fields())}}
}

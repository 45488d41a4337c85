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
	// maxPatterns is the end of the patterns summed in one run.
	maxPatterns = 100
)

var (
	scenarioForm = form{{name: "bucket", is: isPlain}, {name: "state", is: isPlain}, {name: "arrivals", is: isPlain}, {name: "traffic", is: isPlain},
		{name: "rounds", is: isPlain}, {name: "roundMs", is: isTime, optional: true}, {name: "fromMs", is: isTime, optional: true},
		{name: "untilMs", is: isTime, optional: true}, {name: "rowEveryMs", is: isTime, optional: true}, {name: "detail", is: isPlain}}
	arrivalForm = form{{name: "atMs", is: isTime}, {name: "requests"}, {name: "cost", optional: true, least: 1}, {name: "client", optional: true}}
	columnsForm = form{{name: "atMs", is: isPlain}, {name: "requests", is: isPlain}}
	patternForm = form{{name: "pattern", is: isText}, {name: "requests"}, {name: "everyMs", is: isTime}, {name: "fromMs", is: isTime, optional: true},
		{name: "untilMs", is: isTime}, {name: "onMs", is: isTime, optional: true}, {name: "offMs", is: isTime, optional: true},
		{name: "toRequests", optional: true}, {name: "seed", optional: true}, {name: "cost", optional: true, least: 1}, {name: "client", optional: true}}
)

// Columns is where the rows of a trace go, page by page. The first column is always the time at which a row starts.
type Columns interface {
	// Open is told which run it is, and tells how many rows it takes at a time.
	Open(run *engine.Runner) (rowsPerPage int, err error)
	Add(page *engine.Trace) error
	// Value is what becomes of them in the result.
	Value() any
}

// Run reads a scenario and gives its trace, its rows in columns.
func Run(scenario Value, columns Columns) (any, error) {
	sc, err := readScenario(scenario)
	if err != nil {
		return nil, err
	}
	runner, err := engine.NewRunner(sc)
	if err != nil {
		return nil, err
	}
	rowsPerPage, err := columns.Open(runner)
	if err != nil {
		return nil, err
	}
	var r Record
	err = runner.Run(rowsPerPage, func(page *engine.Trace) error {
		if err := columns.Add(page); err != nil {
			return err
		}
		if !page.Last {
			return nil
		}
		r = Record{{"rows", float64(runner.Rows())}, {"columns", nil}, {"summary", writeFields(page.Summary.Fields())}, {"state", nil}}
		if !page.State.IsZero() {
			r[3].Value = writeState(&page.State)
		}
		if page.Detail != nil {
			r = append(r, Field{"detail", writeDetail(page.Detail)})
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	r[1].Value = columns.Value()
	return r, nil
}

func readScenario(scenario Value) (sc engine.Scenario, err error) {
	r, err := object(scenario, "scenario", "", "an object {bucket, arrivals or rounds, …}", scenarioForm)
	if err != nil {
		return sc, err
	}
	sc = engine.Scenario{From: r.time("fromMs"), Until: r.time("untilMs"), RowEvery: r.time("rowEveryMs")}
	if r.given("state") {
		if r.given("bucket") {
			return sc, refuse(engine.CodeKind, "bucket", "left out where there is a state", r.value("bucket").Describe())
		}
		state, err := readState(r.value("state"))
		if err != nil {
			return sc, err
		}
		sc.State = &state
	} else if sc.Bucket, err = Bucket(r.value("bucket"), "bucket"); err != nil {
		return sc, err
	}
	for _, name := range []string{"roundMs", "untilMs", "rowEveryMs"} {
		if err := r.positive(name); err != nil {
			return sc, err
		}
	}
	if sc.Traffic, err = r.traffic(); err != nil {
		return sc, err
	}
	if r.given("detail") {
		if v := r.value("detail"); v.Type() != Text || v.Str() != "requests" {
			return sc, refuse(engine.CodeUnknown, "detail", `"requests", or left out`, v.Describe())
		}
		sc.Detail = true
	}
	return sc, nil
}

// traffic is the arrivals or rounds, and the patterns beside them.
func (r *read) traffic() (engine.Traffic, error) {
	listed, err := r.listed()
	if err != nil || !r.given("traffic") {
		return listed, err
	}
	var all engine.Sum
	if listed != nil {
		all = engine.Sum{listed}
	}
	err = list(r.value("traffic"), "traffic", "an array of patterns", maxPatterns, patternForm, func(p read) error {
		all = append(all, engine.Pattern{
			Shape: engine.Shape(p.text("pattern")), Requests: p.count("requests"), Every: p.time("everyMs"),
			From: p.time("fromMs"), Until: p.time("untilMs"), On: p.time("onMs"), Off: p.time("offMs"),
			ToRequests: p.count("toRequests"), Seed: uint64(p.count("seed")), Cost: p.count("cost"), Client: p.count("client"),
		})
		return nil
	})
	return all, err
}

// listed is the traffic given one by one, nil if there is none beside patterns.
func (r *read) listed() (engine.Traffic, error) {
	arrivals, rounds := r.value("arrivals"), r.value("rounds")
	if rounds.Type() != Absent {
		if arrivals.Type() != Absent {
			return nil, refuse(engine.CodeKind, "rounds", "left out where there are arrivals", rounds.Describe())
		}
		packed, err := packedCounts(rounds, "rounds")
		return engine.Rounds{Every: r.time("roundMs"), Packed: packed}, err
	}
	if r.given("roundMs") {
		return nil, refuse(engine.CodeKind, "roundMs", "left out where there are no rounds", r.value("roundMs").Describe())
	}
	switch {
	case arrivals.Type() == Absent && r.given("traffic"):
		return nil, nil
	case arrivals.Type() == Object:
		return arrivalColumns(arrivals)
	}
	var all engine.Arrivals
	err := list(arrivals, "arrivals", "an array of objects {atMs, requests} (or give rounds, or traffic)", MaxArrivalObjects, arrivalForm,
		func(item read) error {
			all = append(all, engine.Arrival{At: item.time("atMs"), Requests: item.count("requests"), Cost: item.count("cost"), Client: item.count("client")})
			return nil
		})
	return all, err
}

// arrivalColumns reads arrivals given as two lists of numbers of the same length, which cross in one copy each.
func arrivalColumns(v Value) (engine.Traffic, error) {
	r, err := object(v, "arrivals", "arrivals", "", columnsForm)
	if err != nil {
		return nil, err
	}
	requests, err := packedCounts(r.value("requests"), "arrivals.requests")
	if err != nil {
		return nil, err
	}
	given, err := floats(r.value("atMs"), "arrivals.atMs", MaxRounds)
	if err != nil {
		return nil, err
	}
	at := make([]time.Duration, len(given))
	for i, ms := range given {
		ok := false
		if at[i], ok = engine.FromMilliseconds(ms); !ok {
			return nil, refuse(engine.CodeRange, "arrivals.atMs["+strconv.Itoa(i)+"]", wantMillis, DescribeNumber(ms))
		}
	}
	return engine.Series{At: at, Requests: requests}, nil
}

// packedCounts reads a list of counts, of which a typed array of unsigned numbers is kept as it is.
func packedCounts(v Value, path string) (engine.Packed, error) {
	if v.Type() == Numbers {
		if _, err := length(v, path, MaxRounds); err != nil {
			return nil, err
		}
	}
	packed, err := v.Packed()
	if err != nil {
		return nil, unread(path, err)
	}
	if packed != nil {
		return packed, nil
	}
	wide, err := counts(v, path, MaxRounds)
	narrow := make([]uint32, len(wide))
	for i, n := range wide {
		narrow[i] = uint32(n)
	}
	return engine.Pack(narrow), err
}

// floats reads a list of at most so many numbers, an array or a typed array.
func floats(v Value, path string, most int) ([]float64, error) {
	if v.Type() != List && v.Type() != Numbers {
		return nil, wrongType(v, path, "an array of numbers, or a typed array")
	}
	if _, err := length(v, path, most); err != nil {
		return nil, err
	}
	given, err := v.Floats()
	if err != nil {
		return nil, unread(path, err)
	}
	return given, nil
}

// counts reads a list of at most so many counts.
func counts(v Value, path string, most int) ([]int64, error) {
	given, err := floats(v, path, most)
	if err != nil {
		return nil, err
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

// RowTimes appends when the rows of a page start, in milliseconds.
func RowTimes(to []float64, page *engine.Trace) []float64 {
	for i := range page.Rows {
		to = append(to, engine.Milliseconds(page.RowStart(i)))
	}
	return to
}

// writeDetail gives what became of each request as columns; NaN is a time that there is not.
func writeDetail(d *engine.Detail) Record {
	outcomes, at, number := Rows{}, make([]float64, len(d.Outcome)), make([]float64, len(d.Outcome))
	start, done := make([]float64, len(d.Outcome)), make([]float64, len(d.Outcome))
	for _, name := range engine.OutcomeNames {
		outcomes = append(outcomes, name)
	}
	for i := range d.Outcome {
		at[i], number[i] = engine.Milliseconds(d.Arrival[i]), float64(d.Outcome[i])
		start[i], done[i] = d.Start[i].Milliseconds(), d.Done[i].Milliseconds()
	}
	return Record{{"outcomes", outcomes}, {"arrivalMs", at}, {"outcome", number}, {"startMs", start}, {"doneMs", done}}
}

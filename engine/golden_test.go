package engine_test

import (
	"fmt"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"text/tabwriter"
	"time"

	"github.com/cockroachdb/datadriven"
	"github.com/stretchr/testify/require"

	"bucketplayground/engine"
)

// The text cases under testdata are the engine's rules by example: commands, what they print, and prose between them. They
// are rewritten from what the engine does by: go test ./engine -run Golden -rewrite
//
//	start kind=… capacity=… …       a bucket; the fields are those of the contract, times are written like 1.5s
//	step                            what happens to it, a line for each step: how much time passes, and how many arrive
//	run rounds=(…) …                a run of the bucket from its start; the rounds, or a line for each arrival: when, how many
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			var state engine.State
			datadriven.RunTest(t, file, func(t *testing.T, d *datadriven.TestData) string {
				var out string
				var err error
				switch d.Cmd {
				case "start":
					state, err = engine.Start(bucketOf(t, d))
					out = "ok"
				case "step":
					out, err = stepTable(t, &state, d)
				case "run":
					out, err = runTable(t, state.Bucket(), d)
				default:
					d.Fatalf(t, "there is no command %q", d.Cmd)
				}
				if err != nil {
					return "error: " + err.Error()
				}
				return out
			})
		})
	}
}

func bucketOf(t *testing.T, d *datadriven.TestData) (b engine.Bucket) {
	for _, arg := range d.CmdArgs {
		value := arg.Vals[0]
		switch arg.Key {
		case "kind":
			b.Kind = engine.Kind(value)
		case "pacing":
			b.Pacing = engine.Pacing(value)
		case "capacity":
			b.Capacity = number(t, value)
		case "refill":
			b.Refill = number(t, value)
		case "drain":
			b.Drain = number(t, value)
		case "initial":
			b.Initial, b.StartsWith = number(t, value), true
		case "every":
			b.Every = length(t, value)
		case "timeout":
			b.Timeout = length(t, value)
		default:
			d.Fatalf(t, "a bucket has no field %q", arg.Key)
		}
	}
	return b
}

func number(t *testing.T, text string) int64 {
	n, err := strconv.ParseInt(text, 10, 64)
	require.NoError(t, err)
	return n
}

func length(t *testing.T, text string) time.Duration {
	d, err := time.ParseDuration(text)
	require.NoError(t, err)
	return d
}

// lines are the lines of a command's input: a time and how many requests.
func lines(t *testing.T, d *datadriven.TestData) (times []time.Duration, requests []int64) {
	for line := range strings.Lines(d.Input) {
		fields := strings.Fields(line)
		require.Len(t, fields, 2, line)
		times = append(times, length(t, strings.TrimPrefix(fields[0], "+")))
		requests = append(requests, number(t, fields[1]))
	}
	return times, requests
}

func stepTable(t *testing.T, state *engine.State, d *datadriven.TestData) (string, error) {
	var table [][]string
	times, requests := lines(t, d)
	for i := range times {
		row, err := state.Step(engine.Input{Advance: times[i], Requests: requests[i]})
		if err != nil {
			return "", err
		}
		var names, cells []string
		for _, f := range row.Fields() {
			names = append(names, strings.TrimSuffix(f.Name, "Ms"))
			cells = append(cells, cell(f))
		}
		if table == nil {
			table = append(table, names)
		}
		table = append(table, cells)
	}
	return format(table), nil
}

func runTable(t *testing.T, b engine.Bucket, d *datadriven.TestData) (string, error) {
	sc := engine.Scenario{Bucket: b}
	rounds := engine.Rounds{}
	for _, arg := range d.CmdArgs {
		if arg.Key == "rounds" {
			for _, value := range arg.Vals {
				rounds.Requests = append(rounds.Requests, number(t, value))
			}
			continue
		}
		value := length(t, arg.Vals[0])
		switch arg.Key {
		case "round":
			rounds.Every = value
		case "from":
			sc.From = value
		case "until":
			sc.Until = value
		case "rowEvery":
			sc.RowEvery = value
		default:
			d.Fatalf(t, "a run has no %q", arg.Key)
		}
	}
	sc.Traffic = rounds
	if len(rounds.Requests) == 0 {
		var arrivals engine.Arrivals
		times, requests := lines(t, d)
		for i := range times {
			arrivals = append(arrivals, engine.Arrival{At: times[i], Requests: requests[i]})
		}
		sc.Traffic = arrivals
	}
	trace, err := engine.Run(sc)
	if err != nil {
		return "", err
	}
	names := []string{"row"}
	for _, c := range trace.Columns {
		names = append(names, c.Name)
	}
	table := [][]string{names}
	for i := range trace.Rows {
		cells := []string{trace.RowStart(i).String()}
		for _, c := range trace.Columns {
			cells = append(cells, c.At(i).String())
		}
		table = append(table, cells)
	}
	var summary []string
	for _, f := range trace.Summary.Fields() {
		summary = append(summary, strings.TrimSuffix(f.Name, "Ms")+" "+cell(f))
	}
	return format(table) + "total: " + strings.Join(summary, ", ") + "\n", nil
}

// cell is a figure as text: times as 1.5s, fractions exactly, and what there is not as a dash.
func cell(f engine.Field) string {
	switch {
	case f.None:
		return "-"
	case strings.HasSuffix(f.Name, "Ms"):
		return timeOf(f).String()
	}
	return f.Value.String()
}

func timeOf(f engine.Field) time.Duration {
	whole, _ := f.Value.Whole()
	part, per := f.Value.Fraction()
	return time.Duration(whole)*time.Millisecond + time.Duration(part*(uint64(time.Millisecond)/per))
}

func format(table [][]string) string {
	var out strings.Builder
	w := tabwriter.NewWriter(&out, 0, 0, 2, ' ', 0)
	for _, cells := range table {
		fmt.Fprintln(w, strings.Join(cells, "\t"))
	}
	w.Flush()
	lines := strings.Split(out.String(), "\n")
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " ")
	}
	return strings.Join(lines, "\n")
}

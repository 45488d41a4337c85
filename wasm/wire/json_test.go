package wire_test

import (
	"encoding/json"
	"errors"
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"bucketplayground/engine"
	"bucketplayground/wasm/wire"
)

// given is a wire.Value made of JSON, as encoding/json decodes it into an any. typed makes arrays of numbers typed arrays.
type given struct {
	value any
	typed bool
}

// absent is no value at all, which is not JSON's null.
type absent struct{}

func nothing() wire.Value { return given{value: absent{}} }

func parsed(t testing.TB, text string) wire.Value {
	t.Helper()
	var v any
	require.NoError(t, json.Unmarshal([]byte(text), &v))
	return given{value: v}
}

func (g given) Type() wire.Type {
	switch v := g.value.(type) {
	case absent:
		return wire.Absent
	case float64:
		return wire.Number
	case string:
		return wire.Text
	case map[string]any:
		return wire.Object
	case []any:
		if g.typed && !slices.ContainsFunc(v, func(item any) bool { _, number := item.(float64); return !number }) {
			return wire.Numbers
		}
		return wire.List
	}
	return wire.Other
}

func (g given) Describe() string {
	switch v := g.value.(type) {
	case absent:
		return "nothing"
	case nil:
		return "null"
	case bool:
		if v {
			return "true"
		}
		return "false"
	case float64:
		return wire.DescribeNumber(v)
	case string:
		return wire.DescribeText(v)
	case []any:
		return "an array"
	}
	return "an object"
}

func (g given) Float() float64 {
	v, _ := g.value.(float64)
	return v
}

func (g given) Str() string {
	v, _ := g.value.(string)
	return v
}

func (g given) Keys() (keys []string, err error) {
	for key := range g.value.(map[string]any) {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	return keys, nil
}

func (g given) Get(name string) (wire.Value, error) {
	v, ok := g.value.(map[string]any)[name]
	if !ok {
		return nothing(), nil
	}
	return given{v, g.typed}, nil
}

func (g given) Len() (int, error) { return len(g.value.([]any)), nil }

func (g given) At(i int) (wire.Value, error) { return given{g.value.([]any)[i], g.typed}, nil }

func (g given) Floats() (all []float64, err error) {
	for _, item := range g.value.([]any) {
		x, ok := item.(float64)
		if !ok {
			x = math.NaN()
		}
		all = append(all, x)
	}
	return all, nil
}

// Packed gives what would fit a Uint16Array as one.
func (g given) Packed() (engine.Packed, error) {
	if g.Type() != wire.Numbers {
		return nil, nil
	}
	var counts []uint16
	for _, item := range g.value.([]any) {
		x := item.(float64)
		if x != float64(uint16(x)) {
			return nil, nil
		}
		counts = append(counts, uint16(x))
	}
	return engine.Pack(counts), nil
}

const rowsPerPage = 1000

// table collects the columns of a run. It has room for so many rows.
type table struct {
	room    int
	names   []string
	columns map[string][]float64
	rows    int
}

var errNoRoom = errors.New("more rows than a test looks at")

func (c *table) Open(run *engine.Runner) (int, error) {
	if run.Rows() > c.room {
		return 0, errNoRoom
	}
	c.names, c.rows, c.columns = append([]string{"atMs"}, run.Columns()...), run.Rows(), map[string][]float64{}
	return rowsPerPage, nil
}

func (c *table) Add(page *engine.Trace) error {
	c.columns["atMs"] = wire.RowTimes(c.columns["atMs"], page)
	for _, column := range page.Columns {
		c.columns[column.Name] = append(c.columns[column.Name], column.Float64s()...)
	}
	return nil
}

func (c *table) Value() any { return "the table" }

// asJSON writes a result as the page gets it, and reads it back.
func asJSON(t testing.TB, result any) any {
	t.Helper()
	data, err := json.Marshal(plain(t, result))
	require.NoError(t, err)
	var v any
	require.NoError(t, json.Unmarshal(data, &v))
	return v
}

func plain(t testing.TB, result any) any {
	t.Helper()
	switch r := result.(type) {
	case wire.Record:
		object := map[string]any{}
		for _, field := range r {
			require.NotContains(t, object, field.Name, "a field twice")
			object[field.Name] = plain(t, field.Value)
		}
		return object
	case wire.Rows:
		array := make([]any, 0, len(r))
		for _, item := range r {
			array = append(array, plain(t, item))
		}
		return array
	case nil, bool, string, float64:
		return r
	case []float64: // a column, in which NaN is no time
		array := make([]any, 0, len(r))
		for _, item := range r {
			if math.IsNaN(item) {
				array = append(array, nil)
				continue
			}
			array = append(array, item)
		}
		return array
	case []uint8: // encoding/json would write it in base64
		array := make([]any, 0, len(r))
		for _, item := range r {
			array = append(array, item)
		}
		return array
	}
	require.Failf(t, "a result has no form", "%T", result)
	return nil
}

// field is a field of a result that was read back.
func field(t testing.TB, result any, name string) any {
	t.Helper()
	object, ok := result.(map[string]any)
	require.True(t, ok)
	require.Contains(t, object, name)
	return object[name]
}

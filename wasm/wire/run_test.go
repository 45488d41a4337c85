package wire_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bucketplayground/wasm/wire"
)

// Numbers that are not whole milliseconds, or that no count can be, are named with their place in the list.
func TestWrongNumbersInLists(t *testing.T) {
	const bucket = `{"bucket":{"kind":"token","capacity":5,"refill":2,"everyMs":1000},`
	for scenario, message := range map[string]string{
		`"rounds":[1,2.5]}`:                                "rounds[1] must be a whole number from 0 to 1000000000, got 2.5",
		`"rounds":[1,"2"]}`:                                `rounds[1] must be a whole number from 0 to 1000000000, got "2"`,
		`"rounds":[1,1e10]}`:                               "rounds[1] must be a whole number from 0 to 1000000000, got 10000000000",
		`"rounds":"3, 5"}`:                                 `rounds must be an array of numbers, or a typed array, got "3, 5"`,
		`"arrivals":[{"atMs":-1,"requests":1}]}`:           "arrivals[0].atMs must be a number of milliseconds from 0 to 9000000000000, got -1",
		`"arrivals":[{"atMs":1,"request":1}]}`:             `arrivals[0].request must be one of the fields atMs, requests, cost, client, got "request"`,
		`"arrivals":[{"atMs":1}]}`:                         "arrivals[0].requests must be a whole number from 0 to 1000000000, got nothing",
		`"arrivals":{"atMs":[1,2],"requests":[1]}}`:        "arrivals.requests must be as long as arrivals.atMs, 2, got 1",
		`"arrivals":{"atMs":[1,9.1e12],"requests":[1,1]}}`: "arrivals.atMs[1] must be a number of milliseconds from 0 to 9000000000000, got 9100000000000",
	} {
		_, err := wire.Run(parsed(t, bucket+scenario), &table{room: 10})
		assert.EqualError(t, err, message)
	}
}

// The lesson's rounds, as an array and as a typed array.
func TestRoundsCrossAsTheyAre(t *testing.T) {
	const scenario = `{"bucket":{"kind":"token","capacity":10,"refill":6,"everyMs":3000},"rounds":[3,5,7,9]}`
	for _, typed := range []bool{false, true} {
		rows := &table{room: 10}
		result, err := wire.Run(decoded(scenario, typed), rows)
		require.NoError(t, err)
		assert.Equal(t, []float64{1000, 2000, 3000, 4000}, rows.columns["atMs"])
		assert.Equal(t, []float64{7, 2, 1, 0}, rows.columns["tokens"])
		assert.Equal(t, 16.0, field(t, field(t, asJSON(t, result), "summary"), "accepted"))
	}
}

package main

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestFirstFailureEndsTheRun(t *testing.T) {
	var ran []string
	as := func(name string, err error) step {
		return step{name, "", func(string) error { ran = append(ran, name); return err }}
	}
	require.True(t, runAll("", []step{as("one", nil), as("two", nil)}))
	require.Equal(t, []string{"one", "two"}, ran)

	ran = nil
	require.False(t, runAll("", []step{as("one", nil), as("two", errors.New("broken")), as("three", nil)}))
	require.Equal(t, []string{"one", "two"}, ran)
}

func TestOneStepCanBeChosenByName(t *testing.T) {
	chosen, err := choose(steps, "types")
	require.NoError(t, err)
	require.Len(t, chosen, 1)
	require.Equal(t, "types", chosen[0].name)

	_, err = choose(steps, "typos")
	require.ErrorContains(t, err, `"typos"`)
}

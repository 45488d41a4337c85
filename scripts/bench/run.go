package main

import (
	"fmt"
	"os"
)

// runTable compares a run over rounds with the same rounds in a loop written by hand, and a long run with a short one.
func runTable(root string) (table, error) {
	dir, err := os.MkdirTemp("", "bucketplayground-bench-*")
	if err != nil {
		return table{}, err
	}
	defer os.RemoveAll(dir)
	rounds, err := goBench(root, dir, "./engine", "Rounds", "3x")
	if err != nil {
		return table{}, err
	}
	reduce, err := goBench(root, dir, "./engine", "Reduce", "1x")
	if err != nil {
		return table{}, err
	}
	ns := func(name string) float64 { return rounds[name]["ns/round"] }
	t := table{
		title: "A run, native",
		ratios: []ratio{
			{"nanoseconds a round above a loop by hand", ns("token") - ns("by-hand"), 3},
			{"memory of 10 million rounds ÷ 1 million, both in 2,000 rows", reduce["10M"]["B/op"] / reduce["1M"]["B/op"], 1.5},
		},
	}
	for _, name := range []string{"by-hand", "token", "token-steady", "leaky", "leaky-interval", "meter"} {
		t.values = append(t.values, value{name, fmt.Sprintf("%.1f ns a round", ns(name))})
	}
	t.values = append(t.values,
		value{"10 million rounds of a pattern in 2,000 rows", fmt.Sprintf("%.1f ns a round, %.0f kB", reduce["10M"]["ns/round"], reduce["10M"]["B/op"]/1000)})
	return t, nil
}

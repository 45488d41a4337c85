package main

import (
	"fmt"
	"os"
)

// stepTable compares one step of the engine with one decision of other limiters, all on clocks that the benchmark moves.
func stepTable(root string) (table, error) {
	dir, err := os.MkdirTemp("", "bucketplayground-bench-*")
	if err != nil {
		return table{}, err
	}
	defer os.RemoveAll(dir)
	r, err := goBench(root, dir, "./engine/internal/oracle", "Step", "100ms")
	if err != nil {
		return table{}, err
	}
	idle, err := goBench(root, dir, "./engine", "Idle", "100ms")
	if err != nil {
		return table{}, err
	}
	ns := func(name string) float64 { return r[name]["ns/op"] }
	t := table{title: "One step, native"}
	others := []string{"x-time-rate", "juju", "throttled", "uber"}
	for _, kind := range []string{"token", "leaky"} {
		for _, other := range others {
			t.ratios = append(t.ratios, ratio{kind + " ÷ " + other, ns("engine-"+kind) / ns(other), 1})
		}
	}
	t.ratios = append(t.ratios,
		ratio{"a step over a year ÷ over a second", idle["year"]["ns/op"] / idle["second"]["ns/op"], 1.5},
		ratio{"allocations of a step", r["engine-token"]["allocs/op"] + r["engine-leaky"]["allocs/op"], 0})
	for _, name := range append([]string{"engine-token", "engine-leaky"}, others...) {
		t.values = append(t.values, value{name, fmt.Sprintf("%.1f ns", ns(name))})
	}
	return t, nil
}

// Command test runs every test of the project, step by step, and stops at the first step that fails. Each step's own
// output is shown as it comes; a table of the steps and their times closes the run.
package main

import (
	"flag"
	"fmt"
	"os"
	"time"

	"bucketplayground/scripts/internal/project"
)

func main() {
	only := flag.String("only", "", "run just the step of this name")
	flag.Parse()
	root, err := project.Root()
	if err != nil {
		fmt.Fprintln(os.Stderr, "test:", err)
		os.Exit(1)
	}
	chosen, err := choose(steps, *only)
	if err != nil {
		fmt.Fprintln(os.Stderr, "test:", err)
		os.Exit(2)
	}
	if !runAll(root, chosen) {
		os.Exit(1)
	}
}

func choose(all []step, name string) ([]step, error) {
	if name == "" {
		return all, nil
	}
	var names []string
	for _, s := range all {
		if s.name == name {
			return []step{s}, nil
		}
		names = append(names, s.name)
	}
	return nil, fmt.Errorf("there is no step %q; there are %q", name, names)
}

// runAll runs the steps in order and closes with the table. It tells whether all of them passed.
func runAll(root string, chosen []step) bool {
	type result struct {
		name string
		took time.Duration
	}
	var passed []result
	var failed *result
	for _, s := range chosen {
		fmt.Printf("\n== %s: %s\n", s.name, s.about)
		started := time.Now()
		err := s.run(root)
		r := result{s.name, time.Since(started)}
		if err != nil {
			fmt.Fprintf(os.Stderr, "test: %s: %v\n", s.name, err)
			failed = &r
			break
		}
		passed = append(passed, r)
	}

	fmt.Println("\n== steps")
	var total time.Duration
	row := func(r result, verdict string) {
		total += r.took
		fmt.Printf("%-10s %-7s %6.1f s\n", r.name, verdict, r.took.Seconds())
	}
	for _, r := range passed {
		row(r, "passed")
	}
	failures := 0
	if failed != nil {
		failures = 1
		row(*failed, "FAILED")
		for _, s := range chosen[len(passed)+1:] {
			fmt.Printf("%-10s not run\n", s.name)
		}
	}
	fmt.Printf("%-18s %6.1f s\n\nsteps: %d passed, %d failed\n", "together", total.Seconds(), len(passed), failures)
	return failed == nil
}

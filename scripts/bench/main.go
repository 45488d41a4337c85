// Command bench measures the project and prints each result as a Markdown table, the ratios that have a limit first.
// It fails where a limit is passed.
package main

import (
	"fmt"
	"os"
	"strings"

	"bucketplayground/scripts/internal/project"
)

// tables are what is measured; each has a file of its own.
var tables = []func(root string) (table, error){sizeTable, stepTable, runTable, roundsTable}

func main() {
	if err := bench(); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func bench() error {
	root, err := project.Root()
	if err != nil {
		return err
	}
	var passed []string
	for _, measure := range tables {
		t, err := measure(root)
		if err != nil {
			return err
		}
		fmt.Println(t.markdown())
		passed = append(passed, t.overLimit()...)
	}
	if len(passed) > 0 {
		return fmt.Errorf("past the limit: %s", strings.Join(passed, "; "))
	}
	return nil
}

// Command fuzz runs every fuzz target of the project for a while each: half a minute, or what FUZZTIME says. What a
// target finds is written by Go as a seed under the package's testdata/fuzz, to be kept.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"bucketplayground/scripts/internal/project"
)

const defaultTime = "30s"

func main() {
	if err := fuzz(); err != nil {
		fmt.Fprintln(os.Stderr, "fuzz:", err)
		os.Exit(1)
	}
}

func fuzz() error {
	root, err := project.Root()
	if err != nil {
		return err
	}
	duration := os.Getenv("FUZZTIME")
	if duration == "" {
		duration = defaultTime
	}
	listing, err := project.Command{Dir: root, Name: "go", Args: []string{"test", "-json", "-list", "^Fuzz", "./..."}}.Output()
	if err != nil {
		return err
	}
	targets, err := readTargets([]byte(listing))
	if err != nil {
		return err
	}
	var failures []error
	for _, t := range targets {
		fmt.Printf("\n== %s in %s, for %s\n", t.name, t.pkg, duration)
		// Exactly this target and no ordinary tests: Go fuzzes one at a time.
		args := []string{"test", "-run", "^$", "-fuzz", "^" + t.name + "$", "-fuzztime", duration, t.pkg}
		if err := (project.Command{Dir: root, Name: "go", Args: args}).Run(); err != nil {
			failures = append(failures, fmt.Errorf("%s: %w", t.name, err))
		}
	}
	fmt.Printf("\nfuzz targets: %d passed, %d failed\n", len(targets)-len(failures), len(failures))
	return errors.Join(failures...)
}

type target struct{ pkg, name string }

// readTargets finds the fuzz targets in what "go test -json -list" prints: one event a line, of which those with a
// bare name as their output are targets.
func readTargets(listing []byte) ([]target, error) {
	var targets []target
	for events := json.NewDecoder(bytes.NewReader(listing)); ; {
		var event struct{ Package, Output string }
		err := events.Decode(&event)
		if errors.Is(err, io.EOF) {
			return targets, nil
		}
		if err != nil {
			return nil, fmt.Errorf("the list of fuzz targets: %w", err)
		}
		if name := strings.TrimSpace(event.Output); strings.HasPrefix(name, "Fuzz") {
			targets = append(targets, target{event.Package, name})
		}
	}
}

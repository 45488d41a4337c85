package main

import (
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"bucketplayground/scripts/internal/project"
)

// rounds of a benchmark, one after the other through all of its cases, so that a machine that slows down in between
// slows all of them down; the median of each is told.
const turns = 7

// results are the medians of a benchmark's cases: per case, per unit.
type results map[string]map[string]float64

var benchLine = regexp.MustCompile(`^Benchmark\S*?/(\S+?)(?:-\d+)?\s+\d+\s+(.*)$`)

// goBench runs the cases of a Go benchmark.
func goBench(root, dir, pkg, name, benchtime string) (results, error) {
	binary := filepath.Join(dir, name+".test")
	if err := (project.Command{Dir: root, Name: "go", Args: []string{"test", "-c", "-o", binary, pkg}}).Run(); err != nil {
		return nil, err
	}
	measured := map[string]map[string][]float64{}
	for range turns {
		args := []string{"-test.run", "^$", "-test.bench", "^Benchmark" + name + "$", "-test.benchmem", "-test.benchtime", benchtime}
		out, err := project.Command{Dir: filepath.Join(root, pkg), Name: binary, Args: args}.Output()
		if err != nil {
			return nil, err
		}
		for line := range strings.Lines(out) {
			found := benchLine.FindStringSubmatch(strings.TrimSpace(line))
			if found == nil {
				continue
			}
			if measured[found[1]] == nil {
				measured[found[1]] = map[string][]float64{}
			}
			figures := strings.Fields(found[2])
			for i := 0; i+1 < len(figures); i += 2 {
				v, err := strconv.ParseFloat(figures[i], 64)
				if err != nil {
					return nil, fmt.Errorf("benchmark %s: %w", name, err)
				}
				measured[found[1]][figures[i+1]] = append(measured[found[1]][figures[i+1]], v)
			}
		}
	}
	if len(measured) == 0 {
		return nil, fmt.Errorf("benchmark %s of %s printed nothing", name, pkg)
	}
	medians := results{}
	for name, units := range measured {
		medians[name] = map[string]float64{}
		for unit, all := range units {
			slices.Sort(all)
			medians[name][unit] = all[len(all)/2]
		}
	}
	return medians, nil
}

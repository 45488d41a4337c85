package main

import (
	"fmt"
	"strings"
	"text/tabwriter"
)

// table is one set of measurements. The ratios come first: they say how good a result is without knowing the machine.
type table struct {
	title  string
	ratios []ratio
	values []value
}

// ratio compares two values of the same run. It should be at most its limit.
type ratio struct {
	name         string
	value, limit float64
}

// value is a plain measurement, its unit included in the text.
type value struct{ name, text string }

func (t table) markdown() string {
	var text strings.Builder
	fmt.Fprintf(&text, "### %s\n\n", t.title)
	w := tabwriter.NewWriter(&text, 0, 0, 1, ' ', 0)
	fmt.Fprintf(w, "| what\t| measured\t| limit\t|\n|---\t|---\t|---\t|\n")
	for _, r := range t.ratios {
		fmt.Fprintf(w, "| %s\t| %.2f\t| %.2f\t|\n", r.name, r.value, r.limit)
	}
	for _, v := range t.values {
		fmt.Fprintf(w, "| %s\t| %s\t|\t|\n", v.name, v.text)
	}
	w.Flush() // cannot fail: it writes into memory
	return text.String()
}

// overLimit names the ratios that are too large.
func (t table) overLimit() []string {
	var names []string
	for _, r := range t.ratios {
		if r.value > r.limit {
			names = append(names, fmt.Sprintf("%s is %.3f, at most %.2f is allowed", r.name, r.value, r.limit))
		}
	}
	return names
}

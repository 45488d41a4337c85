package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"

	"bucketplayground/scripts/internal/project"
)

// slowest is how long the engine may take for the rounds, its columns delivered, against the lesson's own class in
// JavaScript.
const slowest = 0.5

// roundsTable runs two million rounds in JavaScript and in the engine, in node and in Chromium: into new columns, as a run
// gives them, and into the same ones again, as a run in place does. Of new columns in
// a browser the memory alone takes as long as the limit allows, which is measured too: there, no limit is set on them.
func roundsTable(root string) (table, error) {
	dist := filepath.Join(root, "dist")
	if _, err := os.Stat(filepath.Join(dist, "engine-node.js")); err != nil {
		return table{}, errors.New("there is no dist/ with the packages to measure: run make packages first")
	}
	listener, err := net.Listen("tcp", "localhost:0")
	if err != nil {
		return table{}, err
	}
	server := &http.Server{Handler: http.FileServer(http.Dir(dist))}
	go server.Serve(listener)
	defer server.Close()

	t := table{title: "Two million rounds as columns, in JavaScript"}
	for _, place := range []struct {
		name     string
		args     []string
		newLimit float64 // 0 is none
	}{
		{"node", []string{"test/bench/node.js", dist}, slowest},
		{"Chromium", []string{"test/bench/chromium.js", "http://" + listener.Addr().String() + "/"}, 0},
	} {
		out, err := project.Command{Dir: filepath.Join(root, "web"), Name: "node", Args: place.args}.Output()
		if err != nil {
			return table{}, err
		}
		var ms struct{ LessonNew, EngineNew, LessonAgain, EngineAgain, MemoryNew, Log float64 }
		if err := json.Unmarshal([]byte(out), &ms); err != nil {
			return table{}, fmt.Errorf("%s printed %q: %w", place.name, out, err)
		}
		t.ratios = append(t.ratios, ratio{"engine ÷ the lesson's class, the same columns again, " + place.name, ms.EngineAgain / ms.LessonAgain, slowest})
		if ofNew := ms.EngineNew / ms.LessonNew; place.newLimit > 0 {
			t.ratios = append(t.ratios, ratio{"the same, new columns, " + place.name, ofNew, place.newLimit})
		} else {
			t.values = append(t.values, value{"the same, new columns, " + place.name, fmt.Sprintf("%.2f", ofNew)})
		}
		for _, v := range []struct {
			name string
			ms   float64
		}{
			{"the lesson's class, the same columns again", ms.LessonAgain}, {"engine, in place", ms.EngineAgain},
			{"the lesson's class, new columns", ms.LessonNew}, {"engine, new columns", ms.EngineNew}, {"memory of new columns alone", ms.MemoryNew},
			{"ten million arrivals of a log in 2,000 rows", ms.Log},
		} {
			t.values = append(t.values, value{v.name + ", " + place.name, fmt.Sprintf("%.1f ms", v.ms)})
		}
	}
	return t, nil
}

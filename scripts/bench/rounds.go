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

// roundsTable runs two million rounds in JavaScript and in the engine, in node and in Chromium.
func roundsTable(root string) (table, error) {
	dist := filepath.Join(root, "dist")
	program := filepath.Join(dist, "engine.wasm")
	if _, err := os.Stat(program); err != nil {
		return table{}, errors.New("there is no dist/ to measure: run make build first")
	}
	support, err := project.WasmSupport(root, "wasm_exec.js")
	if err != nil {
		return table{}, err
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
		name string
		args []string
	}{
		{"node", []string{"test/bench/node.js", support, program}},
		{"Chromium", []string{"test/bench/chromium.js", "http://" + listener.Addr().String() + "/"}},
	} {
		out, err := project.Command{Dir: filepath.Join(root, "web"), Name: "node", Args: place.args}.Output()
		if err != nil {
			return table{}, err
		}
		var medians struct{ Lesson, Engine float64 }
		if err := json.Unmarshal([]byte(out), &medians); err != nil {
			return table{}, fmt.Errorf("%s printed %q: %w", place.name, out, err)
		}
		t.ratios = append(t.ratios, ratio{"engine ÷ the lesson's class, " + place.name, medians.Engine / medians.Lesson, slowest})
		t.values = append(t.values, value{"the lesson's class, " + place.name, fmt.Sprintf("%.1f ms", medians.Lesson)},
			value{"engine, " + place.name, fmt.Sprintf("%.1f ms", medians.Engine)})
	}
	return t, nil
}

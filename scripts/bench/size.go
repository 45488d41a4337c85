package main

import (
	"fmt"
	"os"
	"path/filepath"

	"bucketplayground/scripts/internal/pack"
	"bucketplayground/scripts/internal/project"
	"bucketplayground/scripts/internal/squeeze"
)

// sizeLimit is how much larger than an empty Go program the engine may be to download. The empty one is mostly Go's
// runtime, which every program carries; what is above 1 is ours and our libraries'.
const sizeLimit = 1.45

// sizeTable compares the engine's file, as it is published, with that of a program that does nothing, as Go compiles and
// links it by itself. The published one is compiled with the flags of project.Small and has gone through
// scripts/internal/pack; what it is without either stands in a row of its own.
func sizeTable(root string) (table, error) {
	dir, err := os.MkdirTemp("", "bucketplayground-bench-*")
	if err != nil {
		return table{}, err
	}
	defer os.RemoveAll(dir)
	source := filepath.Join(dir, "empty.go")
	if err := os.WriteFile(source, []byte("package main\n\nfunc main() {}\n"), 0o644); err != nil {
		return table{}, err
	}
	plain, err := compileWasm(root, "./wasm", dir)
	if err != nil {
		return table{}, err
	}
	linked, err := compileWasm(root, "./wasm", dir, project.Small...)
	if err != nil {
		return table{}, err
	}
	published, err := pack.Pack(linked)
	if err != nil {
		return table{}, err
	}
	nothing, err := compileWasm(root, source, dir)
	if err != nil {
		return table{}, err
	}
	var engine, unhelped, empty wasmSize
	for of, data := range map[*wasmSize][]byte{&engine: published, &unhelped: plain, &empty: nothing} {
		if *of, err = measure(root, data); err != nil {
			return table{}, err
		}
	}
	return table{
		title: "Size of the engine's WebAssembly",
		ratios: []ratio{
			{"engine as published ÷ an empty Go program, brotli -11", float64(engine.brotli) / float64(empty.brotli), sizeLimit},
		},
		values: []value{
			{"engine as published, brotli -11", kilobytes(engine.brotli)},
			{"engine as Go compiles it by itself, not packed, brotli -11", kilobytes(unhelped.brotli)},
			{"empty Go program, brotli -11", kilobytes(empty.brotli)},
			{"engine as published, in memory", kilobytes(engine.plain)},
			{"empty Go program, in memory", kilobytes(empty.plain)},
		},
	}, nil
}

// wasmSize is a file's length in bytes, as it is and compressed.
type wasmSize struct{ plain, brotli int }

func compileWasm(root, pkg, dir string, flags ...string) ([]byte, error) {
	out := filepath.Join(dir, "measured.wasm")
	if err := project.CompileWasm(root, pkg, out, flags...); err != nil {
		return nil, err
	}
	return os.ReadFile(out)
}

func measure(root string, data []byte) (wasmSize, error) {
	compressed, err := squeeze.Cache{Dir: filepath.Join(root, ".cache", "brotli")}.Brotli(data)
	return wasmSize{len(data), len(compressed)}, err
}

func kilobytes(bytes int) string { return fmt.Sprintf("%.0f kB", float64(bytes)/1000) }

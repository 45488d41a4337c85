package main

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"

	"bucketplayground/scripts/internal/pack"
	"bucketplayground/scripts/internal/project"
)

// engineName is the engine's file in dist/. The name stays the same from build to build, so that a page cached by a
// host or a browser still finds it; the hash in the query keeps a stale copy from being taken for the new one.
const engineName = "engine.wasm"

type wasmFile struct {
	data []byte
	hash string
}

func compileEngine(root string) (wasmFile, error) {
	dir, err := os.MkdirTemp("", "bucketplayground-*")
	if err != nil {
		return wasmFile{}, err
	}
	defer os.RemoveAll(dir)
	out := filepath.Join(dir, engineName)
	if err := project.CompileWasm(root, "./wasm", out, project.Small...); err != nil {
		return wasmFile{}, fmt.Errorf("the engine did not compile to WebAssembly: mend what the Go compiler names above (%w)", err)
	}
	linked, err := os.ReadFile(out)
	if err != nil {
		return wasmFile{}, err
	}
	data, err := pack.Pack(linked)
	if err != nil {
		return wasmFile{}, fmt.Errorf("the compiled engine could not be packed: scripts/internal/pack has to learn how this version of Go lays out a program (%w)", err)
	}
	hash := sha256.Sum256(data)
	return wasmFile{data: data, hash: hex.EncodeToString(hash[:4])}, nil
}

// address is what the page fetches, relative to its script.
func (w wasmFile) address() string { return engineName + "?" + w.hash }

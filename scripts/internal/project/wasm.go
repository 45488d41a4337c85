package project

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// WasmEnv is the environment that makes the Go tool compile for the browser.
var WasmEnv = []string{"GOOS=js", "GOARCH=wasm"}

// Small are compiler flags for a program that is downloaded: they keep the compiler from copying short functions to where
// they are called, except in what has to be fast, which is the engine's loops over rounds, its arithmetic in long words,
// and Go's runtime. Of two flags that fit a package the later one counts.
var Small = []string{"-gcflags=all=-l", "-gcflags=" + module + "/engine=", "-gcflags=math/bits=", "-gcflags=encoding/binary=", "-gcflags=runtime="}

// CompileWasm compiles a main package (a folder of the project or a Go file) to WebAssembly, as Go does by itself or with
// further flags. The file depends on nothing but the sources and the Go version: no paths, no revision, no debugging
// data.
func CompileWasm(root, pkg, out string, flags ...string) error {
	args := append([]string{"build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w"}, flags...)
	return Command{Dir: root, Env: WasmEnv, Name: "go", Args: append(args, "-o", out, pkg)}.Run()
}

// GoRoot is the folder of the Go toolchain that builds the project.
func GoRoot(root string) (string, error) {
	out, err := Command{Dir: root, Name: "go", Args: []string{"env", "GOROOT"}}.Output()
	return strings.TrimSpace(out), err
}

// WasmSupport is a file of the Go toolchain's lib/wasm folder. It must be of the very toolchain that compiled the
// WebAssembly file: the two speak a private protocol that changes between Go versions.
func WasmSupport(root, name string) (string, error) {
	goroot, err := GoRoot(root)
	if err != nil {
		return "", err
	}
	path := filepath.Join(goroot, "lib", "wasm", name)
	if _, err := os.Stat(path); err != nil {
		return "", fmt.Errorf("the Go toolchain lacks %s: reinstall Go from its own release, not a stripped package", path)
	}
	return path, nil
}

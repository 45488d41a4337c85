// Package project holds what the development commands share: where the project is, how another tool is called, and
// how the WebAssembly file is compiled.
package project

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

const (
	module     = "bucketplayground"
	moduleLine = "module " + module
)

// Root is the project's top folder: the nearest one above the working directory that holds this module's go.mod.
func Root() (string, error) {
	start, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for dir := start; ; dir = filepath.Dir(dir) {
		mod, err := os.ReadFile(filepath.Join(dir, "go.mod"))
		if err == nil && strings.HasPrefix(string(mod), moduleLine) {
			return dir, nil
		}
		if err != nil && !errors.Is(err, os.ErrNotExist) {
			return "", err
		}
		if dir == filepath.Dir(dir) {
			return "", fmt.Errorf("%s is not inside the project: run this from the folder that holds go.mod and Makefile, or below it", start)
		}
	}
}

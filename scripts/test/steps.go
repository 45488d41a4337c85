package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"bucketplayground/scripts/internal/project"
)

// step is one part of the tests. The quick ones come first, and each relies on those before it.
type step struct {
	name, about string
	run         func(root string) error
}

var steps = []step{
	{"format", "the Go files are as gofmt writes them", formatted},
	{"vet", "go vet, for this machine and for WebAssembly", vet},
	{"go", "the Go tests on this machine, watched for data races", goTests},
	{"wasm", "the engine's and the boundary's tests as WebAssembly under node", wasmTests},
	{"build", "dist/ is built, with the packages", build},
	{"types", "the types of the JavaScript", types},
	{"unit", "the JavaScript that needs no page", unitTests},
	{"page", "the page in Chromium", pageTests},
	{"browsers", "the page in Firefox and in WebKit", browserTests},
}

// goFolders are where Go files live. The rest of the tree is not ours to judge: packages from npm contain some too.
var goFolders = []string{"engine", "wasm", "scripts"}

func formatted(root string) error {
	out, err := project.Command{Dir: root, Name: "gofmt", Args: append([]string{"-l"}, goFolders...)}.Output()
	if err != nil {
		return err
	}
	if names := strings.Fields(out); len(names) > 0 {
		return fmt.Errorf("run gofmt -w %s", strings.Join(names, " "))
	}
	return nil
}

func vet(root string) error {
	if err := (project.Command{Dir: root, Name: "go", Args: []string{"vet", "./..."}}).Run(); err != nil {
		return err
	}
	return project.Command{Dir: root, Env: project.WasmEnv, Name: "go", Args: []string{"vet", "./engine/...", "./wasm/..."}}.Run()
}

func goTests(root string) error {
	cgo, err := project.Command{Dir: root, Name: "go", Args: []string{"env", "CC"}}.Output()
	if err != nil {
		return err
	}
	compiler := strings.Fields(cgo)
	if len(compiler) == 0 {
		return errors.New("go names no C compiler, which the race detector needs: install gcc and unset CC")
	}
	if _, err := exec.LookPath(compiler[0]); err != nil {
		return fmt.Errorf("the race detector needs a C compiler, and %s was not found: install gcc (on Debian: apt-get install gcc libc6-dev)", compiler[0])
	}
	return project.Command{
		Dir: root, Env: []string{"CGO_ENABLED=1"}, Name: "go", Args: []string{"test", "-race", "./..."},
	}.Run()
}

// wasmTests runs the tests through the toolchain's own runner, with hardly any environment: arguments and environment
// of a Go program under node have to fit into a few kilobytes.
func wasmTests(root string) error {
	runner, err := project.WasmSupport(root, "go_js_wasm_exec")
	if err != nil {
		return err
	}
	node, err := exec.LookPath("node")
	if err != nil {
		return errors.New("node was not found: install Node.js 20 or newer")
	}
	path := strings.Join([]string{filepath.Dir(node), "/usr/local/bin", "/usr/bin", "/bin"}, string(os.PathListSeparator))
	return project.Command{
		Dir: root, Env: project.WasmEnv, Name: "go",
		Args: []string{"test", "-exec", fmt.Sprintf("env -i 'PATH=%s' '%s'", path, runner), "./engine/...", "./wasm/..."},
	}.Run()
}

func build(root string) error {
	return project.Command{Dir: root, Name: "go", Args: []string{"run", "./scripts/build", "-packages"}}.Run()
}

func types(root string) error {
	return webTool(root, "tsc", "-p", ".")
}

func unitTests(root string) error {
	return nodeTests(root, "unit")
}

func pageTests(root string) error {
	if err := findAll(chromium); err != nil {
		return err
	}
	return webTool(root, "playwright", "test", "--forbid-only")
}

func browserTests(root string) error {
	if err := findAll(firefox, webKit, screen); err != nil {
		return err
	}
	return nodeTests(root, "elsewhere")
}

// nodeTests runs the tests in a folder of web/test with node's own runner.
func nodeTests(root, folder string) error {
	tests, err := filepath.Glob(filepath.Join(root, "web", "test", folder, "*.test.js"))
	if err != nil {
		return err
	}
	// Given no file at all, node would look for tests by itself.
	if len(tests) == 0 {
		return fmt.Errorf("there are no tests in web/test/%s", folder)
	}
	args := append([]string{"--import", "./test/support/loader.js", "--test", "--test-reporter=spec"}, tests...)
	return project.Command{Dir: filepath.Join(root, "web"), Name: "node", Args: args}.Run()
}

// webTool runs a tool that the build step installed under web/node_modules.
func webTool(root, name string, args ...string) error {
	web := filepath.Join(root, "web")
	return project.Command{Dir: web, Name: filepath.Join(web, "node_modules", ".bin", name), Args: args}.Run()
}

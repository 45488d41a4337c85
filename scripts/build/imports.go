package main

import (
	"encoding/base64"
	"fmt"
	"os"

	"bucketplayground/scripts/internal/project"
	"bucketplayground/scripts/internal/squeeze"
	"github.com/evanw/esbuild/pkg/api"
)

// imports chooses the files under web/src that answer the imports which differ from one form of the page to another:
// where the engine's bytes come from, and how a long run gets a worker. (web/src/build.d.ts describes them.)
type imports struct{ engineBytes, runWorker string }

func (i imports) alias() map[string]string {
	return map[string]string{
		"engine-bytes": "./src/" + i.engineBytes + ".js",
		"run-worker":   "./src/" + i.runWorker + ".js",
	}
}

// wasmImports resolves the imports that no file under web/ answers: "wasm_exec", the Go toolchain's own JavaScript;
// "engine.wasm", where the compiled engine lies and how large it is; and "engine.wasm.gz", the engine itself. A page needs
// to know the size beforehand: while a compressed file arrives, the browser tells the compressed length but hands out plain bytes.
func wasmImports(root string, engine wasmFile) api.Plugin {
	// Namespaces keep the toolchain's place on this machine out of the source maps.
	const fromGo, fromBuild = "go", "build"
	contents := map[string]func() (string, error){
		"wasm_exec": func() (string, error) {
			path, err := project.WasmSupport(root, "wasm_exec.js")
			if err != nil {
				return "", err
			}
			data, err := os.ReadFile(path)
			return string(data), err
		},
		engineName: func() (string, error) {
			return fmt.Sprintf("export const address = %q;\nexport const bytes = %d;\n", engine.address(), len(engine.data)), nil
		},
		engineName + ".gz": func() (string, error) {
			packed, err := squeeze.Gzip(engine.data)
			return fmt.Sprintf("export const packed = %q;\n", base64.StdEncoding.EncodeToString(packed)), err
		},
	}
	return api.Plugin{Name: "wasm", Setup: func(build api.PluginBuild) {
		resolve := func(filter, namespace string) {
			build.OnResolve(api.OnResolveOptions{Filter: filter}, func(args api.OnResolveArgs) (api.OnResolveResult, error) {
				return api.OnResolveResult{Path: args.Path, Namespace: namespace}, nil
			})
			build.OnLoad(api.OnLoadOptions{Filter: filter, Namespace: namespace}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
				text, err := contents[args.Path]()
				return api.OnLoadResult{Contents: &text, Loader: api.LoaderJS}, err
			})
		}
		resolve(`^wasm_exec$`, fromGo)
		resolve(`^engine\.wasm(\.gz)?$`, fromBuild)
	}}
}

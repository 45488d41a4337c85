package main

import (
	"fmt"
	"os"

	"bucketplayground/scripts/internal/project"
	"github.com/evanw/esbuild/pkg/api"
)

// wasmImports resolves the two imports of the page that no file under web/ answers: "wasm_exec", the Go toolchain's
// own JavaScript, and "engine.wasm", where the compiled engine lies and how large it is. A page needs to know the size
// beforehand: while a compressed file arrives, the browser tells the compressed length but hands out plain bytes.
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
		resolve(`^engine\.wasm$`, fromBuild)
	}}
}

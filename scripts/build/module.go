package main

import (
	"encoding/json"
	"errors"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"bucketplayground/scripts/internal/project"
	"github.com/evanw/esbuild/pkg/api"
)

// moduleName is what the engine is called as a package.
const moduleName = "bucket-playground-engine"

// moduleForms are the engine as an ES module: one for browsers, one for node, which differ in where the engine's file
// comes from.
var moduleForms = []struct {
	name, engineBytes string
	platform          api.Platform
}{
	{"engine.js", "module/beside", api.PlatformBrowser},
	{"engine-node.js", "module/disk", api.PlatformNode},
}

// contractVersion is where the boundary says which version of its contract it keeps; the package has the same.
var contractVersion = regexp.MustCompile(`const contractVersion = "([^"]+)"`)

// addModule makes dist/ a package besides, with the engine alone: npm pack takes up what package.json lists.
func addModule(root string, engine wasmFile, dist files) error {
	for _, form := range moduleForms {
		options := bundling(root, engine, imports{engineBytes: form.engineBytes})
		options.EntryPoints = []string{"./src/module/engine.js"}
		options.Format = api.FormatESModule
		options.Platform = form.platform
		options.Banner = map[string]string{"js": "/* Licences of all that is bundled here: " + licencesName + " */"}
		// Whoever builds with it makes it small; whoever debugs it can read it.
		options.MinifyWhitespace, options.MinifyIdentifiers, options.MinifySyntax = false, false, false
		result, err := run(options)
		if err != nil {
			return err
		}
		if err := dist.add(form.name, result.OutputFiles[0].Contents); err != nil {
			return err
		}
	}
	types, err := moduleTypes(root)
	if err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(types)) {
		if err := dist.add("types/"+name, types[name]); err != nil {
			return err
		}
	}
	manifest, err := moduleManifest(root)
	if err != nil {
		return err
	}
	about, err := os.ReadFile(filepath.Join(root, "web", "src", "module", "README.md"))
	if err != nil {
		return err
	}
	example, err := os.ReadFile(filepath.Join(root, "web", "examples", "engine.html"))
	if err != nil {
		return err
	}
	return errors.Join(
		dist.add("examples/engine.html", example),
		dist.add("engine.d.ts", []byte("export * from \"./types/module/engine.js\";\n")),
		dist.add("package.json", manifest),
		dist.add("README.md", about),
	)
}

func moduleManifest(root string) ([]byte, error) {
	boundary, err := os.ReadFile(filepath.Join(root, "wasm", "main.go"))
	if err != nil {
		return nil, err
	}
	version := contractVersion.FindSubmatch(boundary)
	if version == nil {
		return nil, errors.New("wasm/main.go does not say which version of the contract it keeps: name it contractVersion again")
	}
	type condition struct {
		Types   string `json:"types"`
		Node    string `json:"node"`
		Default string `json:"default"`
	}
	manifest, err := json.MarshalIndent(struct {
		Name        string         `json:"name"`
		Version     string         `json:"version"`
		Description string         `json:"description"`
		Type        string         `json:"type"`
		Main        string         `json:"main"`
		Types       string         `json:"types"`
		Exports     map[string]any `json:"exports"`
		Files       []string       `json:"files"`
		SideEffects []string       `json:"sideEffects"`
	}{
		Name: moduleName, Version: string(version[1]), Type: "module",
		Description: "Token bucket and leaky bucket, exact to the nanosecond, with exercises on them: a Go engine in WebAssembly",
		Main:        "engine.js", Types: "engine.d.ts",
		Exports: map[string]any{
			".":             condition{Types: "./engine.d.ts", Node: "./engine-node.js", Default: "./engine.js"},
			"./engine.wasm": "./engine.wasm",
		},
		Files:       []string{"engine.js", "engine-node.js", engineName, "engine.d.ts", "types", licencesName},
		SideEffects: []string{"./engine.js", "./engine-node.js"},
	}, "", "  ")
	return append(manifest, '\n'), err
}

// typeImport is a file that another one's types refer to.
var typeImport = regexp.MustCompile(`(?:from|import\()\s*"(\.[^"]+)\.js"`)

// moduleTypes are the declarations that the TypeScript compiler makes of the JSDoc, by their paths: those of the module,
// and those that they refer to.
func moduleTypes(root string) (map[string][]byte, error) {
	out, err := os.MkdirTemp("", "bucketplayground-*")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(out)
	web := filepath.Join(root, "web")
	tsc := project.Command{
		Dir: web, Name: filepath.Join(web, "node_modules", ".bin", "tsc"), Args: []string{"-p", "tsconfig.module.json", "--outDir", out},
	}
	if text, err := tsc.Output(); err != nil {
		return nil, errors.Join(err, errors.New(strings.TrimSpace(text)))
	}
	found := map[string][]byte{}
	for todo := []string{"module/engine"}; len(todo) > 0; todo = todo[1:] {
		name := todo[0] + ".d.ts"
		if _, known := found[name]; known {
			continue
		}
		data, err := os.ReadFile(filepath.Join(out, filepath.FromSlash(name)))
		if err != nil {
			return nil, err
		}
		found[name] = data
		for _, to := range typeImport.FindAllStringSubmatch(string(data), -1) {
			todo = append(todo, path.Join(path.Dir(name), to[1]))
		}
	}
	return found, nil
}

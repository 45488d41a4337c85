package main

import (
	"embed"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"bucketplayground/scripts/internal/project"
)

const licencesName = "licences.txt"

// library is something by other people that is part of what dist/ publishes. Its licence is a file in its folder, or
// the text of a standard one whose SPDX identifier the library names without bringing the text along.
type library struct{ name, version, dir, spdx string }

// standard holds the texts of standard licences, by SPDX identifier.
//
//go:embed standard/*.txt
var standard embed.FS

// licencesOf writes down the licence of every library in the bundles and in the engine: the licences ask for it.
func licencesOf(root string, bundled []string) (string, error) {
	npm, err := npmLibraries(filepath.Join(root, "web"), bundled)
	if err != nil {
		return "", err
	}
	modules, err := goLibraries(root)
	if err != nil {
		return "", err
	}
	libraries := append(npm, modules...)
	slices.SortFunc(libraries, func(a, b library) int { return strings.Compare(a.name, b.name) })

	var text strings.Builder
	text.WriteString("The bucket playground contains these libraries, under the licences that follow.\n")
	for _, lib := range libraries {
		licence, err := lib.licence()
		if err != nil {
			return "", err
		}
		fmt.Fprintf(&text, "\n%s\n%s %s\n\n%s\n", strings.Repeat("=", 80), lib.name, lib.version, strings.TrimSpace(licence))
	}
	return text.String(), nil
}

func (l library) licence() (string, error) {
	for _, pattern := range []string{"LICENSE*", "LICENCE*", "COPYING*", "license*"} {
		paths, err := filepath.Glob(filepath.Join(l.dir, pattern))
		if err != nil {
			return "", err
		}
		if len(paths) > 0 {
			text, err := os.ReadFile(paths[0])
			return string(text), err
		}
	}
	if text, err := standard.ReadFile("standard/" + l.spdx + ".txt"); err == nil {
		return string(text), nil
	}
	return "", fmt.Errorf("%s %s comes without a licence file and names the licence %q: add that text to scripts/build/standard, or bundle another library",
		l.name, l.version, l.spdx)
}

// npmLibraries finds the packages that the bundle's sources lie in.
func npmLibraries(web string, sources []string) ([]library, error) {
	found := map[string]library{}
	for _, source := range sources {
		dir, inside := packageDir(source)
		if _, known := found[dir]; known || !inside {
			continue
		}
		lib := library{dir: filepath.Join(web, filepath.FromSlash(dir))}
		data, err := os.ReadFile(filepath.Join(lib.dir, "package.json"))
		if err != nil {
			return nil, err
		}
		var manifest struct{ Name, Version, License string }
		if err := json.Unmarshal(data, &manifest); err != nil {
			return nil, fmt.Errorf("%s/package.json: %w", dir, err)
		}
		lib.name, lib.version, lib.spdx = manifest.Name, manifest.Version, manifest.License
		found[dir] = lib
	}
	return slices.Collect(maps.Values(found)), nil
}

// packageDir is the folder of the npm package that a source belongs to, if any: the name after the last
// "node_modules/" has two parts where it starts with a scope.
func packageDir(source string) (dir string, inside bool) {
	const marker = "node_modules/"
	at := strings.LastIndex(source, marker)
	if at < 0 {
		return "", false
	}
	prefix, rest := source[:at+len(marker)], source[at+len(marker):]
	parts := strings.SplitN(rest, "/", 3)
	if strings.HasPrefix(rest, "@") {
		return prefix + parts[0] + "/" + parts[1], true
	}
	return prefix + parts[0], true
}

// goLibraries finds the modules compiled into the engine, and Go's own standard library.
func goLibraries(root string) ([]library, error) {
	out, err := project.Command{
		Dir: root, Env: project.WasmEnv, Name: "go",
		Args: []string{"list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}}\t{{.Version}}\t{{.Dir}}{{end}}{{end}}", "./wasm"},
	}.Output()
	if err != nil {
		return nil, err
	}
	found := map[library]bool{}
	for line := range strings.Lines(out) {
		if fields := strings.Split(strings.TrimSpace(line), "\t"); len(fields) == 3 {
			found[library{name: fields[0], version: fields[1], dir: fields[2]}] = true
		}
	}
	goroot, err := project.GoRoot(root)
	if err != nil {
		return nil, err
	}
	version, err := project.Command{Dir: root, Name: "go", Args: []string{"env", "GOVERSION"}}.Output()
	if err != nil {
		return nil, err
	}
	found[library{name: "Go", version: strings.TrimSpace(version), dir: goroot}] = true
	return slices.Collect(maps.Keys(found)), nil
}

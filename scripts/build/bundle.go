package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// entries are the scripts that pages load; what they share is split off into chunks beside them.
var entries = []string{"index", "embed", "bigrun-worker"}

// targets are the oldest browsers served: the first of each family with everything the page is written in.
var targets = []api.Engine{
	{Name: api.EngineChrome, Version: "109"},
	{Name: api.EngineFirefox, Version: "115"},
	{Name: api.EngineSafari, Version: "16.4"},
}

// bundle adds the JavaScript to dist and returns the paths of the sources that went into it, relative to web/.
func bundle(root string, engine wasmFile, dist files) ([]string, error) {
	web, out := filepath.Join(root, "web"), filepath.Join(root, "dist")
	options := api.BuildOptions{
		AbsWorkingDir: web,
		Outdir:        out,
		ChunkNames:    "[name]-[hash]",
		Bundle:        true,
		Splitting:     true,
		Format:        api.FormatESModule,
		Engines:       targets,
		Loader:        map[string]api.Loader{".json": api.LoaderJSON},
		Plugins:       []api.Plugin{wasmImports(root, engine), localeImports(root)},
		Charset:       api.CharsetUTF8,
		LegalComments: api.LegalCommentsNone, // they stand in full in the licences' file
		Banner:        map[string]string{"js": "/* Licences of all that is bundled here: " + licencesName + " */"},
		Sourcemap:     api.SourceMapLinked,
		Metafile:      true,

		MinifyWhitespace:  true,
		MinifyIdentifiers: true,
		MinifySyntax:      true,
	}
	for _, name := range entries {
		options.EntryPoints = append(options.EntryPoints, "./src/"+name+".js")
	}
	result := api.Build(options)
	if len(result.Errors) > 0 || len(result.Warnings) > 0 {
		return nil, explain(result)
	}
	for _, file := range result.OutputFiles {
		path, err := filepath.Rel(out, file.Path)
		if err != nil {
			return nil, err
		}
		if err := dist.add(filepath.ToSlash(path), file.Contents); err != nil {
			return nil, err
		}
	}
	return sources(result.Metafile)
}

// explain is esbuild's own account, with the lines in question. A warning counts as an error: whoever causes it sees it.
func explain(result api.BuildResult) error {
	errs := api.FormatMessages(result.Errors, api.FormatMessagesOptions{Kind: api.ErrorMessage})
	warnings := api.FormatMessages(result.Warnings, api.FormatMessagesOptions{Kind: api.WarningMessage})
	text := strings.TrimSpace(strings.Join(append(errs, warnings...), ""))
	return errors.New("the JavaScript could not be bundled: mend what is named here\n" + text)
}

func sources(metafile string) ([]string, error) {
	var meta struct {
		Inputs map[string]json.RawMessage `json:"inputs"`
	}
	if err := json.Unmarshal([]byte(metafile), &meta); err != nil {
		return nil, fmt.Errorf("esbuild's account of the bundle: %w", err)
	}
	var paths []string
	for path := range meta.Inputs {
		paths = append(paths, path)
	}
	return paths, nil
}

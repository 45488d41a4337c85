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

// targets are the oldest browsers served: in each of them everything works. Where light-dark() is not known yet (before Chrome
// 123 and Safari 17.5) the page is in its light colours, whatever the theme; see style.css. What else is younger than these
// versions in the styles only makes a page look better, and what is younger in the scripts' functions is not used.
var targets = []api.Engine{
	{Name: api.EngineChrome, Version: "109"},
	{Name: api.EngineFirefox, Version: "121"},
	{Name: api.EngineSafari, Version: "16.4"},
}

// bundle adds the JavaScript of the pages to dist and returns the paths of the sources that went into it, relative to web/.
func bundle(root string, engine wasmFile, dist files) ([]string, error) {
	options := bundling(root, engine, imports{engineBytes: "engine-bytes/fetched", runWorker: "bigrun/worker"})
	options.ChunkNames = "[name]-[hash]"
	options.Splitting = true
	options.Format = api.FormatESModule
	options.Banner = map[string]string{"js": "/* Licences of all that is bundled here: " + licencesName + " */"}
	options.Sourcemap = api.SourceMapLinked
	for _, name := range entries {
		options.EntryPoints = append(options.EntryPoints, "./src/"+name+".js")
	}
	result, err := run(options)
	if err != nil {
		return nil, err
	}
	for _, file := range result.OutputFiles {
		path, err := filepath.Rel(options.Outdir, file.Path)
		if err != nil {
			return nil, err
		}
		if err := dist.add(filepath.ToSlash(path), file.Contents); err != nil {
			return nil, err
		}
	}
	return sources(result.Metafile)
}

// bundling is what all bundles of the page's sources have in common.
func bundling(root string, engine wasmFile, chosen imports) api.BuildOptions {
	return api.BuildOptions{
		AbsWorkingDir: filepath.Join(root, "web"),
		Outdir:        filepath.Join(root, "dist"),
		Bundle:        true,
		Engines:       targets,
		Loader:        map[string]api.Loader{".json": api.LoaderJSON},
		Alias:         chosen.alias(),
		Plugins:       []api.Plugin{wasmImports(root, engine), localeImports(root)},
		Charset:       api.CharsetUTF8,
		LegalComments: api.LegalCommentsNone, // they stand in full in the licences' file
		Metafile:      true,

		MinifyWhitespace:  true,
		MinifyIdentifiers: true,
		MinifySyntax:      true,
	}
}

// run bundles. A warning counts as an error: whoever causes it sees it.
func run(options api.BuildOptions) (api.BuildResult, error) {
	result := api.Build(options)
	if len(result.Errors) > 0 || len(result.Warnings) > 0 {
		return result, explain(result)
	}
	return result, nil
}

// explain is esbuild's own account, with the lines in question.
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

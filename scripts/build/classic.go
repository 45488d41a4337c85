package main

import (
	"github.com/evanw/esbuild/pkg/api"
)

// classics are scripts that are no modules, because they have to be loaded where modules of another site are not: unless that
// site's server allows it. bucket-playground.js stands in the pages of others.
var classics = []string{"bucket-playground"}

// addClassics bundles each into one file of its own.
func addClassics(root string, engine wasmFile, dist files) error {
	for _, name := range classics {
		options := bundling(root, engine, imports{engineBytes: "engine-bytes/fetched", runWorker: "bigrun/worker"})
		options.EntryPoints = []string{"./src/" + name + ".js"}
		options.Format = api.FormatIIFE
		result, err := run(options)
		if err != nil {
			return err
		}
		if err := dist.add(name+".js", result.OutputFiles[0].Contents); err != nil {
			return err
		}
	}
	return nil
}

package main

import (
	"github.com/evanw/esbuild/pkg/api"
)

// elementName is the script that pages of other sites load for <bucket-playground>.
const elementName = "bucket-playground.js"

// addElement makes it a classic script in one file: a module of another site would need that site's server to allow it.
func addElement(root string, engine wasmFile, dist files) error {
	options := bundling(root, engine, imports{engineBytes: "engine-bytes/fetched", runWorker: "bigrun/worker"})
	options.EntryPoints = []string{"./src/" + elementName}
	options.Format = api.FormatIIFE
	result, err := run(options)
	if err != nil {
		return err
	}
	return dist.add(elementName, result.OutputFiles[0].Contents)
}

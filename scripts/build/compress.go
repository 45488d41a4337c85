package main

import (
	"maps"
	"path"
	"slices"

	"bucketplayground/scripts/internal/squeeze"
)

// compressible are the kinds of file that a host should send compressed. Source maps stay out: only a person who
// debugs the page ever fetches them.
var compressible = []string{".html", ".css", ".js", ".json", ".svg", ".txt", ".wasm"}

// addCompressed gives each such file a sibling ".br" and ".gz", unless that would be no smaller than the file.
func addCompressed(cache squeeze.Cache, dist files) error {
	for _, name := range slices.Sorted(maps.Keys(dist)) {
		if !slices.Contains(compressible, path.Ext(name)) {
			continue
		}
		data := dist[name]
		br, err := cache.Brotli(data)
		if err != nil {
			return err
		}
		gz, err := squeeze.Gzip(data)
		if err != nil {
			return err
		}
		for extension, packed := range map[string][]byte{".br": br, ".gz": gz} {
			if len(packed) >= len(data) {
				continue
			}
			if err := dist.add(name+extension, packed); err != nil {
				return err
			}
		}
	}
	return nil
}

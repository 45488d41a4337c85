package main

import (
	"fmt"
	"os"
	"path/filepath"
)

// pagePatterns are the files under web/ that are published as they are. All but the icons must be there.
var pagePatterns = []struct {
	pattern  string
	required bool
}{
	{"*.html", true},
	{"*.css", true},
	{"styles/*.css", false},
	{"exercises/*.json", true},
	{"icons/*", false},
}

func addPages(web string, dist files) error {
	for _, p := range pagePatterns {
		paths, err := filepath.Glob(filepath.Join(web, filepath.FromSlash(p.pattern)))
		if err != nil {
			return err
		}
		if len(paths) == 0 && p.required {
			return fmt.Errorf("no file is web/%s: restore it from the repository", p.pattern)
		}
		for _, path := range paths {
			data, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			rel, err := filepath.Rel(web, path)
			if err != nil {
				return err
			}
			if err := dist.add(filepath.ToSlash(rel), data); err != nil {
				return err
			}
		}
	}
	return nil
}

package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"sync"
)

// download is a file of dist/ that people take away: a page in one file.
type download struct {
	name string // its path in dist/
	page single
}

// playground is the whole of it.
var playground = download{name: "bucket-playground.html", page: single{page: "index.html", script: "index"}}

// frame is what embed.html makes way for where its scripts are not loaded.
var frame = download{name: "embed-alone.html", page: single{page: "embed.html", script: "embed"}}

// packagesOf are the files for handing out a practice set by itself.
func packagesOf(sets []practiceSet) []download {
	var all []download
	for _, set := range sets {
		all = append(all, download{
			name: "packages/" + set.id + ".html",
			page: single{page: "embed.html", script: "one-file/activity", opens: "practise/" + set.id, title: set.title},
		})
	}
	return all
}

// practiceSet is a set of exercises by the name of its file and by its title.
type practiceSet struct{ id, title string }

// practiceSets are the sets that the page offers, in its order.
func practiceSets(web string) ([]practiceSet, error) {
	data, err := os.ReadFile(filepath.Join(web, "exercises", "index.json"))
	if err != nil {
		return nil, err
	}
	var index struct{ Groups []struct{ Sets []string } }
	if err := json.Unmarshal(data, &index); err != nil {
		return nil, fmt.Errorf("web/exercises/index.json: %w", err)
	}
	words, err := readWords(filepath.Join(web, "locales", "en"))
	if err != nil {
		return nil, err
	}
	var sets []practiceSet
	for _, group := range index.Groups {
		for _, id := range group.Sets {
			title, err := words.plain("practice-" + id + "-title")
			if err != nil {
				return nil, err
			}
			sets = append(sets, practiceSet{id: id, title: title})
		}
	}
	return sets, nil
}

// inlineScripts bundles each script that the downloads need, once.
func inlineScripts(root string, engine wasmFile, downloads []download) (map[string]inline, error) {
	scripts := map[string]inline{}
	for _, d := range downloads {
		scripts[d.page.script] = inline{}
	}
	var lock sync.Mutex
	var jobs []func() error
	for name := range scripts {
		jobs = append(jobs, func() error {
			script, err := inlineScript(root, engine, name)
			lock.Lock()
			defer lock.Unlock()
			scripts[name] = script
			return err
		})
	}
	return scripts, together(jobs...)
}

func addDownloads(web string, downloads []download, scripts map[string]inline, licences string, dist files) error {
	for _, d := range downloads {
		page, err := d.page.make(web, scripts[d.page.script], licences)
		if err != nil {
			return err
		}
		if err := dist.add(d.name, page); err != nil {
			return err
		}
	}
	return nil
}

package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"sync"

	"bucketplayground/scripts/internal/course"
)

// download is a file of dist/ that people take away: a page in one file, or a package with it.
type download struct {
	name string // its path in dist/
	page single
	wrap func(page []byte) ([]byte, error) // nil for the page as it is
}

// playground is the whole of it.
var playground = download{name: "bucket-playground.html", page: single{page: "index.html", script: "index"}}

// frame is what embed.html makes way for where its scripts are not loaded.
var frame = download{name: "embed-alone.html", page: single{page: "embed.html", script: "embed"}}

// packagesOf are the files for handing out a practice set by itself: as a page, and for learning platforms.
func packagesOf(sets []course.Activity) []download {
	var all []download
	for _, set := range sets {
		add := func(name, script, talks string, wrap func(course.Activity, []byte) ([]byte, error)) {
			d := download{
				name: "packages/" + set.ID + name,
				page: single{page: "embed.html", script: script, opens: "practise/" + set.ID, title: set.Title[defaultLocale], talks: talks},
			}
			if wrap != nil {
				d.wrap = func(page []byte) ([]byte, error) { return wrap(set, page) }
			}
			all = append(all, d)
		}
		add(".html", "one-file/activity", "", nil)
		add("-scorm12.zip", "lms/scorm12-page", "", course.Scorm12)
		// A platform has its addresses wherever it likes.
		add("-cmi5.zip", "lms/cmi5-page", "https: http:", course.Cmi5)
	}
	return all
}

// practiceSets are the sets that the page offers, in its order, with their titles in all languages.
func practiceSets(web string) ([]course.Activity, error) {
	data, err := os.ReadFile(filepath.Join(web, "exercises", "index.json"))
	if err != nil {
		return nil, err
	}
	var index struct{ Groups []struct{ Sets []string } }
	if err := json.Unmarshal(data, &index); err != nil {
		return nil, fmt.Errorf("web/exercises/index.json: %w", err)
	}
	languages, err := readLanguages(filepath.Join(web, "locales"))
	if err != nil {
		return nil, err
	}
	var sets []course.Activity
	for _, group := range index.Groups {
		for _, id := range group.Sets {
			title, err := languages.plain("practice-" + id + "-title")
			if err != nil {
				return nil, err
			}
			about, err := languages.plain("lms-about")
			if err != nil {
				return nil, err
			}
			sets = append(sets, course.Activity{ID: id, Title: title, About: about})
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

// addDownloads makes them all, at the same time: most of it is compressing.
func addDownloads(web string, downloads []download, scripts map[string]inline, licences string, dist files) error {
	made := make([][]byte, len(downloads))
	var jobs []func() error
	for i, d := range downloads {
		jobs = append(jobs, func() (err error) {
			made[i], err = d.make(web, scripts[d.page.script], licences)
			return err
		})
	}
	if err := together(jobs...); err != nil {
		return err
	}
	for i, d := range downloads {
		if err := dist.add(d.name, made[i]); err != nil {
			return err
		}
	}
	return nil
}

func (d download) make(web string, script inline, licences string) ([]byte, error) {
	page, err := d.page.make(web, script, licences)
	if err != nil || d.wrap == nil {
		return page, err
	}
	return d.wrap(page)
}

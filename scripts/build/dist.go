package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"
)

// files is what goes into dist/: contents by slash-separated path.
type files map[string][]byte

// add takes in a file and refuses a second one of the same path, which would silently win over the first.
func (f files) add(path string, data []byte) error {
	if _, taken := f[path]; taken {
		return fmt.Errorf("two files want to be dist/%s: rename one", path)
	}
	f[path] = data
	return nil
}

// maxAbandoned is the age from which an unfinished build's folder is taken to be nobody's.
const maxAbandoned = time.Hour

// replace writes the files into a folder of their own and then puts that in the place of dist/.
func (f files) replace(root string) error {
	work := filepath.Join(root, ".cache", "build")
	if err := os.MkdirAll(work, 0o755); err != nil {
		return err
	}
	if err := removeAbandoned(work, time.Now()); err != nil {
		return err
	}
	staging, err := os.MkdirTemp(work, "dist-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(staging)
	fresh := filepath.Join(staging, "new")
	for path, data := range f {
		target := filepath.Join(fresh, filepath.FromSlash(path))
		if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(target, data, 0o644); err != nil {
			return err
		}
	}
	return swap(filepath.Join(root, "dist"), fresh, filepath.Join(staging, "old"))
}

// swap moves dist away and fresh into its place. Where another build slips its result in between the two moves, that
// one is moved away in turn: the last to finish wins, and each result is whole.
func swap(dist, fresh, old string) error {
	var err error
	for range 10 {
		if err := os.RemoveAll(old); err != nil {
			return err
		}
		if err := os.Rename(dist, old); err != nil && !errors.Is(err, os.ErrNotExist) {
			return err
		}
		if err = os.Rename(fresh, dist); err == nil {
			return nil
		}
	}
	return fmt.Errorf("dist/ could not be replaced: is another build running? (%w)", err)
}

func removeAbandoned(work string, now time.Time) error {
	entries, err := os.ReadDir(work)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		info, err := entry.Info()
		if err != nil || now.Sub(info.ModTime()) < maxAbandoned {
			continue
		}
		if err := os.RemoveAll(filepath.Join(work, entry.Name())); err != nil {
			return err
		}
	}
	return nil
}

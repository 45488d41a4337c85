// Package squeeze compresses files the way they are published: brotli and gzip at their strongest settings.
package squeeze

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"os"
	"path/filepath"
	"time"

	"github.com/andybalholm/brotli"
)

// brotliQuality is the strongest there is. It takes seconds for a WebAssembly file, hence the cache.
const brotliQuality = 11

// maxUnused is how long a cached result that nobody asks for is kept.
const maxUnused = 14 * 24 * time.Hour

// Cache keeps brotli results in a folder, by the hash of what was compressed.
type Cache struct{ Dir string }

// Brotli is data compressed at quality 11.
func (c Cache) Brotli(data []byte) ([]byte, error) {
	hash := sha256.Sum256(data)
	path := filepath.Join(c.Dir, hex.EncodeToString(hash[:])+".br")
	if cached, err := os.ReadFile(path); err == nil {
		now := time.Now()
		return cached, os.Chtimes(path, now, now)
	} else if !errors.Is(err, os.ErrNotExist) {
		return nil, err
	}
	var buf bytes.Buffer
	w := brotli.NewWriterLevel(&buf, brotliQuality)
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return buf.Bytes(), c.store(path, buf.Bytes())
}

// store writes beside the final name first, so that no reader ever meets half a file.
func (c Cache) store(path string, data []byte) error {
	if err := os.MkdirAll(c.Dir, 0o755); err != nil {
		return err
	}
	tmp, err := os.CreateTemp(c.Dir, "new-*")
	if err != nil {
		return err
	}
	defer os.Remove(tmp.Name())
	if _, err := tmp.Write(data); err != nil {
		return errors.Join(err, tmp.Close())
	}
	if err := tmp.Close(); err != nil {
		return err
	}
	return os.Rename(tmp.Name(), path)
}

// Prune removes what has not been asked for in a fortnight.
func (c Cache) Prune(now time.Time) error {
	entries, err := os.ReadDir(c.Dir)
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	for _, entry := range entries {
		info, err := entry.Info()
		if err != nil || now.Sub(info.ModTime()) < maxUnused {
			continue
		}
		if err := os.Remove(filepath.Join(c.Dir, entry.Name())); err != nil {
			return err
		}
	}
	return nil
}

// Gzip is data compressed at level 9.
func Gzip(data []byte) ([]byte, error) {
	var buf bytes.Buffer
	w, err := gzip.NewWriterLevel(&buf, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return buf.Bytes(), nil
}

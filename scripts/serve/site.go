package main

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"os"
	"path"
	"strconv"
	"strings"
)

// contentTypes are fixed here, since those of the operating system differ from machine to machine.
var contentTypes = map[string]string{
	".css":  "text/css; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".ico":  "image/x-icon",
	".js":   "text/javascript; charset=utf-8",
	".json": "application/json",
	".map":  "application/json",
	".png":  "image/png",
	".svg":  "image/svg+xml",
	".txt":  "text/plain; charset=utf-8",
	".wasm": "application/wasm",
}

// site answers with the files of a folder, compressed where the browser takes that and the folder has such a sibling.
type site struct{ dir string }

func (s site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "This address can only be read.", http.StatusMethodNotAllowed)
		return
	}
	name := strings.TrimPrefix(path.Clean("/"+r.URL.Path), "/")
	if strings.HasSuffix(r.URL.Path, "/") {
		name = path.Join(name, "index.html")
	}
	file, err := s.open(name, acceptedEncodings(r.Header.Get("Accept-Encoding")))
	switch {
	case err == nil:
		file.answer(w, r)
	case name == "favicon.ico":
		// Browsers ask for it unasked; an error would stand in the console of every page without one.
		w.WriteHeader(http.StatusNoContent)
	case errors.Is(err, errFolder):
		// Without the slash, the relative addresses in the page would start from the folder above. The redirect is
		// relative too, for servers in front that put us into a sub-folder.
		w.Header().Set("Location", path.Base(name)+"/")
		w.WriteHeader(http.StatusMovedPermanently)
	case errors.Is(err, fs.ErrNotExist):
		http.Error(w, "There is no such file.", http.StatusNotFound)
	default:
		// Among others: a link that leads out of the folder.
		http.Error(w, "This file cannot be shown.", http.StatusForbidden)
	}
}

// servedFile is a file as it goes out: its bytes in some encoding ("" for none), and the type of what they decode to.
type servedFile struct {
	data     []byte
	encoding string
	kind     string
}

var errFolder = errors.New("this is a folder")

// encodings are the siblings of a file, the smallest first.
var encodings = []struct{ name, extension string }{{"br", ".br"}, {"gzip", ".gz"}}

// open reads the file named, in the first encoding that is accepted and there. The folder is opened anew each time,
// since a build puts a new one in its place, and as a root, which nothing below can lead out of.
func (s site) open(name string, accepted map[string]bool) (servedFile, error) {
	root, err := os.OpenRoot(s.dir)
	if err != nil {
		return servedFile{}, err
	}
	defer root.Close()
	info, err := root.Stat(name)
	if err != nil {
		return servedFile{}, err
	}
	if info.IsDir() {
		return servedFile{}, errFolder
	}
	kind, known := contentTypes[path.Ext(name)]
	if !known {
		kind = "application/octet-stream"
	}
	for _, e := range encodings {
		if accepted[e.name] {
			if data, err := root.ReadFile(name + e.extension); err == nil {
				return servedFile{data, e.name, kind}, nil
			}
		}
	}
	data, err := root.ReadFile(name)
	return servedFile{data, "", kind}, err
}

// answer sends the file, or only says that the browser's copy is still right.
func (f servedFile) answer(w http.ResponseWriter, r *http.Request) {
	hash := sha256.Sum256(f.data)
	tag := fmt.Sprintf("%q", hex.EncodeToString(hash[:16]))
	h := w.Header()
	h.Set("Content-Type", f.kind)
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Cache-Control", "no-cache")
	h.Set("Vary", "Accept-Encoding")
	h.Set("ETag", tag)
	if strings.Contains(r.Header.Get("If-None-Match"), tag) {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	if f.encoding != "" {
		h.Set("Content-Encoding", f.encoding)
	}
	h.Set("Content-Length", strconv.Itoa(len(f.data)))
	if r.Method == http.MethodGet {
		// An error here means that the browser has gone; there is nobody left to tell.
		_, _ = w.Write(f.data)
	}
}

// acceptedEncodings reads an Accept-Encoding field: names separated by commas, each with an optional weight, of which
// 0 means "not this one".
func acceptedEncodings(field string) map[string]bool {
	accepted := map[string]bool{}
	for item := range strings.SplitSeq(field, ",") {
		name, parameter, _ := strings.Cut(item, ";")
		_, weight, weighted := strings.Cut(parameter, "=")
		q, err := strconv.ParseFloat(strings.TrimSpace(weight), 64)
		accepted[strings.TrimSpace(name)] = !weighted || err == nil && q > 0
	}
	return accepted
}

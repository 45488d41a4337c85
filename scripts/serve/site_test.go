package main

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// published is a small dist/ with a neighbour that must stay private.
func published(t *testing.T) site {
	t.Helper()
	parent := t.TempDir()
	for name, text := range map[string]string{
		"secret.txt":             "private",
		"dist/index.html":        "<p>page</p>",
		"dist/engine.wasm":       "plain wasm",
		"dist/engine.wasm.br":    "br",
		"dist/engine.wasm.gz":    "gzip",
		"dist/exercises/a.json":  "{}",
		"dist/labs/index.html":   "<p>labs</p>",
		"dist/index.js":          "plain script",
		"dist/index.js.gz":       "gzip script",
		"dist/unknown.something": "bytes",
	} {
		path := filepath.Join(parent, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
	}
	require.NoError(t, os.Symlink(filepath.Join("..", "secret.txt"), filepath.Join(parent, "dist", "way-out.txt")))
	return site{filepath.Join(parent, "dist")}
}

func ask(s site, method, target string, header http.Header) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, "/", nil)
	r.URL.Path = target // as it comes, dots and all
	r.Header = header
	w := httptest.NewRecorder()
	s.ServeHTTP(w, r)
	return w
}

func get(s site, target string) *httptest.ResponseRecorder {
	return ask(s, http.MethodGet, target, http.Header{})
}

func TestFilesComeWithTheirTypes(t *testing.T) {
	s := published(t)
	for target, want := range map[string][2]string{
		"/":                  {"<p>page</p>", "text/html; charset=utf-8"},
		"/index.html":        {"<p>page</p>", "text/html; charset=utf-8"},
		"/engine.wasm":       {"plain wasm", "application/wasm"},
		"/index.js":          {"plain script", "text/javascript; charset=utf-8"},
		"/exercises/a.json":  {"{}", "application/json"},
		"/labs/":             {"<p>labs</p>", "text/html; charset=utf-8"},
		"/unknown.something": {"bytes", "application/octet-stream"},
	} {
		w := get(s, target)
		require.Equal(t, http.StatusOK, w.Code, target)
		require.Equal(t, want[0], w.Body.String(), target)
		require.Equal(t, want[1], w.Header().Get("Content-Type"), target)
	}
}

func TestSmallestAcceptedEncodingIsSent(t *testing.T) {
	s := published(t)
	for _, c := range []struct{ target, accept, encoding, body string }{
		{"/engine.wasm", "gzip, deflate, br, zstd", "br", "br"},
		{"/engine.wasm", "br;q=0, gzip;q=0.5", "gzip", "gzip"},
		{"/engine.wasm", "br;q=nonsense", "", "plain wasm"},
		{"/engine.wasm", "", "", "plain wasm"},
		{"/index.js", "br, gzip", "gzip", "gzip script"},
		{"/index.html", "br, gzip", "", "<p>page</p>"},
	} {
		w := ask(s, http.MethodGet, c.target, http.Header{"Accept-Encoding": {c.accept}})
		require.Equal(t, c.encoding, w.Header().Get("Content-Encoding"), c)
		require.Equal(t, c.body, w.Body.String(), c)
		require.Equal(t, len(c.body), int(w.Result().ContentLength), c)
		require.Equal(t, "Accept-Encoding", w.Header().Get("Vary"), c)
	}
}

func TestUnchangedFileIsNotSentAgain(t *testing.T) {
	s := published(t)
	first := get(s, "/index.html")
	tag := first.Header().Get("ETag")
	require.NotEmpty(t, tag)
	require.Equal(t, "no-cache", first.Header().Get("Cache-Control"))

	again := ask(s, http.MethodGet, "/index.html", http.Header{"If-None-Match": {tag}})
	require.Equal(t, http.StatusNotModified, again.Code)
	require.Empty(t, again.Body.String())

	require.NoError(t, os.WriteFile(filepath.Join(s.dir, "index.html"), []byte("<p>new</p>"), 0o644))
	changed := ask(s, http.MethodGet, "/index.html", http.Header{"If-None-Match": {tag}})
	require.Equal(t, http.StatusOK, changed.Code)
	require.Equal(t, "<p>new</p>", changed.Body.String())
}

func TestEachEncodingHasItsOwnTag(t *testing.T) {
	s := published(t)
	tags := map[string]bool{}
	for _, accept := range []string{"br", "gzip", ""} {
		tags[ask(s, http.MethodGet, "/engine.wasm", http.Header{"Accept-Encoding": {accept}}).Header().Get("ETag")] = true
	}
	require.Len(t, tags, 3)
}

func TestNothingOutsideIsServed(t *testing.T) {
	s := published(t)
	for _, target := range []string{"/../secret.txt", "/labs/../../secret.txt", "../secret.txt", "/way-out.txt", "//../secret.txt", `/..\secret.txt`} {
		w := get(s, target)
		require.GreaterOrEqual(t, w.Code, 400, target)
		require.NotContains(t, w.Body.String(), "private", target)
	}
}

func TestOtherAnswers(t *testing.T) {
	s := published(t)
	require.Equal(t, http.StatusNotFound, get(s, "/nowhere.html").Code)
	require.Equal(t, http.StatusNotFound, get(s, "/exercises/").Code, "a folder is not listed")
	require.Equal(t, http.StatusNoContent, get(s, "/favicon.ico").Code)
	require.Equal(t, http.StatusMethodNotAllowed, ask(s, http.MethodPost, "/", http.Header{}).Code)

	folder := get(s, "/labs")
	require.Equal(t, http.StatusMovedPermanently, folder.Code)
	require.Equal(t, "labs/", folder.Header().Get("Location"))

	head := ask(s, http.MethodHead, "/index.html", http.Header{})
	require.Equal(t, http.StatusOK, head.Code)
	require.Equal(t, "11", head.Header().Get("Content-Length"))
	require.Empty(t, head.Body.String())
}

func TestNewBuildIsServedWithoutARestart(t *testing.T) {
	s := published(t)
	require.Equal(t, "<p>page</p>", get(s, "/").Body.String())
	require.NoError(t, os.Rename(s.dir, s.dir+"-old"))
	require.NoError(t, os.Mkdir(s.dir, 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(s.dir, "index.html"), []byte("<p>rebuilt</p>"), 0o644))
	require.Equal(t, "<p>rebuilt</p>", get(s, "/").Body.String())
}

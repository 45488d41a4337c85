package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"bucketplayground/scripts/internal/squeeze"
	"github.com/stretchr/testify/require"
)

func TestReplaceLeavesExactlyTheNewFiles(t *testing.T) {
	root := t.TempDir()
	dist := filepath.Join(root, "dist")
	require.NoError(t, os.MkdirAll(dist, 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(dist, "stale.js"), nil, 0o644))

	require.NoError(t, files{"index.html": []byte("page"), "exercises/a.json": []byte("{}")}.replace(root))

	require.NoFileExists(t, filepath.Join(dist, "stale.js"))
	data, err := os.ReadFile(filepath.Join(dist, "exercises", "a.json"))
	require.NoError(t, err)
	require.Equal(t, "{}", string(data))
	require.Empty(t, names(t, filepath.Join(root, ".cache", "build")), "nothing is left behind")
}

func TestFailedReplaceKeepsTheOldFiles(t *testing.T) {
	root := t.TempDir()
	require.NoError(t, files{"index.html": []byte("old")}.replace(root))

	// "a" cannot be both a file and a folder, so this build breaks off midway.
	require.Error(t, files{"index.html": []byte("new"), "a": nil, "a/b": nil}.replace(root))

	data, err := os.ReadFile(filepath.Join(root, "dist", "index.html"))
	require.NoError(t, err)
	require.Equal(t, "old", string(data))
}

func TestFoldersOfBrokenOffBuildsAreRemovedInTime(t *testing.T) {
	work := t.TempDir()
	now := time.Now()
	for name, age := range map[string]time.Duration{"dist-old": 2 * maxAbandoned, "dist-running": time.Minute} {
		path := filepath.Join(work, name)
		require.NoError(t, os.Mkdir(path, 0o755))
		require.NoError(t, os.Chtimes(path, now.Add(-age), now.Add(-age)))
	}
	require.NoError(t, removeAbandoned(work, now))
	require.Equal(t, []string{"dist-running"}, names(t, work))
}

func TestCompressedSiblings(t *testing.T) {
	dist := files{
		"index.html": bytes.Repeat([]byte("<p>text</p>"), 100),
		"index.js":   []byte("1"),                            // no smaller when compressed
		"photo.png":  bytes.Repeat([]byte("pixels"), 100),    // compressed by its own format
		"x.js.map":   bytes.Repeat([]byte("mappings"), 1000), // rarely fetched
	}
	require.NoError(t, addCompressed(squeeze.Cache{Dir: t.TempDir()}, dist))
	var siblings []string
	for name := range dist {
		if strings.HasSuffix(name, ".br") || strings.HasSuffix(name, ".gz") {
			siblings = append(siblings, name)
		}
	}
	require.ElementsMatch(t, []string{"index.html.br", "index.html.gz"}, siblings)
}

func TestPackageOfASource(t *testing.T) {
	for source, want := range map[string]string{
		"src/index.js":                                   "",
		"node_modules/lit/index.js":                      "node_modules/lit",
		"node_modules/@lit/reactive-element/css-tag.js":  "node_modules/@lit/reactive-element",
		"node_modules/a/node_modules/@b/c/lib/deep/d.js": "node_modules/a/node_modules/@b/c",
	} {
		dir, inside := packageDir(source)
		require.Equal(t, want, dir)
		require.Equal(t, want != "", inside)
	}
}

func TestLicenceIsTheLibrarysOwnFileOrTheStandardTextItNames(t *testing.T) {
	own := library{name: "own", version: "1.0.0", dir: t.TempDir(), spdx: "Apache-2.0"}
	require.NoError(t, os.WriteFile(filepath.Join(own.dir, "LICENSE"), []byte("its own words"), 0o644))
	text, err := own.licence()
	require.NoError(t, err)
	require.Equal(t, "its own words", text)

	text, err = library{name: "named", version: "1.0.0", dir: t.TempDir(), spdx: "Apache-2.0"}.licence()
	require.NoError(t, err)
	require.Contains(t, text, "Apache License")

	_, err = library{name: "nameless", version: "1.0.0", dir: t.TempDir()}.licence()
	require.ErrorContains(t, err, "nameless 1.0.0 comes without a licence file")
}

func TestTwoFilesOfOneNameAreRefused(t *testing.T) {
	dist := files{"index.js": nil}
	require.ErrorContains(t, dist.add("index.js", nil), "dist/index.js")
}

func names(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	var names []string
	for _, entry := range entries {
		names = append(names, entry.Name())
	}
	return names
}

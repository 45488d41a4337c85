package squeeze

import (
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/andybalholm/brotli"
	"github.com/stretchr/testify/require"
)

var sample = bytes.Repeat([]byte("a bucket holds no more than its capacity. "), 50)

func TestBrotliGivesBackWhatWentIn(t *testing.T) {
	packed, err := Cache{t.TempDir()}.Brotli(sample)
	require.NoError(t, err)
	require.Less(t, len(packed), len(sample)/5)
	unpacked, err := io.ReadAll(brotli.NewReader(bytes.NewReader(packed)))
	require.NoError(t, err)
	require.Equal(t, sample, unpacked)
}

func TestGzipGivesBackWhatWentIn(t *testing.T) {
	packed, err := Gzip(sample)
	require.NoError(t, err)
	r, err := gzip.NewReader(bytes.NewReader(packed))
	require.NoError(t, err)
	unpacked, err := io.ReadAll(r)
	require.NoError(t, err)
	require.Equal(t, sample, unpacked)
}

func TestSecondCallIsAnsweredFromTheCache(t *testing.T) {
	cache := Cache{t.TempDir()}
	_, err := cache.Brotli(sample)
	require.NoError(t, err)
	files, err := filepath.Glob(filepath.Join(cache.Dir, "*"))
	require.NoError(t, err)
	require.Len(t, files, 1)
	// A mark in place of the result shows where the second answer comes from.
	require.NoError(t, os.WriteFile(files[0], []byte("mark"), 0o644))

	again, err := cache.Brotli(sample)
	require.NoError(t, err)
	require.Equal(t, "mark", string(again))

	other, err := cache.Brotli(append([]byte("x"), sample...))
	require.NoError(t, err)
	require.NotEqual(t, "mark", string(other))
}

func TestPruneRemovesOnlyWhatIsUnused(t *testing.T) {
	cache := Cache{t.TempDir()}
	now := time.Now()
	for name, age := range map[string]time.Duration{"old.br": maxUnused + time.Hour, "fresh.br": time.Hour} {
		path := filepath.Join(cache.Dir, name)
		require.NoError(t, os.WriteFile(path, nil, 0o644))
		require.NoError(t, os.Chtimes(path, now.Add(-age), now.Add(-age)))
	}
	require.NoError(t, cache.Prune(now))
	require.NoFileExists(t, filepath.Join(cache.Dir, "old.br"))
	require.FileExists(t, filepath.Join(cache.Dir, "fresh.br"))
}

package project

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestRootIsFoundFromBelow(t *testing.T) {
	top, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(top, "go.mod"), []byte(moduleLine+"\n\ngo 1.26\n"), 0o644))
	below := filepath.Join(top, "web", "src")
	require.NoError(t, os.MkdirAll(below, 0o755))
	// A module of another name on the way up is not ours.
	require.NoError(t, os.WriteFile(filepath.Join(below, "go.mod"), []byte("module other\n"), 0o644))
	t.Chdir(below)

	root, err := Root()
	require.NoError(t, err)
	require.Equal(t, top, root)
}

func TestOutsideTheProjectTheRemedyIsNamed(t *testing.T) {
	t.Chdir(t.TempDir())
	_, err := Root()
	require.ErrorContains(t, err, "run this from the folder that holds go.mod")
}

func TestMissingToolNamesTheRemedy(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	err := Command{Name: "npm"}.Run()
	require.ErrorContains(t, err, "install Node.js 20 or newer together with npm")
}

func TestFailedCallShowsWhatTheToolSaid(t *testing.T) {
	_, err := Command{Name: "go", Args: []string{"no-such-command"}}.Output()
	require.ErrorContains(t, err, "go no-such-command: exit status 2")
	require.ErrorContains(t, err, "unknown command")
}

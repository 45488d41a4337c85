package main

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// viewer is found under either of two names.
var viewer = program{"Viewer", "TEST_VIEWER", []string{"viewer", "viewer-browser"}, []string{"viewer", "viewer-fonts"}}

const remedy = "no Viewer was found: install it (on Debian as root: apt-get install viewer viewer-fonts), or name one with TEST_VIEWER=/path/to/it"

// onlyPath makes an empty folder the PATH.
func onlyPath(t *testing.T) string {
	folder := t.TempDir()
	t.Setenv("PATH", folder)
	t.Setenv(viewer.variable, "")
	return folder
}

func executable(t *testing.T, path string) string {
	require.NoError(t, os.WriteFile(path, []byte("#!/bin/sh\n"), 0o755))
	return path
}

func mustNot(t *testing.T) installer {
	return func([]string) error {
		t.Error("something was installed")
		return nil
	}
}

func TestNamedProgramIsTaken(t *testing.T) {
	executable(t, filepath.Join(onlyPath(t), "viewer"))
	t.Setenv(viewer.variable, "/opt/viewer")
	path, err := viewer.find(mustNot(t))
	require.NoError(t, err)
	require.Equal(t, "/opt/viewer", path)
}

func TestProgramIsFoundUnderAnyOfItsNames(t *testing.T) {
	wanted := executable(t, filepath.Join(onlyPath(t), "viewer-browser"))
	path, err := viewer.find(mustNot(t))
	require.NoError(t, err)
	require.Equal(t, wanted, path)
}

func TestMissingProgramIsInstalled(t *testing.T) {
	folder := onlyPath(t)
	var asked []string
	path, err := viewer.find(func(packages []string) error {
		asked = packages
		executable(t, filepath.Join(folder, "viewer"))
		return nil
	})
	require.NoError(t, err)
	require.Equal(t, filepath.Join(folder, "viewer"), path)
	require.Equal(t, viewer.packages, asked)
}

func TestProgramThatCannotBeInstalledNamesTheRemedy(t *testing.T) {
	onlyPath(t)
	_, err := viewer.find(nil)
	require.EqualError(t, err, remedy)

	_, err = viewer.find(func([]string) error { return nil }) // the package does not hold it
	require.EqualError(t, err, remedy)

	failed := errors.New("no network")
	_, err = viewer.find(func([]string) error { return failed })
	require.ErrorIs(t, err, failed)
	require.ErrorContains(t, err, remedy)
}

func TestWithoutAptNothingCanBeInstalled(t *testing.T) {
	onlyPath(t)
	require.Nil(t, debian())
}

func TestFoundProgramIsToldToTheTests(t *testing.T) {
	wanted := executable(t, filepath.Join(onlyPath(t), "viewer"))
	require.NoError(t, findAll(viewer))
	require.Equal(t, wanted, os.Getenv(viewer.variable))
}

package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"

	"bucketplayground/scripts/internal/project"
)

// chromiumNames are the commands under which Chromium, or the browser made from it, is found on one system or another.
var chromiumNames = []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"}

// errNoChromium is the one line for whoever has to install it.
var errNoChromium = errors.New("no Chromium was found: install it (on Debian as root: apt-get install chromium), or name one with CHROMIUM=/path/to/it")

// findChromium is the browser named by CHROMIUM or found on the PATH; where there is none, and this is Debian and we
// are root, it is installed.
func findChromium() (string, error) {
	if named := os.Getenv("CHROMIUM"); named != "" {
		return named, nil
	}
	if path, found := chromiumOnPath(); found {
		return path, nil
	}
	if _, err := exec.LookPath("apt-get"); err != nil || os.Getuid() != 0 {
		return "", errNoChromium
	}
	fmt.Println("no Chromium was found: installing Debian's")
	for _, args := range [][]string{
		{"update", "-q"},
		{"install", "-q", "-y", "--no-install-recommends", "chromium", "fonts-liberation"},
	} {
		err := project.Command{Env: []string{"DEBIAN_FRONTEND=noninteractive"}, Name: "apt-get", Args: args}.Run()
		if err != nil {
			return "", fmt.Errorf("%w\n%w", err, errNoChromium)
		}
	}
	if path, found := chromiumOnPath(); found {
		return path, nil
	}
	return "", errNoChromium
}

func chromiumOnPath() (string, bool) {
	for _, name := range chromiumNames {
		if path, err := exec.LookPath(name); err == nil {
			return path, true
		}
	}
	return "", false
}

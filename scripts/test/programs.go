package main

import (
	"fmt"
	"os"
	"os/exec"
	"strings"

	"bucketplayground/scripts/internal/project"
)

// program is one that the tests need and that neither Go nor npm brings along: a browser, or what drives one.
type program struct {
	name     string   // what people call it
	variable string   // of the environment; names the program outright
	commands []string // under which it is found on one system or another; the first that is there is taken
	packages []string // Debian's, to have it
}

var (
	// Chromium, or the browser made from it.
	chromium = program{
		"Chromium", "CHROMIUM",
		[]string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"},
		[]string{"chromium", "fonts-liberation"},
	}
	// The release with long support comes first: it is the one that Debian has.
	firefox = program{
		"Firefox", "FIREFOX",
		[]string{"firefox-esr", "firefox"},
		[]string{"firefox-esr", "fonts-liberation"},
	}
	// The driver starts the small browser that comes with WebKit, so that one need not be found.
	webKit = program{
		"driver of WebKit", "WEBKITDRIVER",
		[]string{"WebKitWebDriver"},
		[]string{"webkit2gtk-driver", "fonts-liberation"},
	}
	// That browser needs a screen. This is one that nobody sees.
	screen = program{
		"Xvfb", "XVFB",
		[]string{"Xvfb"},
		[]string{"xvfb"},
	}
)

// installer installs Debian packages.
type installer func(packages []string) error

// find is the path of the program, named by its variable or found on the PATH. Where it is neither, it is installed, if
// there is a way; install is nil where there is none.
func (p program) find(install installer) (string, error) {
	if named := os.Getenv(p.variable); named != "" {
		return named, nil
	}
	if path, found := p.onPath(); found {
		return path, nil
	}
	if install == nil {
		return "", p.missing()
	}
	fmt.Printf("no %s was found: installing Debian's\n", p.name)
	if err := install(p.packages); err != nil {
		return "", fmt.Errorf("%w\n%w", err, p.missing())
	}
	if path, found := p.onPath(); found {
		return path, nil
	}
	return "", p.missing()
}

func (p program) onPath() (string, bool) {
	for _, name := range p.commands {
		if path, err := exec.LookPath(name); err == nil {
			return path, true
		}
	}
	return "", false
}

// missing is the one line for whoever has to install the program.
func (p program) missing() error {
	return fmt.Errorf("no %s was found: install it (on Debian as root: apt-get install %s), or name one with %s=/path/to/it",
		p.name, strings.Join(p.packages, " "), p.variable)
}

// debian is how programs are installed on this machine: nil unless this is Debian, or made from it, and we are root.
func debian() installer {
	if _, err := exec.LookPath("apt-get"); err != nil || os.Getuid() != 0 {
		return nil
	}
	return func(packages []string) error {
		for _, args := range [][]string{
			{"update", "-q"},
			append([]string{"install", "-q", "-y", "--no-install-recommends"}, packages...),
		} {
			err := project.Command{Env: []string{"DEBIAN_FRONTEND=noninteractive"}, Name: "apt-get", Args: args}.Run()
			if err != nil {
				return err
			}
		}
		return nil
	}
}

// findAll finds the programs and puts their paths into the environment under their variables, where the tests look.
func findAll(programs ...program) error {
	for _, p := range programs {
		path, err := p.find(debian())
		if err != nil {
			return err
		}
		if err := os.Setenv(p.variable, path); err != nil {
			return err
		}
	}
	return nil
}

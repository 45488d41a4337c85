package project

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
)

// remedies says, for each tool the project calls, what to do where it is not found.
var remedies = map[string]string{
	"go":   "install Go 1.26 or newer",
	"node": "install Node.js 20 or newer",
	"npm":  "install Node.js 20 or newer together with npm (on Debian: apt-get install nodejs npm)",
	"npx":  "install Node.js 20 or newer together with npm (on Debian: apt-get install nodejs npm)",
}

// Command is a call of another tool, in a folder, with additions to the environment ("NAME=value").
type Command struct {
	Dir  string
	Env  []string
	Name string
	Args []string
}

// Run runs the command and lets its output through as it comes.
func (c Command) Run() error {
	cmd, err := c.prepare()
	if err != nil {
		return err
	}
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	return c.explain(cmd.Run(), nil)
}

// Output runs the command and returns what it wrote to its standard output.
func (c Command) Output() (string, error) {
	cmd, err := c.prepare()
	if err != nil {
		return "", err
	}
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err = c.explain(cmd.Run(), stderr.Bytes())
	return stdout.String(), err
}

func (c Command) prepare() (*exec.Cmd, error) {
	path, err := exec.LookPath(c.Name)
	if err != nil {
		if remedy, known := remedies[c.Name]; known {
			return nil, fmt.Errorf("%s was not found: %s, then run this again", c.Name, remedy)
		}
		return nil, fmt.Errorf("%s was not found", c.Name)
	}
	cmd := exec.Command(path, c.Args...)
	cmd.Dir = c.Dir
	cmd.Env = append(os.Environ(), c.Env...)
	return cmd, nil
}

func (c Command) explain(err error, stderr []byte) error {
	if err == nil {
		return nil
	}
	var exit *exec.ExitError
	if !errors.As(err, &exit) {
		return err
	}
	call := strings.Join(append([]string{c.Name}, c.Args...), " ")
	if text := strings.TrimSpace(string(stderr)); text != "" {
		return fmt.Errorf("%s: %w\n%s", call, err, text)
	}
	return fmt.Errorf("%s: %w", call, err)
}

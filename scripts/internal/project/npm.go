package project

import (
	"fmt"
	"os"
	"path/filepath"
)

// EnsureNodeModules installs the JavaScript packages of web/ exactly as its lock file says, unless that has been done
// since the lock file last changed.
func EnsureNodeModules(root string) error {
	web := filepath.Join(root, "web")
	lock, err := os.Stat(filepath.Join(web, "package-lock.json"))
	if err != nil {
		return fmt.Errorf("web/package-lock.json is missing: restore it from the repository (%w)", err)
	}
	// npm writes this copy of the lock at the end of an installation, so a broken-off one does not count.
	installed, err := os.Stat(filepath.Join(web, "node_modules", ".package-lock.json"))
	if err == nil && !installed.ModTime().Before(lock.ModTime()) {
		return nil
	}
	fmt.Println("installing the JavaScript packages (npm ci)")
	// No package of ours needs to run code while it is installed, so none may.
	err = Command{Dir: web, Name: "npm", Args: []string{"ci", "--ignore-scripts", "--no-audit", "--no-fund"}}.Run()
	if err != nil {
		return fmt.Errorf("the JavaScript packages could not be installed: is the network there, and does web/package-lock.json fit web/package.json? (%w)", err)
	}
	return nil
}

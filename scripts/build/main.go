// Command build makes dist/, the folder that is published: the engine as WebAssembly, the bundled JavaScript, the
// pages with their styles and exercises, the licences of what is bundled, a compressed sibling of each text, and the whole
// playground in one file. With -packages it makes besides what others take elsewhere: dist/packages/, with every practice
// set by itself, and the engine as a module, for which dist/ is then a package of npm.
//
// Everything is made in memory and laid down in one move, so that dist/ is always a whole build, the last or the new.
// Pages name their files by relative addresses only: dist/ works in any folder of any host.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"time"

	"bucketplayground/scripts/internal/project"
	"bucketplayground/scripts/internal/squeeze"
)

func main() {
	packages := flag.Bool("packages", false, "make dist/packages/ and the engine as a module, too")
	flag.Parse()
	if err := build(*packages); err != nil {
		fmt.Fprintln(os.Stderr, "build:", err)
		os.Exit(1)
	}
}

func build(packages bool) error {
	started := time.Now()
	root, err := project.Root()
	if err != nil {
		return err
	}
	cache := squeeze.Cache{Dir: filepath.Join(root, ".cache", "brotli")}

	var engine wasmFile
	err = together(
		func() error { return project.EnsureNodeModules(root) },
		func() error {
			compiled, err := compileEngine(root)
			if err != nil {
				return err
			}
			engine = compiled
			// The largest file by far; compressed now, while the packages arrive, it is in the cache afterwards.
			_, err = cache.Brotli(compiled.data)
			return err
		},
	)
	if err != nil {
		return err
	}

	dist := files{engineName: engine.data}
	bundled, err := bundle(root, engine, dist)
	if err != nil {
		return err
	}
	if err := addClassics(root, engine, dist); err != nil {
		return err
	}
	if err := addPages(filepath.Join(root, "web"), dist); err != nil {
		return err
	}
	if err := inlineFrameCheck(root, engine, dist); err != nil {
		return err
	}
	downloads := []download{playground, frame}
	if packages {
		sets, err := practiceSets(filepath.Join(root, "web"))
		if err != nil {
			return err
		}
		downloads = append(downloads, packagesOf(sets)...)
		if err := addModule(root, engine, dist); err != nil {
			return err
		}
	}
	scripts, err := inlineScripts(root, engine, downloads)
	if err != nil {
		return err
	}
	for _, script := range scripts {
		bundled = append(bundled, script.sources...)
	}
	licences, err := licencesOf(root, bundled)
	if err != nil {
		return err
	}
	if err := dist.add(licencesName, []byte(licences)); err != nil {
		return err
	}
	if err := addCompressed(cache, dist); err != nil {
		return err
	}
	// Last, because they are compressed inside: a compressed sibling would save little.
	if err := addDownloads(filepath.Join(root, "web"), downloads, scripts, licences, dist); err != nil {
		return err
	}
	if err := dist.replace(root); err != nil {
		return err
	}
	if err := cache.Prune(time.Now()); err != nil {
		return err
	}
	fmt.Printf("dist/ is built: %d files, %s of %d bytes (%d with brotli), in %.1f s\n",
		len(dist), engineName, len(engine.data), len(dist[engineName+".br"]), time.Since(started).Seconds())
	return nil
}

// together runs the functions at the same time and waits for all of them.
func together(fns ...func() error) error {
	errs := make([]error, len(fns))
	var all sync.WaitGroup
	for i, fn := range fns {
		all.Go(func() { errs[i] = fn() })
	}
	all.Wait()
	return errors.Join(errs...)
}

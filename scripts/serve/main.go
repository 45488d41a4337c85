// Command serve shows dist/ on this machine, the way a host on the web would, and prints its address.
package main

import (
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"strconv"
	"syscall"
	"time"

	"bucketplayground/scripts/internal/project"
)

func main() {
	port := flag.Int("port", portFromEnvironment(), "the port to try first; also set by PORT")
	flag.Parse()
	if err := serve(*port); err != nil {
		fmt.Fprintln(os.Stderr, "serve:", err)
		os.Exit(1)
	}
}

func portFromEnvironment() int {
	if port, err := strconv.Atoi(os.Getenv("PORT")); err == nil {
		return port
	}
	return 8080
}

func serve(port int) error {
	root, err := project.Root()
	if err != nil {
		return err
	}
	dist := filepath.Join(root, "dist")
	if _, err := os.Stat(filepath.Join(dist, "index.html")); err != nil {
		return errors.New("there is no dist/ to show: run make build first")
	}
	listeners, port, err := listen(port)
	if err != nil {
		return err
	}
	fmt.Printf("The bucket playground is at http://localhost:%d/ (Ctrl+C ends it)\n", port)

	server := &http.Server{Handler: site{dist}, ReadHeaderTimeout: 10 * time.Second}
	ended := make(chan error, len(listeners))
	for _, l := range listeners {
		go func(l net.Listener) { ended <- server.Serve(l) }(l)
	}
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, os.Interrupt, syscall.SIGTERM)
	select {
	case err := <-ended:
		return err
	case <-stop:
		return server.Close()
	}
}

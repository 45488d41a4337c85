package main

import (
	"errors"
	"fmt"
	"net"
	"strconv"
	"syscall"
)

// loopback are the addresses that "localhost" stands for. A browser may try either, so a port counts as free only if
// it is free on both: otherwise somebody else's server could answer under our address.
var loopback = []string{"127.0.0.1", "::1"}

// portsTried is how far to look from the port that was asked for.
const portsTried = 100

// listen takes the given port, or the next free one, on every loopback address this machine has.
func listen(port int) ([]net.Listener, int, error) {
	for p := port; p < port+portsTried && p <= 65535; p++ {
		listeners, err := listenOn(p)
		if err == nil {
			return listeners, p, nil
		}
		if !errors.Is(err, syscall.EADDRINUSE) && !errors.Is(err, syscall.EACCES) {
			return nil, 0, err
		}
	}
	return nil, 0, fmt.Errorf("no port from %d on is free: name another with PORT=9000", port)
}

func listenOn(port int) (listeners []net.Listener, err error) {
	for _, host := range loopback {
		l, err := net.Listen("tcp", net.JoinHostPort(host, strconv.Itoa(port)))
		if errors.Is(err, syscall.EADDRNOTAVAIL) || errors.Is(err, syscall.EAFNOSUPPORT) {
			continue // a machine without IPv6
		}
		if err != nil {
			for _, open := range listeners {
				err = errors.Join(err, open.Close())
			}
			return nil, err
		}
		listeners = append(listeners, l)
	}
	if len(listeners) == 0 {
		return nil, errors.New("this machine has no loopback address to listen on")
	}
	return listeners, nil
}

package main

import (
	"net"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTakenPortGivesTheNextFreeOne(t *testing.T) {
	for _, host := range []string{"127.0.0.1:0", "[::1]:0"} {
		taken, err := net.Listen("tcp", host)
		if err != nil && host == "[::1]:0" {
			continue // a machine without IPv6 has one loopback address only
		}
		require.NoError(t, err)
		defer taken.Close()
		port := taken.Addr().(*net.TCPAddr).Port

		listeners, got, err := listen(port)
		require.NoError(t, err)
		require.Greater(t, got, port)
		for _, l := range listeners {
			require.Equal(t, got, l.Addr().(*net.TCPAddr).Port)
			require.True(t, l.Addr().(*net.TCPAddr).IP.IsLoopback(), "other machines must not reach it")
			require.NoError(t, l.Close())
		}
	}
}

func TestNoFreePortNamesTheRemedy(t *testing.T) {
	_, _, err := listen(65536)
	require.ErrorContains(t, err, "PORT=9000")
}

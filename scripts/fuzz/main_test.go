package main

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTargetsAreFoundWithTheirPackages(t *testing.T) {
	targets, err := readTargets([]byte(`
{"Action":"start","Package":"x/engine"}
{"Action":"output","Package":"x/engine","Output":"FuzzStep\n"}
{"Action":"output","Package":"x/engine","Output":"FuzzRun\n"}
{"Action":"output","Package":"x/engine","Output":"ok  \tx/engine\t0.002s\n"}
{"Action":"pass","Package":"x/engine","Elapsed":0.002}
{"Action":"output","Package":"x/wasm","Output":"?   \tx/wasm\t[no test files]\n"}
`))
	require.NoError(t, err)
	require.Equal(t, []target{{"x/engine", "FuzzStep"}, {"x/engine", "FuzzRun"}}, targets)
}

func TestUnreadableListIsAnError(t *testing.T) {
	_, err := readTargets([]byte("no test list"))
	require.ErrorContains(t, err, "list of fuzz targets")
}

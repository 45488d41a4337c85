package engine_test

import (
	"flag"
	"os"
	"testing"
)

// Each property is tried with this many random cases; -rapid.checks asks for more.
const ordinaryChecks = "300"

func TestMain(m *testing.M) {
	flag.Parse()
	asked := false
	flag.Visit(func(f *flag.Flag) { asked = asked || f.Name == "rapid.checks" })
	if !asked {
		if err := flag.Set("rapid.checks", ordinaryChecks); err != nil {
			panic(err)
		}
	}
	os.Exit(m.Run())
}

package exercise_test

import (
	"math/big"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"bucketplayground/engine/exercise"
)

var (
	plainDecimal = regexp.MustCompile(`^[-+]?([0-9]+[.,]?[0-9]*|[.,][0-9]+)$`)
	mayGroup     = regexp.MustCompile(`^[-+]?[1-9][0-9]{0,2}[.,][0-9]{3}$`)
)

// Nothing that is typed makes it fall over; a plain decimal reads as that decimal, exactly; and whatever reads, written out
// reads again as the same number and as no other.
func FuzzReadNumber(f *testing.F) {
	for _, text := range []string{"5", "-2,5", "+.5", "1e3", "", " 7 ", "1.000,5", "999999999999999999", "0,333333333333333333", "٢٫٥", "2。5", "5/2 s", "每秒 2 个",
		"1.234", "1\u202F000", "60 req/min", "5e-18 min", "999999999999999999/7 h", "0x10", "1_000", "−0.000", "1'000.000.5"} {
		f.Add(text, "en")
		f.Add(text, "pt-BR")
	}
	f.Fuzz(func(t *testing.T, text, locale string) {
		read, ok := exercise.ReadAnswer(text, locale)
		if !ok {
			if trimmed := strings.Trim(text, " "); len(trimmed) < 200 && plainDecimal.MatchString(trimmed) {
				require.Greater(t, digits(trimmed), 18, "%q is a short number", text)
			}
			return
		}
		require.NotEmpty(t, read.Numbers)
		require.LessOrEqual(t, len(read.Numbers), 2)
		for _, n := range read.Numbers {
			again, ok := exercise.ReadAnswer(n.Text(), locale)
			require.True(t, ok, "%q reads as %q", text, n.Text())
			require.Equal(t, []exercise.Number{n}, again.Numbers, "%q reads as %q", text, n.Text())
		}
		trimmed := strings.Trim(text, " ")
		if !plainDecimal.MatchString(trimmed) {
			return
		}
		require.Equal(t, mayGroup.MatchString(trimmed), len(read.Numbers) == 2, "%q", text)
		want, valid := new(big.Rat).SetString(strings.TrimRight(strings.Replace(trimmed, ",", ".", 1), "."))
		require.True(t, valid, "%q", text)
		nearest, _ := want.Float64()
		got := []float64{}
		for _, n := range read.Numbers {
			got = append(got, n.Float64())
		}
		require.Contains(t, got, nearest, "%q", text)
	})
}

// digits is how many digits a plain decimal has to be kept: those before its first other than zero say nothing, nor do
// zeros at the end of a fraction.
func digits(decimal string) (count int) {
	kept := strings.TrimLeft(decimal, "-+0")
	if strings.ContainsAny(kept, ".,") {
		kept = strings.TrimRight(kept, "0")
	}
	for _, c := range kept {
		if c >= '0' && c <= '9' {
			count++
		}
	}
	return count
}

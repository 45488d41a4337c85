package main

import (
	"testing"

	"github.com/stretchr/testify/require"
)

var sample = table{
	title:  "Sample",
	ratios: []ratio{{"ours ÷ theirs", 1.456, 1.45}, {"a ÷ b", 1.45, 1.45}},
	values: []value{{"ours", "3 ns"}},
}

func TestRatiosComeFirst(t *testing.T) {
	require.Equal(t, `### Sample

| what          | measured | limit |
|---            |---       |---    |
| ours ÷ theirs | 1.46     | 1.45  |
| a ÷ b         | 1.45     | 1.45  |
| ours          | 3 ns     |       |
`, sample.markdown())
}

func TestOnlyWhatIsPastItsLimitIsNamed(t *testing.T) {
	require.Equal(t, []string{"ours ÷ theirs is 1.456, at most 1.45 is allowed"}, sample.overLimit())
}

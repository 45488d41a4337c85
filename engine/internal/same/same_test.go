package same_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bucketplayground/engine/internal/same"
)

// The same ten thousand scenarios give the same hash natively and, this test being compiled to WebAssembly, in node; the page's
// tests compare it in a browser. A change of the engine that is meant to change results changes it here.
func TestTheSameEverywhere(t *testing.T) {
	hash, err := same.Hash(10_000)
	require.NoError(t, err)
	assert.Equal(t, same.OfTenThousand, hash)
}

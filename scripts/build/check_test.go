package main

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestScriptInsideIsKnownToThePolicyByItsHash(t *testing.T) {
	page, err := withInside([]byte(`<meta content="script-src 'self' 'wasm-unsafe-eval'"><script src="check.js"></script><script src="other.js"></script>`),
		"check", `let a = "$1"`)
	require.NoError(t, err)
	require.Equal(t, `<meta content="script-src 'self' 'sha256-YolZS/CRq96JuLof54dP4A3gm6y8n02S8UbjgGzGdeU=' 'wasm-unsafe-eval'">`+
		`<script>let a = "$1"</script><script src="other.js"></script>`, string(page))
}

func TestPageWithoutTheScriptOrAPolicyIsRefused(t *testing.T) {
	_, err := withInside([]byte(`<script src="check.js"></script>`), "check", "")
	require.EqualError(t, err, "there has to be one script-src 'self'")
	_, err = withInside([]byte(`<meta content="script-src 'self'">`), "check", "")
	require.EqualError(t, err, `there has to be one <script src="check.js"></script>`)
}

//go:build js && wasm

// Command program tells a browser the hash of package same: it sets globalThis.sameHash.
package main

import (
	"syscall/js"

	"bucketplayground/engine/internal/same"
)

func main() {
	hash, err := same.Hash(10_000)
	if err != nil {
		hash = err.Error()
	}
	js.Global().Set("sameHash", hash)
	js.Global().Set("sameWanted", same.OfTenThousand)
}

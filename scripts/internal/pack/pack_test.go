package pack

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bucketplayground/scripts/internal/project"
)

// program prints what depends on the parts of a program that packing touches: the collector's stack maps while a deep
// stack holds pointers, recovering from a panic deep down, asking where it is, and running on after it.
const program = `package main

import (
	"fmt"
	"runtime"
)

func deep(n int, held []*int) (sum int) {
	v := new(int)
	*v = n
	if n == 0 {
		runtime.GC()
		var none []int
		return none[len(held)]
	}
	defer func() { sum += *v }()
	return deep(n-1, append(held, v))
}

func main() {
	func() {
		defer func() { fmt.Println("recovered:", recover()) }()
		deep(500, nil)
	}()
	_, _, _, known := runtime.Caller(0)
	fmt.Println("caller:", known)
	total := 0
	for i := range 1000 {
		total += len(fmt.Sprint(i))
		if i%100 == 0 {
			runtime.GC()
		}
	}
	fmt.Println("total:", total)
}
`

func TestAPackedProgramDoesTheSame(t *testing.T) {
	dir := t.TempDir()
	source, linked, packed := filepath.Join(dir, "main.go"), filepath.Join(dir, "linked.wasm"), filepath.Join(dir, "packed.wasm")
	require.NoError(t, os.WriteFile(source, []byte(program), 0o644))
	require.NoError(t, project.CompileWasm(dir, source, linked, project.Small...))
	module, err := os.ReadFile(linked)
	require.NoError(t, err)
	small, err := Pack(module)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(packed, small, 0o644))

	said := run(t, linked)
	assert.Contains(t, said, "recovered: runtime error: index out of range [500] with length 0")
	assert.Contains(t, said, "caller: true")
	assert.Contains(t, said, "total: 2890")
	assert.Equal(t, said, run(t, packed))

	again, err := Pack(small)
	require.NoError(t, err)
	assert.Equal(t, small, again, "a packed program has nothing left to pack")
}

func run(t *testing.T, program string) string {
	t.Helper()
	goRoot, err := exec.Command("go", "env", "GOROOT").Output()
	require.NoError(t, err)
	executor := filepath.Join(string(goRoot[:len(goRoot)-1]), "lib", "wasm", "go_js_wasm_exec")
	cmd := exec.Command(executor, program)
	// The environment is copied into the program, where there is little room for it.
	cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + os.Getenv("HOME")}
	said, err := cmd.CombinedOutput()
	require.NoError(t, err, string(said))
	return string(said)
}

// The linker leaves out longer runs of zeros, so a segment may begin or end within a word.
func TestWordsAcrossSegments(t *testing.T) {
	segments := []segment{{9, []byte{1, 2}}, {15, []byte{3, 0, 4}}, {80, []byte{5}}}
	for address, want := range map[int]uint64{0: 0, 8: 3<<56 | 2<<16 | 1<<8, 16: 4 << 8, 80: 5, 88: 0} {
		assert.Equal(t, want, wordAt(segments, address), "the word at %d", address)
	}
	// An address of 0x100 begins with a zero, and the segment after it.
	table := &functionTable{address: 0x100, names: 0x148}
	assert.Equal(t, 64, findModule([]segment{{65, []byte{1}}, {72, []byte{0x48, 1}}}, table))
	assert.Zero(t, findModule(segments, table))
}

func TestWhatIsNoProgramIsRefused(t *testing.T) {
	cases := []struct{ name, module, says string }{
		{"a page", "<!doctype html>", "not a WebAssembly module"},
		{"a module of another version", "\x00asm\x02\x00\x00\x00", "not a WebAssembly module of version 1"},
		{"a cut section", "\x00asm\x01\x00\x00\x00\x0b\x7f\x01", "ends within a section"},
		{"a cut segment", "\x00asm\x01\x00\x00\x00\x0b\x07\x01\x00\x41\x00\x0b\x7f\x00", "ends early"},
		{"a passive segment", "\x00asm\x01\x00\x00\x00\x0b\x05\x01\x01\x41\x00\x0b", "of a kind that Go's linker does not write"},
		{"counted segments", "\x00asm\x01\x00\x00\x00\x0c\x01\x01", "counts its data segments"},
		{"no table of functions", "\x00asm\x01\x00\x00\x00\x0b\x07\x01\x00\x41\x00\x0b\x01\x07", "table of functions"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			_, err := Pack([]byte(c.module))
			assert.ErrorContains(t, err, c.says)
		})
	}
}

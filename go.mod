module bucketplayground

go 1.26

require (
	github.com/andybalholm/brotli v1.3.0 // indirect
	github.com/evanw/esbuild v0.28.2 // indirect
	github.com/hack-pad/safejs v0.1.0 // indirect
	github.com/stretchr/testify v1.12.1 // indirect
	go.yaml.in/yaml/v3 v3.0.5 // indirect
	golang.org/x/sys v0.4.0 // indirect
	pgregory.net/rapid v1.3.0 // indirect
)

# Everything development needs. The work is done by the Go programs under scripts/.
.PHONY: serve test build packages bench fuzz nightly

# Builds the page and shows it on this machine; PORT=9000 asks for another port.
serve: build
	@go run ./scripts/serve

# Runs every test.
test:
	@go run ./scripts/test

# Makes dist/, the folder to publish.
build:
	@go run ./scripts/build

# Makes dist/ with all that can be taken elsewhere: dist/packages/, where every practice set is one file and is packed for
# learning platforms, and the engine as a module for npm.
packages:
	@go run ./scripts/build -packages

# Prints the tables of measurements.
bench: packages
	@go run ./scripts/bench

# Runs every fuzz target for a while; FUZZTIME=5m asks for longer.
fuzz:
	@go run ./scripts/fuzz

# The tests of the engine against its model and against other limiters, with far more cases than make test has.
nightly:
	@go test -timeout 60m ./engine -rapid.checks=50000
	@go test -timeout 60m ./engine/internal/oracle -args -calls=1000000

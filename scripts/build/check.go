package main

import (
	"bytes"
	"fmt"
)

// framePage is the page for frames, and frameCheck the script that sees to it that something is shown there at all.
const framePage, frameCheck = "embed.html", "embed-check"

// inlineFrameCheck writes the check into the page, whose policy is told its hash. A frame without an origin may be refused
// every file beside the page: what a policy calls 'self' is nobody there in WebKit, so that the check would not be loaded either.
func inlineFrameCheck(root string, engine wasmFile, dist files) error {
	script, err := inlineScript(root, engine, frameCheck)
	if err != nil {
		return err
	}
	page, err := withInside(dist[framePage], frameCheck, script.text)
	if err != nil {
		return fmt.Errorf("web/%s: %w", framePage, err)
	}
	dist[framePage] = page
	return nil
}

// withInside is the page with a script of it inside.
func withInside(page []byte, name, text string) ([]byte, error) {
	for _, change := range [][2]string{
		{"script-src 'self'", "script-src 'self' " + hashSource(text)},
		{`<script src="` + name + `.js"></script>`, "<script>" + text + "</script>"},
	} {
		was, is := []byte(change[0]), []byte(change[1])
		if bytes.Count(page, was) != 1 {
			return nil, fmt.Errorf("there has to be one %s", was)
		}
		page = bytes.Replace(page, was, is, 1)
	}
	return page, nil
}

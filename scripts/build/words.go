package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// words are the messages of one language, as its .ftl files have them. Only those that are plain text can be had here:
// those with variables are for the page, which has the library for them.
type words map[string]string

// message is one that begins and ends on the line of its name.
var message = regexp.MustCompile(`(?m)^([a-z][a-zA-Z0-9-]*) = *([^\n]*)\n([ \t]+\S)?`)

func readWords(folder string) (words, error) {
	paths, err := filepath.Glob(filepath.Join(folder, "*.ftl"))
	if err != nil {
		return nil, err
	}
	all := words{}
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		for _, found := range message.FindAllStringSubmatch(string(data)+"\n", -1) {
			all[found[1]] = found[2]
			if found[3] != "" {
				all[found[1]] += "{" // it goes on, so that it is not plain
			}
		}
	}
	return all, nil
}

func (w words) plain(id string) (string, error) {
	text, known := w[id]
	if !known {
		return "", fmt.Errorf("there is no message %s in web/locales/en: add it", id)
	}
	if strings.ContainsAny(text, "{}") || text == "" {
		return "", fmt.Errorf("the message %s in web/locales/en has to be plain text on one line: it names a package", id)
	}
	return text, nil
}

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

// languages are the words of every language the page speaks, by its tag.
type languages map[string]words

// readLanguages reads each folder of web/locales.
func readLanguages(locales string) (languages, error) {
	folders, err := os.ReadDir(locales)
	if err != nil {
		return nil, err
	}
	all := languages{}
	for _, folder := range folders {
		if !folder.IsDir() {
			continue
		}
		if all[folder.Name()], err = readWords(filepath.Join(locales, folder.Name())); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// plain is a message in each language that has it.
func (l languages) plain(id string) (map[string]string, error) {
	texts := map[string]string{}
	for tag, words := range l {
		text, known := words[id]
		if !known {
			continue
		}
		if strings.ContainsAny(text, "{}") || text == "" {
			return nil, fmt.Errorf("the message %s in web/locales/%s has to be plain text on one line: it describes a package", id, tag)
		}
		texts[tag] = text
	}
	if texts[defaultLocale] == "" {
		return nil, fmt.Errorf("there is no message %s in web/locales/%s: add it", id, defaultLocale)
	}
	return texts, nil
}

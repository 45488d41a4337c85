// Package course makes the packages in which learning platforms take an activity in: a zip file with the activity's page
// and a manifest that describes it, as SCORM 1.2 or as cmi5 has it.
package course

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"time"
)

// Page is the file of the activity in a package.
const Page = "index.html"

// Mark is the share of right answers with which an activity is passed. The page goes by it too where a platform names
// no other (web/src/lms/result.js).
const Mark = 0.8

// Activity is what a package is about. ID is unique among the activities of the playground and made of letters, digits
// and hyphens. Texts are by language; there is always an English one.
type Activity struct {
	ID    string
	Title map[string]string
	About map[string]string
}

// fixed is the time of every file in every package, so that the same content is the same package: the first that the format has.
var fixed = time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)

// pack is a zip file with a manifest and the activity's page.
func pack(name string, manifest any, page []byte) ([]byte, error) {
	text, err := xml.MarshalIndent(manifest, "", "  ")
	if err != nil {
		return nil, err
	}
	var buf bytes.Buffer
	w := zip.NewWriter(&buf)
	for _, file := range []struct {
		name string
		data []byte
	}{
		{name, []byte(xml.Header + string(text) + "\n")},
		{Page, page},
	} {
		entry, err := w.CreateHeader(&zip.FileHeader{Name: file.name, Method: zip.Deflate, Modified: fixed})
		if err != nil {
			return nil, err
		}
		if _, err := entry.Write(file.data); err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return buf.Bytes(), nil
}

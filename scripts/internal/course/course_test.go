package course

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"io"
	"net/url"
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"
)

var activity = Activity{
	ID:    "token-practice",
	Title: map[string]string{"en": "Practice: <tokens> & more", "pt-BR": "Prática", "es": "Práctica"},
	About: map[string]string{"en": "Questions.", "pt-BR": "Perguntas.", "es": "Preguntas."},
}

var page = []byte("<!doctype html><title>Page</title>")

// element is any element of a manifest.
type element struct {
	XMLName  xml.Name
	Attrs    []xml.Attr `xml:",any,attr"`
	Text     string     `xml:",chardata"`
	Children []element  `xml:",any"`
}

func (e element) attr(name string) string {
	for _, a := range e.Attrs {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

// all are the elements of a name, in and below this one.
func (e element) all(name string) []element {
	var found []element
	if e.XMLName.Local == name {
		found = append(found, e)
	}
	for _, child := range e.Children {
		found = append(found, child.all(name)...)
	}
	return found
}

func (e element) names() []string {
	var names []string
	for _, child := range e.Children {
		names = append(names, child.XMLName.Local)
	}
	return names
}

// unpack reads a package: its files, and the manifest of the given name.
func unpack(t *testing.T, data []byte, manifest string) (map[string][]byte, element) {
	t.Helper()
	r, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	require.NoError(t, err)
	files := map[string][]byte{}
	for _, f := range r.File {
		in, err := f.Open()
		require.NoError(t, err)
		files[f.Name], err = io.ReadAll(in)
		require.NoError(t, err)
	}
	require.Contains(t, files, manifest, "the manifest stands at the top of the package")
	var root element
	require.NoError(t, xml.Unmarshal(files[manifest], &root))
	return files, root
}

func TestScormManifestKeepsTheRulesOfItsSchema(t *testing.T) {
	data, err := Scorm12(activity, page)
	require.NoError(t, err)
	files, manifest := unpack(t, data, "imsmanifest.xml")
	require.Equal(t, page, files[Page])

	require.Equal(t, xml.Name{Space: "http://www.imsproject.org/xsd/imscp_rootv1p1p2", Local: "manifest"}, manifest.XMLName)
	require.Equal(t, []string{"metadata", "organizations", "resources"}, manifest.names(), "the schema wants this order")
	require.Equal(t, "ADL SCORM", manifest.all("schema")[0].Text)
	require.Equal(t, "1.2", manifest.all("schemaversion")[0].Text)

	// Identifiers are xs:ID: names without a colon, each once.
	ids := map[string]bool{}
	for _, name := range []string{"manifest", "organization", "item", "resource"} {
		for _, e := range manifest.all(name) {
			id := e.attr("identifier")
			require.Regexp(t, regexp.MustCompile(`^[A-Za-z_][\w.-]*$`), id)
			require.False(t, ids[id], "%s twice", id)
			ids[id] = true
		}
	}
	organization := manifest.all("organization")[0]
	require.Equal(t, organization.attr("identifier"), manifest.all("organizations")[0].attr("default"))
	require.Equal(t, []string{"title", "item"}, organization.names())
	require.Equal(t, "Practice: <tokens> & more", organization.all("title")[0].Text)

	item, resource := manifest.all("item")[0], manifest.all("resource")[0]
	require.Equal(t, resource.attr("identifier"), item.attr("identifierref"))
	require.Equal(t, "webcontent", resource.attr("type"))
	require.Equal(t, "sco", resource.attr("scormtype"))
	require.Contains(t, files, resource.attr("href"))
	for _, file := range resource.all("file") {
		require.Contains(t, files, file.attr("href"))
	}
	require.Len(t, files, 1+len(resource.all("file")), "every file but the manifest is listed")
	require.Empty(t, manifest.all("masteryscore"))
}

func TestCmi5StructureKeepsTheRulesOfItsSchema(t *testing.T) {
	data, err := Cmi5(activity, page)
	require.NoError(t, err)
	files, structure := unpack(t, data, "cmi5.xml")

	require.Equal(t, xml.Name{Space: "https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd", Local: "courseStructure"}, structure.XMLName)
	require.Equal(t, []string{"course", "au"}, structure.names())
	course, unit := structure.all("course")[0], structure.all("au")[0]
	require.Equal(t, []string{"title", "description"}, course.names())
	require.Equal(t, []string{"title", "description", "url"}, unit.names())
	for _, e := range []element{course, unit} {
		id, err := url.Parse(e.attr("id"))
		require.NoError(t, err)
		require.True(t, id.IsAbs(), "an IRI has a scheme")
	}
	require.NotEqual(t, course.attr("id"), unit.attr("id"))
	require.Contains(t, files, unit.all("url")[0].Text)
	require.Contains(t, []string{"AnyWindow", "OwnWindow"}, unit.attr("launchMethod"))
	require.Contains(t, []string{"NotApplicable", "Passed", "Completed", "CompletedAndPassed", "CompletedOrPassed"}, unit.attr("moveOn"))
	require.Regexp(t, regexp.MustCompile(`^(0(\.\d{1,4})?|1)$`), unit.attr("masteryScore"))

	var languages []string
	for _, text := range unit.all("title")[0].Children {
		languages = append(languages, text.attr("lang")+" "+text.Text)
	}
	require.Equal(t, []string{"en Practice: <tokens> & more", "es Práctica", "pt-BR Prática"}, languages)
}

func TestPackagesDependOnNothingButTheirContent(t *testing.T) {
	for _, make := range []func(Activity, []byte) ([]byte, error){Scorm12, Cmi5} {
		one, err := make(activity, page)
		require.NoError(t, err)
		other, err := make(activity, page)
		require.NoError(t, err)
		require.Equal(t, one, other)
	}
}

func TestEveryActivityHasAnIdentifierOfItsOwn(t *testing.T) {
	seen := map[string]bool{}
	for _, what := range []string{"course", "unit"} {
		for _, id := range []string{"token-practice", "leaky-practice"} {
			name := iri(what, id)
			require.Regexp(t, regexp.MustCompile(`^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`), name)
			require.False(t, seen[name])
			seen[name] = true
		}
	}
}

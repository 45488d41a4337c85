package course

import (
	"crypto/sha1"
	"encoding/xml"
	"fmt"
	"maps"
	"slices"
)

// cmi5Structure is cmi5.xml: a course with one assignable unit.
type cmi5Structure struct {
	XMLName   xml.Name   `xml:"courseStructure"`
	Namespace string     `xml:"xmlns,attr"`
	Course    cmi5Course `xml:"course"`
	Unit      cmi5Unit   `xml:"au"`
}

type cmi5Course struct {
	ID          string   `xml:"id,attr"`
	Title       cmi5Text `xml:"title"`
	Description cmi5Text `xml:"description"`
}

type cmi5Unit struct {
	ID           string   `xml:"id,attr"`
	LaunchMethod string   `xml:"launchMethod,attr"`
	MoveOn       string   `xml:"moveOn,attr"`
	MasteryScore float64  `xml:"masteryScore,attr"`
	Title        cmi5Text `xml:"title"`
	Description  cmi5Text `xml:"description"`
	URL          string   `xml:"url"`
}

type cmi5Text struct {
	Languages []cmi5Language `xml:"langstring"`
}

type cmi5Language struct {
	Lang string `xml:"lang,attr"`
	Text string `xml:",chardata"`
}

// Cmi5 is the activity as a cmi5 package with one assignable unit, in all its languages. A platform takes it as done when
// every question was answered or the mark was reached.
func Cmi5(activity Activity, page []byte) ([]byte, error) {
	title, about := texts(activity.Title), texts(activity.About)
	return pack("cmi5.xml", cmi5Structure{
		Namespace: "https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd",
		Course:    cmi5Course{ID: iri("course", activity.ID), Title: title, Description: about},
		Unit: cmi5Unit{
			ID: iri("unit", activity.ID), LaunchMethod: "AnyWindow", MoveOn: "CompletedOrPassed", MasteryScore: Mark,
			Title: title, Description: about, URL: Page,
		},
	}, page)
}

// texts are in the order of their languages' tags, but for English, which comes first: platforms that know no languages
// take the first.
func texts(byLanguage map[string]string) cmi5Text {
	text := cmi5Text{Languages: []cmi5Language{{Lang: "en", Text: byLanguage["en"]}}}
	for _, lang := range slices.Sorted(maps.Keys(byLanguage)) {
		if lang != "en" {
			text.Languages = append(text.Languages, cmi5Language{Lang: lang, Text: byLanguage[lang]})
		}
	}
	return text
}

// iri is a name that is the same in every build and nobody else's: a UUID of version 5 (RFC 9562), which is made from words.
// The playground has no address of its own to name things by.
func iri(what, id string) string {
	sum := sha1.Sum([]byte("bucket-playground " + what + " " + id))
	sum[6] = sum[6]&0x0f | 0x50
	sum[8] = sum[8]&0x3f | 0x80
	return fmt.Sprintf("urn:uuid:%x-%x-%x-%x-%x", sum[0:4], sum[4:6], sum[6:8], sum[8:10], sum[10:16])
}

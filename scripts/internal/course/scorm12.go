package course

import "encoding/xml"

// scormManifest is imsmanifest.xml: one organization with one item, and the resource that it leads to.
//
// It names no mastery score. A platform that is given one decides by itself when the page is left, and calls a learner who
// has not come far yet failed; without one, what the page reports stands.
type scormManifest struct {
	XMLName       xml.Name          `xml:"manifest"`
	Namespace     string            `xml:"xmlns,attr"`
	ADL           string            `xml:"xmlns:adlcp,attr"`
	Identifier    string            `xml:"identifier,attr"`
	Version       string            `xml:"version,attr"`
	Schema        string            `xml:"metadata>schema"`
	SchemaVersion string            `xml:"metadata>schemaversion"`
	Organizations scormOrganization `xml:"organizations"`
	Resource      scormResource     `xml:"resources>resource"`
}

type scormOrganization struct {
	Default string    `xml:"default,attr"`
	Only    scormOnly `xml:"organization"`
}

type scormOnly struct {
	Identifier string    `xml:"identifier,attr"`
	Title      string    `xml:"title"`
	Item       scormItem `xml:"item"`
}

type scormItem struct {
	Identifier    string `xml:"identifier,attr"`
	IdentifierRef string `xml:"identifierref,attr"`
	Visible       bool   `xml:"isvisible,attr"`
	Title         string `xml:"title"`
}

type scormResource struct {
	Identifier string      `xml:"identifier,attr"`
	Type       string      `xml:"type,attr"`
	ScormType  string      `xml:"adlcp:scormtype,attr"`
	Href       string      `xml:"href,attr"`
	Files      []scormFile `xml:"file"`
}

type scormFile struct {
	Href string `xml:"href,attr"`
}

// Scorm12 is the activity as a SCORM 1.2 package with one SCO. Its titles are in English, because a manifest has only one
// language.
func Scorm12(activity Activity, page []byte) ([]byte, error) {
	title := activity.Title["en"]
	return pack("imsmanifest.xml", scormManifest{
		Namespace:     "http://www.imsproject.org/xsd/imscp_rootv1p1p2",
		ADL:           "http://www.adlnet.org/xsd/adlcp_rootv1p2",
		Identifier:    "bucket-playground-" + activity.ID,
		Version:       "1.0",
		Schema:        "ADL SCORM",
		SchemaVersion: "1.2",
		Organizations: scormOrganization{
			Default: "organization",
			Only: scormOnly{
				Identifier: "organization",
				Title:      title,
				Item:       scormItem{Identifier: "item", IdentifierRef: "resource", Visible: true, Title: title},
			},
		},
		Resource: scormResource{
			Identifier: "resource", Type: "webcontent", ScormType: "sco", Href: Page, Files: []scormFile{{Href: Page}},
		},
	}, page)
}

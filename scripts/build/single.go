package main

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"html"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// single is a page that has everything inside: styles, script, engine and licences. It opens from a disk, without a
// server and without a network.
type single struct {
	page   string // the page under web/ that it is made of
	script string // the script under web/src that runs in it
	opens  string // the place it opens, as an address has it after "#"; "" for the page's own first place
	title  string // in place of the page's own, where the place has one
	talks  string // the sources it may fetch from, as a Content-Security-Policy has them; "" for none
}

var (
	styleLink   = regexp.MustCompile(`\s*<link rel="stylesheet" href="([^"]+)">`)
	scriptTag   = regexp.MustCompile(`\s*<script\b[^>]*></script>`)
	policyTag   = regexp.MustCompile(`\s*<meta http-equiv="Content-Security-Policy"[^>]*>`)
	titleTag    = regexp.MustCompile(`<title>[^<]*</title>`)
	metaCharset = regexp.MustCompile(`<meta charset="utf-8">`)
	reference   = regexp.MustCompile(`\s(?:src|href)="([^"]*)"`)
)

// inline is a script as it stands in a single page, with the paths of its sources relative to web/. Several pages may have it.
type inline struct {
	text    string
	sources []string
}

func inlineScript(root string, engine wasmFile, name string) (inline, error) {
	options := bundling(root, engine, imports{engineBytes: "engine-bytes/inside", runWorker: "bigrun/no-worker"})
	options.EntryPoints = []string{"./src/" + name + ".js"}
	// A classic script: modules are not loaded from a disk, nor in a frame without an origin.
	options.Format = api.FormatIIFE
	result, err := run(options)
	if err != nil {
		return inline{}, err
	}
	paths, err := sources(result.Metafile)
	return inline{text: string(result.OutputFiles[0].Contents), sources: paths}, err
}

// make is the page's file. The licences stand at its end, because it is passed on by itself.
func (s single) make(web string, script inline, licences string) ([]byte, error) {
	data, err := os.ReadFile(filepath.Join(web, s.page))
	if err != nil {
		return nil, err
	}
	page := string(data)
	styles, err := inlineStyles(web, page)
	if err != nil {
		return nil, err
	}
	for _, gone := range []*regexp.Regexp{styleLink, scriptTag, policyTag} {
		page = gone.ReplaceAllString(page, "")
	}
	head := fmt.Sprintf("<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"%s\">",
		policy(hashSource(script.text), s.talks))
	if s.opens != "" {
		head += fmt.Sprintf("\n<meta name=\"opens\" content=\"%s\">", html.EscapeString(s.opens))
	}
	page = replaceOnce(page, metaCharset, head)
	if s.title != "" {
		page = replaceOnce(page, titleTag, "<title>"+html.EscapeString(s.title)+"</title>")
	}
	for _, found := range reference.FindAllStringSubmatch(page, -1) {
		if target := found[1]; !strings.HasPrefix(target, "#") && !strings.HasPrefix(target, "data:") {
			return nil, fmt.Errorf("web/%s refers to %q, which a page in one file does not have beside it", s.page, target)
		}
	}
	page = strings.Replace(page, "</head>", "<style>"+styles+"</style>\n</head>", 1)
	page = strings.Replace(page, "</body>", "<script>"+script.text+"</script>\n</body>", 1)
	return []byte(page + "<!--\n" + strings.ReplaceAll(licences, "-->", "-- >") + "-->\n"), nil
}

// replaceOnce puts a text in place of the first match, taking it as it is.
func replaceOnce(page string, pattern *regexp.Regexp, text string) string {
	at := pattern.FindStringIndex(page)
	if at == nil {
		return page
	}
	return page[:at[0]] + text + page[at[1]:]
}

// inlineStyles are the page's stylesheets in their order, as one.
func inlineStyles(web, page string) (string, error) {
	var text strings.Builder
	for _, found := range styleLink.FindAllStringSubmatch(page, -1) {
		data, err := os.ReadFile(filepath.Join(web, filepath.FromSlash(found[1])))
		if err != nil {
			return "", err
		}
		text.Write(data)
	}
	result := api.Transform(text.String(), api.TransformOptions{
		Loader: api.LoaderCSS, Engines: targets, MinifyWhitespace: true, Charset: api.CharsetUTF8,
	})
	if len(result.Errors) > 0 {
		return "", fmt.Errorf("the styles of %s: %s", web, result.Errors[0].Text)
	}
	return string(result.Code), nil
}

// hashSource names a script that stands in a page as a Content-Security-Policy does.
func hashSource(script string) string {
	hash := sha256.Sum256([]byte(script))
	return "'sha256-" + base64.StdEncoding.EncodeToString(hash[:]) + "'"
}

// policy lets a page run one script and nothing else, and fetch from nowhere but where it has to.
func policy(script, talks string) string {
	connect := "'none'"
	if talks != "" {
		connect = talks
	}
	return strings.Join([]string{
		"default-src 'none'",
		"script-src " + script + " 'wasm-unsafe-eval'",
		"style-src 'unsafe-inline'",
		"img-src data: blob:",
		"connect-src " + connect,
		"base-uri 'none'",
		"form-action 'none'",
		"require-trusted-types-for 'script'",
		"trusted-types lit-html",
	}, "; ")
}

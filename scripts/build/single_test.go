package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// webWith is a web folder with one page, whose head and body are given, and one stylesheet.
func webWith(t *testing.T, head, body string) string {
	t.Helper()
	web := t.TempDir()
	page := "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>Page</title>\n" + head + "\n</head>\n<body>\n" + body + "\n</body>\n</html>\n"
	require.NoError(t, os.WriteFile(filepath.Join(web, "page.html"), []byte(page), 0o644))
	require.NoError(t, os.WriteFile(filepath.Join(web, "style.css"), []byte("p { color: red }\n"), 0o644))
	return web
}

func TestSinglePageHasEverythingInside(t *testing.T) {
	web := webWith(t, `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">
<link rel="stylesheet" href="style.css">
<script type="module" src="index.js"></script>`, `<p><a href="#play">Play</a></p>`)
	s := single{page: "page.html", opens: `practise/a?seed=1&lang=en`, title: "A <set>"}

	page, err := s.make(web, inline{text: `let a = "$1"`}, "MIT -- as it is\n")

	require.NoError(t, err)
	require.Equal(t, `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-YolZS/CRq96JuLof54dP4A3gm6y8n02S8UbjgGzGdeU=' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data: blob:; connect-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types lit-html">
<meta name="opens" content="practise/a?seed=1&amp;lang=en">
<title>A &lt;set&gt;</title>
<style>p{color:red}
</style>
</head>
<body>
<p><a href="#play">Play</a></p>
<script>let a = "$1"</script>
</body>
</html>
<!--
MIT -- as it is
-->
`, string(page))
}

func TestSinglePageThatNeedsAFileBesideItIsRefused(t *testing.T) {
	web := webWith(t, "", `<img src="images/play.png" alt="">`)
	_, err := single{page: "page.html"}.make(web, inline{}, "")
	require.ErrorContains(t, err, `web/page.html refers to "images/play.png"`)
}

func TestWordsThatDescribePackagesArePlain(t *testing.T) {
	locales := t.TempDir()
	for tag, text := range map[string]string{
		"en": `# A comment = none
practice-a-title = Practice: the token bucket

practice-b-title = { $n } buckets
practice-c-title = A title
    of two lines
`,
		"es": "practice-a-title = Práctica: token bucket\n",
	} {
		require.NoError(t, os.Mkdir(filepath.Join(locales, tag), 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(locales, tag, "practice.ftl"), []byte(text), 0o644))
	}
	l, err := readLanguages(locales)
	require.NoError(t, err)

	titles, err := l.plain("practice-a-title")
	require.NoError(t, err)
	require.Equal(t, map[string]string{"en": "Practice: the token bucket", "es": "Práctica: token bucket"}, titles)
	_, err = l.plain("practice-d-title")
	require.ErrorContains(t, err, "there is no message practice-d-title")
	delete(l, "es")
	for _, id := range []string{"practice-b-title", "practice-c-title"} {
		_, err = l.plain(id)
		require.ErrorContains(t, err, "has to be plain text on one line")
	}
}

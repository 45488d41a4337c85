package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// defaultLocale is the language that comes with the page; the others are loaded when someone asks for them.
const defaultLocale = "en"

// nameMessage is what a language calls itself, in its common.ftl.
var nameMessage = regexp.MustCompile(`(?m)^common-language-name = (.+)$`)

// localeImports resolves "#locales", the list of the languages there are: one for each folder of web/locales, so that a
// new language is a new folder and nothing else.
func localeImports(root string) api.Plugin {
	const listing, messages = "locales", "messages"
	locales := filepath.Join(root, "web", "locales")
	return api.Plugin{Name: "locales", Setup: func(build api.PluginBuild) {
		build.OnResolve(api.OnResolveOptions{Filter: `^#locales$`}, func(api.OnResolveArgs) (api.OnResolveResult, error) {
			return api.OnResolveResult{Path: listing, Namespace: listing}, nil
		})
		build.OnResolve(api.OnResolveOptions{Filter: `^#locales/.`}, func(args api.OnResolveArgs) (api.OnResolveResult, error) {
			return api.OnResolveResult{Path: strings.TrimPrefix(args.Path, "#locales/"), Namespace: messages}, nil
		})
		build.OnLoad(api.OnLoadOptions{Filter: `.`, Namespace: listing}, func(api.OnLoadArgs) (api.OnLoadResult, error) {
			text, err := listLocales(locales)
			return api.OnLoadResult{Contents: &text, Loader: api.LoaderJS}, err
		})
		build.OnLoad(api.OnLoadOptions{Filter: `.`, Namespace: messages}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
			text, err := messagesOf(filepath.Join(locales, args.Path))
			return api.OnLoadResult{Contents: &text, Loader: api.LoaderJS}, err
		})
	}}
}

func listLocales(dir string) (string, error) {
	folders, err := os.ReadDir(dir)
	if err != nil {
		return "", err
	}
	var list, imports strings.Builder
	for _, folder := range folders {
		if !folder.IsDir() {
			continue
		}
		tag := folder.Name()
		common, err := os.ReadFile(filepath.Join(dir, tag, "common.ftl"))
		if err != nil {
			return "", err
		}
		name := nameMessage.FindStringSubmatch(string(common))
		if name == nil {
			return "", fmt.Errorf("web/locales/%s/common.ftl does not say what the language calls itself: add common-language-name", tag)
		}
		if tag == defaultLocale {
			fmt.Fprintf(&imports, "import sources from %q;\n", "#locales/"+tag)
			fmt.Fprintf(&list, "  { tag: %q, name: %q, sources },\n", tag, name[1])
			continue
		}
		fmt.Fprintf(&list, "  { tag: %q, name: %q, load: async () => (await import(%q)).default },\n", tag, name[1], "#locales/"+tag)
	}
	return fmt.Sprintf("%sexport const locales = [\n%s];\n", &imports, &list), nil
}

// messagesOf is a module with the message files of one language.
func messagesOf(dir string) (string, error) {
	paths, err := filepath.Glob(filepath.Join(dir, "*.ftl"))
	if err != nil {
		return "", err
	}
	sources := make([]string, 0, len(paths))
	for _, path := range paths {
		source, err := os.ReadFile(path)
		if err != nil {
			return "", err
		}
		sources = append(sources, string(source))
	}
	list, err := json.Marshal(sources)
	return fmt.Sprintf("export default %s;\n", list), err
}

package wire

import (
	"strconv"

	"bucketplayground/engine"
)

// What the author of an exercise says, in as many languages as there are.

// wordings is one text by languages, in the order of the file.
type wordings []struct{ language, text string }

// in is the text in a language: that of the locale, or of its language, or English, or the first there is.
func (w wordings) in(locale string) string {
	language := locale
	for i := range len(locale) {
		if locale[i] == '-' {
			language = locale[:i]
			break
		}
	}
	for _, wanted := range []string{locale, language, "en"} {
		for _, one := range w {
			if one.language == wanted {
				return one.text
			}
		}
	}
	return w[0].text
}

// onto adds the text to a result, if there is one.
func (w wordings) onto(r *Record, name, locale string) {
	if len(w) > 0 {
		r.text(name, w.in(locale))
	}
}

// readWordings reads an object of texts by languages; nothing is no text.
func readWordings(v Value, path string) (all wordings, err error) {
	const want = `an object of texts by languages, such as {"en": "…"}`
	if v.Type() == Absent {
		return nil, nil
	}
	if v.Type() != Object {
		return nil, wrongType(v, path, want)
	}
	keys, err := v.Keys()
	if err != nil {
		return nil, unread(path, err)
	}
	if len(keys) == 0 || len(keys) > maxLanguages {
		return nil, refuse(engine.CodeSize, path, want, strconv.Itoa(len(keys))+" languages")
	}
	for _, key := range keys {
		place := path + "." + key
		text, err := v.Get(key)
		if err != nil {
			return nil, unread(place, err)
		}
		if text.Type() != Text {
			return nil, wrongType(text, place, "a string")
		}
		if n := len(text.Str()); n == 0 || n > maxText {
			return nil, refuse(engine.CodeSize, place, "a text of at most "+strconv.Itoa(maxText)+" bytes, not empty", strconv.Itoa(n)+" bytes")
		}
		all = append(all, struct{ language, text string }{key, text.Str()})
	}
	return all, nil
}

// wording reads what the author says about a question.
func (r *read) wording() (w wording, err error) {
	if w.prompt, err = readWordings(r.value("prompt"), r.path+"prompt"); err != nil {
		return w, err
	}
	if w.why, err = readWordings(r.value("why"), r.path+"why"); err != nil || !r.given("hints") {
		return w, err
	}
	w.hints = []wordings{}
	err = items(r.value("hints"), r.path+"hints", "an array of hints", maxHints, func(v Value, path string) error {
		hint, err := readWordings(v, path)
		if err == nil && hint == nil {
			err = wrongType(v, path, "an object of texts by languages")
		}
		w.hints = append(w.hints, hint)
		return err
	})
	return w, err
}

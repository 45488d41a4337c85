package wire

import (
	"strconv"

	"bucketplayground/engine"
)

// What the author of an exercise says, in as many languages as there are.

// wordings is one text by languages, in the order of the file.
type wordings []worded

// worded is a text and the tag of its language.
type worded struct{ language, text string }

// in is the text in a language: that of the locale, or of its language, or English, or the first there is.
func (w wordings) in(locale string) worded {
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
				return one
			}
		}
	}
	return w[0]
}

// onto adds the text to a result, and to languages which one it is in, if there is a text.
func (w wordings) onto(r, languages *Record, name, locale string) {
	if len(w) > 0 {
		chosen := w.in(locale)
		r.text(name, chosen.text)
		languages.text(name, chosen.language)
	}
}

// isLanguage tells whether a text has the form of a language tag (BCP 47): parts of up to eight letters and digits with
// hyphens between them, the first of letters alone.
func isLanguage(tag string) bool {
	first, length := true, 0
	for _, c := range []byte(tag) {
		letter := 'a' <= c|0x20 && c|0x20 <= 'z'
		digit := '0' <= c && c <= '9'
		switch {
		case letter, digit && !first:
			length++
		case c == '-' && isPart(length, first):
			first, length = false, 0
		default:
			return false
		}
		if length > 8 {
			return false
		}
	}
	return isPart(length, first)
}

// isPart tells whether a part of a tag can be so long.
func isPart(length int, first bool) bool { return length > 1 || length == 1 && !first }

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
		if !isLanguage(key) {
			return nil, refuse(engine.CodeUnknown, place, `a language by its tag, such as "en" or "pt-BR"`, strconv.Quote(key))
		}
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
		all = append(all, worded{key, text.Str()})
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

// onto adds what the author says about a question to it, and in which languages that is.
func (of *wording) onto(r *Record, locale string) {
	var languages Record
	of.prompt.onto(r, &languages, "prompt", locale)
	of.why.onto(r, &languages, "why", locale)
	if of.hints != nil {
		hints, tags := Rows{}, Rows{}
		for _, hint := range of.hints {
			chosen := hint.in(locale)
			hints, tags = append(hints, chosen.text), append(tags, chosen.language)
		}
		r.rows("hints", hints)
		languages.rows("hints", tags)
	}
	r.record("languages", languages)
}

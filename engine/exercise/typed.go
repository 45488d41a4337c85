package exercise

// Typed text in a common form: whatever keyboard and language it comes from, digits are ASCII, all spaces are ' ', all
// minus signs '-', letters are small.

// Marks that mean one thing only, unlike the point and the comma.
const (
	decimalMark  = 'D' // the Arabic decimal separator; a capital letter, which no text in the common form has
	groupingMark = '\''
)

// common brings a text into the common form.
func common(text string) []rune {
	var out []rune
	for _, r := range text {
		if r = commonRune(r); r != 0 {
			out = append(out, r)
		}
	}
	for len(out) > 0 && out[0] == ' ' {
		out = out[1:]
	}
	for len(out) > 0 && out[len(out)-1] == ' ' {
		out = out[:len(out)-1]
	}
	return out
}

// zeros are the zeros of the decimal digits that people type, each followed by its one to nine.
var zeros = []rune{'０', '٠', '۰', '०'}

// commonRune is 0 for what is not there to be seen: marks of writing direction, joiners.
func commonRune(r rune) rune {
	switch {
	case r >= 'A' && r <= 'Z', r >= 'À' && r <= 'Þ' && r != '×':
		return r + ('a' - 'A')
	case r < 0x80:
		if r == '\t' || r == '\n' || r == '\r' {
			return ' '
		}
		return r
	case r >= 'Ａ' && r <= 'Ｚ':
		return r - 'Ａ' + 'a'
	case r >= 'ａ' && r <= 'ｚ':
		return r - 'ａ' + 'a'
	case r >= 0x2000 && r <= 0x200A: // from an en quad to a hair space, the thin one among them
		return ' '
	case r >= 0x200B && r <= 0x200F, r >= 0x202A && r <= 0x202E, r >= 0x2060 && r <= 0x2069:
		return 0
	}
	for _, zero := range zeros {
		if r >= zero && r <= zero+9 {
			return r - zero + '0'
		}
	}
	switch r {
	case '\u00A0', '\u202F', '\u205F', '\u3000': // no-break, narrow no-break, mathematical, ideographic
		return ' '
	case '\u061C', '\u00AD', '\uFEFF':
		return 0
	case '−', '‐', '‑', '‒', '–', '﹣', '－':
		return '-'
	case '＋', '﹢':
		return '+'
	case '．', '。', '｡', '﹒':
		return '.'
	case '，', '、', '،', '﹐':
		return ','
	case '٫':
		return decimalMark
	case '٬', '’', '＇':
		return groupingMark
	case '／', '⁄', '∕':
		return '/'
	}
	return r
}

func isBlank(text string) bool { return len(common(text)) == 0 }

func isDigit(r rune) bool { return r >= '0' && r <= '9' }

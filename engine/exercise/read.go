package exercise

// Reading is what an answer that somebody typed says.
type Reading struct {
	// Numbers are what the digits can mean: one number, or two, the likelier first. 1.234 is one and a bit to one reader
	// and more than a thousand to another.
	Numbers []Number
	// Unit is what was written with it; its zero value is none.
	Unit TypedUnit
}

// maxRead is the end of what is looked at for a number and its unit.
const maxRead = 200

// ReadAnswer reads a number as people type it, with or without a unit: with a comma or a point, digits in groups, a
// fraction, an exponent, in the digits and signs of several scripts. locale, such as "pt-BR", tells which of two readings is
// the likelier; it may be empty. ok is false for everything else, a blank included.
func ReadAnswer(text, locale string) (r Reading, ok bool) {
	typed := common(text)
	if len(typed) > maxRead {
		return r, false
	}
	start := 0
	for start < len(typed) && !startsNumber(typed[start:]) {
		start++
	}
	scan := scanner{left: typed[start:]}
	if r.Numbers, ok = scan.number(pointIsDecimal(locale)); !ok {
		return Reading{}, false
	}
	// Chinese puts "per second" before the number.
	r.Unit, ok = readUnit(string(typed[:start]) + string(scan.left))
	return r, ok
}

func startsNumber(typed []rune) bool {
	if typed[0] == '-' || typed[0] == '+' || typed[0] == '.' || typed[0] == ',' || typed[0] == decimalMark {
		typed = typed[1:]
	}
	return len(typed) > 0 && (isDigit(typed[0]) || (typed[0] == '.' || typed[0] == ',') && len(typed) > 1 && isDigit(typed[1]))
}

// pointIsDecimal tells whether a language writes 2.5 rather than 2,5.
func pointIsDecimal(locale string) bool {
	language := locale
	if len(language) > 2 {
		language = language[:2]
	}
	switch language {
	case "es":
		return locale == "es-MX" || locale == "es-US" || locale == "es-419"
	case "pt", "de", "fr", "it", "nl", "pl", "ru", "uk", "cs", "da", "fi", "sv", "nb", "tr", "id", "vi", "ro", "el", "hu":
		return false
	}
	return true
}

// scanner reads a text in the common form from its beginning.
type scanner struct{ left []rune }

func (s *scanner) next() rune {
	if len(s.left) == 0 {
		return 0
	}
	return s.left[0]
}

func (s *scanner) take(r rune) bool {
	if s.next() != r {
		return false
	}
	s.left = s.left[1:]
	return true
}

// digits takes all that come next.
func (s *scanner) digits() (digits string) {
	for isDigit(s.next()) {
		digits += string(s.left[0])
		s.left = s.left[1:]
	}
	return digits
}

// number takes a sign and a number.
func (s *scanner) number(point bool) (numbers []Number, ok bool) {
	negative := s.take('-')
	if !negative {
		s.take('+')
	}
	groups, marks := s.groups()
	switch {
	case s.beginsFraction() && len(marks) == 0:
		numbers, ok = s.fraction(groups[0])
	case s.beginsExponent():
		numbers, ok = s.exponent(groups, marks)
	default:
		numbers, ok = readGroups(groups, marks, point)
	}
	for i := range numbers {
		numbers[i].negative = negative && numbers[i].num != 0
	}
	return numbers, ok
}

// groups takes groups of digits and the marks between them. A space is one only where three digits follow, as in 10 000.
func (s *scanner) groups() (groups []string, marks []rune) {
	groups = append(groups, s.digits())
	for {
		mark := s.next()
		switch mark {
		case '.', ',', decimalMark, groupingMark:
		case ' ':
			if len(s.left) < 4 || !isDigit(s.left[1]) || !isDigit(s.left[2]) || !isDigit(s.left[3]) {
				return groups, marks
			}
		default:
			return groups, marks
		}
		s.left = s.left[1:]
		marks, groups = append(marks, mark), append(groups, s.digits())
	}
}

// beginsFraction tells "5/2" from "5/s".
func (s *scanner) beginsFraction() bool {
	rest := scanner{s.left}
	rest.take(' ')
	if !rest.take('/') {
		return false
	}
	rest.take(' ')
	return isDigit(rest.next())
}

func (s *scanner) fraction(num string) ([]Number, bool) {
	s.take(' ')
	s.take('/')
	s.take(' ')
	above, ok := whole(num)
	below, fits := whole(s.digits())
	if !ok || !fits || below == 0 {
		return nil, false
	}
	return []Number{number(above, below)}, true
}

// beginsExponent tells "1e3" from a unit that begins with an e.
func (s *scanner) beginsExponent() bool {
	rest := scanner{s.left}
	if !rest.take('e') {
		return false
	}
	if !rest.take('-') {
		rest.take('+')
	}
	return isDigit(rest.next())
}

func (s *scanner) exponent(groups []string, marks []rune) ([]Number, bool) {
	s.take('e')
	negative := s.take('-')
	s.take('+')
	power, ok := whole(s.digits())
	if !ok || power > maxDigits || len(marks) > 1 || len(marks) == 1 && (marks[0] == ' ' || marks[0] == groupingMark) {
		return nil, false
	}
	after := ""
	if len(marks) == 1 {
		after = groups[1]
	}
	n, ok := decimal(groups[0], after)
	if !ok {
		return nil, false
	}
	up, down := powerOfTen(int(power)), uint64(1)
	if negative {
		up, down = down, up
	}
	n, fits := n.times(up, down)
	return []Number{n}, fits && n.num < maxTyped && n.den <= maxTyped
}

// readGroups tells grouping from decimal marks.
func readGroups(groups []string, marks []rune, point bool) (numbers []Number, ok bool) {
	last := len(marks) - 1
	if last < 0 {
		n, ok := decimal(groups[0], "")
		return []Number{n}, ok
	}
	mark := marks[last]
	grouping := mark == ' ' || mark == groupingMark
	before, sound := joined(groups[:last+1], marks[:last])
	alone := last == 0 || marks[last-1] != mark
	if !grouping && mark == decimalMark && !alone {
		return nil, false
	}
	if !grouping && alone && sound {
		if n, ok := decimal(before, groups[last+1]); ok {
			numbers = append(numbers, n)
		}
	}
	if all, sound := joined(groups, marks); sound && mark != decimalMark && (last == 0 || !alone) {
		if n, ok := decimal(all, ""); ok {
			numbers = append(numbers, n)
		}
	}
	if len(numbers) == 2 && (mark == '.') != point {
		numbers[0], numbers[1] = numbers[1], numbers[0]
	}
	return numbers, len(numbers) > 0
}

// joined puts groups of thousands together; sound is false if they are none: one mark for all, three digits in each but the
// first, which does not begin with a 0.
func joined(groups []string, marks []rune) (digits string, sound bool) {
	for i, group := range groups {
		switch {
		case i > 0 && (len(group) != 3 || marks[i-1] != marks[0] || marks[0] == decimalMark):
			return "", false
		case i == 0 && len(groups) > 1 && (len(group) < 1 || len(group) > 3 || group[0] == '0'):
			return "", false
		}
		digits += group
	}
	return digits, true
}

// decimal is the number with these digits before and after the decimal mark; at least one there has to be.
func decimal(before, after string) (n Number, ok bool) {
	if before == "" && after == "" {
		return n, false
	}
	for len(after) > 0 && after[len(after)-1] == '0' {
		after = after[:len(after)-1]
	}
	num, ok := whole(before + after)
	if !ok || len(after) > maxDigits {
		return n, false
	}
	return number(num, powerOfTen(len(after))), true
}

// whole reads digits; ok is false where there are too many.
func whole(digits string) (n uint64, ok bool) {
	for len(digits) > 0 && digits[0] == '0' {
		digits = digits[1:]
	}
	if len(digits) > maxDigits {
		return 0, false
	}
	for i := range len(digits) {
		n = n*10 + uint64(digits[i]-'0')
	}
	return n, true
}

func powerOfTen(n int) uint64 {
	p := uint64(1)
	for range n {
		p *= 10
	}
	return p
}

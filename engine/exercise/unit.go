package exercise

// TypedUnit is a unit that was written with a number.
type TypedUnit struct {
	name string // of the result, "" for none
	kind unitKind
	// up ÷ down is the unit in seconds, or per second.
	up, down uint64
}

type unitKind uint8

const (
	noUnit unitKind = iota
	ofTime
	ofRate
	ofRequests
	ofTokens
	ofEither // 个 counts anything
)

// unitWords are the words for a unit, in English, Portuguese, Spanish and Chinese, in the common form and without spaces.
type unitWords struct {
	unit  TypedUnit
	rate  string // the name of the rate per this time
	words []string
}

var times = []unitWords{
	{TypedUnit{"milliseconds", ofTime, 1, 1000}, "perMillisecond", []string{"ms", "msec", "msecs", "millisecond", "milliseconds", "milissegundo", "milissegundos", "milisegundo", "milisegundos", "毫秒"}},
	{TypedUnit{"seconds", ofTime, 1, 1}, "perSecond", []string{"s", "sec", "secs", "second", "seconds", "seg", "segs", "segundo", "segundos", "秒", "秒钟"}},
	{TypedUnit{"minutes", ofTime, 60, 1}, "perMinute", []string{"min", "mins", "minute", "minutes", "minuto", "minutos", "分", "分钟"}},
	{TypedUnit{"hours", ofTime, 3600, 1}, "perHour", []string{"h", "hr", "hrs", "hour", "hours", "hora", "horas", "小时"}},
}

var counts = []unitWords{
	{TypedUnit{"requests", ofRequests, 1, 1}, "", []string{"request", "requests", "req", "reqs", "requisição", "requisições", "requisicao", "requisicoes",
		"pedido", "pedidos", "solicitud", "solicitudes", "petición", "peticiones", "peticion", "请求", "个请求", "次请求", "次"}},
	{TypedUnit{"tokens", ofTokens, 1, 1}, "", []string{"token", "tokens", "令牌", "个令牌", "枚令牌", "枚", "leaf", "leaves", "folha", "folhas", "hoja", "hojas",
		"叶", "叶子", "树叶", "片", "片叶子", "片树叶"}},
	{TypedUnit{"count", ofEither, 1, 1}, "", []string{"个"}},
}

// pers are the ways to say "per".
var pers = []string{"/", "per", "por", "a", "cada", "acada", "每", "every", "each"}

// readUnit reads what stands around a number; ok is false for words that are no unit.
func readUnit(text string) (u TypedUnit, ok bool) {
	squeezed := ""
	for _, r := range text {
		if r != ' ' {
			squeezed += string(r)
		}
	}
	if n := len(squeezed); n > 1 && squeezed[n-1] == '.' {
		squeezed = squeezed[:n-1] // as in "seg."
	}
	switch squeezed {
	case "":
		return u, true
	case "rps", "qps", "tps":
		return TypedUnit{"perSecond", ofRate, 1, 1}, true
	}
	if u, ok = lookUp(squeezed, times); ok {
		return u, true
	}
	if u, ok = lookUp(squeezed, counts); ok {
		return u, true
	}
	return readRate(squeezed)
}

func lookUp(text string, in []unitWords) (TypedUnit, bool) {
	for _, entry := range in {
		for _, word := range entry.words {
			if word == text {
				return entry.unit, true
			}
		}
	}
	return TypedUnit{}, false
}

// readRate reads "requests per second": a count or none, a "per", a time. The count may also come last, as in 每秒个.
func readRate(text string) (TypedUnit, bool) {
	for _, per := range pers {
		for at := 0; at+len(per) <= len(text); at++ {
			if text[at:at+len(per)] != per || !isCount(text[:at]) {
				continue
			}
			rest := text[at+len(per):]
			for _, entry := range times {
				for _, word := range entry.words {
					if len(word) <= len(rest) && rest[:len(word)] == word && isCount(rest[len(word):]) {
						return TypedUnit{entry.rate, ofRate, entry.unit.down, entry.unit.up}, true
					}
				}
			}
		}
	}
	return TypedUnit{}, false
}

func isCount(text string) bool {
	if text == "" {
		return true
	}
	_, ok := lookUp(text, counts)
	return ok
}

// in converts the i-th number of a reading to a unit; ok is false where its own is of another kind, and the number is then
// as it stands.
func (r Reading) in(unit Unit, i int) (n Number, ok bool) {
	n = r.Numbers[i]
	switch {
	case r.Unit.kind == noUnit:
		return n, true
	case r.Unit.kind == ofTime && (unit == Seconds || unit == Milliseconds), r.Unit.kind == ofRate && unit == PerSecond:
		up := r.Unit.up
		if unit == Milliseconds {
			up *= 1000
		}
		if converted, fits := n.times(up, r.Unit.down); fits {
			return converted, true
		}
		return n, false
	case unit == Requests:
		return n, r.Unit.kind == ofRequests || r.Unit.kind == ofEither
	case unit == Tokens:
		return n, r.Unit.kind == ofTokens || r.Unit.kind == ofEither
	}
	return n, false
}

// meant is the unit in which a bare number would be right, or "".
func (p Part) meant(n Number, right Value, unit Unit) string {
	for _, t := range times {
		up, down, name := t.unit.up, t.unit.down, t.unit.name
		switch unit {
		case Seconds:
		case Milliseconds:
			up *= 1000
		case PerSecond:
			up, down, name = down, up, t.rate
		default:
			return ""
		}
		if converted, fits := n.times(up, down); fits && n.num != 0 && p.accepts(converted, right) {
			return name
		}
	}
	return ""
}

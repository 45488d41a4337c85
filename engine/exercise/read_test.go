package exercise_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bucketplayground/engine"
	"bucketplayground/engine/exercise"
)

// What people type, in what language, and the numbers it can mean, the likelier first.
func TestNumbersAsPeopleTypeThem(t *testing.T) {
	for _, c := range []struct {
		typed string
		want  []float64
	}{
		{"5", []float64{5}}, {" 5 ", []float64{5}}, {"+5", []float64{5}}, {"007", []float64{7}}, {"0", []float64{0}}, {"\t12\n", []float64{12}},
		{"2.5", []float64{2.5}}, {"2,5", []float64{2.5}}, {"２.５", []float64{2.5}}, {"2。5", []float64{2.5}}, {"２．５", []float64{2.5}}, {"2，5", []float64{2.5}},
		{"٢٫٥", []float64{2.5}}, {"۲٫۵", []float64{2.5}}, {"२.५", []float64{2.5}}, {"\u200F٢٫٥\u200F", []float64{2.5}},
		{".823", []float64{0.823}}, {",5", []float64{0.5}}, {"5.", []float64{5}}, {"5,", []float64{5}}, {"5。", []float64{5}}, {"0,25", []float64{0.25}},
		{"−2", []float64{-2}}, {"-2", []float64{-2}}, {"–2", []float64{-2}}, {"－２", []float64{-2}}, {"-.5", []float64{-0.5}}, {"−2,5", []float64{-2.5}}, {"-0", []float64{0}},
		{"5/2", []float64{2.5}}, {"5 / 2", []float64{2.5}}, {"5⁄2", []float64{2.5}}, {"1/3", []float64{1.0 / 3}}, {"-1/4", []float64{-0.25}},
		{"1e3", []float64{1000}}, {"1E3", []float64{1000}}, {"2.5e-1", []float64{0.25}}, {"1.234e3", []float64{1234}}, {"1e+2", []float64{100}},
		{"1\u202F000", []float64{1000}}, {"1\u00A0000", []float64{1000}}, {"1\u2009000", []float64{1000}}, {"10 000", []float64{10000}}, {"1'000", []float64{1000}}, {"1’000", []float64{1000}},
		{"1.000,5", []float64{1000.5}}, {"1,000.5", []float64{1000.5}}, {"1 000,5", []float64{1000.5}}, {"1٬000٫5", []float64{1000.5}},
		{"1,000,000", []float64{1e6}}, {"1.000.000", []float64{1e6}}, {"1,234,567.89", []float64{1234567.89}},
		{"1.2340", []float64{1.234}}, {"1234.567", []float64{1234.567}}, {"0.500", []float64{0.5}}, {"0,500", []float64{0.5}}, {"12345,678", []float64{12345.678}},
		{"999999999999999999", []float64{999999999999999999}}, {"0.000000000000000001", []float64{1e-18}},
		{"1.234", []float64{1.234, 1234}}, {"1,234", []float64{1234, 1.234}}, {"-12.500", []float64{-12.5, -12500}}, {"１．２３４", []float64{1.234, 1234}},
	} {
		read, ok := exercise.ReadAnswer(c.typed, "en")
		require.True(t, ok, "%q", c.typed)
		var got []float64
		for _, n := range read.Numbers {
			got = append(got, n.Float64())
		}
		assert.Equal(t, c.want, got, "%q", c.typed)
	}
}

// Whoever writes 2,5 means a thousand by 1.000, and the other way round; the likelier reading comes first.
func TestTheLanguageTellsTheLikelierReading(t *testing.T) {
	for locale, want := range map[string]float64{"en": 1.234, "zh-CN": 1.234, "": 1.234, "es-MX": 1.234, "es": 1234, "es-ES": 1234, "pt-BR": 1234, "pt": 1234, "de-AT": 1234} {
		read, ok := exercise.ReadAnswer("1.234", locale)
		require.True(t, ok)
		require.Len(t, read.Numbers, 2)
		assert.Equal(t, want, read.Numbers[0].Float64(), locale)
	}
}

func TestWhatIsNoNumber(t *testing.T) {
	for _, typed := range []string{
		"", " ", "\u3000", "five", "Inf", "inf", "-Infinity", "nan", "NaN", "0x10", "1_000", "2..5", "--5", "+-5", "-", ".", ",", "½", "5-", "5+5", "=5", "~5", "5 %", "5%",
		"1.00.000", "1,00,000", "1.234,567,8", "1 00", "12 34", "0.000.000", "01,000,000", "1.000'5", "1'000.000.5", "5/0", "5/", "/2", "1/2/3", "1.5/2", "1e", "e3", "1e1000", "1,234,567e3",
		"1000000000000000000", "0.0000000000000000001", "5 apples", "5 sm", "s", "5 s 3", "3 5", "5 requests per", "per second", "5 // s", "٢٫٥٫٥", "五",
	} {
		read, ok := exercise.ReadAnswer(typed, "en")
		assert.False(t, ok, "%q reads as %v", typed, read)
	}
}

// A number with a unit is what it is in the unit that is asked for.
func TestUnitsAsPeopleTypeThem(t *testing.T) {
	retry := exercise.Question{Bucket: engine.Bucket{Kind: engine.Token, Capacity: 5, Refill: 2, Every: 5 * second, Pacing: engine.Steady},
		Story: []engine.Input{{Requests: 5}}, At: 1, Parts: asks("retryAfterMs")} // 2.5 s
	inMillis := retry
	inMillis.Parts = []exercise.Part{{ID: "retryAfterMs", Ask: "retryAfterMs", In: exercise.Milliseconds}}
	accepted, tokens := retry, retry
	accepted.Parts, tokens.Parts = asks("accepted"), asks("tokens")
	tokens.Story = []engine.Input{{}}
	rate := exercise.Question{Bucket: token, Story: []engine.Input{{}}, Parts: asks(exercise.SustainedPerSecond)} // 1 per second
	for _, c := range []struct {
		question exercise.Question
		typed    []string
	}{
		{retry, []string{"2.5", "2,5 s", "2.5s", "2.5 sec", "2.5 seconds", "2,5 segundos", "2,5 seg.", "2.5秒", "２.５ 秒钟", "2500 ms", "2.500,0 ms", "2500毫秒", "2500 milliseconds", "2500 milisegundos", "2500 milissegundos", "5/2 s", "5/120 min", "1/24 minutos"}},
		{inMillis, []string{"2500", "2500 ms", "2.5 s", "2,5 segundos", "2.5e3", "2500毫秒", "1/24 分钟", "1/24 minutes", "1/1440 h"}},
		{accepted, []string{"5", "5 requests", "5 req", "5 requisições", "5 REQUISIÇÕES", "5 solicitudes", "5 peticiones", "5 请求", "5个请求", "5 个", "5次"}},
		{tokens, []string{"5", "5 tokens", "5 令牌", "5个令牌", "5个", "5 leaves", "5 folhas", "5 hojas", "5片树叶"}},
		{rate, []string{"1", "1/s", "1 /s", "1 per second", "1 por segundo", "每秒 1 个", "每秒1", "1 个/秒", "1个每秒", "1 req/s", "1 request per second", "1 requests a second", "1 rps",
			"1 requisição por segundo", "1 solicitud por segundo", "1 token/s", "1次/秒", "60 per minute", "60/min", "60 por minuto", "每分钟60个", "3600/h", "1000/1000 /s", "0,001/ms"}},
	} {
		for _, typed := range c.typed {
			part := check(t, c.question, typed).Parts[0]
			assert.Equal(t, exercise.Right, part.Verdict, "%q", typed)
			assert.Empty(t, part.Meant)
		}
	}
	for _, c := range []struct {
		question     exercise.Question
		typed, meant string
	}{
		{retry, "2500", "milliseconds"}, {retry, "2.5 ms", "milliseconds"}, {retry, "1/24", "minutes"}, {retry, "2.5 min", "minutes"}, {retry, "2.5 tokens", "tokens"},
		{inMillis, "2.5", "seconds"}, {inMillis, "1/24", "minutes"}, {accepted, "5 tokens", "tokens"}, {accepted, "5 s", "seconds"}, {accepted, "5/s", "perSecond"},
		{rate, "60", "perMinute"}, {rate, "1/min", "perMinute"}, {rate, "3600", "perHour"}, {rate, "1 request", "requests"}, {retry, "3", ""}, {retry, "3 tokens", ""}, {accepted, "7", ""},
	} {
		part := check(t, c.question, c.typed).Parts[0]
		assert.Equal(t, exercise.Wrong, part.Verdict, "%q", c.typed)
		assert.Equal(t, c.meant, part.Meant, "%q", c.typed)
	}
}

// A number that reads two ways is asked about, unless the likelier reading is right. Each reading can be given back as a
// text that reads in one way.
func TestANumberThatReadsTwoWays(t *testing.T) {
	thousand := exercise.Question{Bucket: engine.Bucket{Kind: engine.Token, Capacity: 1234, Refill: 1, Every: second}, Story: []engine.Input{{}}, At: 1, Parts: asks("tokens")}
	part := check(t, thousand, "1.234").Parts[0]
	require.Equal(t, exercise.Ambiguous, part.Verdict)
	require.Len(t, part.Readings, 2)
	assert.Equal(t, "1.2340", part.Readings[0].Text())
	assert.Equal(t, "1234", part.Readings[1].Text())
	for i, verdict := range []exercise.Verdict{exercise.Wrong, exercise.Right} {
		assert.Equal(t, verdict, check(t, thousand, part.Readings[i].Text()).Parts[0].Verdict)
	}
	assert.Equal(t, exercise.Right, check(t, thousand, "1,234").Parts[0].Verdict, "in English, this is the likelier one")
	assert.Equal(t, exercise.Ambiguous, check(t, thousand, "1.235").Parts[0].Verdict, "it asks even where neither is right")
	assert.Equal(t, exercise.Unanswered, check(t, thousand, "1.235").Verdict, "nothing is judged before it is known what is meant")
}

func TestAnswersAreComparedExactly(t *testing.T) {
	third := engine.Ratio(engine.Product(1, 1), 3)
	half := engine.Ratio(engine.Product(5, 1), 10)
	for _, c := range []struct {
		typed  string
		amount engine.Amount
		want   bool
	}{
		{"0.5", half, true}, {"0,50", half, true}, {"-0.5", half, false}, {"0.49", half, false}, {"1/2", half, true}, {"0.500000000000000001", half, false},
		{"27.400", engine.Ratio(engine.Product(274, 1), 10), true}, {"27.4", engine.Ratio(engine.Product(274, 1), 10), true},
		{"0", engine.Amount{}, true}, {"-0", engine.Amount{}, true}, {"0.0", engine.Amount{}, true}, {"0.1", engine.Amount{}, false},
		{"0.333333333333333333", third, false}, {"0.3", third, false}, {"1/3", third, true}, {"2/6", third, true},
		{"1000", engine.Ratio(engine.Product(1e9, 1), 1e6), true},
	} {
		read, ok := exercise.ReadAnswer(c.typed, "en")
		require.True(t, ok, c.typed)
		assert.Equal(t, c.want, read.Numbers[0].Is(c.amount), "%s is %s", c.typed, c.amount)
	}
}

// A tolerance is exact too: its edge belongs to it, the next number does not.
func TestAToleranceOnlyWhereItIsGiven(t *testing.T) {
	third := exercise.Question{Bucket: engine.Bucket{Kind: engine.Token, Capacity: 5, Refill: 1, Every: 3 * second}, Story: []engine.Input{{}},
		Parts: []exercise.Part{{ID: "rate", Ask: exercise.SustainedPerSecond, Tolerance: 10_000}}} // 1/3 per second, a hundredth
	for typed, want := range map[string]exercise.Verdict{
		"0.33": exercise.Right, "0.3333": exercise.Right, "1/3": exercise.Right, "0.34": exercise.Right, "97/300": exercise.Right, "103/300": exercise.Right,
		"0.32": exercise.Wrong, "0.35": exercise.Wrong, "0.323333333333333333": exercise.Wrong, "0.343333333333333334": exercise.Wrong, "-0.33": exercise.Wrong,
	} {
		assert.Equal(t, want, check(t, third, typed).Parts[0].Verdict, typed)
	}
	third.Parts[0].Tolerance = 0
	assert.Equal(t, exercise.Wrong, check(t, third, "0.33").Parts[0].Verdict)
}

func TestAmountsAreWrittenAsTheyCanBeTyped(t *testing.T) {
	for want, amount := range map[string]engine.Amount{
		"0": {}, "5": engine.Ratio(engine.Product(5, 1), 1), "2.5": engine.Ratio(engine.Product(5, 1), 2), "0.05": engine.Ratio(engine.Product(1, 1), 20),
		"1/3": engine.Ratio(engine.Product(2, 1), 6), "7/3": engine.Ratio(engine.Product(7, 1), 3), "0.000000001": engine.Ratio(engine.Product(1, 1), 1e9),
	} {
		assert.Equal(t, want, exercise.TextOf(amount))
		read, ok := exercise.ReadAnswer(want, "en")
		require.True(t, ok)
		assert.True(t, read.Numbers[0].Is(amount), want)
	}
}

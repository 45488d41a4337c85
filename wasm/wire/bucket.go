package wire

import "bucketplayground/engine"

var bucketForms = map[engine.Kind]form{
	engine.Token: {{name: "kind", is: isPlain}, {name: "capacity", least: 1}, {name: "refill"}, {name: "everyMs", is: isTime},
		{name: "pacing", is: isPlain}, {name: "initial", optional: true}, {name: "perClient", is: isPlain}, {name: "flaw", is: isText, optional: true},
		{name: "inFlight", optional: true, least: 1}},
	engine.Leaky: {{name: "kind", is: isPlain}, {name: "capacity", least: 1}, {name: "drain", least: 1}, {name: "everyMs", is: isTime},
		{name: "pacing", is: isPlain}, {name: "timeoutMs", is: isTime, optional: true}, {name: "perClient", is: isPlain},
		{name: "flaw", is: isText, optional: true}},
	engine.Meter: {{name: "kind", is: isPlain}, {name: "capacity", least: 1}, {name: "drain", least: 1}, {name: "everyMs", is: isTime},
		{name: "perClient", is: isPlain}},
}

// Bucket reads the set-up of a bucket, which stands at path.
func Bucket(v Value, path string) (b engine.Bucket, err error) {
	if v.Type() != Object {
		return b, wrongType(v, path, "an object that describes a bucket")
	}
	kind, err := v.Get("kind")
	if err != nil {
		return b, unread(path+".kind", err)
	}
	if b.Kind, err = kindOf(kind, path+".kind"); err != nil {
		return b, err
	}
	r, err := object(v, path, path, "", bucketForms[b.Kind])
	if err != nil {
		return b, err
	}
	b.Capacity, b.Every = r.count("capacity"), r.time("everyMs")
	b.Refill, b.Drain = r.count("refill"), r.count("drain")
	if b.PerClient, err = r.flag("perClient"); err != nil {
		return b, err
	}
	if r.index("flaw") >= 0 && r.given("flaw") {
		if b.Flaw = engine.Flaw(r.text("flaw")); b.Flaw == "" {
			return b, refuse(engine.CodeUnknown, path+".flaw", "the name of a flaw, or left out", `""`)
		}
	}
	b.InFlight = r.count("inFlight")
	switch b.Kind {
	case engine.Token:
		b.Initial, b.StartsWith = r.count("initial"), r.given("initial")
	case engine.Leaky:
		b.Timeout = r.time("timeoutMs")
		if err := r.positive("timeoutMs"); err != nil {
			return b, err
		}
	}
	if b.Kind != engine.Meter {
		if pacing := r.value("pacing"); pacing.Type() == Text {
			b.Pacing = engine.Pacing(pacing.Str())
			if b.Pacing == "" {
				return b, refuse(engine.CodeUnknown, path+".pacing", `"interval" or "steady"`, `""`)
			}
		} else if pacing.Type() != Absent {
			return b, wrongType(pacing, path+".pacing", `"interval" or "steady"`)
		}
	}
	b, err = b.Normal()
	return b, within(path, "bucket", err)
}

func kindOf(v Value, path string) (engine.Kind, error) {
	const want = `"token", "leaky" or "meter"`
	if v.Type() != Text {
		return "", wrongType(v, path, want)
	}
	kind := engine.Kind(v.Str())
	if bucketForms[kind] == nil {
		return "", refuse(engine.CodeUnknown, path, want, v.Describe())
	}
	return kind, nil
}

// writeBucket gives a set-up its outward form, with its defaults written out.
func writeBucket(b engine.Bucket) Record {
	r := Record{}
	for _, p := range bucketForms[b.Kind] {
		var value any
		switch p.name {
		case "kind":
			value = string(b.Kind)
		case "pacing":
			value = string(b.Pacing)
		case "everyMs":
			value = engine.Milliseconds(b.Every)
		case "capacity":
			value = float64(b.Capacity)
		case "refill":
			value = float64(b.Refill)
		case "drain":
			value = float64(b.Drain)
		case "initial":
			value = float64(b.Initial)
		case "perClient":
			if !b.PerClient {
				continue
			}
			value = true
		case "flaw":
			if b.Flaw == "" {
				continue
			}
			value = string(b.Flaw)
		case "inFlight":
			if b.InFlight == 0 {
				continue
			}
			value = float64(b.InFlight)
		case "timeoutMs":
			if b.Timeout == 0 {
				continue
			}
			value = engine.Milliseconds(b.Timeout)
		}
		r = append(r, Field{p.name, value})
	}
	return r
}

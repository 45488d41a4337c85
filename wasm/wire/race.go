package wire

import "bucketplayground/engine"

var raceForm = form{{name: "tokens"}, {name: "threads", least: 1}, {name: "atomic", is: isPlain}, {name: "order", is: isPlain},
	{name: "together", optional: true, least: 1}}

// Race reads threads that share a count, and gives how things stand after the instructions that they carried out.
func Race(race Value) (any, error) {
	r, err := object(race, "race", "", "an object {"+raceForm.names()+"}", raceForm)
	if err != nil {
		return nil, err
	}
	given := engine.Race{Tokens: r.count("tokens"), Threads: r.count("threads"), Together: r.count("together")}
	if given.Atomic, err = r.flag("atomic"); err != nil {
		return nil, err
	}
	if r.given("order") {
		const most = 3 * engine.MaxThreads // as many instructions as all threads have
		if given.Order, err = counts(r.value("order"), "order", most); err != nil {
			return nil, err
		}
	}
	end, err := given.Run()
	if err != nil {
		return nil, err
	}
	threads := Rows{}
	for _, t := range end.Threads {
		record := Record{{"next", string(t.Next)}, {"copy", nil}, {"outcome", nil}}
		if t.HasCopy {
			record[1].Value = float64(t.Copy)
		}
		if t.Next == engine.Done {
			record[2].Value = engine.OutcomeNames[t.Outcome]
		}
		threads = append(threads, record)
	}
	return Record{{"shared", float64(end.Shared)}, {"accepted", float64(end.Accepted)}, {"rejected", float64(end.Rejected)}, {"threads", threads}}, nil
}

package wire

import (
	"time"

	"bucketplayground/engine"
)

var retriesForm = form{{name: "bucket", is: isPlain}, {name: "clients", least: 1}, {name: "requests", least: 1}, {name: "policy", is: isText},
	{name: "everyMs", is: isTime, optional: true}, {name: "untilMs", is: isTime}, {name: "sliceMs", is: isTime, optional: true}}

// Retries reads clients that come back, and gives what came of it.
func Retries(retries Value) (any, error) {
	r, err := object(retries, "retries", "", "an object {"+retriesForm.names()+"}", retriesForm)
	if err != nil {
		return nil, err
	}
	given := engine.Retries{Clients: r.count("clients"), Requests: r.count("requests"), Policy: engine.RetryPolicy(r.text("policy")),
		Every: r.time("everyMs"), Until: r.time("untilMs"), Slice: r.time("sliceMs")}
	for _, name := range []string{"everyMs", "sliceMs"} {
		if err := r.positive(name); err != nil {
			return nil, err
		}
	}
	if given.Bucket, err = Bucket(r.value("bucket"), "bucket"); err != nil {
		return nil, err
	}
	result, err := given.Run()
	if err != nil {
		return nil, err
	}
	slices := Rows{}
	for i, slice := range result.Slices {
		slices = append(slices, append(Record{{"atMs", engine.Milliseconds(time.Duration(i) * result.Slice)}}, writeRetryCounts(slice)...))
	}
	record := append(writeRetryCounts(result.RetryCounts), Field{"lastDoneMs", nil}, Field{"slices", slices})
	if result.Done > 0 {
		record[len(record)-2].Value = engine.Milliseconds(result.LastDone)
	}
	return record, nil
}

func writeRetryCounts(c engine.RetryCounts) Record {
	return Record{{"attempts", float64(c.Attempts)}, {"sent", float64(c.Sent)}, {"accepted", float64(c.Accepted)}, {"rejected", float64(c.Rejected)},
		{"useful", float64(c.Useful)}, {"wasted", float64(c.Wasted)}, {"done", float64(c.Done)}}
}

package wire

import "bucketplayground/engine"

var (
	poolForm = form{{name: "workers", least: 1}, {name: "places", least: 1}, {name: "everyMs", is: isTime}, {name: "jobs", is: isPlain}}
	jobForm  = form{{name: "atMs", is: isTime}, {name: "cost", optional: true, least: 1}}
)

// Pool reads workers and their jobs, and gives what became of each job.
func Pool(pool Value) (any, error) {
	r, err := object(pool, "pool", "", "an object {"+poolForm.names()+"}", poolForm)
	if err != nil {
		return nil, err
	}
	given := engine.Pool{Workers: r.count("workers"), Places: r.count("places"), Every: r.time("everyMs")}
	err = list(r.value("jobs"), "jobs", "an array of objects {"+jobForm.names()+"}", engine.MaxJobs, jobForm, func(item read) error {
		given.Jobs = append(given.Jobs, engine.Job{At: item.time("atMs"), Cost: item.count("cost")})
		return nil
	})
	if err != nil {
		return nil, err
	}
	ends, err := given.Run()
	if err != nil {
		return nil, err
	}
	jobs := Rows{}
	for _, end := range ends {
		job := Record{{"atMs", engine.Milliseconds(end.At)}, {"outcome", "dropped"}, {"startMs", nil}, {"doneMs", nil}}
		if !end.Dropped {
			job[1].Value, job[2].Value, job[3].Value = "done", engine.Milliseconds(end.Start), engine.Milliseconds(end.Done)
		}
		jobs = append(jobs, job)
	}
	return jobs, nil
}

package engine

import (
	"strconv"
	"time"
)

const (
	// MaxWorkers is the end of a pool's workers.
	MaxWorkers = 1000
	// MaxJobs is the end of the jobs that one pool is given.
	MaxJobs = 100_000
)

// Pool is a bounded work queue with workers: what servers are made of, written out without a thought of buckets. A job
// that finds a place waits, first in, first out, for a worker that is free; waiting or in work it holds its place. A job
// that finds none is turned away.
type Pool struct {
	Workers int64         // 1 to MaxWorkers
	Places  int64         // 1 to MaxCount
	Every   time.Duration // what a job of cost 1 takes a worker, 1 ns to MaxTime
	Jobs    []Job         // in the order of arrival, at most MaxJobs; all their work together ends by MaxTime
}

// Job is what arrives at a Pool.
type Job struct {
	At   time.Duration // not before the job before it
	Cost int64         // so many times the work; 1 to MaxCount, 0 means 1
}

// JobEnd is what became of a job.
type JobEnd struct {
	At          time.Duration
	Dropped     bool
	Start, Done time.Duration // where it is not dropped
}

// Run lets the jobs come. Within one instant those that are done leave before others come.
func (p Pool) Run() ([]JobEnd, error) {
	if err := p.check(); err != nil {
		return nil, err
	}
	run := poolRun{Pool: p, ends: make([]JobEnd, len(p.Jobs)), workers: make([]worker, p.Workers)}
	for i, job := range p.Jobs {
		run.workUntil(job.At)
		run.ends[i] = JobEnd{At: job.At, Dropped: run.inside == p.Places}
		if !run.ends[i].Dropped {
			run.inside++
			run.waiting = append(run.waiting, i)
			run.takeUp(job.At)
		}
	}
	run.workUntil(MaxTime)
	return run.ends, nil
}

// work is what a job takes a worker.
func (p *Pool) work(job int) time.Duration { return p.Every * time.Duration(max(p.Jobs[job].Cost, 1)) }

type poolRun struct {
	Pool
	ends    []JobEnd
	workers []worker
	waiting []int // jobs, in their order
	inside  int64 // how many jobs hold a place
}

type worker struct {
	busy bool
	done time.Duration // with the job it has, if it is busy
}

// workUntil lets happen what happens until an instant: one job after the other is done, and the next is taken up.
func (r *poolRun) workUntil(now time.Duration) {
	for {
		var first *worker
		for i := range r.workers {
			if w := &r.workers[i]; w.busy && w.done <= now && (first == nil || w.done < first.done) {
				first = w
			}
		}
		if first == nil {
			return
		}
		first.busy = false
		r.inside--
		r.takeUp(first.done)
	}
}

// takeUp gives the first waiting job to a free worker, if there are both.
func (r *poolRun) takeUp(now time.Duration) {
	for i := range r.workers {
		if w := &r.workers[i]; !w.busy && len(r.waiting) > 0 {
			job := r.waiting[0]
			r.waiting = r.waiting[1:]
			*w = worker{true, now + r.work(job)}
			r.ends[job].Start, r.ends[job].Done = now, w.done
			return
		}
	}
}

func (p *Pool) check() error {
	if err := checkRange("workers", p.Workers, 1, MaxWorkers); err != nil {
		return err
	}
	if err := checkRange("places", p.Places, 1, MaxCount); err != nil {
		return err
	}
	if err := checkTime("everyMs", int64(p.Every), 1, "at least a nanosecond"); err != nil {
		return err
	}
	if len(p.Jobs) > MaxJobs {
		return &FieldError{CodeSize, "jobs", "at most " + strconv.Itoa(MaxJobs) + " long", strconv.Itoa(len(p.Jobs))}
	}
	before, end := time.Duration(0), time.Duration(0) // end is when all is done, did one worker do it all
	for i, job := range p.Jobs {
		path := "jobs[" + strconv.Itoa(i) + "]."
		if err := checkTime(path+"atMs", int64(job.At), 0, "at least 0"); err != nil {
			return err
		}
		if job.At < before {
			return &FieldError{CodeOrder, path + "atMs", "at least " + formatMillis(int64(before)) + " ms, the time of the job before it", formatMillis(int64(job.At)) + " ms"}
		}
		if job.Cost != 0 {
			if err := checkRange(path+"cost", job.Cost, 1, MaxCount); err != nil {
				return err
			}
		}
		before, end = job.At, max(end, job.At)
		if cost := max(job.Cost, 1); cost > int64((MaxTime-end)/p.Every) {
			return &FieldError{CodeSize, path + "cost", "small enough for all jobs to be done before time ends", strconv.FormatInt(cost, 10)}
		}
		end += p.work(i)
	}
	return nil
}

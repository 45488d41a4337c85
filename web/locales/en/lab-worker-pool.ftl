# The lab about the leaky bucket as a work queue.

lab-worker-pool-title = A leaky bucket is a work queue
lab-worker-pool-question = A pool with one worker and a few places to wait: what else is a leaky bucket?
lab-worker-pool-lesson = A leaky bucket is a bounded work queue with a limit on its worker: if you have the one, you have built the other.
lab-worker-pool-burst = Jobs at once
lab-worker-pool-burst-hint = two more come later
lab-worker-pool-places = Places
lab-worker-pool-places-hint = waiting or in work
lab-worker-pool-workers = Workers
lab-worker-pool-workers-hint = each 0.5 s a job
lab-worker-pool-slow = A long job
lab-worker-pool-slow-hint = the second takes three times as long
lab-worker-pool-same = Job for job the same: what the pool starts, the bucket starts at the same moment, and { $dropped ->
    [0] neither turns anything away
    [one] both turn away <stop>the same one</stop>
   *[other] both turn away <stop>the same { $dropped }</stop>
  }. A leaky bucket of { $places } that drains one every { $gap } is a pool of { $places } places whose worker takes { $job } a job.
lab-worker-pool-several = Job { $parted } is the first to fare differently. { $workers } workers do as much as the bucket, but side by side: a usual job takes them { $job }, while the bucket takes one after the other, each for { $gap }. Turned away by the pool: <stop>{ $dropped }</stop>, by the bucket: <stop>{ $droppedBucket }</stop>.
lab-worker-pool-parted = Job { $parted } is the first to fare differently. Turned away by the pool: <stop>{ $dropped }</stop>, by the bucket: <stop>{ $droppedBucket }</stop>.
lab-worker-pool-pool = { $workers ->
    [one] <strong>Pool:</strong> one worker, { $job } a job, { $places } places
   *[other] <strong>Pool:</strong> { $workers } workers, { $job } a job, { $places } places
}
lab-worker-pool-bucket = <strong>Leaky bucket:</strong> capacity { $places }, drains one every { $gap }
lab-worker-pool-chart = { $which ->
    [pool] The pool does { $done } jobs and turns away { $dropped }.
   *[bucket] The leaky bucket processes { $done } jobs and drops { $dropped }.
}
lab-worker-pool-table = Job by job, when each is in work
lab-worker-pool-column-job = job
lab-worker-pool-column-arrives = arrives at
lab-worker-pool-column-pool = in the pool
lab-worker-pool-column-bucket = in the bucket
lab-worker-pool-from-to = { $start } to { $done }
lab-worker-pool-dropped = turned away
lab-worker-pool-onward = In Play all jobs take the same time, so a long one counts as a usual one there.
lab-worker-pool-ask = A pool has one worker, who takes half a second for a job, and five places for jobs that wait or are in work. Which bucket does the same?
lab-worker-pool-option-five = A leaky bucket of 5 that drains 2 a second
lab-worker-pool-option-four = A leaky bucket of 4 that drains 2 a second: the job in work takes no place
lab-worker-pool-option-token = A token bucket of 5 that gains 2 a second
lab-worker-pool-why-five = The same places and the same pace, and so the same jobs at the same times.
lab-worker-pool-why-four = The places of this pool count the job in work, and so does the capacity of a leaky bucket: with 4 it would drop one that the pool keeps.
lab-worker-pool-why-token = It lets in the same five, but at once: nothing waits in it, so the worker would get five jobs in one instant.

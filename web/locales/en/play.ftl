# The words of Play: the set-up, the controls, the table, the chart and the keys. Its picture, its sentences, its rule and
# its traffic have files of their own.

play-heading = Play with a bucket
play-intro = A rate limiter lets requests through at a steady pace, and decides what becomes of a burst. Choose a bucket, send it requests, and see which ones pass and why.

play-setup = Set-up
play-kind = Kind of bucket
play-kind-token = Token
play-kind-leaky = Leaky
play-kind-meter = Meter
play-scenario = Scenario
play-scenario-own = Your own
play-scenario-five = A bucket of five
play-scenario-leaves = Leaves and caterpillars
play-scenario-generous = Generous: 6 every 3 s
play-scenario-scarce = Scarce: 2 every 10 s
play-scenario-thirteen = Thirteen at once
play-scenario-queue = The queue of five
play-scenario-twenty-five = Twenty-five at once
play-scenario-two-seconds = Sized for two seconds
play-scenario-five-about = Send a burst of six and see what becomes of the sixth.
play-scenario-leaves-about = A plant grows three leaves a day and holds five. Each caterpillar eats one, or goes hungry.
play-scenario-generous-about = Ten at once, two a second in the long run, and a refill that comes in lumps.
play-scenario-scarce-about = The same idea with little to spend: eight are free, then comes a long wait.
play-scenario-thirteen-about = Tokens that arrive steadily: thirteen ask for ten, and the next token is half a second away.
play-scenario-queue-about = Nobody is refused while there is a place in the queue; the price is waiting.
play-scenario-twenty-five-about = A long queue drops few and makes the last one wait four seconds.
play-scenario-two-seconds-about = The same burst on a queue of ten, because nobody should wait longer than two seconds.

play-capacity = Capacity
play-capacity-token = the largest burst
play-capacity-leaky = places in the queue
play-capacity-meter = how high it can fill
play-refill = Refill
play-refill-hint = tokens each time
play-drain = Drain
play-drain-leaky = requests each time
play-drain-meter = leaks away each time
play-every = Every
play-every-seconds = seconds
play-every-days = days
play-pacing-token = Tokens arrive
play-pacing-token-interval = all at once
play-pacing-token-steady = steadily
play-pacing-leaky = Requests leave
play-pacing-leaky-steady = one by one
play-pacing-leaky-interval = all at once
play-initial = Starts with
play-initial-full = full
play-initial-tokens = tokens
play-timeout = Give up after
play-timeout-never = never
play-timeout-hint = seconds of waiting

play-fact-rate-token = a second, on average
play-fact-rate-leaky = a second reach the server, never more
play-fact-rate-meter = a second, on average
play-fact-rate-day-token = a day, on average
play-fact-rate-day-leaky = a day reach the server, never more
play-fact-rate-day-meter = a day, on average
play-fact-burst-token = at once, at most
play-fact-burst-meter = at once, at most
play-fact-longest-leaky = is the longest way through

play-stage = The bucket and what happens to it
play-sending = Send requests
play-send = Send
play-send-n = { $n ->
    [one] Send { $n } request
   *[other] Send { $n } requests
}
play-send-own = Send { $n }
play-send-own-label = How many to send
play-next-second = Next second
play-next-day = Next day
play-ahead = { $ahead ->
    [one] One step lies ahead. Anything new here replaces it.
   *[other] { $ahead } steps lie ahead. Anything new here replaces them.
}
play-transport = Back and forth
play-restart = Start over
play-back = Back
play-forward = Forward
play-run = Run
play-pause = Pause
play-speed = Speed
play-speed-value = { $n } / s
play-speed-at-once = at once
play-motion = Motion

# A step is to be predicted before it is taken. $wait is a length of time with its unit.
play-predict = Predict first
play-predict-now = { $requests ->
    [one] One request arrives now. What will come of it?
   *[other] { $requests } requests arrive now. What will come of them?
}
play-predict-later = { $requests ->
    [0] { $wait } will pass. What then?
    [one] { $wait } will pass, then one request arrives. What then?
   *[other] { $wait } will pass, then { $requests } requests arrive. What then?
}
play-predict-check = Check and step
play-predict-cancel = Not now
play-predict-shown = Nothing was predicted; here is what happened.
play-predict-score = { $right } of { $of } predicted.
play-position = { $count ->
    [0] No step yet
   *[other] Step { $index } of { $count }
}
play-full = This run has { $count } steps, as many as the page keeps. Go back to go on from there.

play-undo = Undo the change
play-clear = Clear the steps
play-replayed = { $count ->
    [0] The new set-up applies from the start.
    [one] The new set-up applies from the start: your step was played again with it.
   *[other] The new set-up applies from the start: your { $count } steps were played again with it.
}
play-initial-refilled = It was to start with { $initial }, more than it can hold now, so it starts full.
play-refused = The engine cannot run this: { $message }
play-announce = Step { $index }, { $time } after the start.

play-table = Step by step
play-table-empty = Each step adds a row here. Choose a row’s time to go back to it.
play-table-go = Go to step { $index }, at { $time }
play-column-time = time
play-column-requests = asked
play-column-refilled = refill
play-column-accepted = accepted
play-column-rejected = rejected
play-column-tokens = left
play-column-plant-requests = came
play-column-plant-refilled = grew
play-column-plant-accepted = ate
play-column-plant-rejected = hungry
play-column-plant-tokens = leaves left
play-column-arrive = arrive
play-column-in-queue = in queue
play-column-processed = processed
play-column-queue-after = after
play-column-dropped = dropped
play-column-expired = gave up
play-column-level = level
play-table-later = not yet

play-chart-scrub = Step to look at
# Which step, and what stands there.
play-chart-at = { $position }. { $reading }.
play-chart-token = { $count ->
    [one] Tokens and requests over time, { $count } step
   *[other] Tokens and requests over time, { $count } steps
}
play-chart-leaky = { $count ->
    [one] Queue and requests over time, { $count } step
   *[other] Queue and requests over time, { $count } steps
}
play-chart-meter = { $count ->
    [one] Level and requests over time, { $count } step
   *[other] Level and requests over time, { $count } steps
}
play-read-start = The start
play-read-ahead = { $time }: { $requests ->
    [one] { $requests } request will come
   *[other] { $requests } requests will come
}
play-read-token = { $time }: { $requests } asked, { $accepted } accepted, { $rejected } rejected, { $tokens } left
play-read-leaky = { $time }: { $requests } arrived, { $queued } queued, { $dropped } dropped, { $queue } in the queue
play-read-meter = { $time }: { $requests } asked, { $accepted } accepted, { $rejected } rejected, level { $level }
play-legend-tokens = tokens
play-legend-queue = queue
play-legend-level = level
play-legend-accepted = accepted
play-legend-rejected = rejected
play-legend-queued = queued
play-legend-dropped = dropped
play-legend-processed = processed

# The dialog of the keys
play-keys = Keys
play-keys-about = They work anywhere on this page except while you type in a field.
play-keys-use = Use these keys
play-close = Close
play-key-send-1 = Send one request
play-key-send-5 = Send five requests
play-key-send-burst = Send as many as the field says
play-key-next = Let the next second, or day, pass
play-key-back = One step back
play-key-forward = One step forward
play-key-start = Back to the start
play-key-end = On to the last step
play-key-run = Run, or pause
play-key-slower = Run slower
play-key-faster = Run faster
play-key-kind = Another kind of bucket
play-key-scenario-next = The next scenario
play-key-scenario-previous = The scenario before
play-key-setup = Go to the capacity
play-key-how-many = Go to how many to send
play-key-traffic = Make traffic
play-key-language = The rule in another language
play-key-predict = Predict each step first, or not
play-key-motion = Motion on or off
play-key-share = Show the address of this moment, to share it
play-key-embed = Put this moment into another page
play-key-take-away = Take rows or the chart away as a file
play-key-help = Show these keys

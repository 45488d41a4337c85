# The dialog in which traffic is made
play-traffic-open = Traffic…
play-traffic = Make traffic
play-traffic-way = How it is made
play-traffic-way-rounds = In rounds
play-traffic-way-patterns = By pattern
play-traffic-way-list = From a list
play-traffic-sum = { $requests ->
    [one] { $requests } request
   *[other] { $requests } requests
} in { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, over { $time }
play-traffic-too-long = { $steps } steps are more than can be played one by one; here up to { $most } fit. Make the time shorter, gather more of it into a step, or see it as a long run.
play-traffic-long = See it as a long run
play-traffic-replaces = It takes the place of the steps there are. The set-up stays.
play-traffic-use = Use this traffic
play-traffic-taken = { $count ->
    [one] The new traffic lies ahead: { $count } step. Run it, or go forward.
   *[other] The new traffic lies ahead: { $count } steps. Run it, or go forward step by step.
}
play-traffic-rounds = Requests in each round
play-traffic-rounds-about = In each round time passes, and then its requests arrive together. Draw a bar up or down, or type its number.
play-traffic-round = Requests in round { $n }, at { $time }
play-traffic-rounds-count = Rounds
play-traffic-rounds-every = A round lasts
play-traffic-patterns-step = A step lasts
play-traffic-patterns-step-hint = its requests arrive together
play-traffic-list = Times of the requests, one a line
play-traffic-list-about = A list or a log: the first column counts. Dates, times since 1970 and plain seconds can all be read; the first date is the start.
play-traffic-list-examples = What a line can look like
play-traffic-list-zones = A date without a time zone is taken as UTC. Empty lines and those that begin with # are passed over.
play-traffic-list-file = Or from a file:
play-traffic-list-file-reading = Reading { $name }: { NUMBER($percent, maximumFractionDigits: 0) } % so far.
play-traffic-list-file-read = { $name } has been read.
play-traffic-list-file-progress = How far the file has been read
play-traffic-list-file-failed = { $name } cannot be read. It may have been moved or changed; choose it once more.
play-traffic-list-file-stop = Stop reading
play-traffic-list-file-leave = Leave the file, and type or paste
play-traffic-list-header = The first line names the columns: “{ $given }”.
play-traffic-list-problems = { $count ->
    [one] One line cannot be read.
   *[other] { $count } lines cannot be read.
}
play-traffic-list-unreadable = Line { NUMBER($line, useGrouping: 0) }: a time belongs at its beginning, and “{ $given }” has none.
play-traffic-list-no-date = Line { NUMBER($line, useGrouping: 0) }: there is no such date or time as in “{ $given }”.
play-traffic-list-mixed = Line { NUMBER($line, useGrouping: 0) }: the lines before have another kind of time, dates or plain seconds, than “{ $given }”.
play-traffic-list-more = { $count ->
    [one] And one more line.
   *[other] And { $count } more lines.
}
play-traffic-list-unordered = { $count ->
    [one] One line came earlier than one before it; it was put in order.
   *[other] { $count } lines came earlier than one before them; they were put in order.
}
play-traffic-list-leave-out = { $count ->
    [one] Go on without that line
   *[other] Go on without those { $count } lines
}
play-traffic-list-group = Requests together in one step:
play-traffic-list-group-exact = those at the same moment
play-traffic-list-group-within = those within { $time }

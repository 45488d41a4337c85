# The rule as it ran. The lines in words stand below one of the two headings.
play-code = The rule, as it ran
play-code-language = Language of the rule
play-code-language-javascript = JavaScript
play-code-language-go = Go
play-code-language-words = In words
play-code-time = time passes
play-code-requests = requests arrive
play-code-due = { $times ->
    [0] { $since } ≥ { $every }: no
    [one] { $since } ≥ { $every }: yes
   *[other] { $since } ≥ { $every }: { $times } times
}
play-code-left = { $processed } processed
play-code-left-or-gave-up = { $processed } processed, { $expired } gave up
play-code-last-done = the last is done in { $done }
play-code-words-time = When time passes
play-code-words-requests = When requests arrive
play-code-words-token-due = For every interval that has gone by,
play-code-words-token-refill = add the refill, but never beyond the capacity.
play-code-words-token-accrue = For the time that passed, work out its share of the refill;
play-code-words-token-accept = As many pass as there are whole tokens.
play-code-words-token-reject = All others are rejected.
play-code-words-token-spend = Each one that passed takes a token away.
play-code-words-leaky-leave = Whoever is through leaves, and the next in line begins.
play-code-words-leaky-due = At every tick,
play-code-words-ticks-leave = let out the first in line, as many as drain at a time.
play-code-words-ticks-join = Those let in wait in line for a tick.
play-code-words-leaky-free = Count the places that are free.
play-code-words-leaky-accept = As many get in line as there are places.
play-code-words-leaky-reject = All others are dropped.
play-code-words-leaky-join = Each is through one turn after the one before.
play-code-words-leaky-timeout = Whoever would have to wait too long leaves when time is up.
play-code-words-meter-accrue = For the time that passed, work out what leaks;
play-code-words-meter-leave = let the level sink by it, but never below zero.
play-code-words-meter-free = Count how many whole requests fit below the capacity.
play-code-words-meter-accept = As many pass as fit.
play-code-words-meter-reject = All others are rejected.
play-code-words-meter-join = Each one that passed raises the level by one.

# The smaller of two, as it stands in the sentences too. Where a comma parts the decimals, something else parts the two.
play-code-min = min({ $first }, { $second })

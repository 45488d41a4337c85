# The lab about the test for "has the refill interval passed?".

lab-at-least-title = At least, not exactly
lab-at-least-question = A timer misses one tick. Does it matter whether the bucket refills after at least three seconds, or after exactly three?
lab-at-least-lesson = Test whether at least the interval has passed, never whether exactly it has: one missed tick, and an exact test skips its refill and every one after it.
lab-at-least-missed = Missed tick
lab-at-least-missed-hint = seconds; 0 misses none
lab-at-least-every = Refill every
lab-at-least-every-hint = seconds
lab-at-least-asked = Each tick asks
lab-at-least-asked-hint = requests at once
lab-at-least-none = No tick is missed, and the two tests cannot be told apart. That is why the exact one passes its tests.
lab-at-least-harmless = Missing tick { $missed } does no harm, since no refill was due there: the exact test still finds its { $every } s. A fault that shows at one tick and not at the next is hard to find.
lab-at-least-starved = At tick { $missed } a refill was due, and nobody looked. A second later { $found } s have passed: at least { $every }, but not exactly. The exact bucket had its last refill at { $last } and <stop>never fills again</stop>; it accepts { $exact } of { $asked }, the other one <pass>{ $least }</pass>.
lab-at-least-never = At tick { $missed } the first refill was due, and nobody looked. A second later { $found } s have passed: at least { $every }, but not exactly. The exact bucket <stop>never fills</stop>; it accepts { $exact } of { $asked }, the other one <pass>{ $least }</pass>.
lab-at-least-least = <code>since >= every</code> <pass>{ $passed } accepted</pass>, <stop>{ $refused } rejected</stop>
lab-at-least-exact = <code>since == every</code> <pass>{ $passed } accepted</pass>, <stop>{ $refused } rejected</stop>
lab-at-least-chart = { $test ->
    [least] Refills after at least the interval: { $passed } of { $asked } requests accepted, { $tokens } tokens at the end.
   *[exact] Refills after exactly the interval: { $passed } of { $asked } requests accepted, { $tokens } tokens at the end.
}
lab-at-least-table = Both buckets, tick by tick
lab-at-least-column-time = tick
lab-at-least-column-asked = asked
lab-at-least-column-least = ≥: accepted
lab-at-least-column-least-left = ≥: tokens left
lab-at-least-column-exact = =: accepted
lab-at-least-column-exact-left = =: tokens left
lab-at-least-ask = An empty bucket of 10 gains 6 tokens when exactly 3 s have passed since the last refill. The tick at 3 s is missed; then it ticks every second and nobody asks. How many tokens are there after an hour?
lab-at-least-option-0 = None
lab-at-least-option-6 = 6
lab-at-least-option-10 = 10, it is full
lab-at-least-why-0 = At the tick after the missed one 4 s have passed, then 5, then 6. The time since the last refill only grows, and it is never 3 again.
lab-at-least-why-6 = Even the first refill never comes: when the bucket is looked at again, 4 s have passed, and 4 is not 3.
lab-at-least-why-10 = With “at least” it would be full after 6 s. The exact test never sees 3 s: it sees 4, then 5, and so on.
lab-at-least-mark = missed

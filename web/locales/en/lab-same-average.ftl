# The lab about the refill interval at a constant rate.

lab-same-average-title = Same average, different feel
lab-same-average-question = Two tokens a second can come one by one or ten at a time. Who notices?
lab-same-average-lesson = The average says nothing about the feel: a long refill interval means dry spells and then a lump, so prefer the shortest interval the store can bear.
lab-same-average-interval = Refill interval, at 2 tokens a second
lab-same-average-steady = Steady client asks
lab-same-average-steady-hint = times a second
lab-same-average-burst = Bursty client asks
lab-same-average-burst-hint = at once, every 4 s
lab-same-average-said = { $refill ->
    [one] With one token every { $every },
   *[other] With { $refill } tokens every { $every },
} the steady client goes without for up to <stop>{ $dry }</stop> on end and gets <pass>{ $steady } of { $asked }</pass> requests through; the bursty one gets <pass>{ $bursts } of { $burstsAsked }</pass>.
lab-same-average-client-steady = <strong>Steady, { $steady } a second:</strong> <pass>{ $passed } accepted</pass>, <stop>{ $refused } rejected</stop>
lab-same-average-client-bursts = <strong>Bursts of { $burst } every 4 s:</strong> <pass>{ $passed } accepted</pass>, <stop>{ $refused } rejected</stop>
lab-same-average-chart = { $client ->
    [steady] Tokens over 30 s with { $refill } every { $every } and a steady client: { $passed } of { $asked } requests accepted.
   *[bursts] Tokens over 30 s with { $refill } every { $every } and a client with bursts: { $passed } of { $asked } requests accepted.
}
lab-same-average-table = All intervals side by side
lab-same-average-column-refill = refill
lab-same-average-column-steady = steady: accepted
lab-same-average-column-dry = steady: longest dry spell
lab-same-average-column-bursts = bursty: accepted
lab-same-average-row = { $refill } every { $every }
lab-same-average-ask = A client wants 8 at once every 4 s: two a second, exactly the rate. The bucket holds 10 and starts full. How many of these requests pass with ten tokens every 5 s, compared with one every half second?
lab-same-average-option-more = More
lab-same-average-option-same = As many
lab-same-average-option-fewer = Fewer
lab-same-average-why-more = A lump brings nothing extra: what finds no room under the cap is spilled. Single tokens come while there is room.
lab-same-average-why-same = The rate is the same, but not what the bucket can keep of it: a lump of ten finds tokens left, and the cap spills the rest.
lab-same-average-why-fewer = A lump of ten that finds tokens left does not fit: the cap spills the rest, and the average promised is not the average served.

# The lab about fractions of a token.

lab-rounding-title = Rounding to zero
lab-rounding-question = If less than one token comes between two requests, what becomes of the fraction?
lab-rounding-lesson = A bucket that counts whole tokens and resets its clock at every read rounds a busy client down to nothing, for ever; keep the fraction, or keep the time it came from.
lab-rounding-every = One token every
lab-rounding-every-hint = seconds
lab-rounding-pause = The client asks every
lab-rounding-pause-hint = seconds
lab-rounding-starved = Between two requests { $share } of a token comes. Rounded down to whole tokens that is none, and the clock starts again: after the first { $capacity } tokens the client gets <stop>nothing, for ever</stop>. With fractions <pass>{ $fractions } of { $asked }</pass> pass.
lab-rounding-slower = Between two requests { $share } tokens come. What is rounded away at each look is lost: <stop>{ $reset } of { $asked }</stop> pass where the clock is reset, <pass>{ $fractions }</pass> where fractions are kept.
lab-rounding-same = Between two requests { $share } tokens come, and here rounding down takes nothing from the client: all three let { $fractions } of { $asked } pass. Let it ask more often than tokens come.
lab-rounding-reset = <strong>Whole tokens, clock reset at each look:</strong> <pass>{ $passed } accepted</pass>, <stop>{ $refused } rejected</stop>
lab-rounding-remainder = <strong>Whole tokens, the rest of the time kept:</strong> <pass>{ $passed } accepted</pass>, <stop>{ $refused } rejected</stop>
lab-rounding-fractions = <strong>Fractions of tokens:</strong> <pass>{ $passed } accepted</pass>, <stop>{ $refused } rejected</stop>
lab-rounding-chart = { $way ->
    [reset] Tokens over time where the clock is reset at each look: { $passed } of { $asked } requests accepted.
    [remainder] Tokens over time where the rest of the time is kept: { $passed } of { $asked } requests accepted.
   *[fractions] Tokens over time where fractions are kept: { $passed } of { $asked } requests accepted.
}
lab-rounding-table = All three buckets, request by request: the answer, and the tokens left after it
lab-rounding-column-time = time
lab-rounding-column-reset = clock reset
lab-rounding-column-remainder = rest kept
lab-rounding-column-fractions = fractions
lab-rounding-cell = { $answer ->
    [accepted] accepted, { $tokens }
   *[rejected] rejected, { $tokens }
}
lab-rounding-ask = One token comes every 10 s. The bucket counts whole tokens and resets its clock at every read. It is empty, and a client asks once a second for an hour. How many of its 3,600 requests pass?
lab-rounding-option-0 = None
lab-rounding-option-360 = 360, one in ten
lab-rounding-option-3600 = All of them
lab-rounding-why-0 = Each read finds a tenth of a token, rounds it down to none, and forgets the second it came from. Asking more slowly would help this client, which no client can guess.
lab-rounding-why-360 = That is what the rate promises, and what comes if the fraction is kept. Here each read throws its tenth of a token away.
lab-rounding-why-3600 = One token in 10 s cannot let one request a second pass; and this bucket does not even give what its rate promises.

# The lab about how long a queue may be.

lab-waiting-title = Waiting has a price
lab-waiting-question = A longer queue turns fewer requests away. What does it cost, and who pays?
lab-waiting-lesson = Size a queue by the wait you can bear, not by the memory you have: at five a second and two seconds, ten places are worth having, and every further one only holds somebody who will wait too long.
lab-waiting-capacity = Places in the queue
lab-waiting-capacity-hint = with the one in work
lab-waiting-drain = Drains
lab-waiting-drain-hint = requests a second
lab-waiting-patience = A bearable wait
lab-waiting-patience-hint = seconds
lab-waiting-leave = Clients give up
lab-waiting-leave-hint = whoever has not started by then leaves unserved
lab-waiting-late = 25 come at once, and 10 more a second later. { $capacity ->
    [one] With one place the slowest takes
   *[other] With { $capacity } places the slowest takes
  } <wait>{ $last }</wait>, waiting included; { $late ->
    [one] <stop>one of { $served }</stop> takes
   *[other] <stop>{ $late } of { $served }</stop> take
  } longer than { $patience }, and { $dropped ->
    [0] none is dropped
    [one] <stop>one is dropped</stop>
   *[other] <stop>{ $dropped } are dropped</stop>
  }.
lab-waiting-in-time = 25 come at once, and 10 more a second later. { $capacity ->
    [one] With one place nobody takes
   *[other] With { $capacity } places nobody takes
  } longer than { $patience }: all <pass>{ $served }</pass> that get in are done in time, and { $dropped ->
    [0] none is dropped
    [one] <stop>one is dropped</stop>, which is told so at once
   *[other] <stop>{ $dropped } are dropped</stop>, which are told so at once
  }.
lab-waiting-gone = { $gone ->
    [one] <stop>One gives up</stop> after { $patience }. Until then it keeps its place though nobody will serve it,
   *[other] <stop>{ $gone } give up</stop> after { $patience }. Until then they keep their places though nobody will serve them,
  } while { $newcomers } of the 10 who come at 1 s <stop>find the queue full</stop>. Served: <pass>{ $served }</pass>.
lab-waiting-nobody-gone = { $capacity ->
    [one] With one place everyone
   *[other] With { $capacity } places everyone
  } who gets in has started within { $patience }, so nobody gives up. Served: <pass>{ $served }</pass>; dropped, and told so at once: <stop>{ $dropped }</stop>.
lab-waiting-chart = Two bursts, of 25 and of 10 requests, into a queue of { $capacity }. Served: { $served }; given up: { $gone }; dropped: { $dropped }. The slowest takes { $last }.
lab-waiting-mark = { $patience } after the first 25
lab-waiting-table = The same traffic into queues of other depths
lab-waiting-column-depth = places
lab-waiting-column-longest = slowest
lab-waiting-column-served = served
lab-waiting-column-in-time = in time
lab-waiting-column-late = too late
lab-waiting-column-gone = give up
lab-waiting-column-dropped = dropped
lab-waiting-depth = { $chosen ->
    [yes] { $capacity } (chosen)
   *[no] { $capacity }
}
lab-waiting-sizing = { $fitting ->
    [0] At { $drain } a second not even the first of a crowd is done within { $patience }.
    [one] At { $drain } a second, one of a crowd is done within { $patience }: so many places are worth having.
   *[other] At { $drain } a second, { $fitting } of a crowd are done within { $patience }: so many places are worth having.
}
lab-waiting-ask = A queue drains 5 requests a second, and a request should be done within 2 s of its arrival. How many places should the queue have?
lab-waiting-option-5 = 5
lab-waiting-option-10 = 10
lab-waiting-option-20 = 20
lab-waiting-option-40 = As many as memory holds
lab-waiting-why-5 = The fifth is done after 1 s already. Five more could wait as well and still be done in time.
lab-waiting-why-10 = At 5 a second the tenth in line is done after 2 s. Whoever stood behind it would take longer.
lab-waiting-why-20 = The twentieth is done after 4 s. Ten of these places hold requests that come too late.
lab-waiting-why-40 = Memory is cheap, waiting is not: the fortieth in line is done after 8 s, when its client is long gone.

# The wrong rules that answers come from. Each has a name, as the heading of a drawing; -said, what is said about an answer
# that it gives; and -part, the sentence below the drawings: why the two rules part at $time. The bucket's numbers are at
# hand in all of them.

practice-flaw-noCap = Without a cap
practice-flaw-noCap-said = That would be so if the bucket could hold any number of tokens. It holds { $capacity } at most, however long it has been filling.
practice-flaw-noCap-part = They part at { $time }: the bucket is as full as it gets, and what comes more runs over.

practice-flaw-startsEmpty = Empty at the start
practice-flaw-startsEmpty-said = That would be so if the bucket started empty. This one starts with tokens in it, so the first requests need not wait for a refill.
practice-flaw-startsEmpty-part = They part at { $time }: the bucket has tokens from the start, and those are missing here.

practice-flaw-startsFull = Full at the start
practice-flaw-startsFull-said = That would be so if the bucket started full. This one starts with fewer tokens, and has to fill first.
practice-flaw-startsFull-part = They part at { $time }: the bucket does not have these tokens yet.

practice-flaw-allOrNothing = All or nothing
practice-flaw-allOrNothing-said = That would be so if a burst passed as a whole or not at all. But each request takes a token of its own: as many pass as there are tokens, and only the rest is rejected.
practice-flaw-allOrNothing-part = They part at { $time }: there are too few tokens for all, and those that are there let some pass.

practice-flaw-refillsEveryRound = A refill with every round
practice-flaw-refillsEveryRound-said = That would be so if tokens came with every round. They come every { $everySeconds } s, however often anyone asks in between.
practice-flaw-refillsEveryRound-part = They part at { $time }: a round has passed, but no refill was due.

practice-flaw-perSecond = The refill each second
practice-flaw-perSecond-said = That would be so if the refill came each second. It comes every { $everySeconds } s.
practice-flaw-perSecond-part = They part at { $time }: the interval is { $everySeconds } s, not one second.

practice-flaw-exactInterval = Only at the exact moment
practice-flaw-exactInterval-said = That would be so if a refill came only when someone looked exactly at its moment. It comes as soon as at least the interval has passed; a look that is late does not lose it.
practice-flaw-exactInterval-part = They part at { $time }: more than the interval has passed, and the refill is there all the same.

practice-flaw-losesRemainder = Fractions thrown away
practice-flaw-losesRemainder-said = That would be so if only whole tokens counted and the clock started again at every look. Fractions are kept, and add up to a whole token in time.
practice-flaw-losesRemainder-part = They part at { $time }: the fraction that had come by then was kept.

practice-flaw-readsBeforeWrites = All read the same count
practice-flaw-readsBeforeWrites-said = That would be so if all requests read the count before any of them lowered it. Here each one is decided after the one before: a token is spent once.
practice-flaw-readsBeforeWrites-part = They part at { $time }: a token that one request has taken is not there for the next.

practice-flaw-rejectionCosts = Rejections cost a token
practice-flaw-rejectionCosts-said = That would be so if a rejected request used up a token too. A rejection costs nothing.
practice-flaw-rejectionCosts-part = They part at { $time }: requests were rejected, and took no tokens with them.

practice-flaw-noQueue = Nobody may wait
practice-flaw-noQueue-said = That would be so if all others were dropped while one request is being processed. This bucket lets them wait, as long as there is a free place.
practice-flaw-noQueue-part = They part at { $time }: those that find someone before them take a place in the queue.

practice-flaw-drainsFirst = Drained before it arrives
practice-flaw-drainsFirst-said = That would be so if the bucket had drained before the burst came. All of it arrives at one moment, and in a moment nothing drains.
practice-flaw-drainsFirst-part = They part at { $time }: no place has become free while the burst arrived.

practice-flaw-servedTakesNoPlace = The one being served takes no place
practice-flaw-servedTakesNoPlace-said = That would be so if the request being processed had left the queue. It keeps its place until it is done, so there is one place fewer for those behind it.
practice-flaw-servedTakesNoPlace-part = They part at { $time }: the request being processed still takes up one of the { $capacity } places.

practice-flaw-waitWithoutOwn = Without its own processing
practice-flaw-waitWithoutOwn-said = That is when its turn comes. It is done only after its own processing, { $eachSeconds } s later.
practice-flaw-waitWithoutOwn-part = They part at { $time }: a request is done when it has been processed, not when its turn comes.

practice-flaw-lastInFirstOut = Last in, first out
practice-flaw-lastInFirstOut-said = That would be so if the one that came last were served first. The queue keeps its order: who came first is served first.
practice-flaw-lastInFirstOut-part = They part at { $time }: the first in line is served, not the last.

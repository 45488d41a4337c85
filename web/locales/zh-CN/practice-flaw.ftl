# The wrong rules that answers come from. Each has a name, as the heading of a drawing; -said, what is said about an answer
# that it gives; and -part, the sentence below the drawings: why the two rules part at $time. The bucket's numbers are at
# hand in all of them.

practice-flaw-noCap = 没有上限
practice-flaw-noCap-said = 如果桶能装下任意多的令牌，就是这样。可它最多只装 { $capacity } 个，攒多久都一样。
practice-flaw-noCap-part = 两者从 { $time }起不同：桶已经装满，再来的都溢出了。

practice-flaw-startsEmpty = 一开始是空的
practice-flaw-startsEmpty-said = 如果桶一开始是空的，就是这样。可它一开始就有令牌，最先来的请求不用等补充。
practice-flaw-startsEmpty-part = 两者从 { $time }起不同：桶一开始就有令牌，这里却没算上。

practice-flaw-startsFull = 一开始是满的
practice-flaw-startsFull-said = 如果桶一开始是满的，就是这样。可它一开始没那么多令牌，要先慢慢攒。
practice-flaw-startsFull-part = 两者从 { $time }起不同：这些令牌桶里还没有。

practice-flaw-allOrNothing = 要么全过，要么全不过
practice-flaw-allOrNothing-said = 如果一波突发要么全部通过、要么全不通过，就是这样。可每个请求各取各的令牌：有几个令牌就通过几个，只拒绝其余的。
practice-flaw-allOrNothing-part = 两者从 { $time }起不同：令牌不够所有请求用，但有的那些仍能让一部分通过。

practice-flaw-refillsEveryRound = 每轮都补充
practice-flaw-refillsEveryRound-said = 如果每一轮都补充令牌，就是这样。可补充是每 { $everySeconds } 秒一次，不管其间来过多少轮请求。
practice-flaw-refillsEveryRound-part = 两者从 { $time }起不同：过了一轮，但还没到补充的时候。

practice-flaw-perSecond = 每秒都补充
practice-flaw-perSecond-said = 如果每秒都补充一次，就是这样。可补充是每 { $everySeconds } 秒一次。
practice-flaw-perSecond-part = 两者从 { $time }起不同：补充间隔是 { $everySeconds } 秒，不是一秒。

practice-flaw-exactInterval = 必须正好赶上那一刻
practice-flaw-exactInterval-said = 如果只有正好在那一刻查看才会补充，就是这样。其实只要经过的时间至少满一个间隔，就会补充；查看得晚了，补充也不会丢。
practice-flaw-exactInterval-part = 两者从 { $time }起不同：已经超过一个间隔，补充照样有。

practice-flaw-losesRemainder = 丢掉零头
practice-flaw-losesRemainder-said = 如果只算整数个令牌，而且每次查看都重新计时，就是这样。其实零头会留着，攒够了就是一个完整的令牌。
practice-flaw-losesRemainder-part = 两者从 { $time }起不同：到那时攒下的零头还留着。

practice-flaw-readsBeforeWrites = 都读到同一个数
practice-flaw-readsBeforeWrites-said = 如果所有请求都先读了令牌数、谁也还没减，就是这样。可这里是一个判断完再判断下一个：一个令牌只能用一次。
practice-flaw-readsBeforeWrites-part = 两者从 { $time }起不同：一个请求取走的令牌，下一个就取不到了。

practice-flaw-rejectionCosts = 被拒绝也扣令牌
practice-flaw-rejectionCosts-said = 如果被拒绝的请求也用掉一个令牌，就是这样。可拒绝不花令牌。
practice-flaw-rejectionCosts-part = 两者从 { $time }起不同：有请求被拒绝，但没有带走令牌。

practice-flaw-noQueue = 不许等待
practice-flaw-noQueue-said = 如果有一个请求正在处理时，其余的都被丢弃，就是这样。可这个桶让它们等待，只要还有空位。
practice-flaw-noQueue-part = 两者从 { $time }起不同：前面有人的，就在队列里占一个位置。

practice-flaw-drainsFirst = 还没到就先漏掉了
practice-flaw-drainsFirst-said = 如果突发到来之前桶已经先漏出了一些，就是这样。可它们是同一时刻到的，一瞬间什么也漏不出去。
practice-flaw-drainsFirst-part = 两者从 { $time }起不同：突发到达的那一刻，没有空出任何位置。

practice-flaw-servedTakesNoPlace = 正在处理的不占位置
practice-flaw-servedTakesNoPlace-said = 如果正在处理的请求已经离开队列，就是这样。可它要占着位置直到处理完，后面的就少一个位置。
practice-flaw-servedTakesNoPlace-part = 两者从 { $time }起不同：{ $capacity } 个位置里，正在处理的请求还占着一个。

practice-flaw-waitWithoutOwn = 没算自己的处理时间
practice-flaw-waitWithoutOwn-said = 那是轮到它的时刻。它还要经过自己的处理，再过 { $eachSeconds } 秒才完成。
practice-flaw-waitWithoutOwn-part = 两者从 { $time }起不同：请求处理完才算完成，不是轮到它就算。

practice-flaw-lastInFirstOut = 后来先处理
practice-flaw-lastInFirstOut-said = 如果最后来的最先处理，就是这样。可队列讲先后：先来的先处理。
practice-flaw-lastInFirstOut-part = 两者从 { $time }起不同：处理的是排在最前的，不是最后的。

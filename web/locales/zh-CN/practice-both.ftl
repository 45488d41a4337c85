# The practice sets that compare buckets. Their messages are named as those about the token bucket.

## The same average, twice

practice-both-average = 平均相同，节奏不同
practice-both-average-title = 平均相同，节奏不同
practice-both-average-lede = 两个令牌桶，容量相同，平均速率也相同。一个的令牌成批到来，另一个的一个一个来。
practice-both-average-lumps = 这个桶每 { $every }补充 { $refill } 个令牌，一开始是满的。每一步接受几个，拒绝几个？
practice-both-average-lumps-why = 突发把桶用空之后，要等下一批才有令牌。间隔长，就是先断供，再一下子来一大批。
practice-both-average-lumps-hint-1 = 第一波突发把现有的都取走。下一次补充在什么时候？
practice-both-average-drips = 这个桶每 { $every }补充 { $refill } 个令牌，一开始是满的。同样的请求：每一步接受几个，拒绝几个？
practice-both-average-drips-why = 每 { $every }都有补充，所以每一步都有请求通过。平均不变，断供没有了。
practice-both-average-drips-hint-1 = 两步之间补充了几个令牌？
practice-both-average-dry = 回到每 { $every }补充 { $refill } 个令牌的桶。它的平均速率是多少？第一波突发之后，要过多久才能再接受一个请求？
practice-both-average-dry-why = 每 { $every }补充 { $refill } 个，就是每秒 { $sustainedPerSecond } 个，可下一个请求要过 { $retryAfterSeconds } 秒才能通过。
practice-both-average-dry-hint-1 = 平均速率看不出要等多久。下一次补充在什么时候？
practice-both-average-soon = 再看每 { $every }补充 { $refill } 个令牌的桶：它的平均速率是多少？第一波突发之后，要过多久才能再接受一个请求？
practice-both-average-soon-why = 每秒 { $sustainedPerSecond } 个，下一个请求过 { $retryAfterSeconds } 秒就能通过。在存储承受得住的范围内，间隔越短越好。
practice-both-average-soon-hint-1 = 下一次补充在什么时候？

## Which one for the job

practice-both-jobs = 该用哪一个
practice-both-jobs-title = 该用哪一个
practice-both-jobs-lede = 一个令牌桶，一个漏桶，大小和速率都相同。哪个该放在什么前面？为什么？引擎会把两个都运行一遍，再作评判。
practice-both-jobs-payment = 一个接口要调用支付服务商，每个请求都收费。这次调用前面该放哪个桶？为什么？
practice-both-jobs-payment-why = 漏桶。不管来多少，每秒最多送出 { $perSecond } 个，账单也就有数。换成令牌桶，突发的请求就会变成突发的扣款。
practice-both-jobs-payment-hint-1 = 突发到来时，服务商会看到什么？
practice-both-jobs-page = 一个网页一次加载六样东西，然后读者开始阅读。哪个桶更适合读者？为什么？
practice-both-jobs-page-why = 令牌桶。这个突发不大，也很正常，服务器承受得住，一切都当场得到答复。换成漏桶，读者就要等最后那一个，而服务器明明闲着，本可以马上答复。
practice-both-jobs-page-hint-1 = 这个突发会危及服务器吗？读者会有什么感受？
practice-both-jobs-video = 视频片段通过一条速率固定的线路发送。哪个桶能让发送保持均匀？为什么？
practice-both-jobs-video-why = 漏桶。成批进来的，每秒送出 { $perSecond } 个；对速率固定的线路，这再合适不过。
practice-both-jobs-video-hint-1 = 如果八个片段在同一瞬间发出，线路上会怎样？
practice-both-jobs-database = 一个数据库，同时处理的请求一多，对谁都会变慢。哪个桶能保护它？为什么？
practice-both-jobs-database-why = 漏桶。请求在外面排队，逐个交给数据库，所以它不会同时有很多请求。
practice-both-jobs-database-hint-1 = 放在两种桶后面，数据库同时各有多少请求？

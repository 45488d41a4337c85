# The practice sets that compare buckets. Their messages are named as those about the token bucket.

## The same average, twice

practice-both-average = Same average, twice
practice-both-average-title = The same average, twice
practice-both-average-lede = Two token buckets with the same capacity and the same average. One gets its tokens in lumps, the other one by one.
practice-both-average-lumps = This one is given { $refill } tokens every { $every }, and is full at the start. How many are accepted in each step, how many rejected?
practice-both-average-lumps-why = Once the burst has emptied it, it has nothing until the next lump comes. A long interval means a dry spell and then a glut.
practice-both-average-lumps-hint-1 = The first burst takes what is there. When does the next refill come?
practice-both-average-drips = This one is given { $refill } tokens every { $every }, and is full at the start. The same requests: how many are accepted in each step, how many rejected?
practice-both-average-drips-why = Something comes in every { $every }, so someone passes in every step. The average is the same; the dry spell is gone.
practice-both-average-drips-hint-1 = How many tokens come between two steps?
practice-both-average-dry = Back to the bucket with { $refill } tokens every { $every }. What is its average, and how long after the first burst would one more request be accepted?
practice-both-average-dry-why = { $refill } every { $every } are { $sustainedPerSecond } per second, but the next one can pass only after { $retryAfterSeconds } s.
practice-both-average-dry-hint-1 = The average does not tell how long one has to wait. When is the next refill?
practice-both-average-soon = And the one with { $refill } tokens every { $every }: what is its average, and how long after the first burst would one more request be accepted?
practice-both-average-soon-why = { $sustainedPerSecond } per second, and the next one can pass after { $retryAfterSeconds } s. Prefer the shortest interval that the store behind it can bear.
practice-both-average-soon-hint-1 = When is the next refill?

## Which one for the job

practice-both-jobs = Which one for the job
practice-both-jobs-title = Which one for the job
practice-both-jobs-lede = A token bucket and a leaky bucket of the same size and rate. Which one belongs in front of what, and why? The engine runs both before it judges.
practice-both-jobs-payment = An endpoint calls a payment provider that charges for every request. Which bucket belongs in front of that call, and why?
practice-both-jobs-payment-why = The leaky bucket. Whatever comes in, at most { $perSecond } a second go out, and so does the bill. A token bucket would turn a burst of requests into a burst of charges.
practice-both-jobs-payment-hint-1 = What does the provider see when a burst comes?
practice-both-jobs-page = A page loads six things at once, and then the reader reads. Which bucket suits the reader, and why?
practice-both-jobs-page-why = The token bucket. The burst is small and healthy, the server can take it, and everything is answered at once. A leaky bucket would make the reader wait for the last one, while the server is idle enough to answer.
practice-both-jobs-page-hint-1 = Is this burst any danger to the server? What does the reader feel?
practice-both-jobs-video = Pieces of a video are sent over a line that carries a fixed rate. Which bucket keeps what is sent even, and why?
practice-both-jobs-video-why = The leaky bucket. What comes in lumps goes out at { $perSecond } a second, and a line of a fixed rate carries nothing better.
practice-both-jobs-video-hint-1 = What happens on the line if eight pieces are sent in one instant?
practice-both-jobs-database = A database slows down for everyone as soon as it has many requests at the same time. Which bucket protects it, and why?
practice-both-jobs-database-why = The leaky bucket. Its queue waits outside and hands on one request after the other, so the database never has many at a time.
practice-both-jobs-database-hint-1 = How many requests does the database have at the same time behind each of the two?

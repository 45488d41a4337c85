# The lab about one bucket for all clients, or one for each.

lab-fairness-title = Fairness
lab-fairness-question = Client A floods the queue. Client B sends one request. Who is served when?
lab-fairness-lesson = A shared bucket is fair to requests, not to clients: whoever sends most is served most. One bucket for each client is fair to clients, and costs a count and a timestamp for every one of them.
lab-fairness-flood = A sends at once
lab-fairness-flood-hint = requests, at 0 s
lab-fairness-at = B sends one at
lab-fairness-at-hint = seconds
lab-fairness-capacity = Capacity
lab-fairness-capacity-hint = places; drains 2 a second
lab-fairness-said = A sends { $flood } at once, and at { $at } B sends one. { $fate ->
    [dropped] In a bucket for all there is no place left, and B’s only request is <stop>dropped</stop>; with a bucket of its own B is served <pass>at once</pass>, and A is none the worse for it.
    [waits] In a bucket for all, B’s only request stands behind A’s and <wait>waits { $wait }</wait>; with a bucket of its own B is served <pass>at once</pass>, and A is none the worse for it.
   *[at-once] By then the bucket is empty again, so B is served <pass>at once</pass> either way. Let A send more, or B come sooner.
  }
lab-fairness-shared = <strong>One bucket for all</strong>
lab-fairness-own = <strong>One bucket for each client</strong>
lab-fairness-chart = { $way ->
    [shared] One bucket for all:
   *[own] One bucket for each client:
  } { $dropped } of A’s { $flood } dropped; { $fate ->
    [dropped] B’s request is dropped.
    [waits] B’s request waits { $wait }.
   *[at-once] B’s request is served at once.
  }
lab-fairness-table = What has to be kept of the clients
lab-fairness-column-kept = kept for each client
lab-fairness-column-clients = { $clients } clients
lab-fairness-state-window = fixed window: a count
lab-fairness-state-bucket = bucket: a count and a timestamp
lab-fairness-state-log = { $capacity ->
    [one] sliding log: one timestamp
   *[other] sliding log: up to { $capacity } timestamps
}
lab-fairness-bytes = { $unit ->
    [B] { $n } B
    [kB] { $n } kB
    [MB] { $n } MB
    [GB] { $n } GB
   *[TB] { $n } TB
}
lab-fairness-counted = Eight bytes for each number. The client’s name and what the store itself needs come on top, and are often more.
lab-fairness-ask = A queue of 100 places drains 10 a second. It is empty when one client sends 50 at once; right after it another client sends a single request. When does the processing of that one start?
lab-fairness-option-0 = At once, it is the first of its client
lab-fairness-option-100 = After 0.1 s, when the next place at the server is free
lab-fairness-option-5000 = After 5 s
lab-fairness-why-0 = A shared queue does not know clients, only who came first.
lab-fairness-why-100 = That would be so if the clients took turns. A first-in-first-out queue serves the fifty first.
lab-fairness-why-5000 = There are 50 ahead of it at 10 a second. That they are all of one client makes no difference to the queue.

# The labs: what every lab has around it. What a lab itself says is in a file of its own, lab-<id>.ftl.

lab-list = Labs
lab-list-about = One question each, with a few things to change and the effect of them in sight.
lab-unknown = There is no lab called “{ $given }”. These are there:
lab-not-fetched = This lab could not be fetched. Check the network connection and reload the page.
lab-place = Lab { $number } of { $count }
lab-nav = Labs
lab-all = All labs
lab-previous = Previous lab: { $title }
lab-next = Next lab: { $title }
lab-controls = What can be changed
lab-effect = What comes of it
lab-check = Check yourself
lab-right = Right.
lab-wrong = Not quite.
lab-lesson = In one sentence
lab-onward-play = Go on in Play
lab-onward-compare = Go on in Compare

# What is wrong with a setting; see share.ftl.
lab-problem-time = “{ $name }” is a time from { $least } to { $most }, as in 2s or 500ms, not “{ $given }”. It is { $used } here.

# What lines and bars stand for.
lab-key-tokens = tokens in the bucket
lab-key-queue = requests in the queue
lab-key-passed = accepted
lab-key-refused = rejected
lab-key-waits = waits
lab-key-processed = is processed
lab-key-reaches = reaches the server
lab-key-dropped = is turned away
lab-key-gone = gives up, without being served

# Below a picture that shows only the first of many requests.
lab-more = { $n ->
    [one] and one more
   *[other] and { $n } more
}

lab-table = The same as a table

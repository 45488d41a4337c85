# The lab about one slow request in a queue.

lab-head-of-line-title = 队首阻塞
lab-head-of-line-question = 请求都没超过限制，只是其中一个特别慢。这关谁的事？
lab-head-of-line-lesson = 队列严格讲先后，一个慢请求就成了大家的事：排在后面的都要等它，不管自己多快，也不管服务器之前多闲。
lab-head-of-line-cost = 慢请求的用时
lab-head-of-line-cost-hint = 倍，和平常比
lab-head-of-line-place = 它排在第
lab-head-of-line-place-hint = 个
lab-head-of-line-every = 每隔多久来一个
lab-head-of-line-said = 第 { $place } 个请求用了 { $takes }，而不是 { $usual }。{ $behind ->
    [1] 它后面的那个并没有什么特别，却多等了 <wait>{ $most }</wait>。
   *[other] 它后面的 { $behind } 个并没有什么特别，却一共多等了 <wait>{ $total }</wait>；受影响最大的那个多等 <wait>{ $most }</wait>。
  }
lab-head-of-line-harmless = 第 { $place } 个请求用了 { $takes }（平常是 { $usual }），但谁也没有因此多等。把它改得更慢，让它排得更靠前，或者让后面的来得更密，不到 { $apart }就来一个。
lab-head-of-line-slow = <strong>第 { $place } 个请求用 { $takes }</strong>
lab-head-of-line-alike = <strong>用时都一样</strong>
lab-head-of-line-chart = { $which ->
    [slow] { $count } 个请求依次排队，其中一个很慢：最长等待 { $longest }。
   *[alike] 同样 { $count } 个请求，用时都一样：最长等待 { $longest }。
}
lab-head-of-line-table = 逐个请求：等多久才开始
lab-head-of-line-column-request = 请求
lab-head-of-line-column-arrives = 到达
lab-head-of-line-column-takes = 用时
lab-head-of-line-column-slow = 等待
lab-head-of-line-column-alike = 本来只等
lab-head-of-line-onward = “试一试”里的请求都一样快，所以慢的那个到了那里，就变成同时来的几个：对后面的请求来说没有区别。
lab-head-of-line-ask = 十个请求在排队，每个用半秒。现在第一个要用 5 秒。第十个要多等多久？
lab-head-of-line-option-0 = 不用多等，它自己很快
lab-head-of-line-option-500 = 半秒
lab-head-of-line-option-4500 = 4.5 秒
lab-head-of-line-why-0 = 它自己是快，但队列讲先后：前面的没处理完，谁也不能开始。
lab-head-of-line-why-500 = 耽误的时间不是大家分摊的：每个等着的，都要把它等足。
lab-head-of-line-why-4500 = 第一个多用多久，后面每个就多等多久：5 秒 − 0.5 秒，九个都是如此。

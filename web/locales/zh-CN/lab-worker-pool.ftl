# The lab about the leaky bucket as a work queue. Pool: 工作池; worker: 工作线程; job: 任务; work queue: 任务队列.

lab-worker-pool-title = 漏桶就是任务队列
lab-worker-pool-question = 一个工作池，一个工作线程，几个等候的位置：漏桶不就是这样吗？
lab-worker-pool-lesson = 漏桶就是位置有限的任务队列，再给工作线程限速：有了一个，另一个也就有了。
lab-worker-pool-burst = 同时来的任务
lab-worker-pool-burst-hint = 个；之后再来两个
lab-worker-pool-places = 位置
lab-worker-pool-places-hint = 个，等候或处理中
lab-worker-pool-workers = 工作线程
lab-worker-pool-workers-hint = 个，每个任务 0.5 秒
lab-worker-pool-slow = 有个长任务
lab-worker-pool-slow-hint = 第二个要三倍的时间
lab-worker-pool-same = 每个任务都一样：工作池什么时候开始，桶就什么时候开始，而且{ $dropped ->
    [0] 谁也没挡下任务
    [1] 两边挡下的是<stop>同一个</stop>
   *[other] 两边挡下的是<stop>同样的 { $dropped } 个</stop>
  }。漏桶有 { $places } 个位置，每 { $gap }漏出一个；这就是有 { $places } 个位置的工作池，工作线程每 { $job }做完一个任务。
lab-worker-pool-several = 从第 { $parted } 个任务起不同。{ $workers } 个工作线程和桶做得一样多，但它们是同时做：平常一个任务要 { $job }；桶是一个接一个，每个 { $gap }。工作池挡下 <stop>{ $dropped } 个</stop>，桶挡下 <stop>{ $droppedBucket } 个</stop>。
lab-worker-pool-parted = 从第 { $parted } 个任务起不同。工作池挡下 <stop>{ $dropped } 个</stop>，桶挡下 <stop>{ $droppedBucket } 个</stop>。
lab-worker-pool-pool = <strong>工作池：</strong>{ $workers } 个工作线程，每个任务 { $job }，{ $places } 个位置
lab-worker-pool-bucket = <strong>漏桶：</strong>容量 { $places }，每 { $gap }漏出一个
lab-worker-pool-chart = { $which ->
    [pool] 工作池做完 { $done } 个任务，挡下 { $dropped } 个。
   *[bucket] 漏桶处理 { $done } 个任务，丢弃 { $dropped } 个。
}
lab-worker-pool-table = 逐个任务：什么时候处理
lab-worker-pool-column-job = 任务
lab-worker-pool-column-arrives = 到达
lab-worker-pool-column-pool = 在工作池里
lab-worker-pool-column-bucket = 在漏桶里
lab-worker-pool-from-to = { $start }到 { $done }
lab-worker-pool-dropped = 挡下
lab-worker-pool-onward = “试一试”里的任务用时都一样，所以长任务到了那里，就和平常的一样。
lab-worker-pool-ask = 一个工作池有一个工作线程，做一个任务要半秒；有五个位置，给等候和处理中的任务。哪个桶和它一样？
lab-worker-pool-option-five = 容量 5、每秒漏出 2 个的漏桶
lab-worker-pool-option-four = 容量 4、每秒漏出 2 个的漏桶：处理中的任务不占位置
lab-worker-pool-option-token = 容量 5、每秒补充 2 个的令牌桶
lab-worker-pool-why-five = 位置一样，快慢一样，所以同样的任务在同样的时刻处理。
lab-worker-pool-why-four = 这个工作池的位置包括处理中的任务，漏桶的容量也一样：容量是 4，就会丢弃一个工作池留下的任务。
lab-worker-pool-why-token = 它放进的也是五个，但都是当场放过：什么也不在里面等，工作线程会在一瞬间收到五个任务。

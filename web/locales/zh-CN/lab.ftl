# The labs: what every lab has around it. What a lab itself says is in a file of its own, lab-<id>.ftl.

lab-list = 实验
lab-list-about = 每个实验一个问题：改几个数，马上看到效果。
lab-unknown = 没有叫“{ $given }”的实验。现有这些：
lab-not-fetched = 没能取得这个实验。请检查网络连接，然后刷新页面。
lab-place = 实验 { $number } / { $count }
lab-nav = 实验
lab-all = 全部实验
lab-previous = 上一个实验：{ $title }
lab-next = 下一个实验：{ $title }
lab-controls = 可以改的地方
lab-effect = 结果怎样
lab-check = 考考自己
lab-right = 答对了。
lab-wrong = 不太对。
lab-lesson = 一句话总结
lab-onward-play = 到“试一试”里继续
lab-onward-compare = 到“对比”里继续

# What is wrong with a setting; see share.ftl.
lab-problem-time = “{ $name }”应是 { $least } 到 { $most } 之间的时间，如 2s 或 500ms，而不是“{ $given }”。这里用 { $used }。

# What lines and bars stand for.
lab-key-tokens = 桶里的令牌
lab-key-queue = 队列里的请求
lab-key-passed = 接受
lab-key-refused = 拒绝
lab-key-waits = 等待
lab-key-processed = 处理
lab-key-reaches = 到达服务器
lab-key-dropped = 挡下
lab-key-gone = 没轮到就放弃

# Below a picture that shows only the first of many requests.
lab-more = 还有 { $n } 个

lab-table = 以表格显示

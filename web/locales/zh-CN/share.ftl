# The words of sharing and taking away, and of what is wrong with an address.
# In the problems, $name is the setting, $given what the address says, $used what stands for it.

share-open = 分享
share-title = 分享此刻
share-about = 链接里有设置和每一步。别人打开它，看到的就是你现在看到的，还能接着往下做。
share-about-compare = 链接里有两个桶和流量。别人打开它，看到的是同样的对比。
share-about-bigrun = 链接里有桶和流量。别人打开它，可以运行同样的过程。
share-about-author = 如果不大，链接里就有你正在出的这套练习。别人打开它，可以接着编写。
share-about-lab = 链接里有这个实验和其中的全部设置。
share-about-practise = 链接指向这套练习，不含你的答案。
share-link = 链接
share-copy = 复制
share-copied = 已复制。
share-copy-refused = 浏览器不允许页面复制。链接已选中，请手动复制。
share-long = 链接有 { $length } 个字符。有些邮件和聊天软件会截断超过 2,000 个字符的链接。
share-close = 关闭

share-take = 导出
share-take-title = 导出你看到的内容
share-take-about = 每个文件都写明是哪个桶、什么流量，并附上链接。
share-take-csv = 数据行（CSV）
share-take-csv-about = 用电子表格打开；设置写在以 # 开头的前几行
share-take-json = 数据行（JSON）
share-take-json-about = 供程序读取，设置也以数据形式给出
share-take-svg = 图表（SVG）
share-take-svg-about = 放大多少都清晰的矢量图
share-take-png = 图表（PNG）
share-take-png-about = 位图，比屏幕上精细一倍
share-take-done = { $file } 已保存到浏览器的下载位置。
share-take-failed = 没能生成 { $file }：{ $reason }
share-take-nothing = 还没有可以导出的内容：引擎仍在加载。

share-compare = 对比…
share-bigrun = 长期运行…
share-production = 用于生产…

share-problems = 网址里有 { $count } 项设置无法照办：
share-problems-more = 还有 { $count } 项。
share-problem-dismiss = 关闭这条提示
share-problem-unknown = 这里没有“{ $name }”这项设置，“{ $given }”已忽略。可用的有：{ $allowed }。
share-problem-twice = “{ $name }”给了不止一次。采用第一个“{ $used }”，忽略“{ $given }”。
share-problem-both = “{ $name }”和“{ $used }”都在说要发送什么。采用“{ $used }”，忽略“{ $given }”。
share-problem-word = “{ $name }”只能是 { $allowed } 之一，不能是“{ $given }”。这里用 { $used }。
share-problem-count = “{ $name }”应是 { $least } 到 { $most } 之间的整数，而不是“{ $given }”。这里用 { $used }。
share-problem-rate = “{ $name }”应写成 { $least } 到 { $most } 之间的整数加上大于 0 的时间，如 6/3s，而不是“{ $given }”。这里用 { $used }。
share-problem-time = “{ $name }”应是大于 0 的时间，如 2s 或 500ms，而不是“{ $given }”。这里用 { $used }。
share-problem-timeout = “{ $name }”应是大于 0 的时间，如 2s 或 500ms，而不是“{ $given }”。这里没有请求会放弃。
share-problem-entry = “{ $name }”的每一项应像 13@0s（0 秒时 13 个请求）或 40x1@2s/500ms。“{ $given }”不是这样，已忽略；其余各项照用。
share-problem-order = “{ $name }”的各项要按时间先后排列。“{ $given }”早于 { $before }，已忽略。
share-problem-rounds = “{ $name }”应是各轮的请求数加上每轮的时长，如 3,5,7,9/1s，而不是“{ $given }”。这里什么也不发送。
share-problem-round = “{ $name }”里每一轮应是 0 到 1,000,000,000 之间的整数，或像 40x0 这样的重复。“{ $given }”都不是，已忽略。
share-problem-steps = “{ $name }”有 { $given } 步，这里最多保留 { $most } 步：采用前 { $most } 步。
share-problem-scenario = 没有“{ $given }”这个场景。可用的有：{ $allowed }。网址里的其他设置照用。
share-problem-pattern = “{ $given }”不是有效的流量。模式（{ $allowed }）应写成 bursts:10/5s@0s-60s 这样。已忽略。
share-problem-patterns = “{ $name }”有 { $given } 种模式，这里最多叠加 { $most } 种：采用前 { $most } 种。
share-problem-part = “{ $name }”用来列出要显示的部分，可用的有：{ $allowed }。“{ $given }”不在其中，已忽略。
share-problem-newer = 这个网址来自更新版本的演练场（“{ $name }”是 { $given }，这里最高只认得 { $most }）。能看懂的部分都已照办。

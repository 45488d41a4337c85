# What a set says of the learning platform around it, in a SCORM or cmi5 package.

lms-none = 这个页面不在学习平台里，所以不会有谁收到你的成绩。题目照样能做，你填的内容会保存在这个浏览器里。
lms-refused = 学习平台没有收下刚才的成绩。它给出的原因：{ $message }
lms-looks = 你现在只是查看：成绩不会变，在这里做的一切都不会保存。
lms-unreadable = 学习平台保存的作答来自这个页面的更新版本，这里无法显示。你将从头做起。
lms-unreached = 学习平台没有回应，所以成绩没有送到。请回到平台，重新打开这个活动。错误信息：{ $message }
lms-finish = 结束
lms-finished = 这里已经结束。要继续，请回到学习平台，重新打开这个活动。

# The description of a package, for the catalogue of a platform. Plain text on one line.
lms-about = 关于限流的练习，看着桶回答问题：每个答案当场检查，答错了会讲明原因。

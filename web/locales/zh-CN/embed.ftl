# The words of an activity in a frame, and of the dialog that puts one into another page.

embed-unknown = 没有“{ $given }”这个活动。可用的有：{ $allowed }，以及这里的各套练习。
embed-newer-state = 这里要显示的内容来自更新版本的演练场（{ $given }，而这里是 { $most }）。嵌入它的页面需要换用新版本。

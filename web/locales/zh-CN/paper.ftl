# What is printed: a practice set as a sheet to be filled in by hand, and the dialog that asks what is to be on it.

paper-open = 打印…
paper-title = 打印这套练习
paper-about = 纸上有题目，并留出作答的空白。
paper-solutions = 另附一页解答
paper-now = 打印
paper-close = 关闭

# Before a line to write on.
paper-name = 姓名
paper-date = 日期
paper-variant = 变式 { $seed }
paper-solutions-title = 解答：{ $title }

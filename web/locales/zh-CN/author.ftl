# Writing a practice set: the form, what the engine answers to it, and the file.

author-heading = 出一套练习
author-intro = 选一个桶，说明发生了什么，勾选要问的内容。答案由引擎算出，各种错误规则会给出的答案也一并算出：不用手写答案。
author-form = 这套练习
author-id = 文件名
author-title = 标题
author-title-first = 我的练习
# Shown where the language of the page is Chinese.
author-language = 你在这里写的是中文。想再写一份别的语言，就切换页面的语言；学生会看到自己语言的那份，没有就看英文，再没有就看现有的那份。
author-bucket = 桶
author-no-bucket = 这套练习的每道题各有自己的桶，请在下面的文件里修改。

# A line of the story reads: 间隔 [2] 秒，请求数 [5]
author-story = 经过
author-after = 间隔
author-after-label = 第 { $step } 步之前的秒数
author-come = 秒，请求数
author-come-label = 第 { $step } 步的请求数
author-step-add = 加一步
author-step-remove = 删除第 { $step } 步

author-question = 第 { $number } 题
author-question-id = 名称
author-question-at = 针对
author-question-step = 第 { $step } 步之后
author-question-whole = 整个经过
author-question-ask = 第 { $number } 题问什么
author-question-prompt = 自己写题目
author-question-prompt-none = 留空则使用页面自带的问法。
author-question-add = 加一道题
author-question-remove = 删除第 { $number } 题
author-question-special = “{ $id }”里有这个表单没有的内容，请在下面的文件里修改。

author-answers = 引擎的答案
author-blind-none = 每种错误规则都至少会答错一题：没有错误能蒙混过关。
author-blind = 这套练习的题目都看不出这些错误：{ $rules }。
author-rule = 规则
author-right = 桶本身的规则
author-note = 备注
author-unnoticed = ⚠ 这里看不出来
author-same = 结果相同：{ $rules }
author-no-flaws = 这种桶没有已知的错误规则。
author-refused = 引擎不接受这套练习，原因是：{ $message }

author-file = 文件
author-file-about = 把这个文件放进你的课程，或者发送链接。文件里没有答案；在这里也可以直接修改。
author-json = 文件内容
author-no-set = 这不是一套练习：应当是 JSON，含有 "id" 和 "questions" 列表，每道题也有 "id"。上面的表单显示的是最近一次有效的内容。
author-copy-json = 复制文件内容
author-copied-json = 文件内容已复制。
author-save = 保存文件
author-open = 打开文件
author-copy-link = 复制链接
author-copied-link = 链接已复制。
author-copy-refused = 浏览器不允许页面复制。文字已选中，请手动复制。
author-try = 以学生身份试做
author-long = 这套练习太大，放不进链接：链接最多 { $most } 个字符。请改为保存成文件。

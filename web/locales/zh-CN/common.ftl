# Words that every screen shares: the page's head, numbers and durations, fields, and how the engine is doing.
# In all files: one space between Chinese and digits or Latin letters, none beside full-width punctuation. A length of time
# reads "2 秒": a space before its variable, none after it.

common-title = 限流桶演练场
common-skip = 跳到正文
common-nav = 主导航
common-nav-play = 试一试
common-nav-compare = 对比
common-nav-bigrun = 长期运行
common-nav-practise = 练习
common-nav-author = 出题
common-nav-lab = 实验

# One sentence after another, with nothing between them.
common-two-sentences = { $first }{ $second }

# What the language calls itself.
common-language-name = 简体中文
# Which way it is written.
common-direction = ltr
common-language = 语言
common-language-failed = 没能加载 { $name } 的文字，页面仍用现在的语言；联网后请再试。

common-theme = 主题
common-theme-auto = 自动
common-theme-light = 浅色
common-theme-dark = 深色

common-unknown-place = 这里没有“{ $given }”。可以打开“试一试”、“对比”、“练习”、“实验”或“出题”；现在显示的是“试一试”。

common-seconds = { $n } 秒
common-hours = { $n } 小时
common-days = { $n } 天

# A number field. The unit is "seconds", "days" or "none".
common-field-slider = { $label }，滑块
common-field-value = { $unit ->
    [seconds] { $value } 秒
    [days] { $value } 天
   *[none] { $value }
}
common-field-limits = { $unit ->
    [seconds] { $min } 到 { $max } 秒
    [days] { $min } 到 { $max } 天
   *[none] { $min } 到 { $max }
}
common-field-empty = 请填一个 { $min } 到 { $max } 之间的数。
common-field-unreadable = 这里要填 { $min } 到 { $max } 之间的数，“{ $given }”不是数。
common-field-ambiguous = “{ $given }”有两种读法。请不要加千位分隔符。
common-field-whole = 这里要填 { $min } 到 { $max } 之间的整数，不能是 { $given }。
common-field-range = 范围是 { $min } 到 { $max }，{ $given } 超出了。

common-engine-loading = 引擎正在加载，你可以先四处看看。
common-engine-bytes = 已加载 { $loaded } kB
common-engine-bytes-of = 已加载 { $loaded } / { $total } kB
common-engine-failed = 引擎没能启动。
common-engine-again = 再试一次
common-engine-no-webassembly = 引擎基于 WebAssembly，这个浏览器运行不了。请换用较新的浏览器；如果是关闭了 WebAssembly，请把它打开。
common-engine-missing = 服务器上没有和这个页面放在一起的引擎文件。请发布页面的人重新上传整个文件夹。
common-engine-not-wasm = 服务器返回的不是引擎，可能是它自己的某个页面。请管理服务器的人确认 .wasm 文件会原样发送。
common-engine-blocked = 安全策略不允许这个页面运行 WebAssembly。设置策略的人可以用 'wasm-unsafe-eval' 放行。
common-engine-offline = 没能取得引擎。请检查网络连接，然后再试一次。
common-engine-broken = 引擎加载了，但马上就停了。请刷新页面；如果还不行，说明页面的文件版本不一致。

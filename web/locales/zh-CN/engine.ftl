# What the engine says about a value it does not accept, by the code of its error. $path names the value as the exercise
# files do (bucket.capacity), $want is what it must be, $got what was given. The usual ways of saying what a value must be
# are the engine-want messages; any other stands as the engine says it, in English: hence the colons.

engine-error-range = { $path } 应为：{ $want }；给出的是：{ $got }
engine-error-unknown = { $path } 应为：{ $want }；给出的是：{ $got }
engine-error-order = { $path } 应为：{ $want }；给出的是：{ $got }
engine-error-kind = { $path } 应为：{ $want }；给出的是：{ $got }
engine-error-size = { $path } 应为：{ $want }；给出的是：{ $got }
engine-error-type = { $path } 应为：{ $want }；给出的是：{ $got }
engine-error-missing = { $path } 应为：{ $want }；但没有给出
engine-error-field = { $path } 应为：{ $want }；给出的是：{ $got }
engine-error-unread = { $path } 无法读取：{ $got }
engine-error-internal = 引擎自身出了故障：{ $got }

engine-want-whole = { $from } 到 { $to } 之间的整数
engine-want-least = 至少 { $least }
engine-want-most = 最多 { $most }
engine-want-left-out = 不填

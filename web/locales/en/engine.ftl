# What the engine says about a value it does not accept, by the code of its error. $path names the value as the exercise
# files do (bucket.capacity), $want is what it must be, $got what was given. The usual ways of saying what a value must be
# are the engine-want messages; any other stands as the engine says it, in English.

engine-error-range = { $path } must be { $want }, got { $got }
engine-error-unknown = { $path } must be { $want }, got { $got }
engine-error-order = { $path } must be { $want }, got { $got }
engine-error-kind = { $path } must be { $want }, got { $got }
engine-error-size = { $path } must be { $want }, got { $got }
engine-error-type = { $path } must be { $want }, got { $got }
engine-error-missing = { $path } must be { $want }, got nothing
engine-error-field = { $path } must be { $want }, got { $got }
engine-error-unread = { $path } cannot be read: { $got }
engine-error-internal = The engine has a fault of its own: { $got }

engine-want-whole = a whole number from { $from } to { $to }
engine-want-least = at least { $least }
engine-want-most = at most { $most }
engine-want-left-out = left out

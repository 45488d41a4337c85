# What the engine says about a value it does not accept, by the code of its error. $path names the value as the exercise
# files do (bucket.capacity), $want is what it must be, $got what was given. The usual ways of saying what a value must be
# are the engine-want messages; any other stands as the engine says it, in English.

engine-error-range = { $path } deve ser { $want }, mas veio { $got }
engine-error-unknown = { $path } deve ser { $want }, mas veio { $got }
engine-error-order = { $path } deve ser { $want }, mas veio { $got }
engine-error-kind = { $path } deve ser { $want }, mas veio { $got }
engine-error-size = { $path } deve ser { $want }, mas veio { $got }
engine-error-type = { $path } deve ser { $want }, mas veio { $got }
engine-error-missing = { $path } deve ser { $want }, mas não veio nada
engine-error-field = { $path } deve ser { $want }, mas veio { $got }
engine-error-unread = não foi possível ler { $path }: { $got }
engine-error-internal = o próprio motor tem um defeito: { $got }

engine-want-whole = um número inteiro de { $from } a { $to }
engine-want-least = no mínimo { $least }
engine-want-most = no máximo { $most }
engine-want-left-out = omitido

# What the engine says about a value it does not accept. $path names the value as the exercise files do (bucket.capacity),
# $want is one of the engine-want messages below or English words of the engine, $got what was given.

engine-error-range = { $path } debe ser { $want }; se recibió { $got }
engine-error-unknown = { $path } debe ser { $want }; se recibió { $got }
engine-error-order = { $path } debe ser { $want }; se recibió { $got }
engine-error-kind = { $path } debe ser { $want }; se recibió { $got }
engine-error-size = { $path } debe ser { $want }; se recibió { $got }
engine-error-type = { $path } debe ser { $want }; se recibió { $got }
engine-error-missing = { $path } debe ser { $want }; no se recibió nada
engine-error-field = { $path } debe ser { $want }; se recibió { $got }
engine-error-unread = { $path } no se puede leer: { $got }
engine-error-internal = El motor tiene un fallo propio: { $got }

# After "debe ser".
engine-want-whole = un número entero de { $from } a { $to }
engine-want-least = { $least } como mínimo
engine-want-most = { $most } como máximo
engine-want-left-out = omitido

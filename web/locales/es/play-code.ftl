# The rule as it ran. The lines in words stand below one of the two headings.
play-code = La regla, tal como se aplicó
play-code-language = Lenguaje de la regla
play-code-language-javascript = JavaScript
play-code-language-go = Go
play-code-language-words = En palabras
play-code-time = pasa el tiempo
play-code-requests = llegan solicitudes
play-code-due = { $times ->
    [0] { $since } ≥ { $every }: no
    [one] { $since } ≥ { $every }: sí
   *[other] { $since } ≥ { $every }: { $times } veces
}
play-code-left = { $processed ->
    [one] { $processed } procesada
   *[other] { $processed } procesadas
}
play-code-left-or-gave-up = { $processed ->
    [one] { $processed } procesada
   *[other] { $processed } procesadas
}, { $expired ->
    [one] { $expired } abandonó
   *[other] { $expired } abandonaron
}
play-code-last-done = la última termina en { $done }
play-code-words-time = Cuando pasa el tiempo
play-code-words-requests = Cuando llegan solicitudes
play-code-words-token-due = Por cada intervalo cumplido,
play-code-words-token-refill = suma la recarga, pero sin pasar nunca de la capacidad.
play-code-words-token-accrue = Según el tiempo que pasó, calcula su parte de la recarga;
play-code-words-token-accept = Pasan tantas como tokens enteros hay.
play-code-words-token-reject = Todas las demás se rechazan.
play-code-words-token-spend = Cada una que pasó se lleva un token.
play-code-words-leaky-leave = La que terminó sale, y empieza la siguiente de la cola.
play-code-words-leaky-due = En cada tic,
play-code-words-ticks-leave = deja salir a las primeras de la cola, tantas como se drenan por vez.
play-code-words-ticks-join = Las que entraron esperan un tic en la cola.
play-code-words-leaky-free = Cuenta los lugares libres.
play-code-words-leaky-accept = Entran en la cola tantas como lugares hay.
play-code-words-leaky-reject = Todas las demás se descartan.
play-code-words-leaky-join = Cada una termina un turno después de la anterior.
play-code-words-leaky-timeout = La que tendría que esperar demasiado se va cuando se le acaba el tiempo.
play-code-words-meter-accrue = Según el tiempo que pasó, calcula cuánto se drena;
play-code-words-meter-leave = baja el nivel en esa cantidad, pero nunca por debajo de cero.
play-code-words-meter-free = Cuenta cuántas solicitudes enteras caben hasta la capacidad.
play-code-words-meter-accept = Pasan tantas como caben.
play-code-words-meter-reject = Todas las demás se rechazan.
play-code-words-meter-join = Cada una que pasó sube el nivel en uno.

# The smaller of two, as it stands in the sentences too. Where a comma parts the decimals, something else parts the two.
play-code-min = min({ $first }; { $second })

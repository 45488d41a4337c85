# The lab about fractions of a token.

lab-rounding-title = Redondear a cero
lab-rounding-question = Si entre dos solicitudes llega menos de un token, ¿qué pasa con la fracción?
lab-rounding-lesson = Un balde que cuenta tokens enteros y reinicia su reloj en cada lectura redondea a un cliente activo a nada, para siempre; guarda la fracción, o guarda el tiempo del que salió.
lab-rounding-every = Un token cada
lab-rounding-every-hint = segundos
lab-rounding-pause = El cliente pide cada
lab-rounding-pause-hint = segundos
lab-rounding-starved = Entre dos solicitudes llega { $share } de token. Redondeado hacia abajo, a tokens enteros, eso es ninguno, y el reloj vuelve a empezar: tras los primeros { $capacity } tokens, el cliente no recibe <stop>nada, nunca más</stop>. Con fracciones pasan <pass>{ $fractions } de { $asked }</pass>.
lab-rounding-slower = Tokens que llegan entre dos solicitudes: { $share }. Lo que se pierde al redondear en cada mirada no vuelve: pasan <stop>{ $reset } de { $asked }</stop> donde el reloj se reinicia y <pass>{ $fractions }</pass> donde se guardan las fracciones.
lab-rounding-same = Tokens que llegan entre dos solicitudes: { $share }. Aquí redondear hacia abajo no le quita nada al cliente: en los tres pasan { $fractions } de { $asked }. Haz que pida más a menudo de lo que llegan los tokens.
lab-rounding-reset = <strong>Tokens enteros, el reloj se reinicia en cada mirada:</strong> <pass>{ $passed ->
    [one] { $passed } aceptada
   *[other] { $passed } aceptadas
}</pass>, <stop>{ $refused ->
    [one] { $refused } rechazada
   *[other] { $refused } rechazadas
}</stop>
lab-rounding-remainder = <strong>Tokens enteros, el resto del tiempo se guarda:</strong> <pass>{ $passed ->
    [one] { $passed } aceptada
   *[other] { $passed } aceptadas
}</pass>, <stop>{ $refused ->
    [one] { $refused } rechazada
   *[other] { $refused } rechazadas
}</stop>
lab-rounding-fractions = <strong>Fracciones de token:</strong> <pass>{ $passed ->
    [one] { $passed } aceptada
   *[other] { $passed } aceptadas
}</pass>, <stop>{ $refused ->
    [one] { $refused } rechazada
   *[other] { $refused } rechazadas
}</stop>
lab-rounding-chart = { $way ->
    [reset] Los tokens a lo largo del tiempo si el reloj se reinicia en cada mirada:
    [remainder] Los tokens a lo largo del tiempo si se guarda el resto del tiempo:
   *[fractions] Los tokens a lo largo del tiempo si se guardan las fracciones:
} de { $asked } solicitudes, { $passed ->
    [one] { $passed } aceptada
   *[other] { $passed } aceptadas
}.
lab-rounding-table = Los tres baldes, solicitud por solicitud: la respuesta y los tokens que quedan después
lab-rounding-column-time = tiempo
lab-rounding-column-reset = reloj reiniciado
lab-rounding-column-remainder = resto guardado
lab-rounding-column-fractions = fracciones
lab-rounding-cell = { $answer ->
    [accepted] aceptada, { $tokens }
   *[rejected] rechazada, { $tokens }
}
lab-rounding-ask = Llega un token cada 10 s. El balde cuenta tokens enteros y reinicia su reloj en cada lectura. Está vacío, y un cliente pide una vez por segundo durante una hora. ¿Cuántas de sus 3600 solicitudes pasan?
lab-rounding-option-0 = Ninguna
lab-rounding-option-360 = 360, una de cada diez
lab-rounding-option-3600 = Todas
lab-rounding-why-0 = Cada lectura encuentra una décima de token, la redondea a ninguno y olvida el segundo del que salió. A este cliente le ayudaría pedir más despacio, pero eso ningún cliente lo puede adivinar.
lab-rounding-why-360 = Eso es lo que promete el ritmo, y lo que llega si se guarda la fracción. Aquí cada lectura tira su décima de token.
lab-rounding-why-3600 = Un token cada 10 s no puede dejar pasar una solicitud por segundo; y este balde no da ni lo que promete su ritmo.

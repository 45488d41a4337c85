# The lab about the test for "has the refill interval passed?".

lab-at-least-title = Al menos, no exactamente
lab-at-least-question = Un temporizador se salta un tic. ¿Importa si el balde se recarga cuando han pasado al menos tres segundos o cuando han pasado exactamente tres?
lab-at-least-lesson = Comprueba si ha pasado al menos el intervalo, nunca si ha pasado exactamente: basta un tic perdido para que la comprobación exacta se salte esa recarga y todas las que siguen.
lab-at-least-missed = Tic perdido
lab-at-least-missed-hint = segundos; 0: ninguno
lab-at-least-every = Recarga cada
lab-at-least-every-hint = segundos
lab-at-least-asked = En cada tic llegan
lab-at-least-asked-hint = solicitudes a la vez
lab-at-least-none = No se pierde ningún tic, y las dos comprobaciones no se distinguen. Por eso la exacta supera todas las pruebas.
lab-at-least-harmless = Perder el tic { $missed } no hace daño, porque ahí no tocaba recarga: la comprobación exacta sigue encontrando { $every } s justos. Un fallo que aparece en un tic y no en el siguiente es difícil de encontrar.
lab-at-least-starved = En el tic { $missed } tocaba recarga, y nadie miró. Un segundo después han pasado { $found } s: al menos { $every }, pero no exactamente. El balde exacto tuvo su última recarga a los { $last } y <stop>ya no se llena nunca</stop>; acepta { $exact } de { $asked }; el otro, <pass>{ $least }</pass>.
lab-at-least-never = En el tic { $missed } tocaba la primera recarga, y nadie miró. Un segundo después han pasado { $found } s: al menos { $every }, pero no exactamente. El balde exacto <stop>no se llena nunca</stop>; acepta { $exact } de { $asked }; el otro, <pass>{ $least }</pass>.
lab-at-least-least = <code>since >= every</code> <pass>{ $passed ->
    [one] { $passed } aceptada
   *[other] { $passed } aceptadas
}</pass>, <stop>{ $refused ->
    [one] { $refused } rechazada
   *[other] { $refused } rechazadas
}</stop>
lab-at-least-exact = <code>since == every</code> <pass>{ $passed ->
    [one] { $passed } aceptada
   *[other] { $passed } aceptadas
}</pass>, <stop>{ $refused ->
    [one] { $refused } rechazada
   *[other] { $refused } rechazadas
}</stop>
lab-at-least-chart = { $test ->
    [least] Se recarga cuando ha pasado al menos el intervalo:
   *[exact] Se recarga cuando ha pasado exactamente el intervalo:
} de { $asked } solicitudes, { $passed ->
    [one] { $passed } aceptada
   *[other] { $passed } aceptadas
}; al final { $tokens ->
    [one] queda { $tokens } token
   *[other] quedan { $tokens } tokens
}.
lab-at-least-table = Los dos baldes, tic a tic
lab-at-least-column-time = tic
lab-at-least-column-asked = llegan
lab-at-least-column-least = ≥: aceptadas
lab-at-least-column-least-left = ≥: tokens que quedan
lab-at-least-column-exact = =: aceptadas
lab-at-least-column-exact-left = =: tokens que quedan
lab-at-least-ask = Un balde vacío de capacidad 10 gana 6 tokens cuando han pasado exactamente 3 s desde la última recarga. Se pierde el tic de los 3 s; después hay un tic cada segundo y nadie pide nada. ¿Cuántos tokens hay al cabo de una hora?
lab-at-least-option-0 = Ninguno
lab-at-least-option-6 = 6
lab-at-least-option-10 = 10, está lleno
lab-at-least-why-0 = En el tic que sigue al perdido han pasado 4 s; luego 5, luego 6. El tiempo desde la última recarga solo crece y nunca vuelve a ser 3.
lab-at-least-why-6 = No llega ni la primera recarga: cuando alguien vuelve a mirar el balde han pasado 4 s, y 4 no es 3.
lab-at-least-why-10 = Con “al menos” estaría lleno a los 6 s. La comprobación exacta nunca ve 3 s: ve 4, luego 5, y así siempre.
lab-at-least-mark = perdido

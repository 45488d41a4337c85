# The lab about coming back after a rejection.

lab-retry-after-title = Volver a intentar
lab-retry-after-question = Muchos clientes quieren más de lo que hay en el balde. ¿Sirve de algo reintentar enseguida, o enviarlo todo otra vez?
lab-retry-after-lesson = Un servidor que dice cuándo volver, y clientes que le hacen caso, logran lo mismo, e igual de pronto, con una fracción de las solicitudes; repetir lo que ya había pasado solo les quita tokens a todos.
lab-retry-after-clients = Clientes
lab-retry-after-clients-hint = todos en 0 s
lab-retry-after-wanted = Cada uno quiere
lab-retry-after-wanted-hint = solicitudes aceptadas
lab-retry-after-pause = Los impacientes esperan
lab-retry-after-pause-hint = segundos
lab-retry-after-load = Reintentar cada { $pause } cuesta <stop>{ $atOnce ->
    [one] { $atOnce } solicitud
   *[other] { $atOnce } solicitudes
}</stop>; hacer caso a Retry-After, <pass>{ $obey }</pass>{ $end ->
    [same] . Nadie termina antes: en los dos casos, todos han terminado tras { $last }.
    [later] , y así todos han terminado tras { $last }; volver en otros momentos solo alarga la espera.
   *[never] . En { $until } no llegan tokens para tantas solicitudes, así que en ninguno de los dos casos terminan todos.
}
lab-retry-after-repeated = { $repeated ->
    [wasted] Repetirlo todo gasta <stop>{ $wasted ->
        [one] { $wasted } token
       *[other] { $wasted } tokens
    }</stop> en lo que ya había pasado, y lleva { $last }.
    [short] De los que lo repiten todo, solo <stop>{ $done } de { $clients }</stop> logran que pase todo en { $until }; gastan { $wasted ->
        [one] { $wasted } token
       *[other] { $wasted } tokens
    } en lo que ya había pasado.
   *[none] Aquí repetirlo todo no desperdicia nada: lo que quiere cada uno cabe en la recarga sin que sobre nada.
}
lab-retry-after-obey = <strong>Hacer caso a Retry-After:</strong> <pass>{ $accepted ->
    [one] { $accepted } aceptada
   *[other] { $accepted } aceptadas
}</pass>, <stop>{ $rejected ->
    [one] { $rejected } rechazada
   *[other] { $rejected } rechazadas
}</stop>
lab-retry-after-atOnce = <strong>Reintentar el resto tras { $pause }:</strong> <pass>{ $accepted ->
    [one] { $accepted } aceptada
   *[other] { $accepted } aceptadas
}</pass>, <stop>{ $rejected ->
    [one] { $rejected } rechazada
   *[other] { $rejected } rechazadas
}</stop>
lab-retry-after-all = <strong>Repetirlo todo tras { $pause }:</strong> <pass>{ $accepted ->
    [one] { $accepted } aceptada
   *[other] { $accepted } aceptadas
}</pass>, <stop>{ $rejected ->
    [one] { $rejected } rechazada
   *[other] { $rejected } rechazadas
}</stop>
lab-retry-after-chart = Solicitudes en cada segundo de clientes que { $policy ->
    [obey] hacen caso a Retry-After:
    [atOnce] reintentan el resto enseguida:
   *[all] lo repiten todo:
} { $sent } en total, { $accepted ->
    [one] { $accepted } aceptada
   *[other] { $accepted } aceptadas
}.
lab-retry-after-table = Las tres maneras de volver, lado a lado
lab-retry-after-column-policy = manera de volver
lab-retry-after-column-sent = enviadas
lab-retry-after-column-accepted = aceptadas
lab-retry-after-column-wasted = de ellas, desperdiciadas
lab-retry-after-column-done = clientes que terminan
lab-retry-after-column-last = el último, tras
lab-retry-after-row-obey = hacer caso a Retry-After
lab-retry-after-row-atOnce = reintentar el resto
lab-retry-after-row-all = repetirlo todo
lab-retry-after-done = { $done } de { $clients }
lab-retry-after-never = no en { $until }
lab-retry-after-ask = Un cliente de esta multitud se cansa de esperar lo que dice Retry-After y reintenta cada 100 ms, y los demás hacen lo mismo. ¿Cuándo termina el último, en comparación con hacerle caso?
lab-retry-after-option-faster = Antes
lab-retry-after-option-same = Al mismo tiempo
lab-retry-after-option-slower = Más tarde
lab-retry-after-why-faster = Los tokens llegan cuando llegan. Quien pide más veces, más veces encuentra el balde vacío.
lab-retry-after-why-same = El ritmo lo marca la recarga. Lo único que crece es el número de rechazos y, con él, el trabajo del servidor.
lab-retry-after-why-slower = Pedir a menudo sí aprovecha cada recarga, así que no se pierde nada más que el esfuerzo: un rechazo no cuesta ningún token.

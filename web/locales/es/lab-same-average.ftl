# The lab about the refill interval at a constant rate.

lab-same-average-title = La misma media, otra sensación
lab-same-average-question = Dos tokens por segundo pueden llegar de uno en uno o de diez en diez. ¿Quién lo nota?
lab-same-average-lesson = La media no dice nada de cómo se siente: un intervalo de recarga largo significa sequías y luego una tanda, así que es mejor el intervalo más corto que aguante el almacén de datos.
lab-same-average-interval = Intervalo de recarga, a 2 tokens por segundo
lab-same-average-steady = El cliente constante pide
lab-same-average-steady-hint = veces por segundo
lab-same-average-burst = El cliente a ráfagas pide
lab-same-average-burst-hint = a la vez, cada 4 s
lab-same-average-said = Con { $refill ->
    [one] un token
   *[other] { $refill } tokens
} cada { $every }, el cliente constante pasa hasta <stop>{ $dry }</stop> seguidos sin nada y consigue que pasen <pass>{ $steady } de { $asked }</pass> solicitudes; el cliente a ráfagas, <pass>{ $bursts } de { $burstsAsked }</pass>.
lab-same-average-client-steady = <strong>Constante, { $steady } por segundo:</strong> <pass>{ $passed ->
    [one] { $passed } aceptada
   *[other] { $passed } aceptadas
}</pass>, <stop>{ $refused ->
    [one] { $refused } rechazada
   *[other] { $refused } rechazadas
}</stop>
lab-same-average-client-bursts = <strong>Ráfagas de { $burst } cada 4 s:</strong> <pass>{ $passed ->
    [one] { $passed } aceptada
   *[other] { $passed } aceptadas
}</pass>, <stop>{ $refused ->
    [one] { $refused } rechazada
   *[other] { $refused } rechazadas
}</stop>
lab-same-average-chart = Los tokens en 30 s, con { $refill } cada { $every } y { $client ->
    [steady] un cliente constante:
   *[bursts] un cliente a ráfagas:
} de { $asked } solicitudes, { $passed ->
    [one] { $passed } aceptada
   *[other] { $passed } aceptadas
}.
lab-same-average-table = Todos los intervalos, lado a lado
lab-same-average-column-refill = recarga
lab-same-average-column-steady = constante: aceptadas
lab-same-average-column-dry = constante: sequía más larga
lab-same-average-column-bursts = a ráfagas: aceptadas
lab-same-average-row = { $refill } cada { $every }
lab-same-average-ask = Un cliente quiere 8 a la vez cada 4 s: dos por segundo, justo el ritmo. El balde tiene capacidad 10 y empieza lleno. ¿Cuántas de estas solicitudes pasan con diez tokens cada 5 s, en comparación con uno cada medio segundo?
lab-same-average-option-more = Más
lab-same-average-option-same = Las mismas
lab-same-average-option-fewer = Menos
lab-same-average-why-more = Una tanda no trae nada extra: lo que no cabe bajo el tope se derrama. De uno en uno, los tokens llegan mientras hay sitio.
lab-same-average-why-same = El ritmo es el mismo, pero no lo que el balde puede conservar de él: una tanda de diez encuentra tokens que quedaban, y el tope derrama lo que sobra.
lab-same-average-why-fewer = Una tanda de diez que encuentra tokens en el balde no cabe: el tope derrama lo que sobra, y la media prometida no es la media servida.

# The lab about what a bucket holds when a client first comes.

lab-full-or-empty-title = Empezar lleno o vacío
lab-full-or-empty-question = ¿Cómo es el primer minuto de un cliente nuevo si su balde empieza lleno, y cómo si empieza vacío?
lab-full-or-empty-lesson = Un balde que empieza lleno recibe a un cliente nuevo con toda su ráfaga; uno que empieza vacío hace que la primera visita parezca fallar, y cuando los dos se han llenado, nadie puede distinguirlos.
lab-full-or-empty-capacity = Capacidad
lab-full-or-empty-capacity-hint = tokens como máximo
lab-full-or-empty-every = Un token cada
lab-full-or-empty-every-hint = segundos
lab-full-or-empty-page = La primera página carga
lab-full-or-empty-page-hint = solicitudes a la vez
lab-full-or-empty-click = Después, cada clic
lab-full-or-empty-click-hint = solicitudes, cada 10 s
lab-full-or-empty-same = Aquí el inicio no cambia nada: los dos baldes responden igual a cada solicitud del primer minuto.
lab-full-or-empty-differ = De { $page ->
    [one] la única solicitud
   *[other] las { $page } solicitudes
} de la primera página, el que empieza vacío <stop>deja pasar { $first }</stop>. En el primer minuto pasan <pass>{ $full } de { $asked }</pass> si empieza lleno y <pass>{ $empty } de { $asked }</pass> si empieza vacío; la última vez que responden distinto es a los { $last }.
lab-full-or-empty-full = <strong>Empieza lleno:</strong> <pass>{ $accepted ->
    [one] { $accepted } aceptada
   *[other] { $accepted } aceptadas
}</pass>, <stop>{ $rejected ->
    [one] { $rejected } rechazada
   *[other] { $rejected } rechazadas
}</stop>
lab-full-or-empty-empty = <strong>Empieza vacío:</strong> <pass>{ $accepted ->
    [one] { $accepted } aceptada
   *[other] { $accepted } aceptadas
}</pass>, <stop>{ $rejected ->
    [one] { $rejected } rechazada
   *[other] { $rejected } rechazadas
}</stop>
lab-full-or-empty-chart = { $start ->
    [full] Los tokens en el primer minuto si empieza lleno: de { $requests ->
        [one] { $requests } solicitud
       *[other] { $requests } solicitudes
    }, { $accepted ->
        [one] { $accepted } aceptada
       *[other] { $accepted } aceptadas
    }.
   *[empty] Los tokens en el primer minuto si empieza vacío: de { $requests ->
       [one] { $requests } solicitud
      *[other] { $requests } solicitudes
   }, { $accepted ->
       [one] { $accepted } aceptada
      *[other] { $accepted } aceptadas
   }.
}
lab-full-or-empty-ask = Dos baldes de 10 tokens ganan uno por segundo. Uno empezó lleno; el otro, vacío. Durante un minuto nadie pide nada; luego llegan 12 solicitudes a la vez. ¿Qué balde deja pasar más?
lab-full-or-empty-option-full = El que empezó lleno
lab-full-or-empty-option-empty = El que empezó vacío
lab-full-or-empty-option-same = Los dos dejan pasar las mismas
lab-full-or-empty-why-full = No puede conservar su ventaja: el tope derrama lo que gana, mientras que el vacío se llena en diez segundos.
lab-full-or-empty-why-empty = Gana sesenta tokens en ese minuto, pero el tope guarda diez de ellos, los mismos que tiene el otro.
lab-full-or-empty-why-same = A los diez segundos el vacío también está lleno, así que los dos tienen 10 tokens y dejan pasar 10. El inicio solo importa al inicio.

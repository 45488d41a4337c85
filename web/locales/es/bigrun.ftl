# The words of the long run, and of traffic by pattern, which Compare uses too.

bigrun-heading = A largo plazo
bigrun-intro = Lo que un balde hace en un minuto se puede mirar; lo que hace en meses se ve en bandas. Cada banda va del valor más bajo al más alto de su tramo de tiempo, y la línea que la recorre es la media.
bigrun-stage = La simulación
# The bucket in a line, and how long it runs.
bigrun-what = { $bucket }. { $rows }
bigrun-rows = { $rows ->
    [one] { $rows } ronda de { $row }.
   *[other] { $rows } rondas de { $row }, { $time } en total.
}
bigrun-about-days = { NUMBER($n, maximumFractionDigits: 1) } días
bigrun-run = Simular
bigrun-again = Simular otra vez
bigrun-cancel = Cancelar
bigrun-cancelled = La simulación se canceló. No se guarda nada de ella.
bigrun-progress = Avance de la simulación
bigrun-progress-rows = { $done } de { $rows } rondas
bigrun-in-page = Este navegador no permite que la página use un worker propio, así que la simulación comparte el hilo de la página y tarda más.
bigrun-refused = El motor no puede simular esto: { $message }
bigrun-too-many = Llegarían unas { NUMBER($arrivals, maximumSignificantDigits: 2) } solicitudes, una tras otra, y aquí caben { $most } como máximo. Prueba con menos solicitudes o con menos tiempo.
bigrun-failed = La simulación se interrumpió: { $message }. Quizá una más corta sí termine.

bigrun-said-token = En { $rows ->
    [one] { $rows } ronda
   *[other] { $rows } rondas
} hubo { $requests ->
    [one] { $requests } solicitud
   *[other] { $requests } solicitudes
}: { $entered ->
    [one] { $entered } aceptada
   *[other] { $entered } aceptadas
} ({ $share } %) y { $refused ->
    [one] { $refused } rechazada
   *[other] { $refused } rechazadas
}. El cálculo tardó { $took }.
bigrun-said-meter = En { $rows ->
    [one] { $rows } ronda
   *[other] { $rows } rondas
} hubo { $requests ->
    [one] { $requests } solicitud
   *[other] { $requests } solicitudes
}: { $entered ->
    [one] { $entered } aceptada
   *[other] { $entered } aceptadas
} ({ $share } %) y { $refused ->
    [one] { $refused } rechazada
   *[other] { $refused } rechazadas
}. El cálculo tardó { $took }.
bigrun-said-leaky = En { $rows ->
    [one] { $rows } ronda
   *[other] { $rows } rondas
} hubo { $requests ->
    [one] { $requests } solicitud
   *[other] { $requests } solicitudes
}: { $entered } en cola ({ $share } %) y { $refused ->
    [one] { $refused } descartada
   *[other] { $refused } descartadas
}. La cola llegó a tener { $queue }, y el recorrido más largo duró { $wait }. El cálculo tardó { $took }.

bigrun-chart = Las solicitudes, qué fue de ellas y el balde a lo largo de { $time }, en { $stretches } bandas de { $each } cada una
bigrun-lane-requests = solicitudes, cada { $row }
bigrun-lane-accepted = aceptadas
bigrun-lane-processed = procesadas
bigrun-lane-rejected = rechazadas
bigrun-lane-dropped = descartadas
bigrun-lane-tokens = tokens que quedan
bigrun-lane-queue = en la cola
bigrun-lane-level = nivel
bigrun-at = Momento mostrado
bigrun-reading-from = Desde { $from }, durante { $each }:
bigrun-reading-requests = De { $least } a { $greatest } solicitudes por ronda, { $mean } en promedio.
bigrun-reading-accepted = De { $least } a { $greatest } aceptadas, { $mean } en promedio.
bigrun-reading-processed = De { $least } a { $greatest } procesadas, { $mean } en promedio.
bigrun-reading-rejected = De { $least } a { $greatest } rechazadas, { $mean } en promedio.
bigrun-reading-dropped = De { $least } a { $greatest } descartadas, { $mean } en promedio.
bigrun-reading-tokens = Quedan de { $least } a { $greatest } tokens, { $mean } en promedio.
bigrun-reading-queue = De { $least } a { $greatest } en la cola, { $mean } en promedio.
bigrun-reading-level = Nivel de { $least } a { $greatest }, { $mean } en promedio.
bigrun-table = Toda la simulación, por rondas de { $row }
bigrun-column-least = mínimo
bigrun-column-mean = media
bigrun-column-greatest = máximo
bigrun-row-requests = solicitudes
bigrun-row-accepted = aceptadas
bigrun-row-processed = procesadas
bigrun-row-rejected = rechazadas
bigrun-row-dropped = descartadas
bigrun-row-tokens = tokens que quedan
bigrun-row-queue = en la cola
bigrun-row-level = nivel

bigrun-arrivals = { $count ->
    [one] El tráfico es una lista de { $count } llegada. Una lista no cabe en un enlace.
   *[other] El tráfico es una lista de { $count } llegadas. Una lista no cabe en un enlace.
}
bigrun-arrivals-leave = Usar un patrón en su lugar
bigrun-pattern = Tráfico { $n }
bigrun-pattern-steady = constante
bigrun-pattern-bursts = ráfagas
bigrun-pattern-onOff = con pausas
bigrun-pattern-ramp = cada vez más
bigrun-pattern-random = al azar
bigrun-pattern-requests = Solicitudes
bigrun-pattern-toRequests = Al final
bigrun-pattern-everyMs = Cada
bigrun-pattern-onMs = Activo durante
bigrun-pattern-offMs = En pausa durante
# The number that a random sequence begins with.
bigrun-pattern-seed = Semilla
bigrun-pattern-fromMs = Desde
bigrun-pattern-untilMs = Hasta
bigrun-pattern-add = Añadir otro patrón
bigrun-pattern-remove = Quitar el tráfico { $n }

# The words of Play: the set-up, the controls, the table, the chart and the keys. Its picture, its sentences, its rule and
# its traffic have files of their own.

play-heading = Juega con un balde
play-intro = Un limitador de tasa deja pasar solicitudes a un ritmo constante y decide qué hacer con una ráfaga. Elige un balde, envíale solicitudes y mira cuáles pasan y por qué.

play-setup = Configuración
play-kind = Tipo de balde
play-kind-token = Token
play-kind-leaky = Leaky
play-kind-meter = Medidor
play-scenario = Escenario
play-scenario-own = Uno propio
play-scenario-five = Un balde de cinco
play-scenario-leaves = Hojas y orugas
play-scenario-generous = Generoso: 6 cada 3 s
play-scenario-scarce = Escaso: 2 cada 10 s
play-scenario-thirteen = Trece a la vez
play-scenario-queue = La cola de cinco
play-scenario-twenty-five = Veinticinco a la vez
play-scenario-two-seconds = Pensada para dos segundos
play-scenario-five-about = Envía una ráfaga de seis y mira qué pasa con la sexta.
play-scenario-leaves-about = A una planta le brotan tres hojas al día, y caben cinco. Cada oruga se come una o se queda con hambre.
play-scenario-generous-about = Diez a la vez, dos por segundo a la larga y una recarga que llega por tandas.
play-scenario-scarce-about = La misma idea con poco que gastar: ocho son gratis, y luego toca esperar mucho.
play-scenario-thirteen-about = Tokens que llegan poco a poco: trece solicitudes para diez tokens, y el próximo llega en medio segundo.
play-scenario-queue-about = A nadie se le niega la entrada mientras haya lugar en la cola; el precio es esperar.
play-scenario-twenty-five-about = Una cola larga descarta pocas y hace esperar cuatro segundos a la última.
play-scenario-two-seconds-about = La misma ráfaga en una cola de diez, porque nadie debería esperar más de dos segundos.

play-capacity = Capacidad
play-capacity-token = la mayor ráfaga
play-capacity-leaky = lugares en la cola
play-capacity-meter = hasta dónde se llena
play-refill = Recarga
play-refill-hint = tokens por vez
play-drain = Drenado
play-drain-leaky = solicitudes por vez
play-drain-meter = lo que baja por vez
play-every = Intervalo
play-every-seconds = segundos
play-every-days = días
play-pacing-token = Los tokens llegan
play-pacing-token-interval = de golpe
play-pacing-token-steady = poco a poco
play-pacing-leaky = Las solicitudes salen
play-pacing-leaky-steady = una a una
play-pacing-leaky-interval = de golpe
play-initial = Empieza con
play-initial-full = lleno
play-initial-tokens = tokens
play-timeout = Abandonan tras
play-timeout-never = nunca
play-timeout-hint = segundos de espera

# Below a number: "2 / por segundo, en promedio".
play-fact-rate-token = por segundo, en promedio
play-fact-rate-leaky = por segundo llegan al servidor, nunca más
play-fact-rate-meter = por segundo, en promedio
play-fact-rate-day-token = al día, en promedio
play-fact-rate-day-leaky = al día llegan al servidor, nunca más
play-fact-rate-day-meter = al día, en promedio
play-fact-burst-token = a la vez, como máximo
play-fact-burst-meter = a la vez, como máximo
play-fact-longest-leaky = dura el recorrido más largo

play-stage = El balde y lo que le pasa
play-sending = Enviar solicitudes
play-send = Enviar
play-send-n = { $n ->
    [one] Enviar { $n } solicitud
   *[other] Enviar { $n } solicitudes
}
play-send-own = Enviar { $n }
play-send-own-label = Cuántas enviar
play-next-second = Otro segundo
play-next-day = Otro día
play-ahead = { $ahead ->
    [one] Hay un paso por delante. Lo que hagas ahora lo reemplaza.
   *[other] Hay { $ahead } pasos por delante. Lo que hagas ahora los reemplaza.
}
play-transport = Atrás y adelante
play-restart = Volver al inicio
play-back = Atrás
play-forward = Adelante
play-run = Iniciar
play-pause = Pausa
play-speed = Velocidad
play-speed-value = { $n } / s
play-speed-at-once = al instante
play-motion = Movimiento

# A step is to be predicted before it is taken. $wait is a length of time with its unit.
play-predict = Predecir primero
play-predict-now = { $requests ->
    [one] Ahora llega una solicitud. ¿Qué pasará con ella?
   *[other] Ahora llegan { $requests } solicitudes. ¿Qué pasará con ellas?
}
play-predict-later = { $requests ->
    [0] ¿Qué habrá tras { $wait } sin solicitudes?
    [one] Tras { $wait } llegará una solicitud. ¿Qué habrá entonces?
   *[other] Tras { $wait } llegarán { $requests } solicitudes. ¿Qué habrá entonces?
}
play-predict-check = Comprobar y seguir
play-predict-cancel = Ahora no
play-predict-shown = No se predijo nada; esto es lo que pasó.
play-predict-score = Aciertos: { $right } de { $of }.
play-position = { $count ->
    [0] Aún no hay pasos
   *[other] Paso { $index } de { $count }
}
play-full = Ya hay { $count } pasos, los que la página puede guardar. Retrocede para seguir desde allí.

play-undo = Deshacer el cambio
play-clear = Borrar los pasos
play-replayed = { $count ->
    [0] La nueva configuración vale desde el inicio.
    [one] La nueva configuración vale desde el inicio: tu paso se repitió con ella.
   *[other] La nueva configuración vale desde el inicio: tus { $count } pasos se repitieron con ella.
}
play-initial-refilled = Iba a empezar con { $initial }, más de lo que cabe ahora, así que empieza lleno.
play-refused = El motor no puede simular esto: { $message }
play-announce = Paso { $index }, a { $time } del inicio.

# The columns are narrow: {"\u00AD"} is where a long word may break.
play-table = Paso a paso
play-table-empty = Cada paso añade una fila aquí. Elige el tiempo de una fila para volver a ella.
play-table-go = Ir al paso { $index }, en { $time }
play-column-time = tiempo
play-column-requests = llegan
play-column-refilled = recarga
play-column-accepted = acep{"\u00AD"}tadas
play-column-rejected = recha{"\u00AD"}zadas
play-column-tokens = quedan
play-column-plant-requests = llegan
play-column-plant-refilled = brotan
play-column-plant-accepted = comen
play-column-plant-rejected = con hambre
play-column-plant-tokens = quedan hojas
play-column-arrive = llegan
play-column-in-queue = en cola
play-column-processed = proce{"\u00AD"}sadas
play-column-queue-after = después
play-column-dropped = descar{"\u00AD"}tadas
play-column-expired = abando{"\u00AD"}nan
play-column-level = nivel
play-table-later = aún no

play-chart-scrub = Paso mostrado
# Which step, and what stands there.
play-chart-at = { $position }. { $reading }.
play-chart-token = { $count ->
    [one] Tokens y solicitudes a lo largo del tiempo, { $count } paso
   *[other] Tokens y solicitudes a lo largo del tiempo, { $count } pasos
}
play-chart-leaky = { $count ->
    [one] Cola y solicitudes a lo largo del tiempo, { $count } paso
   *[other] Cola y solicitudes a lo largo del tiempo, { $count } pasos
}
play-chart-meter = { $count ->
    [one] Nivel y solicitudes a lo largo del tiempo, { $count } paso
   *[other] Nivel y solicitudes a lo largo del tiempo, { $count } pasos
}
play-read-start = El inicio
play-read-ahead = { $time }: { $requests ->
    [one] llegará { $requests } solicitud
   *[other] llegarán { $requests } solicitudes
}
play-read-token = { $time }: { $requests ->
    [one] llega { $requests }
   *[other] llegan { $requests }
}, { $accepted ->
    [one] { $accepted } aceptada
   *[other] { $accepted } aceptadas
}, { $rejected ->
    [one] { $rejected } rechazada
   *[other] { $rejected } rechazadas
}, { $tokens ->
    [one] queda { $tokens }
   *[other] quedan { $tokens }
}
play-read-leaky = { $time }: { $requests ->
    [one] llega { $requests }
   *[other] llegan { $requests }
}, { $queued } en cola, { $dropped ->
    [one] { $dropped } descartada
   *[other] { $dropped } descartadas
}, { $queue } en la cola al final
play-read-meter = { $time }: { $requests ->
    [one] llega { $requests }
   *[other] llegan { $requests }
}, { $accepted ->
    [one] { $accepted } aceptada
   *[other] { $accepted } aceptadas
}, { $rejected ->
    [one] { $rejected } rechazada
   *[other] { $rejected } rechazadas
}, nivel { $level }
play-legend-tokens = tokens
play-legend-queue = cola
play-legend-level = nivel
play-legend-accepted = aceptadas
play-legend-rejected = rechazadas
play-legend-queued = en cola
play-legend-dropped = descartadas
play-legend-processed = procesadas

# The dialog of the keys
play-keys = Atajos de teclado
play-keys-about = Funcionan en cualquier parte de esta página, salvo mientras escribes en un campo.
play-keys-use = Usar estos atajos
play-close = Cerrar
play-key-send-1 = Enviar una solicitud
play-key-send-5 = Enviar cinco solicitudes
play-key-send-burst = Enviar tantas como dice el campo
play-key-next = Dejar pasar otro segundo, u otro día
play-key-back = Un paso atrás
play-key-forward = Un paso adelante
play-key-start = Volver al inicio
play-key-end = Ir al último paso
play-key-run = Iniciar o pausar
play-key-slower = Ir más lento
play-key-faster = Ir más rápido
play-key-kind = Otro tipo de balde
play-key-scenario-next = El escenario siguiente
play-key-scenario-previous = El escenario anterior
play-key-setup = Ir a la capacidad
play-key-how-many = Ir a cuántas enviar
play-key-traffic = Crear tráfico
play-key-language = La regla en otro lenguaje
play-key-predict = Predecir cada paso primero, o no
play-key-motion = Con movimiento o sin él
play-key-share = Mostrar la dirección de este momento, para compartirlo
play-key-embed = Insertar este momento en otra página
play-key-take-away = Descargar las filas o el gráfico
play-key-help = Mostrar estos atajos

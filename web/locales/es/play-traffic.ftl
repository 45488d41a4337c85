# The dialog in which traffic is made
play-traffic-open = Tráfico…
play-traffic = Crear tráfico
play-traffic-way = Cómo se crea
play-traffic-way-rounds = Por rondas
play-traffic-way-patterns = Por patrón
play-traffic-way-list = De una lista
play-traffic-sum = { $requests ->
    [one] { $requests } solicitud
   *[other] { $requests } solicitudes
} en { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}, a lo largo de { $time }
play-traffic-too-long = { $steps } pasos son demasiados para verlos uno por uno; aquí caben hasta { $most }. Acorta el tiempo, reúne más en cada paso o míralo a largo plazo.
play-traffic-long = Ver a largo plazo
play-traffic-replaces = Ocupará el lugar de los pasos que hay. La configuración se conserva.
play-traffic-use = Usar este tráfico
play-traffic-taken = { $count ->
    [one] El nuevo tráfico está por delante: { $count } paso. Pulsa Iniciar o avanza.
   *[other] El nuevo tráfico está por delante: { $count } pasos. Pulsa Iniciar o avanza paso a paso.
}
play-traffic-rounds = Solicitudes de cada ronda
play-traffic-rounds-about = En cada ronda pasa el tiempo, y luego sus solicitudes llegan juntas. Arrastra una barra hacia arriba o hacia abajo, o escribe su número.
play-traffic-round = Solicitudes de la ronda { $n }, en { $time }
play-traffic-rounds-count = Rondas
play-traffic-rounds-every = Una ronda dura
play-traffic-patterns-step = Un paso dura
play-traffic-patterns-step-hint = sus solicitudes llegan juntas
play-traffic-list = Tiempos de las solicitudes, uno por línea
play-traffic-list-about = Una lista o un registro (log): cuenta la primera columna. Se entienden fechas, tiempos desde 1970 y segundos sin más; la primera fecha es el inicio.
play-traffic-list-examples = Cómo puede ser una línea
play-traffic-list-zones = Una fecha sin zona horaria se toma como UTC. Las líneas vacías y las que empiezan con # se pasan por alto.
play-traffic-list-file = O de un archivo:
play-traffic-list-file-reading = Leyendo { $name }: { NUMBER($percent, maximumFractionDigits: 0) } % hasta ahora.
play-traffic-list-file-read = Se ha leído { $name }.
play-traffic-list-file-progress = Cuánto del archivo se ha leído
play-traffic-list-file-failed = No se puede leer { $name }. Puede que se haya movido o cambiado; elígelo otra vez.
play-traffic-list-file-stop = Dejar de leer
play-traffic-list-file-leave = Dejar el archivo y escribir o pegar
play-traffic-list-header = La primera línea da nombre a las columnas: “{ $given }”.
play-traffic-list-problems = { $count ->
    [one] Una línea no se puede leer.
   *[other] { $count } líneas no se pueden leer.
}
play-traffic-list-unreadable = Línea { NUMBER($line, useGrouping: 0) }: debe empezar con un tiempo, y “{ $given }” no tiene ninguno.
play-traffic-list-no-date = Línea { NUMBER($line, useGrouping: 0) }: no existe la fecha u hora de “{ $given }”.
play-traffic-list-mixed = Línea { NUMBER($line, useGrouping: 0) }: las líneas anteriores tienen otro tipo de tiempo (fechas o segundos sin más) que “{ $given }”.
play-traffic-list-more = { $count ->
    [one] Y una línea más.
   *[other] Y { $count } líneas más.
}
play-traffic-list-unordered = { $count ->
    [one] Una línea era anterior a otra que tenía delante; se puso en orden.
   *[other] { $count } líneas eran anteriores a otra que tenían delante; se pusieron en orden.
}
play-traffic-list-leave-out = { $count ->
    [one] Continuar sin esa línea
   *[other] Continuar sin esas { $count } líneas
}
play-traffic-list-group = Solicitudes juntas en un paso:
play-traffic-list-group-exact = las del mismo momento
play-traffic-list-group-within = las que llegan en { $time }

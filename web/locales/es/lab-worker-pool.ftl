# The lab about the leaky bucket as a work queue.

lab-worker-pool-title = Un leaky bucket es una cola de tareas
lab-worker-pool-question = Un pool con un worker y unos pocos lugares para esperar: ¿es otra cosa un leaky bucket?
lab-worker-pool-lesson = Un leaky bucket es una cola de tareas acotada con un límite en su worker: si tienes lo uno, ya has construido lo otro.
lab-worker-pool-burst = Tareas de una vez
lab-worker-pool-burst-hint = dos más llegan después
lab-worker-pool-places = Lugares
lab-worker-pool-places-hint = en espera o en proceso
lab-worker-pool-workers = Workers
lab-worker-pool-workers-hint = cada uno, 0,5 s por tarea
lab-worker-pool-slow = Una tarea larga
lab-worker-pool-slow-hint = la segunda tarda el triple
lab-worker-pool-same = Tarea por tarea, lo mismo: lo que el pool empieza, el balde lo empieza en el mismo momento, y { $dropped ->
    [0] ninguno de los dos deja nada fuera
    [one] los dos dejan fuera <stop>la misma</stop>
   *[other] los dos dejan fuera <stop>las mismas { $dropped }</stop>
}. Un leaky bucket de { $places } que drena una cada { $gap } es un pool de { $places ->
    [one] { $places } lugar
   *[other] { $places } lugares
} cuyo worker tarda { $job } por tarea.
lab-worker-pool-several = La tarea { $parted } es la primera a la que le va distinto. { $workers } workers rinden tanto como el balde, pero en paralelo: en una tarea normal tardan { $job }, mientras que el balde procesa una tras otra, cada una en { $gap }. Quedan fuera: <stop>{ $dropped }</stop> en el pool, <stop>{ $droppedBucket }</stop> en el balde.
lab-worker-pool-parted = La tarea { $parted } es la primera a la que le va distinto. Quedan fuera: <stop>{ $dropped }</stop> en el pool, <stop>{ $droppedBucket }</stop> en el balde.
lab-worker-pool-pool = <strong>Pool:</strong> { $workers ->
    [one] un worker
   *[other] { $workers } workers
}, { $job } por tarea, { $places ->
    [one] { $places } lugar
   *[other] { $places } lugares
}
lab-worker-pool-bucket = <strong>Leaky bucket:</strong> capacidad { $places }, drena una cada { $gap }
lab-worker-pool-chart = { $which ->
    [pool] El pool hace { $done ->
        [one] { $done } tarea
       *[other] { $done } tareas
    } y { $dropped ->
        [0] no deja fuera ninguna
       *[other] deja fuera { $dropped }
    }.
   *[bucket] El leaky bucket procesa { $done ->
        [one] { $done } tarea
       *[other] { $done } tareas
    } y { $dropped ->
        [0] no descarta ninguna
       *[other] descarta { $dropped }
    }.
}
lab-worker-pool-table = Tarea por tarea, cuándo está en proceso cada una
lab-worker-pool-column-job = tarea
lab-worker-pool-column-arrives = llega a los
lab-worker-pool-column-pool = en el pool
lab-worker-pool-column-bucket = en el balde
lab-worker-pool-from-to = de { $start } a { $done }
lab-worker-pool-dropped = queda fuera
lab-worker-pool-onward = En Jugar todas las tareas tardan lo mismo, así que allí una larga cuenta como una normal.
lab-worker-pool-ask = Un pool tiene un worker, que tarda medio segundo por tarea, y cinco lugares para tareas en espera o en proceso. ¿Qué balde hace lo mismo?
lab-worker-pool-option-five = Un leaky bucket de 5 que drena 2 por segundo
lab-worker-pool-option-four = Un leaky bucket de 4 que drena 2 por segundo: la tarea en proceso no ocupa lugar
lab-worker-pool-option-token = Un token bucket de 5 que gana 2 por segundo
lab-worker-pool-why-five = Los mismos lugares y el mismo ritmo, y por eso las mismas tareas en los mismos momentos.
lab-worker-pool-why-four = En los lugares de este pool cuenta la tarea en proceso, y en la capacidad de un leaky bucket también: con 4 descartaría una que el pool conserva.
lab-worker-pool-why-token = Deja entrar las mismas cinco, pero de golpe: en él nada espera, así que el worker recibiría cinco tareas en un mismo instante.

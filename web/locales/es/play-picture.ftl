# Inside the picture: little room, so short words.
play-picture-where = { $count ->
    [0] { $time }
   *[other] Paso { $index } de { $count } · { $time }
}
play-picture-client = cliente
play-picture-server = servidor
play-picture-holds = { $capacity ->
    [one] cabe { $capacity }
   *[other] caben { $capacity }
}
play-picture-refill = +{ $refill } cada { $every }
play-picture-next = próxima en { $wait }
play-picture-never = sin recarga
play-picture-next-token = uno más en { $wait }
play-picture-arrive = { $n ->
    [0] ninguna solicitud
    [one] llega { $n } solicitud
   *[other] llegan { $n } solicitudes
}
play-picture-arrive-narrow = { $n ->
    [0] ninguna
    [one] llega { $n }
   *[other] llegan { $n }
}
play-picture-accepted = { $n ->
    [one] { $n } aceptada
   *[other] { $n } aceptadas
}
play-picture-rejected = { $n ->
    [one] { $n } rechazada
   *[other] { $n } rechazadas
}
play-picture-dropped = { $n ->
    [one] { $n } descartada
   *[other] { $n } descartadas
}
play-picture-which-dropped = la n.º { $n } se descarta
play-picture-expired = { $n ->
    [one] { $n } abandonó
   *[other] { $n } abandonaron
}
play-picture-spilled = { $n ->
    [one] { $n } se derramó
   *[other] { $n } se derramaron
}
play-picture-retry = Retry-After: { NUMBER($seconds, useGrouping: 0) }
play-picture-processing = en proceso, lista en { $done }
play-picture-place = lista en { $done }
play-picture-leaves = abandona en { $wait }
play-picture-row-last = la última, lista en { $done }
play-picture-row-last-narrow = última: { $done }
play-picture-processed = { $n ->
    [one] { $n } procesada
   *[other] { $n } procesadas
}
play-picture-apart = una cada { $gap }
play-picture-room = { $n ->
    [one] cabe { $n } más
   *[other] caben { $n } más
}
play-picture-leak = drena { $drain } cada { $every }

# The same bucket as a plant
play-picture-plant-holds = { $capacity ->
    [one] cabe { $capacity } hoja
   *[other] caben { $capacity } hojas
}
play-picture-plant-spilled = { $n ->
    [one] { $n } no brotó
   *[other] { $n } no brotaron
}
play-picture-plant-arrive = { $n ->
    [0] ninguna oruga
    [one] llega { $n } oruga
   *[other] llegan { $n } orugas
}
play-picture-plant-arrive-narrow = { $n ->
    [0] ninguna
    [one] llega { $n }
   *[other] llegan { $n }
}
play-picture-plant-accepted = { $n ->
    [one] { $n } come
   *[other] { $n } comen
}
play-picture-plant-rejected = { $n } con hambre

# What the picture shows, for those who do not see it
play-picture-alt-token = Un token bucket con { $tokens } de { $capacity } tokens. En este paso { $requests ->
    [0] no llegó ninguna solicitud.
    [one] llegó una solicitud: { $accepted ->
        [one] { $accepted } aceptada
       *[other] { $accepted } aceptadas
    }, { $rejected ->
        [one] { $rejected } rechazada
       *[other] { $rejected } rechazadas
    }.
   *[other] llegaron { $requests } solicitudes: { $accepted ->
       [one] { $accepted } aceptada
      *[other] { $accepted } aceptadas
   }, { $rejected ->
       [one] { $rejected } rechazada
      *[other] { $rejected } rechazadas
   }.
}
play-picture-alt-leaves = Una planta con { $tokens } de { $capacity } hojas. En este paso { $requests ->
    [0] no llegó ninguna oruga.
    [one] llegó una oruga: { $accepted ->
        [one] { $accepted } comió
       *[other] { $accepted } comieron
    }, { $rejected ->
        [one] { $rejected } se quedó
       *[other] { $rejected } se quedaron
    } con hambre.
   *[other] llegaron { $requests } orugas: { $accepted ->
       [one] { $accepted } comió
      *[other] { $accepted } comieron
   }, { $rejected ->
       [one] { $rejected } se quedó
      *[other] { $rejected } se quedaron
   } con hambre.
}
play-picture-alt-leaky = Un leaky bucket con { $queue } de { $capacity } lugares ocupados. En este paso { $processed ->
    [one] salió { $processed } procesada
   *[other] salieron { $processed } procesadas
}, y { $requests ->
    [0] no llegó ninguna solicitud.
    [one] llegó una solicitud: { $queued } en cola, { $dropped ->
        [one] { $dropped } descartada
       *[other] { $dropped } descartadas
    }.
   *[other] llegaron { $requests } solicitudes: { $queued } en cola, { $dropped ->
       [one] { $dropped } descartada
      *[other] { $dropped } descartadas
   }.
}
play-picture-alt-meter = Un balde usado como medidor, a nivel { $level } de { $capacity }. En este paso { $requests ->
    [0] no llegó ninguna solicitud.
    [one] llegó una solicitud: { $accepted ->
        [one] { $accepted } aceptada
       *[other] { $accepted } aceptadas
    }, { $rejected ->
        [one] { $rejected } rechazada
       *[other] { $rejected } rechazadas
    }.
   *[other] llegaron { $requests } solicitudes: { $accepted ->
       [one] { $accepted } aceptada
      *[other] { $accepted } aceptadas
   }, { $rejected ->
       [one] { $rejected } rechazada
      *[other] { $rejected } rechazadas
   }.
}

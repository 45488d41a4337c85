# Inside the picture: short, since the picture is narrow.
play-picture-where = { $count ->
    [0] { $time }
   *[other] Passo { $index } de { $count } · { $time }
}
play-picture-client = cliente
play-picture-server = servidor
play-picture-holds = { $capacity ->
    [one] cabe { $capacity }
   *[other] cabem { $capacity }
}
play-picture-refill = +{ $refill } a cada { $every }
play-picture-next = próximo em { $wait }
play-picture-never = sem reabastecimento
play-picture-next-token = mais um em { $wait }
play-picture-arrive = { $n ->
    [0] nenhuma requisição
    [one] chega { $n } requisição
   *[other] chegam { $n } requisições
}
play-picture-arrive-narrow = { $n ->
    [0] nenhuma
    [one] chega { $n }
   *[other] chegam { $n }
}
play-picture-accepted = { $n ->
    [one] { $n } aceita
   *[other] { $n } aceitas
}
play-picture-rejected = { $n ->
    [one] { $n } rejeitada
   *[other] { $n } rejeitadas
}
play-picture-dropped = { $n ->
    [one] { $n } descartada
   *[other] { $n } descartadas
}
play-picture-which-dropped = a { $n }ª é descartada
play-picture-expired = { $n ->
    [one] { $n } desistiu
   *[other] { $n } desistiram
}
play-picture-spilled = { $n ->
    [one] { $n } transborda
   *[other] { $n } transbordam
}
play-picture-retry = Retry-After: { NUMBER($seconds, useGrouping: 0) }
play-picture-processing = em curso, termina em { $done }
play-picture-place = termina em { $done }
play-picture-leaves = desiste em { $wait }
play-picture-row-last = a última termina em { $done }
play-picture-row-last-narrow = última: { $done }
play-picture-processed = { $n ->
    [one] { $n } processada
   *[other] { $n } processadas
}
play-picture-apart = uma a cada { $gap }
play-picture-room = { $n ->
    [one] cabe mais { $n }
   *[other] cabem mais { $n }
}
play-picture-leak = { $drain ->
    [one] vaza { $drain } a cada { $every }
   *[other] vazam { $drain } a cada { $every }
}

# The same bucket as a plant
play-picture-plant-holds = { $capacity ->
    [one] cabe { $capacity } folha
   *[other] cabem { $capacity } folhas
}
play-picture-plant-spilled = { $n ->
    [one] { $n } não brota
   *[other] { $n } não brotam
}
play-picture-plant-arrive = { $n ->
    [0] nenhuma lagarta
    [one] vem { $n } lagarta
   *[other] vêm { $n } lagartas
}
play-picture-plant-arrive-narrow = { $n ->
    [0] nenhuma
    [one] vem { $n }
   *[other] vêm { $n }
}
play-picture-plant-accepted = { $n ->
    [one] { $n } come
   *[other] { $n } comem
}
play-picture-plant-rejected = { $n ->
    [one] { $n } fica com fome
   *[other] { $n } ficam com fome
}

# What the picture shows, for those who do not see it
play-picture-alt-token = Um token bucket com { $tokens } de { $capacity } tokens. Neste passo { $requests ->
    [0] não chegou nenhuma requisição.
    [one] chegou uma requisição: { $accepted } aceita, { $rejected } rejeitada.
   *[other] chegaram { $requests } requisições: { $accepted ->
        [0] nenhuma aceita
        [one] { $accepted } aceita
       *[other] { $accepted } aceitas
    }, { $rejected ->
        [0] nenhuma rejeitada
        [one] { $rejected } rejeitada
       *[other] { $rejected } rejeitadas
    }.
}
play-picture-alt-leaves = Uma planta com { $tokens } de { $capacity } folhas. Neste passo { $requests ->
    [0] não veio nenhuma lagarta.
    [one] veio uma lagarta: { $accepted } comeu, { $rejected } ficou com fome.
   *[other] vieram { $requests } lagartas: { $accepted ->
        [0] nenhuma comeu
        [one] { $accepted } comeu
       *[other] { $accepted } comeram
    }, { $rejected ->
        [0] nenhuma ficou com fome
        [one] { $rejected } ficou com fome
       *[other] { $rejected } ficaram com fome
    }.
}
play-picture-alt-leaky = Um leaky bucket com { $queue } de { $capacity } lugares ocupados. Neste passo { $processed ->
    [0] nenhuma requisição saiu processada
    [one] { $processed } saiu processada
   *[other] { $processed } saíram processadas
}, e { $requests ->
    [0] não chegou nenhuma requisição.
    [one] chegou uma requisição: { $queued } na fila, { $dropped } descartada.
   *[other] chegaram { $requests } requisições: { $queued ->
        [0] nenhuma entrou na fila
        [one] { $queued } entrou na fila
       *[other] { $queued } entraram na fila
    }, { $dropped ->
        [0] nenhuma descartada
        [one] { $dropped } descartada
       *[other] { $dropped } descartadas
    }.
}
play-picture-alt-meter = Um bucket usado como medidor, cheio até { $level } de { $capacity }. Neste passo { $requests ->
    [0] não chegou nenhuma requisição.
    [one] chegou uma requisição: { $accepted } aceita, { $rejected } rejeitada.
   *[other] chegaram { $requests } requisições: { $accepted ->
        [0] nenhuma aceita
        [one] { $accepted } aceita
       *[other] { $accepted } aceitas
    }, { $rejected ->
        [0] nenhuma rejeitada
        [one] { $rejected } rejeitada
       *[other] { $rejected } rejeitadas
    }.
}

# The sentences that say what just happened and why. Marks such as <pass>…</pass> give words the colour of their meaning:
# token (can be spent), wait, pass, stop (turned away); <code>…</code> holds together what a machine reads.

# What just happened: token bucket
play-said-token-start-full = { $tokens ->
    [one] El balde empieza lleno: <token>{ $tokens } token</token>. La solicitud que pasa se lo lleva; sin token, una solicitud se rechaza.
   *[other] El balde empieza lleno: <token>{ $tokens } tokens</token>. Cada solicitud que pasa se lleva uno; sin token, una solicitud se rechaza.
}
play-said-token-start-part = { $tokens ->
    [0] El balde empieza <token>vacío</token>; su capacidad es { $capacity }. Cada solicitud necesita un token para pasar.
    [one] El balde empieza con <token>{ $tokens } token</token> de { $capacity } como máximo. Cada solicitud que pasa se lleva uno.
   *[other] El balde empieza con <token>{ $tokens } tokens</token> de { $capacity } como máximo. Cada solicitud que pasa se lleva uno.
}
play-said-token-refilled = { $refilled ->
    [one] La recarga trajo <token>{ $refilled } token</token>: min({ $capacity }; { $previous } + { $refilled }) = { $before }.
   *[other] La recarga trajo <token>{ $refilled } tokens</token>: min({ $capacity }; { $previous } + { $refilled }) = { $before }.
}
play-said-token-accrued = { $refilled ->
    [one] En { $passed } llegó <token>{ $refilled } token</token>, poco a poco: min({ $capacity }; { $previous } + { $refilled }) = { $before }.
   *[other] En { $passed } llegaron <token>{ $refilled } tokens</token>, poco a poco: min({ $capacity }; { $previous } + { $refilled }) = { $before }.
}
play-said-token-part-spilled = { $due ->
    [one] Debía llegar <token>{ $due } token</token>, pero en el balde solo { $capacity ->
        [one] cabe { $capacity }
       *[other] caben { $capacity }
    }: min({ $capacity }; { $previous } + { $due }) = { $before }, y se derramó { $spilled }.
   *[other] Debían llegar <token>{ $due } tokens</token>, pero en el balde solo { $capacity ->
       [one] cabe { $capacity }
      *[other] caben { $capacity }
   }: min({ $capacity }; { $previous } + { $due }) = { $before }, y { $spilled ->
       [one] se derramó { $spilled }
      *[other] se derramaron { $spilled }
   }.
}
play-said-token-all-spilled = { $spilled ->
    [one] Debía llegar un token, pero el balde ya estaba lleno: se derramó.
   *[other] Debían llegar { $spilled } tokens, pero el balde ya estaba lleno: se derramaron.
}
play-said-token-not-due = Todavía no hay recarga; la próxima llega en <strong>{ $wait }</strong>.
play-said-token-quiet = { $tokens ->
    [0] Nadie pidió nada, y no hay <token>ningún token</token>.
    [one] Nadie pidió nada; queda <token>{ $tokens } token</token> por gastar.
   *[other] Nadie pidió nada; quedan <token>{ $tokens } tokens</token> por gastar.
}
play-said-token-all = { $requests ->
    [one] Una solicitud toma un token de <token>{ $before }</token> y es <pass>aceptada</pass>; { $tokens ->
        [one] queda { $tokens }
       *[other] quedan { $tokens }
    }.
   *[other] Llegan { $requests } solicitudes y hay <token>{ $before } tokens</token>: min({ $requests }; { $whole }) = { $accepted }, <pass>todas aceptadas</pass>; { $tokens ->
       [one] queda { $tokens }
      *[other] quedan { $tokens }
   }.
}
play-said-token-some = { $rejected ->
    [one] Llegan { $requests } solicitudes, pero solo hay <token>{ $before ->
        [one] { $before } token
       *[other] { $before } tokens
    }</token>: min({ $requests }; { $whole }) = <pass>{ $accepted ->
        [one] { $accepted } aceptada
       *[other] { $accepted } aceptadas
    }</pass>. La n.º { $first } no encuentra token y es <stop>rechazada</stop>.
   *[other] Llegan { $requests } solicitudes, pero solo hay <token>{ $before ->
       [one] { $before } token
      *[other] { $before } tokens
   }</token>: min({ $requests }; { $whole }) = <pass>{ $accepted ->
       [one] { $accepted } aceptada
      *[other] { $accepted } aceptadas
   }</pass>. A partir de la n.º { $first } ya no encuentran token: <stop>{ $rejected } rechazadas</stop>.
}
play-said-token-none = { $rejected ->
    [one] Llega una solicitud, pero no hay <token>ningún token</token> que tomar: es <stop>rechazada</stop>.
   *[other] Llegan { $requests } solicitudes, pero no hay <token>ningún token</token> que tomar: <stop>las { $rejected } son rechazadas</stop>.
}
play-said-token-retry = El próximo token llega en <strong>{ $wait }</strong> (<code>Retry-After: { NUMBER($seconds, useGrouping: 0) }</code>).
play-said-token-never = Nunca llegará ningún token: la recarga es 0.

# What just happened: the token bucket as a plant
play-said-leaves-start-full = { $tokens ->
    [one] La planta empieza con su única <token>hoja</token>. La oruga que la encuentra se la come; la que no encuentra ninguna se queda con hambre.
   *[other] La planta empieza con todas sus <token>{ $tokens } hojas</token>. Cada oruga se come una; la que no encuentra ninguna se queda con hambre.
}
play-said-leaves-start-part = { $tokens ->
    [0] La planta empieza <token>sin hojas</token>; su capacidad es { $capacity }. Cada oruga necesita una hoja.
    [one] La planta empieza con <token>{ $tokens } hoja</token> de { $capacity } como máximo. Cada oruga se come una.
   *[other] La planta empieza con <token>{ $tokens } hojas</token> de { $capacity } como máximo. Cada oruga se come una.
}
play-said-leaves-refilled = { $refilled ->
    [one] Brotó <token>{ $refilled } hoja</token>: min({ $capacity }; { $previous } + { $refilled }) = { $before }.
   *[other] Brotaron <token>{ $refilled } hojas</token>: min({ $capacity }; { $previous } + { $refilled }) = { $before }.
}
play-said-leaves-accrued = { $refilled ->
    [one] En { $passed } brotó <token>{ $refilled } hoja</token>, poco a poco: min({ $capacity }; { $previous } + { $refilled }) = { $before }.
   *[other] En { $passed } brotaron <token>{ $refilled } hojas</token>, poco a poco: min({ $capacity }; { $previous } + { $refilled }) = { $before }.
}
play-said-leaves-part-spilled = { $due ->
    [one] Podía brotar <token>{ $due } hoja</token>, pero en la planta solo { $capacity ->
        [one] cabe { $capacity }
       *[other] caben { $capacity }
    }: min({ $capacity }; { $previous } + { $due }) = { $before }, y no brotó { $spilled }.
   *[other] Podían brotar <token>{ $due } hojas</token>, pero en la planta solo { $capacity ->
       [one] cabe { $capacity }
      *[other] caben { $capacity }
   }: min({ $capacity }; { $previous } + { $due }) = { $before }, y { $spilled ->
       [one] { $spilled } no brotó
      *[other] { $spilled } no brotaron
   }.
}
play-said-leaves-all-spilled = { $spilled ->
    [one] Podía brotar una hoja, pero en la planta no { $capacity ->
        [one] cabe
       *[other] caben
    } más de { $capacity }: no brotó.
   *[other] Podían brotar { $spilled } hojas, pero en la planta no { $capacity ->
       [one] cabe
      *[other] caben
   } más de { $capacity }: no brotaron.
}
play-said-leaves-not-due = Todavía no ha brotado ninguna hoja; las próximas salen en <strong>{ $wait }</strong>.
play-said-leaves-quiet = { $tokens ->
    [0] No llegó ninguna oruga, y no queda <token>ninguna hoja</token>.
    [one] No llegó ninguna oruga; queda <token>{ $tokens } hoja</token>.
   *[other] No llegó ninguna oruga; quedan <token>{ $tokens } hojas</token>.
}
play-said-leaves-all = { $requests ->
    [one] Llega una oruga y <pass>se come</pass> una hoja de <token>{ $before }</token>; { $tokens ->
        [one] queda { $tokens }
       *[other] quedan { $tokens }
    }.
   *[other] Llegan { $requests } orugas para <token>{ $before } hojas</token>: min({ $requests }; { $whole }) = { $accepted }, <pass>todas comen</pass>; { $tokens ->
       [one] queda { $tokens }
      *[other] quedan { $tokens }
   }.
}
play-said-leaves-some = { $rejected ->
    [one] Llegan { $requests } orugas para <token>{ $before ->
        [one] { $before } hoja
       *[other] { $before } hojas
    }</token>: min({ $requests }; { $whole }) = <pass>{ $accepted ->
        [one] { $accepted } come
       *[other] { $accepted } comen
    }</pass>. La n.º { $first } no encuentra hoja y <stop>se queda con hambre</stop>.
   *[other] Llegan { $requests } orugas para <token>{ $before ->
       [one] { $before } hoja
      *[other] { $before } hojas
   }</token>: min({ $requests }; { $whole }) = <pass>{ $accepted ->
       [one] { $accepted } come
      *[other] { $accepted } comen
   }</pass>. A partir de la n.º { $first } ya no encuentran hoja: <stop>{ $rejected } se quedan con hambre</stop>.
}
play-said-leaves-none = { $rejected ->
    [one] Llega una oruga, pero no hay <token>ninguna hoja</token>: <stop>se queda con hambre</stop>.
   *[other] Llegan { $requests } orugas, pero no hay <token>ninguna hoja</token>: <stop>las { $rejected } se quedan con hambre</stop>.
}
play-said-leaves-retry = La próxima hoja brota en <strong>{ $wait }</strong>.
play-said-leaves-never = Nunca brotará ninguna hoja: la recarga es 0.

# What just happened: leaky bucket
play-said-leaky-start = { $capacity ->
    [one] La cola empieza <wait>vacía</wait>, con un solo lugar. La solicitud que lo encuentra libre entra; el ritmo es de { $drain } cada { $every }, nunca más.
   *[other] La cola empieza <wait>vacía</wait>, con { $capacity } lugares. La solicitud que encuentra uno espera su turno; el ritmo es de { $drain } cada { $every }, nunca más.
}
play-said-leaky-processed = { $processed ->
    [one] En { $passed } <pass>se procesó una</pass>.
   *[other] En { $passed } <pass>se procesaron { $processed }</pass>.
}
play-said-leaky-expired = { $expired ->
    [one] <stop>Una abandonó</stop> la espera.
   *[other] <stop>{ $expired } abandonaron</stop> la espera.
}
play-said-leaky-quiet = { $queue ->
    [0] No llegó ninguna; la cola está <wait>vacía</wait>.
    [one] No llegó ninguna; <wait>una</wait> sigue en la cola.
   *[other] No llegó ninguna; <wait>{ $queue }</wait> siguen en la cola.
}
play-said-leaky-all = { $queued ->
    [one] Llega una y encuentra lugar: <wait>{ $queue } en la cola</wait>, ninguna descartada.
   *[other] Llegan { $queued } y todas encuentran lugar: <wait>{ $queue } en la cola</wait>, ninguna descartada.
}
play-said-leaky-some = { $dropped ->
    [one] Llegan { $requests } y { $free ->
        [one] queda libre
       *[other] quedan libres
    } <wait>{ $free }</wait> de { $capacity ->
        [one] { $capacity } lugar
       *[other] { $capacity } lugares
    }: <wait>{ $queued } en cola</wait>, y <stop>una se descarta</stop>.
   *[other] Llegan { $requests } y { $free ->
       [one] queda libre
      *[other] quedan libres
   } <wait>{ $free }</wait> de { $capacity ->
       [one] { $capacity } lugar
      *[other] { $capacity } lugares
   }: <wait>{ $queued } en cola</wait>, y <stop>{ $dropped } se descartan</stop>.
}
play-said-leaky-none = { $dropped ->
    [one] Llega una, pero { $capacity ->
        [one] el único lugar está ocupado
       *[other] los { $capacity } lugares están ocupados
    }: <stop>se descarta</stop>.
   *[other] Llegan { $requests }, pero { $capacity ->
       [one] el único lugar está ocupado
      *[other] los { $capacity } lugares están ocupados
   }: <stop>las { $dropped } se descartan</stop>.
}
play-said-leaky-wait = La última de la cola empieza en { $start } y termina en <strong>{ $done }</strong>.
play-said-leaky-retry = Se libera un lugar en <strong>{ $wait }</strong> (<code>Retry-After: { NUMBER($seconds, useGrouping: 0) }</code>).
play-said-leaky-never = Nunca se liberará un lugar.

# What just happened: leaky bucket as a meter
play-said-meter-start = El medidor está en 0 y puede subir hasta { $capacity }. Cada solicitud que pasa lo sube en uno, y él baja todo el tiempo. Nadie espera.
play-said-meter-leaked = En { $passed } se drenó { $leaked }.
play-said-meter-quiet = Nadie pidió nada; el nivel es { $level }.
play-said-meter-all = { $requests ->
    [one] Sobre { $before } todavía cabe una solicitud: <pass>aceptada</pass>, y el nivel es { $level }.
   *[other] Sobre { $before } todavía caben { $requests } solicitudes: <pass>todas aceptadas</pass>, y el nivel es { $level }.
}
play-said-meter-some = { $rejected ->
    [one] Llegan { $requests } solicitudes, y sobre { $before } { $room ->
        [one] cabe { $room }
       *[other] caben { $room }
    }: <pass>{ $accepted ->
        [one] { $accepted } aceptada
       *[other] { $accepted } aceptadas
    }</pass>, <stop>una rechazada</stop>.
   *[other] Llegan { $requests } solicitudes, y sobre { $before } { $room ->
       [one] cabe { $room }
      *[other] caben { $room }
   }: <pass>{ $accepted ->
       [one] { $accepted } aceptada
      *[other] { $accepted } aceptadas
   }</pass>, <stop>{ $rejected } rechazadas</stop>.
}
play-said-meter-none = { $rejected ->
    [one] Llega una solicitud, pero sobre { $before } no cabe entera: <stop>rechazada</stop>.
   *[other] Llegan { $requests } solicitudes, pero sobre { $before } no cabe ni una entera: <stop>las { $rejected } son rechazadas</stop>.
}
play-said-meter-retry = Habrá lugar para la próxima en <strong>{ $wait }</strong> (<code>Retry-After: { NUMBER($seconds, useGrouping: 0) }</code>).
play-said-meter-never = Nunca habrá lugar.

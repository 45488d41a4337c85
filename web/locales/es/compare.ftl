# The words of Compare: the same traffic through two buckets, called A and B.

compare-heading = Dos baldes, el mismo tráfico
compare-intro = Dos baldes reciben las mismas solicitudes. Lado a lado se ve lo que notan los clientes y lo que ve el servidor que hay detrás.
compare-cases = Comparaciones que vale la pena ver
compare-case-payment = Una ráfaga de cobros
compare-case-payment-about = Cada solicitud que llega a este servidor es un pago que se cobra. El token bucket deja pasar la ráfaga tal como vino; el leaky bucket la reparte en el tiempo, y sus clientes esperan.
compare-case-lumps = El mismo ritmo, por tandas
compare-case-lumps-about = Los dos tienen diez tokens y reciben dos por segundo en promedio. Seis cada tres segundos es una sequía y luego una tanda; dos cada segundo es el mismo ritmo, bien repartido.
compare-case-scarce = Generoso y escaso
compare-case-scarce-about = Los dos dejan pasar la primera ráfaga. Lo que viene después muestra con qué rapidez se recupera cada uno.
compare-case-queue = Cola y medidor
compare-case-queue-about = La misma aritmética, dos sentidos de “leaky bucket”: la cola hace esperar a las solicitudes; el medidor responde en el acto y solo lleva la cuenta.
compare-own-about = Cambia uno de los baldes o el tráfico y mira qué pasa con las demás cifras.
compare-verdict = En qué se diferencian
compare-refused = El motor no puede simular esto: { $message }

compare-said-nobody = Nadie pide nada, así que todavía no hay diferencia entre los dos.
compare-said-entered-all = { $requests ->
    [one] La única solicitud entra en los dos baldes.
   *[other] <pass>Las { $requests } solicitudes</pass> entran en los dos baldes.
}
compare-said-entered-same = De { $requests ->
    [one] { $requests } solicitud
   *[other] { $requests } solicitudes
}, cada balde deja entrar <pass>{ $n }</pass>.
compare-said-entered-differ = De { $requests ->
    [one] { $requests } solicitud
   *[other] { $requests } solicitudes
}, A deja entrar <pass>{ $a }</pass> y B deja entrar <pass>{ $b }</pass>.
compare-said-dry-a = { $short ->
    [0] A deja fuera a todas <stop>{ $long ->
        [one] { $long } vez
       *[other] { $long } veces seguidas
    }</stop>; B siempre deja entrar alguna.
   *[other] A deja fuera a todas <stop>{ $long } veces seguidas</stop>; B, { $short ->
       [one] { $short } vez
      *[other] { $short } veces
   }.
}
compare-said-dry-b = { $short ->
    [0] B deja fuera a todas <stop>{ $long ->
        [one] { $long } vez
       *[other] { $long } veces seguidas
    }</stop>; A siempre deja entrar alguna.
   *[other] B deja fuera a todas <stop>{ $long } veces seguidas</stop>; A, { $short ->
       [one] { $short } vez
      *[other] { $short } veces
   }.
}
compare-said-wait-none = Nadie espera una respuesta.
compare-said-wait-a = B responde en el acto; en A, la espera más larga hasta quedar procesada es de <wait>{ $a }</wait>.
compare-said-wait-b = A responde en el acto; en B, la espera más larga hasta quedar procesada es de <wait>{ $b }</wait>.
compare-said-wait-both = La espera más larga hasta quedar procesada es de <wait>{ $a }</wait> en A y de <wait>{ $b }</wait> en B.
compare-said-wait-same = La espera más larga hasta quedar procesada es de <wait>{ $a }</wait> en los dos.
compare-said-peak-same = Con los dos, el servidor recibe como máximo <strong>{ $peak }</strong> en { $row }.
compare-said-peak-a = Detrás de A, el servidor recibe hasta <strong>{ $high } en { $row }</strong>; detrás de B, nunca más de <strong>{ $low }</strong>.
compare-said-peak-b = Detrás de B, el servidor recibe hasta <strong>{ $high } en { $row }</strong>; detrás de A, nunca más de <strong>{ $low }</strong>.

compare-summary-token = Token bucket de { $capacity }, { $amount } cada { $every }
compare-summary-leaky = Leaky bucket de { $capacity }, { $amount } cada { $every }
compare-summary-meter = Medidor hasta { $capacity }, drena { $amount } cada { $every }
compare-chart = { $name }: { $asked ->
    [one] { $asked } solicitud
   *[other] { $asked } solicitudes
} a lo largo del tiempo, { $entered ->
    [one] entra { $entered }
   *[other] entran { $entered }
} y { $refused ->
    [one] queda fuera { $refused }
   *[other] quedan fuera { $refused }
}. Al servidor llegan como máximo { $peak } en { $row }.
compare-lane-client = Lo que reciben los clientes
compare-lane-server = Lo que llega al servidor, cada { $row }
compare-peak = máximo { $peak }

compare-spoken = { $name }: { $reading }
compare-reading-token = Desde { $time }: { $asked ->
    [one] { $asked } solicitud
   *[other] { $asked } solicitudes
}, <pass>{ $entered ->
    [one] { $entered } aceptada
   *[other] { $entered } aceptadas
}</pass>, <stop>{ $refused ->
    [one] { $refused } rechazada
   *[other] { $refused } rechazadas
}</stop>; al servidor { $served ->
    [one] llega { $served }
   *[other] llegan { $served }
}.
compare-reading-meter = Desde { $time }: { $asked ->
    [one] { $asked } solicitud
   *[other] { $asked } solicitudes
}, <pass>{ $entered ->
    [one] { $entered } aceptada
   *[other] { $entered } aceptadas
}</pass>, <stop>{ $refused ->
    [one] { $refused } rechazada
   *[other] { $refused } rechazadas
}</stop>; al servidor { $served ->
    [one] llega { $served }
   *[other] llegan { $served }
}.
compare-reading-leaky = Desde { $time }: { $asked ->
    [one] { $asked } solicitud
   *[other] { $asked } solicitudes
}, <wait>{ $entered } en cola</wait>, <stop>{ $refused ->
    [one] { $refused } descartada
   *[other] { $refused } descartadas
}</stop>; <pass>{ $served ->
    [one] { $served } procesada
   *[other] { $served } procesadas
}</pass>, { $waiting ->
    [one] { $waiting } sigue
   *[other] { $waiting } siguen
} esperando.

compare-fact-accepted = aceptadas
compare-fact-queued = en cola
compare-fact-rejected = rechazadas
compare-fact-dropped = descartadas
compare-fact-expired = abandonaron
compare-fact-wait = espera más larga
compare-setup = Configuración de { $name }
compare-fact-peak = máximo en { $row }
compare-of = { $n } de { $of }
compare-count = { $n }

compare-traffic = Tráfico para los dos
compare-traffic-typed = escrito
compare-traffic-pattern = por patrón
compare-typed = Solicitudes
compare-typed-hint = Un número por cada segundo: 3, 5, 7, 9. O qué llega y cuándo: 13@0s, 3@2.5s. 20x0 son veinte segundos de silencio.
compare-swap = Intercambiar A y B

compare-reader = Momento a momento
compare-row = Momento mostrado
compare-table = Los dos baldes, fila por fila
compare-table-show = Lo mismo en una tabla
compare-column-time = desde
compare-column-asked = llegan
compare-column-accepted = aceptadas
compare-column-rejected = rechazadas
compare-column-queued = en cola
compare-column-dropped = descartadas
compare-column-processed = procesadas
compare-column-waiting = esperan

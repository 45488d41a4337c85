# The lab about the two things that are called a leaky bucket.

lab-queue-or-meter-title = Cola o medidor
lab-queue-or-meter-question = Dos bibliotecas llaman leaky bucket a lo que hacen. ¿Hacen lo mismo?
lab-queue-or-meter-lesson = Los dos dejan entrar las mismas solicitudes; la cola las hace esperar y suaviza lo que sale, el medidor responde al instante y no suaviza nada: pregunta siempre a cuál de los dos se refiere una biblioteca.
lab-queue-or-meter-burst = Cada ráfaga es de
lab-queue-or-meter-burst-hint = solicitudes, en 0 s y en 2 s
lab-queue-or-meter-capacity = Capacidad
lab-queue-or-meter-capacity-hint = de los dos
lab-queue-or-meter-drain = Drenan
lab-queue-or-meter-drain-hint = por segundo, los dos
lab-queue-or-meter-said = De { $asked } solicitudes, los dos dejan entrar las mismas <pass>{ $in }</pass> y { $refused ->
    [0] no dejan fuera ninguna
    [one] dejan fuera <stop>la misma</stop>
   *[other] dejan fuera las mismas <stop>{ $refused }</stop>
}. En un segundo, el servidor recibe como máximo <strong>{ $peakQueue }</strong> de la cola, donde la espera más larga es de <wait>{ $wait }</wait>, y hasta <strong>{ $peakMeter }</strong> del medidor, donde nadie espera.
lab-queue-or-meter-leaky = <strong>Cola:</strong> cada una espera su turno
lab-queue-or-meter-meter = <strong>Medidor:</strong> o pasa al instante o no pasa
lab-queue-or-meter-chart = { $kind ->
    [leaky] La cola deja entrar { $in ->
        [one] { $in } solicitud
       *[other] { $in } solicitudes
    } y descarta { $refused }. La espera más larga es de { $wait }, y en un segundo { $peak ->
        [one] empieza { $peak } como máximo
       *[other] empiezan { $peak } como máximo
    }.
   *[meter] El medidor deja entrar { $in ->
        [one] { $in } solicitud
       *[other] { $in } solicitudes
    } y rechaza { $refused }. Nadie espera, y en un segundo { $peak ->
        [one] empieza { $peak }
       *[other] empiezan hasta { $peak }
    }.
}
lab-queue-or-meter-table = A qué se le llama leaky bucket
lab-queue-or-meter-column-name = nombre
lab-queue-or-meter-column-which = qué es
lab-queue-or-meter-column-burst = qué le pasa a una ráfaga
lab-queue-or-meter-uber-name = go.uber.org/ratelimit
lab-queue-or-meter-uber-which = cola
lab-queue-or-meter-uber-burst = cada llamada duerme hasta su turno; la cola no tiene fin
lab-queue-or-meter-nginx-name = nginx limit_req
lab-queue-or-meter-nginx-which = cola
lab-queue-or-meter-nginx-burst = se retrasa, hasta burst; de ahí en más, un error
lab-queue-or-meter-nodelay-name = nginx limit_req nodelay
lab-queue-or-meter-nodelay-which = medidor
lab-queue-or-meter-nodelay-burst = pasa al instante, hasta burst y una más
lab-queue-or-meter-throttled-name = throttled (GCRA)
lab-queue-or-meter-throttled-which = medidor
lab-queue-or-meter-throttled-burst = pasa al instante lo que quepa
lab-queue-or-meter-ask = Detrás del límite hay un servicio que nunca debe recibir más de 2 solicitudes en un segundo. Llega una ráfaga de 8. ¿Qué balde de 5 que drena 2 por segundo lo protege?
lab-queue-or-meter-option-queue = La cola
lab-queue-or-meter-option-meter = El medidor
lab-queue-or-meter-option-either = Cualquiera: dejan entrar las mismas cinco
lab-queue-or-meter-why-queue = Pasa una cada medio segundo, lleguen como lleguen. El precio es que la quinta espera 2 s.
lab-queue-or-meter-why-meter = El medidor deja pasar cinco en un mismo instante: limita cuántas pasan, no con qué rapidez.
lab-queue-or-meter-why-either = Dejan entrar las mismas cinco, pero el medidor las deja pasar en un mismo instante; la cola, una cada medio segundo.

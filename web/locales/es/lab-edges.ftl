# The lab about traffic inside the limit.

lab-edges-title = Solo en el borde
lab-edges-question = ¿Qué le hacen un token bucket y un leaky bucket al tráfico que respeta el límite?
lab-edges-lesson = Dentro del límite ninguno de los dos algoritmos hace nada: se elige entre ellos por lo que pasa en el borde, cuando llega una ráfaga o se supera el ritmo.
lab-edges-pause = Llegan solicitudes cada
lab-edges-together = Cuántas a la vez
lab-edges-together-hint = solicitudes
lab-edges-same = Son { $asked } solicitudes, { $rate } por segundo, con un límite de { $limit } por segundo. Con cualquiera de los dos baldes, cada una llega al servidor <pass>en el mismo momento en que se hace</pass>, como si no hubiera límite.
lab-edges-spread = Son { $asked } solicitudes, { $rate } por segundo, que llegan de { $together } en { $together }: están dentro del límite, y en los dos baldes cabe una ráfaga así. El token bucket la deja pasar <pass>en cuanto llega</pass>; el leaky bucket la espacia, y la espera más larga es de <wait>{ $wait }</wait>.
lab-edges-filling = Son { $asked } solicitudes, { $rate } por segundo: más que el límite de { $limit }, y aun así los dos baldes se las arreglan. El token bucket vive de sus reservas y las deja pasar <pass>en cuanto llegan</pass>; en el leaky bucket la cola crece, y la espera más larga es de <wait>{ $wait }</wait>. Así no se puede seguir siempre.
lab-edges-refused = Son { $asked } solicitudes, { $rate } por segundo, de { $together } en { $together }, con un límite de { $limit } por segundo: aquí está el borde. El token bucket <stop>{ $rejected ->
    [0] no rechaza ninguna
   *[other] rechaza { $rejected }
}</stop> y deja pasar { $rejected ->
    [0] todas
   *[other] las demás
} en cuanto llegan; el leaky bucket <stop>{ $dropped ->
    [0] no descarta ninguna
   *[other] descarta { $dropped }
}</stop>, y la espera más larga es de <wait>{ $wait }</wait>.
lab-edges-none = <strong>Sin límite:</strong> <pass>{ $reached ->
    [one] { $reached } llega al servidor
   *[other] { $reached } llegan al servidor
}</pass>
lab-edges-token = <strong>Token bucket, 2 por segundo, 5 como máximo:</strong> <pass>{ $reached ->
    [one] { $reached } llega al servidor
   *[other] { $reached } llegan al servidor
}</pass>, <stop>{ $refused ->
    [one] { $refused } rechazada
   *[other] { $refused } rechazadas
}</stop>
lab-edges-leaky = <strong>Leaky bucket, 2 por segundo, 5 como máximo:</strong> <pass>{ $reached ->
    [one] { $reached } llega al servidor
   *[other] { $reached } llegan al servidor
}</pass>, <stop>{ $refused ->
    [one] { $refused } descartada
   *[other] { $refused } descartadas
}</stop>{ $waits ->
    [yes] , <wait>esperan hasta { $wait }</wait>
   *[no] { "" }
}
lab-edges-chart = { $limit ->
    [none] Sin límite, { $reached ->
        [one] llega al servidor { $reached } solicitud
       *[other] llegan al servidor { $reached } solicitudes
    }, cada una en su momento.
    [token] Con el token bucket, { $reached ->
        [one] llega al servidor { $reached } solicitud
       *[other] llegan al servidor { $reached } solicitudes
    }, cada una en su momento; { $refused ->
        [0] ninguna se rechaza
        [one] { $refused } se rechaza
       *[other] { $refused } se rechazan
    }.
   *[leaky] Con el leaky bucket, { $reached ->
        [one] llega al servidor { $reached } solicitud
       *[other] llegan al servidor { $reached } solicitudes
    } tras una espera de { $wait } como máximo; { $refused ->
        [0] ninguna se descarta
        [one] { $refused } se descarta
       *[other] { $refused } se descartan
    }.
}
lab-edges-ask = Un leaky bucket de 5 drena 2 por segundo. Llegan seis solicitudes, una cada segundo. ¿Qué les hace el balde?
lab-edges-option-none = Nada: ninguna se descarta y ninguna espera
lab-edges-option-one = Descarta la sexta, porque solo caben cinco
lab-edges-option-wait = Hace esperar medio segundo a cada una
lab-edges-why-none = A una por segundo, cada una encuentra el balde vacío y empieza de inmediato. La cola nunca llega a formarse, así que el balde no se nota.
lab-edges-why-one = Caben cinco a la vez, y aquí nunca hay más de una: cuando llega la siguiente, la anterior terminó hace rato.
lab-edges-why-wait = Procesarla lleva medio segundo, pero ninguna espera para empezar: el servidor está libre cada vez que llega una.

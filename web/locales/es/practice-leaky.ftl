# The practice sets about the leaky bucket. Their messages are named as those about the token bucket.

## Practice

practice-leaky-practice = Leaky bucket
practice-leaky-practice-title = Práctica: el leaky bucket
practice-leaky-practice-lede =
    La cola tiene { $capacity ->
        [one] un lugar
       *[other] { $capacity } lugares
    } y al inicio está vacía. Las solicitudes se procesan una tras otra, { $perSecond } por segundo; la que se está procesando conserva su lugar hasta terminar.

practice-leaky-practice-burst =
    Llega una ráfaga de { $requests ->
        [one] { $requests } solicitud
       *[other] { $requests } solicitudes
    }, todo en el mismo momento. ¿Cuántas entran en la cola y cuántas se descartan?
practice-leaky-practice-burst-why =
    En ese único momento aún no se ha drenado nada, así que había { $capacity ->
        [one] un lugar
       *[other] { $capacity } lugares
    } para { $requests ->
        [one] { $requests } solicitud
       *[other] { $requests } solicitudes
    }: min({ $requests }; { $capacity }) = { $queued } en cola y { $dropped ->
        [one] { $dropped } descartada
       *[other] { $dropped } descartadas
    }. La que empieza enseguida no se ha ido; ocupa un lugar como las otras.

practice-leaky-practice-burst-hint-1 = En un momento no se drena nada. ¿Cuántos lugares hay?
practice-leaky-practice-burst-hint-2 = La que se está procesando todavía tiene un lugar.

practice-leaky-practice-sixth =
    Fíjate en la solicitud n.º { $nth } de esa ráfaga. ¿Qué pasa con ella? ¿Y cuánto después de la ráfaga termina la última de las que entraron?
practice-leaky-practice-sixth-why =
    La n.º { $nth } encontró todos los lugares ocupados y se descartó: no espera, nunca entró. De las que están dentro, cada una tarda { $eachSeconds } s. La última, la n.º { $queued }, empieza cuando { $ahead ->
        [one] ha terminado la que tiene delante
       *[other] han terminado las { $ahead } que tiene delante
    }, tras { $lastStartInSeconds } s, y termina tras { $lastDoneInSeconds } s.

practice-leaky-practice-sixth-hint-1 = ¿Quedaba un lugar cuando llegó la n.º { $nth }?
practice-leaky-practice-sixth-hint-2 = La última que entró espera a todas las anteriores, { $eachSeconds } s por cada una, y luego necesita sus propios { $eachSeconds } s.

practice-leaky-practice-spread =
    Ahora { $totalRequests ->
        [one] llega { $totalRequests } solicitud
       *[other] llegan { $totalRequests } solicitudes
    } a una cola vacía, de una en una, con un segundo entre ellas. Un segundo más tras la última: ¿cuántas se han procesado, cuántas se han descartado y cuál fue la espera más larga antes de empezar?
practice-leaky-practice-spread-why =
    Cada una termina { $eachSeconds } s después de llegar, bastante antes de que llegue la siguiente, así que nunca se forma una cola: { $processed ->
        [one] { $processed } procesada
       *[other] { $processed } procesadas
    }, { $dropped ->
        [one] { $dropped } descartada
       *[other] { $dropped } descartadas
    }, una espera de { $maxStartInSeconds } s. Ninguno de los dos baldes le hace nada al tráfico que respeta su límite. Solo se notan en el borde.

practice-leaky-practice-spread-hint-1 = ¿Cuánto tarda una solicitud, y cuánto falta hasta que llega la siguiente?
practice-leaky-practice-spread-hint-2 = ¿Alguna de ellas encuentra a otra delante?

practice-leaky-practice-payment =
    Un endpoint llama a un proveedor de pagos que cobra por cada solicitud. ¿Qué balde conviene delante de esa llamada, y por qué?
practice-leaky-practice-payment-why =
    El leaky bucket. Venga lo que venga, { $perSecond ->
        [one] sale como máximo { $perSecond } solicitud
       *[other] salen como máximo { $perSecond } solicitudes
    } por segundo, así que lo que el proveedor ve, y lo que cobra, es previsible. Un token bucket del mismo tamaño y ritmo deja pasar { $capacity } en un instante: una ráfaga de solicitudes sería una ráfaga de cobros. El leaky bucket tampoco es más amable con los clientes: los hace esperar y, cuando está lleno, los deja fuera.
practice-leaky-practice-payment-hint-1 = ¿Qué ve el proveedor cuando llega una ráfaga?
practice-leaky-practice-payment-hint-2 = ¿Cuál de los dos decide cuándo sale una solicitud, y cuál solo si sale?

## The queue

practice-leaky-queue = La cola de cinco
practice-leaky-queue-title = La cola, segundo a segundo
practice-leaky-queue-lede =
    La cola tiene { $capacity ->
        [one] un lugar
       *[other] { $capacity } lugares
    } y al inicio está vacía. Las solicitudes se procesan una tras otra, { $perSecond } por segundo; la que se está procesando conserva su lugar hasta terminar.
practice-leaky-queue-seconds = Segundo a segundo: ¿cuántas entran en la cola, cuántas se descartan, cuántas se procesan y cuántas quedan en la cola al final?
practice-leaky-queue-seconds-why =
    Lo que llega toma los lugares libres, y lo que no encuentra ninguno se descarta. Después { $perSecond ->
        [one] se procesa { $perSecond }
       *[other] se procesan { $perSecond }
    } por segundo, mientras haya alguna.
practice-leaky-queue-seconds-hint-1 = Las que quedaron del segundo anterior todavía tienen un lugar. ¿Cuántos hay libres cuando llegan las siguientes?
practice-leaky-queue-seconds-hint-2 = Cada solicitud tarda { $eachSeconds } s. ¿Cuántas han terminado al final del segundo?
practice-leaky-queue-waits = Fíjate en las solicitudes de la segunda ráfaga que logran entrar. ¿Tras cuánto tiempo empieza la última de ellas, y cuándo termina?
practice-leaky-queue-waits-why = Todas las que están en la cola van antes. Empieza tras { $lastStartInSeconds } s y, como ella misma necesita { $eachSeconds } s, termina tras { $lastDoneInSeconds } s.
practice-leaky-queue-waits-hint-1 = ¿Cuántas tiene delante cuando llega?
practice-leaky-queue-waits-hint-2 = Cada una de esas tarda { $eachSeconds } s, y ella también.

## Twenty-five at once

practice-leaky-twentyfive = Veinticinco a la vez
practice-leaky-twentyfive-title = Una cola larga y una espera larga
practice-leaky-twentyfive-lede =
    La cola tiene { $capacity ->
        [one] un lugar
       *[other] { $capacity } lugares
    } y al inicio está vacía. { $perSecond ->
        [one] Se procesa { $perSecond } solicitud
       *[other] Se procesan { $perSecond } solicitudes
    } por segundo, una tras otra.
practice-leaky-twentyfive-burst = { $requests ->
    [one] Llega { $requests } solicitud
   *[other] Llegan { $requests } solicitudes
} en el mismo momento. ¿Cuántas entran en la cola y cuántas se descartan?
practice-leaky-twentyfive-burst-why = Hay { $capacity ->
    [one] un lugar libre
   *[other] { $capacity } lugares libres
}: min({ $requests }; { $capacity }) = { $queued } en cola y { $dropped ->
    [one] { $dropped } descartada
   *[other] { $dropped } descartadas
}.
practice-leaky-twentyfive-burst-hint-1 = En un momento no se drena nada. ¿Cuántos lugares hay?
practice-leaky-twentyfive-last = ¿Tras cuánto tiempo empieza la última que entró, y cuándo termina?
practice-leaky-twentyfive-last-why = Tiene { $ahead } delante, cada una de { $eachSeconds } s: empieza tras { $lastStartInSeconds } s y termina tras { $lastDoneInSeconds } s. Una cola larga descarta menos, y la última lo paga esperando.
practice-leaky-twentyfive-last-hint-1 = ¿Cuántas tiene delante, y cuánto tarda cada una?
practice-leaky-twentyfive-retry = Una de las descartadas quiere saber cuándo volver. ¿Tras cuánto tiempo hay un lugar?
practice-leaky-twentyfive-retry-why = Se libera un lugar cuando termina la primera solicitud, tras { $retryAfterSeconds } s.
practice-leaky-twentyfive-retry-hint-1 = ¿Cuál sale primero de la cola, y cuándo?
practice-leaky-twentyfive-sizing = Nadie debería esperar tanto. ¿Cuántos lugares puede tener la cola?
practice-leaky-twentyfive-sizing-hint-1 = ¿Cuántas se pueden terminar en dos segundos?
practice-leaky-twentyfive-sizing-hint-2 = El tamaño de una cola se decide por la espera que puedes soportar, no por la memoria que tienes: ritmo por espera máxima.
practice-leaky-twentyfive-faster = La cola se queda como está. ¿A qué ritmo hay que procesar, en solicitudes cada { $every }?
practice-leaky-twentyfive-faster-hint-1 = ¿Cuántas tienen que terminar en dos segundos?
practice-leaky-twentyfive-faster-hint-2 = Prueba un número. El motor simula tu balde y dice cuánto espera la última.

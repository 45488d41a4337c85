# The practice sets that compare buckets. Their messages are named as those about the token bucket.

## The same average, twice

practice-both-average = Mismo promedio, dos veces
practice-both-average-title = El mismo promedio, dos veces
practice-both-average-lede = Dos token buckets con la misma capacidad y el mismo promedio. Uno recibe sus tokens por tandas; el otro, poco a poco.
practice-both-average-lumps = Este recibe { $refill ->
    [one] { $refill } token
   *[other] { $refill } tokens
} cada { $every } y al inicio está lleno. ¿Cuántas solicitudes se aceptan en cada paso y cuántas se rechazan?
practice-both-average-lumps-why = Cuando la ráfaga lo ha vaciado, no tiene nada hasta la próxima tanda. Un intervalo largo significa una sequía y luego abundancia de golpe.
practice-both-average-lumps-hint-1 = La primera ráfaga se lleva lo que hay. ¿Cuándo llega la próxima recarga?
practice-both-average-drips = Este recibe { $refill ->
    [one] { $refill } token
   *[other] { $refill } tokens
} cada { $every } y al inicio está lleno. Las mismas solicitudes: ¿cuántas se aceptan en cada paso y cuántas se rechazan?
practice-both-average-drips-why = Cada { $every } entra algo, así que en cada paso pasa alguna. El promedio es el mismo; la sequía desapareció.
practice-both-average-drips-hint-1 = ¿Cuántos tokens llegan entre dos pasos?
practice-both-average-dry = Volvamos al balde que recibe { $refill ->
    [one] { $refill } token
   *[other] { $refill } tokens
} cada { $every }. ¿Cuál es su promedio, y cuánto después de la primera ráfaga se aceptaría una solicitud más?
practice-both-average-dry-why = { $refill } cada { $every } son { $sustainedPerSecond } por segundo, pero la próxima solo puede pasar tras { $retryAfterSeconds } s.
practice-both-average-dry-hint-1 = El promedio no dice cuánto hay que esperar. ¿Cuándo llega la próxima recarga?
practice-both-average-soon = Y el que recibe { $refill ->
    [one] { $refill } token
   *[other] { $refill } tokens
} cada { $every }: ¿cuál es su promedio, y cuánto después de la primera ráfaga se aceptaría una solicitud más?
practice-both-average-soon-why = { $sustainedPerSecond } por segundo, y la próxima puede pasar tras { $retryAfterSeconds } s. Prefiere el intervalo más corto que soporte el almacén de datos que hay detrás.
practice-both-average-soon-hint-1 = ¿Cuándo llega la próxima recarga?

## Which one for the job

practice-both-jobs = Cuál para cada tarea
practice-both-jobs-title = Cuál para cada tarea
practice-both-jobs-lede = Un token bucket y un leaky bucket del mismo tamaño y ritmo. ¿Cuál conviene delante de qué, y por qué? El motor los simula a los dos antes de juzgar.
practice-both-jobs-payment = Un endpoint llama a un proveedor de pagos que cobra por cada solicitud. ¿Qué balde conviene delante de esa llamada, y por qué?
practice-both-jobs-payment-why = El leaky bucket. Venga lo que venga, { $perSecond ->
    [one] sale como máximo { $perSecond }
   *[other] salen como máximo { $perSecond }
} por segundo, y la factura crece igual de despacio. Un token bucket convertiría una ráfaga de solicitudes en una ráfaga de cobros.
practice-both-jobs-payment-hint-1 = ¿Qué ve el proveedor cuando llega una ráfaga?
practice-both-jobs-page = Una página carga seis cosas a la vez, y después el lector lee. ¿Qué balde le conviene al lector, y por qué?
practice-both-jobs-page-why = El token bucket. La ráfaga es pequeña y sana, el servidor la soporta y todo se responde en el acto. Un leaky bucket haría esperar al lector por la última, aunque el servidor esté tan libre que podría responder.
practice-both-jobs-page-hint-1 = ¿Es esta ráfaga un peligro para el servidor? ¿Qué nota el lector?
practice-both-jobs-video = Se envían trozos de un video por una línea de velocidad fija. ¿Qué balde mantiene parejo el envío, y por qué?
practice-both-jobs-video-why = El leaky bucket. Lo que llega por tandas sale a { $perSecond } por segundo, y eso es lo que mejor lleva una línea de velocidad fija.
practice-both-jobs-video-hint-1 = ¿Qué pasa en la línea si se envían ocho trozos en un instante?
practice-both-jobs-database = Una base de datos se vuelve lenta para todos en cuanto tiene muchas solicitudes al mismo tiempo. ¿Qué balde la protege, y por qué?
practice-both-jobs-database-why = El leaky bucket. Su cola espera fuera y entrega las solicitudes una tras otra, así que la base de datos nunca tiene muchas a la vez.
practice-both-jobs-database-hint-1 = Detrás de cada uno de los dos, ¿cuántas solicitudes tiene la base de datos al mismo tiempo?

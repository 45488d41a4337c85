# The practice sets about the token bucket. A question's prompt is practice-<set>-<question>, its explanation the same with
# -why, its hints with -hint-1 and -hint-2. The numbers in them are variables, so that another bucket or another story needs
# no other words.

## Practice

practice-token-practice = Token bucket
practice-token-practice-title = Práctica: el token bucket
practice-token-practice-lede =
    En el balde { $capacity ->
        [one] cabe un token
       *[other] caben { $capacity } tokens
    }, y al inicio está lleno. { $everySeconds ->
        [one] Cada segundo
       *[other] Cada { $everySeconds } segundos
    } recibe { $refill ->
        [one] uno más
       *[other] { $refill } más
    }.

practice-token-practice-burst =
    Un cliente envía { $requests ->
        [one] { $requests } solicitud
       *[other] { $requests } solicitudes
    } en el mismo momento. ¿Cuántas se aceptan y cuántos tokens quedan?
practice-token-practice-burst-why =
    El balde estaba lleno, así que { $requests ->
        [one] la solicitud encontró
       *[other] las { $requests } solicitudes encontraron
    } { $available ->
        [one] un token
       *[other] { $available } tokens
    }. Cada una se lleva uno: min({ $requests }; { $available }) = { $accepted ->
        [one] { $accepted } aceptada
       *[other] { $accepted } aceptadas
    }, { $available } − { $accepted } = { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }. Una ráfaga que no supera la capacidad pasa entera; después no hay reserva para la siguiente.

practice-token-practice-burst-hint-1 = El balde está lleno al inicio. ¿Cuántos tokens son?
practice-token-practice-burst-hint-2 = Cada solicitud aceptada se lleva un token. En un solo momento no entra nada.

practice-token-practice-later =
    Después, { $waitSeconds ->
        [one] un segundo
       *[other] { $waitSeconds } segundos
    } más tarde, envía { $requests ->
        [one] una solicitud más
       *[other] { $requests } solicitudes más
    }. ¿Cuántas se aceptan y cuántas se rechazan?
practice-token-practice-later-why =
    La espera trajo { $refilled ->
        [one] un token
       *[other] { $refilled } tokens
    }, así que había { $available ->
        [one] uno
       *[other] { $available }
    } cuando { $requests ->
        [one] llegó una solicitud
       *[other] llegaron { $requests } solicitudes
    }: min({ $requests }; { $available }) = { $accepted ->
        [one] { $accepted } aceptada
       *[other] { $accepted } aceptadas
    } y { $rejected ->
        [one] { $rejected } rechazada
       *[other] { $rejected } rechazadas
    }. No es todo o nada: pasan tantas como tokens hay, y una solicitud rechazada no cuesta ninguno.

practice-token-practice-later-hint-1 = ¿Cuántos tokens han llegado desde la ráfaga?
practice-token-practice-later-hint-2 = No es todo o nada: pasan tantas como tokens hay.

practice-token-practice-idle =
    Después, el cliente guarda silencio durante { $waitSeconds ->
        [one] un segundo
       *[other] { $waitSeconds } segundos
    }. ¿Cuántos tokens hay ahora en el balde?
practice-token-practice-idle-why =
    En ese tiempo { $offered ->
        [one] llegó un token
       *[other] llegaron { $offered } tokens
    }, y el balde guarda { $capacity } como máximo: min({ $capacity }; { $before } + { $offered }) = { $tokens }. { $spilled ->
        [0] Cupieron todos.
        [one] El que no cupo se derramó y se perdió.
       *[other] Los { $spilled } que no cupieron se derramaron y se perdieron.
    } Un descanso llena el balde, dure lo que dure; nunca da derecho a una ráfaga mayor que el balde.

practice-token-practice-idle-hint-1 = ¿Cuántos tokens llegaron en ese tiempo? ¿Y dónde podían quedarse?
practice-token-practice-idle-hint-2 = En el balde { $capacity ->
    [one] cabe { $capacity } como máximo
   *[other] caben { $capacity } como máximo
}. Lo que llega cuando está lleno se derrama.

practice-token-practice-limits =
    ¿Qué ritmo de solicitudes sostiene este balde a la larga, y cuál es la mayor ráfaga que deja pasar de una vez?
practice-token-practice-limits-why =
    Lo que entra { $refill ->
        [one] es un token
       *[other] son { $refill } tokens
    } cada { $everySeconds ->
        [one] segundo
       *[other] { $everySeconds } segundos
    }, o sea { $sustainedPerSecond } por segundo: a la larga no pueden pasar más solicitudes que esas, haga lo que haga el cliente. En un instante, lo más que puede pasar es un balde lleno, { $largestBurst }. Así, la recarga fija el promedio, y la capacidad fija el peor momento para el servidor que hay detrás.

practice-token-practice-limits-hint-1 = Una de las dos cosas depende solo de la recarga; la otra, solo de la capacidad.
practice-token-practice-limits-hint-2 = { $refill ->
    [one] { $refill } token
   *[other] { $refill } tokens
} cada { $everySeconds } s: ¿cuántos son por segundo?

## Leaves and caterpillars

practice-token-leaves = Hojas y orugas
practice-token-leaves-title = Hojas y orugas
practice-token-leaves-lede =
    Una planta es un balde de hojas. { $capacity ->
        [one] Cabe { $capacity } como máximo
       *[other] Caben { $capacity } como máximo
    }, empieza { $initial ->
        [0] sin ninguna
       *[other] con { $initial }
    } y { $refill ->
        [one] le brota { $refill } al día
       *[other] le brotan { $refill } al día
    }. Una oruga es una solicitud: se come una hoja o se queda con hambre.
practice-token-leaves-days =
    Recorre la vida de la planta paso a paso. ¿Cuántas hojas brotan y se quedan, cuántas orugas comen y cuántas hojas quedan?
practice-token-leaves-days-why =
    Cada vez, primero crece la planta, hasta donde tiene espacio, y luego las orugas se comen lo que hay: min(las que llegan; hojas). Lo que queda sigue ahí la próxima vez.
practice-token-leaves-days-hint-1 = Empieza con las hojas que quedaban, deja crecer la planta y solo entonces deja que lleguen las orugas.
practice-token-leaves-days-hint-2 = La planta nunca tiene más de { $capacity }: de lo que brota, solo se queda lo que cabe.
practice-token-leaves-fourth = En el último paso la planta vuelve a crecer. ¿Cuántas de las hojas nuevas no encuentran espacio?
practice-token-leaves-fourth-why =
    En la planta { $capacity ->
        [one] cabe { $capacity } como máximo
       *[other] caben { $capacity } como máximo
    }, así que { $spilled ->
        [0] todas encontraron espacio.
        [one] una de las hojas nuevas no encontró espacio.
       *[other] { $spilled } de las hojas nuevas no encontraron espacio.
    } Por mucho tiempo que esté tranquila, en la planta no caben más.
practice-token-leaves-fourth-hint-1 = ¿Cuántas hojas había antes, y cuántas caben?

## Generous

practice-token-generous = Generoso
practice-token-generous-title = De seis en seis
practice-token-generous-lede =
    En el balde { $capacity ->
        [one] cabe { $capacity } token
       *[other] caben { $capacity } tokens
    }, y al inicio está lleno. Cada { $every } recibe { $refill } de golpe.
practice-token-generous-rounds = Una ronda tras otra: ¿cuántas se aceptan, cuántas se rechazan y cuántos tokens quedan?
practice-token-generous-rounds-why =
    La recarga llega solo cuando han pasado { $every }, y entonces antes de responder a las solicitudes de esa ronda. En cada ronda pasan min(las que llegan; tokens), y el resto se rechaza.
practice-token-generous-rounds-hint-1 = En la mayoría de las rondas no entra nada. ¿Cuándo toca la primera recarga?
practice-token-generous-rounds-hint-2 = Dentro de una ronda: primero la recarga, si toca; luego el tope de { $capacity }; después las solicitudes.
practice-token-generous-after = Tras la última ronda: ¿cuánto falta para que se acepte una solicitud más?
practice-token-generous-after-why = El próximo token llega con la próxima recarga, { $retryAfterSeconds } s después. Hasta entonces se rechaza toda solicitud.
practice-token-generous-after-hint-1 = Las recargas llegan en los múltiplos de { $every }. ¿Cuándo toca la próxima?
practice-token-generous-limits = ¿Qué ritmo de solicitudes sostiene este balde a la larga, y cuál es la mayor ráfaga que deja pasar de una vez?
practice-token-generous-limits-why =
    { $refill ->
        [one] { $refill } token
       *[other] { $refill } tokens
    } cada { $every } son { $sustainedPerSecond } por segundo en promedio. Lo más que puede pasar en un momento es un balde lleno: { $largestBurst }.
practice-token-generous-limits-hint-1 = Una de las dos cosas depende solo de la recarga; la otra, solo de la capacidad.

## Scarce

practice-token-scarce = Escaso
practice-token-scarce-title = Mucha espera por poco
practice-token-scarce-lede =
    En el balde { $capacity ->
        [one] cabe { $capacity } token
       *[other] caben { $capacity } tokens
    }, y al inicio está lleno. Solo cada { $every } recibe { $refill }.
practice-token-scarce-rounds = Paso a paso: ¿cuántas se aceptan, cuántas se rechazan y cuántos tokens quedan?
practice-token-scarce-rounds-why =
    Lo que el balde tiene al inicio se gasta pronto. Después solo cuenta la recarga, y llega cada { $every }: una larga sequía y luego una tanda de { $refill }.
practice-token-scarce-rounds-hint-1 = La primera recarga llega tras { $every }. ¿Qué hay antes?
practice-token-scarce-rounds-hint-2 = No es todo o nada: pasan tantas como tokens hay.
practice-token-scarce-wait = Tras el segundo paso: ¿cuánto falta para que se acepte una solicitud más?
practice-token-scarce-wait-why = { $tokens ->
    [0] Al balde no le queda ningún token, y la próxima recarga llega { $retryAfterSeconds } s después.
    [one] Al balde le queda un token.
   *[other] Al balde le quedan { $tokens } tokens.
}
practice-token-scarce-wait-hint-1 = ¿Cuándo llega la recarga, y qué tiempo marca ahora el reloj?
practice-token-scarce-later = Después, { $wait } más tarde, { $requests ->
    [one] llega una solicitud
   *[other] llegan { $requests } solicitudes
}. ¿Cuántos tokens entraron desde el paso anterior, y cuántas solicitudes se aceptan?
practice-token-scarce-later-why =
    { $refilled ->
        [one] Entró { $refilled }
       *[other] Entraron { $refilled }
    }, así que había { $available } cuando { $requests ->
        [one] llegó { $requests } solicitud
       *[other] llegaron { $requests } solicitudes
    }: min({ $requests }; { $available }) = { $accepted ->
        [one] { $accepted } aceptada
       *[other] { $accepted } aceptadas
    }.
practice-token-scarce-later-hint-1 = ¿Cuántos múltiplos de { $every } hay entre los dos pasos?
practice-token-scarce-limits = ¿Qué ritmo de solicitudes sostiene este balde a la larga, y cuál es la mayor ráfaga que deja pasar de una vez?
practice-token-scarce-limits-why =
    { $refill ->
        [one] { $refill } token
       *[other] { $refill } tokens
    } cada { $every } son { $sustainedPerSecond } por segundo en promedio; un balde lleno deja pasar { $largestBurst } de una vez. Un intervalo largo hace un balde generoso una vez y tacaño para siempre.
practice-token-scarce-limits-hint-1 = Una de las dos cosas depende solo de la recarga; la otra, solo de la capacidad.

## Thirteen at once

practice-token-thirteen = Trece a la vez
practice-token-thirteen-title = Cuándo volver a intentarlo
practice-token-thirteen-lede =
    En el balde { $capacity ->
        [one] cabe { $capacity } token
       *[other] caben { $capacity } tokens
    }, y al inicio está lleno. Los tokens llegan poco a poco, { $refill } en { $every }, y las fracciones de token se guardan.
practice-token-thirteen-burst = { $requests ->
    [one] Llega { $requests } solicitud
   *[other] Llegan { $requests } solicitudes
} en el mismo momento. ¿Cuántas se aceptan y cuántas se rechazan?
practice-token-thirteen-burst-why = El balde estaba lleno: pasan min({ $requests }; { $available }) = { $accepted }, y { $rejected ->
    [one] la otra no encuentra
   *[other] las otras { $rejected } no encuentran
} token.
practice-token-thirteen-burst-hint-1 = En un momento no entra nada. ¿Qué hay?
practice-token-thirteen-retry = Las rechazadas quieren saber cuándo volver. ¿Tras cuánto tiempo se aceptaría una solicitud más?
practice-token-thirteen-retry-why = Los tokens llegan poco a poco, { $perSecond } por segundo, así que hay uno entero tras { $retryAfterSeconds } s. Un token bucket puede decir con exactitud cuándo llega el próximo.
practice-token-thirteen-retry-hint-1 = ¿Cuánto tarda en llegar un token entero?
practice-token-thirteen-header = El encabezado HTTP Retry-After cuenta en segundos enteros. ¿Qué dice?
practice-token-thirteen-header-why = Hasta el próximo token { $retryAfterSeconds ->
    [one] falta { $retryAfterSeconds } s
   *[other] faltan { $retryAfterSeconds } s
}, y a quien espera ese tiempo hay que atenderlo: se redondea hacia arriba, a { $retryAfterHeader }.
practice-token-thirteen-header-hint-1 = Un cliente que hace lo que se le dice no debe recibir otro rechazo. Entonces, ¿hacia dónde se redondea?
practice-token-thirteen-idle = Después no llega nadie durante { $wait }. ¿Cuántos tokens hay ahora en el balde?
practice-token-thirteen-idle-why = { $perSecond } por segundo durante { $wait } { $offered ->
    [one] es { $offered } token
   *[other] son { $offered } tokens
}: min({ $capacity }; { $before } + { $offered }) = { $tokens }.
practice-token-thirteen-idle-hint-1 = ¿Cuántos llegan en ese tiempo, y cuántos quedaban?

## Choosing the numbers

practice-token-sizing = Elegir los números
practice-token-sizing-title = Configura un token bucket
practice-token-sizing-lede = El tráfico se conoce, y el balde lo configuras tú. Vale cualquiera que cumpla lo que se pide.
practice-token-sizing-refill =
    Un balde para { $capacity ->
        [one] { $capacity } token
       *[other] { $capacity } tokens
    }, con una recarga cada { $every }. ¿Qué recarga basta para no rechazar ninguna solicitud?
practice-token-sizing-refill-hint-1 = Cuando llegan las próximas solicitudes, ¿cuántas recargas ha recibido el balde?
practice-token-sizing-refill-hint-2 = Prueba un número. El motor simula tu balde y dice cuántas rechaza.
practice-token-sizing-capacity =
    Un balde que recibe { $refill ->
        [one] { $refill } token
       *[other] { $refill } tokens
    } cada { $every }. ¿Qué capacidad basta para no rechazar ninguna solicitud?
practice-token-sizing-capacity-hint-1 = ¿Cuál es la mayor ráfaga que tiene que dejar pasar?
practice-token-sizing-capacity-hint-2 = Prueba un número. El motor simula tu balde y dice cuántas rechaza.
practice-token-sizing-both =
    No rechaces ninguna y, aun así, no dejes pasar más de ocho en un mismo momento. Las recargas llegan cada { $every }. Elige los dos números.
practice-token-sizing-both-hint-1 = La capacidad decide sobre la ráfaga; la recarga, sobre el tiempo que hay en medio.
practice-token-sizing-both-hint-2 = Hay más de una respuesta. El motor simula la que des.

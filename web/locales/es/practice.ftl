# Practise: the page around a set, its questions and what is said about an answer. The sets and the wrong rules have files of
# their own.

## The page around a set

practice-list = Series de ejercicios
practice-list-current = Serie { $number } de { $of }: <strong>{ $name }</strong>
practice-list-others = Otras series de ejercicios
practice-group-token = Token bucket
practice-group-leaky = Leaky bucket
practice-group-both = Los dos
practice-score = { $right } de { $of } correctas
practice-unknown-title = No existe esa serie de ejercicios
practice-unknown = No hay ninguna serie de ejercicios que se llame “{ $name }”. Estas son las que hay:
practice-no-name = Aquí no se nombra ninguna serie de ejercicios. Estas son las que hay:
practice-not-kept = Tus respuestas no se guardan: este navegador no lo permite aquí. Se conservan hasta que salgas de esta página.
practice-file-refused = El motor no acepta esta serie de ejercicios, así que no se puede comprobar nada. Dice: { $message }
practice-variant = Estos son los números de la variante { $seed }.
practice-variant-now = Otra parecida: la variante { $seed }. Los números cambiaron en toda la serie; tus respuestas anteriores se conservan.
practice-variant-first = Los números vuelven a ser los de la primera.
practice-variant-back = Volver a la primera
practice-reset = Empezar de nuevo
practice-reset-done = Toda la serie está otra vez en blanco.
practice-reset-undo = Recuperar mis respuestas
practice-list-separator = ;{" "}
practice-none = ninguno

## The address

practice-problem-seed = “{ $name }” elige una variante con un número entero de { $least } a { $most }, no con “{ $given }”. Se usa la última en la que trabajaste.
practice-problem-attempts = “{ $name }” es cuántas veces se puede comprobar una pregunta: un número entero de { $least } a { $most }, no “{ $given }”. Puedes comprobarla cuantas veces quieras.
practice-problem-only = “{ $name }” nombra las preguntas que se hacen, y “{ $given }” no es ninguna de esta serie. Hay: { $allowed }. Se hacen todas.
practice-problem-question = “{ $name }” nombra “{ $given }”, que no es una pregunta de esta serie. Hay: { $allowed }. Se hacen las otras que nombra.
practice-problem-file = “{ $name }” debería traer una serie de ejercicios creada en esta página, y no se puede leer. ¿Se cortó el enlace?

## A question

practice-number = Pregunta { $number } de { $of }
practice-check = Comprobar
    .name = Comprobar la pregunta { $number }
practice-hint = { $given ->
    [0] Pista
   *[other] Pista ({ $given } de { $of })
}
    .name = Pista para la pregunta { $number }
practice-another = Otra parecida
    .name = Otra parecida a la pregunta { $number }
practice-solve = Mostrar la solución
    .name = Mostrar la solución de la pregunta { $number }
practice-waits = Se comprobará en cuanto el motor se haya cargado.
practice-waits-solution = La solución se mostrará en cuanto el motor se haya cargado.
practice-check-failed = El motor no pudo comprobar esto. Dice: { $message }
practice-attempts-left = { $left ->
    [one] Queda un intento.
   *[other] Quedan { $left } intentos.
}
practice-no-attempts = No quedan intentos.
practice-tolerance = Se da por buena una diferencia de hasta { $tolerance }.

practice-ask-moment = ¿En qué quedó todo tras el último de estos pasos?
practice-ask-story = ¿En qué quedó todo tras todos estos pasos?
practice-ask-choice = ¿Cuál es?
practice-ask-table = Completa la tabla.
practice-ask-design = Configura el balde para que se cumpla todo esto.
practice-story-step = { $time }: { $requests ->
    [0] nadie pide nada
    [one] una solicitud
   *[other] { $requests } solicitudes
}
practice-bucket-token = Un token bucket en el que { $capacity ->
    [one] cabe un token
   *[other] caben { $capacity } tokens
}, con { $initial } al inicio; recibe { $refill } cada { $everySeconds } s{ $pacing ->
    [steady] , poco a poco
   *[other] , de golpe
}.
practice-bucket-leaky = Un leaky bucket cuya cola tiene { $capacity ->
    [one] un lugar
   *[other] { $capacity } lugares
} y al inicio está vacía. Cada { $everySeconds } s procesa { $drain }{ $pacing ->
    [interval] , de golpe
   *[other] , una tras otra
}.
practice-bucket-meter = Un leaky bucket como medidor: su capacidad es { $capacity }, al inicio está vacío y drena { $drain } cada { $everySeconds } s.

## Hints and the solution

practice-hint-worked = Esto es lo que pasa, paso a paso. Lo que se pregunta te queda a ti.
practice-worked = Qué pasa, paso a paso
practice-asked = ?
practice-solution = La solución
practice-answer = { $unit ->
    [seconds] { $value } s
    [milliseconds] { $value } ms
    [perSecond] { $value } por segundo
   *[other] { $value }
}
practice-hint-accepted = Pasan tantas como tokens hay cuando llegan. ¿Cuántos hay en ese momento?
practice-hint-rejected = Las que no encuentran token se rechazan.
practice-hint-tokens = Toma lo que había, suma lo que llegó desde entonces, ponle el tope de { $capacity } y resta lo gastado.
practice-hint-queued = Cuenta los lugares libres en el momento de la llegada. La que se está procesando todavía tiene uno.
practice-hint-dropped = Las que no encuentran un lugar libre se descartan.
practice-hint-processed = Una tras otra, cada una tarda { $eachSeconds } s. ¿Cuántas caben en ese tiempo?
practice-hint-lastDoneInMs = La última espera a todas las anteriores, y luego necesita sus propios { $eachSeconds } s.
practice-hint-maxStartInMs = ¿Cuál espera más, y a cuántas otras?
practice-hint-retryAfterMs = ¿Cuánto falta para una solicitud más, y en cuánto tiempo llega?
practice-hint-sustainedPerSecond = Divide lo que entra entre el tiempo que tarda en entrar.
practice-hint-largestBurst = ¿Cuánto puede haber como máximo en el balde en un momento?

## A verdict

practice-part-right = correcto
practice-part-wrong = incorrecto
practice-part-unanswered = sin responder
practice-part-unreadable = no es un número
practice-part-ambiguous = ¿qué número?
practice-right = Correcto.
practice-partly = Correcto en parte.
practice-wrong = Incorrecto.
practice-unanswered = Aún sin responder.
practice-unreadable = Sin comprobar: se esperaba un número.
practice-ambiguous = Aún sin comprobar: se puede leer de dos maneras.
practice-unanswered-what = Escribe una respuesta y comprueba otra vez.
# The names of parts, as in “Aceptadas” and “Rechazadas”.
practice-part-quoted = “{ $part }”
practice-part-in-row = { $part }, fila { $row }
practice-parts-wrong = No está bien: { $parts }.
practice-parts-unanswered = Falta por responder: { $parts }.
practice-parts-wrong-cells = { $count ->
    [one] { $count } celda no está
   *[other] { $count } celdas no están
} bien.
practice-parts-unanswered-cells = { $count ->
    [one] Falta { $count } celda
   *[other] Faltan { $count } celdas
} por responder.
practice-first-wrong = Vuelve a mirar primero “{ $part }”.
practice-not-a-number = “{ $typed }”, en “{ $part }”, no se puede leer como número. Usa cifras, y punto o coma antes de los decimales: 2.5 o 2,5.
practice-ambiguous-which = “{ $typed }”, en “{ $part }”: ¿a qué número te refieres?
practice-reading-whole = { $text }, un número entero
practice-reading-fraction = { $text }, entre { $below } y { $above }
practice-earlier = Cambiaste tu respuesta desde entonces; esto se refiere a la anterior.
practice-two-rules = Dos reglas equivocadas darían esta respuesta.

practice-slip-unit = “{ $typed }”, en “{ $part }”, tiene otra unidad: la cantidad es correcta { $meant ->
    [milliseconds] en milisegundos
    [seconds] en segundos
    [minutes] en minutos
    [hours] en horas
    [perSecond] como ritmo por segundo
    [perMinute] como ritmo por minuto
    [perHour] como ritmo por hora
    [requests] en solicitudes
    [tokens] en tokens
   *[count] como simple número
}, pero { $unit ->
    [seconds] se piden segundos
    [milliseconds] se piden milisegundos
    [perSecond] se pide un ritmo por segundo
    [tokens] se piden tokens
   *[requests] se piden solicitudes
}.
practice-slip-swapped = Los números están bien, pero cambiados de lugar: { $parts }.
practice-slip-swapped-cells = Los números están bien, pero en { $count ->
    [one] { $count } celda
   *[other] { $count } celdas
} están cambiados de lugar.
practice-slip-total = Esa es la suma de todos los pasos. Se pregunta lo que pasó en el último: { $parts }.
practice-slip-total-cells = En { $count ->
    [one] { $count } celda
   *[other] { $count } celdas
} diste la suma de todos los pasos. Se pregunta lo que pasó en cada uno.
practice-slip-step = Eso es lo que pasó en el último paso. Se pregunta la suma de todos: { $parts }.
practice-slip-step-cells = En { $count ->
    [one] { $count } celda
   *[other] { $count } celdas
} diste lo que pasó en un paso. Se pregunta la suma de todos.
practice-problem-whole = “{ $part }” tiene que ser un número entero.
practice-problem-range = “{ $typed }” no es un valor posible para “{ $part }”.

## See it

practice-see = Verlo
    .name = Verlo: { $name }, pregunta { $number }
practice-see-yours = (tu respuesta)
practice-see-own = Este balde
practice-see-chart = { $name }: { $level } tras { $time }
practice-see-figures = En { $time }
practice-candidates = Las mismas solicitudes por los dos
practice-candidate-accepted = Entran
practice-candidate-turnedAway = Quedan fuera
practice-candidate-atOnce = Lo más que llega al servidor en un instante
practice-candidate-peakPerSecond = Lo más que llega al servidor en un segundo
practice-candidate-slowestMs = La respuesta más lenta llega tras

## Design tasks

practice-condition-most = { $figure }: { $value } como máximo{ $step ->
    [0] {""}
   *[other] , tras el paso { $step }
}
practice-condition-least = { $figure }: { $value } como mínimo{ $step ->
    [0] {""}
   *[other] , tras el paso { $step }
}
practice-condition-is = { $figure }: { $value } exactamente{ $step ->
    [0] {""}
   *[other] , tras el paso { $step }
}
practice-choose-smallest = “{ $field }”, lo más bajo posible
practice-choose-largest = “{ $field }”, lo más alto posible
practice-design-now = Tal como está ahora, no cumple: { $now }.
practice-design-field = { $field }: { $value }
practice-condition-met = { $wanted }. Resultado: { $got }.
practice-condition-missed = { $wanted }. Pero el resultado es { $got }.
practice-extreme-smallest = Con un valor más bajo en “{ $field }” ya no se cumple.
practice-extreme-largest = Con un valor más alto en “{ $field }” ya no se cumple.
practice-not-extreme-smallest = Con un valor más bajo en “{ $field }” también se cumple.
practice-not-extreme-largest = Con un valor más alto en “{ $field }” también se cumple.

## The summary

practice-summary = Resumen
practice-summary-title = Tu trabajo: { $title }
practice-summary-about = { $right } de { $of } correctas{ $seed ->
    [0] {""}
   *[other] , variante { $seed }
}.
practice-summary-question = Pregunta
practice-summary-answer = Tu respuesta
practice-summary-verdict = Resultado
practice-summary-attempts = Intentos
practice-summary-help = Se mostró
practice-summary-time = Último cambio
practice-summary-asked = { $number }. { $prompt }
practice-summary-shown = { $solution ->
    [yes] { $hints ->
        [0] la solución
        [one] una pista y la solución
       *[other] { $hints } pistas y la solución
    }
   *[no] { $hints ->
        [0] nada
        [one] una pista
       *[other] { $hints } pistas
    }
}
practice-summary-print = Imprimir
practice-summary-csv = Guardar como CSV
practice-summary-json = Guardar como JSON
practice-record-part = { $part }: { $text }
practice-verdict-right = correcto
practice-verdict-partly = correcto en parte
practice-verdict-wrong = incorrecto
practice-verdict-unanswered = sin responder

## What is asked for

practice-column-at = Tiempo
practice-column-requests = Solicitudes
practice-part-accepted = Aceptadas
practice-part-rejected = Rechazadas
practice-part-tokens = En el balde
practice-part-refilled = Recargados
practice-part-spilled = Derramados
practice-part-retryAfterMs = Reintentar tras
practice-part-retryAfterHeader = Encabezado Retry-After
practice-part-sustainedPerSecond = Ritmo sostenido
practice-part-largestBurst = Mayor ráfaga
practice-part-queued = Entran en cola
practice-part-dropped = Descartadas
practice-part-processed = Procesadas
practice-part-expired = Abandonaron
practice-part-queue = Quedan en la cola
practice-part-level = Nivel
practice-part-requests = Solicitudes
practice-part-outcome = Qué pasa con ella
practice-part-firstStartInMs = La primera empieza tras
practice-part-lastStartInMs = La última empieza tras
practice-part-firstDoneInMs = La primera termina tras
practice-part-lastDoneInMs = La última termina tras
practice-part-maxStartInMs = Espera más larga
practice-part-maxDoneInMs = Lo que más tarda en terminar
practice-part-maxQueue = Cola más larga
practice-part-bucket = El balde
practice-part-why = El motivo
practice-part-capacity = Capacidad
practice-part-refill = Recarga
practice-part-drain = Drenado
practice-part-everyMs = Intervalo
practice-part-timeoutMs = Abandonan tras
practice-part-initial = Al inicio

practice-unit-requests = solicitudes
practice-unit-tokens = tokens
practice-unit-seconds = segundos
practice-unit-milliseconds = milisegundos
practice-unit-perSecond = por segundo

practice-option-served = Espera su turno y se atiende
practice-option-expires = Consigue un lugar, pero abandona antes de su turno
practice-option-dropped = Se descarta al llegar
practice-option-token = Token bucket
practice-option-leaky = Leaky bucket
practice-option-steady-output = Entrega las solicitudes a un ritmo constante, lleguen como lleguen
practice-option-never-drops = Nunca deja fuera ninguna solicitud
practice-option-answers-sooner = Los clientes reciben antes su respuesta
practice-option-one-at-a-time = Entrega las solicitudes de una en una
practice-option-passes-burst = Deja pasar toda la ráfaga de una vez
practice-option-turns-away-fewer = Deja fuera menos solicitudes

# The lab about how long a queue may be.

lab-waiting-title = Esperar tiene un precio
lab-waiting-question = Una cola más larga deja fuera menos solicitudes. ¿Qué cuesta eso, y quién lo paga?
lab-waiting-lesson = Calcula la cola según la espera que se puede soportar, no según la memoria que tienes: a cinco por segundo y con dos segundos de espera, diez lugares valen la pena, y cada lugar de más solo guarda a alguien que esperará demasiado.
lab-waiting-capacity = Lugares en la cola
lab-waiting-capacity-hint = con la que se procesa
lab-waiting-drain = Drena
lab-waiting-drain-hint = solicitudes por segundo
lab-waiting-patience = Espera soportable
lab-waiting-patience-hint = segundos
lab-waiting-leave = Los clientes abandonan
lab-waiting-leave-hint = quien no haya empezado para entonces se va sin ser atendido
lab-waiting-late = Llegan 25 de una vez y, un segundo después, 10 más. Con { $capacity ->
    [one] { $capacity } lugar
   *[other] { $capacity } lugares
}, la que más tarda necesita <wait>{ $last }</wait>, contando la espera; <stop>{ $late } de { $served }</stop> { $late ->
    [one] tarda
   *[other] tardan
} más de { $patience }, y <stop>{ $dropped ->
    [0] no se descarta ninguna
    [one] se descarta { $dropped }
   *[other] se descartan { $dropped }
}</stop>.
lab-waiting-in-time = Llegan 25 de una vez y, un segundo después, 10 más. Con { $capacity ->
    [one] { $capacity } lugar
   *[other] { $capacity } lugares
}, ninguna tarda más de { $patience }: <pass>{ $served ->
    [one] la única que entra
   *[other] las { $served } que entran
}</pass> { $served ->
    [one] termina
   *[other] terminan
} a tiempo, y <stop>{ $dropped ->
    [0] no se descarta ninguna
    [one] se descarta { $dropped }
   *[other] se descartan { $dropped }
}</stop>{ $dropped ->
    [0] .
    [one] , que lo sabe al instante.
   *[other] , que lo saben al instante.
}
lab-waiting-gone = <stop>{ $gone ->
    [one] { $gone } abandona
   *[other] { $gone } abandonan
}</stop> tras { $patience }. Hasta entonces { $gone ->
    [one] ocupa su lugar aunque nadie la va a atender
   *[other] ocupan su lugar aunque nadie las va a atender
}, mientras que { $newcomers } de las 10 que llegan tras 1 s <stop>{ $newcomers ->
    [one] encuentra
   *[other] encuentran
} la cola llena</stop>. Atendidas: <pass>{ $served }</pass>.
lab-waiting-nobody-gone = Con { $capacity ->
    [one] { $capacity } lugar
   *[other] { $capacity } lugares
}, todas las que entran han empezado en { $patience } o menos, así que nadie abandona: <pass>{ $served ->
    [one] se atiende { $served }
   *[other] se atienden { $served }
}</pass>, y <stop>{ $dropped ->
    [0] no se descarta ninguna
    [one] se descarta { $dropped }
   *[other] se descartan { $dropped }
}</stop>{ $dropped ->
    [0] .
    [one] , que lo sabe al instante.
   *[other] , que lo saben al instante.
}
lab-waiting-chart = Dos ráfagas, de 25 y de 10 solicitudes, en una cola de { $capacity }: { $served ->
    [one] { $served } atendida
   *[other] { $served } atendidas
}, { $gone ->
    [one] { $gone } abandona
   *[other] { $gone } abandonan
}, { $dropped ->
    [one] { $dropped } descartada
   *[other] { $dropped } descartadas
}. La que más tarda necesita { $last }.
lab-waiting-mark = { $patience } tras las 25
lab-waiting-table = El mismo tráfico en colas de otros tamaños
lab-waiting-column-depth = lugares
lab-waiting-column-longest = tardan hasta
lab-waiting-column-served = atendidas
lab-waiting-column-in-time = a tiempo
lab-waiting-column-late = demasiado tarde
lab-waiting-column-gone = abandonan
lab-waiting-column-dropped = descartadas
lab-waiting-depth = { $chosen ->
    [yes] { $capacity } (elegida)
   *[no] { $capacity }
}
lab-waiting-sizing = { $fitting ->
    [0] A { $drain } por segundo, de una multitud ni la primera termina en { $patience }.
    [one] A { $drain } por segundo, de una multitud solo { $fitting } termina en { $patience }: no vale la pena más que un lugar.
   *[other] A { $drain } por segundo, de una multitud terminan { $fitting } en { $patience }: son los lugares que valen la pena.
}
lab-waiting-ask = Una cola drena 5 solicitudes por segundo, y una solicitud debería terminar a más tardar 2 s después de llegar. ¿Cuántos lugares debería tener la cola?
lab-waiting-option-5 = 5
lab-waiting-option-10 = 10
lab-waiting-option-20 = 20
lab-waiting-option-40 = Tantos como quepan en la memoria
lab-waiting-why-5 = La quinta termina ya tras 1 s. Podrían esperar cinco más y aun así terminar a tiempo.
lab-waiting-why-10 = A 5 por segundo, la décima de la cola termina tras 2 s. Cualquiera que estuviera detrás tardaría más.
lab-waiting-why-20 = La vigésima termina tras 4 s. Diez de estos lugares guardan solicitudes que terminarán demasiado tarde.
lab-waiting-why-40 = La memoria es barata; la espera, no: la número cuarenta de la cola termina tras 8 s, cuando su cliente se fue hace rato.

# The lab about one bucket for all clients, or one for each.

lab-fairness-title = Equidad
lab-fairness-question = El cliente A inunda la cola. El cliente B envía una sola solicitud. ¿Cuándo se atiende a cada uno?
lab-fairness-lesson = Un balde compartido es justo con las solicitudes, no con los clientes: a quien más envía, más se le atiende. Un balde por cliente es justo con los clientes, y cuesta un contador y una marca de tiempo por cada uno.
lab-fairness-flood = A envía de una vez
lab-fairness-flood-hint = solicitudes, en 0 s
lab-fairness-at = B envía una tras
lab-fairness-at-hint = segundos
lab-fairness-capacity = Capacidad
lab-fairness-capacity-hint = lugares; drena 2 por segundo
lab-fairness-said = A envía { $flood ->
    [one] { $flood } solicitud
   *[other] { $flood } solicitudes de una vez
}, y B envía una tras { $at }. { $fate ->
    [dropped] En un balde para todos ya no queda lugar, y la única solicitud de B <stop>se descarta</stop>; con un balde propio, a B se le atiende <pass>de inmediato</pass>, y A no sale perdiendo.
    [waits] En un balde para todos, la única solicitud de B va detrás de las de A y <wait>espera { $wait }</wait>; con un balde propio, a B se le atiende <pass>de inmediato</pass>, y A no sale perdiendo.
   *[at-once] Para entonces el balde vuelve a estar vacío, así que a B se le atiende <pass>de inmediato</pass> en los dos casos. Haz que A envíe más, o que B llegue antes.
}
lab-fairness-shared = <strong>Un balde para todos</strong>
lab-fairness-own = <strong>Un balde por cliente</strong>
lab-fairness-chart = { $way ->
    [shared] Un balde para todos:
   *[own] Un balde por cliente:
} { $flood ->
    [one] { $flood } solicitud
   *[other] { $flood } solicitudes
} de A, { $dropped ->
    [0] ninguna descartada
    [one] { $dropped } descartada
   *[other] { $dropped } descartadas
}. { $fate ->
    [dropped] La solicitud de B se descarta.
    [waits] La solicitud de B espera { $wait }.
   *[at-once] La solicitud de B se atiende de inmediato.
}
lab-fairness-table = Qué hay que guardar de los clientes
lab-fairness-column-kept = se guarda por cliente
# $clients is already written out, so no plural can be chosen by it.
lab-fairness-column-clients = clientes: { $clients }
lab-fairness-state-window = ventana fija: un contador
lab-fairness-state-bucket = balde: un contador y una marca de tiempo
lab-fairness-state-log = registro deslizante: { $capacity ->
    [one] una marca de tiempo
   *[other] hasta { $capacity } marcas de tiempo
}
lab-fairness-bytes = { $unit ->
    [B] { $n } B
    [kB] { $n } kB
    [MB] { $n } MB
    [GB] { $n } GB
   *[TB] { $n } TB
}
lab-fairness-counted = Ocho bytes por número. A eso se suman el nombre del cliente y lo que ocupa el propio almacén de datos, que a menudo es más.
lab-fairness-ask = Una cola de 100 lugares drena 10 por segundo. Está vacía cuando un cliente envía 50 de una vez; justo después, otro cliente envía una sola solicitud. ¿Cuándo empieza a procesarse esa?
lab-fairness-option-0 = De inmediato: es la primera de su cliente
lab-fairness-option-100 = Tras 0,1 s, en cuanto el servidor se desocupa
lab-fairness-option-5000 = Tras 5 s
lab-fairness-why-0 = Una cola compartida no conoce clientes: solo sabe quién llegó primero.
lab-fairness-why-100 = Sería así si los clientes se turnaran. Una cola que sigue el orden de llegada atiende primero a las cincuenta.
lab-fairness-why-5000 = Tiene 50 delante, a 10 por segundo. Que todas sean de un mismo cliente, a la cola le da igual.

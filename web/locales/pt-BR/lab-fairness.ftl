# The lab about one bucket for all clients, or one for each.

lab-fairness-title = Justiça entre clientes
lab-fairness-question = O cliente A inunda a fila. O cliente B faz uma única requisição. Quando cada um é atendido?
lab-fairness-lesson = Um bucket compartilhado é justo com as requisições, não com os clientes: quem envia mais é mais atendido. Um bucket para cada cliente é justo com os clientes e custa um contador e um timestamp para cada um deles.
lab-fairness-flood = A envia de uma vez
lab-fairness-flood-hint = requisições, em 0 s
lab-fairness-at = B envia uma após
lab-fairness-at-hint = segundos
lab-fairness-capacity = Capacidade
lab-fairness-capacity-hint = lugares; drena 2 por segundo
lab-fairness-said = A envia { $flood ->
    [0] nenhuma requisição
    [one] { $flood } requisição
   *[other] { $flood } requisições de uma vez
}, e após { $at } B envia uma. { $fate ->
    [dropped] Em um bucket para todos não há mais lugar, e a única requisição de B é <stop>descartada</stop>; com um bucket próprio, B é atendido <pass>na hora</pass>, e A não perde nada com isso.
    [waits] Em um bucket para todos, a única requisição de B fica atrás das de A e <wait>espera { $wait }</wait>; com um bucket próprio, B é atendido <pass>na hora</pass>, e A não perde nada com isso.
   *[at-once] A essa altura o bucket está vazio de novo, então B é atendido <pass>na hora</pass> nos dois casos. Faça A enviar mais, ou B chegar antes.
}
lab-fairness-shared = <strong>Um bucket para todos</strong>
lab-fairness-own = <strong>Um bucket para cada cliente</strong>
lab-fairness-chart = { $way ->
    [shared] Um bucket para todos:
   *[own] Um bucket para cada cliente:
} { $flood ->
    [0] sem requisições
    [one] da única requisição
   *[other] das { $flood } requisições
} de A, { $dropped ->
    [0] nenhuma é descartada
    [one] { $dropped } é descartada
   *[other] { $dropped } são descartadas
}. { $fate ->
    [dropped] A requisição de B é descartada.
    [waits] A requisição de B espera { $wait }.
   *[at-once] A requisição de B é atendida na hora.
}
lab-fairness-table = O que é preciso guardar dos clientes
lab-fairness-column-kept = guardado por cliente
# $clients is already written out, so no plural can be chosen by it.
lab-fairness-column-clients = clientes: { $clients }
lab-fairness-state-window = janela fixa: um contador
lab-fairness-state-bucket = bucket: um contador e um timestamp
lab-fairness-state-log = log deslizante: { $capacity ->
    [one] um timestamp
   *[other] até { $capacity } timestamps
}
lab-fairness-bytes = { $unit ->
    [B] { $n } B
    [kB] { $n } kB
    [MB] { $n } MB
    [GB] { $n } GB
   *[TB] { $n } TB
}
lab-fairness-counted = Oito bytes por número. O nome do cliente e o que o próprio armazenamento ocupa vêm por cima, e muitas vezes são mais que isso.
lab-fairness-ask = Uma fila de 100 lugares drena 10 por segundo. Ela está vazia quando um cliente envia 50 de uma vez; logo depois, outro cliente envia uma única requisição. Quando o processamento dela começa?
lab-fairness-option-0 = Na hora: é a primeira do seu cliente
lab-fairness-option-100 = Após 0,1 s, assim que o servidor ficar livre
lab-fairness-option-5000 = Após 5 s
lab-fairness-why-0 = Uma fila compartilhada não conhece clientes, só a ordem de chegada.
lab-fairness-why-100 = Seria assim se os clientes se revezassem. Uma fila por ordem de chegada atende antes as cinquenta.
lab-fairness-why-5000 = Há 50 na frente dela, a 10 por segundo. Que todas sejam do mesmo cliente não faz diferença para a fila.

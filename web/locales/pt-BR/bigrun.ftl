# The words of the long run, and of traffic by pattern, which Compare uses too.

bigrun-heading = Uma execução longa
bigrun-intro = O que um bucket faz em um minuto dá para acompanhar; o que ele faz em meses aparece em faixas. Cada faixa vai do menor ao maior valor do seu período, e a linha dentro dela é a média.
bigrun-stage = A execução
# The bucket in a line, and how long it runs.
bigrun-what = { $bucket }. { $rows }
bigrun-rows = { $rows ->
    [one] { $rows } rodada de { $row }.
   *[other] { $rows } rodadas de { $row }, { $time } ao todo.
}
bigrun-about-days = { NUMBER($n, maximumFractionDigits: 1) } dias
bigrun-run = Executar
bigrun-again = Executar de novo
bigrun-cancel = Cancelar
bigrun-cancelled = A execução foi cancelada. Nada dela ficou guardado.
bigrun-progress = Andamento da execução
bigrun-progress-rows = { $done } de { $rows } rodadas
bigrun-in-page = Este navegador não dá à página um worker próprio; por isso a execução divide a thread com a página e demora mais.
bigrun-refused = O motor não consegue executar isto: { $message }
bigrun-too-many = Cerca de { NUMBER($arrivals, maximumSignificantDigits: 2) } requisições viriam uma após a outra, e o máximo aqui é { $most }. Use menos requisições ou um tempo mais curto.
bigrun-failed = A execução foi interrompida: { $message }. Uma execução mais curta talvez chegue ao fim.

bigrun-said-token = Em { $rows ->
    [one] { $rows } rodada
   *[other] { $rows } rodadas
}, { $requests ->
    [0] nenhuma requisição foi feita:
    [one] foi feita { $requests } requisição:
   *[other] foram feitas { $requests } requisições:
} { $entered ->
    [0] nenhuma aceita
    [one] { $entered } aceita
   *[other] { $entered } aceitas
} ({ $share }%), { $refused ->
    [0] nenhuma rejeitada
    [one] { $refused } rejeitada
   *[other] { $refused } rejeitadas
}. O cálculo levou { $took }.
bigrun-said-meter = Em { $rows ->
    [one] { $rows } rodada
   *[other] { $rows } rodadas
}, { $requests ->
    [0] nenhuma requisição foi feita:
    [one] foi feita { $requests } requisição:
   *[other] foram feitas { $requests } requisições:
} { $entered ->
    [0] nenhuma aceita
    [one] { $entered } aceita
   *[other] { $entered } aceitas
} ({ $share }%), { $refused ->
    [0] nenhuma rejeitada
    [one] { $refused } rejeitada
   *[other] { $refused } rejeitadas
}. O cálculo levou { $took }.
bigrun-said-leaky = Em { $rows ->
    [one] { $rows } rodada
   *[other] { $rows } rodadas
}, { $requests ->
    [0] nenhuma requisição chegou:
    [one] chegou { $requests } requisição:
   *[other] chegaram { $requests } requisições:
} { $entered ->
    [0] nenhuma entrou na fila
    [one] { $entered } entrou na fila
   *[other] { $entered } entraram na fila
} ({ $share }%), { $refused ->
    [0] nenhuma descartada
    [one] { $refused } descartada
   *[other] { $refused } descartadas
}. A fila teve no máximo { $queue }, e a mais demorada levou { $wait } da chegada ao fim. O cálculo levou { $took }.

bigrun-chart = Requisições, o que aconteceu com elas e o bucket ao longo de { $time }, em { $stretches } faixas de { $each } cada
bigrun-lane-requests = feitas, a cada { $row }
bigrun-lane-accepted = aceitas
bigrun-lane-processed = processadas
bigrun-lane-rejected = rejeitadas
bigrun-lane-dropped = descartadas
bigrun-lane-tokens = tokens restantes
bigrun-lane-queue = na fila
bigrun-lane-level = nível
bigrun-at = Tempo a ler
bigrun-reading-from = A partir de { $from }, durante { $each }:
bigrun-reading-requests = Feitas por rodada: de { $least } a { $greatest }; média { $mean }.
bigrun-reading-accepted = Aceitas: de { $least } a { $greatest }; média { $mean }.
bigrun-reading-processed = Processadas: de { $least } a { $greatest }; média { $mean }.
bigrun-reading-rejected = Rejeitadas: de { $least } a { $greatest }; média { $mean }.
bigrun-reading-dropped = Descartadas: de { $least } a { $greatest }; média { $mean }.
bigrun-reading-tokens = Tokens restantes: de { $least } a { $greatest }; média { $mean }.
bigrun-reading-queue = Na fila: de { $least } a { $greatest }; média { $mean }.
bigrun-reading-level = Nível: de { $least } a { $greatest }; média { $mean }.
bigrun-table = A execução inteira, por rodadas de { $row }
bigrun-column-least = mínimo
bigrun-column-mean = média
bigrun-column-greatest = máximo
bigrun-row-requests = feitas
bigrun-row-accepted = aceitas
bigrun-row-processed = processadas
bigrun-row-rejected = rejeitadas
bigrun-row-dropped = descartadas
bigrun-row-tokens = tokens restantes
bigrun-row-queue = na fila
bigrun-row-level = nível

bigrun-arrivals = { $count ->
    [one] O tráfego é uma lista de { $count } chegada. Uma lista não cabe em um link.
   *[other] O tráfego é uma lista de { $count } chegadas. Uma lista não cabe em um link.
}
bigrun-arrivals-leave = Usar um padrão no lugar
bigrun-pattern = Tráfego { $n }
bigrun-pattern-steady = constante
bigrun-pattern-bursts = rajadas
bigrun-pattern-onOff = liga e desliga
bigrun-pattern-ramp = cada vez mais
bigrun-pattern-random = aleatório
bigrun-pattern-requests = Requisições
bigrun-pattern-toRequests = No fim
bigrun-pattern-everyMs = A cada
bigrun-pattern-onMs = Ligado por
bigrun-pattern-offMs = Desligado por
bigrun-pattern-seed = Semente
bigrun-pattern-fromMs = De
bigrun-pattern-untilMs = Até
bigrun-pattern-add = Adicionar outro padrão
bigrun-pattern-remove = Remover o tráfego { $n }

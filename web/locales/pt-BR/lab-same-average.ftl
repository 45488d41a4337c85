# The lab about the refill interval at a constant rate.

lab-same-average-title = Mesma média, outra sensação
lab-same-average-question = Dois tokens por segundo podem chegar um a um ou dez de cada vez. Quem percebe?
lab-same-average-lesson = A média não diz nada sobre a sensação: um intervalo de reabastecimento longo significa períodos de seca e depois um lote; prefira o intervalo mais curto que o armazenamento suporte.
lab-same-average-interval = Intervalo de reabastecimento, a 2 tokens por segundo
lab-same-average-steady = O cliente constante pede
lab-same-average-steady-hint = vezes por segundo
lab-same-average-burst = O cliente de rajadas pede
lab-same-average-burst-hint = de uma vez, a cada 4 s
lab-same-average-said = Com { $refill ->
    [one] { $refill } token
   *[other] { $refill } tokens
} a cada { $every }, o cliente constante fica sem nada por até <stop>{ $dry }</stop> e consegue passar <pass>{ $steady } de { $asked }</pass> requisições; o de rajadas, <pass>{ $bursts } de { $burstsAsked }</pass>.
lab-same-average-client-steady = <strong>Constante, { $steady } por segundo:</strong> { $passed ->
    [0] <pass>nenhuma aceita</pass>
    [one] <pass>{ $passed } aceita</pass>
   *[other] <pass>{ $passed } aceitas</pass>
}, { $refused ->
    [0] <stop>nenhuma rejeitada</stop>
    [one] <stop>{ $refused } rejeitada</stop>
   *[other] <stop>{ $refused } rejeitadas</stop>
}
lab-same-average-client-bursts = <strong>Rajadas de { $burst } a cada 4 s:</strong> { $passed ->
    [0] <pass>nenhuma aceita</pass>
    [one] <pass>{ $passed } aceita</pass>
   *[other] <pass>{ $passed } aceitas</pass>
}, { $refused ->
    [0] <stop>nenhuma rejeitada</stop>
    [one] <stop>{ $refused } rejeitada</stop>
   *[other] <stop>{ $refused } rejeitadas</stop>
}
lab-same-average-chart = { $client ->
    [steady] Tokens em 30 s com { $refill } a cada { $every } e um cliente constante
   *[bursts] Tokens em 30 s com { $refill } a cada { $every } e um cliente de rajadas
}: { $passed } de { $asked } requisições aceitas.
lab-same-average-table = Todos os intervalos lado a lado
lab-same-average-column-refill = reabastecimento
lab-same-average-column-steady = constante: aceitas
lab-same-average-column-dry = constante: maior seca
lab-same-average-column-bursts = rajadas: aceitas
lab-same-average-row = { $refill } a cada { $every }
lab-same-average-ask = Um cliente quer 8 de uma vez a cada 4 s: duas por segundo, exatamente a taxa. O bucket tem capacidade 10 e começa cheio. Com dez tokens a cada 5 s, quantas dessas requisições passam, em comparação com um token a cada meio segundo?
lab-same-average-option-more = Mais
lab-same-average-option-same = O mesmo número
lab-same-average-option-fewer = Menos
lab-same-average-why-more = Um lote não traz nada a mais: o que não cabe sob o teto transborda. Tokens avulsos chegam enquanto há espaço.
lab-same-average-why-same = A taxa é a mesma, mas não o que o bucket consegue guardar dela: um lote de dez encontra tokens que restaram, e o resto transborda pelo teto.
lab-same-average-why-fewer = Um lote de dez que encontra tokens restantes não cabe: o resto transborda pelo teto, e a média prometida não é a média servida.

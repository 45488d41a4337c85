# The lab about traffic inside the limit.

lab-edges-title = Só na borda
lab-edges-question = O que um token bucket e um leaky bucket fazem com o tráfego que respeita o limite?
lab-edges-lesson = Dentro do limite, nenhum dos dois algoritmos faz nada: você escolhe entre eles pelo que acontece na borda, quando vem uma rajada ou a taxa é ultrapassada.
lab-edges-pause = As requisições chegam a cada
lab-edges-together = Quantas de uma vez
lab-edges-together-hint = requisições
lab-edges-same = São { $asked } requisições, { $rate } por segundo, sob um limite de { $limit } por segundo. Com qualquer um dos buckets, cada uma chega ao servidor <pass>no momento em que é feita</pass>, como se não houvesse limite.
lab-edges-spread = São { $asked } requisições, { $rate } por segundo, { $together } de cada vez: estão dentro do limite, e uma rajada assim cabe nos dois buckets. O token bucket a deixa passar <pass>assim que chega</pass>; o leaky bucket a espaça, e a espera mais longa é de <wait>{ $wait }</wait>.
lab-edges-filling = São { $asked } requisições, { $rate } por segundo: mais que o limite de { $limit }, e mesmo assim os dois buckets dão conta. O token bucket vive das suas reservas e as deixa passar <pass>assim que chegam</pass>; no leaky bucket a fila cresce, e a espera mais longa é de <wait>{ $wait }</wait>. Não dá para continuar assim para sempre.
lab-edges-refused = São { $asked } requisições, { $rate } por segundo, { $together } de cada vez, sob um limite de { $limit } por segundo: aqui está a borda. O token bucket <stop>{ $rejected ->
    [0] não rejeita nenhuma
   *[other] rejeita { $rejected }
}</stop> e deixa passar { $rejected ->
    [0] todas
   *[other] as outras
} na hora; o leaky bucket <stop>{ $dropped ->
    [0] não descarta nenhuma
   *[other] descarta { $dropped }
}</stop>, e a espera mais longa é de <wait>{ $wait }</wait>.
lab-edges-none = <strong>Sem limite:</strong> <pass>{ $reached ->
    [0] nenhuma chega ao servidor
    [one] { $reached } chega ao servidor
   *[other] { $reached } chegam ao servidor
}</pass>
lab-edges-token = <strong>Token bucket, 2 por segundo, no máximo 5:</strong> <pass>{ $reached ->
    [0] nenhuma chega ao servidor
    [one] { $reached } chega ao servidor
   *[other] { $reached } chegam ao servidor
}</pass>, <stop>{ $refused ->
    [0] nenhuma rejeitada
    [one] { $refused } rejeitada
   *[other] { $refused } rejeitadas
}</stop>
lab-edges-leaky = <strong>Leaky bucket, 2 por segundo, no máximo 5:</strong> <pass>{ $reached ->
    [0] nenhuma chega ao servidor
    [one] { $reached } chega ao servidor
   *[other] { $reached } chegam ao servidor
}</pass>, <stop>{ $refused ->
    [0] nenhuma descartada
    [one] { $refused } descartada
   *[other] { $refused } descartadas
}</stop>{ $waits ->
    [yes] , <wait>com espera de até { $wait }</wait>
   *[no] { "" }
}
lab-edges-chart = { $limit ->
    [none] Sem limite, { $reached ->
        [0] nenhuma requisição chega
        [one] { $reached } requisição chega
       *[other] { $reached } requisições chegam
    } ao servidor, cada uma quando é feita.
    [token] Pelo token bucket, { $reached ->
        [0] nenhuma requisição chega
        [one] { $reached } requisição chega
       *[other] { $reached } requisições chegam
    } ao servidor, cada uma quando é feita; { $refused ->
        [0] nenhuma é rejeitada
        [one] { $refused } é rejeitada
       *[other] { $refused } são rejeitadas
    }.
   *[leaky] Pelo leaky bucket, { $reached ->
        [0] nenhuma requisição chega
        [one] { $reached } requisição chega
       *[other] { $reached } requisições chegam
    } ao servidor, com espera de no máximo { $wait }; { $refused ->
        [0] nenhuma é descartada
        [one] { $refused } é descartada
       *[other] { $refused } são descartadas
    }.
}
lab-edges-ask = Um leaky bucket de capacidade 5 drena 2 por segundo. Chegam seis requisições, uma a cada segundo. O que o bucket faz com elas?
lab-edges-option-none = Nada: nenhuma é descartada e nenhuma espera
lab-edges-option-one = Descarta a sexta, porque só cabem cinco
lab-edges-option-wait = Faz cada uma esperar meio segundo
lab-edges-why-none = A uma por segundo, cada uma encontra o bucket vazio e começa na hora. A fila nunca se forma, então o bucket nem aparece.
lab-edges-why-one = Cabem cinco ao mesmo tempo, e aqui nunca há mais de uma: quando a próxima chega, a anterior já terminou faz tempo.
lab-edges-why-wait = O processamento leva meio segundo, mas ninguém espera para começar: o servidor está livre sempre que chega uma.

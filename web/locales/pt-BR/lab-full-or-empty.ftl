# The lab about what a bucket holds when a client first comes.

lab-full-or-empty-title = Começar cheio ou vazio
lab-full-or-empty-question = Como é o primeiro minuto de um cliente novo se o bucket dele começa cheio, e se começa vazio?
lab-full-or-empty-lesson = Um bucket que começa cheio recebe o cliente novo com a rajada inteira; um que começa vazio faz parecer, já na primeira visita, que algo quebrou; depois que os dois enchem, ninguém os distingue.
lab-full-or-empty-capacity = Capacidade
lab-full-or-empty-capacity-hint = tokens no máximo
lab-full-or-empty-every = Um token a cada
lab-full-or-empty-every-hint = segundos
lab-full-or-empty-page = A primeira página carrega
lab-full-or-empty-page-hint = requisições de uma vez
lab-full-or-empty-click = Cada clique depois dela
lab-full-or-empty-click-hint = requisições, a cada 10 s
lab-full-or-empty-same = Aqui o início não faz diferença: os dois buckets respondem igual a todas as requisições do primeiro minuto.
lab-full-or-empty-differ = Das { $page } requisições da primeira página, o início vazio deixa passar <stop>{ $first }</stop>. No primeiro minuto passam <pass>{ $full } de { $asked }</pass> com início cheio e <pass>{ $empty } de { $asked }</pass> com início vazio; a última vez em que respondem diferente é em { $last }.
lab-full-or-empty-full = <strong>Começa cheio:</strong> { $accepted ->
    [0] <pass>nenhuma aceita</pass>
    [one] <pass>{ $accepted } aceita</pass>
   *[other] <pass>{ $accepted } aceitas</pass>
}, { $rejected ->
    [0] <stop>nenhuma rejeitada</stop>
    [one] <stop>{ $rejected } rejeitada</stop>
   *[other] <stop>{ $rejected } rejeitadas</stop>
}
lab-full-or-empty-empty = <strong>Começa vazio:</strong> { $accepted ->
    [0] <pass>nenhuma aceita</pass>
    [one] <pass>{ $accepted } aceita</pass>
   *[other] <pass>{ $accepted } aceitas</pass>
}, { $rejected ->
    [0] <stop>nenhuma rejeitada</stop>
    [one] <stop>{ $rejected } rejeitada</stop>
   *[other] <stop>{ $rejected } rejeitadas</stop>
}
lab-full-or-empty-chart = { $start ->
    [full] Tokens no primeiro minuto com início cheio: { $accepted } de { $requests } requisições aceitas.
   *[empty] Tokens no primeiro minuto com início vazio: { $accepted } de { $requests } requisições aceitas.
}
lab-full-or-empty-ask = Dois buckets de 10 tokens ganham um por segundo. Um começou cheio, o outro vazio. Por um minuto ninguém pede nada; depois chegam 12 requisições de uma vez. Qual dos buckets deixa passar mais?
lab-full-or-empty-option-full = O que começou cheio
lab-full-or-empty-option-empty = O que começou vazio
lab-full-or-empty-option-same = Os dois deixam passar o mesmo número
lab-full-or-empty-why-full = Ele não consegue manter a vantagem: o que ganha transborda pelo teto, enquanto o vazio enche em dez segundos.
lab-full-or-empty-why-empty = Ele ganha sessenta tokens nesse minuto, mas o teto guarda dez deles, tantos quantos o outro tem.
lab-full-or-empty-why-same = Após dez segundos o vazio também está cheio; os dois têm 10 tokens e deixam passar 10. O início só importa no início.

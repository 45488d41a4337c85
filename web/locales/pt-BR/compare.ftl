# The words of Compare: the same traffic through two buckets, called A and B.

compare-heading = Dois buckets, o mesmo tráfego
compare-intro = Dois buckets recebem as mesmas requisições. Lado a lado estão o que os clientes sentem e o que o servidor atrás deles vê.
compare-cases = Comparações que valem a pena
compare-case-payment = Uma rajada de cobranças
compare-case-payment-about = Cada requisição que chega a este servidor é um pagamento a cobrar. O token bucket repassa a rajada como ela veio; o leaky bucket a distribui no tempo, e seus clientes esperam.
compare-case-lumps = A mesma taxa, em lotes
compare-case-lumps-about = Os dois têm dez tokens e dois por segundo em média. Seis a cada três segundos dão períodos de seca e depois um lote; dois a cada segundo dão a mesma taxa, distribuída por igual.
compare-case-scarce = Generoso e escasso
compare-case-scarce-about = Os dois deixam passar a primeira rajada. O que vem depois mostra com que rapidez cada um se recupera.
compare-case-queue = Fila e medidor
compare-case-queue-about = A mesma conta, dois sentidos de “leaky bucket”: a fila faz as requisições esperarem; o medidor responde na hora e só conta.
compare-own-about = Mude um dos buckets ou o tráfego e veja o que acontece com os outros números.
compare-verdict = O que muda
compare-refused = O motor não consegue executar isto: { $message }

compare-said-nobody = Nenhuma requisição foi feita; ainda não há o que os diferencie.
compare-said-entered-all = { $requests ->
    [one] A única requisição entra nos dois buckets.
   *[other] <pass>Todas as { $requests } requisições</pass> entram nos dois buckets.
}
compare-said-entered-same = { $requests ->
    [one] De { $requests } requisição
   *[other] De { $requests } requisições
}, cada bucket deixa entrar <pass>{ $n }</pass>.
compare-said-entered-differ = { $requests ->
    [one] De { $requests } requisição
   *[other] De { $requests } requisições
}, A deixa entrar <pass>{ $a }</pass> e B, <pass>{ $b }</pass>.
compare-said-dry-a = A recusa todas as requisições <stop>{ $long ->
    [one] { $long } vez
   *[other] { $long } vezes seguidas
}</stop>{ $short ->
    [0] , enquanto B sempre deixa alguma entrar.
    [one] ; B, { $short } vez.
   *[other] ; B, { $short } vezes.
}
compare-said-dry-b = B recusa todas as requisições <stop>{ $long ->
    [one] { $long } vez
   *[other] { $long } vezes seguidas
}</stop>{ $short ->
    [0] , enquanto A sempre deixa alguma entrar.
    [one] ; A, { $short } vez.
   *[other] ; A, { $short } vezes.
}
compare-said-wait-none = Ninguém espera por resposta.
compare-said-wait-a = B responde na hora; em A, a espera mais longa, até o fim do processamento, é de <wait>{ $a }</wait>.
compare-said-wait-b = A responde na hora; em B, a espera mais longa, até o fim do processamento, é de <wait>{ $b }</wait>.
compare-said-wait-both = A espera mais longa, até o fim do processamento, é de <wait>{ $a }</wait> em A e de <wait>{ $b }</wait> em B.
compare-said-wait-same = A espera mais longa, até o fim do processamento, é de <wait>{ $a }</wait> nos dois.
compare-said-peak-same = Nos dois casos o servidor recebe no máximo <strong>{ $peak }</strong> em { $row }.
compare-said-peak-a = Atrás de A o servidor recebe até <strong>{ $high } em { $row }</strong>; atrás de B, nunca mais de <strong>{ $low }</strong>.
compare-said-peak-b = Atrás de B o servidor recebe até <strong>{ $high } em { $row }</strong>; atrás de A, nunca mais de <strong>{ $low }</strong>.

compare-summary-token = Token bucket de { $capacity }, { $amount } a cada { $every }
compare-summary-leaky = Leaky bucket de { $capacity }, { $amount } a cada { $every }
compare-summary-meter = Medidor até { $capacity }, { $amount ->
    [one] vaza { $amount }
   *[other] vazam { $amount }
} a cada { $every }
compare-chart = { $name }: { $asked ->
    [0] nenhuma requisição
    [one] { $asked } requisição
   *[other] { $asked } requisições
} ao longo do tempo, { $entered ->
    [0] nenhuma entrou
    [one] { $entered } entrou
   *[other] { $entered } entraram
}, { $refused ->
    [0] nenhuma recusada
    [one] { $refused } recusada
   *[other] { $refused } recusadas
}. No máximo { $peak } em { $row } no servidor.
compare-lane-client = O que os clientes recebem
compare-lane-server = O que chega ao servidor, a cada { $row }
compare-peak = pico { $peak }

compare-spoken = { $name }: { $reading }
compare-reading-token = A partir de { $time }: { $asked ->
    [0] nenhuma feita
    [one] { $asked } feita
   *[other] { $asked } feitas
}, { $entered ->
    [0] <pass>nenhuma aceita</pass>
    [one] <pass>{ $entered } aceita</pass>
   *[other] <pass>{ $entered } aceitas</pass>
}, { $refused ->
    [0] <stop>nenhuma rejeitada</stop>
    [one] <stop>{ $refused } rejeitada</stop>
   *[other] <stop>{ $refused } rejeitadas</stop>
}; { $served ->
    [0] nenhuma chega ao servidor
    [one] { $served } chega ao servidor
   *[other] { $served } chegam ao servidor
}.
compare-reading-meter = A partir de { $time }: { $asked ->
    [0] nenhuma feita
    [one] { $asked } feita
   *[other] { $asked } feitas
}, { $entered ->
    [0] <pass>nenhuma aceita</pass>
    [one] <pass>{ $entered } aceita</pass>
   *[other] <pass>{ $entered } aceitas</pass>
}, { $refused ->
    [0] <stop>nenhuma rejeitada</stop>
    [one] <stop>{ $refused } rejeitada</stop>
   *[other] <stop>{ $refused } rejeitadas</stop>
}; { $served ->
    [0] nenhuma chega ao servidor
    [one] { $served } chega ao servidor
   *[other] { $served } chegam ao servidor
}.
compare-reading-leaky = A partir de { $time }: { $asked ->
    [0] nenhuma feita
    [one] { $asked } feita
   *[other] { $asked } feitas
}, { $entered ->
    [0] <wait>nenhuma entra na fila</wait>
    [one] <wait>{ $entered } entra na fila</wait>
   *[other] <wait>{ $entered } entram na fila</wait>
}, { $refused ->
    [0] <stop>nenhuma descartada</stop>
    [one] <stop>{ $refused } descartada</stop>
   *[other] <stop>{ $refused } descartadas</stop>
}; { $served ->
    [0] <pass>nenhuma processada</pass>
    [one] <pass>{ $served } processada</pass>
   *[other] <pass>{ $served } processadas</pass>
}, { $waiting ->
    [0] nenhuma ainda espera
    [one] { $waiting } ainda espera
   *[other] { $waiting } ainda esperam
}.

compare-fact-accepted = aceitas
compare-fact-queued = na fila
compare-fact-rejected = rejeitadas
compare-fact-dropped = descartadas
compare-fact-expired = desistiram
compare-fact-wait = maior espera
compare-setup = Configuração de { $name }
compare-fact-peak = pico em { $row }
compare-of = { $n } de { $of }
compare-count = { $n }

compare-traffic = Tráfego para os dois
compare-traffic-typed = digitado
compare-traffic-pattern = por padrão
compare-typed = Requisições
compare-typed-hint = Um número para cada segundo: 3, 5, 7, 9. Ou o que chega e quando: 13@0s, 3@2.5s. 20x0 são vinte segundos de silêncio.
compare-swap = Trocar A e B

compare-reader = Momento a momento
compare-row = Momento a ler
compare-table = Os dois buckets, linha por linha
compare-table-show = O mesmo em tabela
compare-column-time = de
compare-column-asked = feitas
compare-column-accepted = aceitas
compare-column-rejected = rejeitadas
compare-column-queued = na fila
compare-column-dropped = descartadas
compare-column-processed = processadas
compare-column-waiting = esperando

# The lab about fractions of a token.

lab-rounding-title = Arredondar até zero
lab-rounding-question = Se entre duas requisições chega menos de um token, o que acontece com a fração?
lab-rounding-lesson = Um bucket que conta tokens inteiros e zera o relógio a cada leitura arredonda um cliente ativo para nada, para sempre; guarde a fração, ou guarde o tempo de onde ela veio.
lab-rounding-every = Um token a cada
lab-rounding-every-hint = segundos
lab-rounding-pause = O cliente pede a cada
lab-rounding-pause-hint = segundos
lab-rounding-starved = Entre duas requisições chega { $share } token. Arredondado para baixo, em tokens inteiros, isso dá nenhum, e o relógio recomeça: depois dos primeiros { $capacity } tokens o cliente não recebe <stop>nada, para sempre</stop>. Com frações passam <pass>{ $fractions } de { $asked }</pass>.
lab-rounding-slower = Tokens que chegam entre duas requisições: { $share }. O que se arredonda a cada olhada se perde: passam <stop>{ $reset } de { $asked }</stop> onde o relógio é zerado e <pass>{ $fractions }</pass> onde as frações são guardadas.
lab-rounding-same = Tokens que chegam entre duas requisições: { $share }. Aqui arredondar para baixo não tira nada do cliente: nos três passam { $fractions } de { $asked }. Faça-o pedir com mais frequência do que os tokens chegam.
lab-rounding-reset = <strong>Tokens inteiros, relógio zerado a cada olhada:</strong> { $passed ->
    [0] <pass>nenhuma aceita</pass>
    [one] <pass>{ $passed } aceita</pass>
   *[other] <pass>{ $passed } aceitas</pass>
}, { $refused ->
    [0] <stop>nenhuma rejeitada</stop>
    [one] <stop>{ $refused } rejeitada</stop>
   *[other] <stop>{ $refused } rejeitadas</stop>
}
lab-rounding-remainder = <strong>Tokens inteiros, resto do tempo guardado:</strong> { $passed ->
    [0] <pass>nenhuma aceita</pass>
    [one] <pass>{ $passed } aceita</pass>
   *[other] <pass>{ $passed } aceitas</pass>
}, { $refused ->
    [0] <stop>nenhuma rejeitada</stop>
    [one] <stop>{ $refused } rejeitada</stop>
   *[other] <stop>{ $refused } rejeitadas</stop>
}
lab-rounding-fractions = <strong>Frações de token:</strong> { $passed ->
    [0] <pass>nenhuma aceita</pass>
    [one] <pass>{ $passed } aceita</pass>
   *[other] <pass>{ $passed } aceitas</pass>
}, { $refused ->
    [0] <stop>nenhuma rejeitada</stop>
    [one] <stop>{ $refused } rejeitada</stop>
   *[other] <stop>{ $refused } rejeitadas</stop>
}
lab-rounding-chart = { $way ->
    [reset] Tokens ao longo do tempo onde o relógio é zerado a cada olhada
    [remainder] Tokens ao longo do tempo onde o resto do tempo é guardado
   *[fractions] Tokens ao longo do tempo onde as frações são guardadas
}: { $passed } de { $asked } requisições aceitas.
lab-rounding-table = Os três buckets, requisição por requisição: a resposta e os tokens que restam depois dela
lab-rounding-column-time = tempo
lab-rounding-column-reset = relógio zerado
lab-rounding-column-remainder = resto guardado
lab-rounding-column-fractions = frações
lab-rounding-cell = { $answer ->
    [accepted] aceita, { $tokens }
   *[rejected] rejeitada, { $tokens }
}
lab-rounding-ask = Chega um token a cada 10 s. O bucket conta tokens inteiros e zera o relógio a cada leitura. Ele está vazio, e um cliente faz um pedido por segundo durante uma hora. Quantas das suas 3.600 requisições passam?
lab-rounding-option-0 = Nenhuma
lab-rounding-option-360 = 360, uma em cada dez
lab-rounding-option-3600 = Todas
lab-rounding-why-0 = Cada leitura encontra um décimo de token, arredonda para nenhum e esquece o segundo de onde ele veio. Pedir mais devagar ajudaria este cliente, o que cliente nenhum tem como adivinhar.
lab-rounding-why-360 = É o que a taxa promete, e o que viria se a fração fosse guardada. Aqui cada leitura joga fora seu décimo de token.
lab-rounding-why-3600 = Um token a cada 10 s não pode deixar passar uma requisição por segundo; e este bucket nem dá o que a taxa dele promete.

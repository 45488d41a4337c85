# The sentences that say what just happened and why. Marks such as <pass>…</pass> give words the colour of their meaning:
# token (can be spent), wait, pass, stop (turned away); <code>…</code> holds together what a machine reads.
# In Portuguese [one] also takes fractions below 2 ("1,5 token").

# What just happened: token bucket
play-said-token-start-full = { $tokens ->
    [one] O bucket começa cheio: <token>{ $tokens } token</token>. A requisição que passa gasta esse token; sem token, a requisição é rejeitada.
   *[other] O bucket começa cheio: <token>{ $tokens } tokens</token>. Cada requisição que passa gasta um; sem token, a requisição é rejeitada.
}
play-said-token-start-part = { $tokens ->
    [0] O bucket começa <token>vazio</token>; a capacidade é { $capacity }. Cada requisição precisa de um token para passar.
    [one] O bucket começa com <token>{ $tokens } token</token>; a capacidade é { $capacity }. Cada requisição que passa gasta um.
   *[other] O bucket começa com <token>{ $tokens } tokens</token>; a capacidade é { $capacity }. Cada requisição que passa gasta um.
}
play-said-token-refilled = { $refilled ->
    [one] O reabastecimento trouxe <token>{ $refilled } token</token>: min({ $capacity }; { $previous } + { $refilled }) = { $before }.
   *[other] O reabastecimento trouxe <token>{ $refilled } tokens</token>: min({ $capacity }; { $previous } + { $refilled }) = { $before }.
}
play-said-token-accrued = { $refilled ->
    [one] Em { $passed } chegou <token>{ $refilled } token</token>, aos poucos: min({ $capacity }; { $previous } + { $refilled }) = { $before }.
   *[other] Em { $passed } chegaram <token>{ $refilled } tokens</token>, aos poucos: min({ $capacity }; { $previous } + { $refilled }) = { $before }.
}
play-said-token-part-spilled = { $due ->
    [one] Devia chegar <token>{ $due } token</token>
   *[other] Deviam chegar <token>{ $due } tokens</token>
}, mas a capacidade do bucket é { $capacity }: min({ $capacity }; { $previous } + { $due }) = { $before }, e { $spilled ->
    [one] { $spilled } transbordou
   *[other] { $spilled } transbordaram
}.
play-said-token-all-spilled = { $spilled ->
    [one] Devia chegar { $spilled } token, mas o bucket já estava cheio: transbordou.
   *[other] Deviam chegar { $spilled } tokens, mas o bucket já estava cheio: transbordaram.
}
play-said-token-not-due = Ainda não houve reabastecimento; o próximo vem em <strong>{ $wait }</strong>.
play-said-token-quiet = { $tokens ->
    [0] Não chegou nenhuma requisição, e não há <token>nenhum token</token>.
    [one] Não chegou nenhuma requisição; há <token>{ $tokens } token</token> para gastar.
   *[other] Não chegou nenhuma requisição; há <token>{ $tokens } tokens</token> para gastar.
}
play-said-token-all = { $requests ->
    [one] Uma requisição encontra <token>{ $before ->
        [one] { $before } token
       *[other] { $before } tokens
    }</token>, gasta um e é <pass>aceita</pass>; { $tokens ->
        [0] não resta nenhum
        [one] resta { $tokens }
       *[other] restam { $tokens }
    }.
   *[other] Chegam { $requests } requisições, e há <token>{ $before } tokens</token>: min({ $requests }; { $whole }) = { $accepted }, <pass>todas aceitas</pass>; { $tokens ->
        [0] não resta nenhum
        [one] resta { $tokens }
       *[other] restam { $tokens }
    }.
}
play-said-token-some = Chegam { $requests } requisições, mas só há <token>{ $before ->
    [one] { $before } token
   *[other] { $before } tokens
}</token>: min({ $requests }; { $whole }) = <pass>{ $accepted ->
    [one] { $accepted } aceita
   *[other] { $accepted } aceitas
}</pass>. { $rejected ->
    [one] A { $first }ª não encontra token e é <stop>rejeitada</stop>.
   *[other] Da { $first }ª em diante não há mais token: <stop>{ $rejected } rejeitadas</stop>.
}
play-said-token-none = { $rejected ->
    [one] Chega uma requisição, mas não há <token>nenhum token</token> para gastar: ela é <stop>rejeitada</stop>.
   *[other] Chegam { $requests } requisições, mas não há <token>nenhum token</token> para gastar: <stop>as { $rejected } são rejeitadas</stop>.
}
play-said-token-retry = O próximo token chega em <strong>{ $wait }</strong> (<code>Retry-After: { NUMBER($seconds, useGrouping: 0) }</code>).
play-said-token-never = Nenhum token vai chegar: o reabastecimento é 0.

# What just happened: the token bucket as a plant
play-said-leaves-start-full = { $tokens ->
    [one] A planta começa com sua única <token>folha</token>. A lagarta que a encontra come; a que não encontra fica com fome.
   *[other] A planta começa com todas as suas <token>{ $tokens } folhas</token>. Cada lagarta come uma; a que não encontra fica com fome.
}
play-said-leaves-start-part = { $tokens ->
    [0] A planta começa <token>sem folhas</token>; ela comporta no máximo { $capacity }. Cada lagarta precisa de uma folha.
    [one] A planta começa com <token>{ $tokens } folha</token> de no máximo { $capacity }. Cada lagarta come uma.
   *[other] A planta começa com <token>{ $tokens } folhas</token> de no máximo { $capacity }. Cada lagarta come uma.
}
play-said-leaves-refilled = { $refilled ->
    [one] Brotou <token>{ $refilled } folha</token>: min({ $capacity }; { $previous } + { $refilled }) = { $before }.
   *[other] Brotaram <token>{ $refilled } folhas</token>: min({ $capacity }; { $previous } + { $refilled }) = { $before }.
}
play-said-leaves-accrued = { $refilled ->
    [one] Em { $passed } brotou <token>{ $refilled } folha</token>, aos poucos: min({ $capacity }; { $previous } + { $refilled }) = { $before }.
   *[other] Em { $passed } brotaram <token>{ $refilled } folhas</token>, aos poucos: min({ $capacity }; { $previous } + { $refilled }) = { $before }.
}
play-said-leaves-part-spilled = { $due ->
    [one] Podia brotar <token>{ $due } folha</token>
   *[other] Podiam brotar <token>{ $due } folhas</token>
}, mas a planta comporta no máximo { $capacity }: min({ $capacity }; { $previous } + { $due }) = { $before }, e { $spilled ->
    [one] { $spilled } não brotou
   *[other] { $spilled } não brotaram
}.
play-said-leaves-all-spilled = { $spilled ->
    [one] Podia brotar { $spilled } folha, mas a planta não comporta mais de { $capacity }: não brotou.
   *[other] Podiam brotar { $spilled } folhas, mas a planta não comporta mais de { $capacity }: não brotaram.
}
play-said-leaves-not-due = Ainda não brotou nenhuma folha; as próximas vêm em <strong>{ $wait }</strong>.
play-said-leaves-quiet = { $tokens ->
    [0] Não veio nenhuma lagarta, e não há <token>nenhuma folha</token>.
    [one] Não veio nenhuma lagarta; resta <token>{ $tokens } folha</token>.
   *[other] Não veio nenhuma lagarta; restam <token>{ $tokens } folhas</token>.
}
play-said-leaves-all = { $requests ->
    [one] Vem uma lagarta, encontra <token>{ $before ->
        [one] { $before } folha
       *[other] { $before } folhas
    }</token> e <pass>come</pass> uma; { $tokens ->
        [0] não resta nenhuma
        [one] resta { $tokens }
       *[other] restam { $tokens }
    }.
   *[other] Vêm { $requests } lagartas para <token>{ $before } folhas</token>: min({ $requests }; { $whole }) = { $accepted }, <pass>todas comem</pass>; { $tokens ->
        [0] não resta nenhuma
        [one] resta { $tokens }
       *[other] restam { $tokens }
    }.
}
play-said-leaves-some = Vêm { $requests } lagartas para <token>{ $before ->
    [one] { $before } folha
   *[other] { $before } folhas
}</token>: min({ $requests }; { $whole }) = <pass>{ $accepted ->
    [one] { $accepted } come
   *[other] { $accepted } comem
}</pass>. { $rejected ->
    [one] A { $first }ª não encontra folha e <stop>fica com fome</stop>.
   *[other] Da { $first }ª em diante não há mais folha: <stop>{ $rejected } ficam com fome</stop>.
}
play-said-leaves-none = { $rejected ->
    [one] Vem uma lagarta, mas não há <token>nenhuma folha</token>: ela <stop>fica com fome</stop>.
   *[other] Vêm { $requests } lagartas, mas não há <token>nenhuma folha</token>: <stop>as { $rejected } ficam com fome</stop>.
}
play-said-leaves-retry = A próxima folha brota em <strong>{ $wait }</strong>.
play-said-leaves-never = Nenhuma folha vai brotar: o reabastecimento é 0.

# What just happened: leaky bucket
play-said-leaky-start = { $capacity ->
    [one] A fila começa <wait>vazia</wait>, com um lugar. Quem o encontra livre entra
   *[other] A fila começa <wait>vazia</wait>, com { $capacity } lugares. Quem encontra um livre espera a vez
}; { $drain ->
    [one] no máximo { $drain } é processada
   *[other] no máximo { $drain } são processadas
} a cada { $every }.
play-said-leaky-processed = { $processed ->
    [one] Em { $passed }, <pass>uma foi processada</pass>.
   *[other] Em { $passed }, <pass>{ $processed } foram processadas</pass>.
}
play-said-leaky-expired = { $expired ->
    [one] <stop>Uma desistiu</stop> de esperar.
   *[other] <stop>{ $expired } desistiram</stop> de esperar.
}
play-said-leaky-quiet = { $queue ->
    [0] Nenhuma chegou; a fila está <wait>vazia</wait>.
    [one] Nenhuma chegou; <wait>uma</wait> ainda está na fila.
   *[other] Nenhuma chegou; <wait>{ $queue }</wait> ainda estão na fila.
}
play-said-leaky-all = { $queued ->
    [one] Chega uma e encontra lugar: <wait>{ $queue } na fila</wait>, nenhuma descartada.
   *[other] Chegam { $queued } e todas encontram lugar: <wait>{ $queue } na fila</wait>, nenhuma descartada.
}
play-said-leaky-some = Chegam { $requests } e há <wait>{ $free }</wait> de { $capacity ->
    [one] { $capacity } lugar livre
   *[other] { $capacity } lugares livres
}: <wait>{ $queued ->
    [one] { $queued } entra na fila
   *[other] { $queued } entram na fila
}</wait>, e { $dropped ->
    [one] <stop>uma é descartada</stop>
   *[other] <stop>{ $dropped } são descartadas</stop>
}.
play-said-leaky-none = { $dropped ->
    [one] Chega uma, mas { $capacity ->
        [one] o único lugar está ocupado
       *[other] os { $capacity } lugares estão ocupados
    }: ela é <stop>descartada</stop>.
   *[other] Chegam { $requests }, mas { $capacity ->
        [one] o único lugar está ocupado
       *[other] os { $capacity } lugares estão ocupados
    }: <stop>as { $dropped } são descartadas</stop>.
}
play-said-leaky-wait = A última da fila começa após { $start } e termina após <strong>{ $done }</strong>.
play-said-leaky-retry = Um lugar fica livre em <strong>{ $wait }</strong> (<code>Retry-After: { NUMBER($seconds, useGrouping: 0) }</code>).
play-said-leaky-never = Nenhum lugar vai ficar livre.

# What just happened: leaky bucket as a meter
play-said-meter-start = O medidor está em 0 e pode subir até { $capacity }. Cada requisição que passa soma um; o nível desce o tempo todo. Ninguém espera.
play-said-meter-leaked = { $leaked ->
    [one] Em { $passed }, vazou { $leaked }.
   *[other] Em { $passed }, vazaram { $leaked }.
}
play-said-meter-quiet = Não chegou nenhuma requisição; o nível é { $level }.
play-said-meter-all = { $requests ->
    [one] Uma requisição ainda cabe acima de { $before }: <pass>aceita</pass>, e o nível vai a { $level }.
   *[other] { $requests } requisições ainda cabem acima de { $before }: <pass>todas aceitas</pass>, e o nível vai a { $level }.
}
play-said-meter-some = Chegam { $requests } requisições, e acima de { $before } { $room ->
    [one] cabe { $room }
   *[other] cabem { $room }
}: <pass>{ $accepted ->
    [one] { $accepted } aceita
   *[other] { $accepted } aceitas
}</pass>, { $rejected ->
    [one] <stop>uma rejeitada</stop>
   *[other] <stop>{ $rejected } rejeitadas</stop>
}.
play-said-meter-none = { $rejected ->
    [one] Chega uma requisição, mas acima de { $before } não cabe uma inteira: <stop>rejeitada</stop>.
   *[other] Chegam { $requests } requisições, mas acima de { $before } não cabe uma inteira: <stop>as { $rejected } são rejeitadas</stop>.
}
play-said-meter-retry = Haverá espaço para a próxima em <strong>{ $wait }</strong> (<code>Retry-After: { NUMBER($seconds, useGrouping: 0) }</code>).
play-said-meter-never = Nunca vai haver espaço.

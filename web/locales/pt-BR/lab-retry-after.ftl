# The lab about coming back after a rejection.

lab-retry-after-title = Tentar de novo
lab-retry-after-question = Muitos clientes querem mais do que o bucket tem. Adianta tentar de novo na hora, ou enviar tudo outra vez?
lab-retry-after-lesson = Um servidor que diz quando voltar, com clientes que obedecem, faz o mesmo trabalho no mesmo tempo com uma fração das requisições; repetir o que já tinha passado só tira tokens de todo mundo.
lab-retry-after-clients = Clientes
lab-retry-after-clients-hint = todos em 0 s
lab-retry-after-wanted = Cada um quer
lab-retry-after-wanted-hint = requisições aceitas
lab-retry-after-pause = Os impacientes esperam
lab-retry-after-pause-hint = segundos
lab-retry-after-load = Tentar de novo a cada { $pause } custa <stop>{ $atOnce ->
    [0] nenhuma requisição
    [one] { $atOnce } requisição
   *[other] { $atOnce } requisições
}</stop>; obedecer ao Retry-After, <pass>{ $obey }</pass>{ $end ->
    [same] . Ninguém é atendido antes: nos dois casos, todos terminaram após { $last }.
    [later] , e assim todos terminaram após { $last }; voltar em outros momentos só demora mais.
   *[never] . Os tokens de { $until } não bastam para tantas requisições, então nem todos terminam, nem de um jeito nem do outro.
}
lab-retry-after-repeated = { $repeated ->
    [wasted] Repetir tudo gasta <stop>{ $wasted ->
        [0] nenhum token
        [one] { $wasted } token
       *[other] { $wasted } tokens
    }</stop> com o que já tinha passado, e leva { $last }.
    [short] Dos que repetem tudo, só <stop>{ $done } de { $clients }</stop> conseguem passar tudo em { $until }; eles gastam { $wasted ->
        [0] nenhum token
        [one] { $wasted } token
       *[other] { $wasted } tokens
    } com o que já tinha passado.
   *[none] Aqui repetir tudo não desperdiça nada: o que cada um quer cabe no reabastecimento sem sobra.
}
lab-retry-after-obey = <strong>Obedecer ao Retry-After:</strong> <pass>{ $accepted ->
    [0] nenhuma aceita
    [one] { $accepted } aceita
   *[other] { $accepted } aceitas
}</pass>, <stop>{ $rejected ->
    [0] nenhuma rejeitada
    [one] { $rejected } rejeitada
   *[other] { $rejected } rejeitadas
}</stop>
lab-retry-after-atOnce = <strong>Tentar de novo o resto após { $pause }:</strong> <pass>{ $accepted ->
    [0] nenhuma aceita
    [one] { $accepted } aceita
   *[other] { $accepted } aceitas
}</pass>, <stop>{ $rejected ->
    [0] nenhuma rejeitada
    [one] { $rejected } rejeitada
   *[other] { $rejected } rejeitadas
}</stop>
lab-retry-after-all = <strong>Repetir tudo após { $pause }:</strong> <pass>{ $accepted ->
    [0] nenhuma aceita
    [one] { $accepted } aceita
   *[other] { $accepted } aceitas
}</pass>, <stop>{ $rejected ->
    [0] nenhuma rejeitada
    [one] { $rejected } rejeitada
   *[other] { $rejected } rejeitadas
}</stop>
lab-retry-after-chart = Requisições em cada segundo de clientes que { $policy ->
    [obey] obedecem ao Retry-After:
    [atOnce] logo tentam de novo o resto:
   *[all] repetem tudo:
} { $sent } ao todo, { $accepted ->
    [0] nenhuma aceita
    [one] { $accepted } aceita
   *[other] { $accepted } aceitas
}.
lab-retry-after-table = Os três jeitos de voltar, lado a lado
lab-retry-after-column-policy = jeito de voltar
lab-retry-after-column-sent = enviadas
lab-retry-after-column-accepted = aceitas
lab-retry-after-column-wasted = destas, desperdiçadas
lab-retry-after-column-done = clientes que terminaram
lab-retry-after-column-last = o último após
lab-retry-after-row-obey = obedecer ao Retry-After
lab-retry-after-row-atOnce = tentar de novo o resto
lab-retry-after-row-all = repetir tudo
lab-retry-after-done = { $done } de { $clients }
lab-retry-after-never = não em { $until }
lab-retry-after-ask = Um cliente desta multidão desiste de esperar o Retry-After e tenta de novo a cada 100 ms, e todos os outros fazem o mesmo. Quando o último deles termina, em comparação com obedecer ao Retry-After?
lab-retry-after-option-faster = Antes
lab-retry-after-option-same = Ao mesmo tempo
lab-retry-after-option-slower = Mais tarde
lab-retry-after-why-faster = Os tokens vêm quando vêm. Quem pede mais vezes encontra o bucket vazio mais vezes.
lab-retry-after-why-same = Quem dita o ritmo é o reabastecimento. Só cresce o número de rejeições e, com ele, o trabalho do servidor.
lab-retry-after-why-slower = Pedir toda hora aproveita cada reabastecimento, então só se perde o esforço: uma rejeição não custa token.

# The lab about how long a queue may be.

lab-waiting-title = Esperar tem um preço
lab-waiting-question = Uma fila mais longa recusa menos requisições. O que isso custa, e quem paga?
lab-waiting-lesson = Dimensione a fila pela espera que dá para suportar, não pela memória que você tem: a cinco por segundo e com dois segundos, vale a pena ter dez lugares, e cada um a mais só guarda alguém que vai esperar demais.
lab-waiting-capacity = Lugares na fila
lab-waiting-capacity-hint = com a que está em processamento
lab-waiting-drain = Drena
lab-waiting-drain-hint = requisições por segundo
lab-waiting-patience = Espera suportável
lab-waiting-patience-hint = segundos
lab-waiting-leave = Os clientes desistem
lab-waiting-leave-hint = quem até lá não começou vai embora sem ser atendido
lab-waiting-late = Chegam 25 de uma vez e, um segundo depois, mais 10. Com { $capacity ->
    [one] { $capacity } lugar
   *[other] { $capacity } lugares
}, a mais demorada leva <wait>{ $last }</wait>, contando a espera; <stop>{ $late } de { $served }</stop> { $late ->
    [one] demora
   *[other] demoram
} mais de { $patience }, e <stop>{ $dropped ->
    [0] nenhuma é descartada
    [one] { $dropped } é descartada
   *[other] { $dropped } são descartadas
}</stop>.
lab-waiting-in-time = Chegam 25 de uma vez e, um segundo depois, mais 10. Com { $capacity ->
    [one] { $capacity } lugar
   *[other] { $capacity } lugares
}, nenhuma demora mais de { $patience }: <pass>{ $served ->
    [one] a única que entra
   *[other] as { $served } que entram
}</pass> { $served ->
    [one] termina
   *[other] terminam
} a tempo, e <stop>{ $dropped ->
    [0] nenhuma é descartada
    [one] { $dropped } é descartada e fica sabendo na hora
   *[other] { $dropped } são descartadas e ficam sabendo na hora
}</stop>.
lab-waiting-gone = <stop>{ $gone ->
    [0] Nenhuma desiste
    [one] { $gone } desiste
   *[other] { $gone } desistem
}</stop> após { $patience }. Até lá { $gone ->
    [one] ela ocupa seu lugar, embora ninguém vá atendê-la
   *[other] elas ocupam seus lugares, embora ninguém vá atendê-las
}, enquanto { $newcomers } das 10 que chegam em 1 s <stop>{ $newcomers ->
    [one] encontra a fila cheia
   *[other] encontram a fila cheia
}</stop>. Atendidas: <pass>{ $served }</pass>.
lab-waiting-nobody-gone = Com { $capacity ->
    [one] { $capacity } lugar
   *[other] { $capacity } lugares
}, todas as que entram começam em até { $patience }, então ninguém desiste: <pass>{ $served ->
    [0] nenhuma é atendida
    [one] { $served } é atendida
   *[other] { $served } são atendidas
}</pass>, e <stop>{ $dropped ->
    [0] nenhuma é descartada
    [one] { $dropped } é descartada e fica sabendo na hora
   *[other] { $dropped } são descartadas e ficam sabendo na hora
}</stop>.
lab-waiting-chart = Duas rajadas, de 25 e de 10 requisições, em uma fila de { $capacity }: { $served ->
    [0] nenhuma atendida
    [one] { $served } atendida
   *[other] { $served } atendidas
}, { $gone ->
    [0] nenhuma desiste
    [one] { $gone } desiste
   *[other] { $gone } desistem
}, { $dropped ->
    [0] nenhuma descartada
    [one] { $dropped } descartada
   *[other] { $dropped } descartadas
}. A mais demorada leva { $last }.
lab-waiting-mark = { $patience } após as 25
lab-waiting-table = O mesmo tráfego em filas de outros tamanhos
lab-waiting-column-depth = lugares
lab-waiting-column-longest = mais demorada
lab-waiting-column-served = atendidas
lab-waiting-column-in-time = a tempo
lab-waiting-column-late = tarde demais
lab-waiting-column-gone = desistem
lab-waiting-column-dropped = descartadas
lab-waiting-depth = { $chosen ->
    [yes] { $capacity } (escolhida)
   *[no] { $capacity }
}
lab-waiting-sizing = { $fitting ->
    [0] A { $drain } por segundo, nem a primeira de uma multidão termina em { $patience }.
    [one] A { $drain } por segundo, de uma multidão só { $fitting } termina em { $patience }: mais de um lugar não vale a pena.
   *[other] A { $drain } por segundo, { $fitting } de uma multidão terminam em { $patience }: esse é o número de lugares que vale a pena ter.
}
lab-waiting-ask = Uma fila drena 5 requisições por segundo, e uma requisição deve terminar em até 2 s depois de chegar. Quantos lugares a fila deve ter?
lab-waiting-option-5 = 5
lab-waiting-option-10 = 10
lab-waiting-option-20 = 20
lab-waiting-option-40 = Quantos couberem na memória
lab-waiting-why-5 = A quinta já termina após 1 s. Outras cinco também poderiam esperar e ainda terminar a tempo.
lab-waiting-why-10 = A 5 por segundo, a décima da fila termina após 2 s. Quem estivesse atrás dela demoraria mais.
lab-waiting-why-20 = A vigésima termina após 4 s. Dez desses lugares guardam requisições que vão terminar tarde demais.
lab-waiting-why-40 = Memória é barata, esperar não é: a quadragésima da fila termina após 8 s, quando o cliente dela já foi embora faz tempo.

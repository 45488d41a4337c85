# The dialog in which traffic is made
play-traffic-open = Tráfego…
play-traffic = Gerar tráfego
play-traffic-way = Como gerar
play-traffic-way-rounds = Por rodadas
play-traffic-way-patterns = Por padrão
play-traffic-way-list = De uma lista
play-traffic-sum = { $requests ->
    [0] Nenhuma requisição
    [one] { $requests } requisição
   *[other] { $requests } requisições
} em { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
}, ao longo de { $time }
play-traffic-too-long = { $steps } passos são mais do que se pode executar um a um; aqui cabem até { $most }. Encurte o tempo, junte mais dele em cada passo ou veja tudo como execução longa.
play-traffic-long = Ver como execução longa
play-traffic-replaces = Ele toma o lugar dos passos que já existem. A configuração fica.
play-traffic-use = Usar este tráfego
play-traffic-taken = { $count ->
    [one] O novo tráfego está à frente: { $count } passo. Execute ou avance.
   *[other] O novo tráfego está à frente: { $count } passos. Execute ou avance passo a passo.
}
play-traffic-rounds = Requisições em cada rodada
play-traffic-rounds-about = Em cada rodada o tempo passa e depois as requisições chegam juntas. Arraste uma barra para cima ou para baixo, ou digite o número.
play-traffic-round = Requisições na rodada { $n }, em { $time }
play-traffic-rounds-count = Rodadas
play-traffic-rounds-every = Uma rodada dura
play-traffic-patterns-step = Um passo dura
play-traffic-patterns-step-hint = suas requisições chegam juntas
play-traffic-list = Tempos das requisições, um por linha
play-traffic-list-about = Uma lista ou um log: vale a primeira coluna. Servem datas, tempos desde 1970 e segundos simples; a primeira data é o início.
play-traffic-list-examples = Como uma linha pode ser
play-traffic-list-zones = Uma data sem fuso horário é lida como UTC. Linhas vazias e as que começam com # são puladas.
play-traffic-list-file = Ou de um arquivo:
play-traffic-list-file-reading = Lendo { $name }: { NUMBER($percent, maximumFractionDigits: 0) } % até agora.
play-traffic-list-file-read = { $name } foi lido.
play-traffic-list-file-progress = Quanto do arquivo já foi lido
play-traffic-list-file-failed = { $name } não pode ser lido. Talvez tenha sido movido ou alterado; escolha-o de novo.
play-traffic-list-file-stop = Parar de ler
play-traffic-list-file-leave = Deixar o arquivo e digitar ou colar
play-traffic-list-header = A primeira linha dá nome às colunas: “{ $given }”.
play-traffic-list-problems = { $count ->
    [one] Não foi possível ler uma linha.
   *[other] Não foi possível ler { $count } linhas.
}
play-traffic-list-unreadable = Linha { NUMBER($line, useGrouping: 0) }: deve começar com um tempo, e “{ $given }” não tem nenhum.
play-traffic-list-no-date = Linha { NUMBER($line, useGrouping: 0) }: não existe data ou hora como em “{ $given }”.
play-traffic-list-mixed = Linha { NUMBER($line, useGrouping: 0) }: as linhas anteriores usam outro tipo de tempo (datas ou segundos simples), diferente de “{ $given }”.
play-traffic-list-more = { $count ->
    [one] E mais uma linha.
   *[other] E mais { $count } linhas.
}
play-traffic-list-unordered = { $count ->
    [one] Uma linha estava fora da ordem do tempo; foi posta no lugar certo.
   *[other] { $count } linhas estavam fora da ordem do tempo; foram postas no lugar certo.
}
play-traffic-list-leave-out = { $count ->
    [one] Continuar sem essa linha
   *[other] Continuar sem essas { $count } linhas
}
play-traffic-list-group = Requisições juntas em um passo:
play-traffic-list-group-exact = as do mesmo momento
play-traffic-list-group-within = as que chegam em até { $time }

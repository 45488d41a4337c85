# The words of Play: the set-up, the controls, the table, the chart and the keys. Its picture, its sentences, its rule and
# its traffic have files of their own.

play-heading = Explore um bucket
play-intro = Um rate limiter deixa as requisições passarem em ritmo constante e decide o que acontece com uma rajada. Escolha um bucket, envie requisições e veja quais passam e por quê.

play-setup = Configuração
play-kind = Tipo de bucket
play-kind-token = Token
play-kind-leaky = Leaky
play-kind-meter = Medidor
play-scenario = Cenário
play-scenario-own = Personalizado
play-scenario-five = Um bucket de cinco
play-scenario-leaves = Folhas e lagartas
play-scenario-generous = Generoso: 6 a cada 3 s
play-scenario-scarce = Escasso: 2 a cada 10 s
play-scenario-thirteen = Treze de uma vez
play-scenario-queue = A fila de cinco
play-scenario-twenty-five = Vinte e cinco de uma vez
play-scenario-two-seconds = No máximo dois segundos
play-scenario-five-about = Envie uma rajada de seis e veja o que acontece com a sexta.
play-scenario-leaves-about = Em uma planta brotam três folhas por dia, e ela comporta cinco. Cada lagarta come uma folha ou fica com fome.
play-scenario-generous-about = Dez de uma vez, duas por segundo no longo prazo e um reabastecimento que chega em lotes.
play-scenario-scarce-about = A mesma ideia, com pouco para gastar: oito passam de graça, depois vem uma longa espera.
play-scenario-thirteen-about = Tokens que chegam aos poucos: treze requisições disputam dez, e o próximo token só vem em meio segundo.
play-scenario-queue-about = Ninguém é recusado enquanto houver lugar na fila; o preço é esperar.
play-scenario-twenty-five-about = Uma fila longa descarta poucas e faz a última esperar quatro segundos.
play-scenario-two-seconds-about = A mesma rajada em uma fila de dez, porque ninguém deve esperar mais de dois segundos.

play-capacity = Capacidade
play-capacity-token = a maior rajada
play-capacity-leaky = lugares na fila
play-capacity-meter = até onde pode encher
play-refill = Reabastecimento
play-refill-hint = tokens por vez
play-drain = Drenagem
play-drain-leaky = requisições por vez
play-drain-meter = quanto vaza por vez
play-every = A cada
play-every-seconds = segundos
play-every-days = dias
play-pacing-token = Os tokens chegam
play-pacing-token-interval = de uma vez
play-pacing-token-steady = aos poucos
play-pacing-leaky = As requisições saem
play-pacing-leaky-steady = uma a uma
play-pacing-leaky-interval = de uma vez
play-initial = No início
play-initial-full = cheio
play-initial-tokens = tokens
play-timeout = Desiste após
play-timeout-never = nunca
play-timeout-hint = segundos de espera

# Each stands below a number: "2 / por segundo, em média"
play-fact-rate-token = por segundo, em média
play-fact-rate-leaky = por segundo chegam ao servidor, no máximo
play-fact-rate-meter = por segundo, em média
play-fact-rate-day-token = por dia, em média
play-fact-rate-day-leaky = por dia chegam ao servidor, no máximo
play-fact-rate-day-meter = por dia, em média
play-fact-burst-token = de uma vez, no máximo
play-fact-burst-meter = de uma vez, no máximo
play-fact-longest-leaky = da chegada ao fim, no máximo

play-stage = O bucket e o que acontece com ele
play-sending = Enviar requisições
play-send = Enviar
play-send-n = { $n ->
    [one] Enviar { $n } requisição
   *[other] Enviar { $n } requisições
}
play-send-own = Enviar { $n }
play-send-own-label = Quantas enviar
play-next-second = Próximo segundo
play-next-day = Próximo dia
play-ahead = { $ahead ->
    [one] Há um passo à frente. O que você fizer agora toma o lugar dele.
   *[other] Há { $ahead } passos à frente. O que você fizer agora toma o lugar deles.
}
play-transport = Para trás e para a frente
play-restart = Recomeçar
play-back = Voltar
play-forward = Avançar
play-run = Executar
play-pause = Pausar
play-speed = Velocidade
play-speed-value = { $n } / s
play-speed-at-once = instantânea
play-motion = Animação

# A step is to be predicted before it is taken. $wait is a length of time with its unit.
play-predict = Prever antes
play-predict-now = { $requests ->
    [one] Agora chega uma requisição. O que vai acontecer com ela?
   *[other] Agora chegam { $requests } requisições. O que vai acontecer com elas?
}
play-predict-later = { $requests ->
    [0] O tempo avança { $wait }. E então?
    [one] O tempo avança { $wait }, e então chega uma requisição. O que acontece?
   *[other] O tempo avança { $wait }, e então chegam { $requests } requisições. O que acontece?
}
play-predict-check = Conferir e avançar
play-predict-cancel = Agora não
play-predict-shown = Nada foi previsto; veja o que aconteceu.
play-predict-score = Previsões certas: { $right } de { $of }.
play-position = { $count ->
    [0] Nenhum passo ainda
   *[other] Passo { $index } de { $count }
}
play-full = Esta execução tem { $count } passos, o máximo que a página guarda. Volte alguns passos para continuar dali.

play-undo = Desfazer a mudança
play-clear = Limpar os passos
play-replayed = { $count ->
    [0] A nova configuração vale desde o início.
    [one] A nova configuração vale desde o início: seu passo foi refeito com ela.
   *[other] A nova configuração vale desde o início: seus { $count } passos foram refeitos com ela.
}
play-initial-refilled = Ele começaria com { $initial }, mais do que cabe agora; por isso começa cheio.
play-refused = O motor não consegue executar isto: { $message }
play-announce = Passo { $index }, { $time } após o início.

play-table = Passo a passo
play-table-empty = Cada passo acrescenta uma linha aqui. Escolha o tempo de uma linha para voltar a ela.
play-table-go = Ir para o passo { $index }, em { $time }
play-column-time = tempo
play-column-requests = feitas
play-column-refilled = +tokens
play-column-accepted = aceitas
play-column-rejected = rejeitadas
play-column-tokens = restam
play-column-plant-requests = vêm
play-column-plant-refilled = brotam
play-column-plant-accepted = comem
play-column-plant-rejected = com fome
play-column-plant-tokens = folhas
play-column-arrive = chegam
play-column-in-queue = na fila
play-column-processed = processadas
play-column-queue-after = depois
play-column-dropped = descartadas
play-column-expired = desistem
play-column-level = nível
play-table-later = ainda não

play-chart-scrub = Passo a observar
# Which step, and what stands there.
play-chart-at = { $position }. { $reading }.
play-chart-token = { $count ->
    [0] Tokens e requisições ao longo do tempo, nenhum passo
    [one] Tokens e requisições ao longo do tempo, { $count } passo
   *[other] Tokens e requisições ao longo do tempo, { $count } passos
}
play-chart-leaky = { $count ->
    [0] Fila e requisições ao longo do tempo, nenhum passo
    [one] Fila e requisições ao longo do tempo, { $count } passo
   *[other] Fila e requisições ao longo do tempo, { $count } passos
}
play-chart-meter = { $count ->
    [0] Nível e requisições ao longo do tempo, nenhum passo
    [one] Nível e requisições ao longo do tempo, { $count } passo
   *[other] Nível e requisições ao longo do tempo, { $count } passos
}
play-read-start = O início
play-read-ahead = { $time }: { $requests ->
    [0] não virá nenhuma requisição
    [one] virá { $requests } requisição
   *[other] virão { $requests } requisições
}
play-read-token = { $time }: { $requests ->
    [0] nenhuma feita
    [one] { $requests } feita
   *[other] { $requests } feitas
}, { $accepted ->
    [0] nenhuma aceita
    [one] { $accepted } aceita
   *[other] { $accepted } aceitas
}, { $rejected ->
    [0] nenhuma rejeitada
    [one] { $rejected } rejeitada
   *[other] { $rejected } rejeitadas
}, { $tokens ->
    [0] não resta token
    [one] resta { $tokens }
   *[other] restam { $tokens }
}
play-read-leaky = { $time }: { $requests ->
    [0] nenhuma chegou
    [one] { $requests } chegou
   *[other] { $requests } chegaram
}, { $queued ->
    [0] nenhuma entrou na fila
    [one] { $queued } entrou na fila
   *[other] { $queued } entraram na fila
}, { $dropped ->
    [0] nenhuma descartada
    [one] { $dropped } descartada
   *[other] { $dropped } descartadas
}, { $queue } na fila agora
play-read-meter = { $time }: { $requests ->
    [0] nenhuma feita
    [one] { $requests } feita
   *[other] { $requests } feitas
}, { $accepted ->
    [0] nenhuma aceita
    [one] { $accepted } aceita
   *[other] { $accepted } aceitas
}, { $rejected ->
    [0] nenhuma rejeitada
    [one] { $rejected } rejeitada
   *[other] { $rejected } rejeitadas
}, nível { $level }
play-legend-tokens = tokens
play-legend-queue = fila
play-legend-level = nível
play-legend-accepted = aceitas
play-legend-rejected = rejeitadas
play-legend-queued = na fila
play-legend-dropped = descartadas
play-legend-processed = processadas

# The dialog of the keys
play-keys = Teclas de atalho
play-keys-about = Funcionam em toda a página, menos enquanto você digita em um campo.
play-keys-use = Usar estas teclas
play-close = Fechar
play-key-send-1 = Enviar uma requisição
play-key-send-5 = Enviar cinco requisições
play-key-send-burst = Enviar quantas o campo disser
play-key-next = Deixar passar o próximo segundo ou dia
play-key-back = Um passo para trás
play-key-forward = Um passo para a frente
play-key-start = Voltar ao início
play-key-end = Ir até o último passo
play-key-run = Executar ou pausar
play-key-slower = Executar mais devagar
play-key-faster = Executar mais rápido
play-key-kind = Outro tipo de bucket
play-key-scenario-next = O próximo cenário
play-key-scenario-previous = O cenário anterior
play-key-setup = Ir para a capacidade
play-key-how-many = Ir para quantas enviar
play-key-traffic = Gerar tráfego
play-key-language = A regra em outra linguagem
play-key-predict = Prever cada passo antes, ou não
play-key-motion = Ligar ou desligar a animação
play-key-share = Mostrar o endereço deste momento, para compartilhar
play-key-embed = Incorporar este momento em outra página
play-key-take-away = Exportar as linhas ou o gráfico como arquivo
play-key-help = Mostrar estas teclas

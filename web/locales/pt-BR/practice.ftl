# Practise: the page around a set, its questions and what is said about an answer. The sets and the wrong rules have files of
# their own.

## The page around a set

practice-list = Listas de exercícios
practice-list-current = Lista { $number } de { $of }: <strong>{ $name }</strong>
practice-list-others = Outras listas de exercícios
practice-group-token = Token bucket
practice-group-leaky = Leaky bucket
practice-group-both = Os dois
practice-score = Acertos: { $right } de { $of }
practice-unknown-title = Essa lista não existe
practice-unknown = Não existe lista de exercícios chamada “{ $name }”. Estas são as que existem:
practice-no-name = O endereço não diz qual lista de exercícios abrir. Estas são as que existem:
practice-not-kept = Suas respostas não ficam guardadas: este navegador não permite isso aqui. Elas valem até você sair da página.
practice-file-refused = O motor não aceita esta lista de exercícios, então nada pode ser conferido. Ele diz: { $message }
practice-variant = Estes são os números da variante { $seed }.
practice-variant-now = Mais uma como esta: variante { $seed }. Os números mudaram em toda a lista; suas respostas anteriores estão guardadas.
practice-variant-first = Os números voltaram a ser os da primeira.
practice-variant-back = Voltar à primeira
practice-reset = Recomeçar
practice-reset-done = Tudo nesta lista está em branco de novo.
practice-reset-undo = Trazer minhas respostas de volta
practice-list-separator = ;{" "}
practice-none = nenhum

## The address

practice-problem-seed = “{ $name }” escolhe uma variante por um número inteiro de { $least } a { $most }, não por “{ $given }”. Vale a última em que você trabalhou.
practice-problem-attempts = “{ $name }” diz quantas vezes se pode conferir uma questão: um número inteiro de { $least } a { $most }, não “{ $given }”. Aqui você pode conferir quantas vezes quiser.
practice-problem-only = “{ $name }” diz quais questões perguntar, e “{ $given }” não é nenhuma desta lista. Existem: { $allowed }. Todas são perguntadas.
practice-problem-question = “{ $name }” pede “{ $given }”, que não é uma questão desta lista. Existem: { $allowed }. As outras pedidas são perguntadas.
practice-problem-file = “{ $name }” deveria conter uma lista de exercícios criada nesta página, mas não dá para ler. Será que o link foi cortado?

## A question

practice-number = Questão { $number } de { $of }
practice-check = Conferir
    .name = Conferir a questão { $number }
practice-hint = { $given ->
    [0] Dica
   *[other] Dica ({ $given } de { $of })
}
    .name = Dica para a questão { $number }
practice-another = Mais uma como esta
    .name = Mais uma como a questão { $number }
practice-solve = Mostrar a solução
    .name = Mostrar a solução da questão { $number }
practice-waits = Será conferida assim que o motor carregar.
practice-waits-solution = A solução aparece assim que o motor carregar.
practice-check-failed = O motor não conseguiu conferir isto. Ele diz: { $message }
practice-attempts-left = { $left ->
    [one] Resta uma tentativa.
   *[other] Restam { $left } tentativas.
}
practice-no-attempts = Não restam tentativas.
practice-tolerance = Uma diferença de até { $tolerance } conta como certa.

practice-ask-moment = Qual é o resultado após o último destes passos?
practice-ask-story = Qual é o resultado após todos estes passos?
practice-ask-choice = Qual opção é a certa?
practice-ask-table = Complete a tabela.
practice-ask-design = Configure o bucket para que tudo isto valha.
practice-story-step = { $time }: { $requests ->
    [0] nenhuma requisição
    [one] uma requisição
   *[other] { $requests } requisições
}
practice-bucket-token = Um token bucket em que { $capacity ->
    [1] cabe um token
   *[other] cabem { $capacity } tokens
}, com { $initial } no início, e que recebe { $refill } a cada { $everySeconds } s{ $pacing ->
    [steady] , aos poucos
   *[other] , de uma vez
}.
practice-bucket-leaky = Um leaky bucket cuja fila tem { $capacity ->
    [1] um lugar
   *[other] { $capacity } lugares
} e começa vazia. A cada { $everySeconds } s ele processa { $drain }{ $pacing ->
    [interval] , de uma vez
   *[other] , uma a uma
}.
practice-bucket-meter = Um leaky bucket como medidor: a capacidade é { $capacity }, ele começa vazio e vaza { $drain } a cada { $everySeconds } s.

## Hints and the solution

practice-hint-worked = Veja o que acontece passo a passo. O que se pede fica para você.
practice-worked = O que acontece, passo a passo
practice-asked = ?
practice-solution = A solução
practice-answer = { $unit ->
    [seconds] { $value } s
    [milliseconds] { $value } ms
    [perSecond] { $value } por segundo
   *[other] { $value }
}
practice-hint-accepted = Passam tantas quantos forem os tokens quando elas chegam. Quantos há nessa hora?
practice-hint-rejected = As que não encontram token são rejeitadas.
practice-hint-tokens = Pegue o que havia, some o que chegou desde então, limite a { $capacity } e subtraia o que foi gasto.
practice-hint-queued = Conte os lugares livres no momento da chegada. Quem está sendo processado ainda ocupa um.
practice-hint-dropped = As que não encontram lugar livre são descartadas.
practice-hint-processed = Uma após a outra, cada uma leva { $eachSeconds } s. Quantas cabem nesse tempo?
practice-hint-lastDoneInMs = A última espera todas as que estão antes dela e depois precisa dos seus próprios { $eachSeconds } s.
practice-hint-maxStartInMs = Quem espera mais, e por quantas outras?
practice-hint-retryAfterMs = Quanto falta para mais uma requisição, e quanto tempo leva para isso chegar?
practice-hint-sustainedPerSecond = Divida o que entra pelo tempo que leva para entrar.
practice-hint-largestBurst = Qual é o máximo que pode haver no bucket em um momento?

## A verdict

practice-part-right = certo
practice-part-wrong = errado
practice-part-unanswered = em branco
practice-part-unreadable = não é um número
practice-part-ambiguous = qual número?
practice-right = Certo.
practice-partly = Certo em parte.
practice-wrong = Errado.
practice-unanswered = Ainda em branco.
practice-unreadable = Não conferido: aqui vai um número.
practice-ambiguous = Ainda não conferido: isto pode ser lido de duas formas.
practice-unanswered-what = Preencha uma resposta e confira de novo.
# The names of parts, as in “Aceitas” and “Rejeitadas”.
practice-part-quoted = “{ $part }”
practice-part-in-row = { $part }, linha { $row }
practice-parts-wrong = Não está certo: { $parts }.
practice-parts-unanswered = Ainda em branco: { $parts }.
practice-parts-wrong-cells = { $count ->
    [one] { $count } célula não está certa.
   *[other] { $count } células não estão certas.
}
practice-parts-unanswered-cells = { $count ->
    [one] { $count } célula ainda está em branco.
   *[other] { $count } células ainda estão em branco.
}
practice-first-wrong = Reveja primeiro “{ $part }”.
practice-not-a-number = “{ $typed }” em “{ $part }” não pode ser lido como número. Use algarismos, e ponto ou vírgula antes dos decimais: 2.5 ou 2,5.
practice-ambiguous-which = “{ $typed }” em “{ $part }”: a que número você se refere?
practice-reading-whole = { $text }, um número inteiro
practice-reading-fraction = { $text }, entre { $below } e { $above }
practice-earlier = Você mudou sua resposta depois; isto é sobre a anterior.
practice-two-rules = Duas regras erradas dariam esta resposta.

practice-slip-unit = “{ $typed }” em “{ $part }” está na unidade errada: o valor está certo { $meant ->
    [milliseconds] em milissegundos
    [seconds] em segundos
    [minutes] em minutos
    [hours] em horas
    [perSecond] como taxa por segundo
    [perMinute] como taxa por minuto
    [perHour] como taxa por hora
    [requests] em requisições
    [tokens] em tokens
   *[count] como número sem unidade
}, mas o que se pede é { $unit ->
    [seconds] em segundos
    [milliseconds] em milissegundos
    [perSecond] uma taxa por segundo
    [tokens] em tokens
   *[requests] em requisições
}.
practice-slip-swapped = Os números estão certos, mas trocaram de lugar: { $parts }.
practice-slip-swapped-cells = Os números estão certos, mas { $count } células trocaram de lugar.
practice-slip-total = Essa é a soma de todos os passos. O que se pede é o que aconteceu no último: { $parts }.
practice-slip-total-cells = { $count ->
    [one] Em { $count } célula você deu a soma de todos os passos.
   *[other] Em { $count } células você deu a soma de todos os passos.
} O que se pede é o que aconteceu em cada um.
practice-slip-step = Isso é o que aconteceu no último passo. O que se pede é a soma de todos: { $parts }.
practice-slip-step-cells = { $count ->
    [one] Em { $count } célula você deu o que aconteceu em um passo.
   *[other] Em { $count } células você deu o que aconteceu em um passo.
} O que se pede é a soma de todos.
practice-problem-whole = “{ $part }” precisa ser um número inteiro.
practice-problem-range = “{ $typed }” não é um valor possível para “{ $part }”.

## See it

practice-see = Ver acontecer
    .name = Ver acontecer: { $name }, questão { $number }
practice-see-yours = (sua resposta)
practice-see-own = Este bucket
practice-see-chart = { $name }: { $level } após { $time }
practice-see-figures = Em { $time }
practice-candidates = As mesmas requisições pelos dois
practice-candidate-accepted = Deixa entrar
practice-candidate-turnedAway = Recusa
practice-candidate-atOnce = Máximo que chega ao servidor em um instante
practice-candidate-peakPerSecond = Máximo que chega ao servidor em um segundo
practice-candidate-slowestMs = Resposta mais lenta após

## Design tasks

practice-condition-most = { $figure }: no máximo { $value }{ $step ->
    [0] {""}
   *[other] , após o passo { $step }
}
practice-condition-least = { $figure }: no mínimo { $value }{ $step ->
    [0] {""}
   *[other] , após o passo { $step }
}
practice-condition-is = { $figure }: exatamente { $value }{ $step ->
    [0] {""}
   *[other] , após o passo { $step }
}
practice-choose-smallest = O menor valor possível de “{ $field }”
practice-choose-largest = O maior valor possível de “{ $field }”
practice-design-now = Como está agora, não serve: { $now }.
practice-design-field = { $field } { $value }
practice-condition-met = { $wanted }. Deu { $got }.
practice-condition-missed = { $wanted }. Mas deu { $got }.
practice-extreme-smallest = Nenhum valor menor de “{ $field }” serve.
practice-extreme-largest = Nenhum valor maior de “{ $field }” serve.
practice-not-extreme-smallest = Um valor menor de “{ $field }” também serve.
practice-not-extreme-largest = Um valor maior de “{ $field }” também serve.

## The summary

practice-summary = Resumo
practice-summary-title = Seu trabalho: { $title }
practice-summary-about = Acertos: { $right } de { $of }{ $seed ->
    [0] {""}
   *[other] , variante { $seed }
}.
practice-summary-question = Questão
practice-summary-answer = Sua resposta
practice-summary-verdict = Resultado
practice-summary-attempts = Tentativas
practice-summary-help = Ajuda vista
practice-summary-time = Última mudança
practice-summary-asked = { $number }. { $prompt }
practice-summary-shown = { $solution ->
    [yes] { $hints ->
        [0] a solução
        [one] uma dica e a solução
       *[other] { $hints } dicas e a solução
    }
   *[no] { $hints ->
        [0] nada
        [one] uma dica
       *[other] { $hints } dicas
    }
}
practice-summary-print = Imprimir
practice-summary-csv = Salvar em CSV
practice-summary-json = Salvar em JSON
practice-record-part = { $part }: { $text }
practice-verdict-right = certo
practice-verdict-partly = certo em parte
practice-verdict-wrong = errado
practice-verdict-unanswered = em branco

## What is asked for

practice-column-at = Tempo
practice-column-requests = Requisições
practice-part-accepted = Aceitas
practice-part-rejected = Rejeitadas
practice-part-tokens = No bucket
practice-part-refilled = Reabastecidos
practice-part-spilled = Transbordaram
practice-part-retryAfterMs = Tentar de novo após
practice-part-retryAfterHeader = Cabeçalho Retry-After
practice-part-sustainedPerSecond = Taxa sustentada
practice-part-largestBurst = Maior rajada
practice-part-queued = Entraram na fila
practice-part-dropped = Descartadas
practice-part-processed = Processadas
practice-part-expired = Desistiram
practice-part-queue = Na fila
practice-part-level = Nível
practice-part-requests = Requisições
practice-part-outcome = O que acontece com ela
practice-part-firstStartInMs = A primeira começa após
practice-part-lastStartInMs = A última começa após
practice-part-firstDoneInMs = A primeira termina após
practice-part-lastDoneInMs = A última termina após
practice-part-maxStartInMs = Maior espera
practice-part-maxDoneInMs = Maior tempo até terminar
practice-part-maxQueue = Maior fila
practice-part-bucket = O bucket
practice-part-why = O motivo
practice-part-capacity = Capacidade
practice-part-refill = Reabastecimento
practice-part-drain = Drenagem
practice-part-everyMs = A cada
practice-part-timeoutMs = Desiste após
practice-part-initial = No início

practice-unit-requests = requisições
practice-unit-tokens = tokens
practice-unit-seconds = segundos
practice-unit-milliseconds = milissegundos
practice-unit-perSecond = por segundo

practice-option-served = Espera a vez e é atendida
practice-option-expires = Consegue lugar, mas desiste antes da vez
practice-option-dropped = É descartada ao chegar
practice-option-token = Token bucket
practice-option-leaky = Leaky bucket
practice-option-steady-output = Repassa as requisições em ritmo constante, cheguem como chegarem
practice-option-never-drops = Nunca recusa uma requisição
practice-option-answers-sooner = Os clientes recebem a resposta mais cedo
practice-option-one-at-a-time = Repassa as requisições uma de cada vez
practice-option-passes-burst = Deixa passar a rajada inteira de uma vez
practice-option-turns-away-fewer = Recusa menos requisições

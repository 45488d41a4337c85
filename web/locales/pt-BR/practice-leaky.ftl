# The practice sets about the leaky bucket. Their messages are named as those about the token bucket.
# [1] where the text says "um": [one] would also take 0 and fractions below 2.

## Practice

practice-leaky-practice = Leaky bucket
practice-leaky-practice-title = Exercícios: o leaky bucket
practice-leaky-practice-lede =
    A fila tem { $capacity ->
        [1] um lugar
       *[other] { $capacity } lugares
    } e começa vazia. As requisições são processadas uma a uma, { $perSecond } por segundo; a que está sendo processada mantém seu lugar até terminar.

practice-leaky-practice-burst =
    Chega uma rajada de { $requests } requisições, todas no mesmo momento. Quantas entram na fila e quantas são descartadas?
practice-leaky-practice-burst-why =
    Nesse momento nada drenou ainda, e para { $requests } requisições havia { $capacity ->
        [1] um lugar
       *[other] { $capacity } lugares
    }. Entraram na fila: min({ $requests }; { $capacity }) = { $queued }. Descartadas: { $dropped }. A que começa na hora não saiu; ela ocupa um lugar como as outras.

practice-leaky-practice-burst-hint-1 = Em um momento nada drena. Quantos lugares há?
practice-leaky-practice-burst-hint-2 = A que está sendo processada ainda ocupa um lugar.

practice-leaky-practice-sixth =
    Olhe para a { $nth }ª requisição dessa rajada. O que acontece com ela? E quanto tempo depois da rajada termina a última das que entraram?
practice-leaky-practice-sixth-why =
    A { $nth }ª encontrou todos os lugares ocupados e foi descartada: ela não espera, porque nem entrou. Das que entraram, cada uma leva { $eachSeconds } s. A última, a { $queued }ª, começa quando terminam as que estão na frente dela ({ $ahead }), após { $lastStartInSeconds } s, e termina após { $lastDoneInSeconds } s.

practice-leaky-practice-sixth-hint-1 = Ainda havia lugar quando a { $nth }ª chegou?
practice-leaky-practice-sixth-hint-2 = A última que entrou espera todas as anteriores, { $eachSeconds } s cada, e depois precisa dos seus próprios { $eachSeconds } s.

practice-leaky-practice-spread =
    Agora { $totalRequests } requisições chegam a uma fila vazia, uma por vez, a um segundo uma da outra. Um segundo depois da última: quantas foram processadas, quantas foram descartadas e qual foi a maior espera até uma delas começar?
practice-leaky-practice-spread-why =
    Cada uma termina { $eachSeconds } s depois de chegar, bem antes da próxima, e assim a fila nunca se forma. Processadas: { $processed }; descartadas: { $dropped }; maior espera: { $maxStartInSeconds } s. Nenhum dos dois tipos de bucket faz nada com o tráfego dentro do limite. Eles só se fazem notar nas bordas.

practice-leaky-practice-spread-hint-1 = Quanto tempo leva uma requisição, e quanto falta até chegar a próxima?
practice-leaky-practice-spread-hint-2 = Alguma delas encontra outra na frente?

practice-leaky-practice-payment =
    Um endpoint chama um provedor de pagamentos que cobra por requisição. Qual bucket colocar na frente dessa chamada, e por quê?
practice-leaky-practice-payment-why =
    O leaky bucket. Chegue o que chegar, saem no máximo { $perSecond } por segundo; assim, o que o provedor vê e o que ele cobra são previsíveis. Um token bucket do mesmo tamanho e taxa deixa passar { $capacity } em um instante: uma rajada de requisições viraria uma rajada de cobranças. Com os clientes, o leaky bucket não é mais gentil: ele os faz esperar e, quando está cheio, os recusa.
practice-leaky-practice-payment-hint-1 = O que o provedor vê quando vem uma rajada?
practice-leaky-practice-payment-hint-2 = Qual dos dois decide quando uma requisição sai, e qual só decide se ela sai?

## The queue

practice-leaky-queue = A fila de cinco
practice-leaky-queue-title = A fila, segundo a segundo
practice-leaky-queue-lede =
    A fila tem { $capacity ->
        [1] um lugar
       *[other] { $capacity } lugares
    } e começa vazia. As requisições são processadas uma a uma, { $perSecond } por segundo; a que está sendo processada mantém seu lugar até terminar.
practice-leaky-queue-seconds = Segundo a segundo: quantas entram na fila, quantas são descartadas, quantas são processadas e quantas ainda estão na fila no fim?
practice-leaky-queue-seconds-why =
    As que chegam ocupam os lugares livres, e as que não encontram lugar são descartadas. Depois são processadas { $perSecond } por segundo, enquanto houver alguém na fila.
practice-leaky-queue-seconds-hint-1 = Quem ficou do segundo anterior ainda ocupa um lugar. Quantos estão livres quando chegam as próximas?
practice-leaky-queue-seconds-hint-2 = Cada requisição leva { $eachSeconds } s. Quantas terminam até o fim do segundo?
practice-leaky-queue-waits = Olhe para as requisições que chegam na segunda rajada e entram. Após quanto tempo a última delas começa, e quando termina?
practice-leaky-queue-waits-why = Todas as que estão na fila vão primeiro. Ela começa após { $lastStartInSeconds } s e, como também leva { $eachSeconds } s, termina após { $lastDoneInSeconds } s.
practice-leaky-queue-waits-hint-1 = Quantas estão na frente dela quando ela chega?
practice-leaky-queue-waits-hint-2 = Cada uma delas leva { $eachSeconds } s, e ela também.

## Twenty-five at once

practice-leaky-twentyfive = Vinte e cinco de uma vez
practice-leaky-twentyfive-title = Uma fila longa e uma longa espera
practice-leaky-twentyfive-lede =
    A fila tem { $capacity ->
        [1] um lugar
       *[other] { $capacity } lugares
    } e começa vazia. São processadas { $perSecond } requisições por segundo, uma a uma.
practice-leaky-twentyfive-burst = { $requests ->
    [one] Chega { $requests } requisição.
   *[other] Chegam { $requests } requisições no mesmo momento.
} Quantas entram na fila e quantas são descartadas?
practice-leaky-twentyfive-burst-why = Lugares livres: { $capacity }. Entram na fila: min({ $requests }; { $capacity }) = { $queued }. Descartadas: { $dropped }.
practice-leaky-twentyfive-burst-hint-1 = Em um momento nada drena. Quantos lugares há?
practice-leaky-twentyfive-last = Após quanto tempo começa a última das que entraram, e quando termina?
practice-leaky-twentyfive-last-why = Na frente dela: { $ahead }, cada uma com { $eachSeconds } s. Ela começa após { $lastStartInSeconds } s e termina após { $lastDoneInSeconds } s. Uma fila longa descarta menos e cobra isso da última, em espera.
practice-leaky-twentyfive-last-hint-1 = Quantas estão na frente dela, e quanto tempo leva cada uma?
practice-leaky-twentyfive-retry = Uma das descartadas quer saber quando voltar. Após quanto tempo há um lugar?
practice-leaky-twentyfive-retry-why = Um lugar fica livre quando a primeira requisição termina, após { $retryAfterSeconds } s.
practice-leaky-twentyfive-retry-hint-1 = Quem sai da fila primeiro, e quando?
practice-leaky-twentyfive-sizing = Ninguém deve esperar tanto. Quantos lugares a fila pode ter?
practice-leaky-twentyfive-sizing-hint-1 = Quantas podem terminar em dois segundos?
practice-leaky-twentyfive-sizing-hint-2 = Dimensione a fila pela espera que você tolera, não pela memória que tem: taxa vezes maior espera.
practice-leaky-twentyfive-faster = A fila fica como está. Com que rapidez é preciso processar, em requisições a cada { $every }?
practice-leaky-twentyfive-faster-hint-1 = Quantas precisam terminar em dois segundos?
practice-leaky-twentyfive-faster-hint-2 = Tente um número. O motor executa o seu bucket e diz quanto a última espera.

# The lab about the two things that are called a leaky bucket.

lab-queue-or-meter-title = Fila ou medidor
lab-queue-or-meter-question = Duas bibliotecas chamam de leaky bucket o que fazem. Elas fazem a mesma coisa?
lab-queue-or-meter-lesson = Os dois deixam entrar as mesmas requisições; a fila as faz esperar e suaviza o que sai, o medidor responde na hora e não suaviza nada. Por isso, pergunte de qual dos dois uma biblioteca está falando.
lab-queue-or-meter-burst = Cada rajada tem
lab-queue-or-meter-burst-hint = requisições, em 0 s e em 2 s
lab-queue-or-meter-capacity = Capacidade
lab-queue-or-meter-capacity-hint = dos dois
lab-queue-or-meter-drain = Drenam
lab-queue-or-meter-drain-hint = por segundo, os dois
lab-queue-or-meter-said = De { $asked } requisições, os dois deixam entrar as mesmas <pass>{ $in }</pass> e { $refused ->
    [0] não recusam nenhuma
    [one] recusam <stop>a mesma</stop>
   *[other] recusam as mesmas <stop>{ $refused }</stop>
}. Dentro de um segundo, o servidor recebe no máximo <strong>{ $peakQueue }</strong> da fila, onde a espera mais longa é de <wait>{ $wait }</wait>, e até <strong>{ $peakMeter }</strong> do medidor, onde ninguém espera.
lab-queue-or-meter-leaky = <strong>Fila:</strong> cada uma espera a vez
lab-queue-or-meter-meter = <strong>Medidor:</strong> passa na hora ou não passa
lab-queue-or-meter-chart = { $kind ->
    [leaky] Na fila, { $in ->
        [0] nenhuma requisição entra
        [one] { $in } requisição entra
       *[other] { $in } requisições entram
    } e { $refused ->
        [0] nenhuma é descartada
        [one] { $refused } é descartada
       *[other] { $refused } são descartadas
    }. A espera mais longa é de { $wait }, e no máximo { $peak } { $peak ->
        [one] começa
       *[other] começam
    } dentro de um segundo.
   *[meter] No medidor, { $in ->
        [0] nenhuma requisição entra
        [one] { $in } requisição entra
       *[other] { $in } requisições entram
    } e { $refused ->
        [0] nenhuma é rejeitada
        [one] { $refused } é rejeitada
       *[other] { $refused } são rejeitadas
    }. Ninguém espera, e até { $peak } { $peak ->
        [one] começa
       *[other] começam
    } dentro de um segundo.
}
lab-queue-or-meter-table = O que leva o nome de leaky bucket
lab-queue-or-meter-column-name = nome
lab-queue-or-meter-column-which = o que é
lab-queue-or-meter-column-burst = o que acontece com uma rajada
lab-queue-or-meter-uber-name = go.uber.org/ratelimit
lab-queue-or-meter-uber-which = fila
lab-queue-or-meter-uber-burst = cada chamada dorme até a sua vez; a fila não tem fim
lab-queue-or-meter-nginx-name = nginx limit_req
lab-queue-or-meter-nginx-which = fila
lab-queue-or-meter-nginx-burst = atrasa, até burst; além disso, um erro
lab-queue-or-meter-nodelay-name = nginx limit_req nodelay
lab-queue-or-meter-nodelay-which = medidor
lab-queue-or-meter-nodelay-burst = passa na hora, até burst e mais uma
lab-queue-or-meter-throttled-name = throttled (GCRA)
lab-queue-or-meter-throttled-which = medidor
lab-queue-or-meter-throttled-burst = passa na hora o que couber
lab-queue-or-meter-ask = Atrás do limite há um serviço que nunca pode receber mais de 2 requisições dentro de um segundo. Chega uma rajada de 8. Qual bucket de capacidade 5 que drena 2 por segundo o protege?
lab-queue-or-meter-option-queue = A fila
lab-queue-or-meter-option-meter = O medidor
lab-queue-or-meter-option-either = Qualquer um: deixam entrar as mesmas cinco
lab-queue-or-meter-why-queue = Ela passa adiante uma a cada meio segundo, não importa como cheguem. O preço é que a quinta espera 2 s.
lab-queue-or-meter-why-meter = O medidor deixa passar cinco em um instante: ele limita quantas passam, não com que rapidez.
lab-queue-or-meter-why-either = Os dois deixam entrar as mesmas cinco, mas o medidor as deixa passar em um instante, e a fila, uma a cada meio segundo.

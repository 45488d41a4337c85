# The practice sets that compare buckets. Their messages are named as those about the token bucket.

## The same average, twice

practice-both-average = Mesma média, duas vezes
practice-both-average-title = A mesma média, duas vezes
practice-both-average-lede = Dois token buckets com a mesma capacidade e a mesma média. Um recebe seus tokens em lotes; o outro, em porções pequenas.
practice-both-average-lumps = Este recebe { $refill ->
    [one] { $refill } token
   *[other] { $refill } tokens
} a cada { $every } e começa cheio. Em cada passo, quantas requisições são aceitas e quantas rejeitadas?
practice-both-average-lumps-why = Depois que a rajada o esvazia, não há nada até chegar o próximo lote. Um intervalo longo significa uma seca e depois uma enxurrada.
practice-both-average-lumps-hint-1 = A primeira rajada leva o que há. Quando vem o próximo reabastecimento?
practice-both-average-drips = Este recebe { $refill ->
    [one] { $refill } token
   *[other] { $refill } tokens
} a cada { $every } e começa cheio. As mesmas requisições: em cada passo, quantas são aceitas e quantas rejeitadas?
practice-both-average-drips-why = A cada { $every } entra alguma coisa, então em cada passo alguém passa. A média é a mesma; a seca desapareceu.
practice-both-average-drips-hint-1 = Quantos tokens chegam entre dois passos?
practice-both-average-dry = De volta ao bucket que recebe { $refill ->
    [one] { $refill } token
   *[other] { $refill } tokens
} a cada { $every }. Qual é a média dele, e quanto tempo depois da primeira rajada mais uma requisição seria aceita?
practice-both-average-dry-why = Em média, { $sustainedPerSecond } por segundo ({ $refill } a cada { $every }); mas a próxima só pode passar após { $retryAfterSeconds } s.
practice-both-average-dry-hint-1 = A média não diz quanto se espera. Quando é o próximo reabastecimento?
practice-both-average-soon = E o que recebe { $refill ->
    [one] { $refill } token
   *[other] { $refill } tokens
} a cada { $every }: qual é a média dele, e quanto tempo depois da primeira rajada mais uma requisição seria aceita?
practice-both-average-soon-why = { $sustainedPerSecond } por segundo, e a próxima pode passar após { $retryAfterSeconds } s. Prefira o intervalo mais curto que o armazenamento por trás dele suporte.
practice-both-average-soon-hint-1 = Quando é o próximo reabastecimento?

## Which one for the job

practice-both-jobs = Qual usar em cada caso
practice-both-jobs-title = Qual usar em cada caso
practice-both-jobs-lede = Um token bucket e um leaky bucket de mesmo tamanho e mesma taxa. Qual deles colocar na frente de quê, e por quê? O motor executa os dois antes de julgar.
practice-both-jobs-payment = Um endpoint chama um provedor de pagamentos que cobra por requisição. Qual bucket colocar na frente dessa chamada, e por quê?
practice-both-jobs-payment-why = O leaky bucket. Chegue o que chegar, saem no máximo { $perSecond } por segundo, e a conta acompanha. Um token bucket transformaria uma rajada de requisições em uma rajada de cobranças.
practice-both-jobs-payment-hint-1 = O que o provedor vê quando vem uma rajada?
practice-both-jobs-page = Uma página carrega seis coisas de uma vez, e depois a pessoa lê. Qual bucket é melhor para quem lê, e por quê?
practice-both-jobs-page-why = O token bucket. A rajada é pequena e saudável, o servidor dá conta dela, e tudo é respondido de uma vez. Um leaky bucket faria quem lê esperar pela última resposta, com o servidor livre o bastante para responder.
practice-both-jobs-page-hint-1 = Esta rajada é um perigo para o servidor? O que sente quem lê?
practice-both-jobs-video = Os pedaços de um vídeo são enviados por uma conexão de taxa fixa. Qual bucket mantém o envio uniforme, e por quê?
practice-both-jobs-video-why = O leaky bucket. O que chega em lotes sai a { $perSecond } por segundo, e para uma conexão de taxa fixa não há nada melhor.
practice-both-jobs-video-hint-1 = O que acontece na conexão se oito pedaços são enviados em um só instante?
practice-both-jobs-database = Um banco de dados fica lento para todos assim que recebe muitas requisições ao mesmo tempo. Qual bucket o protege, e por quê?
practice-both-jobs-database-why = O leaky bucket. Sua fila espera do lado de fora e repassa uma requisição após a outra; assim o banco de dados nunca tem muitas ao mesmo tempo.
practice-both-jobs-database-hint-1 = Quantas requisições o banco de dados tem ao mesmo tempo atrás de cada um dos dois?

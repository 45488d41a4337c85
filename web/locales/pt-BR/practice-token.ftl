# The practice sets about the token bucket. A question's prompt is practice-<set>-<question>, its explanation the same with
# -why, its hints with -hint-1 and -hint-2. The numbers in them are variables, so that another bucket or another story needs
# no other words.
# [1] where the text says "um": [one] would also take 0 and fractions below 2.

## Practice

practice-token-practice = Token bucket
practice-token-practice-title = Exercícios: o token bucket
practice-token-practice-lede =
    No bucket { $capacity ->
        [1] cabe um token
       *[other] cabem { $capacity } tokens
    }, e ele começa cheio. { $everySeconds ->
        [1] A cada segundo
        [one] A cada { $everySeconds } segundo
       *[other] A cada { $everySeconds } segundos
    } ele recebe mais { $refill ->
        [1] um
       *[other] { $refill }
    }.

practice-token-practice-burst =
    Um cliente envia { $requests ->
        [1] uma requisição
       *[other] { $requests } requisições no mesmo momento
    }. Quantas são aceitas e quantos tokens restam?
practice-token-practice-burst-why =
    O bucket estava cheio, então { $requests ->
        [1] a requisição encontrou
       *[other] as { $requests } requisições encontraram
    } { $available ->
        [1] um token
       *[other] { $available } tokens
    }. Cada uma gasta um. Aceitas: min({ $requests }; { $available }) = { $accepted }. Restam: { $available } − { $accepted } = { $tokens }. Uma rajada até a capacidade passa inteira; depois dela não sobra nada de reserva para a próxima.

practice-token-practice-burst-hint-1 = O bucket começa cheio. Quantos tokens são?
practice-token-practice-burst-hint-2 = Cada requisição aceita gasta um token. Em um momento não entra nada.

practice-token-practice-later =
    Então, { $waitSeconds ->
        [1] um segundo
        [one] { $waitSeconds } segundo
       *[other] { $waitSeconds } segundos
    } depois, ele envia mais { $requests ->
        [1] uma requisição
       *[other] { $requests } requisições
    }. Quantas são aceitas e quantas rejeitadas?
practice-token-practice-later-why =
    A espera trouxe { $refilled ->
        [0] nenhum token
        [1] um token
       *[other] { $refilled } tokens
    }; por isso havia { $available ->
        [0] nenhum
        [1] um
       *[other] { $available }
    } quando { $requests ->
        [1] chegou uma requisição
       *[other] chegaram { $requests } requisições
    }. Aceitas: min({ $requests }; { $available }) = { $accepted }. Rejeitadas, as outras: { $rejected }. Não é tudo ou nada: passam tantas quantos forem os tokens, e uma requisição rejeitada não gasta nenhum.

practice-token-practice-later-hint-1 = Quantos tokens chegaram desde a rajada?
practice-token-practice-later-hint-2 = Não é tudo ou nada: passam tantas quantos forem os tokens.

practice-token-practice-idle =
    Então o cliente fica quieto por { $waitSeconds ->
        [1] um segundo
        [one] { $waitSeconds } segundo
       *[other] { $waitSeconds } segundos
    }. Quantos tokens há agora no bucket?
practice-token-practice-idle-why =
    Nesse tempo { $offered ->
        [0] não chegou nenhum token
        [1] chegou um token
       *[other] chegaram { $offered } tokens
    }, e no bucket fica no máximo a capacidade, { $capacity }: min({ $capacity }; { $before } + { $offered }) = { $tokens }. { $spilled ->
        [0] Todos couberam.
        [1] O que não coube transbordou e se perdeu.
       *[other] Os { $spilled } que não couberam transbordaram e se perderam.
    } Um descanso enche o bucket, mas, por mais longo que seja, nunca dá direito a uma rajada maior que ele.

practice-token-practice-idle-hint-1 = Quantos tokens chegaram nesse tempo? E onde poderiam ficar?
practice-token-practice-idle-hint-2 = A capacidade do bucket é { $capacity }. O que chega quando ele está cheio transborda.

practice-token-practice-limits =
    Que taxa de requisições este bucket sustenta no longo prazo, e qual é a maior rajada que ele deixa passar de uma vez?
practice-token-practice-limits-why =
    { $refill ->
        [1] Entra um token
       *[other] Entram { $refill } tokens
    } a cada { $everySeconds ->
        [1] segundo
        [one] { $everySeconds } segundo
       *[other] { $everySeconds } segundos
    }, ou { $sustainedPerSecond } por segundo: em um tempo longo não podem passar mais requisições que isso, faça o cliente o que fizer. Em um só instante, o máximo que pode passar é um bucket cheio, { $largestBurst }. Assim, o reabastecimento define a média, e a capacidade define o pior momento para o servidor atrás dele.

practice-token-practice-limits-hint-1 = Uma das duas depende só do reabastecimento, a outra só da capacidade.
practice-token-practice-limits-hint-2 = { $refill ->
    [one] { $refill } token
   *[other] { $refill } tokens
} a cada { $everySeconds } s: quanto dá por segundo?

## Leaves and caterpillars

practice-token-leaves = Folhas e lagartas
practice-token-leaves-title = Folhas e lagartas
practice-token-leaves-lede =
    Uma planta é um bucket de folhas. A capacidade dela é { $capacity }, ela começa { $initial ->
        [0] sem nenhuma folha
       *[other] com { $initial }
    }, e { $refill ->
        [one] brota { $refill }
       *[other] brotam { $refill }
    } por dia. Uma lagarta é uma requisição: come uma folha ou fica com fome.
practice-token-leaves-days =
    Percorra a vida da planta passo a passo. Quantas folhas brotam e ficam, quantas lagartas comem e quantas folhas restam?
practice-token-leaves-days-why =
    Em cada passo, primeiro brotam folhas, até onde há espaço, e depois as lagartas comem o que houver: min(as que vêm; folhas). O que resta continua lá no passo seguinte.
practice-token-leaves-days-hint-1 = Comece com as folhas que restaram, deixe as novas brotarem e só então deixe vir as lagartas.
practice-token-leaves-days-hint-2 = Na planta nunca há mais folhas que { $capacity }: das que brotam, só ficam as que cabem.
practice-token-leaves-fourth = No último passo, brotam folhas mais uma vez. Quantas das novas não encontram espaço?
practice-token-leaves-fourth-why =
    A capacidade da planta é { $capacity }; por isso { $spilled ->
        [0] todas as folhas novas encontraram espaço.
        [1] uma das folhas novas não encontrou espaço.
       *[other] { $spilled } das folhas novas não encontraram espaço.
    } Um longo sossego não aumenta o que cabe na planta.
practice-token-leaves-fourth-hint-1 = Quantas folhas havia antes, e quantas ainda cabem?

## Generous

practice-token-generous = Generoso
practice-token-generous-title = Seis por vez
practice-token-generous-lede =
    No bucket { $capacity ->
        [one] cabe { $capacity } token
       *[other] cabem { $capacity } tokens
    }, e ele começa cheio. A cada { $every } ele recebe { $refill } de uma vez.
practice-token-generous-rounds = Rodada a rodada: quantas são aceitas, quantas são rejeitadas e quantos tokens restam?
practice-token-generous-rounds-why =
    O reabastecimento só vem a cada { $every }, e antes que as requisições daquela rodada sejam respondidas. Em cada rodada passam min(feitas; tokens), e as outras são rejeitadas.
practice-token-generous-rounds-hint-1 = Na maioria das rodadas não entra nada. Quando é o primeiro reabastecimento?
practice-token-generous-rounds-hint-2 = Dentro de uma rodada: primeiro o reabastecimento, se for a hora; depois o teto de { $capacity }; depois as requisições.
practice-token-generous-after = Depois da última rodada: em quanto tempo mais uma requisição seria aceita?
practice-token-generous-after-why = O próximo token vem com o próximo reabastecimento, { $retryAfterSeconds } s depois. Até lá, toda requisição é rejeitada.
practice-token-generous-after-hint-1 = Os reabastecimentos vêm em múltiplos inteiros de { $every }. Quando é o próximo?
practice-token-generous-limits = Que taxa de requisições este bucket sustenta no longo prazo, e qual é a maior rajada que ele deixa passar de uma vez?
practice-token-generous-limits-why =
    Em média, { $sustainedPerSecond } por segundo: { $refill ->
        [one] { $refill } token
       *[other] { $refill } tokens
    } a cada { $every }. O máximo que pode passar em um momento é um bucket cheio: { $largestBurst }.
practice-token-generous-limits-hint-1 = Uma das duas depende só do reabastecimento, a outra só da capacidade.

## Scarce

practice-token-scarce = Escasso
practice-token-scarce-title = Uma longa espera por pouco
practice-token-scarce-lede =
    No bucket { $capacity ->
        [one] cabe { $capacity } token
       *[other] cabem { $capacity } tokens
    }, e ele começa cheio. Só a cada { $every } ele recebe { $refill }.
practice-token-scarce-rounds = Passo a passo: quantas são aceitas, quantas são rejeitadas e quantos tokens restam?
practice-token-scarce-rounds-why =
    O que há no bucket no início logo se gasta. Depois só conta o reabastecimento, que vem a cada { $every }: uma longa seca e então um lote de { $refill }.
practice-token-scarce-rounds-hint-1 = O primeiro reabastecimento vem após { $every }. O que há antes disso?
practice-token-scarce-rounds-hint-2 = Não é tudo ou nada: passam tantas quantos forem os tokens.
practice-token-scarce-wait = Depois do segundo passo: em quanto tempo mais uma requisição seria aceita?
practice-token-scarce-wait-why = { $tokens ->
    [0] O bucket não tem mais nenhum token, e o próximo reabastecimento vem { $retryAfterSeconds } s depois.
    [1] O bucket ainda tem um token.
   *[other] O bucket ainda tem { $tokens } tokens.
}
practice-token-scarce-wait-hint-1 = Quando vem o reabastecimento, e quanto tempo já passou?
practice-token-scarce-later = Então, { $wait } depois, { $requests ->
    [1] chega uma requisição
   *[other] chegam { $requests } requisições
}. Quantos tokens entraram desde o passo anterior e quantas requisições são aceitas?
practice-token-scarce-later-why =
    Tokens que entraram: { $refilled }. Havia então { $available } quando { $requests ->
        [1] chegou uma requisição
       *[other] chegaram { $requests } requisições
    }. Aceitas: min({ $requests }; { $available }) = { $accepted }.
practice-token-scarce-later-hint-1 = Quantos múltiplos de { $every } há entre os dois passos?
practice-token-scarce-limits = Que taxa de requisições este bucket sustenta no longo prazo, e qual é a maior rajada que ele deixa passar de uma vez?
practice-token-scarce-limits-why =
    Em média, { $sustainedPerSecond } por segundo: { $refill ->
        [one] { $refill } token
       *[other] { $refill } tokens
    } a cada { $every }. Um bucket cheio deixa passar { $largestBurst } de uma vez. Um intervalo longo faz um bucket generoso uma vez e avarento dali em diante.
practice-token-scarce-limits-hint-1 = Uma das duas depende só do reabastecimento, a outra só da capacidade.

## Thirteen at once

practice-token-thirteen = Treze de uma vez
practice-token-thirteen-title = Quando tentar de novo
practice-token-thirteen-lede =
    No bucket { $capacity ->
        [one] cabe { $capacity } token
       *[other] cabem { $capacity } tokens
    }, e ele começa cheio. Os tokens chegam aos poucos, { $refill } a cada { $every }, e as frações de token ficam guardadas.
practice-token-thirteen-burst = { $requests ->
    [one] Chega { $requests } requisição.
   *[other] Chegam { $requests } requisições no mesmo momento.
} Quantas são aceitas e quantas rejeitadas?
practice-token-thirteen-burst-why = O bucket estava cheio. Passam min({ $requests }; { $available }) = { $accepted }; as outras não encontram token. Rejeitadas: { $rejected }.
practice-token-thirteen-burst-hint-1 = Em um momento não entra nada. O que há?
practice-token-thirteen-retry = As rejeitadas querem saber quando voltar. Após quanto tempo mais uma requisição seria aceita?
practice-token-thirteen-retry-why = Os tokens chegam aos poucos, { $perSecond } por segundo; um inteiro está lá após { $retryAfterSeconds } s. Um token bucket sabe dizer exatamente quando vem o próximo.
practice-token-thirteen-retry-hint-1 = Quanto tempo leva até chegar um token inteiro?
practice-token-thirteen-header = O cabeçalho HTTP Retry-After conta em segundos inteiros. O que ele diz?
practice-token-thirteen-header-why = O próximo token vem em { $retryAfterSeconds } s, e quem espera o que o cabeçalho diz precisa ser atendido: o tempo é arredondado para cima, para { $retryAfterHeader }.
practice-token-thirteen-header-hint-1 = Um cliente que faz o que lhe dizem não pode ser rejeitado de novo. Então, para que lado se arredonda?
practice-token-thirteen-idle = Depois, ninguém vem por { $wait }. Quantos tokens há agora no bucket?
practice-token-thirteen-idle-why = A { $perSecond } por segundo, em { $wait } { $offered ->
    [one] chega { $offered } token
   *[other] chegam { $offered } tokens
}: min({ $capacity }; { $before } + { $offered }) = { $tokens }.
practice-token-thirteen-idle-hint-1 = Quantos chegam nesse tempo, e quantos tinham restado?

## Choosing the numbers

practice-token-sizing = Escolher os números
practice-token-sizing-title = Configure um token bucket
practice-token-sizing-lede = O tráfego é conhecido, e o bucket é você quem configura. Tudo o que cumprir o pedido está certo.
practice-token-sizing-refill =
    Um bucket para { $capacity ->
        [one] { $capacity } token
       *[other] { $capacity } tokens
    }, reabastecido a cada { $every }. Que reabastecimento basta para não rejeitar nenhuma requisição?
practice-token-sizing-refill-hint-1 = Até chegarem as próximas requisições, quantas vezes o bucket foi reabastecido?
practice-token-sizing-refill-hint-2 = Tente um número. O motor executa o seu bucket e diz quantas ele rejeita.
practice-token-sizing-capacity =
    Um bucket que recebe { $refill ->
        [one] { $refill } token
       *[other] { $refill } tokens
    } a cada { $every }. Que capacidade basta para não rejeitar nenhuma requisição?
practice-token-sizing-capacity-hint-1 = Qual é a maior rajada que ele precisa deixar passar?
practice-token-sizing-capacity-hint-2 = Tente um número. O motor executa o seu bucket e diz quantas ele rejeita.
practice-token-sizing-both =
    Não rejeite nenhuma requisição e, mesmo assim, não deixe passar mais de oito em um momento. O reabastecimento vem a cada { $every }. Escolha os dois números.
practice-token-sizing-both-hint-1 = A capacidade decide sobre a rajada; o reabastecimento, sobre o tempo entre uma e outra.
practice-token-sizing-both-hint-2 = Há mais de uma resposta. O motor executa a que você der.

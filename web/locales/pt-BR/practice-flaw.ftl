# The wrong rules that answers come from. Each has a name, as the heading of a drawing; -said, what is said about an answer
# that it gives; and -part, the sentence below the drawings: why the two rules part at $time. The bucket's numbers are at
# hand in all of them.

practice-flaw-noCap = Sem teto
practice-flaw-noCap-said = Seria assim se no bucket coubesse qualquer número de tokens. Mas { $capacity ->
    [one] cabe no máximo { $capacity }
   *[other] cabem no máximo { $capacity }
}, por mais tempo que ele fique enchendo.
practice-flaw-noCap-part = As regras se separam em { $time }: o bucket já está cheio, e o que vem a mais transborda.

practice-flaw-startsEmpty = Vazio no início
practice-flaw-startsEmpty-said = Seria assim se o bucket começasse vazio. Este começa com tokens, então as primeiras requisições não precisam esperar um reabastecimento.
practice-flaw-startsEmpty-part = As regras se separam em { $time }: o bucket tem tokens desde o início, e na outra regra eles faltam.

practice-flaw-startsFull = Cheio no início
practice-flaw-startsFull-said = Seria assim se o bucket começasse cheio. Este começa com menos tokens e ainda precisa encher.
practice-flaw-startsFull-part = As regras se separam em { $time }: o bucket ainda não tem esses tokens.

practice-flaw-allOrNothing = Tudo ou nada
practice-flaw-allOrNothing-said = Seria assim se uma rajada passasse inteira ou não passasse. Mas cada requisição gasta o seu próprio token: passam tantas quantos forem os tokens, e só o resto é rejeitado.
practice-flaw-allOrNothing-part = As regras se separam em { $time }: os tokens não bastam para todas, mas os que há deixam algumas passar.

practice-flaw-refillsEveryRound = Reabastece a cada rodada
practice-flaw-refillsEveryRound-said = Seria assim se chegassem tokens a cada rodada. Eles chegam a cada { $everySeconds } s, não importa quantas requisições venham nesse meio-tempo.
practice-flaw-refillsEveryRound-part = As regras se separam em { $time }: passou uma rodada, mas não era hora de reabastecer.

practice-flaw-perSecond = Reabastece a cada segundo
practice-flaw-perSecond-said = Seria assim se o reabastecimento viesse a cada segundo. Ele vem a cada { $everySeconds } s.
practice-flaw-perSecond-part = As regras se separam em { $time }: o intervalo é de { $everySeconds } s, não de um segundo.

practice-flaw-exactInterval = Só no momento exato
practice-flaw-exactInterval-said = Seria assim se o reabastecimento só viesse quando alguém olhasse no momento exato. Ele vem quando passou pelo menos o intervalo; quem olha mais tarde não o perde.
practice-flaw-exactInterval-part = As regras se separam em { $time }: passou mais que o intervalo, e o reabastecimento vem mesmo assim.

practice-flaw-losesRemainder = Frações jogadas fora
practice-flaw-losesRemainder-said = Seria assim se só contassem tokens inteiros e o relógio recomeçasse a cada olhada. As frações ficam guardadas e, com o tempo, somam um token inteiro.
practice-flaw-losesRemainder-part = As regras se separam em { $time }: a fração que tinha chegado até ali ficou guardada.

practice-flaw-readsBeforeWrites = Todas leem o mesmo saldo
practice-flaw-readsBeforeWrites-said = Seria assim se todas as requisições lessem o saldo antes que alguma o diminuísse. Aqui cada uma é decidida depois da anterior: um token se gasta uma vez só.
practice-flaw-readsBeforeWrites-part = As regras se separam em { $time }: o token que uma requisição gastou já não existe para a próxima.

practice-flaw-rejectionCosts = Rejeição custa um token
practice-flaw-rejectionCosts-said = Seria assim se uma requisição rejeitada também gastasse um token. Uma rejeição não custa nada.
practice-flaw-rejectionCosts-part = As regras se separam em { $time }: houve requisições rejeitadas, e elas não levaram nenhum token.

practice-flaw-noQueue = Ninguém pode esperar
practice-flaw-noQueue-said = Seria assim se, enquanto uma requisição é processada, todas as outras fossem descartadas. Este bucket as deixa esperar, desde que haja lugar livre.
practice-flaw-noQueue-part = As regras se separam em { $time }: quem encontra alguém na frente ocupa um lugar na fila.

practice-flaw-drainsFirst = Drena antes da chegada
practice-flaw-drainsFirst-said = Seria assim se o bucket tivesse drenado antes de a rajada chegar. Ela chega toda no mesmo momento, e em um momento nada drena.
practice-flaw-drainsFirst-part = As regras se separam em { $time }: nenhum lugar ficou livre enquanto a rajada chegava.

practice-flaw-servedTakesNoPlace = A que está sendo atendida não ocupa lugar
practice-flaw-servedTakesNoPlace-said = Seria assim se a requisição em processamento já tivesse saído da fila. Ela mantém seu lugar até terminar; por isso há um lugar a menos para as que vêm atrás.
practice-flaw-servedTakesNoPlace-part = As regras se separam em { $time }: a requisição em processamento ainda ocupa um { $capacity ->
    [one] lugar, o único
   *[other] dos { $capacity } lugares
}.

practice-flaw-waitWithoutOwn = Sem o próprio processamento
practice-flaw-waitWithoutOwn-said = É quando chega a vez dela. Ela só termina depois do seu próprio processamento, { $eachSeconds } s mais tarde.
practice-flaw-waitWithoutOwn-part = As regras se separam em { $time }: uma requisição termina quando foi processada, não quando chega a sua vez.

practice-flaw-lastInFirstOut = A última a entrar sai primeiro
practice-flaw-lastInFirstOut-said = Seria assim se a última a chegar fosse atendida primeiro. A fila mantém a ordem: quem chegou primeiro é atendido primeiro.
practice-flaw-lastInFirstOut-part = As regras se separam em { $time }: é atendida a primeira da fila, não a última.

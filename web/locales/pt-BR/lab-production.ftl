# The lab about a set-up in products that limit rates.

lab-production-title = Daqui para a produção
lab-production-question = Como se configura este bucket no nginx, no Envoy, no Go, no HAProxy ou na AWS, e lá ele é o mesmo bucket?
lab-production-lesson = Rajada não é a mesma coisa em todo lugar: antes de levar um número de um produto para outro, pergunte quantas passam de uma vez, o que acontece com a próxima e quando volta a haver espaço.
lab-production-kind = O bucket
lab-production-kind-steady = Token, aos poucos
lab-production-kind-lumps = Token, em lotes
lab-production-kind-queue = Leaky, uma fila
lab-production-kind-meter = Leaky, um medidor
lab-production-capacity = Capacidade
lab-production-capacity-hint = de uma vez
lab-production-count = Ganha, ou drena
lab-production-count-hint = de cada vez
lab-production-every = A cada
lab-production-every-hint = segundos
lab-production-in = Em
lab-production-problem = “{ $name }” pode ser um destes: nginx, envoy, go, haproxy, aws; não “{ $given }”. Aqui vale { $used }.

lab-production-nginx = nginx
lab-production-envoy = Envoy
lab-production-go = Go
lab-production-haproxy = HAProxy
lab-production-aws = AWS
lab-production-fit-same = O mesmo bucket
lab-production-fit-near = Parecido, mas não o mesmo
lab-production-fit-none = Lá isso não existe
lab-production-code = Para { $product }

lab-production-nginx-meter = { $burst ->
    [0] Sem <code>burst</code>, o nginx deixa entrar uma, e a próxima quando a taxa permite: um bucket de capacidade 1.
   *[other] O nginx conta as que vêm além da primeira: <code>burst={ NUMBER($burst, useGrouping: 0) }</code> deixa entrar { $capacity } de uma vez, e <code>burst={ NUMBER($capacity, useGrouping: 0) }</code> deixaria entrar mais uma. Sem <code>nodelay</code>, ele as faria esperar.
}
lab-production-nginx-queue = { $burst ->
    [0] Sem <code>burst</code>, o nginx deixa entrar uma, e a próxima quando a taxa permite; em uma fila de um lugar ninguém espera.
   *[other] O nginx conta as que vêm além da primeira: <code>burst={ NUMBER($burst, useGrouping: 0) }</code> é uma fila de { $capacity }. Ele espaça os inícios, sem olhar se a anterior já terminou.
}
lab-production-nginx-lumps = { $burst ->
    [0] O nginx não conhece lotes: o que aqui vem de uma vez, lá vem aos poucos. Sem <code>burst</code>, ele deixa entrar uma por vez.
   *[other] O nginx não conhece lotes: o que aqui vem de uma vez, lá vem aos poucos. Ele conta as que vêm além da primeira, então <code>burst={ NUMBER($burst, useGrouping: 0) }</code> deixa entrar { $capacity } de uma vez.
}
lab-production-nginx-slow = O nginx aceita requisições inteiras por segundo ou por minuto, e isto é menos de uma por minuto.
lab-production-nginx-rounded = O nginx aceita requisições inteiras por segundo ou por minuto e guarda milésimos do que cabe a cada segundo: { $rate } são { $kept } por segundo em vez de { $wanted }.
lab-production-nginx-checked = Conferido: um teste executa a regra do nginx, como foi publicada, ao lado deste motor, requisição por requisição.
lab-production-envoy-steady = A partir da versão 1.31, os tokens do Envoy chegam aos poucos, como aqui. As versões anteriores colocavam o reabastecimento inteiro de uma vez, a cada intervalo.
lab-production-envoy-lumps = Até a versão 1.30, o Envoy reabastece em lotes, como este bucket. A partir da 1.31, as mesmas linhas significam um reabastecimento aos poucos, que é o que a tabela abaixo mostra.
lab-production-envoy-queue = Este filtro do Envoy responde na hora: deixa a requisição entrar ou a recusa, e não faz nenhuma esperar.
lab-production-envoy-scope = É um bucket só para o proxy inteiro, não um para cada cliente, a menos que os descritores digam outra coisa. Sem as duas últimas linhas, ele conta e não limita nada.
lab-production-go-steady = A biblioteca é tudo ou nada: <code>AllowN(now, 9)</code> com um token não consegue nenhuma, enquanto este bucket deixa entrar uma das nove. Peça uma por vez.
lab-production-go-lumps = A biblioteca não conhece lotes: os tokens dela chegam aos poucos. E ela é tudo ou nada: <code>AllowN(now, 9)</code> com um token não consegue nenhuma.
lab-production-go-queue = Com uma rajada de um, <code>Wait</code> é uma fila que começa as requisições tão espaçadas quanto aqui. Mas ela não tem fim: ninguém a encontra cheia, seja qual for a capacidade aqui. Ponha você mesmo um limite, ou um prazo.
lab-production-go-checked = Conferido: um teste executa a própria biblioteca ao lado deste motor, chamada por chamada.
lab-production-haproxy-window = O HAProxy não tem bucket. Ele conta as requisições dos últimos { $period } s, com o período atual e uma parte do anterior: { $capacity } nesse tempo é a mesma rajada e, no longo prazo, a mesma taxa.
lab-production-haproxy-queue = As filas do HAProxy seguem as conexões que um servidor pode ter, não uma taxa.
lab-production-haproxy-period = O HAProxy conta em períodos de 2 ms a 24 dias, e este bucket não enche em um tempo desses.
lab-production-haproxy-rejected = As requisições rejeitadas também contam: um cliente que continua insistindo fica de fora, enquanto um bucket o deixaria entrar na sua taxa.
lab-production-aws-steady = Um plano de uso é um token bucket para cada chave, cumprido na medida em que o serviço consegue: a AWS diz que não é um limite rígido e avisa para não contar com ele para conter custos.
lab-production-aws-lumps = Um plano de uso ganha tokens aos poucos, não em lotes, e cumpre seus números na medida em que o serviço consegue: a AWS diz que não é um limite rígido.
lab-production-aws-queue = Um plano de uso responde na hora: o que passa do limite recebe um erro, e nada espera.
lab-production-unchecked = Não foi conferido aqui: é o que diz a documentação.

lab-production-table = As mesmas requisições aqui e em { $product }
lab-production-column-time = em
lab-production-column-asked = feitas
lab-production-column-here = entram aqui
lab-production-column-there = entram em { $product }
lab-production-ask = O nginx recebe rate=5r/s, burst=20 e nodelay. Faz um tempo que ninguém pede nada; então chegam 25 requisições de uma vez. Quantas entram?
lab-production-option-20 = 20
lab-production-option-21 = 21
lab-production-option-25 = Todas as 25
lab-production-why-20 = burst conta o excesso: a primeira requisição está dentro da taxa, e outras 20 podem passar dela.
lab-production-why-21 = A primeira está dentro da taxa, e outras 20 podem passar dela. Como bucket, isso é uma capacidade de 21.
lab-production-why-25 = nodelay poupa a espera, não o limite. O que passa da taxa em mais de 20 é rejeitado.

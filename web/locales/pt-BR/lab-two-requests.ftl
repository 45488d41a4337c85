# The lab about two requests that check the count at the same time.

lab-two-requests-title = Duas requisições, um token
lab-two-requests-question = Resta um token, e chegam duas requisições ao mesmo tempo. As duas podem passar?
lab-two-requests-lesson = Entre ler o saldo e gravá-lo de volta, qualquer outra requisição também pode lê-lo: se conferir e mudar não forem um só passo atômico, um limite de 100 deixa passar 400.
lab-two-requests-atomic = Verificação atômica
lab-two-requests-atomic-hint = ler, decidir e gravar em um só passo
lab-two-requests-code = Código
lab-two-requests-code-go = Go
lab-two-requests-code-redis = Redis
lab-two-requests-together = Leem juntas
lab-two-requests-together-hint = das 400
lab-two-requests-problem = “{ $name }” tem até seis letras A e B, a requisição que avança a cada vez; não “{ $given }”. Aqui vale { $used }.

lab-two-requests-open = Faça as requisições avançarem, uma instrução por vez e na ordem que quiser. O saldo agora é <token>{ $shared }</token>, e até aqui <pass>{ $accepted ->
    [0] nenhuma passou
    [one] { $accepted } passou
   *[other] { $accepted } passaram
}</pass>.
lab-two-requests-over = { $atomic ->
    [yes] Seja qual for a ordem, cada uma cumpre a sua vez inteira: <pass>{ $accepted ->
        [0] nenhuma passou
        [one] { $accepted } passou
       *[other] { $accepted } passaram
    }</pass>, e o saldo é <token>{ $shared }</token>.
   *[no] { $accepted ->
        [one] Uma esperou a outra gravar: <pass>{ $accepted } passou</pass>, e o saldo é <token>{ $shared }</token>. Esta ordem não faz mal; só que nada a garante.
       *[other] As duas leram o saldo antes que alguma gravasse: <stop>{ $accepted } passaram</stop> com um só token, e o saldo é <token>{ $shared }</token>, como se tivesse vindo uma.
    }
}
lab-two-requests-request = Requisição { $name }
lab-two-requests-shared = tokens
lab-two-requests-read = Ler o saldo
lab-two-requests-decide = Basta? Passar, ou ser rejeitada
lab-two-requests-write = Gravar a cópia menos um
lab-two-requests-take = Se houver um, gastá-lo
lab-two-requests-copy = sua cópia: <token>{ $copy }</token>
lab-two-requests-no-copy = não precisa de cópia
lab-two-requests-next = { $next ->
    [read] { $name }: ler
    [decide] { $name }: decidir
    [write] { $name }: gravar
   *[take] { $name }: gastar
}
lab-two-requests-accepted = ✓ passou
lab-two-requests-rejected = ✕ rejeitada
lab-two-requests-ways = Ordens, e como voltar
lab-two-requests-preset-together = As duas leem primeiro
lab-two-requests-preset-turns = Uma depois da outra
lab-two-requests-undo = Desfazer um passo
lab-two-requests-again = Recomeçar
lab-two-requests-trace = O que aconteceu até aqui
lab-two-requests-did-read = { $name } lê <token>{ $copy }</token>
lab-two-requests-did-decide = { $outcome ->
    [rejected] { $name } tem { $copy }: <stop>rejeitada</stop>
   *[open] { $name } tem { $copy }: segue
}
lab-two-requests-did-write = { $name } grava <token>{ $shared }</token>: <pass>passou</pass>
lab-two-requests-did-take = { $outcome ->
    [rejected] { $name } não encontra nenhum: <stop>rejeitada</stop>
   *[accepted] { $name } gasta um: <pass>passou</pass>
}
lab-two-requests-here = A requisição { $name } está aqui
lab-two-requests-code-go-racy = Go, sem lock
lab-two-requests-code-go-atomic = Go, com lock
lab-two-requests-code-redis-racy = Redis, de um cliente em Go: duas viagens
lab-two-requests-code-redis-atomic = Redis, um script: é executado inteiro
lab-two-requests-crowd = { $crowd } requisições, um limite de { $limit }
lab-two-requests-group = { $n ->
    [one] { $n } por vez
   *[other] { $n } juntas
}
lab-two-requests-passing = { $passed ->
    [0] nenhuma passa
    [one] { $passed } passa
   *[other] { $passed } passam
}
lab-two-requests-limit = limite { $limit }
lab-two-requests-crowd-label = De { $crowd } requisições sob um limite de { $limit }, { $passed ->
    [0] nenhuma passa
    [one] { $passed } passa
   *[other] { $passed } passam
} se { $together ->
    [one] { $together } requisição por vez lê o saldo
   *[other] { $together } requisições leem o saldo juntas
}.
lab-two-requests-ask = O limite é 100, e chegam 400 requisições. Elas leem o saldo de duas em duas; depois cada uma das duas grava o que leu menos um. Quantas passam?
lab-two-requests-option-100 = 100
lab-two-requests-option-200 = 200
lab-two-requests-option-400 = 400
lab-two-requests-why-100 = Seria assim se cada uma lesse o que a anterior gravou. Aqui duas leem o mesmo número, e as duas gravações gastam um token só.
lab-two-requests-why-200 = Para cada token passam duas: ambas leem o mesmo número, e ambas gravam esse número menos um.
lab-two-requests-why-400 = O saldo diminui, sim, um a cada duas. Após 200 ele está em 0, e as outras são rejeitadas. Com quatro juntas, aí sim passam as 400.

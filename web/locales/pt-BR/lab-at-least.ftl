# The lab about the test for "has the refill interval passed?".

lab-at-least-title = Pelo menos, não exatamente
lab-at-least-question = Um timer perde uma batida. Faz diferença se o bucket reabastece depois de pelo menos três segundos ou depois de exatamente três?
lab-at-least-lesson = Teste se passou pelo menos o intervalo, nunca se passou exatamente: com uma só batida perdida, o teste exato pula o reabastecimento dela e todos os seguintes.
lab-at-least-missed = Batida perdida
lab-at-least-missed-hint = segundos; 0: nenhuma
lab-at-least-every = Reabastece a cada
lab-at-least-every-hint = segundos
lab-at-least-asked = Cada batida pede
lab-at-least-asked-hint = requisições de uma vez
lab-at-least-none = Nenhuma batida se perde, e não dá para distinguir os dois testes. É por isso que o exato passa nos testes de software.
lab-at-least-harmless = Perder a batida { $missed } não faz mal, porque ali não era hora de reabastecer: o teste exato ainda encontra { $every } s exatos. Um defeito que aparece em uma batida e não na seguinte é difícil de achar.
lab-at-least-starved = Na batida { $missed } era hora de reabastecer, e ninguém olhou. Um segundo depois já se passaram { $found } s: pelo menos { $every }, mas não exatamente. O bucket exato teve seu último reabastecimento em { $last } e <stop>nunca mais enche</stop>; ele aceita { $exact } de { $asked }, o outro <pass>{ $least }</pass>.
lab-at-least-never = Na batida { $missed } era hora do primeiro reabastecimento, e ninguém olhou. Um segundo depois já se passaram { $found } s: pelo menos { $every }, mas não exatamente. O bucket exato <stop>nunca enche</stop>; ele aceita { $exact } de { $asked }, o outro <pass>{ $least }</pass>.
lab-at-least-least = <code>since >= every</code> { $passed ->
    [0] <pass>nenhuma aceita</pass>
    [one] <pass>{ $passed } aceita</pass>
   *[other] <pass>{ $passed } aceitas</pass>
}, { $refused ->
    [0] <stop>nenhuma rejeitada</stop>
    [one] <stop>{ $refused } rejeitada</stop>
   *[other] <stop>{ $refused } rejeitadas</stop>
}
lab-at-least-exact = <code>since == every</code> { $passed ->
    [0] <pass>nenhuma aceita</pass>
    [one] <pass>{ $passed } aceita</pass>
   *[other] <pass>{ $passed } aceitas</pass>
}, { $refused ->
    [0] <stop>nenhuma rejeitada</stop>
    [one] <stop>{ $refused } rejeitada</stop>
   *[other] <stop>{ $refused } rejeitadas</stop>
}
lab-at-least-chart = { $test ->
    [least] Reabastece depois de pelo menos o intervalo
   *[exact] Reabastece depois de exatamente o intervalo
}: { $passed } de { $asked } requisições aceitas, { $tokens ->
    [0] nenhum token no fim
    [one] { $tokens } token no fim
   *[other] { $tokens } tokens no fim
}.
lab-at-least-table = Os dois buckets, batida por batida
lab-at-least-column-time = batida
lab-at-least-column-asked = feitas
lab-at-least-column-least = ≥: aceitas
lab-at-least-column-least-left = ≥: tokens restantes
lab-at-least-column-exact = =: aceitas
lab-at-least-column-exact-left = =: tokens restantes
lab-at-least-ask = Um bucket vazio, de capacidade 10, ganha 6 tokens quando se passaram exatamente 3 s desde o último reabastecimento. A batida dos 3 s se perde; depois há uma batida por segundo, e ninguém pede nada. Quantos tokens há após uma hora?
lab-at-least-option-0 = Nenhum
lab-at-least-option-6 = 6
lab-at-least-option-10 = 10, está cheio
lab-at-least-why-0 = Na batida depois da perdida já se passaram 4 s, depois 5, depois 6. O tempo desde o último reabastecimento só cresce e nunca volta a ser 3.
lab-at-least-why-6 = Nem o primeiro reabastecimento chega: quando alguém olha de novo para o bucket, já se passaram 4 s, e 4 não é 3.
lab-at-least-why-10 = Com “pelo menos”, ele estaria cheio após 6 s. O teste exato nunca vê 3 s: ele vê 4, depois 5, e assim por diante.
lab-at-least-mark = perdida

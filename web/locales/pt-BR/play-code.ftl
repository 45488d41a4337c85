# The rule as it ran. The lines in words stand below one of the two headings.
play-code = A regra como foi executada
play-code-language = Linguagem da regra
play-code-language-javascript = JavaScript
play-code-language-go = Go
play-code-language-words = Em palavras
play-code-time = o tempo passa
play-code-requests = chegam requisições
play-code-due = { $times ->
    [0] { $since } ≥ { $every }: não
    [one] { $since } ≥ { $every }: sim
   *[other] { $since } ≥ { $every }: { $times } vezes
}
play-code-left = { $processed ->
    [0] nenhuma processada
    [one] { $processed } processada
   *[other] { $processed } processadas
}
play-code-left-or-gave-up = { $processed ->
    [0] nenhuma processada
    [one] { $processed } processada
   *[other] { $processed } processadas
}, { $expired ->
    [0] nenhuma desistiu
    [one] { $expired } desistiu
   *[other] { $expired } desistiram
}
play-code-last-done = a última termina em { $done }
play-code-words-time = Quando o tempo passa
play-code-words-requests = Quando chegam requisições
play-code-words-token-due = Para cada intervalo que se completou,
play-code-words-token-refill = some o reabastecimento, sem passar da capacidade.
play-code-words-token-accrue = Calcule a parte do reabastecimento para o tempo que passou;
play-code-words-token-accept = Passam tantas quantos forem os tokens inteiros.
play-code-words-token-reject = Todas as outras são rejeitadas.
play-code-words-token-spend = Cada uma que passou gasta um token.
play-code-words-leaky-leave = Quem terminou sai, e a próxima da fila começa.
play-code-words-leaky-due = A cada batida do relógio,
play-code-words-ticks-leave = deixe sair as primeiras da fila, tantas quantas drenam por vez.
play-code-words-ticks-join = As que entraram esperam na fila por uma batida.
play-code-words-leaky-free = Conte os lugares livres.
play-code-words-leaky-accept = Entram na fila tantas quantos forem os lugares.
play-code-words-leaky-reject = Todas as outras são descartadas.
play-code-words-leaky-join = Cada uma termina um turno depois da anterior.
play-code-words-leaky-timeout = Quem teria de esperar demais sai quando o prazo acaba.
play-code-words-meter-accrue = Calcule quanto vaza no tempo que passou;
play-code-words-meter-leave = baixe o nível nessa medida, mas nunca abaixo de zero.
play-code-words-meter-free = Conte quantas requisições inteiras cabem até a capacidade.
play-code-words-meter-accept = Passam tantas quantas couberem.
play-code-words-meter-reject = Todas as outras são rejeitadas.
play-code-words-meter-join = Cada uma que passou eleva o nível em um.

# The smaller of two, as it stands in the sentences too. Where a comma parts the decimals, something else parts the two.
play-code-min = min({ $first }; { $second })

# Words that every screen shares: the page's head, numbers and durations, fields, and how the engine is doing.

common-title = Bucket Playground
common-skip = Pular para o conteúdo
common-nav = Principal
common-nav-play = Explorar
common-nav-compare = Comparar
common-nav-bigrun = Execução longa
common-nav-practise = Praticar
common-nav-author = Criar
common-nav-lab = Labs

# One sentence after another: some languages put no space between them.
common-two-sentences = { $first } { $second }

# What the language calls itself.
common-language-name = Português
# Which way it is written: ltr, or rtl for right to left.
common-direction = ltr
common-language = Idioma
common-language-failed = Não foi possível carregar o idioma { $name }. A página continua no idioma atual; tente de novo quando estiver on-line.

common-theme = Tema
common-theme-auto = Auto
common-theme-light = Claro
common-theme-dark = Escuro

common-unknown-place = Aqui não existe “{ $given }”. Você pode abrir Explorar, Comparar, Praticar, Labs ou Criar; esta página é Explorar.

common-seconds = { $n } s
common-hours = { $n } h
common-days = { $n ->
    [0] { $n } dias
    [one] { $n } dia
   *[other] { $n } dias
}

# A number field. The unit is "seconds", "days" or "none".
common-field-slider = { $label }, controle deslizante
common-field-value = { $unit ->
    [seconds] { $value } segundos
    [days] { $value } dias
   *[none] { $value }
}
common-field-limits = { $unit ->
    [seconds] de { $min } a { $max } segundos
    [days] de { $min } a { $max } dias
   *[none] de { $min } a { $max }
}
common-field-empty = Digite um número de { $min } a { $max }.
common-field-unreadable = Aqui vai um número de { $min } a { $max }; “{ $given }” não é um número.
common-field-ambiguous = “{ $given }” pode ser lido de duas formas. Escreva sem separar os milhares.
common-field-whole = Aqui vai um número inteiro de { $min } a { $max }, não { $given }.
common-field-range = De { $min } a { $max }; { $given } está fora.

common-engine-loading = O motor está carregando. Enquanto isso, dê uma olhada na página.
common-engine-bytes = { $loaded } kB até agora
common-engine-bytes-of = { $loaded } de { $total } kB
common-engine-failed = O motor não iniciou.
common-engine-again = Tentar de novo
common-engine-no-webassembly = Este navegador não executa WebAssembly, a base do motor. Abra a página em um navegador atual ou, se o WebAssembly foi desativado, ative-o de novo.
common-engine-missing = O servidor não tem o arquivo do motor junto desta página. Quem publicou a página deve enviar a pasta inteira de novo.
common-engine-not-wasm = O servidor enviou outra coisa no lugar do motor, talvez uma página dele mesmo. Quem cuida do servidor deve garantir que o arquivo .wasm seja entregue tal como é.
common-engine-blocked = Uma política de segurança impede esta página de executar WebAssembly. Quem definiu a política pode permiti-lo com 'wasm-unsafe-eval'.
common-engine-offline = Não foi possível buscar o motor. Verifique a conexão e tente de novo.
common-engine-broken = O motor carregou, mas parou logo em seguida. Recarregue a página; se não adiantar, os arquivos dela não combinam entre si.

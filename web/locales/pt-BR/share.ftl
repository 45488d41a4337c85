# The words of sharing and taking away, and of what is wrong with an address.
# In the problems, $name is the setting, $given what the address says, $used what stands for it.

share-open = Compartilhar
share-title = Compartilhar este momento
share-about = O link guarda a configuração e todos os passos. Quem o abrir vê o que você vê agora e pode continuar dali.
share-about-compare = O link guarda os dois buckets e o tráfego. Quem o abrir vê a mesma comparação.
share-about-bigrun = O link guarda o bucket e o tráfego. Quem o abrir pode executar o mesmo de novo.
share-about-author = O link guarda a lista de exercícios que você está criando, se ela for pequena. Quem o abrir pode continuar a criá-la.
share-about-lab = O link guarda o lab com tudo o que foi ajustado nele.
share-about-practise = O link leva a esta lista de exercícios, sem as suas respostas.
share-link = Link
share-copy = Copiar
share-copied = Copiado.
share-copy-refused = O navegador não deixa a página copiar. O link está selecionado: copie-o você mesmo.
share-long = O link tem { $length } caracteres. Alguns programas de e-mail e de chat cortam links após 2.000.
share-close = Fechar

share-take = Exportar
share-take-title = Exportar o que você vê
share-take-about = Cada arquivo diz de que bucket e de que tráfego se trata e traz o link para eles.
share-take-csv = Linhas em CSV
share-take-csv-about = para uma planilha; a configuração está nas primeiras linhas, que começam com #
share-take-json = Linhas em JSON
share-take-json-about = para um programa, com a configuração como dados
share-take-svg = Gráfico em SVG
share-take-svg-about = um desenho que fica nítido em qualquer tamanho
share-take-png = Gráfico em PNG
share-take-png-about = uma imagem, com o dobro da resolução da tela
share-take-done = { $file } foi salvo na pasta de downloads do seu navegador.
share-take-failed = Não foi possível gerar { $file }: { $reason }
share-take-nothing = Ainda não há o que exportar: o motor está carregando.

share-compare = Comparar…
share-bigrun = Execução longa…
share-production = Em produção…

share-problems = Não foi possível seguir { $count } parâmetros do endereço:
share-problems-more = E mais { $count }.
share-problem-dismiss = Fechar este aviso
share-problem-unknown = “{ $name }” não é um parâmetro daqui, e “{ $given }” foi deixado de lado. Existem: { $allowed }.
share-problem-twice = “{ $name }” aparece mais de uma vez. Vale o primeiro, “{ $used }”; “{ $given }” foi deixado de lado.
share-problem-both = “{ $name }” e “{ $used }” dizem ambos o que é enviado. Vale “{ $used }”; “{ $given }” foi deixado de lado.
share-problem-word = “{ $name }” pode ser um destes: { $allowed }; não “{ $given }”. Aqui vale { $used }.
share-problem-count = “{ $name }” é um número inteiro de { $least } a { $most }, não “{ $given }”. Aqui vale { $used }.
share-problem-rate = “{ $name }” é um número inteiro de { $least } a { $most } e um tempo acima de 0, como em 6/3s, não “{ $given }”. Aqui vale { $used }.
share-problem-time = “{ $name }” é um tempo acima de 0, como 2s ou 500ms, não “{ $given }”. Aqui vale { $used }.
share-problem-timeout = “{ $name }” é um tempo acima de 0, como 2s ou 500ms, não “{ $given }”. Aqui ninguém desiste.
share-problem-entry = “{ $name }” é formado por itens como 13@0s (13 requisições em 0 s) ou 40x1@2s/500ms. “{ $given }” não é um deles e foi deixado de lado; os outros itens valem.
share-problem-order = Os itens de “{ $name }” avançam no tempo. “{ $given }” vem antes de { $before } e foi deixado de lado.
share-problem-rounds = “{ $name }” é uma lista de requisições e a duração de uma rodada, como em 3,5,7,9/1s, não “{ $given }”. Nada é enviado.
share-problem-round = Cada rodada em “{ $name }” é um número inteiro de 0 a 1.000.000.000 ou uma repetição como 40x0. “{ $given }” não é nem um nem outro e foi deixado de lado.
share-problem-steps = “{ $name }” tem { $given } passos, e aqui cabem { $most }: valem os primeiros { $most }.
share-problem-scenario = Não existe o cenário “{ $given }”. Existem: { $allowed }. A configuração ao lado dele vale como está.
share-problem-pattern = “{ $given }” não é um tráfego. Um padrão ({ $allowed }) se escreve como bursts:10/5s@0s-60s. Foi deixado de lado.
share-problem-patterns = “{ $name }” tem { $given } padrões, e aqui se somam no máximo { $most }: valem os primeiros { $most }.
share-problem-part = “{ $name }” é uma lista de partes entre { $allowed }. “{ $given }” não é nenhuma delas e foi deixado de lado.
share-problem-newer = Este endereço foi feito por uma versão mais nova do playground (“{ $name }” é { $given }, e a mais nova conhecida aqui é { $most }). A página mostra o que foi possível entender dele.

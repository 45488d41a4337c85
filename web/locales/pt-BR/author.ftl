# Writing a practice set: the form, what the engine answers to it, and the file.

author-heading = Criar uma lista de exercícios
author-intro = Escolha um bucket, conte o que acontece com ele e marque o que perguntar. As respostas são calculadas, e também o que cada regra errada responderia: ninguém precisa escrever gabarito.
author-form = A lista
author-id = Nome do arquivo
author-title = Título
author-title-first = Minha lista de exercícios
# Shown where the language of the page is the one named: say it of your own language.
author-language = O que você escreve aqui está em português. Para escrever também em outro idioma, mude o idioma da página; cada estudante recebe o seu, ou o inglês, ou o que houver.
author-bucket = O bucket
author-no-bucket = As questões desta lista têm seus próprios buckets. Mude-os no arquivo abaixo.

author-story = O que acontece
# One line reads: após [2] s chegam [3]
author-after = após
author-after-label = Segundos antes do passo { $step }
author-come = s chegam
author-come-label = Requisições no passo { $step }
author-step-add = Adicionar um passo
author-step-remove = Remover o passo { $step }

author-question = Questão { $number }
author-question-id = Nome
author-question-at = Sobre
author-question-step = após o passo { $step }
author-question-whole = a história inteira
author-question-ask = O que a questão { $number } pergunta
author-question-prompt = Seu próprio enunciado
author-question-prompt-none = Se ficar vazio, a pergunta é feita com as palavras da página.
author-question-add = Adicionar uma questão
author-question-remove = Remover a questão { $number }
author-question-special = “{ $id }” tem mais do que os campos deste formulário comportam. Mude-a no arquivo abaixo.

author-answers = O que o motor responde
author-blind-none = Toda regra errada dá resposta errada em pelo menos uma questão: nenhum erro passa despercebido.
author-blind = Nenhuma questão da lista revela estes erros: { $rules }.
author-rule = Regra
author-right = A do próprio bucket
author-note = Nota
author-unnoticed = ⚠ passa despercebida aqui
author-same = igual a: { $rules }
author-no-flaws = Não se conhece regra errada para um bucket deste tipo.
author-refused = O motor não aceita esta lista. Ele diz: { $message }

author-file = O arquivo
author-file-about = Guarde este arquivo junto do seu curso ou envie o link. Ele não contém respostas; você também pode mudá-lo aqui.
author-json = O texto do arquivo
author-no-set = Isto não é uma lista de exercícios: precisa ser JSON com um "id" e uma lista de "questions", cada uma com um "id". Os campos acima mostram a última que era válida.
author-copy-json = Copiar o arquivo
author-copied-json = O arquivo foi copiado.
author-save = Salvar o arquivo
author-open = Abrir um arquivo
author-copy-link = Copiar o link
author-copied-link = O link foi copiado.
author-copy-refused = O navegador não deixa a página copiar. O texto está selecionado: copie-o você mesmo.
author-try = Testar como estudante
author-long = A lista é grande demais para um link: no máximo { $most } caracteres. Em vez disso, salve-a como arquivo.

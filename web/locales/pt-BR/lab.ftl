# The labs: what every lab has around it. What a lab itself says is in a file of its own, lab-<id>.ftl.

lab-list = Labs
lab-list-about = Uma pergunta em cada um, com poucas coisas para mudar e o efeito delas à vista.
lab-unknown = Não existe lab chamado “{ $given }”. Estes são os que existem:
lab-not-fetched = Não foi possível buscar este lab. Verifique a conexão e recarregue a página.
lab-place = Lab { $number } de { $count }
lab-nav = Labs
lab-all = Todos os labs
lab-previous = Lab anterior: { $title }
lab-next = Próximo lab: { $title }
lab-controls = O que dá para mudar
lab-effect = O que resulta
lab-check = Veja se entendeu
lab-right = Certo.
lab-wrong = Não é bem isso.
lab-lesson = Em uma frase
lab-onward-play = Continuar em Explorar
lab-onward-compare = Continuar em Comparar

# What is wrong with a setting; see share.ftl.
lab-problem-time = “{ $name }” é um tempo de { $least } a { $most }, como 2s ou 500ms, não “{ $given }”. Aqui vale { $used }.

# What lines and bars stand for.
lab-key-tokens = tokens no bucket
lab-key-queue = requisições na fila
lab-key-passed = aceitas
lab-key-refused = rejeitadas
lab-key-waits = espera
lab-key-processed = é processada
lab-key-reaches = chega ao servidor
lab-key-dropped = é recusada
lab-key-gone = desiste sem ser atendida

# Below a picture that shows only the first of many requests.
lab-more = { $n ->
    [one] e mais uma
   *[other] e mais { $n }
}

lab-table = O mesmo em tabela

# The lab about the leaky bucket as a work queue.

lab-worker-pool-title = Um leaky bucket é uma fila de tarefas
lab-worker-pool-question = Um pool com um worker e alguns lugares de espera: um leaky bucket é outra coisa além disso?
lab-worker-pool-lesson = Um leaky bucket é uma fila de tarefas de tamanho limitado, com um limite no worker: quem tem um já construiu o outro.
lab-worker-pool-burst = Tarefas de uma vez
lab-worker-pool-burst-hint = mais duas chegam depois
lab-worker-pool-places = Lugares
lab-worker-pool-places-hint = na espera ou em processamento
lab-worker-pool-workers = Workers
lab-worker-pool-workers-hint = cada um, 0,5 s por tarefa
lab-worker-pool-slow = Uma tarefa longa
lab-worker-pool-slow-hint = a segunda demora o triplo
lab-worker-pool-same = Tarefa por tarefa, é o mesmo: o que o pool começa, o bucket começa no mesmo momento, e { $dropped ->
    [0] nenhum dos dois recusa nada
    [one] os dois recusam <stop>a mesma</stop>
   *[other] os dois recusam <stop>as mesmas { $dropped }</stop>
}. Um leaky bucket de capacidade { $places } que drena uma a cada { $gap } é um pool de { $places ->
    [one] { $places } lugar
   *[other] { $places } lugares
} cujo worker leva { $job } por tarefa.
lab-worker-pool-several = A { $parted }ª tarefa é a primeira a ter outro destino. { $workers } workers dão conta do mesmo que o bucket, mas lado a lado: uma tarefa normal leva { $job } com eles, enquanto o bucket faz uma após a outra, cada uma em { $gap }. Recusadas: <stop>{ $dropped }</stop> no pool, <stop>{ $droppedBucket }</stop> no bucket.
lab-worker-pool-parted = A { $parted }ª tarefa é a primeira a ter outro destino. Recusadas: <stop>{ $dropped }</stop> no pool, <stop>{ $droppedBucket }</stop> no bucket.
lab-worker-pool-pool = <strong>Pool:</strong> { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}, { $job } por tarefa, { $places ->
    [one] { $places } lugar
   *[other] { $places } lugares
}
lab-worker-pool-bucket = <strong>Leaky bucket:</strong> capacidade { $places }, drena uma a cada { $gap }
lab-worker-pool-chart = { $which ->
    [pool] O pool faz { $done ->
        [0] nenhuma tarefa
        [one] { $done } tarefa
       *[other] { $done } tarefas
    } e { $dropped ->
        [0] não recusa nenhuma
       *[other] recusa { $dropped }
    }.
   *[bucket] O leaky bucket processa { $done ->
        [0] nenhuma tarefa
        [one] { $done } tarefa
       *[other] { $done } tarefas
    } e { $dropped ->
        [0] não descarta nenhuma
       *[other] descarta { $dropped }
    }.
}
lab-worker-pool-table = Tarefa por tarefa, quando cada uma está em processamento
lab-worker-pool-column-job = tarefa
lab-worker-pool-column-arrives = chega em
lab-worker-pool-column-pool = no pool
lab-worker-pool-column-bucket = no bucket
lab-worker-pool-from-to = de { $start } a { $done }
lab-worker-pool-dropped = recusada
lab-worker-pool-onward = Em Explorar todas as tarefas demoram o mesmo, então lá uma longa conta como uma normal.
lab-worker-pool-ask = Um pool tem um worker, que leva meio segundo por tarefa, e cinco lugares para tarefas na espera ou em processamento. Qual bucket faz o mesmo?
lab-worker-pool-option-five = Um leaky bucket de capacidade 5 que drena 2 por segundo
lab-worker-pool-option-four = Um leaky bucket de capacidade 4 que drena 2 por segundo: a tarefa em processamento não ocupa lugar
lab-worker-pool-option-token = Um token bucket de capacidade 5 que ganha 2 por segundo
lab-worker-pool-why-five = Os mesmos lugares e o mesmo ritmo e, por isso, as mesmas tarefas nos mesmos momentos.
lab-worker-pool-why-four = Os lugares deste pool contam a tarefa em processamento, e a capacidade de um leaky bucket também: com 4, ele descartaria uma que o pool guarda.
lab-worker-pool-why-token = Ele deixa entrar as mesmas cinco, mas de uma vez: nada espera nele, então o worker receberia cinco tarefas no mesmo instante.

# The lab about one slow request in a queue.

lab-head-of-line-title = A cabeça da fila
lab-head-of-line-question = Todas as requisições respeitam o limite, e uma delas demora. Quem sente isso?
lab-head-of-line-lesson = Em uma fila estrita, uma requisição lenta é problema de todas: toda requisição que vem atrás espera por ela, por mais breve que seja e por mais ocioso que o servidor estivesse antes.
lab-head-of-line-cost = A lenta demora
lab-head-of-line-cost-hint = vezes o normal
lab-head-of-line-place = Ela é a de número
lab-head-of-line-place-hint = na ordem de chegada
lab-head-of-line-every = Chega uma a cada
lab-head-of-line-said = A { $place }ª requisição demora { $takes } em vez de { $usual }. { $behind ->
    [one] A que vem atrás não fez nada de mais e espera <wait>{ $total }</wait> a mais.
   *[other] As { $behind } que vêm atrás não fizeram nada de mais e esperam, somadas, <wait>{ $total }</wait> a mais; a mais prejudicada, <wait>{ $most }</wait>.
}
lab-head-of-line-harmless = Ninguém espera mais por causa da { $place }ª requisição, que demora { $takes }, quando o normal é { $usual }. Deixe-a mais lenta, ponha-a mais à frente ou faça as outras chegarem com menos de { $apart } entre uma e outra.
lab-head-of-line-slow = <strong>A { $place }ª requisição demora { $takes }</strong>
lab-head-of-line-alike = <strong>Todas demoram o mesmo</strong>
lab-head-of-line-chart = { $which ->
    [slow] { $count } requisições na fila, uma delas lenta: a espera mais longa é de { $longest }.
   *[alike] As mesmas { $count } requisições quando todas demoram o mesmo: a espera mais longa é de { $longest }.
}
lab-head-of-line-table = Requisição por requisição: quanto cada uma espera até começar
lab-head-of-line-column-request = requisição
lab-head-of-line-column-arrives = chega em
lab-head-of-line-column-takes = demora
lab-head-of-line-column-slow = espera
lab-head-of-line-column-alike = esperaria
lab-head-of-line-onward = Em Explorar todas as requisições são iguais, então a lenta aparece lá como várias de uma vez: para as de trás dá no mesmo.
lab-head-of-line-ask = Dez requisições estão na fila, e cada uma demora meio segundo. Agora a primeira demora 5 s. Quanto a décima espera a mais?
lab-head-of-line-option-0 = Nada, ela mesma é rápida
lab-head-of-line-option-500 = Meio segundo
lab-head-of-line-option-4500 = 4,5 s
lab-head-of-line-why-0 = Ela é rápida, mas a fila é estrita: ninguém começa antes que todas as da frente terminem.
lab-head-of-line-why-500 = O atraso não se divide entre as que esperam. Cada uma delas espera o atraso inteiro.
lab-head-of-line-why-4500 = Tudo o que a primeira demora a mais, cada uma atrás dela espera a mais: 5 s − 0,5 s, e isso nove vezes.

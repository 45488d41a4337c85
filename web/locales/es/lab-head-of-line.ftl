# The lab about one slow request in a queue.

lab-head-of-line-title = La cabeza de la cola
lab-head-of-line-question = Todas las solicitudes respetan el límite, y una de ellas tarda mucho. ¿A quién le afecta?
lab-head-of-line-lesson = En una cola estricta, una solicitud lenta es asunto de todas: las que llegan detrás la esperan, por breve que sea lo suyo y por desocupado que estuviera antes el servidor.
lab-head-of-line-cost = La lenta tarda
lab-head-of-line-cost-hint = veces lo normal
lab-head-of-line-place = Es la número
lab-head-of-line-place-hint = por orden de llegada
lab-head-of-line-every = Llega una cada
lab-head-of-line-said = La solicitud n.º { $place } tarda { $takes } en lugar de { $usual }. { $behind ->
    [one] La de detrás no hizo nada raro y espera <wait>{ $total }</wait> más.
   *[other] Las { $behind } de detrás no hicieron nada raro y, entre todas, esperan <wait>{ $total }</wait> más; la más perjudicada, <wait>{ $most }</wait> más.
}
lab-head-of-line-harmless = Nadie espera más por culpa de la solicitud n.º { $place }, que tarda { $takes } cuando lo normal es tardar { $usual }. Hazla más lenta, adelántala o haz que las demás lleguen a menos de { $apart } una de otra.
lab-head-of-line-slow = <strong>La solicitud n.º { $place } tarda { $takes }</strong>
lab-head-of-line-alike = <strong>Todas tardan lo mismo</strong>
lab-head-of-line-chart = { $which ->
    [slow] { $count } solicitudes en cola, una de ellas lenta: la espera más larga es de { $longest }.
   *[alike] Las mismas { $count } solicitudes cuando todas tardan lo mismo: la espera más larga es de { $longest }.
}
lab-head-of-line-table = Solicitud por solicitud: cuánto espera cada una hasta empezar
lab-head-of-line-column-request = solicitud
lab-head-of-line-column-arrives = llega a los
lab-head-of-line-column-takes = tarda
lab-head-of-line-column-slow = espera
lab-head-of-line-column-alike = esperaría
lab-head-of-line-onward = En Jugar todas las solicitudes son iguales, así que la lenta aparece allí como varias a la vez: para las de detrás es lo mismo.
lab-head-of-line-ask = Hay diez solicitudes en la cola, y cada una tarda medio segundo. Ahora la primera tarda 5 s. ¿Cuánto más espera la décima?
lab-head-of-line-option-0 = Nada, ella misma es rápida
lab-head-of-line-option-500 = Medio segundo
lab-head-of-line-option-4500 = 4,5 s
lab-head-of-line-why-0 = Lo suyo es rápido, pero la cola es estricta: ninguna empieza antes de que terminen todas las de delante.
lab-head-of-line-why-500 = El retraso no se reparte entre las que esperan. Cada una de ellas lo espera entero.
lab-head-of-line-why-4500 = Todo lo que la primera tarda de más, lo espera de más cada una de las de detrás: 5 s − 0,5 s, y eso nueve veces.

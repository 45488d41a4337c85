# The lab about a set-up in products that limit rates.

lab-production-title = De aquí a producción
lab-production-question = ¿Cómo se configura este balde en nginx, Envoy, Go, HAProxy o AWS, y es allí el mismo balde?
lab-production-lesson = Una ráfaga no es lo mismo en todas partes: antes de llevar un número de un producto a otro, pregunta cuántas pasan a la vez, qué ocurre con la siguiente y cuándo vuelve a haber lugar.
lab-production-kind = El balde
lab-production-kind-steady = Token, poco a poco
lab-production-kind-lumps = Token, por tandas
lab-production-kind-queue = Leaky, una cola
lab-production-kind-meter = Leaky, un medidor
lab-production-capacity = Capacidad
lab-production-capacity-hint = a la vez
lab-production-count = Gana, o drena
lab-production-count-hint = cada vez
lab-production-every = Intervalo
lab-production-every-hint = segundos
lab-production-in = En
lab-production-problem = “{ $name }” es uno de estos: nginx, envoy, go, haproxy, aws; no “{ $given }”. Aquí es { $used }.

lab-production-nginx = nginx
lab-production-envoy = Envoy
lab-production-go = Go
lab-production-haproxy = HAProxy
lab-production-aws = AWS
lab-production-fit-same = El mismo balde
lab-production-fit-near = Parecido, pero no el mismo
lab-production-fit-none = Allí no lo hay
lab-production-code = Para { $product }

lab-production-nginx-meter = { $burst ->
    [0] Sin <code>burst</code>, nginx deja entrar una, y la siguiente cuando el ritmo lo permite: un balde de una.
   *[other] nginx cuenta las que van después de la primera: <code>burst={ NUMBER($burst, useGrouping: 0) }</code> deja entrar { $capacity } a la vez, y <code>burst={ NUMBER($capacity, useGrouping: 0) }</code> dejaría entrar una más. Sin <code>nodelay</code> las haría esperar.
}
lab-production-nginx-queue = { $burst ->
    [0] Sin <code>burst</code>, nginx deja entrar una, y la siguiente cuando el ritmo lo permite; en una cola de una nadie espera.
   *[other] nginx cuenta las que van después de la primera: <code>burst={ NUMBER($burst, useGrouping: 0) }</code> es una cola de { $capacity }. Espacia los comienzos, sin mirar si la anterior ha terminado.
}
lab-production-nginx-lumps = { $burst ->
    [0] nginx no conoce las tandas: lo que aquí llega de golpe, allí llega poco a poco. Sin <code>burst</code> deja entrar una cada vez.
   *[other] nginx no conoce las tandas: lo que aquí llega de golpe, allí llega poco a poco. Cuenta las que van después de la primera, así que <code>burst={ NUMBER($burst, useGrouping: 0) }</code> deja entrar { $capacity } a la vez.
}
lab-production-nginx-slow = nginx admite solicitudes enteras por segundo o por minuto, y esto es menos de una por minuto.
lab-production-nginx-rounded = nginx admite solicitudes enteras por segundo o por minuto y guarda milésimas de lo que toca en cada segundo: { $rate } son { $kept } por segundo en lugar de { $wanted }.
lab-production-nginx-checked = Comprobado: una prueba ejecuta la regla de nginx, tal como está publicada, junto a este motor, solicitud por solicitud.
lab-production-envoy-steady = Desde la versión 1.31, los tokens de Envoy llegan poco a poco, como aquí. Las versiones anteriores hacían toda la recarga de golpe, en cada intervalo.
lab-production-envoy-lumps = Hasta la versión 1.30, Envoy recarga por tandas, como este balde. Desde la 1.31, las mismas líneas significan una recarga poco a poco, y esa es la que muestra la tabla de abajo.
lab-production-envoy-queue = Este filtro de Envoy responde al instante: deja entrar una solicitud o la deja fuera, y no hace esperar a ninguna.
lab-production-envoy-scope = Es un solo balde para todo el proxy, no uno por cliente, salvo que los descriptores digan otra cosa. Sin las dos últimas líneas cuenta y no limita nada.
lab-production-go-steady = La biblioteca es todo o nada: <code>AllowN(now, 9)</code> con un token no consigue ninguna, mientras que este balde deja entrar una de nueve. Pídelas de una en una.
lab-production-go-lumps = La biblioteca no conoce las tandas: sus tokens llegan poco a poco. Y es todo o nada: <code>AllowN(now, 9)</code> con un token no consigue ninguna.
lab-production-go-queue = Con una ráfaga de una, <code>Wait</code> es una cola que hace empezar las solicitudes tan separadas como aquí. Pero no tiene fin: nadie la encuentra llena, sea cual sea la capacidad de aquí, así que ponle tú un límite, o un plazo.
lab-production-go-checked = Comprobado: una prueba ejecuta la biblioteca misma junto a este motor, llamada por llamada.
lab-production-haproxy-window = HAProxy no tiene baldes. Cuenta las solicitudes de los últimos { $period } s con el período en curso y una parte del anterior: { $capacity } en ese tiempo es la misma ráfaga y, a la larga, el mismo ritmo.
lab-production-haproxy-queue = Las colas de HAProxy se rigen por las conexiones que puede tener un servidor, no por un ritmo.
lab-production-haproxy-period = HAProxy cuenta en períodos de 2 ms a 24 días, y este balde no se llena en un tiempo así.
lab-production-haproxy-rejected = Las solicitudes rechazadas también cuentan: un cliente que sigue insistiendo se queda fuera, cuando un balde lo dejaría entrar a su ritmo.
lab-production-aws-steady = Un plan de uso es un token bucket por clave, que el servicio cumple lo mejor que puede: AWS dice que no es un límite estricto y advierte que no conviene confiarle el control de los costos.
lab-production-aws-lumps = Un plan de uso gana tokens poco a poco, no por tandas, y cumple sus números lo mejor que puede: AWS dice que no es un límite estricto.
lab-production-aws-queue = Un plan de uso responde al instante: lo que supera el límite recibe un error, y nada espera.
lab-production-unchecked = Aquí no se ha comprobado: es lo que dice su documentación.

lab-production-table = Las mismas solicitudes aquí y en { $product }
lab-production-column-time = a los
lab-production-column-asked = llegan
lab-production-column-here = entran aquí
lab-production-column-there = entran en { $product }
lab-production-ask = A nginx se le dice rate=5r/s, burst=20 y nodelay. Hace rato que nadie pide nada; entonces llegan 25 solicitudes a la vez. ¿Cuántas entran?
lab-production-option-20 = 20
lab-production-option-21 = 21
lab-production-option-25 = Las 25
lab-production-why-20 = burst cuenta el exceso: la primera solicitud está dentro del ritmo, y otras 20 pueden pasarse de él.
lab-production-why-21 = La primera está dentro del ritmo, y otras 20 pueden pasarse de él. Como balde, esto es una capacidad de 21.
lab-production-why-25 = nodelay les ahorra la espera, no el límite. Lo que se pasa del ritmo en más de 20 se rechaza.

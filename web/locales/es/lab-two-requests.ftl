# The lab about two requests that check the count at the same time.

lab-two-requests-title = Dos solicitudes, un token
lab-two-requests-question = Queda un token y llegan dos solicitudes a la vez. ¿Pueden pasar las dos?
lab-two-requests-lesson = Entre leer la cuenta y volver a escribirla, cualquiera puede leerla también: si comprobar y cambiar no son un solo paso atómico, un límite de 100 deja pasar 400.
lab-two-requests-atomic = Comprobación atómica
lab-two-requests-atomic-hint = leer, decidir y escribir en un solo paso
lab-two-requests-code = Código
lab-two-requests-code-go = Go
lab-two-requests-code-redis = Redis
lab-two-requests-together = Leen a la vez
lab-two-requests-together-hint = de las 400
lab-two-requests-problem = “{ $name }” tiene hasta seis letras A y B, la solicitud que avanza cada vez; no “{ $given }”. Aquí es { $used }.

lab-two-requests-open = Haz avanzar las solicitudes, una instrucción cada vez y en el orden que quieras. La cuenta está ahora en <token>{ $shared }</token>, y hasta aquí <pass>{ $accepted ->
    [0] no pasó ninguna
    [one] pasó { $accepted }
   *[other] pasaron { $accepted }
}</pass>.
lab-two-requests-over = { $atomic ->
    [yes] Lleguen en el orden que lleguen, cada una cumple su turno entero: <pass>{ $accepted ->
        [one] pasó { $accepted }
       *[other] pasaron { $accepted }
    }</pass>, y la cuenta está en <token>{ $shared }</token>.
   *[no] { $accepted ->
        [one] Una esperó a que la otra escribiera: <pass>pasó { $accepted }</pass>, y la cuenta está en <token>{ $shared }</token>. Este orden no hace daño, pero nada lo garantiza.
       *[other] Las dos leyeron la cuenta antes de que alguna la escribiera: <stop>pasaron { $accepted }</stop> con un solo token, y la cuenta está en <token>{ $shared }</token>, como si hubiera llegado una.
    }
}
lab-two-requests-request = Solicitud { $name }
lab-two-requests-shared = tokens
lab-two-requests-read = Leer la cuenta
lab-two-requests-decide = ¿Alcanza? Pasar, o ser rechazada
lab-two-requests-write = Escribir la copia menos uno
lab-two-requests-take = Si hay uno, tomarlo
lab-two-requests-copy = su copia: <token>{ $copy }</token>
lab-two-requests-no-copy = no necesita copia
lab-two-requests-next = { $next ->
    [read] { $name }: leer
    [decide] { $name }: decidir
    [write] { $name }: escribir
   *[take] { $name }: tomar
}
lab-two-requests-accepted = ✓ pasó
lab-two-requests-rejected = ✕ rechazada
lab-two-requests-ways = Órdenes y vuelta atrás
lab-two-requests-preset-together = Las dos leen primero
lab-two-requests-preset-turns = Una después de la otra
lab-two-requests-undo = Deshacer un paso
lab-two-requests-again = Volver al inicio
lab-two-requests-trace = Qué ha pasado hasta ahora
lab-two-requests-did-read = { $name } lee <token>{ $copy }</token>
lab-two-requests-did-decide = { $outcome ->
    [rejected] { $name } tiene { $copy }: <stop>rechazada</stop>
   *[open] { $name } tiene { $copy }: sigue
}
lab-two-requests-did-write = { $name } escribe <token>{ $shared }</token>: <pass>pasa</pass>
lab-two-requests-did-take = { $outcome ->
    [rejected] { $name } no encuentra ninguno: <stop>rechazada</stop>
   *[accepted] { $name } toma uno: <pass>pasa</pass>
}
lab-two-requests-here = La solicitud { $name } está aquí
lab-two-requests-code-go-racy = Go, sin bloqueo
lab-two-requests-code-go-atomic = Go, con bloqueo
lab-two-requests-code-redis-racy = Redis, desde un cliente en Go: dos viajes
lab-two-requests-code-redis-atomic = Redis, un script: se ejecuta entero
lab-two-requests-crowd = { $crowd } solicitudes, un límite de { $limit }
lab-two-requests-group = { $n } a la vez
lab-two-requests-passing = { $passed ->
    [one] pasa { $passed }
   *[other] pasan { $passed }
}
lab-two-requests-limit = límite { $limit }
lab-two-requests-crowd-label = De { $crowd } solicitudes con un límite de { $limit }, { $passed ->
    [one] pasa { $passed }
   *[other] pasan { $passed }
} si leen la cuenta { $together ->
    [one] de una en una
   *[other] { $together } a la vez
}.
lab-two-requests-ask = El límite es 100 y llegan 400 solicitudes. Leen la cuenta de dos en dos, y luego cada una de las dos escribe lo que leyó menos uno. ¿Cuántas pasan?
lab-two-requests-option-100 = 100
lab-two-requests-option-200 = 200
lab-two-requests-option-400 = 400
lab-two-requests-why-100 = Sería así si cada una leyera lo que escribió la anterior. Aquí dos leen el mismo número, y entre las dos escrituras gastan un token.
lab-two-requests-why-200 = Por cada token pasan dos: las dos leen el mismo número, y las dos escriben ese número menos uno.
lab-two-requests-why-400 = La cuenta sí baja, en uno por cada dos. Tras 200 está en 0, y las demás se rechazan. De cuatro en cuatro sí pasan las 400.

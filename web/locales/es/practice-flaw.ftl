# The wrong rules that answers come from. Each has a name, as the heading of a drawing; -said, what is said about an answer
# that it gives; and -part, the sentence below the drawings: why the two rules part at $time. The bucket's numbers are at
# hand in all of them.

practice-flaw-noCap = Sin tope
practice-flaw-noCap-said = Sería así si en el balde cupiera cualquier cantidad de tokens. Su capacidad es { $capacity }, por mucho tiempo que lleve llenándose.
practice-flaw-noCap-part = Se separan a los { $time }: el balde ya no puede estar más lleno, y lo que llega de más se derrama.

practice-flaw-startsEmpty = Vacío al inicio
practice-flaw-startsEmpty-said = Sería así si el balde empezara vacío. Este empieza con tokens, así que las primeras solicitudes no tienen que esperar una recarga.
practice-flaw-startsEmpty-part = Se separan a los { $time }: el balde tiene tokens desde el inicio, y aquí faltan.

practice-flaw-startsFull = Lleno al inicio
practice-flaw-startsFull-said = Sería así si el balde empezara lleno. Este empieza con menos tokens y primero tiene que llenarse.
practice-flaw-startsFull-part = Se separan a los { $time }: el balde todavía no tiene esos tokens.

practice-flaw-allOrNothing = Todo o nada
practice-flaw-allOrNothing-said = Sería así si una ráfaga pasara entera o no pasara. Pero cada solicitud toma su propio token: pasan tantas como tokens hay, y solo el resto se rechaza.
practice-flaw-allOrNothing-part = Se separan a los { $time }: no hay tokens para todas, y los que hay dejan pasar a algunas.

practice-flaw-refillsEveryRound = Una recarga en cada ronda
practice-flaw-refillsEveryRound-said = Sería así si llegaran tokens en cada ronda. Llegan cada { $everySeconds } s, por más veces que alguien pida entretanto.
practice-flaw-refillsEveryRound-part = Se separan a los { $time }: pasó una ronda, pero aún no tocaba recarga.

practice-flaw-perSecond = La recarga cada segundo
practice-flaw-perSecond-said = Sería así si la recarga llegara cada segundo. Llega cada { $everySeconds } s.
practice-flaw-perSecond-part = Se separan a los { $time }: el intervalo es de { $everySeconds } s, no de un segundo.

practice-flaw-exactInterval = Solo en el momento exacto
practice-flaw-exactInterval-said = Sería así si la recarga solo llegara cuando alguien mira justo en su momento. Llega en cuanto ha pasado al menos el intervalo; mirar tarde no la hace perder.
practice-flaw-exactInterval-part = Se separan a los { $time }: pasó más que el intervalo, y la recarga está ahí de todos modos.

practice-flaw-losesRemainder = Fracciones que se tiran
practice-flaw-losesRemainder-said = Sería así si solo contaran los tokens enteros y el reloj volviera a empezar en cada mirada. Las fracciones se guardan y, con el tiempo, suman un token entero.
practice-flaw-losesRemainder-part = Se separan a los { $time }: la fracción que había llegado hasta entonces se guardó.

practice-flaw-readsBeforeWrites = Todas leen la misma cuenta
practice-flaw-readsBeforeWrites-said = Sería así si todas las solicitudes leyeran la cuenta antes de que alguna la bajara. Aquí cada una se decide después de la anterior: un token se gasta una sola vez.
practice-flaw-readsBeforeWrites-part = Se separan a los { $time }: el token que tomó una solicitud ya no está para la siguiente.

practice-flaw-rejectionCosts = Los rechazos cuestan un token
practice-flaw-rejectionCosts-said = Sería así si una solicitud rechazada también gastara un token. Un rechazo no cuesta nada.
practice-flaw-rejectionCosts-part = Se separan a los { $time }: hubo solicitudes rechazadas, y no se llevaron ningún token.

practice-flaw-noQueue = Nadie puede esperar
practice-flaw-noQueue-said = Sería así si, mientras se procesa una solicitud, se descartaran todas las demás. Este balde las deja esperar, siempre que haya un lugar libre.
practice-flaw-noQueue-part = Se separan a los { $time }: las que encuentran a otra delante toman un lugar en la cola.

practice-flaw-drainsFirst = Drenado antes de que llegue
practice-flaw-drainsFirst-said = Sería así si el balde se hubiera drenado antes de llegar la ráfaga. Toda ella llega en un mismo momento, y en un momento no se drena nada.
practice-flaw-drainsFirst-part = Se separan a los { $time }: mientras llegaba la ráfaga no se liberó ningún lugar.

practice-flaw-servedTakesNoPlace = La que se procesa no ocupa lugar
practice-flaw-servedTakesNoPlace-said = Sería así si la solicitud que se está procesando ya hubiera dejado la cola. Conserva su lugar hasta terminar, así que queda un lugar menos para las de detrás.
practice-flaw-servedTakesNoPlace-part = Se separan a los { $time }: la solicitud que se está procesando todavía ocupa uno de los { $capacity } lugares.

practice-flaw-waitWithoutOwn = Sin su propio proceso
practice-flaw-waitWithoutOwn-said = Ese es el momento en que llega su turno. Termina después de su propio proceso, { $eachSeconds } s más tarde.
practice-flaw-waitWithoutOwn-part = Se separan a los { $time }: una solicitud termina cuando se ha procesado, no cuando llega su turno.

practice-flaw-lastInFirstOut = La última en entrar, la primera en salir
practice-flaw-lastInFirstOut-said = Sería así si se atendiera primero a la que llegó última. La cola conserva su orden: la que llegó primero se atiende primero.
practice-flaw-lastInFirstOut-part = Se separan a los { $time }: se atiende a la primera de la cola, no a la última.

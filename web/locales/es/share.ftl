# The words of sharing and taking away, and of what is wrong with an address.
# In the problems, $name is the setting, $given what the address says, $used what stands for it.

share-open = Compartir
share-title = Comparte este momento
share-about = El enlace contiene la configuración y cada paso. Quien lo abra verá lo que ves ahora y podrá seguir desde ahí.
share-about-compare = El enlace contiene los dos baldes y el tráfico. Quien lo abra verá la misma comparación.
share-about-bigrun = El enlace contiene el balde y el tráfico. Quien lo abra podrá simular lo mismo.
share-about-author = El enlace contiene la serie de ejercicios que estás creando, si es pequeña. Quien lo abra podrá seguir con ella.
share-about-lab = El enlace contiene el laboratorio con todo lo que has ajustado en él.
share-about-practise = El enlace lleva a esta serie de preguntas, sin tus respuestas.
share-link = Enlace
share-copy = Copiar
share-copied = Copiado.
share-copy-refused = El navegador no deja copiar a la página. El enlace está seleccionado: cópialo tú.
share-long = El enlace tiene { $length } caracteres. Algunos programas de correo y de chat cortan los enlaces de más de 2000.
share-close = Cerrar

share-take = Descargar
share-take-title = Descarga lo que ves
share-take-about = Cada archivo dice qué balde y qué tráfico muestra, y lleva el enlace.
share-take-csv = Filas en CSV
share-take-csv-about = para una hoja de cálculo; la configuración está en las primeras líneas, que empiezan con #
share-take-json = Filas en JSON
share-take-json-about = para un programa, con la configuración como datos
share-take-svg = Gráfico en SVG
share-take-svg-about = un dibujo que se ve nítido en cualquier tamaño
share-take-png = Gráfico en PNG
share-take-png-about = una imagen, con el doble de detalle que en la pantalla
share-take-done = { $file } está donde tu navegador guarda las descargas.
share-take-failed = No se pudo crear { $file }: { $reason }
share-take-nothing = Todavía no hay nada que descargar: el motor aún está en camino.

share-compare = Comparar…
share-bigrun = Largo plazo…
share-production = En producción…

share-problems = { $count ->
    [one] { $count } ajuste de la dirección no se pudo
   *[other] { $count } ajustes de la dirección no se pudieron
} seguir:
share-problems-more = Y { $count } más.
share-problem-dismiss = Cerrar este aviso
share-problem-unknown = “{ $name }” no es un ajuste de aquí, así que “{ $given }” se dejó de lado. Hay: { $allowed }.
share-problem-twice = “{ $name }” aparece más de una vez. Se usa el primero, “{ $used }”; “{ $given }” se dejó de lado.
share-problem-both = “{ $name }” y “{ $used }” dicen los dos qué se envía. Se usa “{ $used }”; “{ $given }” se dejó de lado.
share-problem-word = “{ $name }” puede ser uno de estos: { $allowed }; no “{ $given }”. Aquí es { $used }.
share-problem-count = “{ $name }” es un número entero de { $least } a { $most }, no “{ $given }”. Aquí es { $used }.
share-problem-rate = “{ $name }” es un número entero de { $least } a { $most } y un tiempo mayor que 0, como en 6/3s, no “{ $given }”. Aquí es { $used }.
share-problem-time = “{ $name }” es un tiempo mayor que 0, como 2s o 500ms, no “{ $given }”. Aquí es { $used }.
share-problem-timeout = “{ $name }” es un tiempo mayor que 0, como 2s o 500ms, no “{ $given }”. Aquí nadie abandona.
share-problem-entry = “{ $name }” contiene entradas como 13@0s (13 solicitudes en 0 s) o 40x1@2s/500ms. “{ $given }” no lo es y se dejó de lado; las demás entradas se usan.
share-problem-order = Las entradas de “{ $name }” avanzan en el tiempo. “{ $given }” va antes de { $before } y se dejó de lado.
share-problem-rounds = “{ $name }” es una lista de solicitudes y la duración de una ronda, como en 3,5,7,9/1s, no “{ $given }”. No se envía nada.
share-problem-round = Cada ronda de “{ $name }” es un número entero de 0 a 1.000.000.000, o una repetición como 40x0. “{ $given }” no es ni lo uno ni lo otro y se dejó de lado.
share-problem-steps = “{ $name }” tiene { $given } pasos, y aquí se conservan { $most }: se usan los primeros { $most }.
share-problem-scenario = No existe el escenario “{ $given }”. Hay: { $allowed }. La configuración que lo acompaña se usa tal cual.
share-problem-pattern = “{ $given }” no es tráfico. Un patrón ({ $allowed }) se escribe así: bursts:10/5s@0s-60s. Se dejó de lado.
share-problem-patterns = “{ $name }” tiene { $given } patrones, y aquí se suman { $most }: se usan los primeros { $most }.
share-problem-part = “{ $name }” es una lista de partes de entre { $allowed }. “{ $given }” no es ninguna de ellas y se dejó de lado.
share-problem-newer = Esta dirección se hizo con una versión más nueva del playground (“{ $name }” es { $given }, y aquí la más nueva que se conoce es { $most }). Se muestra lo que se pudo entender de ella.

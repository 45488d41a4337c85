# The labs: what every lab has around it. What a lab itself says is in a file of its own, lab-<id>.ftl.

lab-list = Laboratorios
lab-list-about = Cada uno trata una pregunta, con unas pocas cosas que cambiar y su efecto a la vista.
lab-unknown = No hay ningún laboratorio que se llame “{ $given }”. Estos son los que hay:
lab-not-fetched = No se pudo descargar este laboratorio. Revisa la conexión y recarga la página.
lab-place = Laboratorio { $number } de { $count }
lab-nav = Laboratorios
lab-all = Todos los laboratorios
lab-previous = Laboratorio anterior: { $title }
lab-next = Laboratorio siguiente: { $title }
lab-controls = Qué se puede cambiar
lab-effect = Qué resulta
lab-check = Ponte a prueba
lab-right = Correcto.
lab-wrong = No del todo.
lab-lesson = En una frase
lab-onward-play = Seguir en Jugar
lab-onward-compare = Seguir en Comparar

# What is wrong with a setting; see share.ftl.
lab-problem-time = “{ $name }” es un tiempo de { $least } a { $most }, como 2s o 500ms, no “{ $given }”. Aquí es { $used }.

# What lines and bars stand for.
lab-key-tokens = tokens en el balde
lab-key-queue = solicitudes en la cola
lab-key-passed = aceptadas
lab-key-refused = rechazadas
lab-key-waits = espera
lab-key-processed = se procesa
lab-key-reaches = llega al servidor
lab-key-dropped = queda fuera
lab-key-gone = abandona sin ser atendida

# Below a picture that shows only the first of many requests.
lab-more = { $n ->
    [one] y una más
   *[other] y { $n } más
}

lab-table = Lo mismo en una tabla

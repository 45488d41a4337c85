# What a set says of the learning platform around it, in a SCORM or cmi5 package.

lms-none = Esta página no está dentro de ninguna plataforma de aprendizaje, así que nadie recibe tus resultados. Las preguntas funcionan igual, y este navegador guarda lo que escribes.
lms-refused = La plataforma de aprendizaje no aceptó el último resultado. Dice: { $message }
lms-looks = Solo estás mirando: tus resultados se quedan como están, y nada de lo que hagas aquí se guarda.
lms-unreadable = Lo que la plataforma de aprendizaje guarda de tu trabajo se hizo con una versión más nueva de esta página y no se puede mostrar. Empiezas de nuevo.
lms-unreached = La plataforma de aprendizaje no responde, así que no recibe tus resultados. Vuelve a abrir esta actividad desde la plataforma. El error dice: { $message }
lms-finish = Terminar
lms-finished = Aquí has terminado. Para seguir, vuelve a abrir esta actividad desde la plataforma de aprendizaje.

# The description of a package, for the catalogue of a platform. Plain text on one line.
lms-about = Preguntas sobre la limitación de tasa que se responden observando un balde: cada respuesta se comprueba al instante, y las incorrectas se explican.

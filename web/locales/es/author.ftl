# Writing a practice set: the form, what the engine answers to it, and the file.

author-heading = Crea una serie de ejercicios
author-intro = Elige un balde, cuenta qué le pasa y marca qué se pregunta. El motor calcula las respuestas, y también lo que respondería cada regla equivocada: nadie tiene que escribir un solucionario.
author-form = La serie
author-id = Nombre del archivo
author-title = Título
author-title-first = Mi serie de ejercicios
# Shown where the language of the page is the one named: say it of your own language.
author-language = Lo que escribes aquí está en español. Para escribirlo también en otro idioma, cambia el idioma de la página; cada estudiante verá el suyo, o el inglés, o el que haya.
author-bucket = El balde
author-no-bucket = En esta serie, cada pregunta tiene su propio balde. Cámbialos más abajo, en el archivo.

# Read in a row: "tras [2] s llegan [3]".
author-story = Qué pasa
author-after = tras
author-after-label = Segundos antes del paso { $step }
author-come = s llegan
author-come-label = Solicitudes en el paso { $step }
author-step-add = Añadir un paso
author-step-remove = Quitar el paso { $step }

author-question = Pregunta { $number }
author-question-id = Nombre
author-question-at = Sobre
author-question-step = lo que hay tras el paso { $step }
author-question-whole = toda la historia
author-question-ask = Qué pide la pregunta { $number }
author-question-prompt = Tu propio enunciado
author-question-prompt-none = Si lo dejas vacío, la pregunta se hace con las palabras de la página.
author-question-add = Añadir una pregunta
author-question-remove = Quitar la pregunta { $number }
author-question-special = “{ $id }” tiene más de lo que cabe en los campos de este formulario. Cámbiala más abajo, en el archivo.

author-answers = Qué responde el motor
author-blind-none = Cada regla equivocada falla en al menos una pregunta: ningún error pasa inadvertido.
author-blind = Ninguna pregunta de la serie delata estos errores: { $rules }.
author-rule = Regla
author-right = La del balde
author-note = Nota
author-unnoticed = ⚠ aquí pasa inadvertida
author-same = igual que: { $rules }
author-no-flaws = No se conoce ninguna regla equivocada para un balde de este tipo.
author-refused = El motor no acepta esta serie. Dice: { $message }

author-file = El archivo
author-file-about = Guarda este archivo junto a tu curso o envía el enlace. No contiene respuestas; también puedes cambiarlo aquí mismo.
author-json = Texto del archivo
author-no-set = Esto no es una serie de ejercicios: tiene que ser JSON con un "id" y una lista "questions" en la que cada pregunta tenga su "id". Los campos de arriba muestran la última versión que sí lo era.
author-copy-json = Copiar el archivo
author-copied-json = El archivo está copiado.
author-save = Guardar el archivo
author-open = Abrir un archivo
author-copy-link = Copiar el enlace
author-copied-link = El enlace está copiado.
author-copy-refused = El navegador no deja copiar a la página. El texto está seleccionado: cópialo tú.
author-try = Probarla como estudiante
author-long = La serie es demasiado grande para un enlace: caben { $most } caracteres como máximo. Guárdala como archivo.

# What is printed: a practice set as a sheet to be filled in by hand, and the dialog that asks what is to be on it.

paper-open = Imprimir…
paper-title = Imprimir esta serie
paper-about = La hoja trae las preguntas y espacio para las respuestas.
paper-solutions = Con las soluciones, en una hoja aparte
paper-now = Imprimir
paper-close = Cerrar

# Before a line to write on.
paper-name = Nombre
paper-date = Fecha
paper-variant = Variante { $seed }
paper-solutions-title = Soluciones. { $title }

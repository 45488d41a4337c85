# The words of an activity in a frame, and of the dialog that puts one into another page.

embed-unknown = No existe la actividad “{ $given }”. Hay { $allowed }, y estas series de preguntas.

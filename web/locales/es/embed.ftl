# The words of an activity in a frame, and of the dialog that puts one into another page.

embed-unknown = No existe la actividad “{ $given }”. Hay { $allowed }, y estas series de preguntas.
embed-newer-state = Lo que debía mostrarse aquí se hizo con una versión más nueva del playground ({ $given }; esta es la { $most }). La página que contiene este marco necesita la más nueva.

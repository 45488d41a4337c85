# The words of an activity in a frame, and of the dialog that puts one into another page.

embed-unknown = Não existe a atividade “{ $given }”. Existem { $allowed } e estas listas de exercícios.

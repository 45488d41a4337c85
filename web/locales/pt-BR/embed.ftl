# The words of an activity in a frame, and of the dialog that puts one into another page.

embed-unknown = Não existe a atividade “{ $given }”. Existem { $allowed } e estas listas de exercícios.
embed-newer-state = O que deveria aparecer aqui foi feito por uma versão mais nova do playground ({ $given }; esta é a { $most }). A página que contém este quadro precisa da mais nova.

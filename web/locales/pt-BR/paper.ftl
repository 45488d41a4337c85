# What is printed: a practice set as a sheet to be filled in by hand, and the dialog that asks what is to be on it.

paper-open = Imprimir…
paper-title = Imprimir esta lista
paper-about = A folha traz as questões e espaço para as respostas.
paper-solutions = Com as soluções, em uma folha separada
paper-now = Imprimir
paper-close = Fechar

# Before a line to write on.
paper-name = Nome
paper-date = Data
paper-variant = Variante { $seed }
paper-solutions-title = Soluções. { $title }

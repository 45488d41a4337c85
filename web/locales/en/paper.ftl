# What is printed: a practice set as a sheet to be filled in by hand, and the dialog that asks what is to be on it.

paper-open = Print…
paper-title = Print this set
paper-about = The sheet has the questions and room for the answers.
paper-solutions = With the solutions, on a sheet of their own
paper-now = Print
paper-close = Close

# Before a line to write on.
paper-name = Name
paper-date = Date
paper-variant = Variant { $seed }
paper-solutions-title = Solutions. { $title }

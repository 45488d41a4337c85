# What a set says of the learning platform around it, in a SCORM or cmi5 package.

lms-none = Esta página não está em nenhuma plataforma de ensino, então ninguém recebe os seus resultados. As questões funcionam do mesmo jeito, e este navegador guarda o que você digita.
lms-refused = A plataforma de ensino não aceitou o último resultado. Ela diz: { $message }
lms-looks = Você está só olhando: seus resultados ficam como estão, e nada do que você fizer aqui será guardado.
lms-unreadable = O que a plataforma de ensino guardou do seu trabalho foi feito por uma versão mais nova desta página e não pode ser mostrado. Você começa do zero.
lms-unreached = A plataforma de ensino não responde, então não recebe os seus resultados. Abra esta atividade de novo a partir dela. O erro diz: { $message }
lms-finish = Concluir
lms-finished = Você concluiu esta atividade. Para continuar, abra-a de novo a partir da plataforma de ensino.

# The description of a package, for the catalogue of a platform. Plain text on one line.
lms-about = Questões sobre rate limiting, respondidas observando um bucket: cada resposta é conferida na hora, e as erradas são explicadas.

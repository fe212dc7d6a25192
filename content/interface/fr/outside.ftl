# Joueurs de l'extérieur, des programmes à part.

outside-program = programme « { $name } »
outside-unveiled = { MAJ(LE($society)) } était joué par le programme « { $name } ».
outside-lost-not-started = Le programme « { $name } » n’a pas pu être lancé : { $detail }. Des règles simples décident pour { LE($society) }.
outside-lost-late = Le programme « { $name } » n’a pas répondu à temps ({ $detail }). Des règles simples décident pour { LE($society) }.
outside-lost-ended = Le programme « { $name } » { $known ->
    [yes] s’est terminé ({ $detail })
   *[no] a fermé sa sortie
 }. Des règles simples décident pour { LE($society) }.
outside-lost-too-long = Le programme « { $name } » a envoyé une ligne trop longue ({ $detail } octets au plus). Des règles simples décident pour { LE($society) }.
outside-lost-no-text = Le programme « { $name } » n’a pas répondu en UTF-8. Des règles simples décident pour { LE($society) }.
outside-lost-utf-16 = Le programme « { $name } » a répondu en UTF-16. Il doit écrire en UTF-8. Des règles simples décident pour { LE($society) }.
outside-lost-unasked = Le programme « { $name } » a dit « { $detail } » sans qu’on lui demande rien. Des règles simples décident pour { LE($society) }.
outside-lost-not-legal = Le programme « { $name } » a répondu « { $detail } », ce qui n’est pas permis maintenant. Des règles simples décident pour { LE($society) }.
outside-errors = Son dernier message d’erreur : { $errors }
outside-gives-up = Il ne sera plus consulté dans cette partie.
outside-losses = { $n ->
    [one] Faute de réponse d’un programme, des règles simples ont pris une décision.
   *[other] Faute de réponse d’un programme, des règles simples ont pris { $n } décisions.
 }
outside-absent = Le programme « { $name } » manque dans les réglages : un bot de niveau { $level } joue à sa place.
outside-about = Votre programme, nommé dans le fichier des réglages. Il sait ce que { SON(society-one) } peut savoir, rien de plus.
outside-setting = Ligne { $line } : le bot « { $name } » est ignoré. Donnez un nom de minuscules, chiffres et traits d’union, et une commande entre guillemets, comme my-bot = "python3 /home/me/bot.py". Dans la commande, les guillemets vont par paires.
outside-too-many = Ligne { $line } : le bot « { $name } » est ignoré. Les réglages contiennent au plus { $most } bots.

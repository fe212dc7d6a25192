# La page des bots venus de l'extérieur.

settings-programs = Vos propres bots
programs-heading = Vos propres bots
programs-about = Un programme à vous, dans n'importe quel langage, peut s'asseoir à la table : on lui dit en JSON ce que { SON(society-one) } peut savoir, et il répond une ligne par décision. Une fois nommé dans le fichier des réglages, il se choisit pour un rival là où se prépare une partie.
programs-risk = Il tourne avec vos droits, comme tout ce que vous lancez. Ne nommez que des programmes que vous lanceriez de toute façon.
programs-file = Les programmes sont nommés dans { $path }, par un nom et une commande, et lus au démarrage :
programs-list = Nommés dans les réglages
programs-none = Il n'y en a pas encore. Dans un terminal, « whispers guide bots » dit comment en écrire un, et « whispers guide outside.py » en affiche un pour commencer.
programs-try = Essayer { $name }
programs-trying = Il est lancé et on l'interroge…
programs-wrong = Ce n'est ni un nom ni une commande qui puisse être lancée.
programs-well = { $n ->
    [one] Il a répondu à la décision demandée, en { $ms } ms.
   *[other] Il a répondu aux { $n } décisions demandées, la plus lente en { $ms } ms.
 }
programs-before = { $n ->
    [one] Il a répondu à une décision.
   *[other] Il a répondu à { $n } décisions.
 }
programs-fell-not-started = Il n'a pas pu être lancé : { $detail }.
programs-fell-late = Il n'a pas répondu à temps (au plus { $detail }).
programs-fell-ended = { $known ->
    [yes] Il s'est terminé ({ $detail }) au lieu de répondre.
   *[no] Il a fermé sa sortie au lieu de répondre.
 }
programs-fell-too-long = Il a répondu une ligne trop longue (au plus { $detail } octets).
programs-fell-no-text = Il a répondu ce qui n'est pas de l'UTF-8.
programs-fell-utf-16 = Il a répondu en UTF-16. Faites-le écrire en UTF-8.
programs-fell-unasked = Il a dit « { $detail } » sans qu'on le lui demande.
programs-fell-not-legal = Il a répondu « { $detail } », qui n'est pas parmi les décisions proposées.

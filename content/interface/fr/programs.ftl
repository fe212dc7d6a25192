# La page des bots venus de l'extérieur.

settings-programs = Vos propres bots
programs-heading = Vos propres bots
programs-about = Un programme à vous, dans n’importe quel langage, peut jouer. Il reçoit en JSON ce que { SON(society-one) } peut savoir et répond une ligne par décision. Nommez-le dans le fichier des réglages, puis choisissez-le pour un rival en préparant une partie.
programs-risk = Il tourne avec vos droits. Ne nommez que des programmes que vous lanceriez de toute façon.
programs-file = Nommez vos programmes dans { $path }, chacun avec un nom et une commande. Whispers lit ce fichier au démarrage :
programs-list = Nommés dans les réglages
programs-none = Aucun pour l’instant. Dans un terminal, « whispers guide bots » explique comment en écrire un, et « whispers guide outside.py » en affiche un exemple.
programs-try = Essayer { $name }
programs-trying = Lancement et essai…
programs-wrong = Ce nom ou cette commande n’est pas utilisable.
programs-well = { $n ->
    [one] Il a répondu à la décision demandée, en { $ms } ms.
   *[other] Il a répondu aux { $n } décisions demandées, la plus lente en { $ms } ms.
 }
programs-before = { $n ->
    [one] Il a répondu à une décision.
   *[other] Il a répondu à { $n } décisions.
 }
programs-fell-not-started = Il n’a pas pu être lancé : { $detail }.
programs-fell-late = Il n’a pas répondu à temps (au plus { $detail }).
programs-fell-ended = { $known ->
    [yes] Il s’est terminé ({ $detail }) au lieu de répondre.
   *[no] Il a fermé sa sortie au lieu de répondre.
 }
programs-fell-too-long = Il a envoyé une ligne trop longue (au plus { $detail } octets).
programs-fell-no-text = Il n’a pas répondu en UTF-8.
programs-fell-utf-16 = Il a répondu en UTF-16. Il doit écrire en UTF-8.
programs-fell-unasked = Il a dit « { $detail } » sans qu’on le lui demande.
programs-fell-not-legal = Il a répondu « { $detail } », qui n’est pas parmi les décisions proposées.

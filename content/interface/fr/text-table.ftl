# La table en texte, ce qui est dit au début et de la partie telle qu'elle est.

text-own = Vous êtes { LE($society) }. { $slots }.
text-last-round = Seule la dernière manche est racontée ici. Tapez « { text-word-log } » pour tout lire.
text-placement = { $choice }{ $named ->
    [yes] {" "}({ $office })
   *[no] {""}
 } : { $lines } ; { $steered ->
    [yes] sous le contrôle { DE($society) }
   *[no] sans contrôle
 }
text-seat-named = { $name }, { $office } { DE($empire) }
text-settlement = { $choice } ({ $facts })
text-region-held = sous le contrôle { DE($empire) }, { $n ->
    [0] sans { banner-one }
   *[other] { $n } { banner }
 }
text-region-free = à personne
text-score-hidden = { MAJ(LE($society)) } : rien n’est face visible
text-score-known = { MAJ(LE($society)) } : { $n } d’après ce qui est face visible
text-score-empire = { $empire } { $n }
text-score-cities = Si la partie finissait maintenant. { MAJ(city-other) } : { $list }.
text-review-thinks = Analyse en cours, jusqu’à une minute ; « { text-word-review } glance » répond tout de suite.
text-review-nothing = Aucune décision à analyser pour l’instant.
text-review-how = Après « { text-word-review } », tapez { $known }, pas « { $given } ».
text-help-score = { text-word-score } : les points si la partie finissait maintenant, d’après ce que vous savez ; le résultat à la fin
text-help-review = { text-word-review } : le verdict sur vos décisions ; { text-word-review } glance répond tout de suite, { text-word-review } deep réfléchit plus longtemps

# Les commandes telles qu'on les tape ; les mots anglais valent dans toutes les langues.
text-word-help = aide
text-word-map = carte
text-word-councils = { council-other }
text-word-societies = { society-other }
text-word-hand = main
text-word-cards = { card-other }
text-word-score = points
text-word-rules = règles
text-word-log = journal
text-word-choices = choix
text-word-hint = indice
text-word-suspicions = soupçons
text-word-suspect = soupçonner
text-word-why = pourquoi
text-word-review = analyse
text-word-undo = annuler
text-word-restart = recommencer
text-word-save = enregistrer
text-word-quit = quitter

# Une partie que l'on revoit.

mark-best = meilleur
mark-good = bon
mark-doubtful = douteux
mark-mistake = erreur
mark-blunder = gaffe
mark-from = { $mark } dès { $percent } %

part-placing = Placement
part-steering = Actions
part-cards = { MAJ(card-other) }
part-exchange = Échange

review-title = Analyse : { $society }
review-result-won = Victoire avec { $points } { $points ->
    [one] point
   *[other] points
 }.
review-result-shared = Victoire partagée avec { $points } { $points ->
    [one] point
   *[other] points
 }.
review-result-lost = Défaite avec { $points } { $points ->
    [one] point
   *[other] points
 } ; { $winner } gagne avec { $best }.
review-result-lost-tie = Égalité perdue à { $points } { $points ->
    [one] point
   *[other] points
 } contre { $winner }.
review-result-lost-shared = Défaite avec { $points } { $points ->
    [one] point
   *[other] points
 } ; { $winner } gagnent ensemble avec { $best }.
review-result-open = La partie n’est pas finie.
review-rate = { $count ->
    [one] Une décision, { $percent } % de chances de victoire perdues.
   *[other] { $count } décisions, { $percent } % de chances de victoire perdues en moyenne.
 }
review-counts = Meilleures : { $best }, bonnes : { $good }, douteuses : { $doubtful }, erreurs : { $mistakes }, gaffes : { $blunders }.
review-thresholds = Verdict selon les chances de victoire perdues : { $marks }.
review-account = Talent et hasard
review-account-about = Du départ au résultat, en %.
review-even = Chances égales
review-deal = La donne
review-best = Meilleur jeu
review-best-about = Meilleur jeu : ce que vos meilleurs choix auraient rapporté, y compris la chance due aux { token-other } face cachée et aux { card-other }.
review-own = Erreurs
review-own-about = Erreurs : les chances de victoire perdues face au meilleur jeu, selon ce que vous saviez. Les petites pertes comptent moins : l’estimation peut se tromper.
review-explain = Explications
review-chance = Pioches et événements
review-rivals = Jeu des rivaux
review-end = Résultat
review-part = Type
review-as-whole = En tout
review-by-part = Par type de décision
review-turning = Tournants
review-none = Rien n’a changé les chances de victoire de 2 % ou plus.
review-luck = hasard
review-at = Décision { $number }, manche { $round }
review-own-point = { $at } : { $mark }, { $change } %, « { $taken } ». Mieux : « { $better } » ({ $win } % de chances de victoire contre { $own } %).
review-rival-point = { $at } : { $change } %, { LE($society) } choisit « { $taken } ».
review-rival-good = De son point de vue, un des meilleurs choix.
review-rival-better = De son point de vue : { $mark }. Mieux : « { $better } » ({ $win } % de chances de victoire contre { $own } %).
review-chance-point = { $at } : hasard, { $change } %, « { $taken } ».
review-no-choice = C’était le seul choix.
review-secrets = Secrets percés
review-unseen = Plus grand écart, avant la décision { $number }, manche { $round } : { $believed } % de chances de victoire en apparence, { $known } % en réalité. En cause : chez { LE($rival) }, { $was }, ce qui fait { $points } points { $than ->
    [more] de plus
   *[fewer] de moins
 } que prévu.
review-secret-row = { $society } : { $slots }.
review-secret-was = { $slot } était { LE($empire) }
review-secret-slot = { $slot } : { $empire }
review-known-at = presque connu dès la décision { $number }
review-known-never = jamais vraiment connu
review-believed-round = avant la manche { $round } : { $seen }
review-believed-end = à la fin : { $seen }
review-thought = { $empire } { $percent } %
review-thought-rather = { $empire } { $percent } % (plutôt { $rather } { $odds } %)
review-telling = { $was }. { $told }
review-telling-moves = Les coups les plus révélateurs :
review-exposed = Ce qu’un rival attentif pouvait deviner { DE($society) }
review-believed-of = Ce qu’un observateur attentif pouvait deviner { DE($society) }
review-secrets-of = { $heading } :
review-level = Profondeur d’analyse : { $level }
review-effort = Chaque choix a été évalué { $looks } fois ; la suite des meilleurs a été jouée sur { $nodes ->
    [one] { $nodes } décision
   *[other] { $nodes } décisions
 }.
review-heading = Analyse
review-whose = Joueur
review-sight-open = Tout visible
review-sight-own = Vu par { LE($society) }
review-waits = L’analyse s’affiche dès que chaque décision est analysée.
review-meanwhile = En attendant, cliquez sur le graphique pour revoir une décision.
review-progress = Analyse en cours : { $percent } %
review-deepening = Analyse approfondie, verdicts provisoires : { $percent } %
review-graph = Chances de victoire, décision par décision
review-at-end = La fin
review-step-back = Précédente
review-step-on = Suivante
review-on-table = Sur la table
review-export = Exporter en texte
review-exported = L’analyse est dans { $path }.
end-review = Analyser
review-percent = { $percent } %
review-row = { $label } : { $percent }
review-banner = { UN(banner-one) }, { $region }
review-banners = { banner-other }
review-losses = pertes
review-plays = jouer { $ability }
review-acting = { $seat } : { $choice }
review-decisions = Décisions
review-side = Affichage
review-stop = Arrêter
review-go-on = Tout analyser
review-graph-cities = { MAJ(city-other) }, décision par décision
review-cities = { MAJ(city-other) }
review-choice = Choix
review-win = Chances
review-points = Points
review-before = Le graphique donne { $percent } % avant ce choix, en supposant un jeu moyen. La liste évalue chaque choix.
review-all = Toutes vos décisions
review-number = Nº
review-round = Manche
review-word = Verdict
review-better = Mieux
review-taken = { $choice } (joué)
review-deeper = Approfondir { $count ->
    [one] une décision douteuse
   *[other] { $count } décisions douteuses
 }
review-deeper-about = Analyse dix fois plus vos décisions douteuses, erreurs et gaffes, en arrière-plan.
review-unmasking-about = Ce qu’un observateur attentif savait de chaque { token-one }, manche par manche. Sous chaque pourcentage : { LE(empire-one) } qui lui semblait plus probable. Cliquez sur une ligne pour voir la décision qui a trahi { LE(token-one) }.
review-unmasking-end = Fin
review-unmasking-known = Connu dès
review-unmasking-never = jamais
review-unmasking-at = décision { $number }
review-judged = { $society } : { $mark }
review-mark-change = { $mark }, { $change }

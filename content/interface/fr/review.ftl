# Une partie que l'on revoit.

mark-best = le mieux
mark-good = bon
mark-doubtful = douteux
mark-mistake = erreur
mark-blunder = bourde
mark-from = { $mark } dès { $percent } % perdus

part-placing = Placement
part-steering = Conduite
part-cards = { MAJ(card-other) }
part-exchange = Échange

review-title = Retour sur la partie : { $society }
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
 } contre { LE($winner) }.
review-result-lost-shared = Défaite avec { $points } { $points ->
    [one] point
   *[other] points
 } ; { $winner } gagnent ensemble avec { $best }.
review-result-open = La partie n'est pas finie.
review-rate = { $count ->
    [one] Une décision où il y avait le choix a perdu { $percent } % de chances de gagner.
   *[other] { $count } décisions où il y avait le choix ont perdu chacune { $percent } % de chances de gagner, en moyenne.
 }
review-counts = { $best } au mieux, { $good } bonnes, { $doubtful } douteuses, { $mistakes } { $mistakes ->
    [one] erreur
   *[other] erreurs
 }, { $blunders } { $blunders ->
    [one] bourde
   *[other] bourdes
 }.
review-thresholds = Le mot qui juge une décision suit les chances de gagner qu'elle a perdues : { $marks }.
review-account = Talent et hasard
review-account-about = Le chemin des chances de gagner, de l'égalité au résultat, en pour cent.
review-even = Chances égales
review-deal = La donne
review-best = Meilleurs choix
review-best-about = Meilleurs choix : ce que les meilleures décisions auraient apporté, vu la suite : en plus de ce que chacun est censé tirer d'une telle position, et aussi par ce que personne ne pouvait savoir, { token-other } { ACCORD(token-one, "couverts", "couvertes") } et { card-other } en main.
review-own = Pertes propres
review-own-about = Pertes propres : ce que vos décisions ont perdu par rapport à eux, selon ce qui pouvait être su, de la chance qu'il y avait à perdre ; ce qui peut n'être qu'une erreur d'estimation compte moins.
review-explain = Qu'est-ce ?
review-chance = Pioches et événements
review-rivals = Décisions des rivaux
review-end = Résultat
review-part = Moment de la partie
review-as-whole = En tout
review-by-part = Par moment de la partie
review-turning = Tournants
review-none = Rien n'a déplacé les chances de gagner de deux pour cent ou plus.
review-luck = hasard
review-at = Décision { $number }, manche { $round }
review-own-point = { $at } : « { $taken } » : { $mark }, { $change } %. Mieux : « { $better } » ({ $win } % de chances de gagner contre { $own } %).
review-rival-point = { $at } : choix { DE($society) }, « { $taken } » : { $change } %.
review-rival-good = D'après ce qu'on pouvait y savoir, c'était à peu près le mieux pour elle-même.
review-rival-better = Pour elle-même, d'après ce qu'on pouvait y savoir : { $mark }. Mieux : « { $better } » ({ $win } % de chances de gagner contre { $own } %).
review-chance-point = { $at }, « { $taken } » : hasard, { $change } %.
review-no-choice = Il n'y avait pas le choix.
review-secrets = Secrets percés
review-unseen = Le plus loin de la vérité avant la décision { $number }, manche { $round } : { $believed } % de chances de gagner d'après ce qu'on pouvait savoir, { $known } % en vérité. Caché chez { LE($rival) } : { $was }, soit { $points } points { $than ->
    [more] de plus
   *[fewer] de moins
 } qu'on ne pouvait s'y attendre.
review-secret-row = { $society } : { $slots }.
review-secret-was = { $slot } était { LE($empire) }
review-secret-slot = { $slot } : { $empire }
review-known-at = pour ainsi dire su dès la décision { $number }
review-known-never = jamais vraiment su
review-believed-round = avant la manche { $round } : { $seen }
review-believed-end = à la fin : { $seen }
review-thought = { $empire } { $percent } %
review-thought-rather = { $empire } { $percent } % (plutôt { $rather } { $odds } %)
review-telling = { $was }. { $told }
review-telling-moves = Ce qui en a dit le plus :
review-exposed = Ce qu'un rival attentif pouvait deviner { DE($society) }
review-believed-of = Ce qu'un observateur attentif pouvait deviner { DE($society) }
review-secrets-of = { $heading } :
review-level = Réflexion de l'aide : { $level }
review-effort = Revu avec { $looks ->
    [one] { $looks } regard
   *[other] { $looks } regards
 } sur chaque choix et { $nodes ->
    [one] { $nodes } décision
   *[other] { $nodes } décisions
 } en essais des meilleurs.
review-heading = Retour sur la partie
review-whose = La partie de qui
review-sight-open = Tout est ouvert
review-sight-own = Vues par { LE($society) }
review-glance = Un premier regard sur chaque décision : { $percent } %
review-first = Premières estimations, qui changeront. Analyse en cours : { $percent } %
review-progress = Analyse en cours : { $percent } %
review-deepening = Analyse approfondie, les nombres changeront encore : { $percent } %
review-graph = Chances de gagner, décision par décision
review-at-end = La fin
review-step-back = Précédente
review-step-on = Suivante
review-on-table = Sur la table
review-export = Enregistrer en texte
review-exported = L'analyse est dans { $path }.
end-review = Revoir la partie
review-percent = { $percent } %
review-row = { $label } : { $percent }
review-banner = { UN(banner-one) }, { $region }
review-banners = { banner-other }
review-plays = jouer { $ability }
review-acting = { $seat } : { $choice }
review-decisions = Décisions
review-side = Ce qui est montré
review-stop = Arrêter
review-go-on = Réfléchir à tout
review-graph-cities = { MAJ(city-other) }, décision par décision
review-cities = { MAJ(city-other) }
review-choice = Choix
review-win = De gagner
review-points = Points
review-before = Le graphique suit la moyenne des parties ({ $percent } % avant, selon ce qui pouvait être su), la liste ce que chaque choix entame.
review-all = Vos décisions, une à une
review-number = Nº
review-round = Manche
review-word = Verdict
review-better = Mieux
review-taken = { $choice } (joué)
review-deeper = Approfondir { $count ->
    [one] une décision douteuse
   *[other] { $count } décisions douteuses
 }
review-deeper-about = Repense vos décisions douteuses, erreurs et bourdes avec dix fois plus d'effort, en arrière-plan.
review-unmasking-about = À quel point un observateur attentif pouvait être sûr de ce qui était là, avant chaque manche et à la fin ; dessous, ce qu'il aurait cru plus probable. Un clic sur une ligne mène à la décision à partir de laquelle { UN(token-one) } était pour ainsi dire { ACCORD(token-one, "connu", "connue") }.
review-unmasking-end = Fin
review-unmasking-known = Connu dès
review-unmasking-never = jamais
review-unmasking-at = décision { $number }
review-judged = { $society } : { $mark }
review-mark-change = { $mark }, { $change }

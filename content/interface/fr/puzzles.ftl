# Problèmes, et ce que le jour apporte.

puzzle-name-region = { $region } pour { LE($empire) }
puzzle-name-cities = { $n } { city } pour { LE($empire) }
puzzle-name-points = { $n } points
puzzle-name-win = La victoire
puzzle-name-token = { $slot } { DE($rival) }
puzzle-name-best = La meilleure décision
puzzle-level-1 = facile
puzzle-level-2 = moyen
puzzle-level-3 = difficile
puzzle-goal-region = À la fin de ce tour, { LE($empire) } doit contrôler { LE($region) }.
puzzle-goal-cities = À la fin de ce tour, { LE($empire) } doit contrôler { $n } { city }.
puzzle-goal-points = À la fin de ce tour, vos { token-other } doivent valoir { $n } points sur le plateau.
puzzle-goal-win-sure = Gagnez la partie, quels que soient les { token-other } face cachée.
puzzle-goal-win = Gagnez la partie dans le plus de cas possible : { $percent } % des répartitions possibles des { token-other } face cachée.
puzzle-goal-token = Nommez { LE(empire-one) } sur { $slot } chez { LE($rival) }. Vos { token-other } et ce qui est face visible le prouvent (répartition : { $setup }, R10.1).
puzzle-goal-token-done = Nommez { LE(empire-one) } sur { $slot } chez { LE($rival) }. Ses décisions le trahissent : lisez le journal.
puzzle-goal-best = Trouvez la meilleure décision. Toutes les autres sont loin derrière.
puzzle-wrong-region = Après « { $what } », { LE($empire) } risque de ne pas contrôler { LE($region) } à la fin de ce tour : les rivaux ou le hasard peuvent l’empêcher.
puzzle-wrong-cities = Après « { $what } », { LE($empire) } n’a que { $n } { city } à coup sûr.
puzzle-wrong-points = Après « { $what } », vous ne pouvez pas assurer plus de { $n } points.
puzzle-wrong-win = Après « { $what } », la partie est gagnée dans { $percent } % des cas au plus.
puzzle-wrong-draws = Après « { $what } », tout dépend de la pioche.
puzzle-wrong-loses = « { $what } » perd { $percent } % de chances de victoire face au meilleur choix.
puzzle-wrong-less = « { $what } » promet moins que le meilleur choix.
puzzle-wrong-token = Ce n’est pas { LE($empire) } : ce qui est face visible l’exclut.
puzzle-wrong-token-done = Ce n’est pas { LE($empire) } : les décisions { DE($rival) } désignent { ACCORD(empire-one, "un autre", "une autre") }.
puzzle-right = Juste. Poursuivez.
puzzle-solved = Résolu.
puzzle-shown = La réponse : { $answer }
puzzle-reason-certain = Vos { token-other } et ce qui est face visible le prouvent.
puzzle-reason-done = Les coups les plus révélateurs :
puzzle-list-heading = Problèmes : { $game }
puzzle-list-row = { $id } : { $name } ({ $level })
puzzle-list-row-solved = { $id } : { $name } ({ $level }), résolu
puzzle-list-today = Problème du jour ({ $day }) : { $id }
puzzle-none = Ce pack n’a pas de problèmes.
puzzle-question = Problème « { $id } » ({ $level })
puzzle-solve-how = Pour répondre : whispers puzzle solve { $id } "{ $such }"
deal-line = { $game }, donne du { $day } : { $place ->
    [1] 1re
   *[other] { $place }e
 } place sur { $of }, { $n } points (rivaux { $rivals })
deal-first = C’était votre premier essai : il compte.
deal-later = Seul compte votre premier essai : { $line }
title-puzzles = Problèmes
puzzle-heading = Problèmes
puzzle-today = Problème du jour, { $day }
puzzle-state-solved = { $level }, résolu
puzzle-streak = { $n ->
    [0] Résolvez-le aujourd’hui pour commencer une série.
    [one] Série : un jour.
   *[other] Série : { $n } jours.
 }
puzzle-solve-today = Résoudre
puzzle-count = { $solved } sur { $of } résolus
puzzle-pack = Problèmes de
puzzle-which = Problème { $number } sur { $of }, { $level } · vous êtes { LE($society) }
puzzle-house = { $rule } : { $value }
puzzle-show = Voir la réponse
puzzle-show-now = Montrer la réponse
puzzle-leave = Retour aux problèmes
puzzle-list = Tous les problèmes
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-name-one = Nommez { LE(empire-one) } :
puzzle-broken = Le problème « { $id } » de ce pack n’a pas de réponse certaine.
deal-today = Donne du jour, { $day }
deal-who = Vous êtes { LE($society) }, contre { $n } { $n ->
    [one] maître-espion
   *[other] maîtres-espions
 }.
deal-about = Même donne et mêmes rivaux pour tous aujourd’hui. Seule votre première partie terminée compte.
deal-open = Pas encore finie.
deal-play = Jouer
deal-again = Rejouer
deal-copy = Copier le résultat

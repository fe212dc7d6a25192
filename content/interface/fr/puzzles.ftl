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
puzzle-goal-points = À la fin de ce tour, vos { token-other } doivent valoir { $n } points, selon la carte d'alors.
puzzle-goal-win-sure = Gagnez la partie, quels que soient les { token-other } encore couverts.
puzzle-goal-win = Gagnez la partie dans le plus de cas possible : { $percent } % de toutes les façons dont les { token-other } couverts peuvent être disposés.
puzzle-goal-token = Nommez { LE(empire-one) } sur { $slot } chez { LE($rival) }. Cela découle de vos { token-other } et de ce qui est visible (répartition : { $setup }, R10.1).
puzzle-goal-token-done = Nommez { LE(empire-one) } sur { $slot } chez { LE($rival) }. Ses décisions le trahissent : le journal les garde.
puzzle-goal-best = Trouvez la décision la plus prometteuse. Toutes les autres sont loin derrière.
puzzle-wrong-region = Après « { $what } », le contrôle { DE($region) } par { LE($empire) } à la fin de ce tour n'est pas certain : les rivaux ou le hasard peuvent l'empêcher.
puzzle-wrong-cities = Après « { $what } », { $n } { city } au plus pour { LE($empire) }, à coup sûr.
puzzle-wrong-points = Après « { $what } », { $n } points au plus sont certains.
puzzle-wrong-win = Après « { $what } », la partie est gagnée dans { $percent } % des cas au plus.
puzzle-wrong-draws = Après « { $what } », tout dépend de la pioche.
puzzle-wrong-loses = « { $what } » perd { $percent } % de chances de gagner face au mieux.
puzzle-wrong-less = « { $what } » promet moins que le mieux.
puzzle-wrong-token = Ce n'est pas { LE($empire) } : cela ne va pas avec tout ce qui est visible.
puzzle-wrong-token-done = Ce n'est pas { LE($empire) } : les décisions { DE($rival) } parlent pour { ACCORD(empire-one, "un autre", "une autre") }.
puzzle-right = Juste. Il reste à décider.
puzzle-solved = Résolu.
puzzle-shown = La réponse : { $answer }
puzzle-reason-certain = Cela découle de vos { token-other } et de ce qui est visible.
puzzle-reason-done = Ce qui en témoigne le plus :
puzzle-list-heading = Problèmes : { $game }
puzzle-list-row = { $id } : { $name } ({ $level })
puzzle-list-row-solved = { $id } : { $name } ({ $level }), résolu
puzzle-list-today = Le problème du jour ({ $day }) : { $id }
puzzle-none = Ce pack n'a pas de problèmes.
puzzle-question = Problème « { $id } » ({ $level })
puzzle-solve-how = Pour répondre : whispers puzzle solve { $id } "{ $such }"
deal-line = { $game }, donne du { $day } : { $place ->
    [1] 1re
   *[other] { $place }e
 } place sur { $of }, { $n } points (rivaux { $rivals })
deal-first = C'était votre premier essai, celui qui compte.
deal-later = Ce n'était pas votre premier essai, que voici : { $line }
title-puzzles = Problèmes
puzzle-heading = Problèmes
puzzle-today = Le problème du jour, { $day }
puzzle-state-solved = { $level }, résolu
puzzle-streak = { $n ->
    [0] Résolvez-le aujourd'hui pour commencer une série.
    [one] Résolu un jour de suite.
   *[other] Résolu { $n } jours de suite.
 }
puzzle-solve-today = Le résoudre
puzzle-count = { $solved } sur { $of } résolus
puzzle-pack = Problèmes de
puzzle-which = Problème { $number } sur { $of }, { $level } · vous êtes { LE($society) }
puzzle-house = { $rule } : { $value }
puzzle-show = Voir la réponse
puzzle-show-now = Montrez la réponse
puzzle-leave = Retour aux problèmes
puzzle-list = Tous les problèmes
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-name-one = Nommez { LE(empire-one) } :
puzzle-above = Ce que demande le problème est écrit au-dessus de la table.
puzzle-broken = Le problème « { $id } » de ce pack n'a pas de réponse certaine.
deal-today = La donne du jour, { $day }
deal-who = Vous êtes { LE($society) }, contre { $n } { $n ->
    [one] maître-espion
   *[other] maîtres-espions
 }.
deal-about = La même donne et les mêmes rivaux pour tous aujourd'hui. La première partie que vous finissez compte.
deal-open = Pas encore finie.
deal-play = La jouer
deal-again = La rejouer
deal-copy = Copier le résultat

# Une partie revue : un choix avec tout ce qu'il entame, et pourquoi l'un valait mieux que l'autre.

move-steps = { $choice } : { $steps }
move-banners = { $n } { EN($region) }
move-killed = { $n } de moins { EN($region) }
move-some = { $n } { EN($region) }
move-moved = { $n } { DE($from) } vers { LE($to) }
move-paid = { $choice } (paiement : { $cards })
move-at = Décisions { $first } à { $last }, manche { $round }

move-played = Joué : { $claim }
move-better = Mieux : { $claim }
move-ability = { $ability }. { $text }
move-promises = Le meilleur choix promet { $points }, { $chance }.
move-was-best = Le choix suivant, « { $other } », promettait { $points }, { $chance }.
move-whole = Les décisions { $first } à { $last } font un seul coup. Sa perte totale, { $change }, est comptée ici.
move-part = Les décisions { $first } à { $last } font un seul coup. Sa perte est comptée à la décision { $number }.
move-first-look = Au premier regard : { $first }. Après plus de réflexion : { $now }.

# Ce qui s'est passé, ligne par ligne ; et le regard en arrière.

story-acts = { MAJ($seat) } · { $society } : { $deeds }
story-acts-short = { MAJ($seat) } : { $deeds }
story-then = { $head } ; { $next }
story-decides = réfléchit
story-passes = ne fait rien
story-nothing = ne peut rien faire
story-takes = attaque { LE($region) } avec { $n } et l’emporte ({ $left ->
    [one] 1 reste
   *[other] { $left } restent
 })
story-takes-city = attaque { LE($region) } avec { $n } et prend { LE(city-one) } ({ $left ->
    [one] 1 reste
   *[other] { $left } restent
 })
story-fails = attaque { LE($region) } avec { $n } et échoue ({ $left ->
    [one] 1 reste
   *[other] { $left } restent
 } en défense)
story-empties = attaque { LE($region) } avec { $n }, aucun survivant
story-attacks = attaque { LE($region) } avec { $n }
story-adds = ajoute { $what }
story-kills = élimine { $what }
story-in = { $n } { EN($region) }
story-moves = déplace { $n } { DE($from) } vers { LE($to) }
story-draws = pioche { $n } { card } { DE($empire) }
story-gains = { LE($empire) } gagne { LE($region) }
story-frees = plus personne ne tient { LE($region) }
story-swaps = rejoint { LE($seat) }
story-swaps-with = rejoint { LE($seat) } et permute avec { LE($society) }
story-swaps-own = rejoint { LE($seat) } et permute avec l’un des siens
story-plays = joue « { $ability } »
story-elsewhere = joue { LE($seat) }
story-event = pioche l’événement « { $event } »
story-restarts = le tour { DE($empire) } recommence
story-offers = { LE($society) } propose « { $offer } »
story-accepted = l’offre « { $offer } » est acceptée
story-declined = l’offre « { $offer } » est refusée
story-steers = { LE($society) } fait les choix
story-turns = { LE($society) } retourne { LE($empire) }, face visible
story-raises = { LE($society) } fait monter { LE($empire) } à la case { $slot }
story-idle = Sans contrôle : { $seats }
story-supply = Surplus retiré : { $what }
story-tokens = { $n ->
    [one] 1 { token-one } { ACCORD(token-one, "posé", "posée") }
   *[other] { $n } { token-other } { ACCORD(token-one, "posés", "posées") }
 }
story-placed = { MAJ(agent-other) } { ACCORD(agent-one, "placés", "placées") } : { $who }
story-back = { MAJ(agent-other) } { ACCORD(agent-one, "repris", "reprises") } : { $who }
story-back-placed = { MAJ(agent-other) } { ACCORD(agent-one, "repris", "reprises") } : { $back } ; { ACCORD(agent-one, "placés", "placées") } : { $who }
story-count = { $society } { $n }
story-count-at = { $society } ({ $places })
story-close = Fin de manche : { $deeds }
story-close-plain = Fin de manche
story-exchanges = { LE($society) } échange { LE($a) } et { LE($b) }
story-discards = { LE($society) } défausse { $n } { card }
story-keeps = { $n ->
    [one] { $societies } ne change rien
   *[other] { $societies } ne changent rien
 }
story-first = { LE($society) } jouera en premier
story-replay = Revoir : { $line }
story-replay-about = Revoir ce moment (B)
story-step-back = Revoir
story-step-back-about = Revoir le dernier coup, puis les précédents (B)
story-looking-back-round = Retour en arrière : manche { $round }
story-looking-back = Retour en arrière : manche { $round }, tour { DE($empire) }
story-looking-back-phase = Retour en arrière : manche { $round }, { $phase }
story-looking-back-step = Décision { $n } sur { $count }
story-return = Revenir au présent
story-round = Manche { $round }
story-turn = Tour { DE($empire) }
story-war-over = La guerre est finie
story-scores = Voir le décompte

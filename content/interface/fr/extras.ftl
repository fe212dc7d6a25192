# Ce qu'un pack a en plus des règles imprimées : ses propres icônes, des mers, des limites de régions, des séries qui comptent, une fin précoce.

icon-count = { $n } { $icon }
extras-limit = en nourrit { $n } au plus
extras-sea = outre-mer, par des { card-other } seulement : { $regions }
extras-set = { $what }, { $n } fois
extras-brings = { $what } ({ $n ->
    [one] { $n } point
   *[other] { $n } points
 })
extras-worth = { $what } : { $n }
score-slot-parts = { $slot } ({ $empire }) : { $multiplier } × { $cities } { $cities ->
    [one] point
   *[other] points
 } de ses { region-other }{ $agents ->
    [0] {""}
    [one] {" "}et { $agents } { agent-one }
   *[other] {" "}et { $agents } { agent-other }
 }{ $whisper ->
    [0] {""}
   *[other] , 1 pour le murmure gardé
 } = { $n }. { $parts ->
    [none] Rien de ce qui compte ne lui appartient.
   *[other] À son compte : { $parts }.
 }
text-scores = Ce qui compte ici, avant les loyautés : { $list }.
text-score-points = Si la partie finissait maintenant. Points apportés : { $list }.
extras-end-least = { UN(empire-one) } contrôle { $icons } ou plus
extras-end-none = { UN(empire-one) } ne contrôle plus { D($icon) }
extras-end-either = { UN(empire-one) } contrôle { $icons } ou plus, ou ne contrôle plus { D($icon) }
extras-end-turn = La partie finit plus tôt si { $what } à la fin d’un tour.
extras-end-round = La partie finit plus tôt si { $what } à la fin d’une manche.
extras-end-holds = La partie va finir : { LE($empire) } contrôle { $icons }.
extras-end-most = La partie finit quand { UN(empire-one) } contrôle { $icons } ; en tête : { $empires } ({ $n }).
extras-end-fewest = La partie finit quand { UN(empire-one) } ne contrôle plus { D($icon) } ; minimum : { $empires } ({ $n }).
event-ends-early = { MAJ(LE($empire)) } contrôle { $icons } : la partie finit avant sa dernière manche.
refused-across-sea = une mer sépare { LE($from) } et { LE($to) } ; il faut { UN(card-one) } (R1.6).
extras-empire = Ses { region-other } apportent { $n } { $n ->
    [one] point
   *[other] points
 }{ $parts ->
    [none] .
   *[other] { " " }: { $parts }.
 }
extras-legend = Chaque { token-one } vaut : points de { SON(empire-one) } × multiplicateur de sa case. Comptent : { $list }.

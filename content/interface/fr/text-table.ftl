# La table en texte, ce qui est dit au début et de la partie telle qu'elle est.

text-own = Vous êtes { LE($society) }. { $slots }.
text-last-round = Seule la dernière manche est racontée ici. Tapez « log » pour tout ce qui s'est passé.
text-placement = { $choice }{ $named ->
    [yes] {" "}({ $office })
   *[no] {""}
 } : { $lines } ; { $steered ->
    [yes] { LE($society) } y commande pour l'instant
   *[no] personne n'y commande pour l'instant
 }
text-seat-named = { $name }, { $office } { DE($empire) }
text-score-hidden = { MAJ(LE($society)) } : rien n'est face visible
text-score-known = { MAJ(LE($society)) } : { $n } d'après ce qui est face visible
text-score-empire = { $empire } { $n }
text-score-cities = C'est comme si la partie finissait maintenant. En { city-other } : { $list }.
text-review-thinks = La partie est repensée, ce qui peut prendre une minute ; review glance répond tout de suite.
text-review-nothing = Rien n'a encore été décidé.
text-review-how = « review » prend { $known } derrière lui, pas « { $given } ».
text-help-score = score      ce que la partie rapporterait si elle finissait maintenant, pour autant que vous le sachiez ; le résultat à la fin
text-help-review = review     revient sur vos décisions et ce qu'elles ont perdu, en réfléchissant autant qu'un indice ; review glance est un premier regard, review deep réfléchit plus longtemps

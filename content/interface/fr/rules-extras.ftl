# Les règles : ce qu'un pack peut avoir en plus des règles imprimées. Là où un pack n'en a rien, la fenêtre ne le montre pas.

rule-1-5 = Un pack peut mettre ses propres symboles sur les { region-other }, en nombre quelconque{ $own-icons ->
    [none] {""}
   *[other]  : ici { $own-icons }
 }. Ils comptent partout où une action imprimée, { UN(card-one) } ou le score les compte, et ne font rien d’autre.
rule-1-6 = { ACCORD(region-one, "Deux", "Deux") } { region-other } peuvent se toucher **par une mer** au lieu de la terre. Aucune attaque ne la traverse, sauf si { UN(card-one) } le permet, et rien n’y est déplacé ni dispersé. Ce que les { card-other } et les événements éliminent autour { D(UN(region-one)) }, ils l’éliminent aussi de l’autre côté d’une mer.
rule-5-9 = { MAJ(UN(region-one)) } peut nourrir un autre nombre que celui de R5.7. C’est soit un nombre fixe, quelles que soient les règles et les règles maison, soit un écart en plus ou en moins. Jamais moins de 1.{ $fed ->
    [none] {""}
   *[other] { " " }Ici : { $fed }.
 } Ce nombre est aussi la limite pour les { card-other }.
rule-9-3 = Un pack peut faire compter d’autres symboles que les { city-other }, ou des séries de symboles, ou les { city-other } autrement. Chaque série apporte ses points autant de fois que { LE(empire-one) } l’a en entier dans les { region-other } sous son contrôle. Le même symbole peut compter dans plusieurs séries. Le total { DE(empire-one) } prend la place de ses { city-other } dans R9.1, et la case le multiplie.{ $scoring ->
    [none] {""}
   *[other] { " " }Ici : { $scoring }.
 }
rule-9-4 = Un pack peut faire finir une partie plus tôt, quand { UN(empire-one) } contrôle un certain nombre d’un symbole, ou n’en contrôle plus. On regarde à la fin de chaque tour, après le contrôle du ravitaillement, ou seulement à la fin d’une manche. La partie finit alors comme après sa dernière manche (R5.8) : { ACCORD(empire-one, "aucun autre", "aucune autre") } { empire-one } n’agit.{ $early-end ->
    [none] {""}
   *[other] { " " }{ $early-end }
 }
effect-reach-sea = L’attaque peut aussi viser { ACCORD(region-one, "tout", "toute") } { region-one } { ACCORD(region-one, "contrôlé", "contrôlée") } par { ACCORD(empire-one, "un autre", "une autre") } { empire-one }, de l’autre côté d’une mer depuis son départ.
effect-reach-empty-sea = L’attaque peut aussi viser { ACCORD(region-one, "tout", "toute") } { region-one } vide { ACCORD(region-one, "contrôlé", "contrôlée") } par { ACCORD(empire-one, "un autre", "une autre") } { empire-one }, de l’autre côté d’une mer depuis son départ.
effect-name-reach-sea = une attaque par une mer
effect-name-reach-empty-sea = une attaque par une mer, contre ce qui est vide
extras-fed-just = { $region } { $n }
extras-fed-more = { $region } { $n } de plus
extras-fed-fewer = { $region } { $n } de moins

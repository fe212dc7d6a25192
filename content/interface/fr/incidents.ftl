# Ce que font les événements et les offres, là où un pack ne le dit pas lui-même. Ce que font les capacités est dans rules-cards.ftl.

incident-trade-within = Permutez les { agent-other } { DE($own) } et d’{ ACCORD(position-one, "un autre", "une autre") } { position-one } de { SON(council-one) }.
incident-trade-across = Permutez les { agent-other } { DE($own) } et { DE($other) } d’{ ACCORD(council-one, "un autre", "une autre") } { council-one }.
incident-civil-attack = { MAJ(UN(region-one)) } { DE($empire) } attaque { UN(army-one) } { ACCORD(army-one, "voisin", "voisine") } { DE($empire) }.
incident-expel = Videz { UN(region-one) } d’origine { DE($empire) } de ses { banner-other } { ACCORD(banner-one, "étrangers", "étrangères") }.
incident-withdraw = Videz { UN(region-one) }{ $home ->
    [yes] {" "}d’origine
   *[no] {""}
 } des { banner-other } { DE($empire) }.
incident-reseat = Réorganisez { ACCORD(agent-one, "tous", "toutes") } les { agent-other } { DE(council-one) } { DE($empire) } de sorte que { ACCORD(agent-one, "chacun", "chacune") } bouge{ $restart ->
    [yes] {" "}; son tour recommence
   *[no] {""}
 }.
incident-double = Jusqu’à la fin de la manche, chaque { $icon } compte double pour les actions imprimées.
incident-no-supply-check = Jusqu’à la fin de la manche, il n’y a pas de contrôle du ravitaillement.
incident-clear = Videz { UN(region-one) } { ACCORD(region-one, "voisin", "voisine") } { D(UN(region-one)) } { DE($empire) }{ $seas ->
    [yes] , même au-delà d’une mer
   *[no] {""}
 }.
incident-attrition = Éliminez { $n } { banner } { DE($empire) } dans chaque { region-one } où { ACCORD($empire, "il", "elle") } en a.
incident-truce = Jusqu’à la fin de la manche, { LE($empire) } n’attaque pas.
incident-gather = Déplacez { UN(banner-one) } de chaque { region-one } où { LE($empire) } en a { $n } ou plus vers { UN(region-one) } { DE($empire) }.
incident-uproar = Retirez { D(UN(region-one)) } les { banner-other } { DE($empire) } et éliminez { UN(banner-one) } dans chaque { region-one } { ACCORD(region-one, "voisin", "voisine") }{ $seas ->
    [yes] , même au-delà d’une mer
   *[no] {""}
 }.
incident-march = Déplacez { ACCORD(army-one, "tout", "toute") } { LE(army-one) } { DE($empire) } { D(UN(region-one)) } vers n’importe { ACCORD(region-one, "quel", "quelle") } { region-one } vide.

bargain-control = L’offrant fait les choix { DE(position-one) } du rival
bargain-arms = Jusqu’à { $n } { banner } { DE(supply-one) } pour l’attaque du rival
payment-recall = { $by ->
    [offerer] l’offrant
   *[rival] le rival
 } retire { ACCORD(agent-one, "un", "une") } de ses { agent-other } { D(UN(council-one)) }
payment-draw = { $by ->
    [offerer] l’offrant
   *[rival] le rival
 } pioche { $n } { card } des pioches de son choix
payment-reinforce = { $by ->
    [offerer] l’offrant
   *[rival] le rival
 } renforce de { $n } { banner } n’importe { ACCORD(region-one, "quel", "quelle") } { region-one }
payment-reveal = { $by ->
    [offerer] l’offrant
   *[rival] le rival
 } retourne { ACCORD(token-one, "un", "une") } de ses { token-other } face visible
payment-trade = { $by ->
    [offerer] l’offrant peut troquer { ACCORD(agent-one, "un", "une") } de ses { agent-other } en place contre { ACCORD(agent-one, "un de ceux", "une de celles") } du rival
   *[rival] le rival peut troquer { ACCORD(agent-one, "un", "une") } de ses { agent-other } en place contre { ACCORD(agent-one, "un de ceux", "une de celles") } de l’offrant
 }
offer-does = { $bargain } ; { $payment }.

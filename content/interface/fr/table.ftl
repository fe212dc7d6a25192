# Ce qui se passe et ce qu'on peut faire, en phrases. Les mots comme { $empire } viennent du jeu ;
# { banner }, { agent-one } et les autres sont ses termes, accordés avec $n. LE, DE, A et EN mettent
# devant un nom l'article qu'il prend (« l'Ours », « du Lion », « en Islande ») ; UN, SON, D et ACCORD
# suivent le genre d'un terme ; MAJ met la majuscule.

seat = { $position } { DE($empire) }
seat-named = { $name } { DE($empire) }
spot-region = { EN($region) }
spot-seat = auprès { DE($seat) }
card-name = { card-one } { DE($empire) } avec { LE($partner) }
card-wild-short = joker
card-wild = joker { DE($empire) }
card-offer-titled = offre « { $card } »
list-and = { $head } et { $last }
name-in-sentence = { LE($name) }
nobody = personne

line-add = ajouter { $n } { banner }
line-add-per = ajouter { $n } { banner } par { $icon }
line-draw = piocher { $n } { card }
line-draw-per = piocher { $n } { card } { $every ->
    [1] par { $icon }
   *[other] { ACCORD($icon, "tous", "toutes") } les { $every } { $icons }
 }
line-per = { $n } { $every ->
    [1] par { $icon }
   *[other] { ACCORD($icon, "tous", "toutes") } les { $every } { $icons }
 }
line-attack = attaquer
line-swap = échanger

event-round = La manche { $round } commence. { MAJ(LE($society)) } joue en premier.
event-order = L'ordre des { empire-other } est : { $order }.
event-laid = { MAJ(LE($society)) } pose { LE($empire) } sur { $slot }.
event-retrieved = { MAJ(LE($society)) } reprend { SON(agent-one) } { $spot }.
event-deployed = { MAJ(LE($society)) } place { UN(agent-one) } { $spot }.
event-turn = C'est le tour { DE($empire) }.
track-turn-later = Puis c'est le tour { DE($empire) }.
track-turn-over = Le tour { DE($empire) } est passé.
event-acts = { MAJ(LE($society)) } dirige { LE($seat) }.
event-acts-from = { MAJ(LE($society)) } dirige { LE($seat) } par { SON(agent-one) } auprès { DE($agent-seat) }.
event-idle = Personne ne dirige { LE($seat) } : { ACCORD(agent-one, "aucun", "aucune") } { agent-one } ni là ni plus bas (R2.4).
event-nothing = { MAJ(LE($society)) } ne peut rien faire avec { LE($seat) } (R5.2).
event-takes = { $seat } : { $line }.
event-added = { MAJ(LE($empire)) } ajoute { $n } { banner } { EN($region) }.
event-moved = { MAJ(LE($empire)) } déplace { $n } { banner } { DE($from) } vers { LE($to) }.
event-killed-card = { $n } { banner } { DE($empire) } { $n ->
    [one] est { ACCORD(banner-one, "éliminé", "éliminée") }
   *[other] sont { ACCORD(banner-one, "éliminés", "éliminées") }
 } { EN($region) }.
event-killed-fort = { MAJ(LE(fort-one)) } { DE($region) } élimine { $n } { banner } { DE($empire) } (R6.2).
event-killed-combat = { MAJ(LE($empire)) } perd { $n } { banner } { EN($region) }.
event-killed-supply = { $n } { banner } { DE($empire) } au-delà de la limite { $n ->
    [one] retourne
   *[other] retournent
 } { DE($region) } { A(supply-one) } (R5.7).
event-killed-instead = Au lieu d'un échange, { $n } { banner } { DE($empire) } { $n ->
    [one] est { ACCORD(banner-one, "éliminé", "éliminée") }
   *[other] sont { ACCORD(banner-one, "éliminés", "éliminées") }
 } { EN($region) } (R13.5).
event-killed-nowhere = { $n } { banner } { DE($empire) } ne { $n ->
    [one] peut aller nulle part depuis { LE($region) } et retourne
   *[other] peuvent aller nulle part depuis { LE($region) } et retournent
 } { A(supply-one) }.
event-taken-up = { MAJ(LE(army-one)) } { DE($empire) } { EN($region) } est { ACCORD(army-one, "dispersé", "dispersée") } : { $n } { banner }.
event-control-gained = { MAJ(LE($to)) } contrôle désormais { LE($region) }.
event-control-changed = { MAJ(LE($region)) } passe { DE($from) } { A($to) }.
event-control-lost = Plus personne ne contrôle { LE($region) }.
event-drew = { MAJ(LE($society)) } pioche { UN(card-one) } { DE($empire) }.
event-drew-card = C'est { LE($card) } : { $abilities }.
event-drew-wild = C'est un { $card } : il paie pour n'importe { ACCORD(card-one, "quel", "quelle") } { card-one }.
event-drew-offer = C'est l'offre « { $card } ». { $text }
event-swapped = { MAJ(LE($society)) } déplace { SON(agent-one) } { DE($from) } { A($to) }.
event-swapped-with = { MAJ(LE($society)) } déplace { SON(agent-one) } { DE($from) } { A($to) } ; { LE(agent-one) } { DE($other) } prend sa place.
event-attack = { MAJ(LE($empire)) } attaque { LE($to) } depuis { LE($from) } avec { $n } { banner }.
event-joined-supply = { $n } { banner } { DE(supply-one) } { $n ->
    [one] rejoint
   *[other] rejoignent
 } l'attaque.
event-joined-region = { $n } { banner } { DE($from) } { $n ->
    [one] rejoint
   *[other] rejoignent
 } l'attaque.
event-won = { MAJ(LE($empire)) } prend { LE($region) } ; il y reste { $n } { banner }.
event-won-from = { MAJ(LE($empire)) } prend { LE($region) } { A($from) } ; il y reste { $n } { banner }.
event-held = { MAJ(LE($region)) } tient bon ; il y reste { $n } { banner }.
event-emptied = Il ne reste personne debout { EN($region) }.
event-played = { MAJ(LE($society)) } joue « { $ability } » ({ $cost }).
event-played-wild = { MAJ(LE($society)) } joue « { $ability } » ({ $cost }) et paie { ACCORD(card-one, "l'un", "l'une") } de ces { card-other } ainsi : { $paid }.
event-relocated = { MAJ(LE($society)) } déplace { SON(agent-one) } { DE($from) } { A($to) } et y agit.
event-borrows = { MAJ(LE($society)) } agit à la place comme { LE($seat) }.
event-first = Le marqueur de premier joueur passe { A($society) }.
event-discarded = { MAJ(LE($society)) } défausse { UN(card-one) } { DE($empire) }.
event-discarded-card = C'était : { $card }.
event-kept = { MAJ(LE($society)) } laisse ses { token-other } en place.
event-exchanged = { MAJ(LE($society)) } échange deux { token-other } : { LE($a) } va sur { $slot-a }, { LE($b) } sur { $slot-b }. { ACCORD(token-one, "Ils", "Elles") } restent face visible.
event-revealed = { MAJ(LE($society)) } pioche un événement { DE($empire) } : « { $event } ».
event-incident = « { $event } » : { $text }
event-void = L'événement « { $event } » ne peut rien changer et quitte la partie ; { ACCORD(card-one, "un", "une") } autre { card-one } est { ACCORD(card-one, "pioché", "piochée") }.
event-traded = Les { agent-other } { DE($a) } et { DE($b) } échangent leurs places.
event-reseated = { MAJ(LE(agent-one)) } { DE($society) } passe { DE($from) } { A($to) }.
event-restarts = Le tour { DE($empire) } recommence.
event-offered = { MAJ(LE($society)) } propose « { $offer } » { A($other) }. { $text }
event-accepted = { MAJ(LE($society)) } accepte « { $offer } ».
event-declined = { MAJ(LE($society)) } refuse « { $offer } ».
event-steers = { MAJ(LE($society)) } fait désormais les choix { DE($seat) }.
event-turned = { MAJ(LE($society)) } retourne { LE($empire) } sur { $slot }, face visible.
event-raised = { MAJ(LE($society)) } fait monter { LE($empire) } sur { $slot }.
event-over = La partie est finie. { ACCORD(token-one, "Tous les", "Toutes les") } { token-other } sont { ACCORD(token-one, "retournés", "retournées") }.

lasting = Jusqu'à la fin de la manche : { $what }.
lasting-doubled = chaque { $icon } compte double pour les actions imprimées
lasting-truce = { LE($empire) } n'attaque pas
lasting-unchecked = le ravitaillement n'est pas contrôlé
gone = Hors du jeu : { $cards }.
gone-card = « { $card } »

ask-lay = { $society }, choisissez { LE(empire-one) } pour { $slot }.
ask-follow = { MAJ(LE($society)) } suit son script.
ask-retrieve = { $society }, reprenez { ACCORD(agent-one, "un", "une") } de vos { agent-other }.
ask-deploy = { $society }, placez { $n ->
    [1] { ACCORD(agent-one, "votre dernier", "votre dernière") } { agent-one } de cette manche
   *[other] { UN(agent-one) } (encore { $n } dans cette manche)
 }.
ask-before = { $society }, choisissez une action { DE($seat) }, ou jouez d'abord { UN(card-one) }.
ask-before-none = { $society }, { LE($seat) } n'a plus d'action : jouez { UN(card-one) } ou passez.
ask-line = { $society }, choisissez une action { DE($seat) } après l'échange.
ask-swap = { $society }, choisissez { LE(position-one) } où va votre { agent-one }, en échange { ACCORD(position-one, "s'il", "si elle") } est { ACCORD(position-one, "occupé", "occupée") } ; { ACCORD(agent-one, "il", "elle") } y agit aussitôt.
ask-declare = { $society }, choisissez l'attaque { DE($empire) }.
ask-muster = { $society }, { LE($empire) } attaque { LE($to) } avec { $n } { banner } : jouez { UN(card-one) } avant le combat, ou passez.
ask-aftermath = { $society }, l'attaque contre { LE($region) } est finie : jouez { UN(card-one) } ou passez.
ask-after = { $society }, l'action { DE($seat) } est terminée : jouez { UN(card-one) } ou passez.
ask-object = { $society }, « { $ability } » : choisissez à quoi cela s'applique.
ask-place = { $society }, { $n } { banner } { DE($empire) } à placer{ $n ->
    [one] {""}
   *[other] , { ACCORD(banner-one, "un", "une") } à la fois
 } : choisissez { UN(region-one) }.
ask-spread = { $society }, encore { $n } { banner }, { ACCORD(banner-one, "un", "une") } par { region-one } : choisissez où.
ask-strike = { $society }, éliminez encore jusqu'à { $n } { banner } { $n ->
    [one] { ACCORD(banner-one, "ennemi", "ennemie") }
   *[other] { ACCORD(banner-one, "ennemis", "ennemies") }
 } autour { DE($region) }.
ask-rearrange = { $society }, réorganisez les { banner-other } { DE($empire) }.
ask-scatter = { $society }, { $n } { banner } { DE($empire) } { $n ->
    [one] { ACCORD(banner-one, "chassé", "chassée") }
   *[other] { ACCORD(banner-one, "chassés", "chassées") }
 } { DE($region) } : choisissez où va { ACCORD(banner-one, "le prochain", "la prochaine") }.
ask-half = { $society }, « { $event } » : choisissez ce qui se passe.
ask-incident = { $society }, « { $event } » : { $text }
ask-reseat = { $society }, « { $event } » : choisissez où va { LE(agent-one) } { DE($seat) }.
ask-control = { $society }, { LE($other) } s'apprête à agir comme { LE($seat) } : faites une offre, ou passez.
ask-arms = { $society }, { LE($other) } attaque comme { LE($seat) } : faites une offre, ou passez.
ask-answer = { $society }, { LE($other) } vous propose « { $offer } ». Acceptez-vous ?
ask-recall = { $society }, retirez { ACCORD(agent-one, "un", "une") } de vos { agent-other } de son { council-one }.
ask-draw = { $society }, piochez { $left ->
    [one] { UN(card-one) }
   *[other] { $left } { card-other }
 } : choisissez une pioche.
ask-reinforce = { $society }, choisissez où renforcer de { $n } { banner }.
ask-reveal = { $society }, choisissez { ACCORD(token-one, "un", "une") } de vos { token-other } à retourner face visible.
ask-trade = { $society }, choisissez { ACCORD(agent-one, "un", "une") } de vos { agent-other } à échanger, ou n'en faites rien.
ask-trade-for = { $society }, choisissez { LE(agent-one) } du rival contre { ACCORD(agent-one, "lequel échanger le vôtre", "laquelle échanger la vôtre") }, { $seat }.
ask-discard = { $society }, défaussez jusqu'à { $limit } { card-other } : encore { $n }.
ask-loyalty = { $society }, laissez vos { token-other } en place, ou échangez-en deux qui sont face cachée.
ask-over = La partie est finie.

action-lay = Poser { LE($empire) } ici
action-follow = Suivre le script
action-retrieve = Reprendre { LE(agent-one) } { $spot }
action-deploy = Placer { UN(agent-one) } { $spot }
action-add-plain = Ajouter { $n } { banner }
action-draw-plain = Piocher { $n } { card }
action-add = Ajouter { $n } { banner } ({ $line })
action-draw = Piocher { $n } { card } ({ $line })
action-attack-line = Attaquer
action-swap-line = Échanger
action-swap = Échanger avec { LE($seat) }
action-swap-empty = Aller { A($seat) }, qui est libre
action-attack = Attaquer { LE($to) } depuis { LE($from) } avec { $n } { banner } ({ $outcome })
action-play = Jouer « { $ability } » ({ $cost }) : { $text }
action-play-paid = Jouer « { $ability } » ({ $cost } ; paie : { $paid }) : { $text }
action-choose-seat = { $seat }
action-choose-region = { $region }
action-choose-empire = { $empire }
action-choose-some = { $n } { banner } { EN($region) }
action-choose-move = Déplacer { $n } { banner } { DE($from) } vers { LE($to) }
action-place = { $region }
action-kill = Éliminer { UN(banner-one) } { EN($region) }
action-done = Terminé
action-pass = Passer
action-half = { $text }
action-offer = Proposer « { $offer } » : { $text }
action-accept = Accepter
action-decline = Refuser
action-discard = Défausser : { $card }
action-keep = Tout garder tel quel
action-exchange = Échanger { LE($a) } et { LE($b) }

outcome-won = l'attaque l'emporte, reste { $n }
outcome-held = la défense tient, reste { $n }
outcome-emptied = il ne reste personne
outcome-fort = { LE(fort-one) } en élimine { $n }, puis { $outcome }
# Après « puis ».
outcome-then-won = l'attaque l'emporte, reste { $n }
outcome-then-held = la défense tient, reste { $n }
outcome-then-emptied = il ne reste personne

undo-nothing = Il n'y a encore rien à annuler.
undo-rival = Un rival a joué depuis : votre dernière décision ne peut plus être annulée.
undo-person = Quelqu'un d'autre joue maintenant : votre dernière décision ne peut plus être annulée.
undo-over = La partie est finie : aucune décision ne peut plus être annulée.
undo-drawn = Le hasard a parlé depuis : votre dernière décision ne peut plus être annulée.

advice-council = Regardez { LE(council-one) } { DE($empire) }.
advice-region = Regardez { LE($region) }.
advice-card = Dans votre main, regardez : { $card }.
advice-empire = Regardez { LE($empire) }.
advice-tokens = Deux de vos { token-other } pourraient changer de place.
advice-keep = Laissez vos { token-other } comme { ACCORD(token-one, "ils", "elles") } sont.
advice-lines = Regardez ce qui est imprimé pour { LE($seat) }.
advice-answer = Pesez ce que l'offre apporte à l'un et à l'autre.
advice-halves = Pesez les deux moitiés de l'événement.
advice-pass = Vous pouvez très bien en rester là.
advice-done = Cela suffit peut-être déjà.
advice-worth = { $win } % de chances de gagner, { $points } points attendus
advice-decimal = { $whole },{ $tenth }

why-takes = L'attaque { DE($empire) } contre { LE($region) } avec { $n } { banner } est sûre, sauf si { UN(card-one) } est { ACCORD(card-one, "joué", "jouée") }{ $cities ->
    [0] {""}
    [one] , et gagne { $cities } { city-one }
   *[other] , et gagne { $cities } { city-other }
 }.
why-wears = L'attaque { DE($empire) } contre { LE($region) } avec { $banners } ne prend rien, sauf si { UN(card-one) } est { ACCORD(card-one, "joué", "jouée") }{ $n ->
    [0] {""}
   *[other]  ; elle élimine { $n } { banner }
 }.
why-steers = { MAJ(SON(agent-one)) } dirigera { LE($seat) }{ $more ->
    [0] {""}
    [one] {" "}et { LE(position-one) } d'avant
   *[other] {" "}et les { $more } { position-other } d'avant
}.
why-steers-instead = { MAJ(SON(agent-one)) } dirigera { LE($seat) }{ $more ->
    [0] {""}
    [one] {" "}et { LE(position-one) } d'avant
   *[other] {" "}et les { $more } { position-other } d'avant
} à la place { DE($society) }.
why-leaves = { MAJ(SON(agent-one)) } quitte { LE($seat) } et peut aller ailleurs.
why-adds = { $n } { banner } pour { LE($empire) }.
why-draws = Jusqu'à { $n } { card } { DE($empire) }.
why-attacks = { MAJ(LE($empire)) } va attaquer.
why-guards = { MAJ(UN(banner-one)) } de plus { EN($region) }.
why-exchanges = Les deux { token-other } restent visibles.
why-keeps = Les { token-other } restent comme { ACCORD(token-one, "ils", "elles") } sont : rien n'est révélé, et aucune égalité n'est perdue.
why-even = À peu près aussi bon que { $than ->
    [own] votre choix, « { $other } »
    [listed] le choix { $number }
   *[best] le meilleur autre choix, « { $other } »
}.
why-worth = Face { $than ->
    [own] à votre choix, « { $other } »
    [listed] au choix { $number }
   *[best] au meilleur autre choix, « { $other } »
} : { $points }, { $chance }.
why-worth-most = Face { $than ->
    [own] à votre choix, « { $other } »
    [listed] au choix { $number }
   *[best] au meilleur autre choix, « { $other } »
} : { $points } (les { city-other } { DE($empire) } pèsent le plus : { $gain }), { $chance }.
why-points-same = à peu près autant de points
why-points-more = +{ $points } en points
why-points-less = −{ $points } en points
why-chance-same = mêmes chances de gagner
why-chance-more = +{ $win } % de chances de gagner
why-chance-less = −{ $win } % de chances de gagner
why-others = Ce qui décide ici, c'est ce qu'obtiennent les autres, pas les points.
why-spread = Ce qui compte, c'est qu'ils suffisent souvent.
why-rival-less-known = { MAJ(LE($society)) } y perd { $points } points : { LE($empire) } est son « { $slot } ».
why-rival-more-known = { MAJ(LE($society)) } y gagne { $points } points : { LE($empire) } est son « { $slot } ».
why-rival-less = { MAJ(LE($society)) } y perd { $points } points : { LE($empire) } est son « { $slot } » à { $odds } %.
why-rival-more = { MAJ(LE($society)) } y gagne { $points } points : { LE($empire) } est son « { $slot } » à { $odds } %.

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
   *[other] pour { $every } { $icons }
 }
line-per = { $n } { $every ->
    [1] par { $icon }
   *[other] pour { $every } { $icons }
 }
line-attack = attaquer
line-swap = permuter

event-round = Manche { $round } : { LE($society) } joue en premier.
event-order = Ordre des { empire-other } : { $order }.
event-laid = { MAJ(LE($society)) } pose { LE($empire) } sur { $slot }.
event-retrieved = { MAJ(LE($society)) } reprend { SON(agent-one) } { $spot }.
event-deployed = { MAJ(LE($society)) } place { UN(agent-one) } { $spot }.
event-turn = Tour { DE($empire) }.
track-turn-later = Tour { DE($empire) } à venir.
track-turn-over = Tour { DE($empire) } terminé.
event-acts = { MAJ(LE($society)) } contrôle { LE($seat) }.
event-acts-from = { MAJ(LE($society)) } contrôle { LE($seat) } grâce à { SON(agent-one) } auprès { DE($agent-seat) }.
event-idle = Personne ne contrôle { LE($seat) } : { ACCORD(agent-one, "aucun", "aucune") } { agent-one } ni là ni plus bas (R2.4).
event-nothing = { MAJ(LE($society)) } ne peut rien faire avec { LE($seat) } (R5.2).
event-takes = { $seat } : { $line }.
event-added = { MAJ(LE($empire)) } ajoute { $n } { banner } { EN($region) }.
event-moved = { MAJ(LE($empire)) } déplace { $n } { banner } { DE($from) } vers { LE($to) }.
event-killed-card = { $n } { banner } { DE($empire) } { $n ->
    [one] { ACCORD(banner-one, "éliminé", "éliminée") }
   *[other] { ACCORD(banner-one, "éliminés", "éliminées") }
 } { EN($region) }.
event-killed-fort = { MAJ(LE(fort-one)) } { DE($region) } élimine { $n } { banner } { DE($empire) } (R6.2).
event-killed-combat = { MAJ(LE($empire)) } perd { $n } { banner } { EN($region) }.
event-killed-supply = Ravitaillement : { $n } { banner } { DE($empire) } { $n ->
    [one] retourne
   *[other] retournent
 } { DE($region) } { A(supply-one) } (R5.7).
event-killed-instead = Au lieu d’une permutation, { $n } { banner } { DE($empire) } { $n ->
    [one] { ACCORD(banner-one, "éliminé", "éliminée") }
   *[other] { ACCORD(banner-one, "éliminés", "éliminées") }
 } { EN($region) } (R13.5).
event-killed-nowhere = Aucune issue { EN($region) } : { $n } { banner } { DE($empire) } { $n ->
    [one] retourne
   *[other] retournent
 } { A(supply-one) }.
event-taken-up = { MAJ(LE(army-one)) } { DE($empire) } { EN($region) } est { ACCORD(army-one, "dispersé", "dispersée") } : { $n } { banner }.
event-control-gained = { MAJ(LE($to)) } contrôle désormais { LE($region) }.
event-control-changed = { MAJ(LE($to)) } prend { LE($region) } { A($from) }.
event-control-lost = Plus personne ne contrôle { LE($region) }.
event-drew = { MAJ(LE($society)) } pioche { UN(card-one) } { DE($empire) }.
event-drew-card = C’est { LE($card) } : { $abilities }.
event-drew-wild = C’est un { $card } : il vaut n’importe { ACCORD(card-one, "quel", "quelle") } { card-one } en paiement.
event-drew-offer = C’est l’offre « { $card } ». { $text }
event-swapped = { MAJ(LE($society)) } déplace { SON(agent-one) } { DE($from) } { A($to) }.
event-swapped-with = { MAJ(LE($society)) } déplace { SON(agent-one) } { DE($from) } { A($to) } ; { LE(agent-one) } { DE($other) } prend sa place.
event-swapped-own = { MAJ(LE($society)) } déplace { SON(agent-one) } { DE($from) } { A($to) } ; l’autre prend sa place.
event-attack = { MAJ(LE($empire)) } attaque { LE($to) } depuis { LE($from) } avec { $n } { banner }.
event-joined-supply = { $n } { banner } { DE(supply-one) } { $n ->
    [one] rejoint
   *[other] rejoignent
 } l’attaque.
event-joined-region = { $n } { banner } { DE($from) } { $n ->
    [one] rejoint
   *[other] rejoignent
 } l’attaque.
event-won = { MAJ(LE($empire)) } prend { LE($region) } (reste { $n } { banner }).
event-held = Échec de l’attaque { EN($region) } (reste { $n } { banner }).
event-emptied = Il ne reste personne { EN($region) }.
event-played = { MAJ(LE($society)) } joue « { $ability } » ({ $cost }).
event-played-wild = { MAJ(LE($society)) } joue « { $ability } » ({ $cost }), payé avec : { $paid }.
event-relocated = { MAJ(LE($society)) } déplace { SON(agent-one) } { DE($from) } { A($to) } et y agit.
event-borrows = { MAJ(LE($society)) } joue plutôt { LE($seat) }.
event-first = { MAJ(LE($society)) } devient premier joueur.
event-discarded = { MAJ(LE($society)) } défausse { UN(card-one) } { DE($empire) }.
event-discarded-card = C’était : { $card }.
event-kept = { MAJ(LE($society)) } laisse ses { token-other } en place.
event-exchanged = { MAJ(LE($society)) } échange deux { token-other } : { LE($a) } va sur { $slot-a }, { LE($b) } sur { $slot-b }. { ACCORD(token-one, "Ils", "Elles") } restent face visible.
event-revealed = { MAJ(LE($society)) } pioche un événement { DE($empire) } : « { $event } ».
event-incident = « { $event } » : { $text }
event-void = Sans effet, l’événement « { $event } » quitte la partie ; { ACCORD(card-one, "un", "une") } autre { card-one } est { ACCORD(card-one, "pioché", "piochée") }.
event-traded = Les { agent-other } { DE($a) } et { DE($b) } permutent.
event-reseated = { MAJ(LE(agent-one)) } { DE($society) } passe { DE($from) } { A($to) }.
event-restarts = Le tour { DE($empire) } recommence.
event-offered = { MAJ(LE($society)) } propose « { $offer } » { A($other) }. { $text }
event-accepted = { MAJ(LE($society)) } accepte « { $offer } ».
event-declined = { MAJ(LE($society)) } refuse « { $offer } ».
event-steers = { MAJ(LE($society)) } fait les choix { DE($seat) }.
event-turned = { MAJ(LE($society)) } retourne { LE($empire) } sur { $slot }, face visible.
event-raised = { MAJ(LE($society)) } fait monter { LE($empire) } à la case { $slot }.
event-over = La partie est finie. { ACCORD(token-one, "Tous les", "Toutes les") } { token-other } sont { ACCORD(token-one, "retournés", "retournées") }.

lasting = Jusqu’à la fin de la manche : { $what }.
lasting-doubled = chaque { $icon } compte double pour les actions imprimées
lasting-truce = { LE($empire) } n’attaque pas
lasting-unchecked = le ravitaillement n’est pas vérifié
gone = Hors de la partie : { $cards }.
gone-card = « { $card } »

ask-person = { $society } : { $question }
ask-lay = Choisissez { LE(empire-one) } pour { $slot }.
ask-follow = { MAJ(LE($society)) } suit son script.
ask-retrieve = Reprenez { ACCORD(agent-one, "un", "une") } de vos { agent-other }.
ask-deploy = Placez { $n ->
    [1] { ACCORD(agent-one, "votre dernier", "votre dernière") } { agent-one } de la manche
   *[other] { UN(agent-one) } (encore { $n })
 }.
ask-before = Jouez { LE($seat) } ou { UN(card-one) }.
ask-before-none = Jouez { UN(card-one) } pour { LE($seat) } ou passez.
ask-line = Choisissez une action { DE($seat) }.
ask-swap = Choisissez { ACCORD(position-one, "le nouveau", "la nouvelle") } { position-one } de votre { agent-one }.
ask-declare = Choisissez l’attaque { DE($empire) }.
ask-muster = { MAJ(LE($empire)) } attaque { LE($to) } avec { $n } : jouez { UN(card-one) } ou passez.
ask-aftermath = Après l’attaque contre { LE($region) } : jouez { UN(card-one) } ou passez.
ask-after = Après { LE($seat) } : jouez { UN(card-one) } ou passez.
ask-object = « { $ability } » : choisissez la cible.
ask-position = « { $ability } » : choisissez { UN(position-one) }.
ask-move = Déplacez des { banner-other } avec « { $ability } ».
ask-place = Placez { $n } { banner } { DE($empire) }{ $n ->
    [one] {""}
   *[other] , { ACCORD(banner-one, "un à un", "une à une") }
 }.
ask-spread = Placez encore { $n } { banner }, { ACCORD(banner-one, "un", "une") } par { region-one }.
ask-strike = Éliminez jusqu’à { $n } { banner } autour { DE($region) }.
ask-rearrange = Redistribuez les { banner-other } { DE($empire) }.
ask-scatter = Déplacez { $n } { banner } { DE($empire) } hors { DE($region) }.
ask-half = « { $event } » : choisissez l’effet.
ask-incident = « { $event } » : { $text }
ask-reseat = « { $event } » : déplacez { LE(agent-one) } { DE($seat) }.
ask-control = { MAJ(LE($other)) } joue { LE($seat) } : proposez ou passez.
ask-arms = { MAJ(LE($other)) } attaque avec { LE($seat) } : proposez ou passez.
ask-answer = { MAJ(LE($other)) } propose « { $offer } ». Acceptez-vous ?
ask-recall = Retirez { UN(agent-one) } de son { council-one }.
ask-draw = Choisissez la pioche ({ $left ->
    [one] { $left } { card-one }
   *[other] { $left } { card-other }
 }).
ask-reinforce = Choisissez où ajouter { $n } { banner }.
ask-reveal = Dévoilez { ACCORD(token-one, "un", "une") } de vos { token-other }.
ask-trade = Troquez { ACCORD(agent-one, "un", "une") } de vos { agent-other }, ou renoncez.
ask-trade-for = Avec quel rival troquer { LE(agent-one) } { DE($seat) } ?
ask-discard = Défaussez { $n } { card } (limite : { $limit }).
ask-loyalty = Échangez deux { token-other } ou gardez tout.
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
action-swap-line = Permuter
action-swap = Permuter avec { LE($seat) }
action-swap-empty = Vers { LE($seat) } (libre)
action-attack = Attaquer { LE($to) } depuis { LE($from) } avec { $n } { banner } ({ $outcome })
action-play = Jouer « { $ability } » ({ $cost }) : { $text }
action-play-paid = Jouer « { $ability } » ({ $cost } ; paiement : { $paid }) : { $text }
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
action-keep = Tout laisser en place
action-exchange = Échanger { LE($a) } et { LE($b) }

outcome-won = l’attaque gagne, { $n ->
    [one] 1 reste
   *[other] { $n } restent
 }
outcome-held = la défense tient, { $n ->
    [one] 1 reste
   *[other] { $n } restent
 }
outcome-emptied = il ne reste personne
outcome-fort = { LE(fort-one) } en élimine { $n }, puis { $outcome }

undo-nothing = Rien à annuler.
undo-rival = Trop tard pour annuler : un rival a joué depuis.
undo-person = Trop tard pour annuler : c’est à quelqu’un d’autre de jouer.
undo-over = Trop tard pour annuler : la partie est finie.
undo-drawn = Trop tard pour annuler : le hasard est intervenu depuis.

advice-council = Regardez { LE(council-one) } { DE($empire) }.
advice-region = Regardez { LE($region) }.
advice-card = Dans votre main, regardez : { $card }.
advice-empire = Regardez { LE($empire) }.
advice-tokens = Songez à échanger deux de vos { token-other }.
advice-keep = Songez à garder { ACCORD(token-one, "tous", "toutes") } vos { token-other }.
advice-lines = Regardez les actions { DE($seat) }.
advice-answer = Pesez ce que l’offre apporte à chacun.
advice-halves = Comparez les deux moitiés de l’événement.
advice-pass = Songez à passer.
advice-done = Songez à vous arrêter là.
advice-worth = { $win } % de chances de victoire, { $points } points attendus
advice-worth-short = { $win } % de victoires, { $points } { $points ->
    [one] point
   *[other] points
 }
advice-decimal = { $whole },{ $tenth }

why-takes = Si personne ne joue { D(card-one) }, { LE($empire) } prend { LE($region) } avec { $n } { banner }{ $cities ->
    [0] {""}
    [one] {" "}et gagne { $cities } { city-one }
   *[other] {" "}et gagne { $cities } { city-other }
 }.
why-empties = Si personne ne joue { D(card-one) }, il ne reste personne et { LE($empire) } récupère { LE($region) }{ $cities ->
    [0] {""}
    [one] {" "}avec { $cities } { city-one }
   *[other] {" "}avec { $cities } { city-other }
 }.
why-empties-for-nobody = Si personne ne joue { D(card-one) }, il ne reste personne et { LE($region) } n’est plus à personne{ $cities ->
    [0] {""}
    [one] , avec { $cities } { city-one }
   *[other] , avec { $cities } { city-other }
 }.
why-wears = Si personne ne joue { D(card-one) }, { LE($empire) } ne prend pas { LE($region) } avec { $banners }{ $n ->
    [0] {""}
   *[other] , mais élimine { $n } { banner }
 }.
why-steers = Cela donne le contrôle { DE($seat) }{ $more ->
    [0] {""}
    [one] {" "}et { DE(position-one) } au-dessus
   *[other] {" "}et des { $more } { position-other } au-dessus
}.
why-steers-instead = Prend { A($society) } le contrôle { DE($seat) }{ $more ->
    [0] {""}
    [one] {" "}et { DE(position-one) } au-dessus
   *[other] {" "}et des { $more } { position-other } au-dessus
}.
why-secures = Tient les rivaux à l’écart { DE($seat) }, que contrôle déjà { LE(agent-one) } { ACCORD(agent-one, "placé", "placée") } auprès { DE($from) }.
why-leaves = { MAJ(LE(agent-one)) } { ACCORD(agent-one, "placé", "placée") } auprès { DE($seat) } redevient disponible.
why-adds = { $n } { banner } pour { LE($empire) }.
why-draws = { $n } { card } { DE($empire) }.
why-draws-up-to = Jusqu’à { $n } { card } { DE($empire) }.
why-attacks = { MAJ(LE($empire)) } va attaquer.
why-exchanges = Cela révèle deux { token-other } aux rivaux.
why-keeps = Rien de révélé : un atout en cas d’égalité.
why-even = À peu près équivalent { $than ->
    [own] à votre choix, « { $other } »
    [first] au premier choix
    [listed] au choix { $number }
   *[best] au meilleur autre choix, « { $other } »
}.
why-worth = Par rapport { $than ->
    [own] à votre choix, « { $other } »
    [first] au premier choix
    [listed] au choix { $number }
   *[best] au meilleur autre choix, « { $other } »
} : { $points }, { $chance }.
why-points-most = { $points } (surtout par les { city-other } { DE($empire) } : { $gain })
why-points-most-slot = { $points } (surtout par les { city-other } { DE($empire) }, { $slot } : { $gain })
why-points-both = { $points } ({ city-other } { DE($empire) } : { $gain }, { DE($against) } : { $loss })
why-points-same = presque autant de points
why-points-more = +{ $points } au score
why-points-less = −{ $points } au score
why-chance-same = mêmes chances de victoire
why-chance-more = +{ $win } % de chances de victoire
why-chance-less = −{ $win } % de chances de victoire
why-others = Seuls les points des rivaux diffèrent.
why-other-causes = Les chances de victoire dépendent aussi du score des rivaux et de la chance.
why-rival-less-known = { MAJ(LE($society)) } y perd { $points } points : { LE($empire) } est sur son « { $slot } ».
why-rival-more-known = { MAJ(LE($society)) } y gagne { $points } points : { LE($empire) } est sur son « { $slot } ».
why-rival-less = { MAJ(LE($society)) } y perd { $points } points : { LE($empire) } est sur son « { $slot } » (probable à { $odds } %).
why-rival-more = { MAJ(LE($society)) } y gagne { $points } points : { LE($empire) } est sur son « { $slot } » (probable à { $odds } %).

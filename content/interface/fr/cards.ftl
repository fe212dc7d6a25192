# Les cartes : leurs faces, leur liste complète, ce que l'on sait d'elles ; les jetons que l'on connaît.

card-event = Événement { DE($empire) } : il s’applique dès qu’il est pioché, puis quitte la partie.
card-offer = Offre { DE($empire) } : montrée à un rival, qui peut la refuser.
card-by = { MAJ(LE($society)) }

card-unpaid = Injouable : il faut { $needed } { $needed ->
    [one] { card-one }
   *[other] { card-other }
 } { DE($empire) }, vous { $held ->
    [0] n’en avez pas
   *[other] en avez { $held }
 }.
card-closed = Injouable maintenant : seulement { $windows }.
card-idle = Injouable maintenant : cela ne changerait rien.
card-now = Jouable maintenant.
card-now-banners = Maintenant : { $n } { banner } { DE($empire) }.
card-now-short = Maintenant : { $n } { banner } sur { $of } ({ supply-one } { DE($empire) } : { $supply }).
card-now-kills = Maintenant : { $n } { banner } en moins.
card-now-regions = Maintenant : { $n } { $n ->
    [one] { region-one }
   *[other] { region-other }
 } au choix.
card-now-positions = Maintenant : { $n } { $n ->
    [one] { position-one }
   *[other] { position-other }
 } au choix.
card-now-empires = Maintenant : { $n } { $n ->
    [one] { empire-one }
   *[other] { empire-other }
 } au choix.
card-now-targets = Maintenant : { $n } { $n ->
    [one] cible
   *[other] cibles
 } au choix.
card-costs = { $more ->
    [0] Coûte { CE(card-one) }
    [one] Coûte { CE(card-one) } et { $more } autre
   *[other] Coûte { CE(card-one) } et { $more } autres
 }

cards-title = { ACCORD(card-one, "Tous les", "Toutes les") } { card-other }
cards-close = Fermer
cards-open = { ACCORD(card-one, "Tous les", "Toutes les") } { card-other } (C)
cards-on-every = Sur chaque { card-one } { DE($empire) }.
cards-places = { $n } en tout : { $places }.
cards-beside = { $card } : { $beside }
cards-own = { $n } dans votre main
cards-with = { $n } chez { LE($society) }
cards-gone = { $n } hors de la partie
cards-deck = { $n } dans la pioche
cards-unknown = { $n } dans la pioche ou chez un rival
cards-covered = On ignore { ACCORD(card-one, "lesquels", "lesquelles") } sont chez les rivaux ({ $n }).
cards-known = En main à coup sûr : { $cards }.
cards-known-one = { $n } × { $card }

known-token-last = { MAJ(LE($empire)) }, à coup sûr : tout le reste est face visible.
known-token-setup = { MAJ(LE($empire)) }, à coup sûr : la donne, vos { token-other } et { ACCORD(token-one, "ceux", "celles") } face visible excluent le reste.

exchange-title = Échanger deux { token-other }, ou { ACCORD(token-one, "aucun", "aucune") }
exchange-fold = Le plateau
exchange-unfold = Voir les { token-other }
exchange-made = Échanges faits :
exchange-made-by = { $society } { $n }
exchange-made-all = Échanges faits : { $list }. À égalité, qui en a fait le moins gagne (R9.2).
exchange-now = Maintenant : { $n } { $n ->
    [one] point
   *[other] points
 }
exchange-pick = Choisissez deux { token-other } face cachée
exchange-other = Et l’autre ? Vos points :
exchange-then = Après : { $n } { $n ->
    [one] point
   *[other] points
 } ({ $change })
exchange-gives = Échange avec { LE($empire) } : { $before } → { $after } points maintenant.
exchange-about = Les { token-other } { ACCORD(token-one, "échangés", "échangées") } restent face visible et ne bougent plus.
exchange-open = Tous verront désormais { LE($a) } sur { $slot-a } et { LE($b) } sur { $slot-b }.
exchange-left = Les { $n } autres restent face cachée.
exchange-left-one = { ACCORD(token-one, "Le dernier", "La dernière") } reste face cachée, mais se devine.
exchange-left-none = Tout est alors face visible.
exchange-none = En échanger deux
exchange-do = Échanger { LE($a) } et { LE($b) } : { $before } → { $after }
exchange-keep = Tout garder

ask-before-plain = Choisissez une action { DE($seat) }.

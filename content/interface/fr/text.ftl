# La table en texte.

text-saved = Enregistrement automatique : { $file }
text-copy-saved = Copie enregistrée : { $file }
text-not-saved = Impossible d’enregistrer la partie : { $why }
text-help-how = Tapez le numéro d’un choix, ou « { text-word-help } ».
text-covered = La table est couverte : { $person } appuie sur Entrée pour la voir.
text-line-long = Cette ligne dépasse { $most } octets. Tapez le numéro d’un choix, ou « { text-word-help } ».
text-line-no-text = Cette ligne n’est pas en UTF-8 : son octet { $place } est { $byte }. Tapez le numéro d’un choix, ou « { text-word-help } ».
text-hint-again = Tapez encore « { text-word-hint } » pour voir les meilleurs choix.
text-hint-most = Les meilleurs choix :
text-hint-choice = { $number }. { $choice } ({ $worth })
text-why = { $number }. { MAJ(LE($society)) } : { $choice }. { $why }
text-why-event = { $number }. { $event } { $why }
text-why-itself = { $number }. Ce coup { DE($society) } parle de lui-même.
text-why-nobody = Aucun coup d’un rival à expliquer pour l’instant.
text-why-none = Cette décision n’existe pas : { $n ->
    [one] { $n } a été prise
   *[other] { $n } ont été prises
 }. « { text-word-log } » donne leurs numéros.
text-over-how = Tapez « { text-word-why } » et le numéro d’une décision, « { text-word-log } », ou « { text-word-quit } ».
text-undone = Annulé.
text-how-many = Combien { D(banner-other) } ? Tapez un nombre de 1 à { $most }, ou le numéro du choix suivi du nombre : « { $such } ».
text-no-such = Ce choix n’existe pas. Tapez « { text-word-choices } » pour revoir la liste.
text-range = { $choice }, ou tout nombre de 1 à { $most }
text-help =
    Tapez le numéro d’un choix. Si la liste dit « ou tout nombre », ajoutez ce nombre : « 3 x2 ».
    Ou tapez un coup en notation, comme « { $deploy } » ou « { $attack } ».
    Les commandes en anglais (help, map, undo…) valent aussi.
text-help-help = { text-word-help } SUJET : à quoi sert un de ces mots, ou comment un coup s’écrit
text-help-map = { text-word-map } : chaque { region-one } avec ses { banner-other }, { city-other }, { farm-other }, { fort-other } et voisinage ; { text-word-map } ids ajoute les mots de la notation
text-help-councils = { text-word-councils } : chaque { position-one }, ce qu’{ ACCORD(position-one, "il fait et qui le", "elle fait et qui la") } contrôle
text-help-societies = { text-word-societies } : les { card-other }, { agent-other } et { token-other } face visible de chacun
text-help-hand = { text-word-hand } : vos { card-other } et ce qu’{ ACCORD(card-one, "ils", "elles") } font
text-help-cards = { text-word-cards } : { ACCORD(card-one, "tous les", "toutes les") } { card-other } de cette partie, leurs effets et où { ACCORD(card-one, "ils", "elles") } se trouvent, d’après ce que vous savez
text-help-rules = { text-word-rules } : les règles maison de cette partie, et les règles en une page ; { text-word-rules } 6.2 ou { text-word-rules } { supply-one } cherche dans le livret
text-help-log = { text-word-log } : tout ce qui s’est passé
text-help-choices = { text-word-choices } : les choix, encore une fois
text-help-hint = { text-word-hint } : où regarder ; encore une fois : les meilleurs choix
text-help-why = { text-word-why } N : pourquoi la décision N du journal a été prise ; sans N, la dernière d’un rival
text-help-undo = { text-word-undo } : annuler votre dernière décision
text-help-restart = { text-word-restart } : la même partie depuis le début
text-help-save = { text-word-save } NOM : enregistrer une copie dans vos parties ; { text-word-save } --to CHEMIN l’enregistre ailleurs
text-help-quit = { text-word-quit } : quitter ; la partie reste enregistrée
text-help-move = En notation : « { $form } ».
text-no-topic = Il n’y a pas d’aide sur « { $given } ». Il y en a sur { $topics }. « { $rules } { $given } » le cherche dans le livret.
text-no-topic-near = Il n’y a pas d’aide sur « { $given } ». Vouliez-vous dire « { $near } » ?
text-no-word = « { $given } » n’est ni un choix, ni une commande, ni un coup.
text-no-word-near = « { $given } » n’est ni un choix, ni une commande, ni un coup. Vouliez-vous dire « { $near } » ?
text-no-form = Ce coup s’écrit comme « { $form } », pas « { $given } ».
text-no-name = « { $given } » : { $kind ->
    [empire] { ACCORD(empire-one, "aucun", "aucune") } { empire-one }
    [region] { ACCORD(region-one, "aucun", "aucune") } { region-one }
    [position] { ACCORD(position-one, "aucun", "aucune") } { position-one }
   *[card] { ACCORD(card-one, "aucun", "aucune") } { card-one }
 } ne s’appelle ainsi.
text-no-name-near = « { $given } » : { $kind ->
    [empire] { ACCORD(empire-one, "aucun", "aucune") } { empire-one }
    [region] { ACCORD(region-one, "aucun", "aucune") } { region-one }
    [position] { ACCORD(position-one, "aucun", "aucune") } { position-one }
   *[card] { ACCORD(card-one, "aucun", "aucune") } { card-one }
 } ne s’appelle ainsi. Vouliez-vous dire « { $near } » ?
text-no-number = « { $given } » n’est pas un nombre de 1 à { $most }.
text-save-how = Dites sous quel nom : « { text-word-save } NOM ».
text-save-to = Pour enregistrer hors du dossier des parties, tapez « { $command } ».
text-rule = { $name } : { $value }. { $about }
text-empire = { $empire } : { $cities } { $cities ->
    [one] { city-one }
   *[other] { city-other }
 }, { $supply } en { supply-one }, { $deck } { $deck ->
    [one] { card-one }
   *[other] { card-other }
 } dans la pioche.
text-region-plain = { $region }{ $id ->
    [none] {""}
   *[other] {" "}({ $id })
 } : { $n ->
    [0] vide
   *[other] { $n } { banner }
 }{ $over ->
    [yes] , au-delà de sa limite de { $limit }
   *[no] {""}
 }.{ $borders ->
    [none] {""}
   *[other] {" "}À côté : { $borders }.
 }
text-region = { $region }{ $id ->
    [none] {""}
   *[other] {" "}({ $id })
 } : { $n ->
    [0] vide
   *[other] { $n } { banner }
 }{ $over ->
    [yes] , au-delà de sa limite de { $limit }
   *[no] {""}
 }, { $facts }.{ $borders ->
    [none] {""}
   *[other] {" "}À côté : { $borders }.
 }
text-has-city = { $n ->
    [1] { city }
   *[other] { $n } { city }
 }
text-has-farm = { $n ->
    [1] { farm }
   *[other] { $n } { farm }
 }
text-has-fort = { $n ->
    [1] { fort }
   *[other] { $n } { fort }
 }
text-home-of = { region-one } d’origine { DE($empire) }
text-agent-of = { agent-one } { DE($society) }
text-line-now = { $line }, soit { $n }
text-seat-agent = { $seat }{ $id ->
    [none] {""}
   *[other] {" "}({ $id })
 }, { agent-one } { DE($society) } : { $lines }
text-seat-controlled = { $seat }{ $id ->
    [none] {""}
   *[other] {" "}({ $id })
 }, libre, sous le contrôle { DE($society) } : { $lines }
text-seat-empty = { $seat }{ $id ->
    [none] {""}
   *[other] {" "}({ $id })
 }, libre : { $lines }
text-society = { MAJ(LE($society)) }{ $viewer ->
    [yes] {" "}(vous)
   *[no] {" "}({ $player })
 }{ $first ->
    [yes] {" "}joue en premier
   *[no] {""}
 } : { $agents } { $agents ->
    [one] { agent-one }
   *[other] { agent-other }
 } en main ; { $cards }.
text-society-no-cards = { MAJ(LE($society)) }{ $viewer ->
    [yes] {" "}(vous)
   *[no] {" "}({ $player })
 }{ $first ->
    [yes] {" "}joue en premier
   *[no] {""}
 } : { $agents } { $agents ->
    [one] { agent-one }
   *[other] { agent-other }
 } et { ACCORD(card-one, "aucun", "aucune") } { card-one } en main.
text-cards-of = { $n } { $empire }
text-slot-hidden = { $slot } ({ $multiplier }) : face cachée
text-slot-revealed = { $slot } ({ $multiplier }) : { $empire }, face visible
text-slot-own = { $slot } ({ $multiplier }) : { $empire }, face cachée
text-slots = { $head } ; { $last }
text-no-cards = Vous n’avez pas { D(card-other) }.
text-card = { $n } x { $card }{ $id ->
    [none] {""}
   *[other] {" "}({ $id })
 }
text-ability = { $number }. { $ability } ({ $cost } ; { $windows }) : { $text }

window-before = avant l’action
window-declaring = en déclarant une attaque
window-muster = avant le combat
window-aftermath = après une attaque
window-after = après l’action

score-society = { $society } : { $n } { $n ->
    [one] point
   *[other] points
 }
score-slot = { $slot } ({ $empire }) : { $multiplier } × { $cities } { $cities ->
    [one] { city-one }
   *[other] { city-other }
 }{ $agents ->
    [0] {""}
    [one] {" "}et { $agents } { agent-one }
   *[other] {" "}et { $agents } { agent-other }
 }{ $whisper ->
    [0] {""}
   *[other] , 1 pour le murmure gardé
 } = { $n }
score-store = Trésor : { $cards } { $cards ->
    [one] { card-one }
   *[other] { card-other }
 } x { $each } = { $n }
score-winner = Victoire : { LE($society) }.
score-tie-break = { MAJ(LE($society)) } l’emporte à égalité : { $exchanges } { $exchanges ->
    [one] échange
   *[other] échanges
 }, { $cards } { $cards ->
    [one] { card-one }
   *[other] { card-other }
 } en main (R9.2).
score-shared = Victoire partagée : { $society } (R9.2).
text-wild = Vaut n’importe { ACCORD(card-one, "quel", "quelle") } { card-one } en paiement, sauf { ACCORD(card-one, "celui", "celle") } que vous jouez.

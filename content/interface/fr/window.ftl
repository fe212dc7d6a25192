# La fenêtre.

window-ok = D’accord
window-back = Retour
window-save = Enregistrer
window-cancel = Annuler
window-sure = { $what } ? C’est irréversible.
window-yes = Oui
window-no = Non
window-torn = Dernière ligne du fichier incomplète, ignorée : { $line }
window-not-saved = Impossible d’enregistrer la partie : { $why }
window-saved-again = Partie de nouveau enregistrée : { $file }
window-broken = Whispers a planté la dernière fois. « Continuer » reprend la partie à sa dernière décision. Détails : { $what }
window-not-kept = Impossible d’enregistrer { $file } : { $why }
window-put-aside = { $file } était en partie illisible. Son ancien contenu est dans { $aside }.
window-copy-saved = Copie enregistrée : { $file }
window-dropped-address = { $address } est une adresse, pas un fichier. Téléchargez-la, puis déposez le fichier ici.
window-dropped-missing = Fichier introuvable : { $path }
page-storage-full = Le navigateur n’a plus de place pour les fichiers de Whispers. Exportez ou supprimez des parties. Sinon, la suite sera perdue à la fermeture de la page.
page-storage-denied = Ce navigateur, peut-être en mode privé, n’enregistre pas les fichiers de Whispers. Vous pouvez jouer, mais tout sera perdu à la fermeture de la page.

data-export = Exporter les données
data-import = Importer des données
data-archive = Archive
data-exported = Tout est dans { $path } : parties, packs, langues, progrès et réglages.
data-not-exported = Impossible d’écrire l’archive : { $why }
data-not-imported = L’archive n’a pas pu être importée en entier : { $why }
data-no-archive = Ce n’est pas une archive de Whispers.
data-imported = Importé : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
 }, { $packs ->
    [one] { $packs } pack ou langue
   *[other] { $packs } packs ou langues
 }.
data-kept = Vos versions sont conservées : { $names }

title-continue = Continuer
title-new = Nouvelle partie
title-learn-first = Apprendre à jouer (15 minutes)
title-play-now = Jouer tout de suite
title-load = Charger une partie
title-settings = Réglages
title-quit = Quitter

settings-unread = Réglages illisibles : les valeurs par défaut s’appliquent. Au premier changement, l’ancien fichier est gardé sous un autre nom. { $file } : { $why }
settings-torn = Ligne { $line } : { $quoted } n’est pas un réglage. Écrivez un nom, un signe égal et une valeur, comme theme = "night".
settings-twice = Ligne { $line } : « { $key } » est en double. La première s’applique.
settings-wrong = { $file } contient des réglages inutilisables ; les autres s’appliquent. Ces lignes restent telles quelles.
settings-wrong-line = Ligne { $line } : { $key } = { $found }. Valeurs possibles : { $right }. Valeur appliquée : { $used }.
settings-unknown = Ligne { $line } : réglage inconnu « { $key } ». { $near }
settings-near = Vouliez-vous dire « { $key } » ?
settings-more = Autres lignes de ce genre : { $count }.
settings-right-number = un nombre entre { $low } et { $high }
settings-right-switch = true ou false
settings-used-automatic = automatique
settings-heading = Réglages
settings-looks = Apparence et langue
settings-pace = Rythme et décisions
settings-scale = Taille de l’interface
settings-scale-about = Automatique : suit la fenêtre.
scale-automatic = Automatique
scale-own = Manuelle
settings-language = Langue
settings-language-about = Automatique : la langue du système.
language-automatic = Automatique
language-draft = { $name } (inachevé)
settings-theme = Thème
settings-theme-about = Parchemin le jour, chandelle le soir.
theme-parchment = Parchemin
theme-night = Nuit
settings-palette = Couleurs des { empire-other }
settings-palette-about = Toutes conviennent aux daltoniens. Les vives contrastent plus.
palette-pack = Du pack
palette-strong = Vives
settings-speed = Animations
settings-speed-about = La vitesse des { banner-other } et des { token-other }.
speed-none = Aucune
speed-fast = Rapides
speed-normal = Normales
speed-slow = Lentes
settings-pause = Pause après un rival
settings-pause-about = Le temps de lire chaque coup.
pause-none = Aucune
pause-short = Courte
pause-long = Longue
pause-click = Jusqu’au clic
settings-volume = Sons
settings-volume-about = { MAJ(card-other) }, { army-other }, chute des { city-other }, et votre tour.
volume-off = Aucun
settings-voices = Les rivaux parlent
settings-voices-about = Un mot quand ils prennent ou perdent { UN(city-one) }.
settings-forced = Jouer d’office le seul choix
settings-forced-about = Quand il n’y a pas d’alternative.
settings-patient = Éminences grises patientes
settings-patient-about = Jusqu’à une seconde par décision, pour voir plus loin.
settings-confirm = Confirmer l’irréversible
settings-confirm-about = Avant de piocher, de révéler ou de passer la main.

load-heading = Parties
load-hint = Cliquez sur une partie pour la continuer.
load-column-name = Partie
load-column-game = Jeu
load-column-players = Joueurs
load-column-played = Jouée le
load-none = Aucune partie enregistrée.
load-over = Finie
load-against = { $society } contre { $rivals }
load-alike = { $n } × { $level }
load-won = Gagnée avec { $n } { $n ->
    [one] point
   *[other] points
 }
load-shared = Victoire partagée avec { $n } { $n ->
    [one] point
   *[other] points
 }
load-placed = { $place ->
    [2] Deuxième
    [3] Troisième
   *[other] Dernière place
 } avec { $n } { $n ->
    [one] point
   *[other] points
 }
load-winner = { MAJ(LE($winner)) } a gagné avec { $n } { $n ->
    [one] point
   *[other] points
 }
load-winners = { MAJ($winner) } ont gagné ensemble avec { $n } { $n ->
    [one] point
   *[other] points
 }
load-more = Plus
load-rename = Renommer
load-rename-hint = Renommer la partie.
load-copy = Copier
load-copy-hint = Garder une copie de la partie.
load-trash = Supprimer
load-trash-hint = Mettre la partie à la corbeille du système.
load-trash-sure = Mettre la partie « { $name } » à la corbeille du système ?
trash-missing = Le système n’a pas de corbeille ici. Déplacé vers { $path }.
load-new-name = Nouveau nom

setup-heading = Nouvelle partie
setup-society = Vous êtes
setup-rivals = Rivaux
setup-against = Adversaires
setup-against-rivals = Des rivaux
setup-against-automata = Des automates, en solo
setup-automaton-count = { $n ->
    [one] Un automate
   *[other] { $n } automates
 }
setup-level-of = Niveau : { $society }
setup-hardness-of = Difficulté : { $society }
setup-temper-of = Caractère : { $society }
setup-hide = Caché jusqu’à la fin
setup-hide-nothing = rien
setup-hide-temper = caractères
setup-hide-level = niveaux et caractères
setup-rival-count = { $n ->
    [one] { $n } rival
   *[other] { $n } rivaux
 }
setup-first = Premier
setup-first-random = au hasard
setup-seed = Graine
setup-seed-about = La même graine donne la même partie.
setup-new-seed = Une autre
setup-bad-seed = Tapez un nombre de 0 à 9007199254740991.
setup-begin = Commencer
setup-customise = Personnaliser
setup-customise-about = Choisir les rivaux, le premier joueur et les règles maison.
preset-last = Comme la dernière fois
preset-last-about = Vos derniers rivaux et règles.
preset-first = Première partie
preset-first-about = Pour commencer : { $rounds } manches contre { $n ->
    [one] un rival
   *[other] { $n } rivaux
 } ({ $level }).
preset-quick = Rapide
preset-quick-about = Quand vous battez les novices : { $rounds } manches contre { $n ->
    [one] un rival
   *[other] { $n } rivaux
 } ({ $level }).
preset-standard = Standard
preset-standard-about = Le jeu complet : { $rounds } manches contre { $n ->
    [one] un rival
   *[other] { $n } rivaux
 } ({ $level }).
preset-best = Contre les meilleurs
preset-best-about = La partie la plus difficile : { $rounds } manches contre { $n ->
    [one] un rival
   *[other] { $n } rivaux
 } ({ $level }).
preset-automata = Automates
preset-automata-about = En solo contre un automate du jeu de plateau.
setup-deal = Donne du jour
setup-reset = Réinitialiser
setup-reset-about = { $n ->
    [one] Un novice
   *[other] { $n } novices
 } et les règles imprimées.
setup-pack = Le jeu
setup-pack-has = { $empires } { empire-other }, { $regions } { region-other }, jusqu’à { $societies } { society-other }
setup-pack-by = Version { $version } · { $authors }
setup-table = La table
setup-house = Règles maison
setup-house-differ = { $n ->
    [0] Règles d’origine.
    [one] { $n } règle diffère.
   *[other] { $n } règles diffèrent.
 }
setup-house-reset = Règles d’origine
setup-printed = Imprimé : { $value }
setup-number-hint = Glissez, ou cliquez et tapez.
setup-ways = Formules
setup-group-loyalty = Loyauté et score
setup-group-council = { MAJ(council-other) }
setup-group-war = Guerre et ravitaillement
setup-group-length = Durée et { card-other }
setup-group-cards = Extensions

level-random = hasard
level-novice = novice
level-agent = agent
level-spymaster = maître-espion
level-mastermind = éminence grise
level-random-about = Le hasard joue n’importe quel coup permis.
level-novice-about = Le novice joue le meilleur coup du moment.
level-agent-about = L’agent pense aux conséquences.
level-spymaster-about = Le maître-espion a appris ce qui fait gagner.
level-mastermind-about = L’éminence grise voit plus loin.

automaton-madness = Ordre de la Folie
automaton-hounds = Chiens de Gloire
hardness-easy = facile
hardness-medium = moyen
hardness-hard = difficile
automaton-madness-about = L’Ordre de la Folie suit un script et retourne ses { token-other } { ACCORD(token-one, "un à un", "une à une") }.
automaton-hounds-about = Les Chiens de Gloire suivent un script et soutiennent qui tient le plus { D(city-other) }.
hardness-easy-about = Facile : son trésor ne vaut rien.
hardness-medium-about = Moyen : un point par { card-one } de son trésor.
hardness-hard-about = Difficile : deux points par { card-one } de son trésor.
player-automaton = { $automaton }, { $hardness }

temper-even = égal
temper-hoarder = avare
temper-raider = pillard
temper-reader = devin
temper-sitter = casanier
temper-surprise = surprise
temper-even-about = Caractère équilibré : aucune préférence.
temper-hoarder-about = L’avare garde { card-other } et { token-other }, et frappe tard.
temper-raider-about = Le pillard attaque plutôt que d’amasser.
temper-reader-about = Le devin échange ses loyautés avec audace.
temper-sitter-about = Le casanier réunit ses { agent-other } dans peu de { council-other } et les déplace rarement.
temper-surprise-about = Surprise : au hasard, révélé à la fin.

player-human = humain
player-hidden = un bot
player-tempered = { $level }, { $temper }
player-temper-hidden = { $level }, caractère caché
player-unveiled = { MAJ(LE($society)) } : niveau { $level }, caractère { $temper }.

table-round = Manche { $round } sur { $rounds }
table-waiting = { MAJ(LE($society)) } réfléchit.
table-watch = Les autres jouent. Clic ou Espace pour accélérer.
table-watch-done = Votre coup est joué. Clic ou Espace pour accélérer.
table-watch-wait = Clic ou Espace pour voir le coup suivant.
table-watch-own = Ensuite, à vous. Clic ou Espace pour accélérer.
table-undo = Annuler
table-hint = Indice
table-hint-about = Où regarder ; 2ᵉ clic : les meilleurs choix (H)
table-hint-later = Les indices viennent à votre tour.
table-hint-weighing = Évaluation de vos choix…
table-hint-close = Fermer l’indice (Échap)
table-hint-again = Cliquez encore sur Indice pour voir les meilleurs choix.
table-hinted = Indice : regardez ici.
table-not-saved = Non enregistré !
table-menu = Menu
table-drawers = { MAJ(council-other) }
table-save-copy = Enregistrer une copie
table-save-as = Nom de la copie
table-restart = Recommencer
table-leave = Écran titre
table-back = Retour
table-slot-of = { $society }, { $slot }
table-you = vous
table-thinking = réfléchit
table-swing = { $n } pour vous
table-keep-card = Clic pour garder { LE(card-one) } en vue, encore un pour { ACCORD(card-one, "le", "la") } lâcher.
table-log = Journal
table-log-new = Depuis votre dernier coup
recap-earlier = { table-log-new } ({ $n } de plus dans le journal)
recap-exchanged = Échange de { token-other } : { $societies }
table-log-end = À la fin
table-log-open = Ouvrir le journal entier (L)
table-log-close = Fermer
table-log-close-about = Fermer le journal (L ou Échap)
table-known-short = { $n } + ?
table-known = Points de ses { token-other } face visible : { $n }
table-score-unit = { $n ->
    [one] point
   *[other] points
 }
table-score-unit-now = { $n ->
    [one] point pour l’instant
   *[other] points pour l’instant
 }
table-score-now = { $n } { $n ->
    [one] point
   *[other] points
 } pour l’instant
table-seat-agent = { $seat }, { agent-one } { DE($society) } : { $lines }
table-seat-steered = { $seat }, libre, sous le contrôle { DE($society) } depuis { LE($from) } : { $lines }
table-seat-empty = { $seat }, libre : { $lines }
table-foresight = { MAJ(LE($society)) } { $would ->
    [yes] contrôlerait : { $seats }.
   *[no] contrôle : { $seats }.
 }
table-foresight-back = Après la reprise, { LE($society) } contrôle : { $seats }.
table-foresight-back-nobody = Après la reprise, personne ne contrôle : { $seats }.
table-foresight-swap = Après la permutation, { LE($society) } agit ici : { $lines }.
table-foresight-swap-with = Après la permutation, { LE($society) } agit ici : { $lines }. { MAJ(LE(agent-one)) } { DE($other) } rejoint { LE($from) }.
table-foresight-cuts = Le contrôle échappe à : { $societies }.
table-region-plain = { $region }, { $empire }, { $n ->
    [0] vide
   *[other] { $n } { banner }
 }, limite { $limit }
table-region = { $region }, { $empire }, { $n ->
    [0] vide
   *[other] { $n } { banner }
 }, limite { $limit }, { $facts }
table-attack-with = Avec { $n } : { $outcome }
table-pay = Payer : { $card }
table-offer = Proposer « { $offer } »
table-number = { $n } { banner }
key-escape = Échap
key-space = Espace

phase-lay = Mise en place
phase-lay-about = Chacun pose ses { token-other }.
phase-retrieve = Reprise
phase-retrieve-about = Chacun reprend des { agent-other }.
phase-deploy = Placement
phase-deploy-about = Chacun place des { agent-other }.
phase-turns = Tours des { empire-other }
phase-turns-about = Chaque { empire-one } agit à son tour.
phase-cleanup = Défausse
phase-cleanup-about = Chacun se défausse jusqu’à la limite de main.
phase-loyalty = Loyauté
phase-loyalty-about = Chacun peut échanger deux { token-other }, qui restent face visible.
phase-final = Dernier murmure
phase-final-about = Un dernier échange { D(token-other) }.
phase-over = Fin
phase-over-about = La partie est finie.

hint-place = Cliquez sur { UN(position-one) } en surbrillance.
hint-attack-from = Cliquez sur { LE(region-one) } d’où part l’attaque.
hint-attack-to = Cliquez sur la cible.
hint-move-from = Cliquez sur { LE(region-one) } d’où partent les { banner-other }.
hint-move-to = Cliquez sur leur destination.
hint-number = Combien ?
hint-strength = Combien { D(banner-other) } ? Après la flèche : les { ACCORD(banner-one, "survivants", "survivantes") }.
hint-region = Cliquez sur { UN(region-one) } en surbrillance.
hint-seat = Cliquez sur { UN(position-one) } en surbrillance.
hint-card = Cliquez sur { UN(card-one) } de votre main.
hint-play = Cliquez sur un pouvoir en surbrillance.
hint-ability = Choisissez l’effet { DE(card-one) }.
hint-pay = Choisissez { LE(card-one) } qui paie.
hint-list = Choisissez dans la liste, en bas.
hint-sheet = Choisissez sur le panneau.
hint-declaring = Vous pouvez d’abord jouer { UN(card-one) }.
cards-pass-turn = Passer jusqu’à la fin du tour
cards-pass-turn-about = Ne jouer { ACCORD(card-one, "aucun", "aucune") } { card-one } jusqu’à la fin du tour { DE($empire) } (P)
cards-ask = Reproposer les { card-other }
cards-ask-about = Vous passez jusqu’à la fin du tour { DE($empire) }. Cliquez pour qu’on vous propose de nouveau vos { card-other } (P).

end-table = Revoir la partie
end-again = Nouvelle partie
end-same = Revanche
end-back = Écran titre
end-decided = { MAJ(LE($empire)) } a fait la différence : { $own } pour vous, { $theirs } pour { LE($rival) }.
end-next-guard = La prochaine fois : gardez { LE($region) }. Cette perte vous a coûté { $n }.
end-next-card = La prochaine fois : jouez { UN(card-one) } en surbrillance.
end-next-exchange = La prochaine fois : échangez à temps { LE($one) } et { LE($other) } (+{ $n }).
end-next-review = Ensuite : l’analyse montre vos meilleures et vos pires décisions.
end-curve = Points, décision par décision
end-curve-round = Manche { $round }
end-you-win = Vous gagnez avec { LE($society) }.
end-behind = Vous êtes { $place ->
        [1] premier
       *[other] { $place }ᵉ
    } sur { $of }{ $n ->
        [0] .
        [one] , à 1 point.
       *[other] , à { $n } points.
    }
end-turning = Les { token-other } sont { ACCORD(token-one, "retournés", "retournées") }
end-hurry = Clic ou touche pour tout retourner.
end-legend = Chaque { token-one } vaut : { city-other } de { SON(empire-one) } × multiplicateur de sa case.
end-ringed = Plein : déjà connu ; cercle : caché jusqu’ici.
end-legend-agents = Chaque { token-one } vaut : ({ city-other } de { SON(empire-one) } + vos { agent-other } dans ses { region-other }) × multiplicateur de sa case.
end-cities = { MAJ(LE($empire)) } contrôle { $n } { city }
end-ahead = { $n } { $n ->
    [one] point
   *[other] points
 }, { $ahead } de plus que le suivant.
end-by-exchanges = Égalité à { $n } { $n ->
    [one] point
   *[other] points
 } ({ $others }), mais moins d’échanges : { $own } contre { $theirs }.
end-by-cards = Égalité à { $n } { $n ->
    [one] point
   *[other] points
 } et en échanges ({ $others }), mais plus de { card-other } en main : { $own } contre { $theirs }.
end-shared = { $n } { $n ->
    [one] point
   *[other] points
 } chacun, avec autant d’échanges et de { card-other }.
end-store = dont { $n } pour le trésor
end-standing = { $exchanges } { $exchanges ->
    [one] échange
   *[other] échanges
 }, { $cards } { $cards ->
    [one] { card-one }
   *[other] { card-other }
 }
end-same-about = Mêmes rivaux et mêmes règles, nouvelle donne. Caractères et niveaux cachés sont désormais connus.

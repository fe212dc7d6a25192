# La fenêtre.

window-ok = D'accord
window-back = Retour
window-save = Enregistrer
window-cancel = Annuler
window-sure = { $what } ? Ce sera sans retour.
window-yes = Oui
window-no = Non
window-torn = La dernière ligne du fichier n'a pas été écrite jusqu'au bout, elle est laissée de côté : { $line }
window-not-saved = La partie ne peut pas être enregistrée : { $why }
window-saved-again = La partie est de nouveau enregistrée, jusqu'à la dernière décision : { $file }
window-broken = Le programme s'est interrompu la dernière fois. La partie était enregistrée jusqu'à sa dernière décision : « Continuer » la reprend. Ce qu'on en sait : { $what }
window-not-kept = { $file } ne peut pas être enregistré : { $why }
window-put-aside = { $file } n'était pas entièrement lisible. Son ancien contenu est conservé dans { $aside }.
window-copy-saved = Une copie est enregistrée dans { $file }.
window-dropped-address = { $address } est une adresse et non un fichier. Téléchargez-la d'abord, puis déposez le fichier ici.
window-dropped-missing = Le fichier { $path } n'existe pas.
page-storage-full = Le navigateur n'a plus de place pour les fichiers de Whispers. Vous pouvez continuer, mais la suite sera perdue à la fermeture de la page. Exportez d'abord vos parties ou supprimez-en.
page-storage-denied = Ce navigateur n'enregistre pas les fichiers de Whispers, comme dans une fenêtre privée. Vous pouvez jouer, mais tout sera perdu à la fermeture de la page.

data-export = Exporter les données
data-import = Importer des données
data-archive = Archive
data-exported = Tout est dans { $path } : parties, packs, langues, progrès et réglages.
data-not-exported = L'archive n'a pas pu être écrite : { $why }
data-not-imported = L'archive n'a pas pu être ajoutée en entier : { $why }
data-no-archive = Ce n'est pas une archive des données de Whispers.
data-imported = Ajouts : { $matches ->
    [one] une partie
   *[other] { $matches } parties
 } et { $packs ->
    [one] un pack ou une langue
   *[other] { $packs } packs et langues
 }.
data-kept = Les vôtres restent comme ils sont : { $names }

title-continue = Continuer
title-new = Nouvelle partie
title-load = Charger une partie
title-settings = Réglages
title-quit = Quitter

settings-unread = Les réglages sont illisibles : les valeurs par défaut s'appliquent. À votre prochain réglage, le fichier sera d'abord conservé sous un autre nom. { $file } : { $why }
settings-torn = Ligne { $line } : ce n'est pas un réglage : { $quoted }. Un réglage se compose d'un nom, d'un signe égal et d'une valeur, comme theme = "night".
settings-twice = Ligne { $line } : « { $key } » figure deux fois dans le fichier. La première ligne s'applique.
settings-wrong = Dans { $file }, certains réglages sont inutilisables. Les autres s'appliquent. À votre prochain réglage, rien de ce fichier ne sera perdu.
settings-wrong-line = Ligne { $line } : { $key } = { $found }. Valeurs possibles : { $right } ; en usage : { $used }.
settings-unknown = Ligne { $line } : il n'y a pas de réglage « { $key } », il est ignoré. { $near }
settings-near = Vouliez-vous dire « { $key } » ?
settings-more = Il y a { $count } autres lignes de ce genre.
settings-right-number = un nombre entre { $low } et { $high }
settings-right-switch = true ou false
settings-used-automatic = automatique
settings-heading = Réglages
settings-looks = Apparence et langue
settings-pace = Rythme et décisions
settings-scale = Taille de l'affichage
settings-scale-about = En automatique, tout grandit avec la fenêtre, et la table y tient toujours.
scale-automatic = Automatique
scale-own = La mienne
settings-language = Langue
settings-language-about = En automatique, c'est la langue du système.
language-automatic = Automatique
language-draft = { $name } (inachevé)
settings-theme = Thème
settings-theme-about = Encre sur parchemin pour le jour, chandelle pour le soir.
theme-parchment = Parchemin
theme-night = Nuit
settings-palette = Couleurs des { empire-other }
settings-palette-about = Distinctes pour tous les yeux, même daltoniens ; les vives le plus.
palette-pack = Peintes
palette-strong = Vives
settings-speed = Animations
settings-speed-about = À quelle vitesse { banner-other } et { token-other } se déplacent.
speed-none = Aucune
speed-fast = Rapides
speed-normal = Normales
speed-slow = Lentes
settings-pause = Pause après le coup d'un rival
settings-pause-about = Le temps de lire ce qu'un rival a fait avant le coup suivant.
pause-none = Aucune
pause-short = Courte
pause-long = Longue
pause-click = Jusqu'au clic
settings-volume = Sons
settings-volume-about = Les { card-other }, les { army-other }, les { city-other } qui tombent, et votre tour de décider.
volume-off = Aucun
volume-quiet = Doux
volume-middle = Moyen
volume-loud = Fort
settings-forced = Prendre pour moi le seul choix
settings-forced-about = Une décision qui ne laisse aucun choix est prise sans demander.
settings-patient = Éminences grises patientes
settings-patient-about = Elles peuvent prendre jusqu'à une seconde par décision pour voir plus loin.
settings-confirm = Demander avant ce qui ne s'annule pas
settings-confirm-about = Une décision qui pioche, révèle ou passe la main à un rival est à confirmer.

load-heading = Parties
load-hint = Cliquez sur une partie pour la continuer.
load-column-name = Partie
load-column-game = Jeu
load-column-players = Joueurs
load-column-played = Jouée le
load-none = Aucune partie n'est encore enregistrée.
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
load-more = Autre
load-rename = Renommer
load-rename-hint = Donner un autre nom à la partie.
load-copy = Copier
load-copy-hint = Garder la partie telle qu'elle est, à côté de celle que vous continuez.
load-trash = Jeter
load-trash-hint = Mettre la partie à la corbeille du système, d'où elle peut être reprise.
load-trash-sure = Mettre la partie « { $name } » à la corbeille du système ?
trash-missing = Le système n'a pas de corbeille ici. Déplacé vers { $path }.
load-new-name = Le nouveau nom de la partie

setup-heading = Une nouvelle partie
setup-society = Vous êtes
setup-rivals = Rivaux
setup-against = Contre qui
setup-against-rivals = Contre des rivaux
setup-against-automata = Seul contre des automates
setup-automaton-count = { $n ->
    [one] Un automate
   *[other] { $n } automates
 }
setup-level-of = Niveau : { $society }
setup-hardness-of = Difficulté : { $society }
setup-temper-of = Caractère : { $society }
setup-hide = Caché jusqu'à la fin
setup-hide-nothing = rien
setup-hide-temper = caractères
setup-hide-level = niveaux et caractères
setup-rival-count = { $n ->
    [one] { $n } rival
   *[other] { $n } rivaux
 }
setup-first = Commence
setup-first-random = au hasard
setup-seed = Graine
setup-seed-about = La même graine redistribue la même partie.
setup-new-seed = Une autre
setup-bad-seed = Une graine est un nombre de 0 à 9007199254740991.
setup-begin = Commencer
setup-deal = La donne du jour
setup-reset = Tout remettre
setup-reset-about = Tout comme au début : trois novices et les règles imprimées.
setup-pack = Le jeu
setup-pack-has = { $empires } { empire-other }, { $regions } { region-other }, jusqu'à { $societies } { society-other }
setup-pack-by = Version { $version } · { $authors }
setup-table = La table
setup-house = Règles maison
setup-house-differ = { $n ->
    [0] Tout comme dans le jeu imprimé.
    [one] { $n } règle diffère du jeu imprimé.
   *[other] { $n } règles diffèrent du jeu imprimé.
 }
setup-house-reset = Tout comme imprimé
setup-printed = Imprimé : { $value }
setup-number-hint = Faites glisser, ou cliquez et tapez.
setup-ways = Façons de jouer
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
level-random-about = Hasard joue n'importe quel coup permis.
level-novice-about = Novice prend ce qui paraît le mieux sur le moment.
level-agent-about = Agent pense à ce qui en sortira.
level-spymaster-about = Maître-espion sait par bien des parties ce qui fait gagner.
level-mastermind-about = Éminence grise voit plus loin, et prend son temps.

automaton-madness = Ordre de la Folie
automaton-hounds = Chiens de Gloire
hardness-easy = facile
hardness-medium = moyen
hardness-hard = difficile
automaton-madness-about = L'Ordre de la Folie est un automate : personne ne le joue. Ses { token-other } sont { ACCORD(token-one, "retournés un à un", "retournées une à une") }.
automaton-hounds-about = Les Chiens de Gloire sont un automate : personne ne les joue. Ils suivent qui tient les { city-other } en plus grand nombre.
hardness-easy-about = Facile : les { card-other } de sa réserve ne valent rien.
hardness-medium-about = Moyen : chaque { card-one } de sa réserve vaut un point à la fin.
hardness-hard-about = Difficile : chaque { card-one } de sa réserve vaut deux points à la fin.
player-automaton = { $automaton }, { $hardness }

temper-even = égal
temper-hoarder = avare
temper-raider = pillard
temper-reader = devin
temper-sitter = pilier
temper-surprise = surprise
temper-even-about = Égal n'a pas de préférences.
temper-hoarder-about = Avare garde ses { card-other } et ses { token-other }, et frappe tard.
temper-raider-about = Pillard attaque plutôt que d'amasser.
temper-reader-about = Devin échange ses loyautés avec audace.
temper-sitter-about = Pilier prend des { position-other } dans les { council-other } et les garde.
temper-surprise-about = Surprise tire un caractère au sort, que vous apprendrez à la fin.

player-human = humain
player-hidden = un robot
player-tempered = { $level }, { $temper }
player-temper-hidden = { $level }, caractère caché
player-unveiled = { MAJ(LE($society)) } : joueur { $level }, caractère { $temper }.

table-round = Manche { $round } sur { $rounds }
table-waiting = { MAJ(LE($society)) } décide.
table-watch = Les autres décident. Un clic ou la barre d'espace montre tout de suite le coup suivant.
table-watch-done = C'était votre coup ; aux autres de décider. Un clic ou la barre d'espace montre tout de suite le coup suivant.
table-watch-wait = Un clic ou la barre d'espace montre le coup suivant.
table-watch-own = Ce sera ensuite à vous de décider. Un clic ou la barre d'espace continue tout de suite.
table-undo = Annuler
table-hint = Indice
table-hint-about = Où regarder ; encore une fois : ce qui promet le plus (H)
table-hint-later = Quand ce sera à vous de décider, vous pourrez demander un indice.
table-hint-weighing = Vos choix sont pesés.
table-hint-close = Ranger l'indice (Échap)
table-hint-again = Appuyez encore sur Indice pour voir ce qui promet le plus.
table-hinted = Indice : regardez ici.
table-not-saved = Pas enregistré !
table-menu = Menu
table-drawers = { MAJ(council-other) }
table-save-copy = Enregistrer une copie
table-save-as = Le nom de la copie
table-restart = Recommencer
table-leave = Écran titre
table-back = Retour
table-slot-of = { $society } : { $slot }
table-you = vous
table-thinking = réfléchit
table-swing = { $n } pour vous
table-keep-card = Un clic garde { LE(card-one) } en vue, un autre { ACCORD(card-one, "le", "la") } laisse partir.
table-log = Le journal
table-log-new = Depuis votre dernier coup
recap-earlier = { table-log-new } ({ $n } de plus dans le journal)
table-log-end = À la fin
table-log-open = Tout le journal, sur la carte (L)
table-log-close = Fermer
table-log-close-about = Fermer le journal (L ou Échap)
table-known-short = connu : { $n }
table-known = Connu de ses points : { $n } par les { token-other } { ACCORD(token-one, "découverts", "découvertes") }
table-score-unit = { $n ->
    [one] point
   *[other] points
 }
table-score-unit-now = { $n ->
    [one] point pour l'instant
   *[other] points pour l'instant
 }
table-score-now = { $n } { $n ->
    [one] point
   *[other] points
 } pour l'instant
table-seat-agent = { $seat }, { agent-one } { DE($society) } : { $lines }
table-seat-steered = { $seat }, libre ; { LE($society) } y dirige par { SON(agent-one) } auprès { DE($from) } : { $lines }
table-seat-empty = { $seat }, libre : { $lines }
table-foresight = { MAJ(LE($society)) } { $would ->
    [yes] dirigerait : { $seats }.
   *[no] dirige : { $seats }.
 }
table-foresight-back = { ACCORD(agent-one, "Repris", "Reprise") } : { LE($society) } dirige ensuite { $seats }.
table-foresight-back-nobody = { ACCORD(agent-one, "Repris", "Reprise") } : personne ne dirige ensuite { $seats }.
table-foresight-swap = Après l'échange, { LE($society) } agit ici : { $lines }.
table-foresight-swap-with = Après l'échange, { LE($society) } agit ici : { $lines }. { MAJ(LE(agent-one)) } { DE($other) } prend la place « { $from } ».
table-foresight-cuts = Coupe la route : { $societies }.
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
table-use = Jouer « { $ability } » ({ $cost })
table-number = { $n } { banner }
key-escape = Échap

phase-lay = Mise en place
phase-lay-about = Chacun pose ses { token-other } avant la première manche.
phase-retrieve = Reprise
phase-retrieve-about = La manche commence : chacun reprend des { agent-other }.
phase-deploy = Placement
phase-deploy-about = Chacun place des { agent-other } à son tour.
phase-turns = Tours des { empire-other }
phase-turns-about = Les { empire-other } agissent dans leur ordre.
phase-cleanup = Défausse
phase-cleanup-about = La manche finit : ce qui dépasse une limite de ravitaillement ou de main s'en va.
phase-loyalty = Loyauté
phase-loyalty-about = Chacun peut échanger deux { token-other }, qui restent { ACCORD(token-one, "découverts", "découvertes") }.
phase-final = Dernier murmure
phase-final-about = Un dernier échange de { token-other }.
phase-over = Fin
phase-over-about = La partie est finie.

hint-place = Cliquez sur une place éclairée.
hint-attack-from = Cliquez sur { LE(region-one) } qui attaque ; puis viennent la cible et le nombre.
hint-attack-to = Cliquez sur la cible.
hint-move-from = Cliquez sur { LE(region-one) } que quittent les { banner-other }.
hint-move-to = Cliquez là où { ACCORD(banner-one, "ils", "elles") } vont.
hint-number = Combien ?
hint-strength = Combien y vont, et qui reste ?
hint-region = Cliquez sur { UN(region-one) } { ACCORD(region-one, "éclairé", "éclairée") }.
hint-seat = Cliquez sur { UN(position-one) } { ACCORD(position-one, "éclairé", "éclairée") }.
hint-card = Cliquez sur { UN(card-one) } de votre main.
hint-play = Cliquez sur un pouvoir éclairé de votre main.
hint-ability = Choisissez ce que fait { LE(card-one) }.
hint-pay = Choisissez { LE(card-one) } du paiement.
hint-list = Choisissez dans la liste, en bas.
hint-sheet = Choisissez sur la feuille.
hint-declaring = { MAJ(UN(card-one)) } peut être { ACCORD(card-one, "joué", "jouée") } d'abord.

end-table = Repasser la partie
end-again = Nouvelle partie
end-same = Rejouer la même
end-back = Écran titre
end-curve = Les points, décision après décision
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
end-hurry = Cliquez ou appuyez sur une touche pour tout retourner.
end-legend = Chaque { token-one } rapporte les { city-other } que contrôle { SON(empire-one) }, fois le multiplicateur de sa case.
end-ringed = Plein : ce qui était déjà visible ; un cercle : ce qui était caché jusqu'ici.
end-legend-agents = Chaque { token-one } rapporte les { city-other } que contrôle { SON(empire-one) } et vos propres { agent-other } dans ses { region-other }, fois le multiplicateur de sa case.
end-cities = { MAJ(LE($empire)) } contrôle { $n } { city }
end-ahead = { $n } { $n ->
    [one] point
   *[other] points
 }, { $ahead } de plus que le suivant.
end-by-exchanges = Égalité à { $n } { $n ->
    [one] point
   *[other] points
 } ({ $others }), mais avec moins d'échanges de { token-other } : { $own } contre { $theirs }.
end-by-cards = Égalité à { $n } { $n ->
    [one] point
   *[other] points
 } et en échanges ({ $others }), mais avec plus de { card-other } en main : { $own } contre { $theirs }.
end-shared = { $n } { $n ->
    [one] point
   *[other] points
 } chacun, et aussi à égalité d'échanges et de { card-other }.
end-store = dont { $n } pour la réserve
end-standing = { $exchanges } { $exchanges ->
    [one] échange
   *[other] échanges
 }, { $cards } { $cards ->
    [one] { card-one }
   *[other] { card-other }
 }

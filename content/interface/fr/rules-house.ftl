# Le livret de règles, section 10 : les règles maison, au juste.

rule-chapter-10 = Règles maison
rule-10 = Choisies avant une partie, enregistrées avec elle ; un pack peut avoir les siennes. Le choix imprimé vient en premier.
rule-10-agents-in-regions = non, oui (R4.3)
rule-10-whispers-kept = non, oui : +1 par { token-one } jamais { ACCORD(token-one, "dévoilé", "dévoilée") }
rule-10-loyalty = au hasard ; { $slot-1 } unique (pas deux { society-other } avec la même première case) ; { $slot-1 } et { $slot-last } uniques ; équilibrées ; cycliques ; deux camps ; deux à deux, les { society-other } diffèrent sur au moins 2, 3 ou 4 cases ; { $slot-1 } distribué, le reste choisi. Précisions ci-dessous
rule-10-order = les ordres du pack par leur nom (le premier est imprimé) ; mélangé pour chaque partie ; mélangé au début de chaque manche, { ACCORD(empire-one, "le même", "la même") } { empire-one } n’étant jamais deux fois de suite en tête. Toujours connu avant le premier placement qu’il concerne
rule-10-swap = { ACCORD(position-one, "n’importe quel", "n’importe quelle") } { position-one }, avec des { agent-other } seulement (R5.6)
rule-10-supply-check = { LE(empire-one) } { ACCORD(empire-one, "actif", "active") }, tout le monde (R5.7)
rule-10-fort-pairs = libres ; ensemble (pour un ajout de deux par symbole, les { banner-other } vont par paires, chaque paire dans { UN(region-one) } ; si leur nombre est impair, { ACCORD(banner-one, "le dernier va seul", "la dernière va seule") })
rule-10-final-whisper = non ; oui : une dernière étape de loyauté (R8.2, dans l’ordre depuis le nouveau premier joueur) après la dernière manche, sans défausse, qui compte pour R9.1 et R9.2
rule-10-wild-cards = non ; oui : { $wild } par pioche ; un joker remplace n’importe { ACCORD(card-one, "quel", "quelle") } { card-one } d’un coût, sauf { ACCORD(card-one, "celui", "celle") } qui est { ACCORD(card-one, "joué", "jouée") }. Il n’a pas de pouvoir et retourne toujours dans la pioche où il a été mélangé
rule-10-event-cards = non ; oui : section 11
rule-10-offer-cards = non ; oui : section 12
rule-10-numbers = les nombres entre crochets
rule-10-rounds = un nombre (R5.8)
rule-10-hand-limit = un nombre (R8.1)
rule-10-agents-per-round = les nombres du pack, ou un autre (R4.2)
rule-10-supply-limit = un nombre (R5.7)
rule-10-farm-supply-limit = un nombre (R5.7)
rule-10-multipliers = un nombre par case (R1.3)
rule-10-1 = { $loyalty ->
    [book] {""}
   *[other] Dans cette partie : { $loyalty-name }.{ " " }
 }Les distributions des loyautés, où les lettres A à E sont les { empire-other } dans un ordre tiré au sort, écrites de la première à la dernière case :
rule-10-1-balanced = équilibrées : les multiplicateurs de chaque { empire-one }, additionnés pour { ACCORD(society-one, "tous les", "toutes les") } { society-other }, font de 2 à 5 à deux, de 4 à 6 à trois, de 6 à 7 à quatre. Toutes ces distributions ont la même chance.
rule-10-1-cyclical = cycliques, à trois : ABCDE, CBEDA, EBADC ; à quatre : ABCDE, BDCEA, DECAB, EACBD.
rule-10-1-teams = deux camps, à quatre seulement : ABCDE et BACED contre EDCBA et DECAB ; qui est de quel camp est tiré au sort.
rule-10-1-dealt = { $slot-1 } distribué, le reste choisi : chaque { society-one } reçoit en secret, pour sa première case, { UN(empire-one) } que nul autre joueur n’a. { ACCORD(society-one, "Il", "Elle") } pose ses autres { token-other } à son gré.
rule-10-2 = Un choix incompatible avec le nombre { D(society-other) }, { D(empire-other) } ou de cases est refusé avant la partie, avec la raison. « Au hasard », « uniques », « diffèrent » et « { $slot-1 } distribué » conviennent à tout pack. Pour « équilibrées » avec d’autres nombres, les bornes sont la moyenne par { empire-one } -/+ (4 - { society-other }) / 2, arrondies vers l’extérieur. Toutes les distributions qui conviennent ont la même chance.

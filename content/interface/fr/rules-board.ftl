# Le livret de règles, sections 1 à 3. Chaque texte est un énoncé numéroté : rule-2-4a est R2.4a. La fenêtre
# les montre avec les mots, les nombres et les règles maison d'une partie. *Mot* et **Mot** sont mis en
# valeur, ~city~ est une image, R2.4 et « section 10 » y mènent.

rule-chapter-1 = Matériel
rule-chapter-2 = Contrôle
rule-chapter-3 = Mise en place

rule-1-1 = Le **plateau** est un ensemble { D(region-other) } { ACCORD(region-one, "reliés", "reliées") } par des frontières. Chaque { region-one } a au plus { UN(empire-one) } d’origine, et porte trois sortes de symboles : { city-one } ~city~, { farm-one } ~farm~, { fort-one } ~fort~ (le plus souvent 0 ou 1 de chaque).
rule-1-2 = Il y a { $empires } { empire-other }, qui ont un ordre de tour (R5.1). { ACCORD(empire-one, "Chacun", "Chacune") } a { $banners } { banner-other } ~banner~ dans { SON(supply-one) }, { $positions } { position-other } dans { SON(council-one) }, dans un ordre fixe, et une pioche de { $deck } { card-other }.
rule-1-3 = Il y a { $societies } { society-other } (les joueurs). { ACCORD(society-one, "Chacun", "Chacune") } a { $agents } { agent-other } ~agent~ et une main { D(card-other) }. Pour chaque { empire-one }, { ACCORD(society-one, "il", "elle") } a aussi { UN(token-one) } ~token~ et une case de loyauté. Les cases ont les multiplicateurs { $multipliers } ({ $slots }).
rule-1-4 = Une pioche ~deck~ contient, pour chaque autre { empire-one }, { $copies } { card-other }{ $wilds ->
    [on] , avec en plus { $wild } jokers (section 10)
   *[other] {""}
 }{ $events ->
    [on] , ses événements (section 11)
   *[other] {""}
 }{ $offers ->
    [on] , ses offres (section 12)
   *[other] {""}
 }. { MAJ(UN(card-one)) } de la pioche A avec le partenaire B a trois pouvoirs, qui coûtent A ; A+A ; A+B. Les deux premiers sont les mêmes sur { ACCORD(card-one, "tous les", "toutes les") } { card-other } de la pioche A. Le troisième est commun aux { card-other } de la pioche A avec le partenaire B et de la pioche B avec le partenaire A.

rule-2-1 = { MAJ(UN(region-one)) } ne porte que les { banner-other } { ACCORD(empire-one, "d’un seul", "d’une seule") } { empire-one }. { ACCORD(army-one, "Un", "Une") } **{ army-one }**, ce sont { ACCORD(banner-one, "tous les", "toutes les") } { banner-other } { D(UN(region-one)) }.
rule-2-2 = { MAJ(UN(region-one)) } est { ACCORD(region-one, "contrôlé", "contrôlée") } par { LE(empire-one) } dont les { banner-other } s’y trouvent ; sans { banner-other }, par { SON(empire-one) } d’origine ; sans l’un ni l’autre, par personne. Dans ce dernier cas, on peut l’attaquer comme { UN(region-one) } { ACCORD(region-one, "ennemi", "ennemie") } vide, mais non { ACCORD(region-one, "le", "la") } renforcer. { MAJ(UN(region-one)) } est **{ ACCORD(region-one, "conquis", "conquise") }** quand { LE(empire-one) } qui { ACCORD(region-one, "le", "la") } contrôle n’est pas { SON(empire-one) } d’origine. { MAJ(UN(region-one)) } **vide** ne porte { ACCORD(banner-one, "aucun", "aucune") } { banner-one } (symboles et { agent-other } ne comptent pas).
rule-2-3 = *Ajouter* : { DE(supply-one) } { DE(empire-one) } à { UN(region-one) } qu’{ ACCORD(empire-one, "il", "elle") } contrôle. Un ajout ou un renfort place le nombre indiqué ou, à défaut, tout ce qui reste dans { LE(supply-one) }. Il est impossible quand { LE(supply-one) } est vide. *Éliminer* : de la carte { A(supply-one) } de { SON(empire-one) }. *Renforcer* : ajouter des { banner-other } { DE(empire-one) } qui contrôle { LE(region-one) }.
rule-2-4 = Qui **contrôle** { UN(position-one) } : { LE(society-one) } dont { LE(agent-one) } s’y trouve. S’il n’y a pas { D(agent-one) }, c’est { ACCORD(society-one, "celui", "celle") } { DE(agent-one) } { ACCORD(agent-one, "suivant", "suivante") } à sa droite (vers la fin) dans { ACCORD(council-one, "le", "la") } même { council-one }. S’il n’y en a pas non plus, personne ne contrôle { LE(position-one) }, et rien ne s’y fait. { MAJ(LE(agent-one)) } qui donne le contrôle est **{ ACCORD(agent-one, "actif", "active") }** tant que { LE(position-one) } agit. { MAJ(LE(empire-one)) } **{ ACCORD(empire-one, "actif", "active") }** est { ACCORD(empire-one, "celui", "celle") } dont { UN(position-one) } agit ; **ennemi** veut dire : { ACCORD(empire-one, "d’un autre", "d’une autre") } { empire-one }.
rule-2-4a = Là où { UN(card-one) } contredit une règle, { LE(card-one) } l’emporte.
rule-2-5 = Après chaque coup, ces comptes restent justes. Pour chaque { empire-one } : { supply-one } + { banner-other } sur la carte = { $banners }. Pour chaque pioche : pioche + mains (+ { card-other } hors de la partie) = sa taille. Pour chaque { society-one } : { agent-other } en main + dans les { council-other } + dans les { region-other } = { $agents }. Les { token-other } de chaque { society-one } remplissent chacune de ses cases une fois et une seule.

rule-3-1 = Le pack dit où placer les { banner-other } de départ. Chaque pioche est mélangée. Le premier joueur est tiré au sort (ou choisi avant la partie).
rule-3-2 = { $loyalty ->
    [book] Les loyautés se distribuent selon la règle maison choisie (section 10). Règle imprimée : les { token-other } de chaque { society-one } vont au hasard sur ses cases, face cachée.
    [random] Les { token-other } de chaque { society-one } vont au hasard sur ses cases, face cachée.
    [dealt-devout] Chaque { society-one } reçoit { UN(token-one) } pour sa première case, jamais { ACCORD(token-one, "le", "la") } même, et pose les autres comme { ACCORD(society-one, "il", "elle") } veut, face cachée (R10.1).
   *[other] Les { token-other } sont { ACCORD(token-one, "distribués", "distribuées") } face cachée selon la règle maison : { $loyalty-name } (R10.1).
 } Chaque { society-one } peut regarder { ACCORD(token-one, "les siens", "les siennes") }.
rule-3-3 = Tout hasard vient d’une seule graine, notée dans l’enregistrement. Même graine, mêmes options et mêmes coups donnent la même partie sur toute machine et dans toute version.

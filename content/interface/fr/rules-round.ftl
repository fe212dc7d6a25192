# Le livret de règles, sections 4 à 6, 8 et 9 : les manches, les attaques, la fin.

rule-chapter-4 = La manche : placement
rule-chapter-5 = La manche : tours des { empire-other }
rule-chapter-6 = Attaque et combat
rule-chapter-8 = La manche : défausse et loyauté
rule-chapter-9 = Fin

rule-4-1 = À partir de la manche 2, dans l’ordre des joueurs depuis le premier, chaque { society-one } qui a { UN(agent-one) } en jeu en reprend { ACCORD(agent-one, "un", "une") } en main, au choix. C’est obligatoire.
rule-4-2 = Puis, dans l’ordre des joueurs, chaque { society-one } place { UN(agent-one) } sur { UN(position-one) } libre { D(UN(council-one)) } de n’importe { ACCORD(empire-one, "quel", "quelle") } { empire-one }. On continue jusqu’à ce que { ACCORD(society-one, "chacun", "chacune") } en ait placé { $placed }{ $placed-two ->
    [none] {""}
   *[other] { " " }({ $placed-two } à deux joueurs)
 }. On ne peut pas passer tant qu’une place est permise. Qui n’a plus { D(agent-one) } en main ou plus de place permise passe son tour.
rule-4-3 = { $agents-in-regions ->
    [off] Les { agent-other } se placent dans les { council-other } seulement, jamais dans les { region-other }.
    [on] On peut aussi placer { UN(agent-one) } dans n’importe { ACCORD(region-one, "quel", "quelle") } { region-one }, même si d’autres joueurs y ont des { agent-other }. { MAJ(UN(society-one)) } a au plus { $in-regions } { agent-other } dans les { region-other }, et jamais deux { ACCORD(region-one, "dans le même", "dans la même") }. Ces { agent-other } ne reviennent que par R4.1, et rien d’autre ne les touche.
   *[book] Avec la règle maison *{ agent-other } dans les { region-other }*, on peut aussi placer { UN(agent-one) } dans n’importe { ACCORD(region-one, "quel", "quelle") } { region-one }, même si d’autres joueurs y ont des { agent-other }. { MAJ(UN(society-one)) } a au plus { $in-regions } { agent-other } dans les { region-other }, et jamais deux { ACCORD(region-one, "dans le même", "dans la même") }. Ces { agent-other } ne reviennent que par R4.1, et rien d’autre ne les touche.
 }

rule-5-1 = Les { empire-other } agissent dans l’ordre du tour. { $order ->
    [book] {""}
    [shuffled] L’ordre est mélangé une fois, avant la partie, et connu dès le début.{ " " }
    [shuffled-each-round] L’ordre est mélangé au début de chaque manche, { ACCORD(empire-one, "le même", "la même") } { empire-one } n’étant jamais deux fois de suite en tête, et connu avant le premier placement de la manche.{ " " }
   *[other] L’ordre est : { $in-order }.{ " " }
 }Pendant le tour { D(UN(empire-one)) }, les { position-other } de { SON(council-one) } agissent de la première à la dernière place ; le contrôle (R2.4) est établi quand vient le tour de chaque { position-one }.
rule-5-2 = { MAJ(UN(position-one)) } { ACCORD(position-one, "contrôlé", "contrôlée") } fait exactement une de ses actions imprimées. Une action qui ne changerait rien n’est pas permise. Sans action permise ni { card-one } jouable, { LE(position-one) } est { ACCORD(position-one, "sauté", "sautée") } d’office.
rule-5-3 = **Ajouter** ~add~ (un nombre, ou un nombre par symbole { farm-one }, { fort-one } ou { city-one } dans { ACCORD(region-one, "tous les", "toutes les") } { region-other } que contrôle { LE(empire-one) } { ACCORD(empire-one, "actif", "active") }) : ajoutez autant { D(banner-other) }, tant qu’il y en a dans { LE(supply-one) }. { ACCORD(banner-one, "Chacun", "Chacune") } va dans n’importe { ACCORD(region-one, "quel", "quelle") } { region-one } { ACCORD(region-one, "contrôlé", "contrôlée") } par { LE(empire-one) }. Impossible si { LE(supply-one) } est vide ou le compte de zéro. { ACCORD(banner-one, "Tous ceux qui peuvent l’être sont placés", "Toutes celles qui peuvent l’être sont placées") } ; s’il y a un choix, il revient à qui contrôle { LE(position-one) }.{ $fort-pairs ->
    [together] { " " }Pour un ajout de deux par symbole, les { banner-other } vont par paires, chaque paire dans { UN(region-one) }. Si leur nombre est impair, { ACCORD(banner-one, "le dernier va seul", "la dernière va seule") }.
   *[other] {""}
 }
rule-5-4 = **Piocher** ~draw~ (un nombre, ou { ACCORD(card-one, "un", "une") } par k symboles, arrondi en dessous). Qui contrôle { LE(position-one) } pioche autant { D(card-other) } au hasard dans la pioche { DE(empire-one) }, tant qu’il y en a. Impossible si cela ne donne { ACCORD(card-one, "aucun", "aucune") } { card-one }.
rule-5-5 = **Attaquer** ~attack~ : section 6.
rule-5-6 = **Permuter** ~swap~ : { LE(agent-one) } { ACCORD(agent-one, "actif", "active") } passe { ACCORD(position-one, "à un autre", "à une autre") } { position-one } de { ACCORD(council-one, "son", "sa") } propre { council-one }{ $swap ->
    [any] . { MAJ(UN(agent-one)) } qui s’y trouve vient à l’ancienne place
    [agents-only] { " " }où se trouve { UN(agent-one) }, qui vient à l’ancienne place
   *[book] . { MAJ(UN(agent-one)) } qui s’y trouve vient à l’ancienne place. Avec la règle maison *permutation avec des { agent-other } seulement*, il doit s’y trouver { UN(agent-one) }
 }. { MAJ(LE(agent-one)) } { ACCORD(agent-one, "actif", "active") } fait aussitôt une des actions imprimées de sa nouvelle place, sauf une permutation. Une permutation est interdite si aucune action permise ne peut la suivre. On continue après { LE(position-one) } dont c’était le tour.
rule-5-7 = **Contrôle du ravitaillement** après la dernière place { D(UN(empire-one)) } : { UN(region-one) } garde au plus { $supply-limit } { banner-other } { $supply-check ->
    [everyone] de n’importe { ACCORD(empire-one, "quel", "quelle") } { empire-one }
   *[other] de { CE(empire-one) }
 }, ou { $farm-supply-limit } avec { UN(farm-one) }. L’excédent retourne { A(supply-one) }.{ $supply-check ->
    [book] { " " }Avec la règle maison *tout le monde*, cela vaut pour les { army-other } de { ACCORD(empire-one, "tous les", "toutes les") } { empire-other }.
   *[other] {""}
 }
rule-5-8 = Après { ACCORD(empire-one, "le dernier", "la dernière") } { empire-one }, le marqueur de manche avance et le marqueur de premier joueur ~first-player~ passe à gauche. { $final-whisper ->
    [on] Après la dernière des { $rounds } manches, il n’y a pas de défausse mais une dernière étape de loyauté (R8.2, dans l’ordre depuis le nouveau premier joueur). Puis la partie s’arrête, section 9.
   *[other] Après la dernière des { $rounds } manches, la partie s’arrête aussitôt, sans défausse ni échange de loyautés (section 9).
 }

rule-6-1 = Cible : { UN(region-one) } { ACCORD(region-one, "contrôlé", "contrôlée") } par { ACCORD(empire-one, "un autre", "une autre") } { empire-one }, et qui touche { UN(region-one) } { DE(empire-one) } { ACCORD(empire-one, "actif", "active") }. Départ : { UN(region-one) } { DE(empire-one) } { ACCORD(empire-one, "actif", "active") } qui touche la cible. Force : au moins 1 { banner-one }, au plus { ACCORD(banner-one, "tous ceux", "toutes celles") } du départ. { MAJ(UN(region-one)) } de départ { ACCORD(region-one, "conquis", "conquise") } en garde au moins 1 ; { UN(region-one) } d’origine peut être { ACCORD(region-one, "vidé", "vidée") }. On ne passe que par les frontières ; il n’y en a pas à travers une mer, sauf si le pack en trace une.
rule-6-2 = Les { banner-other } se déplacent, puis chaque { fort-one } ~fort~ de la cible élimine un attaquant (même { ACCORD(region-one, "dans un", "dans une") } { region-one } d’origine vide). Les deux camps perdent ensuite des { banner-other } { ACCORD(banner-one, "un à un", "une à une") }, jusqu’à ce qu’un camp n’en ait plus. Les attaquants qui restent tiennent { LE(region-one) }. S’il ne reste rien d’aucun côté, { LE(region-one) } est vide (R2.2). Se déplacer entre ses propres { region-other } n’est jamais une attaque. Une attaque sans espoir est permise.
rule-6-3 = *Ennemis éliminés* d’une attaque = les { banner-other } de la défense qu’elle a { ACCORD(banner-one, "retirés", "retirées") } (sans compter { $kill-survivors }). Ses *survivants* sont les { banner-other } de l’attaque qui restent, ou sinon { ACCORD(banner-one, "ceux", "celles") } de la défense.

rule-8-1 = Défausse, dans l’ordre des joueurs depuis le (nouveau) premier : chaque { society-one } qui a plus de { $hand-limit } { card-other } en défausse, à son choix, jusqu’à ce nombre. { ACCORD(card-one, "Ils", "Elles") } retournent dans leurs pioches.
rule-8-2 = Loyauté, dans l’ordre des joueurs depuis le (nouveau) premier : chaque { society-one } peut échanger les cases de deux de ses { token-other } encore face cachée ; { ACCORD(token-one, "tous deux", "toutes deux") } restent ensuite face visible. Ce qui est face visible ne bouge plus.{ $final-whisper ->
    [on] { " " }Il y a une étape de plus après la dernière manche, qui n’a pas de défausse ; elle compte pour R9.1 et R9.2.
   *[other] {""}
 }

rule-9-1 = Les points { D(UN(society-one)) } : pour chaque { empire-one }, le multiplicateur de sa case fois ({ $scores ->
    [points] ce qu’apportent les { region-other } { DE(empire-one) } (R9.3)
   *[cities] les { city-other } ~city~ que { LE(empire-one) } contrôle
 }{ $agents-in-regions ->
    [off] {""}
   *[other] { " " }+ ses propres { agent-other } dans les { region-other } que { LE(empire-one) } contrôle
 }). { $whispers-kept ->
    [on] Chaque { token-one } jamais { ACCORD(token-one, "dévoilé", "dévoilée") } vaut +1.
    [off] { MAJ(UN(token-one)) } jamais { ACCORD(token-one, "dévoilé", "dévoilée") } ne vaut rien par { ACCORD(token-one, "lui-même", "elle-même") }.
   *[book] Avec la règle maison *murmures gardés*, chaque { token-one } jamais { ACCORD(token-one, "dévoilé", "dévoilée") } vaut +1.
 }
rule-9-2 = Le joueur qui a le plus de points l’emporte. En cas d’égalité, c’est celui qui a le moins échangé de loyautés, puis celui qui a le plus { D(card-other) } en main ; sinon la victoire est partagée.

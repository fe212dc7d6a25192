# Le livret de règles, section 7 : les cartes, leurs fenêtres, et ce que fait au juste chaque effet (effect-...).

rule-chapter-7 = { MAJ(card-other) }

rule-7-1 = Qui contrôle { LE(position-one) } qui agit peut jouer { UN(card-one) } juste avant, pendant ou juste après son action. Il en choisit un pouvoir dont l’effet est possible et changerait quelque chose, et en paie le coût avec { CE(card-one) } et d’autres de sa main. On peut en jouer plusieurs ; chaque effet est achevé avant le suivant. Les { card-other } { ACCORD(card-one, "payés", "payées") }, y compris { ACCORD(card-one, "celui", "celle") } qui est { ACCORD(card-one, "joué", "jouée") }, retournent avant l’effet dans leurs pioches, qui sont mélangées. Tout le monde sait de quelle pioche vient chaque { card-one } d’une main, mais pas { ACCORD(card-one, "lequel", "laquelle") } c’est.
rule-7-2 = Fenêtres. **Avant** : avec le choix de l’action. **Déclaration** : R7.4. **Rassemblement** : une fois l’attaque déclarée (départ, cible, force), avant le combat. **Suites** : après chaque attaque. **Après** : après l’action. Si rien ne peut être joué, la fenêtre est passée d’office. Sinon on peut passer, mais dans Avant seulement si aucune action n’est permise : le tour { DE(position-one) } finit alors sans Après. On quitte une fenêtre pour de bon en passant, ou en y jouant { UN(card-one) } qui donne une autre attaque ou action, laquelle ouvre ses propres fenêtres. Quand la dernière est quittée, le tour { DE(position-one) } est fini. Le même pouvoir peut être joué plusieurs fois dans la même fenêtre. Passes et fenêtres ouvertes ne sont pas publiques : les rivaux voient seulement { ACCORD(position-one, "quel", "quelle") } { position-one } agit.
rule-7-3 = Pouvoirs ({ $book ->
    [yes] genre et nombres viennent du pack ; voici les pouvoirs imprimés
   *[no] ceux de ce pack
 }) :
rule-7-4 = *Déclaration* : quand une attaque est due et pas encore déclarée (imprimée, après une permutation, donnée par { $attack-again }, répétée par { $repeat }), on peut d’abord jouer { UN(card-one) } de cette fenêtre, { ACCORD(card-one, "un seul. Il", "une seule. Elle") } doit permettre au moins une attaque de plus. L’attaque doit alors être déclarée, et l’effet cesse avec elle. Une action d’attaque est permise dès qu’une attaque l’est, ou qu’on peut payer { UN(card-one) } qui en permet une.
rule-7-4a = Les { card-other } *à la place* demandent une action permise à la nouvelle place. Après une permutation, la nouvelle action suit aussitôt, sans Avant ; { $repeat } répète alors celle-là. La répétition porte toujours sur la dernière action imprimée, là où elle a été faite, comptée à nouveau et sans ce que des { card-other } y avaient ajouté.
rule-7-4b = Si un effet porte sur plusieurs { banner-other } ou { region-other }, on les choisit l’un après l’autre. { $strike } : au moins une élimination, puis autant qu’on veut. { $rearrange } : au moins un transfert de n { banner-other } depuis A vers B, puis autant qu’on veut, { ACCORD(region-one, "aucun", "aucune") } { region-one } ne donnant et ne recevant à la fois. { $disperse } et { $subjugate } : { banner-one } par { banner-one }, { ACCORD(banner-one, "tous", "toutes") }.
rule-7-5 = Les actions *à la place* rouvrent Avant à la nouvelle place ; les actions répétées et les attaques en plus ouvrent les fenêtres qui les suivent. On peut en enchaîner plusieurs.
rule-7-6 = Les effets sur les { army-other } respectent R2.1 : sauf par une attaque, rien n’est déplacé ni ajouté dans { UN(region-one) } qui porte les { banner-other } d’{ ACCORD(empire-one, "un autre", "une autre") } { empire-one }. Entrer dans { UN(region-one) } vide par un événement n’est pas une attaque : { UN(fort-one) } n’y fait rien.

effect-attack-again = Attaquez encore depuis { LE(region-one) } tout juste { ACCORD(region-one, "pris", "prise") }, avec au plus les survivants de cette attaque (R6.1 s’applique : { UN(region-one) } { ACCORD(region-one, "conquis", "conquise") } en garde { ACCORD(banner-one, "un", "une") }).
effect-kill-survivors = Éliminez les survivants de cette attaque, quel que soit leur camp (ceux qui sont encore là ; les { banner-other } { ACCORD(banner-one, "ajoutés", "ajoutées") } depuis ne comptent pas et restent).
effect-relocate = À la place, déplacez { LE(agent-one) } { ACCORD(agent-one, "actif", "active") } sur { UN(position-one) } libre { D(UN(council-one)) } de n’importe { ACCORD(empire-one, "quel", "quelle") } { empire-one }, mais pas sur { ACCORD(position-one, "celui", "celle") } qui agit. Jouez-y aussitôt une des actions imprimées, pour { LE(empire-one) } de { CE(position-one) }. On continue après { LE(position-one) } dont c’était le tour. { MAJ(LE(agent-one)) } agit de nouveau si le tour de sa nouvelle place est encore à venir.
effect-borrow = À la place, jouez une action { D(UN(position-one)) } { ACCORD(position-one, "contrôlé", "contrôlée") } par { ACCORD(agent-one, "un autre", "une autre") } de vos { agent-other }, mais pas { ACCORD(position-one, "de celui", "de celle") } qui agit. { ACCORD(agent-one, "Cet autre", "Cette autre") } est alors { ACCORD(agent-one, "actif", "active") }, et l’action se fait au nom de { SON(empire-one) }. { MAJ(CE(position-one)) } agira quand même à son tour ; on continue après { LE(position-one) } dont c’était le tour.
effect-reach = L’attaque peut viser { ACCORD(region-one, "tout", "toute") } { region-one } { ACCORD(region-one, "contrôlé", "contrôlée") } par { ACCORD(empire-one, "un autre", "une autre") } { empire-one }, où que ce soit, depuis { ACCORD(region-one, "tout", "toute") } { region-one } { DE(empire-one) } { ACCORD(empire-one, "actif", "active") }.
effect-reach-empty = L’attaque peut aussi viser { ACCORD(region-one, "tout", "toute") } { region-one } vide { ACCORD(region-one, "contrôlé", "contrôlée") } par { ACCORD(empire-one, "un autre", "une autre") } { empire-one }, où que ce soit.
effect-rally = Ajoutez { $n } { banner } { DE(empire-one) } { ACCORD(empire-one, "actif", "active") }, de { SON(supply-one) }, à l’attaque.
effect-join = Ajoutez à l’attaque { $n ->
    [one] 1 { banner-one }
   *[other] 1 à { $n } { banner-other }
 } { D(UN(region-one)) } { DE(empire-one) } { ACCORD(empire-one, "actif", "active") } (y compris { ACCORD(banner-one, "ceux qui restent", "celles qui restent") } au départ) ; { UN(region-one) } { ACCORD(region-one, "conquis", "conquise") } en garde { ACCORD(banner-one, "un", "une") }.
effect-reinforce = Renforcez { $empty ->
    [yes] { UN(region-one) } vide
   *[no] { UN(region-one) }
 }{ $with ->
    [none] {""}
   *[other] { " " }avec { UN($with) }
 }{ $without ->
    [none] {""}
   *[other] { " " }sans { $without }
 } de { $n } { banner }.
effect-shift = Déplacez autant { D(banner-other) } que voulu { D(UN(region-one)) } { DE(empire-one) } { ACCORD(empire-one, "actif", "active") } à { ACCORD(region-one, "un autre", "une autre") } { region-one } qu’{ ACCORD(empire-one, "il", "elle") } contrôle, aussi loin que ce soit ; { UN(region-one) } { ACCORD(region-one, "conquis", "conquise") } en garde { ACCORD(banner-one, "un", "une") }.
effect-rearrange = Choisissez { UN(empire-one) } : redistribuez ses { banner-other } entre les { region-other } qu’{ ACCORD(empire-one, "il", "elle") } contrôle ; { UN(region-one) } qui en cède en garde { ACCORD(banner-one, "un", "une") }, { ACCORD(region-one, "aucun n’est rempli", "aucune n’est remplie") } au-delà de sa limite de ravitaillement.
effect-kill = Éliminez jusqu’à { $n } { banner } dans { UN(region-one) }.
effect-disperse = Retirez { ACCORD(banner-one, "tous les", "toutes les") } { banner-other } { D(UN(region-one)) } ; { ACCORD(banner-one, "chacun", "chacune") } va dans { UN(region-one) } { ACCORD(region-one, "voisin", "voisine") } que contrôle { SON(empire-one) }, au choix du joueur ; s’il n’y en a pas, { ACCORD(banner-one, "tous", "toutes") } retournent { A(supply-one) }.
effect-subjugate = Pour chaque ennemi éliminé, ajoutez { $n } { banner } { DE(empire-one) } { ACCORD(empire-one, "actif", "active") } dans n’importe { ACCORD(region-one, "quel", "quelle") } { region-one } qu’{ ACCORD(empire-one, "il", "elle") } contrôle (joué deux fois, les mêmes comptent deux fois).
effect-strike = Choisissez { UN(region-one) } où se trouve { UN(banner-one) } { DE(empire-one) } { ACCORD(empire-one, "actif", "active") } : éliminez jusqu’à { $n } { banner } { $n ->
    [one] { ACCORD(banner-one, "ennemi", "ennemie") }
   *[other] { ACCORD(banner-one, "ennemis", "ennemies") }
 } dans les { region-other } { ACCORD(region-one, "voisins", "voisines") }.
effect-populate = Ajoutez 1 { banner-one } dans chaque { region-one } que contrôle { LE(empire-one) } { ACCORD(empire-one, "actif", "active") } (on choisit { ACCORD(region-one, "lesquels", "lesquelles") } quand { LE(supply-one) } n’y suffit pas).
effect-repeat = Refaites la même action imprimée.

effect-name-attack-again = une attaque de plus
effect-name-kill-survivors = l’élimination des survivants
effect-name-relocate = le départ { DE(agent-one) } { ACCORD(agent-one, "actif", "active") }
effect-name-borrow = l’action d’{ ACCORD(position-one, "un autre", "une autre") } { position-one }
effect-name-reach = une attaque où que ce soit
effect-name-reach-empty = une attaque où que ce soit, contre ce qui est vide
effect-name-rally = des attaquants de plus, { DE(supply-one) }
effect-name-join = des attaquants de plus, { D(UN(region-one)) }
effect-name-reinforce = un renfort
effect-name-shift = un déplacement { D(banner-other) }
effect-name-rearrange = une redistribution
effect-name-kill = une élimination dans { UN(region-one) }
effect-name-disperse = une dispersion
effect-name-subjugate = des { banner-other } pour des ennemis éliminés
effect-name-strike = une élimination autour { D(UN(region-one)) }
effect-name-populate = des { banner-other } dans chaque { region-one }
effect-name-repeat = la répétition d’une action

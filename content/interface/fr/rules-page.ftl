# Les règles en une page.

page-goal = **But.** Vous n’êtes { ACCORD(empire-one, "aucun", "aucune") } des { empire-other }, mais vous avez parié en secret sur { ACCORD(empire-one, "chacun d’eux", "chacune d’elles") }. Chaque { city-one } qu’{ ACCORD(empire-one, "il", "elle") } contrôle à la fin vous vaut son multiplicateur, entre { $worst } et { $first } (R9.1). Qui a le plus de points gagne.
page-round = **Une manche**, sur { $rounds } : reprenez { UN(agent-one) } (R4.1, dès la deuxième), placez { $placed } { agent-other } { ACCORD(agent-one, "chacun", "chacune") } à son tour (R4.2), puis chaque { empire-one } agit (R5.1). Gardez au plus { $hand-limit } { card-other } (R8.1), échangez deux { token-other } ou non (R8.2).
page-steer = **{ MAJ(council-other) }.** Votre { agent-one } sur { UN(position-one) } en choisit l’action. Sur { UN(position-one) } libre, c’est { LE(agent-one) } { ACCORD(agent-one, "suivant", "suivante") }, plus bas dans { ACCORD(council-one, "le", "la") } même { council-one }, qui décide (R2.4).
page-add = ~add~ **Ajouter** des { banner-other } dans les { region-other } que { LE(empire-one) } contrôle (R5.3).
page-draw = ~draw~ **Piocher** des { card-other } { DE(empire-one) } (R5.4).
page-attack = ~attack~ **Attaquer** { UN(region-one) } { ACCORD(region-one, "voisin", "voisine") } : chaque { fort-one } ~fort~ élimine d’abord un attaquant, puis les deux camps perdent autant. Les attaquants qui restent tiennent { LE(region-one) } (R6.1, R6.2).
page-swap = ~swap~ **Permuter** { SON(agent-one) } dans { ACCORD(council-one, "le", "la") } même { council-one }, et y agir (R5.6).
page-control = **Contrôler.** { MAJ(UN(region-one)) } est { ACCORD(empire-one, "à celui", "à celle") } dont les { banner-other } s’y trouvent, sinon { ACCORD(empire-one, "à celui", "à celle") } dont c’est { LE(region-one) } d’origine (R2.2).
page-supply = **Ravitaillement.** Après le tour { D(UN(empire-one)) }, { $supply-limit } de ses { banner-other } au plus restent dans chaque { region-one }, { $farm-supply-limit } avec { UN(farm-one) } ~farm~ (R5.7).
page-cards = **{ MAJ(card-other) }.** Jouez des { card-other } avant, pendant ou après l’action de votre { agent-one }. Le coût se paie avec { LE(card-one) } et d’autres de la main, qui retournent aux pioches (R7.1, R7.3).
page-exchange = **Loyauté.** À la fin d’une manche, vous pouvez échanger deux de vos { token-other } face cachée : { ACCORD(token-one, "ils", "elles") } restent alors face visible (R8.2).
page-end = **Fin.** Après la dernière manche, les { token-other } sont { ACCORD(token-one, "dévoilés", "dévoilées") } et on compte (R9.1). À égalité gagne qui a le moins échangé, puis qui a le plus { D(card-other) } (R9.2).
page-hidden = **Ce que vous ne savez pas** : les { token-other } face cachée et les { card-other } en main des rivaux. Leurs coups en disent quelque chose.

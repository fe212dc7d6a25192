# L'aide pendant la partie : le coach, les soupçons, les parties sans aide, et ce qui en a servi.

help-coach = Coach
help-coach-loses = { MAJ($mark) } : « { $taken } » laisse { $own } % de chances de victoire au lieu des { $best } % possibles.
help-coach-better = Mieux : « { $better } ».
help-coach-brings = Ce choix rapporte { $points }.
help-coach-cards = { $choice } (coût : { $cards })
help-coach-left = { $n ->
    [0] Le coach n’interviendra plus.
    [one] Le coach interviendra encore une fois.
   *[other] Le coach interviendra encore { $n } fois.
 }
help-coach-back = Annuler le coup
help-coach-play = Jouer quand même
help-coach-why = Pourquoi ?
help-coach-thinks = Le coach analyse…
help-coach-again = Retapez ce choix pour le jouer, ou tapez-en un autre.

help-plain = Partie sans aide
help-plain-short = Sans aide
help-plain-about = Partie sans aide : ni indice, ni coach, ni soupçons avant la fin.
help-hints-off = Les indices sont désactivés dans les réglages.
help-used = Aide : { $what }.
help-used-in-short = avec aide : { $what }
help-used-hint = { $n ->
    [one] { $n } indice
   *[other] { $n } indices
 }
help-used-coach = { $n ->
    [one] le coach une fois
   *[other] le coach { $n } fois
 }
help-used-taken-back = { $n ->
    [one] { $n } décision reconsidérée
   *[other] { $n } décisions reconsidérées
 }
help-used-suspicions = { $n ->
    [one] soupçons dans { $n } manche
   *[other] soupçons dans { $n } manches
 }
help-used-review = { $n ->
    [one] { $n } analyse
   *[other] { $n } analyses
 }
help-used-none = Jouée sans aide.

setup-plain = Partie sans aide
setup-plain-about = Ni indice, ni coach, ni soupçons. L’enregistrement et la liste des parties l’indiquent.

settings-help = Aide pendant la partie
settings-help-level = Profondeur d’analyse
settings-help-level-about = Pour les indices, le coach et les analyses. « Approfondie » triple le temps.
help-level-quick = Rapide
help-level-usual = Normale
help-level-thorough = Approfondie
settings-hints = Indices
settings-hints-about = Où regarder, puis les trois meilleurs choix.
settings-coach = Le coach intervient
settings-coach-about = Avant une décision qui perd autant de chances de victoire.
settings-coach-times = Interventions par partie
settings-suspicions = Soupçons
settings-suspicions-about = Probabilités des { token-other } rivaux, coups à l’appui. Vos marques restent toujours.
settings-help-plain = Une partie sans aide ignore ces réglages. L’enregistrement indique l’aide utilisée.
settings-coach-from-off = Jamais
settings-coach-from-3 = Dès 3 %
settings-coach-from-5 = Dès 5 %
settings-coach-from-10 = Dès 10 %
settings-coach-times-3 = 3 fois
settings-coach-times-5 = 5 fois
settings-coach-times-unlimited = Sans limite
suspicion-time-live = En direct
suspicion-time-rounds = Après chaque manche
suspicion-time-off = Jamais

suspicions-title = Soupçons
suspicions-open = Soupçons et marques au crayon (S)
suspicions-close = Fermer
suspicions-live = Probabilités telles qu’un joueur attentif les estimerait. Survolez une case pour voir pourquoi, cliquez pour la marquer : peut-être, sûrement, non.
suspicions-rounds = Probabilités au début de la manche. Survolez une case pour voir pourquoi, cliquez pour la marquer : peut-être, sûrement, non.
suspicions-off = Probabilités désactivées. Cliquez sur une case pour la marquer : peut-être, sûrement, non.
suspicions-plain = Sans aide, pas de probabilités. Cliquez sur une case pour la marquer : peut-être, sûrement, non.
suspicions-many = Trop { D(empire-other) } pour estimer des probabilités. Vos marques au crayon restent.
suspicions-field = { $society }, { $slot } : { $empire }
suspicions-field-odds = { $society }, { $slot } : { $empire }, { $percent } %
suspicions-known = { $field }, connu
suspicions-marked = { $field }. { $mark }
suspicions-lead = { MAJ(LE($society)) } sert sans doute { LE($empire) } ({ $percent } %) : { $reasons }.
suspicions-lead-plain = { MAJ(LE($society)) } sert sans doute { LE($empire) } ({ $percent } %).
suspicions-lead-maybe = { MAJ(LE($society)) } sert peut-être { LE($empire) } ({ $percent } %) : { $reasons }.
suspicions-lead-maybe-plain = { MAJ(LE($society)) } sert peut-être { LE($empire) } ({ $percent } %).
suspicions-lead-banners = { $count ->
    [one] 1 { banner-one } ajoutée
   *[other] { $count } { banner-other } ajoutées
}
suspicions-lead-points = { $count ->
    [one] 1 point gagné
   *[other] { $count } points gagnés
}
suspicions-lead-agents = { $count ->
    [one] 1 { agent-one }
   *[other] { $count } { agent-other }
}
suspicions-slot = { $slot } : { $empire }, { $percent } %
suspicions-slot-known = { $slot } : { $empire }, connu
suspicions-nothing = Aucun coup n’en dit long.
suspicions-for = Manche { $round } : { $deed } (× { $factor })
suspicions-against = Manche { $round } : { $deed } (÷ { $factor })
suspicions-again = Revoir sur la table
suspicions-exposed = Ce que vos rivaux peuvent savoir de vous
suspicions-exposed-open = { $slot } : { LE($empire) } est face visible
suspicions-exposed-known = { $slot } : { $empire }, { $percent } %, autant dire connu
suspicions-exposed-guessed = { $slot } : { $empire }, { $percent } %, deviné juste
suspicions-exposed-hidden = { $slot } : { $empire }, { $percent } %, caché
suspicions-best-marked = { $slot } : { $odds }. Vos marques : { $marks }
suspicions-best = { $slot } : { $odds }
suspicions-odds-of = { $empire } { $percent } %
suspicions-mark-of = { $empire } { $mark }
pencil-maybe = peut-être
pencil-sure = sûrement
pencil-no = non
pencil-said-maybe = Votre marque : peut-être
pencil-said-sure = Votre marque : sûrement
pencil-said-no = Votre marque : non

text-help-suspicions = { text-word-suspicions } : les probabilités des { token-other } de chacun, et vos marques au crayon
text-help-suspect = { text-word-suspect } QUI CASE { empire-one } MARQUE : votre marque au crayon, maybe (peut-être), sure (sûrement), no (non) ou none (aucune)
text-no-help = Partie sans aide : ni indice, ni coach, ni soupçons avant la fin.
text-suspicions-off = Les probabilités sont désactivées (« --suspicions off ») ; vos marques au crayon restent.
text-suspect-how = Écrivez par exemple « { text-word-suspect } { $such } » : { $whose } ; { $slots } ; { $kinds } ; maybe (peut-être), sure (sûrement), no (non) ou none (aucune).
text-suspect-no = Il n’y a pas de « { $given } » ici. { $how }
text-suspect-done = { $society }, { $slot } : { LE($empire) } est { ACCORD($empire, "marqué", "marquée") } « { $mark } ».
text-suspect-gone = { $society }, { $slot } : { LE($empire) } n’a plus de marque.
text-suspect-unkept = Impossible d’enregistrer les marques au crayon : { $why }

keys-open = Touches (K)
keys-title = Touches
keys-go = aller au choix suivant
keys-go-keys = Tab, flèches
keys-choose = choisir
keys-choose-keys = Entrée
keys-number = choisir par numéro
keys-number-keys = 1 à 9
keys-several = placer plusieurs { banner-other }
keys-several-keys = 2 à 9 sur { UN(region-one) }
keys-back = revenir
keys-undo = annuler
keys-undo-keys = Ctrl+Z
keys-hurry = passer les coups des rivaux
keys-windows = passer jusqu’à la fin du tour, ou reprendre
keys-windows-keys = P
keys-hint = indice
keys-hint-keys = H
keys-again = revoir le dernier coup
keys-again-keys = B
keys-log = tout le journal
keys-log-keys = L
keys-suspicions = soupçons et marques au crayon
keys-suspicions-keys = S
keys-cards = { ACCORD(card-one, "tous les", "toutes les") } { card-other }
keys-cards-keys = C
keys-map = tout le plateau
keys-map-keys = F
keys-rules = livret de règles
keys-rules-keys = F1 ou ?

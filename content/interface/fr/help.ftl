# L'aide pendant la partie : l'entraîneur, les soupçons, les parties sans aide, et ce qui en a servi.

help-coach = L'entraîneur
help-coach-loses = « { $taken } » : { $mark }. Les chances de gagner tombent à { $own } %, contre { $best } % au mieux.
help-coach-better = Mieux : « { $better } » ({ $worth }).
help-coach-left = { $n ->
    [0] L'entraîneur ne dira plus rien dans cette partie.
    [one] L'entraîneur interviendra encore une fois dans cette partie.
   *[other] L'entraîneur interviendra encore { $n } fois dans cette partie.
 }
help-coach-back = Reprendre
help-coach-play = Jouer quand même
help-coach-thinks = L'entraîneur regarde cette décision…
help-coach-again = Tapez le même choix encore une fois pour le jouer quand même, ou un autre.

help-plain = Partie sans aide
help-plain-short = Sans aide
help-plain-about = Partie sans aide : ni indice, ni entraîneur, ni soupçons avant la fin.
help-hints-off = Les indices sont coupés dans les réglages.
help-used = Aide : { $what }.
help-used-in-short = avec aide : { $what }
help-used-hint = { $n ->
    [one] { $n } indice
   *[other] { $n } indices
 }
help-used-coach = { $n ->
    [one] l'entraîneur une fois
   *[other] l'entraîneur { $n } fois
 }
help-used-taken-back = { $n ->
    [one] { $n } décision reprise
   *[other] { $n } décisions reprises
 }
help-used-suspicions = { $n ->
    [one] soupçons dans { $n } manche
   *[other] soupçons dans { $n } manches
 }
help-used-review = { $n ->
    [one] { $n } retour sur ses décisions
   *[other] { $n } retours sur ses décisions
 }
help-used-none = Jouée sans aide.

setup-plain = Partie sans aide
setup-plain-about = Ni indice, ni entraîneur, ni soupçons. L'enregistrement et la liste des parties le disent.

settings-help = Aide pendant la partie
settings-help-level = Réflexion de l'aide
settings-help-level-about = Indices, entraîneur et revues réfléchissent autant ; approfondir peut changer l'avis. Approfondie prend trois fois plus de temps.
help-level-quick = Rapide
help-level-usual = Normale
help-level-thorough = Approfondie
settings-hints = Indices
settings-hints-about = Où regarder dans une décision ; demandé encore, les trois meilleurs choix.
settings-coach = L'entraîneur intervient
settings-coach-about = Avant l'exécution d'une décision qui perd tant de chances de gagner, pour qu'on puisse la reprendre.
settings-coach-times = Combien de fois par partie
settings-suspicions = Soupçons
settings-suspicions-about = Les probabilités des { token-other } rivaux, avec les coups qui les appuient. Vos marques au crayon restent toujours là.
settings-help-plain = Une partie sans aide l'est quels que soient ces réglages. L'enregistrement dit quelle aide a servi.
settings-coach-from-off = Jamais
settings-coach-from-3 = Dès 3 %
settings-coach-from-5 = Dès 5 %
settings-coach-from-10 = Dès 10 %
settings-coach-times-3 = 3 fois
settings-coach-times-5 = 5 fois
settings-coach-times-unlimited = Toujours
suspicion-time-live = En direct
suspicion-time-rounds = Après chaque manche
suspicion-time-off = Sans

suspicions-title = Soupçons
suspicions-open = Soupçons et marques au crayon (S)
suspicions-close = Fermer
suspicions-live = Les probabilités telles qu'un observateur attentif les estime maintenant à votre place, d'après ce qui est visible et ce qui s'est fait aux yeux de tous. Pointez une case pour voir ce qui parle pour elle ; cliquez-la pour votre propre marque au crayon : peut-être, sûrement, non.
suspicions-rounds = Les probabilités telles qu'elles étaient au début de cette manche. Pointez une case pour voir ce qui parle pour elle ; cliquez-la pour votre propre marque au crayon : peut-être, sûrement, non.
suspicions-off = Les probabilités sont coupées. Cliquez une case pour votre propre marque au crayon : peut-être, sûrement, non.
suspicions-plain = Partie sans aide : il n'y a pas de probabilités. Cliquez une case pour votre propre marque au crayon : peut-être, sûrement, non.
suspicions-many = Les { empire-other } sont trop { ACCORD(empire-one, "nombreux", "nombreuses") } dans cette partie pour estimer des probabilités. Les marques au crayon sont à vous.
suspicions-field = { $society }, { $slot } : { $empire }
suspicions-field-odds = { $society }, { $slot } : { $empire }, { $percent } %
suspicions-known = { $field }, connu
suspicions-marked = { $field }. { $mark }
suspicions-slot = { $slot } : { $empire }, { $percent } %
suspicions-slot-known = { $slot } : { $empire }, connu
suspicions-nothing = Rien de ce qui s'est fait n'en dit beaucoup.
suspicions-for = Manche { $round } : { $deed } Cote × { $factor }
suspicions-against = Manche { $round } : { $deed } Cote ÷ { $factor }
suspicions-again = Revoir sur la table
suspicions-exposed = Ce qu'un rival attentif pourrait savoir de vous
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
text-no-help = C'est une partie sans aide : il n'y a ni indice, ni entraîneur, ni soupçons avant la fin.
text-suspicions-off = Les probabilités sont coupées (« --suspicions off ») ; vos marques au crayon sont là.
text-suspect-how = Écrivez par exemple « { text-word-suspect } { $such } » : { $whose } ; { $slots } ; { $kinds } ; maybe (peut-être), sure (sûrement), no (non) ou none (aucune).
text-suspect-no = Il n'y a pas de « { $given } » ici. { $how }
text-suspect-done = { $society }, { $slot } : { LE($empire) } est { ACCORD($empire, "marqué", "marquée") } « { $mark } ».
text-suspect-gone = { $society }, { $slot } : { LE($empire) } n'a plus de marque.
text-suspect-unkept = Les marques au crayon ne peuvent être gardées : { $why }

# Le bilan de toutes les parties.

title-history = Bilan
history-heading = Bilan
history-overview = Aperçu
history-results = Résultats
history-reviews = Analyses
history-feats = Exploits
history-parts = Sections du bilan

history-filter-pack = Jeu
history-filter-rivals = Rivaux
history-filter-strongest = Rival le plus fort
history-filter-help = Aide
history-all-packs = Tous les jeux
history-any-rivals = Tout nombre de rivaux
history-rivals = { $n ->
    [one] { $n } rival
   *[other] { $n } rivaux
 }
history-any-strongest = Tous les rivaux
history-any-help = Avec ou sans aide
history-helped = Avec aide
history-unhelped = Sans aide

history-none = Aucune partie terminée.
history-none-so = Aucune partie ne correspond.
history-reading = Lecture des parties…
history-reading-left = { $n ->
    [one] Lecture des parties : encore { $n } fichier
   *[other] Lecture des parties : encore { $n } fichiers
 }
history-not-read = Impossible de lire les parties : { $why }
history-not-written = Le bilan affiché n’a pas pu être enregistré : { $why }

history-matches = Parties
history-left-out = { $n ->
    [one] et { $n } qui ne compte pas
   *[other] et { $n } qui ne comptent pas
 }
history-of-all = sur { $n }
history-left-out-none = jouées jusqu’au bout
history-left-out-about = Une partie finie compte si vous êtes le seul humain et si la donne est nouvelle pour vous. Ne comptent pas : { $open } en cours, { $several } à plusieurs, { $bots } entre bots, { $again } d’une donne déjà jouée, { $unreadable } illisibles. Une partie déjà comptée le reste, même sans son fichier.
history-won = Gagnées
history-even = { $percent } au hasard
history-streak = Gagnées de suite
history-longest = record : { $most }
history-error = Taux d’erreur
history-error-about = Chances de victoire perdues par décision, en moyenne, selon { $reviewed } parties analysées sur { $matches }. En grand, les { $n } dernières ; à côté, celles d’avant.
history-error-before = { $percent } avant
history-error-first = { $n ->
    [one] { $n } analyse jusqu’ici
   *[other] { $n } analyses jusqu’ici
 }
history-error-none = pas encore d’analyse
history-strength = Force
history-strength-doubt = ± { $doubt }
history-strength-about = D’après vos résultats contre des bots : novice environ 1200, agent 1500, éminence grise environ 1800. Avec 400 de plus, on gagne dix fois plus souvent à la même table. Après ±, l’écart type.

history-plot-error = Taux d’erreur, partie par partie
history-plot-error-one = Une partie
history-plot-error-mean = Moyenne de vingt
history-plot-strength = Force
history-plot-strength-doubt = Incertitude
history-plot-won = Gagnées, sur vingt
history-plot-won-even = Hasard
history-plot-at = { $label } : { $value } (partie { $n })
history-plot-now = Maintenant : { $value }
history-plot-empty = Rien à tracer pour l’instant.
history-plot-few = Les graphiques apparaissent après { $n } parties terminées.
history-plot-needs-reviews = Analysez une partie pour voir le taux d’erreur.

history-by-level = Selon le rival le plus fort
history-by-society = Selon { LE(society-one) }
history-by-turn = Selon l’ordre à la première manche
history-by-pack = Selon le jeu
history-by-house = Selon les règles maison
history-as-printed = Règles d’origine
history-column-matches = Parties
history-column-won = Gagnées
history-column-even = Hasard
history-column-points = Points
history-column-error = Taux d’erreur
history-rule = { $rule } : { $value }
history-turn = { $n ->
    [1] En premier
    [2] En deuxième
    [3] En troisième
   *[other] En quatrième
 }
history-favourites = Préférences entre { empire-other } : { $pack }
history-favourite-empire = { $empire }
history-favourite-agents = { MAJ(agent-other) }
history-favourite-share = Part
history-favourite-first = { $slot }
history-favourite-won = Gagnées ainsi
history-parts-heading = Selon le moment de la partie
history-part-decisions = Décisions

history-review-date = Jouée
history-review-match = Partie
history-review-result = Résultat
history-review-mistakes = Erreurs
history-review-blunders = Gaffes
history-review-open = Analyser la partie ({ $date }) : { $what }
history-review-none = Aucune partie analysée. Analysez ici vos dernières parties, ou chacune dès sa fin.
history-review-make = { $n ->
    [one] Analyser { $n } partie
   *[other] Analyser { $n } parties
 }
history-review-make-about = Analyse les dernières parties en arrière-plan, jusqu’à une minute chacune. Rien ne commence tant qu’une partie est sur la table.
history-review-stop = Arrêter
history-review-progress = Analyse { $at } sur { $all } : { $percent } %
history-review-trouble = Une analyse n’a pas pu être enregistrée : { $why }
history-placed = { $points } { $points ->
    [one] point
   *[other] points
 }, place { $place } sur { $seats }
history-won-with = Victoire avec { $points } { $points ->
    [one] point
   *[other] points
 }
history-won-shared = Victoire partagée avec { $points } { $points ->
    [one] point
   *[other] points
 }
history-against = { $society } contre { $rivals }
history-gone = Le fichier de cette partie est introuvable.
history-not-here = Sans fichier, cette partie ne peut plus être analysée.

history-feats-done = { $done } exploits sur { $all }
history-feats-about = Pour un exploit, il faut une partie qui compte, avec au moins autant de manches que dans le pack et sans rival de niveau hasard.
history-feat-done = { $times ->
    [one] { $date }
   *[other] { $date }, et { $more } de plus
 }
history-feat-not = Pas encore
history-feat-open = { $feat } : { $about } Première fois : { $date }. Analyser la partie.
history-feat-said = { $feat } : { $about } { $when }

feat-flawless = Sans faute
feat-flawless-about = Gagner sans erreur ni gaffe.
feat-precise = L’œil sûr
feat-precise-about = Dans une partie, 95 % de décisions bonnes ou meilleures.
feat-comeback = Renaître de ses cendres
feat-comeback-about = Gagner après être tombé sous 10 % de chances.
feat-last-round = Les derniers seront les premiers
feat-last-round-about = Gagner après avoir commencé la dernière manche seul dernier.
feat-downfall = La chute
feat-downfall-about = Gagner quand { LE(empire-one) } de votre dernière case finit sans { city-one }.
feat-in-order = Comme il était écrit
feat-in-order-about = Gagner quand le nombre { D(city-other) } suit l’ordre de vos cases, la première seule en tête.
feat-unseen = Insaisissable
feat-unseen-about = Gagner avec trois { token-other } face cachée ou plus, qu’on ne pouvait deviner.
feat-from-afar = De loin
feat-from-afar-about = Gagner sans placer { D(agent-one) } { A(council-one) } { DE(empire-one) } de votre première case.
feat-as-dealt = Fidèle à la donne
feat-as-dealt-about = Gagner sans échanger { D(token-one) }.
feat-turncoat = Girouette
feat-turncoat-about = Gagner une partie que vos { token-other } de départ auraient perdue.
feat-no-attack = Les mains propres
feat-no-attack-about = Gagner sans déclarer d’attaque.
feat-no-card = Sans { UN(card-one) }
feat-no-card-about = Gagner sans jouer { D(card-one) }.
feat-tie-break = D’un cheveu
feat-tie-break-about = Gagner seul à égalité de points.
feat-clear = Haut la main
feat-clear-about = Gagner de dix points ou plus.
feat-masterminds = Trois éminences grises
feat-masterminds-about = Gagner contre trois éminences grises.
feat-automata = Mécanique
feat-automata-about = Gagner contre les deux automates en difficile, ensemble ou séparément.
feat-three = Trois de suite
feat-three-about = Gagner trois parties de suite contre des maîtres-espions ou des éminences grises.
feat-steady = Cinq sans gaffe
feat-steady-about = Cinq parties de suite, toutes analysées, sans une gaffe.
feat-every-society = Tous les masques
feat-every-society-about = Gagner avec chaque { society-one } d’un jeu.
feat-every-empire = { ACCORD(banner-one, "Tous les", "Toutes les") } { banner-other }
feat-every-empire-about = Gagner avec chaque { empire-one } d’un jeu sur votre première case.

setup-fit = Rivaux à votre mesure
setup-fit-off = niveaux au choix
setup-fit-share = viser { $percent } %
setup-fit-about = Adapte le niveau des rivaux pour viser ce taux de victoires. Choisir un niveau y met fin.
setup-fit-said = Votre force : { $points } (± { $doubt }). Victoires contre eux : { $percent } %.
setup-fit-mixed = Votre force : { $points } (± { $doubt }). Victoires contre eux : { $percent } % ; à la longue, { $average } %.
setup-fit-end = Votre force : { $points } (± { $doubt }). Meilleur réglage : { $percent } % de victoires.
setup-fit-new = Aucune partie ne compte encore. Victoires estimées : { $percent } %.

text-history-strength = Force selon la table
text-history-figure = { $label } : { $value } ({ $note })
text-history-strength-row = { $pack }, { $rivals }
text-history-strength-said = { $table } : { $points } ± { $doubt }
text-history-review = { $date } : { $match }. { $result }. { $rate }
text-history-reviews = Dernières analyses

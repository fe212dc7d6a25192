# Leçons.

title-learn = Apprendre à jouer
learn-title = Apprendre à jouer
learn-about = De courtes leçons sur le vrai plateau, un sujet à la fois. Arrêtez et reprenez quand vous voulez.
learn-begin = Commencer
learn-go-on = Continuer
learn-done = faite
learn-step = étape { $n } sur { $all }
learn-next = Suite
learn-back = Étape précédente
learn-leave = Leçons
learn-restart = Recommencer la leçon
learn-hurry = Accélérer
learn-next-lesson = Ensuite : { $lesson }
learn-all-done = Le reste est dans le livret de règles (F1).
learn-watch = Regardez…
learn-right = Exact. Regardez…
learn-not-this = C’est permis, mais ce n’est pas le sujet de la leçon. Suivez la consigne affichée.
learn-no-hint = Dans une leçon, suivez la consigne affichée. Dans une partie, ce bouton donne un indice.

# Notes pour la première partie : chacune apparaît une fois.

note-read = Compris
note-agent = Placez { UN(agent-one) } sur { UN(position-one) }. { ACCORD(agent-one, "Il", "Elle") } contrôle aussi les { position-other } libres au-dessus : plus bas, on contrôle davantage ; plus haut, on agit plus tôt.
note-take-back = Reprenez { UN(agent-one) } pour { ACCORD(agent-one, "le", "la") } placer ailleurs. Les autres restent.
note-act = À vous de jouer. Choisissez une action. Le nombre indique combien { D(banner-other) } ou { D(card-other) } vous recevez.
note-banner = Pour chaque { banner-one }, cliquez sur { UN(region-one) } en surbrillance. Les touches 2 à 9 en placent plusieurs. Les { banner-other } tiennent les { region-other } et gardent les { city-other }.
note-attack = Choisissez { LE(region-one) } de départ, la cible, puis le nombre { D(banner-other) }. Les pertes sont égales. { MAJ(UN(fort-one)) } élimine d’abord un attaquant.
note-card = Vous pouvez jouer { UN(card-one) } : cliquez sur un pouvoir en surbrillance. Cela coûte { ACCORD(card-one, "ce", "cette") } { card-one }, et { ACCORD(card-one, "un autre", "une autre") } pour un second emblème.
note-exchange = Vous pouvez échanger deux { token-other }. Tout le monde les verra, et { ACCORD(token-one, "ils", "elles") } ne bougeront plus. Dans le doute, gardez tout.
note-goal = Les { city-other } rapportent des points, selon vos { token-other } en haut à gauche : { LE($best) } compte le plus pour vous, { LE($worst) } le moins. Vos rivaux l’ignorent. Vos { agent-other } contrôlent les { empire-other }. Qui a le plus de points gagne.
note-goal-short = Partie courte : { $rounds } manches ({ $usual } d’ordinaire).
note-swap = Votre { agent-one } passe à { ACCORD(position-one, "un autre", "une autre") } { position-one } { DE(council-one) } et y agit aussitôt. Si la place est prise, les deux { agent-other } permutent.

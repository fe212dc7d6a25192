# Leçons.

title-learn = Apprendre à jouer
learn-title = Apprendre à jouer
learn-about = De courtes leçons à la vraie table : chacune montre une chose et vous la fait faire. Vous pouvez partir à tout moment et reprendre plus tard là où vous étiez.
learn-begin = Commencer
learn-go-on = Continuer
learn-done = faite
learn-step = étape { $n } sur { $all }
learn-next = Suite
learn-back = Retour
learn-leave = Toutes les leçons
learn-restart = Cette leçon depuis le début
learn-hurry = Abréger
learn-next-lesson = Ensuite : { $lesson }
learn-all-done = C'était la dernière leçon : vous savez à quoi l'on joue. Le reste est dans le livret de règles (F1). Le bouton ci-dessous commence votre propre partie.
learn-watch = Regardez ce qui se passe…
learn-do = À vous : faites-le sur la table.
learn-name = Choisissez une réponse.
learn-not-this = C'est permis, mais ce n'est pas ce que montre cette leçon. Faites ce que dit la fiche ; dans une partie, vous êtes libre.
learn-no-hint = Dans une leçon, la fiche vous dit quoi faire. Dans une partie, ce bouton vous aide à décider.
learn-read = La leçon continue avec son bouton « Suite » (Entrée).
learn-over = La leçon est finie.

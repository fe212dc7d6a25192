# Lektionen.

title-learn = Spielen lernen
learn-title = Spielen lernen
learn-about = Kurze Lektionen am echten Tisch: Jede zeigt dir eine Sache und lässt sie dich tun. Du kannst jederzeit aufhören und später dort weitermachen, wo du warst.
learn-begin = Beginnen
learn-go-on = Fortsetzen
learn-done = fertig
learn-step = Schritt { $n } von { $all }
learn-next = Weiter
learn-back = Zurück
learn-leave = Alle Lektionen
learn-restart = Diese Lektion von vorn
learn-hurry = Vorspulen
learn-next-lesson = Nächste: { $lesson }
learn-all-done = Das war die letzte Lektion: Du weißt jetzt, was gespielt wird. Den Rest sagen die Regeln (F1). Mit dem Knopf unten beginnt deine eigene Partie.
learn-watch = Sieh zu, was geschieht…
learn-do = Du bist dran: Tu es auf dem Tisch.
learn-name = Wähle eine Antwort.
learn-not-this = Das ist erlaubt, aber darum geht es in dieser Lektion nicht. Tu, was auf dem Zettel steht; in einer Partie bist du frei.
learn-no-hint = In einer Lektion sagt dir der Zettel, was zu tun ist. In einer Partie hilft dir dieser Knopf bei einer Entscheidung.
learn-read = Die Lektion geht mit ihrem Knopf „Weiter“ weiter (Eingabetaste).
learn-over = Die Lektion ist zu Ende.

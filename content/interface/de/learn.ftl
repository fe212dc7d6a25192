# Lektionen.

title-learn = Spielen lernen
learn-title = Spielen lernen
learn-about = Kurze Lektionen zum Mitspielen. Du kannst jederzeit aufhören und später weitermachen.
learn-begin = Beginnen
learn-go-on = Fortsetzen
learn-done = fertig
learn-step = Schritt { $n } von { $all }
learn-next = Weiter
learn-back = Voriger Schritt
learn-leave = Lektionen
learn-restart = Diese Lektion von vorn
learn-hurry = Vorspulen
learn-next-lesson = Nächste: { $lesson }
learn-all-done = Alles Weitere steht in den Regeln (F1).
learn-watch = Sieh zu …
learn-right = Richtig. Sieh zu …
learn-not-this = Das ist erlaubt, gehört aber nicht zu dieser Lektion. Folge dem Text darüber.
learn-no-hint = In einer Lektion steht im Kasten, was zu tun ist. In einer Partie gibt es hier Tipps.

# Hinweise für die erste Partie: Jeder erscheint einmal.

note-read = Verstanden
note-agent = Setze { EINEN(agent-one) } ein. { GROSS(ER(agent-one)) } lenkt auch leere { position-other } über sich: Unten lenkst du mehr, oben handelst du früher.
note-take-back = Hole { JE(agent-one, "einen", "eine", "eines") } deiner { agent-other-gen } zurück. Die anderen bleiben.
note-act = Du bist am Zug. Wähle eine Aktion. Die Zahl zeigt, wie viele { banner-other } oder { card-other } du bekommst.
note-banner = Jeder Klick auf { EINEN(region-one) } setzt { EINEN(banner-one) }. { GROSS(banner-other) } halten { region-other } und schützen { city-other }. Die Tasten 2 bis 9 setzen mehrere.
note-attack = Wähle, von wo du angreifst, dann das Ziel, dann die Stärke. Beide Seiten verlieren gleich viel. { GROSS(EIN(fort-one)) } kostet den Angreifer vorab { EINEN(banner-one) }.
note-card = Du kannst jetzt { EINEN(card-one) } spielen: Klicke auf eine hervorgehobene Fähigkeit. Preis: { DIESER(card-one) }, bei zwei Wappen noch { JE(card-one, "einer", "eine", "eines") }.
note-exchange = Du darfst zwei { token-other } tauschen. Beide sind danach offen und nicht mehr tauschbar. Im Zweifel: nicht tauschen.
note-goal = { GROSS(city-other) } bringen dir Punkte. Die Wappen oben links zeigen, wie viele: { GROSS(DER($best)) } zählt am meisten, { DER($worst) } am wenigsten. Das weißt nur du. Deine { agent-other } lenken die { empire-other }. Wer die meisten Punkte hat, gewinnt.
note-goal-short = Kurze Partie: { $rounds } statt { $usual } Runden.
note-swap = { GROSS(DEIN(agent-one)) } wechselt auf { JE(position-one, "einen anderen", "eine andere", "ein anderes") } { position-one-akk } { DES(council-one) } und handelt dort sofort. Steht dort schon { EIN(agent-one) }, kommt { ER(agent-one) } auf deinen alten Platz.

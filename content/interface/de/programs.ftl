# Die Seite der Bots von außen.

settings-programs = Eigene Bots
programs-heading = Eigene Bots
programs-about = Ein Programm von dir, in einer beliebigen Sprache, kann mit am Tisch sitzen: Es erfährt als JSON, was { JE(society-one, "sein", "seine", "sein") } { society-one } wissen darf, und antwortet für jede Entscheidung mit einer Zeile. Sobald die Datei der Einstellungen es nennt, wählst du es für einen Rivalen, wo eine Partie eingerichtet wird.
programs-risk = Es läuft mit deinen Rechten, wie alles, was du selbst startest. Nenne nur Programme, die du ohnehin ausführen würdest.
programs-file = Programme werden in { $path } genannt, mit Namen und Befehl, und beim Start gelesen:
programs-list = In den Einstellungen genannt
programs-none = Noch gibt es keines. In einem Terminal sagt „whispers guide bots“, wie man eines schreibt, und „whispers guide outside.py“ gibt eines zum Anfangen aus.
programs-try = { $name } ausprobieren
programs-trying = Es ist gestartet und wird gefragt …
programs-wrong = Das ist kein Name oder kein Befehl, der sich starten lässt.
programs-well = { $n ->
    [one] Es hat auf die eine Frage geantwortet, in { $ms } ms.
   *[other] Es hat auf alle { $n } Fragen geantwortet, am langsamsten in { $ms } ms.
 }
programs-before = { $n ->
    [one] Auf eine Frage hat es geantwortet.
   *[other] Auf { $n } Fragen hat es geantwortet.
 }
programs-fell-not-started = Es ließ sich nicht starten: { $detail }.
programs-fell-late = Es brauchte länger als { $detail } für eine Antwort.
programs-fell-ended = { $known ->
    [yes] Es hat sich beendet ({ $detail }), statt zu antworten.
   *[no] Es hat seine Ausgabe geschlossen, statt zu antworten.
 }
programs-fell-too-long = Es antwortete mit einer Zeile von mehr als { $detail } Bytes.
programs-fell-no-text = Es antwortete mit etwas, das kein UTF-8 ist.
programs-fell-utf-16 = Es antwortete in UTF-16. Lass es UTF-8 schreiben.
programs-fell-unasked = Es sagte „{ $detail }“, ohne gefragt zu sein.
programs-fell-not-legal = Es antwortete „{ $detail }“; das ist keine der Entscheidungen, die ihm angeboten waren.

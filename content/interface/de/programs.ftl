# Die Seite der Bots von außen.

settings-programs = Eigene Bots
programs-heading = Eigene Bots
programs-about = Ein eigenes Programm in beliebiger Sprache kann am Tisch mitspielen. Es erfährt als JSON, was { JE(society-one, "sein", "seine", "sein") } { society-one } wissen darf, und antwortet auf jede Entscheidung mit einer Zeile. Trage es in die Einstellungsdatei ein; dann wählst du es bei einer neuen Partie für einen Rivalen.
programs-risk = Es läuft mit deinen Rechten wie jedes Programm, das du startest. Trage nur Programme ein, denen du traust.
programs-file = Trage Name und Befehl in { $path } ein. Whispers liest die Datei beim Start:
programs-list = Eingetragen
programs-none = Noch keines. Im Terminal erklärt „whispers guide bots“, wie du eines schreibst; „whispers guide outside.py“ gibt ein Beispiel aus.
programs-try = { $name } ausprobieren
programs-trying = Gestartet, wird gefragt …
programs-wrong = Das ist kein gültiger Name oder kein startbarer Befehl.
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
    [yes] Es beendete sich ({ $detail }), statt zu antworten.
   *[no] Es schloss seine Ausgabe, statt zu antworten.
 }
programs-fell-too-long = Es schickte eine Zeile von mehr als { $detail } Bytes.
programs-fell-no-text = Es antwortete nicht in UTF-8.
programs-fell-utf-16 = Es antwortete in UTF-16. Lass es UTF-8 schreiben.
programs-fell-unasked = Es schrieb ungefragt „{ $detail }“.
programs-fell-not-legal = Es antwortete „{ $detail }“. Das stand nicht zur Wahl.

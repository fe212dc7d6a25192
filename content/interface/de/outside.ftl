# Bots von außen: eigene Programme.

outside-program = Programm „{ $name }“
outside-unveiled = { GROSS(DEN($society)) } hat das Programm „{ $name }“ gespielt.
outside-lost-not-started = Das Programm „{ $name }“ ließ sich nicht starten: { $detail }. Faustregeln entscheiden für { DEN($society) }.
outside-lost-late = Das Programm „{ $name }“ brauchte länger als { $detail }. Faustregeln entscheiden für { DEN($society) }.
outside-lost-ended = Das Programm „{ $name }“ { $known ->
    [yes] hat geendet ({ $detail })
   *[no] hat seine Ausgabe geschlossen
 }. Faustregeln entscheiden für { DEN($society) }.
outside-lost-too-long = Das Programm „{ $name }“ antwortete mit einer Zeile von mehr als { $detail } Bytes. Faustregeln entscheiden für { DEN($society) }.
outside-lost-no-text = Das Programm „{ $name }“ antwortete mit etwas, das kein UTF-8 ist. Faustregeln entscheiden für { DEN($society) }.
outside-lost-utf-16 = Das Programm „{ $name }“ antwortete in UTF-16. Lass es UTF-8 schreiben. Faustregeln entscheiden für { DEN($society) }.
outside-lost-unasked = Das Programm „{ $name }“ sagte ungefragt „{ $detail }“. Faustregeln entscheiden für { DEN($society) }.
outside-lost-not-legal = Das Programm „{ $name }“ antwortete „{ $detail }“, was jetzt nicht erlaubt ist. Faustregeln entscheiden für { DEN($society) }.
outside-errors = Zuletzt schrieb es in seine Fehlerausgabe: { $errors }
outside-gives-up = Es wird in dieser Partie nicht mehr gefragt.
outside-losses = { $n ->
    [one] Eine Entscheidung verlor ein Programm, und Faustregeln trafen sie.
   *[other] { $n } Entscheidungen verloren Programme, und Faustregeln trafen sie.
 }
outside-absent = Das Programm „{ $name }“ steht nicht in der Datei der Einstellungen: Ein Bot der Stärke { $level } spielt für es.
outside-about = Ein eigenes Programm, wie die Datei der Einstellungen es nennt. Ihm wird gesagt, was { JE(society-one, "sein", "seine", "sein") } { society-one } wissen darf, und nicht mehr.
outside-setting = Zeile { $line }: Der Bot „{ $name }“ bleibt weg. Ein Bot hat einen Namen aus kleinen Buchstaben, Ziffern und Bindestrichen und einen Befehl in Anführungszeichen, etwa my-bot = "python3 /home/me/bot.py"; Anführungszeichen darin stehen paarweise.
outside-too-many = Zeile { $line }: Der Bot „{ $name }“ bleibt weg. Die Einstellungen fassen höchstens { $most } Bots.

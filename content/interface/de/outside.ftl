# Bots von außen: eigene Programme.

outside-program = Programm „{ $name }“
outside-unveiled = Hinter { DEM($society) } steckte das Programm „{ $name }“.
outside-lost-not-started = Das Programm „{ $name }“ ließ sich nicht starten: { $detail }. Faustregeln entscheiden für { DEN($society) }.
outside-lost-late = Das Programm „{ $name }“ brauchte länger als { $detail }. Faustregeln entscheiden für { DEN($society) }.
outside-lost-ended = Das Programm „{ $name }“ { $known ->
    [yes] ist beendet ({ $detail })
   *[no] hat seine Ausgabe geschlossen
 }. Faustregeln entscheiden für { DEN($society) }.
outside-lost-too-long = Das Programm „{ $name }“ schickte eine Zeile von mehr als { $detail } Bytes. Faustregeln entscheiden für { DEN($society) }.
outside-lost-no-text = Das Programm „{ $name }“ antwortete nicht in UTF-8. Faustregeln entscheiden für { DEN($society) }.
outside-lost-utf-16 = Das Programm „{ $name }“ antwortete in UTF-16. Lass es UTF-8 schreiben. Faustregeln entscheiden für { DEN($society) }.
outside-lost-unasked = Das Programm „{ $name }“ schrieb ungefragt „{ $detail }“. Faustregeln entscheiden für { DEN($society) }.
outside-lost-not-legal = Das Programm „{ $name }“ antwortete „{ $detail }“. Das ist jetzt nicht erlaubt. Faustregeln entscheiden für { DEN($society) }.
outside-errors = Letzte Zeilen seiner Fehlerausgabe: { $errors }
outside-gives-up = Es wird in dieser Partie nicht mehr gefragt.
outside-losses = { $n ->
    [one] Bei einer Entscheidung fiel ein Programm aus, Faustregeln ersetzten es.
   *[other] Bei { $n } Entscheidungen fielen Programme aus, Faustregeln ersetzten sie.
 }
outside-absent = Das Programm „{ $name }“ fehlt in den Einstellungen. Ein Bot der Stärke { $level } ersetzt es.
outside-about = Ein eigenes Programm aus der Einstellungsdatei. Es erfährt nur, was { JE(society-one, "sein", "seine", "sein") } { society-one } wissen darf.
outside-setting = Zeile { $line }: Der Bot „{ $name }“ wird übergangen. Nötig sind ein Name aus Kleinbuchstaben, Ziffern und Bindestrichen und ein Befehl in Anführungszeichen, etwa my-bot = "python3 /home/me/bot.py". Anführungszeichen darin stehen paarweise.
outside-too-many = Zeile { $line }: Der Bot „{ $name }“ wird übergangen. Höchstens { $most } Bots sind erlaubt.

# Hilfe während der Partie: Coach, Verdacht, Partien ohne Hilfe, und welche Hilfe benutzt wurde.

help-coach = Der Coach
help-coach-loses = { GROSS($mark) }: „{ $taken }“ senkt die Gewinnchance von { $best } % auf { $own } %.
help-coach-better = Besser: „{ $better }“.
help-coach-brings = Das bringt { $points }.
help-coach-cards = { $choice } (Kosten: { $cards })
help-coach-left = { $n ->
    [0] Der Coach meldet sich nicht mehr.
    [one] Der Coach meldet sich noch einmal.
   *[other] Der Coach meldet sich noch { $n }-mal.
 }
help-coach-back = Anders entscheiden
help-coach-play = Trotzdem spielen
help-coach-why = Warum?
help-coach-thinks = Der Coach prüft …
help-coach-again = Wähle noch einmal dasselbe, um es zu spielen, oder wähle anders.

help-plain = Partie ohne Hilfe
help-plain-short = Ohne Hilfe
help-plain-about = Partie ohne Hilfe: kein Tipp, kein Coach, kein Verdacht, bis sie vorbei ist.
help-hints-off = Tipps sind in den Einstellungen ausgeschaltet.
help-used = Hilfe: { $what }.
help-used-in-short = mit Hilfe: { $what }
help-used-hint = { $n ->
    [one] { $n } Tipp
   *[other] { $n } Tipps
 }
help-used-coach = { $n ->
    [one] Coach einmal
   *[other] Coach { $n }-mal
 }
help-used-taken-back = { $n ->
    [one] { $n } Entscheidung überdacht
   *[other] { $n } Entscheidungen überdacht
 }
help-used-suspicions = { $n ->
    [one] Verdacht in { $n } Runde
   *[other] Verdacht in { $n } Runden
 }
help-used-review = { $n ->
    [one] einmal analysiert
   *[other] { $n }-mal analysiert
 }
help-used-none = Ohne Hilfe gespielt.

setup-plain = Partie ohne Hilfe
setup-plain-about = Kein Tipp, kein Coach, kein Verdacht. Die Aufzeichnung vermerkt es.

settings-help = Hilfe während der Partie
settings-help-level = Analysetiefe
settings-help-level-about = Für Tipps, Coach und Analyse. Gründlich dauert dreimal so lange.
help-level-quick = Schnell
help-level-usual = Üblich
help-level-thorough = Gründlich
settings-hints = Tipps
settings-hints-about = Wohin du sehen solltest, dann die drei besten Möglichkeiten.
settings-coach = Der Coach meldet sich
settings-coach-about = Bevor eine Entscheidung so viel Gewinnchance kostet.
settings-coach-times = Wie oft je Partie
settings-suspicions = Verdacht
settings-suspicions-about = Wahrscheinliche { token-other } der Rivalen und was dafür spricht. Notizen gehen immer.
settings-help-plain = Gilt nicht in einer Partie ohne Hilfe. Die Aufzeichnung nennt jede Hilfe.
settings-coach-from-off = Nie
settings-coach-from-3 = Ab 3 %
settings-coach-from-5 = Ab 5 %
settings-coach-from-10 = Ab 10 %
settings-coach-times-3 = 3-mal
settings-coach-times-5 = 5-mal
settings-coach-times-unlimited = Immer
suspicion-time-live = Laufend
suspicion-time-rounds = Nach jeder Runde
suspicion-time-off = Aus

suspicions-title = Verdacht
suspicions-open = Verdacht und Notizen (S)
suspicions-close = Schließen
suspicions-live = So schätzt ein aufmerksamer Spieler die { token-other } ein. Zeigst du auf ein Feld, siehst du die Gründe; ein Klick setzt eine Notiz: vielleicht, sicher, nicht.
suspicions-rounds = Wahrscheinlichkeiten zu Beginn dieser Runde. Zeigst du auf ein Feld, siehst du die Gründe; ein Klick setzt eine Notiz: vielleicht, sicher, nicht.
suspicions-off = Wahrscheinlichkeiten sind aus. Klicke auf ein Feld für eine Notiz: vielleicht, sicher, nicht.
suspicions-plain = Ohne Hilfe gibt es keine Wahrscheinlichkeiten. Klicke auf ein Feld für eine Notiz: vielleicht, sicher, nicht.
suspicions-many = Zu viele { empire-other } für Wahrscheinlichkeiten. Notizen kannst du machen.
suspicions-field = { $society }, { $slot }: { $empire }
suspicions-field-odds = { $society }, { $slot }: { $empire }, { $percent } %
suspicions-known = { $field }, bekannt
suspicions-marked = { $field }. { $mark }
suspicions-lead = { GROSS(DER($society)) } dient wohl { DEM($empire) } ({ $percent } %): { $reasons }.
suspicions-lead-plain = { GROSS(DER($society)) } dient wohl { DEM($empire) } ({ $percent } %).
suspicions-lead-maybe = { GROSS(DER($society)) } dient vielleicht { DEM($empire) } ({ $percent } %): { $reasons }.
suspicions-lead-maybe-plain = { GROSS(DER($society)) } dient vielleicht { DEM($empire) } ({ $percent } %).
suspicions-lead-banners = { $count ->
    [one] 1 { banner-one } eingesetzt
   *[other] { $count } { banner-other } eingesetzt
}
suspicions-lead-points = { $count ->
    [one] 1 Punkt gewonnen
   *[other] { $count } Punkte gewonnen
}
suspicions-lead-agents = { $count ->
    [one] 1 { agent-one }
   *[other] { $count } { agent-other }
}
suspicions-slot = { $slot }: { $empire }, { $percent } %
suspicions-slot-known = { $slot }: { $empire }, bekannt
suspicions-nothing = Kein Spielzug verrät viel darüber.
suspicions-for = Runde { $round }: { $deed } Chance × { $factor }
suspicions-against = Runde { $round }: { $deed } Chance ÷ { $factor }
suspicions-again = Auf dem Tisch zeigen
suspicions-exposed = Was deine Rivalen über dich wissen können
suspicions-exposed-open = { $slot }: { GROSS(DER($empire)) } liegt offen
suspicions-exposed-known = { $slot }: { $empire }, { $percent } %, so gut wie bekannt
suspicions-exposed-guessed = { $slot }: { $empire }, { $percent } %, richtig erraten
suspicions-exposed-hidden = { $slot }: { $empire }, { $percent } %, verborgen
suspicions-best-marked = { $slot }: { $odds }. Deine Notizen: { $marks }
suspicions-best = { $slot }: { $odds }
suspicions-odds-of = { $empire } { $percent } %
suspicions-mark-of = { $empire } { $mark }
pencil-maybe = vielleicht
pencil-sure = sicher
pencil-no = nicht
pencil-said-maybe = Deine Notiz: vielleicht
pencil-said-sure = Deine Notiz: sicher
pencil-said-no = Deine Notiz: nicht

text-help-suspicions = { text-word-suspicions }: wahrscheinliche { token-other } aller Spieler und deine Notizen
text-help-suspect = { text-word-suspect } WER FELD { empire-one } NOTIZ: eine eigene Notiz, maybe (vielleicht), sure (sicher), no (nicht) oder none (keine)
text-no-help = Partie ohne Hilfe: kein Tipp, kein Coach, kein Verdacht, bis sie vorbei ist.
text-suspicions-off = Wahrscheinlichkeiten sind aus („--suspicions off“); deine Notizen sind da.
text-suspect-how = Schreib es etwa so: „{ text-word-suspect } { $such }“. Zur Wahl: { $whose }; { $slots }; { $kinds }; maybe (vielleicht), sure (sicher), no (nicht) oder none (keine).
text-suspect-no = Hier gibt es kein „{ $given }“. { $how }
text-suspect-done = { $society }, { $slot }: Jetzt hat { DER($empire) } die Notiz „{ $mark }“.
text-suspect-gone = { $society }, { $slot }: Nun hat { DER($empire) } keine Notiz.
text-suspect-unkept = Die Notizen konnten nicht gespeichert werden: { $why }

keys-open = Tasten (K)
keys-title = Tasten
keys-go = zur nächsten Auswahl
keys-go-keys = Tabulator, Pfeile
keys-choose = auswählen
keys-choose-keys = Eingabe
keys-number = nach Nummer auswählen
keys-number-keys = 1 bis 9
keys-several = mehrere { banner-other } platzieren
keys-several-keys = 2 bis 9 über { EINEM(region-one) }
keys-back = zurück
keys-undo = rückgängig machen
keys-undo-keys = Strg+Z
keys-hurry = Spielzüge der Rivalen überspringen
keys-windows = diesen Zug nicht mehr fragen, oder wieder fragen
keys-windows-keys = P
keys-hint = Tipp
keys-hint-keys = H
keys-again = den letzten Spielzug noch einmal zeigen
keys-again-keys = B
keys-log = das ganze Protokoll
keys-log-keys = L
keys-suspicions = Verdacht und Notizen
keys-suspicions-keys = S
keys-cards = alle { card-other }
keys-cards-keys = C
keys-map = die ganze Landkarte
keys-map-keys = F
keys-rules = Regeln
keys-rules-keys = F1 oder ?

# Das Regelwerk auf seiner Seite, am Texttisch und auf der Befehlszeile.

rulebook-heading = Regeln
rulebook-link = { $number } in den Regeln lesen
rulebook-close = Schließen (Esc)
rulebook-previous = Zurück zur Stelle
rulebook-open = Regeln (F1)
rulebook-search = Wörter oder Nummer suchen
rulebook-found = { $n ->
    [0] Nichts gefunden zu „{ $words }“
    [one] 1 Stelle zu „{ $words }“
   *[other] { $n } Stellen zu „{ $words }“
 }
rulebook-page = Auf einer Seite
rulebook-icons = Symbole
rulebook-cards = Alle { card-other }
rulebook-match = Diese Partie
rulebook-section = Abschnitt { $number }
rulebook-number = R{ $number }
rulebook-marked = Hausregel: { $name }, { $value }. Gedruckt: { $printed }.
rulebook-of-match = Die Regeln dieser Partie: { $pack }.
rulebook-of-setup = Die Regeln, wie die Partie jetzt eingestellt ist: { $pack }.
rulebook-of-pack = Die Regeln, wie sie gedruckt sind: { $pack }.
rulebook-as-printed = Alles ist wie gedruckt.
rulebook-differ = { $n ->
    [one] Eine Hausregel weicht vom Gedruckten ab:
   *[other] { $n } Hausregeln weichen vom Gedruckten ab:
 }
rulebook-column-rule = Regel
rulebook-column-now = Hier
rulebook-column-choices = Auswahl
rulebook-column-cost = Kosten
rulebook-column-window = Wann
rulebook-column-effect = Wirkung
rulebook-only-with = Nur mit der Hausregel *{ $name }* (R10).
rulebook-about-cards = Alle { card-other } des Pakets, Stapel für Stapel. Wie man sie spielt: R7.1 bis R7.4. Was jede Wirkung genau tut: R7.3.
rulebook-on-partner = Mit Partner { $empire }
rulebook-on-all = Auf allen { card-other-dat } des Stapels
rulebook-none-known = Eine Regel { $number } gibt es nicht; die Nummern gehen von R1.1 bis R{ $last }, etwa R6.2, und ein Abschnitt ist eine einzelne Zahl, etwa 6.
rulebook-nothing = Zu „{ $words }“ steht nichts in den Regeln. Versuche es mit weniger oder anderen Wörtern oder mit einer Nummer wie R6.2.
rulebook-chapters = Abschnitte: Gib „rules“ und eine Nummer ein (rules 6.2), einen Abschnitt (rules 6) oder Wörter (rules Versorgung).
ability-quoted = *{ $name }*
ability-absent = { $name } (auf { KEINEM(card-one) } dieses Pakets)
list-or = { $head } oder { $last }
list-nor = { $head } oder { $last }
number-range = { $least } bis { $most }

icon-city = { city-other } bringen Punkte: { GROSS(JEDER(city-one)) }, { JE(city-one, "der", "die", "das") } { EINEM(empire-one) } gehört, ist { JE(empire-one, "dessen", "deren", "dessen") } Faktor wert (R9.1).
icon-farm = { farm-other } ernähren: Bei der Versorgungsprüfung bleiben mehr { banner-other } stehen (R5.7).
icon-fort = { fort-other } schützen: Durch { JE(fort-one, "jeden", "jede", "jedes") } fällt zuerst ein Angreifer (R6.2).
icon-agent = { agent-other } in { council-other-dat } lenken deren { position-other } (R2.4).
icon-banner = { banner-other } stehen in { region-other-dat } und halten sie (R2.2).
icon-token = { token-other } liegen verdeckt, bis sie getauscht werden (R8.2).
icon-deck = Der Stapel { EINES(empire-one) } (R5.4).
icon-add = { banner-other } aufstellen (R5.3).
icon-draw = { card-other } ziehen (R5.4).
icon-attack = Angreifen (R6.1).
icon-swap = Den Platz { EINES(agent-one) } tauschen (R5.6).
icon-first-player = Startspieler der Runde (R5.8).
icon-steers = Ein Pfeil nach oben auf leerem Platz: Wessen kleines Zeichen daneben steht, lenkt von weiter unten (R2.4).
icon-over = Ein rotes Zeichen mit Ausrufezeichen: Dort stehen mehr { banner-other }, als die Prüfung lässt (R5.7).
icon-figure = Die Zahl zeigt, wie viele { banner-other } dort stehen (R2.2).
icon-rings = { GROSS(token-other) }: Gefüllt liegt offen; nur umrandet kennst du allein; schraffiert mit gestricheltem Rand liegt verdeckt, folgt aber aus dem, was offen liegt (R8.2).
icon-backs = Kleine Rückseiten mit einer Zahl: So viele { card-other } dieses Stapels hält jemand (R5.4).
icon-tick = Ein Häkchen auf kleinen Rückseiten: Einige dieser { card-other } haben alle gesehen; darauf zu zeigen sagt, welche.
icon-pencil = Bleistiftmarken im Verdacht: ein Ring für das, was dort liegen kann, ein Haken für das, was sicher dort liegt, ein Strich für das, was nicht dort liegt.

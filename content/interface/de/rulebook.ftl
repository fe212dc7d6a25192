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
rulebook-of-match = Regeln dieser Partie: { $pack }.
rulebook-of-setup = Regeln nach den jetzigen Einstellungen: { $pack }.
rulebook-of-pack = Gedruckte Regeln: { $pack }.
rulebook-as-printed = Alles wie gedruckt.
rulebook-differ = { $n ->
    [one] Eine Hausregel weicht ab:
   *[other] { $n } Hausregeln weichen ab:
 }
rulebook-column-rule = Regel
rulebook-column-now = Hier
rulebook-column-choices = Auswahl
rulebook-column-cost = Kosten
rulebook-column-window = Wann
rulebook-column-effect = Wirkung
rulebook-only-with = Nur mit der Hausregel *{ $name }* (R10).
rulebook-about-cards = Alle { card-other } des Pakets, nach Stapeln. Spielen: R7.1 bis R7.4. Genaue Wirkungen: R7.3.
rulebook-on-partner = Mit Partner { $empire }
rulebook-on-all = Auf allen { card-other-dat } des Stapels
rulebook-none-known = Eine Regel { $number } gibt es nicht. Es gibt R1.1 bis R{ $last }, etwa R6.2; eine einzelne Zahl wie 6 ist ein Abschnitt.
rulebook-nothing = Nichts gefunden zu „{ $words }“. Versuche weniger oder andere Wörter oder eine Nummer wie R6.2.
rulebook-chapters = Abschnitte: Gib „rules“ ein und dazu eine Nummer (rules 6.2), einen Abschnitt (rules 6) oder Wörter (rules Versorgung).
ability-quoted = *{ $name }*
ability-absent = { $name } (auf { KEINEM(card-one) } dieses Pakets)
list-or = { $head } oder { $last }
list-nor = { $head } oder { $last }
number-range = { $least } bis { $most }

icon-city = { GROSS(JEDER(city-one)) } bringt am Ende den Faktor { DES(empire-one) }, { JE(empire-one, "dem", "der", "dem") } { ER(city-one) } gehört (R9.1).
icon-farm = Mit { EINEM(farm-one) } bleiben bei der Versorgungsprüfung mehr { banner-other } stehen (R5.7).
icon-fort = { GROSS(JEDER(fort-one)) } kostet zuerst einen Angreifer (R6.2).
icon-agent = { agent-other } in { council-other-dat } lenken deren { position-other } (R2.4).
icon-banner = { banner-other } stehen in { region-other-dat } und halten sie (R2.2).
icon-token = { token-other } liegen verdeckt, bis sie getauscht werden (R8.2).
icon-deck = Der Stapel { EINES(empire-one) } (R5.4).
icon-add = { banner-other } aufstellen (R5.3).
icon-draw = { card-other } ziehen (R5.4).
icon-attack = Angreifen (R6.1).
icon-swap = Wechseln: { DEIN(agent-one) } geht auf einen anderen Platz (R5.6).
icon-first-player = Startspieler der Runde (R5.8).
icon-steers = Pfeil nach oben auf leerem Platz: Das kleine Zeichen daneben zeigt, wer von weiter unten lenkt (R2.4).
icon-over = Rotes Ausrufezeichen: Dort stehen mehr { banner-other }, als die Versorgungsprüfung erlaubt (R5.7).
icon-figure = Zahl der { banner-other } dort (R2.2).
icon-rings = { GROSS(token-other) }. Gefüllt: liegt offen. Umrandet: kennst nur du. Schraffiert mit gestricheltem Rand: liegt verdeckt, ist aber aus den offenen zu erschließen (R8.2).
icon-backs = Kleine Rückseiten mit Zahl: { card-other } dieses Stapels auf einer Hand (R5.4).
icon-tick = Häkchen auf kleinen Rückseiten: Einige dieser { card-other } sind allen bekannt. Zeige darauf, um sie zu lesen.
icon-pencil = Deine Notizen im Verdacht: Ring für vielleicht, Haken für sicher, Strich für nicht.

# Die Analyse einer Partie.

mark-best = optimal
mark-good = gut
mark-doubtful = zweifelhaft
mark-mistake = Fehler
mark-blunder = grober Fehler
mark-from = { $mark } ab { $percent } %

part-placing = Einsetzen
part-steering = Lenken
part-cards = { card-other }
part-exchange = Tausch

review-title = Analyse: { $society }
review-result-won = Mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
 } gewonnen.
review-result-shared = Geteilter Sieg mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
 }.
review-result-lost = Mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
 } verloren; { $winner } gewann mit { $best }.
review-result-lost-tie = Bei Gleichstand mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
 } verloren; { $winner } gewann.
review-result-lost-shared = Mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
 } verloren; { $winner } gewannen gemeinsam mit { $best }.
review-result-open = Noch nicht vorbei.
review-rate = { $count ->
    [one] Eine echte Entscheidung kostete { $percent } % Gewinnchance.
   *[other] { $count } echte Entscheidungen kosteten im Schnitt je { $percent } % Gewinnchance.
 }
review-counts = { $best } optimal, { $good } gut, { $doubtful } zweifelhaft, { $mistakes } { $mistakes ->
    [one] Fehler
   *[other] Fehler
 }, { $blunders } { $blunders ->
    [one] grober Fehler
   *[other] grobe Fehler
 }.
review-thresholds = Urteil nach verlorener Gewinnchance: { $marks }.
review-account = Können und Glück
review-account-about = Der Weg der Gewinnchance bis zum Ergebnis, in Prozent.
review-even = Gleiche Aussichten
review-deal = Verteilung
review-best = Beste Wahl
review-best-about = Beste Wahl: was die jeweils beste Wahl gebracht hätte. Darin steckt auch das Glück mit verdeckten { token-other-dat } und { card-other-dat }.
review-own = Eigene Fehler
review-own-about = Eigene Fehler: was die eigene Wahl gegenüber der besten kostete, nach damaligem Wissen. Kleine Verluste zählen weniger: Sie können Schätzfehler sein.
review-explain = Was bedeutet das?
review-chance = Ziehen und Ereignisse
review-rivals = Spiel der Rivalen
review-end = Ergebnis
review-part = Teil der Partie
review-as-whole = Insgesamt
review-by-part = Nach Teilen der Partie
review-turning = Wendepunkte
review-none = Nichts änderte die Gewinnchance um 2 % oder mehr.
review-luck = Glück
review-at = Entscheidung { $number }, Runde { $round }
review-own-point = { $at }: „{ $taken }“: { $mark }, { $change } %. Besser: „{ $better }“ (Gewinnchance { $win } % statt { $own } %).
review-rival-point = { $at }: { GROSS(DER($society)) } wählt „{ $taken }“: { $change } %.
review-rival-good = Nach dem Wissen des Rivalen wohl die beste Wahl.
review-rival-better = Nach dem Wissen des Rivalen: { $mark }. Besser: „{ $better }“ (Gewinnchance { $win } % statt { $own } %).
review-chance-point = { $at }, „{ $taken }“: Glück, { $change } %.
review-no-choice = Es gab keine Wahl.
review-secrets = Enttarnt
review-unseen = Größter Irrtum vor Entscheidung { $number }, Runde { $round }: { $believed } % Gewinnchance nach damaligem Wissen, in Wahrheit { $known } %. Der Grund lag { BEIM($rival) }: { $was }. Das brachte { $points } Punkte { $than ->
    [more] mehr
   *[fewer] weniger
 } als erwartet.
review-secret-row = { $society }: { $slots }.
review-secret-was = „{ $slot }“ war { DER($empire) }
review-secret-slot = „{ $slot }“ ist { DER($empire) }
review-known-at = so gut wie bekannt ab Entscheidung { $number }
review-known-never = bis zuletzt unbekannt
review-believed-round = vor Runde { $round }: { $seen }
review-believed-end = am Ende: { $seen }
review-thought = { $empire } { $percent } %
review-thought-rather = { $empire } { $percent } % (eher { $rather } { $odds } %)
review-telling = { $was }. { $told }
review-telling-moves = Das verriet am meisten:
review-exposed = Was aufmerksame Rivalen über { DEN($society) } wissen konnten
review-believed-of = Was aufmerksame Spieler über { DEN($society) } wissen konnten
review-secrets-of = { $heading }:
review-level = Analysetiefe: { $level }
review-effort = Jede Möglichkeit wurde { $looks }-mal geprüft. Die besten wurden weitergespielt: insgesamt { $nodes } { $nodes ->
    [one] Entscheidung
   *[other] Entscheidungen
 }.
review-heading = Analyse
review-whose = Wessen Partie
review-sight-open = Alles offen
review-sight-own = Aus Sicht { DES($society) }
review-waits = Zu sehen, sobald alle Entscheidungen analysiert sind.
review-meanwhile = Klicke inzwischen ins Diagramm, um eine Entscheidung anzusehen.
review-progress = Analyse läuft: { $percent } %
review-deepening = Vertiefung, Urteile können sich ändern: { $percent } %
review-graph = Gewinnchance, Entscheidung für Entscheidung
review-at-end = Ende
review-step-back = Vorige
review-step-on = Nächste
review-on-table = Auf dem Tisch
review-export = Als Text speichern
review-exported = Die Analyse liegt in { $path }.
end-review = Analyse
review-percent = { $percent } %
review-row = { $label }: { $percent }
review-banner = { EIN(banner-one) } { INS($region) }
review-banners = { banner-other }
review-losses = Verluste
review-plays = { $ability } spielen
review-acting = { $seat }: { $choice }
review-decisions = Entscheidungen
review-side = Ansicht
review-stop = Anhalten
review-go-on = Analysieren
review-graph-cities = { city-other }, Entscheidung für Entscheidung
review-cities = { city-other }
review-choice = Wahl
review-win = Chance
review-points = Punkte
review-before = Vor dieser Wahl zeigt die Kurve { $percent } %: die Gewinnchance, wenn alle durchschnittlich spielen. Die Liste bewertet jede Wahl.
review-all = Eigene Entscheidungen
review-number = Nr.
review-round = Runde
review-word = Urteil
review-better = Besser
review-taken = { $choice } (gespielt)
review-deeper = { $count ->
    [one] Eine zweifelhafte Entscheidung
   *[other] { $count } zweifelhafte Entscheidungen
 } vertiefen
review-deeper-about = Analysiert zweifelhafte Entscheidungen, Fehler und grobe Fehler zehnmal so tief, im Hintergrund.
review-unmasking-about = Wie sicher sich ein aufmerksamer Spieler in jeder Runde war. Darunter steht, was wahrscheinlicher schien. Klicke auf eine Zeile, um die Entscheidung zu sehen, die { DEN(token-one) } verriet.
review-unmasking-end = Ende
review-unmasking-known = Bekannt ab
review-unmasking-never = nie
review-unmasking-at = Entscheidung { $number }
review-judged = { $society }: { $mark }
review-mark-change = { $mark }, { $change }

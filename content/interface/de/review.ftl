# Eine Partie im Rückblick.

mark-best = optimal
mark-good = gut
mark-doubtful = zweifelhaft
mark-mistake = Fehler
mark-blunder = Patzer
mark-from = { $mark } ab { $percent } % Verlust

part-placing = Einsetzen
part-steering = Lenken
part-cards = { card-other }
part-exchange = Tausch

review-title = Rückblick: { $society }
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
 } gegen { DEN($winner) } verloren.
review-result-lost-shared = Mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
 } verloren; { $winner } gewannen gemeinsam mit { $best }.
review-result-open = Noch nicht vorbei.
review-rate = { $count ->
    [one] Eine Entscheidung, bei der es eine Wahl gab, kostete { $percent } % Gewinnchance.
   *[other] { $count } Entscheidungen, bei denen es eine Wahl gab, kosteten im Durchschnitt je { $percent } % Gewinnchance.
 }
review-counts = { $best } optimal, { $good } gut, { $doubtful } zweifelhaft, { $mistakes } { $mistakes ->
    [one] Fehler
   *[other] Fehler
 }, { $blunders } { $blunders ->
    [one] Patzer
   *[other] Patzer
 }.
review-thresholds = Wie eine Entscheidung genannt wird, richtet sich danach, wie viel Gewinnchance sie gekostet hat: { $marks }.
review-account = Können und Glück
review-account-about = Der Weg der Gewinnchance von gleichen Aussichten bis zum Ergebnis, in Prozent.
review-even = Gleiche Aussichten
review-deal = Die Verteilung
review-best = Beste Wahl
review-best-about = Beste Wahl: was die besten eigenen Entscheidungen gebracht hätten, so wie es kam: neben dem, was man von jedem in dieser Lage erwartet, und auch durch das, was niemand wissen konnte, verdeckte { token-other } und { card-other } auf den Händen.
review-own = Eigene Verluste
review-own-about = Eigene Verluste: was die eigenen Entscheidungen dagegen verloren haben, nach dem, was man wissen konnte, von der Chance, die da war; was nur ein Fehler der Schätzung sein kann, zählt weniger.
review-explain = Was ist was?
review-chance = Ziehen und Ereignisse
review-rivals = Entscheidungen der Rivalen
review-end = Ergebnis
review-part = Teil der Partie
review-as-whole = Im Ganzen
review-by-part = Nach Teilen der Partie
review-turning = Wendepunkte
review-none = Nichts hat die Gewinnchance um zwei Prozent oder mehr verändert.
review-luck = Glück
review-at = Entscheidung { $number }, Runde { $round }
review-own-point = { $at }: „{ $taken }“: { $mark }, { $change } %. Besser: „{ $better }“ ({ $win } % Gewinnchance statt { $own } %).
review-rival-point = { $at }: { DER($society) } entscheidet „{ $taken }“: { $change } %.
review-rival-good = Nach dem, was dort zu wissen war, war das für die eigene Sache etwa das Beste.
review-rival-better = Für die eigene Sache, nach dem, was dort zu wissen war: { $mark }. Besser: „{ $better }“ ({ $win } % Gewinnchance statt { $own } %).
review-chance-point = { $at }, „{ $taken }“: Glück, { $change } %.
review-no-choice = Es gab keine Wahl.
review-secrets = Enttarnt
review-unseen = Am weitesten von der Wahrheit vor Entscheidung { $number }, Runde { $round }: { $believed } % Gewinnchance, soweit man wissen konnte, { $known } % in Wahrheit. Ungesehen bei { DEM($rival) }: { $was } und brachte { $points } Punkte { $than ->
    [more] mehr
   *[fewer] weniger
 }, als zu erwarten war.
review-secret-row = { $society }: { $slots }.
review-secret-was = „{ $slot }“ war { DER($empire) }
review-secret-slot = „{ $slot }“ ist { DER($empire) }
review-known-at = so gut wie bekannt ab Entscheidung { $number }
review-known-never = nie so gut wie bekannt
review-believed-round = vor Runde { $round }: { $seen }
review-believed-end = am Ende: { $seen }
review-thought = { $empire } { $percent } %
review-thought-rather = { $empire } { $percent } % (eher { $rather } { $odds } %)
review-telling = { $was }. { $told }
review-telling-moves = Was am meisten verriet:
review-exposed = Was aufmerksame Rivalen über { DEN($society) } wissen konnten
review-believed-of = Was man bei genauem Hinsehen über { DEN($society) } wissen konnte
review-secrets-of = { $heading }:
review-level = Gründlichkeit der Hilfe: { $level }
review-effort = Für den Rückblick wurde jede Möglichkeit { $looks }-mal angesehen und die besten in { $nodes } { $nodes ->
    [one] Entscheidung
   *[other] Entscheidungen
 } erprobt.
review-heading = Rückblick
review-whose = Wessen Partie
review-sight-open = Alles offen
review-sight-own = Aus Sicht { DES($society) }
review-glance = Ein erster Blick auf jede Entscheidung: { $percent } %
review-first = Erste Schätzungen, die sich noch ändern. Wird durchdacht: { $percent } %
review-progress = Wird durchdacht: { $percent } %
review-deepening = Wird gründlicher durchdacht, die Zahlen ändern sich noch: { $percent } %
review-graph = Gewinnchance, Entscheidung für Entscheidung
review-at-end = Das Ende
review-step-back = Vorige
review-step-on = Nächste
review-on-table = Auf dem Tisch
review-export = Als Text speichern
review-exported = Der Rückblick ist in { $path }.
end-review = Rückblick
review-percent = { $percent } %
review-row = { $label }: { $percent }
review-banner = { EIN(banner-one) } { INS($region) }
review-banners = { banner-other }
review-plays = { $ability } spielen
review-acting = { $seat }: { $choice }
review-decisions = Entscheidungen
review-side = Was gezeigt wird
review-stop = Anhalten
review-go-on = Durchdenken
review-graph-cities = { city-other }, Entscheidung für Entscheidung
review-cities = { city-other }
review-choice = Wahl
review-win = Chance
review-points = Punkte
review-before = Die Kurve geht danach, wie Partien im Mittel weitergehen (davor { $percent } %, nach dem, was man wissen konnte), die Liste nach dem, was jede Wahl beginnt.
review-all = Die eigenen Entscheidungen, eine nach der anderen
review-number = Nr.
review-round = Runde
review-word = Urteil
review-better = Besser
review-taken = { $choice } (gespielt)
review-deeper = { $count ->
    [one] Eine zweifelhafte Entscheidung
   *[other] { $count } zweifelhafte Entscheidungen
 } vertiefen
review-deeper-about = Durchdenkt deine zweifelhaften Entscheidungen, Fehler und Patzer mit zehnfachem Aufwand neu, im Hintergrund.
review-unmasking-about = Wie sicher man sich bei genauem Hinsehen sein konnte, was dort lag, vor jeder Runde und am Ende; darunter, was man eher geglaubt hätte. Ein Klick auf eine Zeile führt zu der Entscheidung, ab der etwas so gut wie bekannt war.
review-unmasking-end = Ende
review-unmasking-known = Bekannt ab
review-unmasking-never = nie
review-unmasking-at = Entscheidung { $number }
review-judged = { $society }: { $mark }
review-mark-change = { $mark }, { $change }

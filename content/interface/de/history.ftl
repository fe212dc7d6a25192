# Was aus allen Partien geworden ist.

title-history = Bilanz
history-heading = Bilanz
history-overview = Überblick
history-results = Ergebnisse
history-reviews = Rückblicke
history-feats = Leistungen
history-parts = Teile der Bilanz

history-filter-pack = Paket
history-filter-rivals = Rivalen
history-filter-strongest = Stärkster Rivale
history-filter-help = Hilfe
history-all-packs = Alle Pakete
history-any-rivals = Beliebig viele Rivalen
history-rivals = { $n ->
    [one] { $n } Rivale
   *[other] { $n } Rivalen
 }
history-any-strongest = Beliebige Rivalen
history-any-help = Mit oder ohne Hilfe
history-helped = Mit Hilfe
history-unhelped = Ohne Hilfe

history-none = Noch wurde keine Partie zu Ende gespielt.
history-none-so = So eine Partie gibt es nicht.
history-reading = Partien werden gelesen…
history-reading-left = { $n ->
    [one] Partien werden gelesen: noch { $n } Aufzeichnung
   *[other] Partien werden gelesen: noch { $n } Aufzeichnungen
 }
history-not-read = Die Partien konnten nicht gelesen werden: { $why }
history-not-written = Die Bilanz wird gezeigt, konnte aber nicht gespeichert werden: { $why }

history-matches = Partien
history-left-out = { $n ->
    [one] und { $n }, die nicht zählt
   *[other] und { $n }, die nicht zählen
 }
history-of-all = von { $n }
history-left-out-none = zu Ende gespielt
history-left-out-about = Es zählt jede beendete Partie mit einer einzigen Person, wenn ihre Verteilung zum ersten Mal gespielt wurde. Es fehlen: { $open } nicht beendet, { $several } mit mehreren Personen, { $bots } nur mit Bots, { $again } mit einer schon gespielten Verteilung, { $unreadable } nicht lesbar. Eine Partie, deren Aufzeichnung verschwunden ist, zählt weiterhin.
history-won = Gewonnen
history-even = { $percent } wären gleichauf
history-streak = In Folge gewonnen
history-longest = höchstens { $most }
history-error = Fehlerquote
history-error-about = Wie viel Gewinnchance eine Entscheidung, bei der es eine Wahl gab, gegenüber der besten im Durchschnitt gekostet hat. Das sagen die Rückblicke; { $reviewed } von { $matches } Partien haben einen. Die große Zahl gilt für die letzten { $n } davon, die andere für die davor.
history-error-before = davor { $percent }
history-error-first = { $n ->
    [one] bisher { $n } Rückblick
   *[other] bisher { $n } Rückblicke
 }
history-error-none = noch kein Rückblick
history-strength = Spielstärke
history-strength-doubt = ± { $doubt }
history-strength-about = Aus Siegen und Niederlagen gegen Bots bekannter Spielstärke; ein Agent hat 1500, ein Neuling etwa 1200, ein Drahtzieher etwa 1800. Wer 400 mehr hat, gewinnt am selben Tisch zehnmal so oft. Die andere Zahl ist die Standardabweichung dessen, was noch unsicher ist.

history-plot-error = Fehlerquote, Partie für Partie
history-plot-error-one = Eine Partie
history-plot-error-mean = Mittel aus zwanzig
history-plot-strength = Spielstärke
history-plot-strength-doubt = Unsicher
history-plot-won = Gewonnen, von zwanzig
history-plot-won-even = Gleichauf
history-plot-at = { $label }: { $value } (Partie { $n })
history-plot-now = Jetzt: { $value }
history-plot-empty = Noch gibt es nichts zu zeichnen.
history-plot-needs-reviews = Nur Rückblicke ergeben eine Fehlerquote. Lass welche machen, oder blicke auf eine Partie zurück.

history-by-level = Nach stärkstem Rivalen
history-by-society = Nach { society-one-dat }
history-by-turn = Nach Zugfolge in der ersten Runde
history-by-pack = Nach Paket
history-by-house = Nach Hausregeln
history-as-printed = Wie im Paket
history-column-matches = Partien
history-column-won = Siege
history-column-even = Gleichauf
history-column-points = Punkte
history-column-error = Fehlerquote
history-rule = { $rule }: { $value }
history-turn = { $n ->
    [1] Erster Zug
    [2] Zweiter Zug
    [3] Dritter Zug
   *[other] Vierter Zug
 }
history-favourites = Bevorzugte { empire-other }: { $pack }
history-favourite-empire = { $empire }
history-favourite-agents = { agent-other }
history-favourite-share = Anteil
history-favourite-first = { $slot }
history-favourite-won = So gewonnen
history-parts-heading = Nach Teil der Partie
history-part-decisions = Anzahl

history-review-date = Gespielt
history-review-match = Partie
history-review-result = Ergebnis
history-review-mistakes = Fehler
history-review-blunders = Patzer
history-review-open = Auf die Partie vom { $date } zurückblicken: { $what }
history-review-none = Noch hat keine Partie einen Rückblick. Lass hier welche für die letzten Partien machen, oder blicke auf eine Partie zurück, wenn sie vorbei ist.
history-review-make = { $n ->
    [one] Auf { $n } Partie zurückblicken
   *[other] Auf { $n } Partien zurückblicken
 }
history-review-make-about = Die letzten Partien ohne Rückblick bekommen einen, eine nach der anderen, je bis zu einer Minute, während du weitermachst. Solange eine Partie auf dem Tisch ist, beginnt nichts.
history-review-stop = Anhalten
history-review-progress = Rückblick { $at } von { $all }: { $percent } %
history-review-trouble = Ein Rückblick konnte nicht gespeichert werden: { $why }
history-placed = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }, Platz { $place } von { $seats }
history-won-with = Mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
 } gewonnen
history-won-shared = Geteilter Sieg mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
 }
history-against = { $society } gegen { $rivals }
history-gone = Die Aufzeichnung dieser Partie ist verschwunden.
history-not-here = Die Aufzeichnung ist verschwunden, also gibt es keinen Rückblick.

history-feats-done = { $done } von { $all } Leistungen
history-feats-about = Leistungen vollbringst du in Partien, die zählen, die mindestens so viele Runden haben, wie das Paket vorsieht, und gegen Rivalen, die nachdenken.
history-feat-done = { $times ->
    [one] { $date }
   *[other] { $date }, und noch { $more }
 }
history-feat-not = Noch nicht
history-feat-open = { $feat }: { $about } Zum ersten Mal am { $date }. Auf diese Partie zurückblicken.
history-feat-said = { $feat }: { $about } { $when }

feat-flawless = Makellos
feat-flawless-about = Gewinne ohne Fehler und ohne Patzer.
feat-precise = Sicherer Blick
feat-precise-about = Neunzehn von zwanzig Entscheidungen einer Partie sind optimal oder gut.
feat-comeback = Aus der Asche
feat-comeback-about = Gewinne, nachdem deine Gewinnchance unter zehn Prozent lag.
feat-last-round = Die Letzten werden die Ersten sein
feat-last-round-about = Gewinne, obwohl du zu Beginn der letzten Runde allein auf dem letzten Platz warst.
feat-downfall = Untergang
feat-downfall-about = Gewinne, während { DER(empire-one) } auf deinem letzten Feld am Ende { KEINEN(city-one) } hat.
feat-in-order = Wie geschrieben steht
feat-in-order-about = Gewinne mit { city-other-dat } in der Reihenfolge deiner Felder, das erste vor allen anderen.
feat-unseen = Ungesehen
feat-unseen-about = Gewinne mit drei oder mehr verdeckten { token-other-dat }, von denen nichts zu erraten war.
feat-from-afar = Aus der Ferne
feat-from-afar-about = Gewinne, ohne je { EINEN(agent-one) } { IM(council-one) } { DES(empire-one) } auf deinem ersten Feld einzusetzen.
feat-as-dealt = Der Verteilung treu
feat-as-dealt-about = Gewinne, ohne { EINEN(token-one) } zu tauschen.
feat-turncoat = Wendehals
feat-turncoat-about = Gewinne eine Partie, die du mit deinen { token-other-dat }, wie sie verteilt waren, verloren hättest.
feat-no-attack = Saubere Hände
feat-no-attack-about = Gewinne, ohne je anzugreifen.
feat-no-card = Ganz ohne { card-other }
feat-no-card-about = Gewinne, ohne { EINEN(card-one) } zu spielen.
feat-tie-break = Um Haaresbreite
feat-tie-break-about = Gewinne allein, obwohl jemand gleich viele Punkte hat.
feat-clear = Haushoch
feat-clear-about = Gewinne mit zehn Punkten Vorsprung oder mehr.
feat-masterminds = Drei Drahtzieher
feat-masterminds-about = Gewinne gegen drei Drahtzieher.
feat-automata = Uhrwerk
feat-automata-about = Gewinne gegen beide Automaten in höchster Stärke, an einem Tisch oder an zweien.
feat-three = Drei in Folge
feat-three-about = Gewinne drei Partien in Folge nur gegen Meisterspione oder Drahtzieher.
feat-steady = Fünf ohne Patzer
feat-steady-about = Fünf Partien in Folge, alle mit Rückblick, ohne einen Patzer.
feat-every-society = Jede Maske
feat-every-society-about = Gewinne mit { JEDEM(society-one) } eines Pakets.
feat-every-empire = { GROSS(JEDER(banner-one)) }
feat-every-empire-about = Gewinne mit { JEDEM(empire-one) } eines Pakets auf deinem ersten Feld.

setup-fit = Passende Rivalen
setup-fit-off = frei gewählt
setup-fit-share = ich gewinne { $percent } %
setup-fit-about = Wählt die Stärke deiner Rivalen nach dem, was über deine Spielstärke bekannt ist, sodass du etwa so oft gewinnst. Wähle selbst eine Stärke, um das zu beenden.
setup-fit-said = Deine Spielstärke: { $points } (± { $doubt }). Gegen diese gewinnst du { $percent } %.
setup-fit-mixed = Deine Spielstärke: { $points } (± { $doubt }). Gegen diese gewinnst du { $percent } %, auf Dauer { $average } %.
setup-fit-end = Deine Spielstärke: { $points } (± { $doubt }). Näher kommen keine Rivalen: Du gewinnst { $percent } %.
setup-fit-new = Noch zählt keine deiner Partien: Geschätzt gewinnst du { $percent } %.

text-history-strength = Spielstärke nach Tisch
text-history-figure = { $label }: { $value } ({ $note })
text-history-strength-row = { $pack }, { $rivals }
text-history-strength-said = { $table }: { $points } ± { $doubt }
text-history-review = { $date }: { $match }. { $result }. { $rate }
text-history-reviews = Letzte Rückblicke

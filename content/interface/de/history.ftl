# Was aus allen Partien geworden ist.

title-history = Bilanz
history-heading = Bilanz
history-overview = Überblick
history-results = Ergebnisse
history-reviews = Analysen
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

history-none = Noch keine Partie zu Ende gespielt.
history-none-so = Keine passende Partie.
history-reading = Partien werden gelesen …
history-reading-left = { $n ->
    [one] Partien werden gelesen: noch { $n } Aufzeichnung
   *[other] Partien werden gelesen: noch { $n } Aufzeichnungen
 }
history-not-read = Die Partien konnten nicht gelesen werden: { $why }
history-not-written = Die Bilanz konnte nicht gespeichert werden: { $why }

history-matches = Partien
history-left-out = { $n ->
    [one] und { $n }, die nicht zählt
   *[other] und { $n }, die nicht zählen
 }
history-of-all = von { $n }
history-left-out-none = zu Ende gespielt
history-left-out-about = Es zählt jede beendete Partie mit einer einzigen Person und neuer Verteilung. Ausgelassen: { $open } nicht beendet, { $several } mit mehreren Personen, { $bots } nur mit Bots, { $again } mit schon gespielter Verteilung, { $unreadable } nicht lesbar. Partien mit verlorener Aufzeichnung zählen weiter.
history-won = Gewonnen
history-even = bei gleicher Stärke: { $percent }
history-streak = In Folge gewonnen
history-longest = Rekord: { $most }
history-error = Fehlerquote
history-error-about = Im Schnitt verlorene Gewinnchance je Entscheidung. Analysiert: { $reviewed } von { $matches } Partien. Die große Zahl gilt für die letzten { $n }, die kleine für die davor.
history-error-before = davor { $percent }
history-error-first = { $n ->
    [one] bisher { $n } Analyse
   *[other] bisher { $n } Analysen
 }
history-error-none = noch keine Analyse
history-strength = Spielstärke
history-strength-doubt = ± { $doubt }
history-strength-about = Aus Ergebnissen gegen Bots: Neuling etwa 1200, Agent 1500, Drahtzieher etwa 1800. Wer 400 mehr hat, gewinnt am selben Tisch zehnmal so oft. Nach ± steht die Standardabweichung.

history-plot-error = Fehlerquote, Partie für Partie
history-plot-error-one = Eine Partie
history-plot-error-mean = Mittel aus zwanzig
history-plot-strength = Spielstärke
history-plot-strength-doubt = Unsicher
history-plot-won = Siege aus zwanzig
history-plot-won-even = Gleich stark
history-plot-at = { $label }: { $value } (Partie { $n })
history-plot-now = Jetzt: { $value }
history-plot-empty = Noch nichts zu zeichnen.
history-plot-few = Diagramme erscheinen nach { $n } beendeten Partien.
history-plot-needs-reviews = Analysiere eine Partie, um die Fehlerquote zu sehen.

history-by-level = Nach stärkstem Rivalen
history-by-society = Nach { society-one-dat }
history-by-turn = Nach Reihenfolge in Runde 1
history-by-pack = Nach Paket
history-by-house = Nach Hausregeln
history-as-printed = Wie im Paket
history-column-matches = Partien
history-column-won = Siege
history-column-even = Gleich stark
history-column-points = Punkte
history-column-error = Fehlerquote
history-rule = { $rule }: { $value }
history-turn = { $n ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
   *[other] Vierter
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
history-review-blunders = Grobe Fehler
history-review-open = Die Partie vom { $date } analysieren: { $what }
history-review-none = Noch keine Analyse. Analysiere hier die letzten Partien oder jede nach ihrem Ende.
history-review-make = { $n ->
    [one] { $n } Partie analysieren
   *[other] { $n } Partien analysieren
 }
history-review-make-about = Analysiert die letzten Partien im Hintergrund, je bis zu einer Minute. Während einer Partie beginnt keine neue Analyse.
history-review-stop = Anhalten
history-review-progress = Analyse { $at } von { $all }: { $percent } %
history-review-trouble = Eine Analyse konnte nicht gespeichert werden: { $why }
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
history-gone = Die Aufzeichnung dieser Partie fehlt.
history-not-here = Ohne Aufzeichnung gibt es keine Analyse.

history-feats-done = { $done } von { $all } Leistungen
history-feats-about = Leistungen brauchen gewertete Partien mit voller Rundenzahl, ohne Rivalen der Stärke Zufall.
history-feat-done = { $times ->
    [one] { $date }
   *[other] { $date }, und noch { $more }
 }
history-feat-not = Noch nicht
history-feat-open = { $feat }: { $about } Zum ersten Mal am { $date }. Diese Partie analysieren.
history-feat-said = { $feat }: { $about } { $when }

feat-flawless = Makellos
feat-flawless-about = Gewinne ohne Fehler und ohne groben Fehler.
feat-precise = Sicherer Blick
feat-precise-about = Triff in einer Partie 95 % optimale oder gute Entscheidungen.
feat-comeback = Aus der Asche
feat-comeback-about = Gewinne, nachdem deine Gewinnchance unter 10 % lag.
feat-last-round = Die Letzten werden die Ersten sein
feat-last-round-about = Gewinne, nachdem du vor der letzten Runde allein Letzter warst.
feat-downfall = Untergang
feat-downfall-about = Gewinne, während { DER(empire-one) } auf deinem letzten Feld am Ende { KEINEN(city-one) } hat.
feat-in-order = Wie geschrieben steht
feat-in-order-about = Gewinne so, dass kein Feld mehr { city-other } hat als das davor und das erste allein die meisten.
feat-unseen = Ungesehen
feat-unseen-about = Gewinne mit drei oder mehr verdeckten { token-other-dat }, die niemand erraten konnte.
feat-from-afar = Aus der Ferne
feat-from-afar-about = Gewinne, ohne { EINEN(agent-one) } { IM(council-one) } { DES(empire-one) } auf deinem ersten Feld einzusetzen.
feat-as-dealt = Der Verteilung treu
feat-as-dealt-about = Gewinne, ohne { EINEN(token-one) } zu tauschen.
feat-turncoat = Wendehals
feat-turncoat-about = Gewinne eine Partie, die du mit deinen anfänglichen { token-other-dat } verloren hättest.
feat-no-attack = Saubere Hände
feat-no-attack-about = Gewinne, ohne je anzugreifen.
feat-no-card = Ganz ohne { card-other }
feat-no-card-about = Gewinne, ohne { EINEN(card-one) } zu spielen.
feat-tie-break = Um Haaresbreite
feat-tie-break-about = Gewinne allein, obwohl jemand gleich viele Punkte hat.
feat-clear = Haushoch
feat-clear-about = Gewinne mit mindestens zehn Punkten Vorsprung.
feat-masterminds = Drei Drahtzieher
feat-masterminds-about = Gewinne gegen drei Drahtzieher.
feat-automata = Uhrwerk
feat-automata-about = Gewinne gegen beide Automaten auf „schwer“, zusammen oder einzeln.
feat-three = Drei in Folge
feat-three-about = Gewinne drei Partien in Folge nur gegen Meisterspione oder Drahtzieher.
feat-steady = Fünf ohne groben Fehler
feat-steady-about = Spiele fünf analysierte Partien in Folge ohne groben Fehler.
feat-every-society = Jede Maske
feat-every-society-about = Gewinne mit { JEDEM(society-one) } eines Pakets.
feat-every-empire = { GROSS(JEDER(banner-one)) }
feat-every-empire-about = Gewinne mit { JEDEM(empire-one) } eines Pakets auf deinem ersten Feld.

setup-fit = Passende Rivalen
setup-fit-off = frei gewählt
setup-fit-share = { $percent } % Siege
setup-fit-about = Wählt Rivalen, gegen die du etwa so oft gewinnst. Eine eigene Wahl der Stärke schaltet es aus.
setup-fit-said = Deine Spielstärke: { $points } (± { $doubt }). Gegen diese: { $percent } % Siege.
setup-fit-mixed = Deine Spielstärke: { $points } (± { $doubt }). Gegen diese: { $percent } % Siege, auf Dauer { $average } %.
setup-fit-end = Deine Spielstärke: { $points } (± { $doubt }). Bei den passendsten Rivalen: { $percent } % Siege.
setup-fit-new = Noch keine gewertete Partie. Geschätzt: { $percent } % Siege.

text-history-strength = Spielstärke nach Tisch
text-history-figure = { $label }: { $value } ({ $note })
text-history-strength-row = { $pack }, { $rivals }
text-history-strength-said = { $table }: { $points } ± { $doubt }
text-history-review = { $date }: { $match }. { $result }. { $rate }
text-history-reviews = Letzte Analysen

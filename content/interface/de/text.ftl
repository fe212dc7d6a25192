# Der Tisch als Text.

text-saved = Die Partie wird laufend in { $file } gespeichert.
text-copy-saved = Kopie gespeichert in { $file }.
text-not-saved = Die Partie kann nicht gespeichert werden: { $why }
text-help-how = Tippe die Nummer einer Möglichkeit oder „{ text-word-help }“.
text-covered = Der Tisch ist verdeckt. { $person }: Eingabetaste drücken, um ihn zu sehen.
text-line-long = Diese Zeile ist zu lang: höchstens { $most } Bytes. Tippe die Nummer einer Möglichkeit oder „{ text-word-help }“.
text-line-no-text = Diese Zeile ist kein UTF-8: Byte { $place } ist { $byte }. Tippe die Nummer einer Möglichkeit oder „{ text-word-help }“.
text-hint-again = Tippe noch einmal „{ text-word-hint }“ für die besten Möglichkeiten.
text-hint-most = Das verspricht am meisten:
text-hint-choice = { $number }. { $choice } ({ $worth })
text-why = { $number }. { GROSS(DER($society)) }: { $choice }. { $why }
text-why-event = { $number }. { $event } { $why }
text-why-itself = { $number }. Die Entscheidung { DES($society) } erklärt sich von selbst.
text-why-nobody = Bisher erklärt sich jede Entscheidung der Rivalen von selbst.
text-why-none = Diese Entscheidung gibt es nicht. Bisher { $n ->
    [one] ist { $n } gefallen
   *[other] sind { $n } gefallen
 }. „{ text-word-log }“ zeigt die Nummern.
text-over-how = Tippe „{ text-word-why }“ und die Nummer einer Entscheidung, „{ text-word-log }“ oder „{ text-word-quit }“.
text-undone = Zurückgenommen.
text-how-many = Wie viele { banner-other }? Tippe eine Zahl von 1 bis { $most } oder gleich beides: „{ $such }“.
text-no-such = Diese Möglichkeit gibt es nicht. „{ text-word-choices }“ zeigt alle noch einmal.
text-range = { $choice }, oder jede Zahl von 1 bis { $most }
text-help = 
    Tippe die Nummer einer Möglichkeit. Steht „oder jede Zahl“ dabei, füge die Anzahl an: „3 x2“.
    Oder tippe einen Spielzug in Notation, etwa „{ $deploy }“ oder „{ $attack }“.
    Die englischen Befehle (help, map, undo …) gelten auch.
text-help-help = { text-word-help } THEMA: erklärt einen Befehl oder wie man einen Spielzug schreibt
text-help-map = { text-word-map }: { JEDER(region-one) } mit { banner-other-dat }, { city-other-dat }, { farm-other-dat }, { fort-other-dat } und Grenzen; { text-word-map } ids zeigt auch die Wörter der Notation
text-help-councils = { text-word-councils }: { JEDER(position-one) }, die Aktionen und wer lenkt
text-help-societies = { text-word-societies }: { card-other }, { agent-other } und offene { token-other } von allen
text-help-hand = { text-word-hand }: deine { card-other } und was sie bewirken
text-help-cards = { text-word-cards }: alle { card-other } dieser Partie, was sie bewirken und wo sie sind, soweit du es weißt
text-help-rules = { text-word-rules }: die Hausregeln dieser Partie und die Regeln auf einer Seite; { text-word-rules } 6.2 oder { text-word-rules } { supply-one } schlägt etwas nach
text-help-log = { text-word-log }: alles, was geschehen ist
text-help-choices = { text-word-choices }: die Möglichkeiten noch einmal
text-help-hint = { text-word-hint }: wohin du bei dieser Entscheidung sehen solltest; beim zweiten Mal die besten Möglichkeiten
text-help-why = { text-word-why } N: warum Entscheidung N des Protokolls so fiel; ohne N die letzte eines Rivalen
text-help-undo = { text-word-undo }: deine letzte Entscheidung zurücknehmen
text-help-restart = { text-word-restart }: dieselbe Partie von vorn
text-help-save = { text-word-save } NAME: eine Kopie bei den Partien speichern; { text-word-save } --to PFAD speichert sie anderswo
text-help-quit = { text-word-quit }: aufhören; die Partie bleibt gespeichert
text-help-move = So schreibst du diesen Spielzug: „{ $form }“.
text-no-topic = Zu „{ $given }“ gibt es keine Hilfe. Themen: { $topics }. „{ $rules } { $given }“ sucht in den Regeln.
text-no-topic-near = Zu „{ $given }“ gibt es keine Hilfe. Meintest du „{ $near }“?
text-no-word = „{ $given }“ ist weder eine Möglichkeit noch ein Befehl noch ein Spielzug.
text-no-word-near = „{ $given }“ ist weder eine Möglichkeit noch ein Befehl noch ein Spielzug. Meintest du „{ $near }“?
text-no-form = Dieser Spielzug wird „{ $form }“ geschrieben, nicht „{ $given }“.
text-no-name = { $kind ->
    [empire] { GROSS(KEIN(empire-one)) }
    [region] { GROSS(KEIN(region-one)) }
    [position] { GROSS(KEIN(position-one)) }
   *[card] { GROSS(KEIN(card-one)) }
 } heißt „{ $given }“.
text-no-name-near = { $kind ->
    [empire] { GROSS(KEIN(empire-one)) }
    [region] { GROSS(KEIN(region-one)) }
    [position] { GROSS(KEIN(position-one)) }
   *[card] { GROSS(KEIN(card-one)) }
 } heißt „{ $given }“. Meintest du „{ $near }“?
text-no-number = „{ $given }“ ist keine Zahl von 1 bis { $most }.
text-save-how = Gib einen Namen an: „{ text-word-save } NAME“.
text-save-to = Außerhalb des Ordners der Partien speicherst du mit „{ $command }“.
text-rule = { $name }: { $value }. { $about }
text-empire = { $empire }: { $cities } { $cities ->
    [one] { city-one }
   *[other] { city-other }
 }, { $supply } { IM(supply-one) }, { $deck } { $deck ->
    [one] { card-one }
   *[other] { card-other }
 } im Stapel.
text-region-plain = { $region }{ $id ->
    [none] {""}
   *[other] {" "}({ $id })
 }: { $n ->
    [0] leer
   *[other] { $n } { banner }
 }{ $over ->
    [yes] , über dem Limit von { $limit }
   *[no] {""}
 }.{ $borders ->
    [none] {""}
   *[other] {" "}Grenzt an: { $borders }.
 }
text-region = { $region }{ $id ->
    [none] {""}
   *[other] {" "}({ $id })
 }: { $n ->
    [0] leer
   *[other] { $n } { banner }
 }{ $over ->
    [yes] , über dem Limit von { $limit }
   *[no] {""}
 }, { $facts }.{ $borders ->
    [none] {""}
   *[other] {" "}Grenzt an: { $borders }.
 }
text-has-city = { $n ->
    [1] { city }
   *[other] { $n } { city }
 }
text-has-farm = { $n ->
    [1] { farm }
   *[other] { $n } { farm }
 }
text-has-fort = { $n ->
    [1] { fort }
   *[other] { $n } { fort }
 }
text-home-of = Heimat { DES($empire) }
text-agent-of = { agent-one } { DES($society) }
text-line-now = { $line } (jetzt { $n })
text-seat-agent = { $seat }{ $id ->
    [none] {""}
   *[other] {" "}({ $id })
 }, { agent-one } { DES($society) }: { $lines }
text-seat-controlled = { $seat }{ $id ->
    [none] {""}
   *[other] {" "}({ $id })
 }, frei, gelenkt { VOM($society) }: { $lines }
text-seat-empty = { $seat }{ $id ->
    [none] {""}
   *[other] {" "}({ $id })
 }, frei: { $lines }
text-society = { $society }{ $viewer ->
    [yes] {" "}(du)
   *[no] {" "}({ $player })
 }{ $first ->
    [yes] , fängt an
   *[no] {""}
 }: { $agents } { $agents ->
    [one] { agent-one }
   *[other] { agent-other }
 } in der Hand; { $cards }.
text-society-no-cards = { $society }{ $viewer ->
    [yes] {" "}(du)
   *[no] {" "}({ $player })
 }{ $first ->
    [yes] , fängt an
   *[no] {""}
 }: { $agents } { $agents ->
    [one] { agent-one }
   *[other] { agent-other }
 } in der Hand; keine { card-other }.
text-cards-of = { $n } { $empire }
text-slot-hidden = { $slot } ({ $multiplier }): verdeckt
text-slot-revealed = { $slot } ({ $multiplier }): { $empire }, offen
text-slot-own = { $slot } ({ $multiplier }): { $empire }, verdeckt
text-slots = { $head }; { $last }
text-no-cards = Du hast keine { card-other }.
text-card = { $n } x { $card }{ $id ->
    [none] {""}
   *[other] {" "}({ $id })
 }
text-wild = Ersetzt beim Bezahlen { JE(card-one, "einen beliebigen", "eine beliebige", "ein beliebiges") } { card-one-akk }, aber nicht { DEN(card-one) }, { JE(card-one, "den", "die", "das") } du spielst.
text-ability = { $number }. { $ability } ({ $cost }; { $windows }): { $text }

window-before = vor der Aktion
window-declaring = beim Ansagen eines Angriffs
window-muster = vor dem Kampf
window-aftermath = nach einem Angriff
window-after = nach der Aktion

score-society = { $society }: { $n } { $n ->
    [one] Punkt
   *[other] Punkte
 }
score-slot = { $slot } { $empire }: { $multiplier } × { $cities } { $cities ->
    [one] { city-one }
   *[other] { city-other }
 }{ $agents ->
    [0] {""}
    [one] {" "}und { $agents } { agent-one }
   *[other] {" "}und { $agents } { agent-other }
 }{ $whisper ->
    [0] {""}
   *[other] , 1 für das bewahrte Flüstern
 } = { $n }
score-store = Hort: { $cards } { $cards ->
    [one] { card-one }
   *[other] { card-other }
 } × { $each } = { $n }
score-winner = { GROSS(DER($society)) } gewinnt.
score-tie-break = { GROSS(DER($society)) } gewinnt bei Gleichstand: { $exchanges }-mal getauscht, { $cards } { $cards ->
    [one] { card-one }
   *[other] { card-other }
 } auf der Hand (R9.2).
score-shared = { GROSS($society) } teilen sich den Sieg (R9.2).

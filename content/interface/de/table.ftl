# Was geschieht und was man tun kann, in Sätzen. Wörter wie { $empire } kommen aus dem Paket;
# { banner }, { agent-one } und dergleichen sind seine Begriffe, nach $n davon. DER, DEN, DEM und DES setzen
# den Artikel vor einen Namen und beugen ihn, GROSS beginnt mit ihm einen Satz.

seat = { $position } { DES($empire) }
seat-named = { $name } { DES($empire) }
spot-region = { IM($region) }
# Ohne Präposition: ORT_BEIM und ORT_VOM setzen sie davor.
spot-seat = { $seat }
card-name = { card-one } { DES($empire) } mit { DEM($partner) }
card-wild-short = Joker
card-wild = Joker { DES($empire) }
card-offer-titled = Angebot „{ $card }“
list-and = { $head } und { $last }
name-in-sentence = { DER($name) }
nobody = niemand

line-add = { $n } { banner-akk } aufstellen
line-add-per = { $n } { banner-akk } pro { $icon } aufstellen
line-draw = { $n } { card-akk } ziehen
line-draw-per = { $n } { card-akk } pro { $every ->
    [1] { $icon }
   *[other] { $every } { $icons }
 } ziehen
line-per = { $n } pro { $every ->
    [1] { $icon }
   *[other] { $every } { $icons }
 }
line-attack = angreifen
line-swap = wechseln

event-round = Runde { $round } beginnt. { GROSS(DER($society)) } fängt an.
event-order = Reihenfolge der { empire-other-gen }: { $order }.
event-laid = { GROSS(DER($society)) } legt { DEN($empire) } auf „{ $slot }“.
event-retrieved = { GROSS(DER($society)) } holt { SEINEN($society, agent-one) } { ORT_VOM($spot) } zurück.
event-deployed = { GROSS(DER($society)) } setzt { EINEN(agent-one) } { ORT_BEIM($spot) } ein.
event-turn = { GROSS(DER($empire)) } ist am Zug.
track-turn-later = Danach ist { DER($empire) } am Zug.
track-turn-over = { GROSS(DER($empire)) } war schon am Zug.
event-acts = { GROSS(DER($society)) } lenkt { DEN($seat) }.
event-acts-from = { GROSS(DER($society)) } lenkt { DEN($seat) } durch { SEINEN($society, agent-one) } { BEIM($agent-seat) }.
event-idle = Niemand lenkt { DEN($seat) }: { KEIN(agent-one) } dort oder darunter (R2.4).
event-nothing = { GROSS(DER($society)) } kann mit { DEM($seat) } nichts ausrichten (R5.2).
event-takes = { $seat }: { $line }.
event-added = { GROSS(DER($empire)) } erhält { $n } { banner-akk } { IM($region) }.
event-moved = { GROSS(DER($empire)) } verlegt { $n } { banner-akk } { VOM($from) } { INS($to) }.
event-killed-card = { $n } { banner } { DES($empire) } { $n ->
    [one] wird
   *[other] werden
 } { IM($region) } vernichtet.
event-killed-fort = { GROSS(DER(fort-one)) } { IM($region) } kostet { DEN($empire) } { $n } { banner-akk } (R6.2).
event-killed-combat = { GROSS(DER($empire)) } verliert { $n } { banner-akk } { IM($region) }.
event-killed-supply = { $n } { banner } { DES($empire) } über dem Limit { $n ->
    [one] geht
   *[other] gehen
 } aus { DEM($region) } zurück in { DEN(supply-one) } (R5.7).
event-killed-instead = Statt eines Wechsels { $n ->
    [one] wird
   *[other] werden
 } { $n } { banner } { DES($empire) } { IM($region) } vernichtet (R13.5).
event-killed-nowhere = { $n } { banner } { DES($empire) } { $n ->
    [one] kann
   *[other] können
 } aus { DEM($region) } nirgendwohin und { $n ->
    [one] geht
   *[other] gehen
 } in { DEN(supply-one) }.
event-taken-up = { GROSS(DER(army-one)) } { DES($empire) } { IM($region) } wird zerstreut: { $n } { banner }.
event-control-gained = { GROSS(DER($region)) } gehört nun { DEM($to) }.
event-control-changed = { GROSS(DER($region)) } geht { VOM($from) } an { DEN($to) }.
event-control-lost = { GROSS(DER($region)) } gehört niemandem mehr.
event-drew = { GROSS(DER($society)) } zieht { EINEN(card-one) } { DES($empire) }.
event-drew-card = Es ist { DER($card) }: { $abilities }.
event-drew-wild = Es ist ein { $card }: Er ersetzt beim Bezahlen { JE(card-one, "einen beliebigen", "eine beliebige", "ein beliebiges") } { card-one-akk }.
event-swapped = { GROSS(DER($society)) } versetzt { SEINEN($society, agent-one) } { VOM($from) } { ZUM($to) }.
event-swapped-with = { GROSS(DER($society)) } versetzt { SEINEN($society, agent-one) } { VOM($from) } { ZUM($to) }; { DER(agent-one) } { DES($other) } geht dafür { ZUM($from) }.
event-swapped-own = { GROSS(DER($society)) } versetzt { SEINEN($society, agent-one) } { VOM($from) } { ZUM($to) }; { JE(agent-one, "der andere", "die andere", "das andere") } geht dafür { ZUM($from) }.
event-attack = { GROSS(DER($empire)) } greift { DEN($to) } { VOM($from) } aus mit { $n } { banner-dat } an.
event-joined-supply = { $n } { banner } aus { DEM(supply-one) } { $n ->
    [one] schließt
   *[other] schließen
 } sich dem Angriff an.
event-joined-region = { $n } { banner } aus { DEM($from) } { $n ->
    [one] schließt
   *[other] schließen
 } sich dem Angriff an.
event-won = { GROSS(DER($empire)) } nimmt { DEN($region) } ein, { $n } { banner } übrig.
event-held = { GROSS(DER($region)) } hält stand, { $n } { banner } übrig.
event-emptied = { GROSS(IM($region)) } steht niemand mehr.
event-played = { GROSS(DER($society)) } spielt „{ $ability }“ ({ $cost }).
event-played-wild = { GROSS(DER($society)) } spielt „{ $ability }“ ({ $cost }), bezahlt auch mit: { $paid }.
event-relocated = { GROSS(DER($society)) } versetzt { SEINEN($society, agent-one) } { VOM($from) } { ZUM($to) } und handelt dort.
event-borrows = { GROSS(DER($society)) } handelt stattdessen als { $seat }.
event-first = Der Startspielermarker geht an { DEN($society) }.
event-discarded = { GROSS(DER($society)) } wirft { EINEN(card-one) } { DES($empire) } ab.
event-discarded-card = Es war: { $card }.
event-kept = { GROSS(DER($society)) } lässt { SEINE($society) } { token-other }, wie sie sind.
event-exchanged = { GROSS(DER($society)) } tauscht zwei { token-other }: { DEN($a) } auf { $slot-a }, { DEN($b) } auf { $slot-b }. Sie bleiben offen liegen.
event-revealed = { GROSS(DER($society)) } zieht ein Ereignis { DES($empire) }: „{ $event }“.
event-incident = „{ $event }“: { $text }
event-void = „{ $event }“ bewirkt nichts und verlässt das Spiel. { JE(card-one, "Ein anderer", "Eine andere", "Ein anderes") } { card-one } wird gezogen.
event-traded = Die { agent-other } { BEIM($a) } und { BEIM($b) } wechseln die Plätze.
event-reseated = { GROSS(DER(agent-one)) } { DES($society) } wechselt { VOM($from) } { ZUM($to) }.
event-restarts = Der Zug { DES($empire) } beginnt von vorn.
event-drew-offer = Es ist das Angebot „{ $card }“: { $text }
event-offered = { GROSS(DER($society)) } bietet { DEM($other) } „{ $offer }“ an. { $text }
event-accepted = { GROSS(DER($society)) } nimmt „{ $offer }“ an.
event-declined = { GROSS(DER($society)) } lehnt „{ $offer }“ ab.
event-steers = { GROSS(DER($society)) } entscheidet nun für { DEN($seat) }.
event-turned = { GROSS(DER($society)) } deckt { DEN($empire) } auf: „{ $slot }“.
event-raised = { GROSS(DER($society)) } schiebt { DEN($empire) } auf „{ $slot }“ hoch.
event-over = Die Partie ist zu Ende. Alle { token-other } werden aufgedeckt.

lasting = Bis zum Ende der Runde: { GROSS($what) }.
lasting-doubled = { JEDER($icon) } zählt für gedruckte Aktionen doppelt
lasting-truce = { DER($empire) } greift nicht an
lasting-unchecked = es gibt keine Versorgungsprüfungen
gone = Aus dem Spiel: { $cards }.
gone-card = „{ $card }“

ask-person = { $society }: { $question }
ask-lay = Wähle { DEN(empire-one) } für „{ $slot }“.
ask-follow = { GROSS(DER($society)) } folgt { JE($society, "seinem", "ihrem", "seinem") } Skript.
ask-retrieve = Hole { JE(agent-one, "einen", "eine", "eines") } deiner { agent-other-gen } zurück.
ask-deploy = Setze { $n ->
    [1] { JE(agent-one, "deinen letzten", "deine letzte", "dein letztes") } { agent-one-akk } dieser Runde ein
   *[other] { JE(agent-one, "einen", "eine", "eines") } deiner { agent-other-gen } ein (noch { $n })
 }.
ask-before = Handle als { $seat } oder spiele { EINEN(card-one) }.
ask-before-none = Spiele für { DEN($seat) } { EINEN(card-one) } oder passe.
ask-line = Wähle eine Aktion für { DEN($seat) }.
ask-swap = Wähle, wohin { DEIN(agent-one) } geht.
ask-declare = Wähle, wo { DER($empire) } angreift.
ask-muster = { GROSS(DER($empire)) } greift { DEN($to) } mit { $n } an: Spiele { EINEN(card-one) } oder passe.
ask-aftermath = Nach dem Angriff auf { DEN($region) }: Spiele { EINEN(card-one) } oder passe.
ask-after = Nach { DEM($seat) }: Spiele { EINEN(card-one) } oder passe.
ask-object = „{ $ability }“: Wähle das Ziel.
ask-position = „{ $ability }“: Wähle { EINEN(position-one) }.
ask-move = Verlege { banner-other } mit „{ $ability }“.
ask-place = Stelle noch { $n } { banner-akk } { DES($empire) } auf{ $n ->
    [one] {""}
   *[other] , { JE(banner-one, "einen", "eine", "eines") } pro Klick
 }.
ask-spread = Stelle { $n } { banner-akk } auf, { JE(banner-one, "einen", "eine", "eins") } pro { region-one-akk }.
ask-strike = Vernichte bis zu { $n } { banner-akk } um { DEN($region) }.
ask-rearrange = Ordne die { banner-other } { DES($empire) } neu.
ask-scatter = Wohin mit { $n } { banner-dat } { DES($empire) } aus { DEM($region) }?
ask-half = „{ $event }“: Wähle, was geschieht.
ask-incident = „{ $event }“: { $text }
ask-reseat = „{ $event }“: Versetze { DEN(agent-one) } { BEIM($seat) }.
ask-control = { GROSS(DER($other)) } handelt als { $seat }: Anbieten oder passen?
ask-arms = { GROSS(DER($other)) } greift als { $seat } an: Anbieten oder passen?
ask-answer = Nimmst du „{ $offer }“ { VOM($other) } an?
ask-recall = Nimm { JE(agent-one, "einen", "eine", "eines") } deiner { agent-other-gen } aus { SEINEM(agent-one, council-one) }.
ask-draw = Ziehe { $left ->
    [one] { EINEN(card-one) }
   *[other] { $left } { card-other }
 }: Wähle einen Stapel.
ask-reinforce = Wähle, wo du mit { $n } { banner-dat } verstärkst.
ask-reveal = Wähle { JE(token-one, "einen", "eine", "eines") } deiner { token-other-gen } zum Aufdecken.
ask-trade = Platzwechsel: Wähle { JE(agent-one, "einen", "eine", "eines") } deiner { agent-other-gen } oder verzichte.
ask-trade-for = { JE(agent-one, "welcher fremde", "welche fremde", "welches fremde") } { agent-one } geht { ZUM($seat) }?
ask-discard = Wirf noch { $n } { card-akk } ab (Handlimit { $limit }).
ask-loyalty = Tausche zwei { token-other } oder behalte alle.
ask-over = Die Partie ist zu Ende.

action-lay = { GROSS(DEN($empire)) } hierher legen
action-follow = Skript folgen
action-retrieve = { GROSS(DEN(agent-one)) } { ORT_VOM($spot) } zurückholen
action-deploy = { GROSS(EINEN(agent-one)) } { ORT_BEIM($spot) } einsetzen
action-add-plain = { $n } { banner-akk } aufstellen
action-draw-plain = { $n } { card-akk } ziehen
action-add = { $n } { banner-akk } aufstellen ({ $line })
action-draw = { $n } { card-akk } ziehen ({ $line })
action-attack-line = Angreifen
action-swap-line = Wechseln
action-swap = { GROSS(ZUM($seat)) } wechseln
action-swap-empty = { GROSS(ZUM($seat)) } wechseln (frei)
action-attack = { GROSS(DEN($to)) } { VOM($from) } aus mit { $n } { banner-dat } angreifen ({ $outcome })
action-play = „{ $ability }“ spielen ({ $cost }): { $text }
action-play-paid = „{ $ability }“ spielen ({ $cost }; bezahlt: { $paid }): { $text }
action-choose-seat = { $seat }
action-choose-region = { $region }
action-choose-empire = { $empire }
action-choose-some = { $n } { banner } { IM($region) }
action-choose-move = { $n } { banner-akk } { VOM($from) } { INS($to) } verlegen
action-place = { $region }
action-kill = { GROSS(EINEN(banner-one)) } { IM($region) } vernichten
action-done = Fertig
action-pass = Passen
action-half = { $text }
action-offer = „{ $offer }“ anbieten: { $text }
action-accept = Annehmen
action-decline = Ablehnen
action-discard = Abwerfen: { $card }
action-keep = Nicht tauschen
action-exchange = { GROSS(DEN($a)) } und { DEN($b) } tauschen

outcome-won = Angriff gelingt, { $n } übrig
outcome-held = Abwehr hält stand, { $n } übrig
outcome-emptied = niemand übrig
outcome-fort = { fort-one } kostet { $n }, { $outcome }

undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-rival = Zurücknehmen geht nicht mehr: Seitdem hat ein Rivale gehandelt.
undo-person = Zurücknehmen geht nicht mehr: Jemand anderes ist dran.
undo-over = Zurücknehmen geht nicht mehr: Die Partie ist zu Ende.
undo-drawn = Zurücknehmen geht nicht: Es wurde etwas gezogen.

advice-council = Sieh dir { DEN(council-one) } { DES($empire) } an.
advice-region = Sieh dir { DEN($region) } an.
advice-card = Sieh auf deine Hand: { $card }.
advice-empire = Sieh dir { DEN($empire) } an.
advice-tokens = Erwäge, zwei { token-other } zu tauschen.
advice-keep = Erwäge, alle { token-other } zu behalten.
advice-lines = Sieh dir die Aktionen { DES($seat) } an.
advice-answer = Wäge ab, was das Angebot euch beiden bringt.
advice-halves = Wäge beide Hälften des Ereignisses ab.
advice-pass = Erwäge zu passen.
advice-done = Das reicht vielleicht schon.
advice-worth = { $win } % Gewinnchance, { $points } Punkte erwartet
advice-worth-short = { $win } % Gewinnchance, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }
advice-decimal = { $whole },{ $tenth }

why-takes = Spielt niemand { EINEN(card-one) }, nimmt { DER($empire) } { DEN($region) } mit { $n } { banner-dat } ein{ $cities ->
    [0] {""}
    [one] {" "}und gewinnt { $cities } { city-one-akk }
   *[other] {" "}und gewinnt { $cities } { city-other }
 }.
why-empties = Spielt niemand { EINEN(card-one) }, bleibt niemand übrig, und { DER($empire) } bekommt { DEN($region) }{ $cities ->
    [0] {""}
    [one] {" "}mit { $cities } { city-one-dat }
   *[other] {" "}mit { $cities } { city-other-dat }
 }.
why-empties-for-nobody = Spielt niemand { EINEN(card-one) }, bleibt niemand übrig, und { DER($region) }{ $cities ->
    [0] {""}
    [one] {" "}mit { $cities } { city-one-dat }
   *[other] {" "}mit { $cities } { city-other-dat }
 } gehört niemandem.
why-wears = Spielt niemand { EINEN(card-one) }, nimmt { DER($empire) } { DEN($region) } mit { $banners } nicht ein{ $n ->
    [0] {""}
   *[other] , vernichtet aber { $n } { banner-akk }
 }.
why-steers = { GROSS(DER(agent-one)) } lenkt { DEN($seat) }{ $more ->
    [0] {""}
    [one] {" "}und { DEN(position-one) } darüber
   *[other] {" "}und die { $more } { position-other } darüber
}.
why-steers-instead = { GROSS(DER(agent-one)) } lenkt { DEN($seat) }{ $more ->
    [0] {""}
    [one] {" "}und { DEN(position-one) } darüber
   *[other] {" "}und die { $more } { position-other } darüber
} anstelle { DES($society) }.
why-secures = { GROSS(DER(agent-one)) } { BEIM($from) } lenkt { DEN($seat) } schon. Hält Rivalen fern.
why-leaves = { GROSS(DER(agent-one)) } { VOM($seat) } kann neu eingesetzt werden.
why-adds = { $n } { banner } für { DEN($empire) }.
why-draws = { $n } { card } { DES($empire) }.
why-draws-up-to = Bis zu { $n } { card } { DES($empire) }.
why-attacks = Dann greift { DER($empire) } an.
why-exchanges = Das deckt beide { token-other } auf.
why-keeps = Das verrät nichts und hilft bei Gleichstand.
why-even = Etwa so gut wie { $than ->
    [own] deine Wahl, „{ $other }“
    [first] die erste Wahl
    [listed] Wahl { $number }
   *[best] die beste andere Wahl, „{ $other }“
}.
why-worth = Gegenüber { $than ->
    [own] deiner Wahl, „{ $other }“
    [first] der ersten Wahl
    [listed] Wahl { $number }
   *[best] der besten anderen Wahl, „{ $other }“
}: { $points }, { $chance }.
why-points-most = { $points } (vor allem durch die { city-other } { DES($empire) }: { $gain })
why-points-most-slot = { $points } (vor allem durch die { city-other } { DES($empire) }, { $slot }: { $gain })
why-points-both = { $points } ({ city-other } { DES($empire) }: { $gain }, { DES($against) }: { $loss })
why-points-same = etwa gleich viele Punkte
why-points-more = { $points } Punkte mehr
why-points-less = { $points } Punkte weniger
why-chance-same = gleiche Gewinnchance
why-chance-more = { $win } % mehr Gewinnchance
why-chance-less = { $win } % weniger Gewinnchance
why-others = Nur die Punkte der Rivalen unterscheiden sich.
why-other-causes = Die Gewinnchance hängt auch von den Punkten der Rivalen und vom Glück ab.
why-rival-less-known = Das kostet { DEN($society) } { $points } Punkte: { GROSS(DER($empire)) } liegt dort auf „{ $slot }“.
why-rival-more-known = Das bringt { DEM($society) } { $points } Punkte: { GROSS(DER($empire)) } liegt dort auf „{ $slot }“.
why-rival-less = Das kostet { DEN($society) } { $points } Punkte: { GROSS(DER($empire)) } liegt dort zu { $odds } % auf „{ $slot }“.
why-rival-more = Das bringt { DEM($society) } { $points } Punkte: { GROSS(DER($empire)) } liegt dort zu { $odds } % auf „{ $slot }“.

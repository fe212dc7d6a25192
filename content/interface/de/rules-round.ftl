# Das Regelwerk, Abschnitte 4 bis 6, 8 und 9: Runden, Angriffe, das Ende.

rule-chapter-4 = Die Runde: Einsetzen
rule-chapter-5 = Die Runde: Züge der { empire-other-gen }
rule-chapter-6 = Angriff und Kampf
rule-chapter-8 = Die Runde: Aufräumen und Treue
rule-chapter-9 = Ende

rule-4-1 = Ab Runde 2, reihum ab dem Startspieler: { GROSS(JEDER(society-one)) } mit { EINEM(agent-one) } auf dem Spielplan holt { JE(agent-one, "einen eigenen", "eine eigene", "ein eigenes") } auf die Hand zurück. Das ist Pflicht; { JE(agent-one, "welchen", "welche", "welches") }, bestimmt { ER(society-one) }.
rule-4-2 = Dann setzt, wieder reihum, { JEDER(society-one) } { EINEN(agent-one) } auf { JE(position-one, "einen leeren", "eine leere", "ein leeres") } { position-one-akk } { IM(council-one) } irgend{ EINES(empire-one) }, so lange, bis alle { $placed } eingesetzt haben{ $placed-two ->
    [none] {""}
   *[other] { " " }({ $placed-two } in einer Partie zu zweit)
 }. Passen darf man nicht, solange es einen erlaubten Platz gibt; wer { KEINEN(agent-one) } auf der Hand oder keinen erlaubten Platz hat, wird übersprungen.
rule-4-3 = { $agents-in-regions ->
    [off] { agent-other } werden nur in { council-other-dat } eingesetzt, nie in { region-other-dat }.
    [on] Man darf { EINEN(agent-one) } stattdessen auch in irgend{ EINEN(region-one) } setzen, selbst wenn dort schon { agent-other } anderer stehen. { GROSS(EIN(society-one)) } hat höchstens { $in-regions } { agent-other } in { region-other-dat }, und nie zwei { JE(region-one, "im selben", "in derselben", "im selben") }. { agent-other } in { region-other-dat } kommen nur durch R4.1 zurück, und nichts anderes rührt sie an.
   *[book] Mit der Hausregel *{ agent-other } in { region-other-dat }*: Man darf { EINEN(agent-one) } stattdessen auch in irgend{ EINEN(region-one) } setzen, selbst wenn dort schon { agent-other } anderer stehen. { GROSS(EIN(society-one)) } hat höchstens { $in-regions } { agent-other } in { region-other-dat }, und nie zwei { JE(region-one, "im selben", "in derselben", "im selben") }. { agent-other } in { region-other-dat } kommen nur durch R4.1 zurück, und nichts anderes rührt sie an.
 }

rule-5-1 = Die { empire-other } handeln in der Zugreihenfolge. { $order ->
    [book] {""}
    [shuffled] Die Reihenfolge wird einmal vor der Partie gemischt und ist von Anfang an offen.{ " " }
    [shuffled-each-round] Die Reihenfolge wird zu Beginn jeder Runde gemischt, wobei nie zweimal nacheinander { JE(empire-one, "derselbe", "dieselbe", "dasselbe") } { empire-one } beginnt, und liegt offen, bevor in der Runde zum ersten Mal eingesetzt wird.{ " " }
   *[other] Die Reihenfolge ist { $in-order }.{ " " }
 }Im Zug { EINES(empire-one) } handeln { JE(empire-one, "seine", "ihre", "seine") } { position-other } { JE(position-one, "vom ersten bis zum letzten", "von der ersten bis zur letzten", "vom ersten bis zum letzten") }; wer { EINEN(position-one) } lenkt (R2.4), entscheidet sich erst, wenn { ER(position-one) } an der Reihe ist.
rule-5-2 = { GROSS(EIN(position-one)) }, { JE(position-one, "der", "die", "das") } gelenkt wird, führt genau eine { JE(position-one, "seiner", "ihrer", "seiner") } gedruckten Aktionen aus. Was nichts ändern würde, ist nicht erlaubt; ist keine Aktion erlaubt und { KEIN(card-one) } spielbar, wird { DER(position-one) } von selbst übergangen.
rule-5-3 = **Aufstellen** ~add~ (eine Zahl, oder eine Zahl je Symbol { farm-one }/{ fort-one }/{ city-one } in allen { region-other-dat } { DES(empire-one) } am Zug): So viele { banner-other } werden aufgestellt, { JE(banner-one, "jeder", "jede", "jedes") } in irgend{ EINEM(region-one) } { DES(empire-one) }, so weit { DER(supply-one) } reicht. Nicht möglich, wenn { DER(supply-one) } leer ist oder die Zahl null. Alle werden aufgestellt; wo es eine Wahl gibt, trifft sie, wer lenkt.{ $fort-pairs ->
    [together] { " " }Bringt ein Symbol zwei { banner-other }, werden sie paarweise aufgestellt, jedes Paar in { EINEM(region-one) }; reicht { DER(supply-one) } nur für eine ungerade Zahl, bleibt am Ende { JE(banner-one, "einer", "eine", "eines") } allein.
   *[other] {""}
 }
rule-5-4 = **Ziehen** ~draw~ (eine Zahl, oder { EINEN(card-one) } je k Symbole, abgerundet): Wer lenkt, zieht so viele zufällige { card-other } vom Stapel { DES(empire-one) } auf die Hand, so weit der Stapel reicht. Nicht möglich, wenn das null ergibt.
rule-5-5 = **Angreifen** ~attack~: R6.
rule-5-6 = **Tauschen** ~swap~: { GROSS(DER(agent-one)) } am Zug wechselt auf { JE(position-one, "einen anderen", "eine andere", "ein anderes") } { position-one-akk } { JE(council-one, "desselben", "derselben", "desselben") } { council-one-gen }{ $swap ->
    [any] { " " }(steht dort schon { EIN(agent-one) }, kommt { JE(agent-one, "dieser", "diese", "dieses") } auf den alten Platz)
    [agents-only] , auf { JE(position-one, "dem", "der", "dem") } { EIN(agent-one) } steht, { JE(agent-one, "der", "die", "das") } auf den alten Platz kommt
   *[book] { " " }(steht dort schon { EIN(agent-one) }, kommt { JE(agent-one, "dieser", "diese", "dieses") } auf den alten Platz; mit der Hausregel *Tausch nur mit { agent-other-dat }* nur auf einen besetzten Platz)
 }. Dort führt { ER(agent-one) } sofort eine gedruckte Aktion aus, aber keinen weiteren Tausch. Ein Tausch, nach dem keine Aktion erlaubt wäre, ist selbst nicht erlaubt. Weiter geht es hinter { DEM(position-one) }, { JE(position-one, "der", "die", "das") } an der Reihe war.
rule-5-7 = **Versorgungsprüfung** nach { JE(position-one, "dem letzten", "der letzten", "dem letzten") } { position-one-dat } { EINES(empire-one) }: Aus { JEDEM(region-one) }, in { JE(region-one, "dem", "der", "dem") } mehr als { $supply-limit } ({ $farm-supply-limit } mit { EINEM(farm-one) }) { $supply-check ->
    [everyone] { banner-other } stehen, ganz gleich { JE(empire-one, "welches", "welcher", "welches") } { empire-one-gen },
   *[other] { banner-other } { JE(empire-one, "dieses", "dieser", "dieses") } { empire-one-gen } stehen,
 } kehren die überzähligen in { DEN(supply-one) } zurück.{ $supply-check ->
    [book] { " " }(Hausregel *Versorgungsprüfung bei allen*: die { army-other } aller { empire-other }.)
   *[other] {""}
 }
rule-5-8 = Nach { JE(empire-one, "dem letzten", "der letzten", "dem letzten") } { empire-one-dat } rückt der Rundenmarker vor, und der Startspielermarker ~first-player~ wandert nach links. { $final-whisper ->
    [on] Nach der letzten von { $rounds } Runden wird nicht mehr aufgeräumt, aber es gibt noch einen letzten Treueschritt (R8.2, reihum ab dem neuen Startspieler); dann endet die Partie, R9.
   *[other] Nach der letzten von { $rounds } Runden endet die Partie sofort (kein Aufräumen, kein Tausch), R9.
 }

rule-6-1 = Ziel: { EIN(region-one) } { JE(empire-one, "eines anderen", "einer anderen", "eines anderen") } { empire-one-gen }, { JE(region-one, "der", "die", "das") } an { EINEN(region-one) } { DES(empire-one) } am Zug grenzt. Ausgangspunkt: { JE(region-one, "ein solcher", "eine solche", "ein solches") } { region-one } { DES(empire-one) } am Zug. Stärke: mindestens 1 { banner-one }, höchstens alle vom Ausgangspunkt, nur in { JE(region-one, "einem eroberten", "einer eroberten", "einem eroberten") } { region-one-dat } bleibt mindestens 1 zurück. In der Heimat darf alles ausrücken. Der Weg führt nur über Grenzen; übers Meer gibt es keine, wenn das Paket keine zeichnet.
rule-6-2 = Die { banner-other } rücken vor, dann fällt je { fort-one } ~fort~ im Ziel ein Angreifer (in der Heimat auch dann, wenn dort nichts steht), dann verlieren beide Seiten { banner-other } im Verhältnis eins zu eins, bis eine Seite keine mehr hat. Übrige Angreifer halten { DEN(region-one) }. Bleibt auf keiner Seite etwas übrig, ist { DER(region-one) } leer (R2.2). In { JE(region-one, "einen eigenen", "eine eigene", "ein eigenes") } { region-one-akk } zu ziehen ist nie ein Angriff. Aussichtslose Angriffe sind erlaubt.
rule-6-3 = *Gefallene Feinde* eines Angriffs sind die verteidigenden { banner-other }, die er gekostet hat (was durch { $kill-survivors } fällt, zählt nicht). *Überlebende* sind die übrigen Angreifer, sonst die übrigen Verteidiger.

rule-8-1 = Aufräumen, reihum ab dem (neuen) Startspieler: Wer mehr als { $hand-limit } { card-other } hat, wirft nach eigener Wahl bis auf so viele ab; sie kommen zurück in ihre Stapel.
rule-8-2 = Treue, reihum ab dem (neuen) Startspieler: { GROSS(JEDER(society-one)) } darf zwei eigene { token-other }, die beide noch verdeckt liegen, die Felder tauschen lassen; beide liegen danach für immer offen. Offene { token-other } bewegen sich nie mehr.{ $final-whisper ->
    [on] { " " }Nach der letzten Runde, die ohne Aufräumen endet, gibt es noch einen solchen Schritt; er zählt für R9.1 und R9.2.
   *[other] {""}
 }

rule-9-1 = Die Wertung { EINES(society-one) }: für { JEDEN(empire-one) } der Faktor des Feldes mal ({ $scores ->
    [points] was die { region-other } { DES(empire-one) } bringen (R9.3)
   *[cities] { city-other } ~city~, die { DEM(empire-one) } gehören
 }{ $agents-in-regions ->
    [off] {""}
   *[other] { " " }+ eigene { agent-other } in { region-other-dat }, die { DEM(empire-one) } gehören
 }), alles zusammengezählt. { $whispers-kept ->
    [on] { GROSS(JEDER(token-one)) }, { JE(token-one, "der", "die", "das") } nie aufgedeckt wurde, ist +1 wert.
    [off] { GROSS(EIN(token-one)) }, { JE(token-one, "der", "die", "das") } nie aufgedeckt wurde, ist für sich nichts wert.
   *[book] Mit der Hausregel *Bewahrtes Flüstern* ist { JEDER(token-one) }, { JE(token-one, "der", "die", "das") } nie aufgedeckt wurde, +1 wert.
 }
rule-9-2 = Die meisten Punkte gewinnen; bei Gleichstand gewinnt, wer seltener Treue getauscht hat, dann, wer mehr { card-other } auf der Hand hat; steht es noch immer gleich, wird der Sieg geteilt.

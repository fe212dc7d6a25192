# Das Regelwerk, Abschnitte 4 bis 6, 8 und 9: Runden, Angriffe, das Ende.

rule-chapter-4 = Die Runde: Einsetzen
rule-chapter-5 = Die Runde: Züge der { empire-other-gen }
rule-chapter-6 = Angriff und Kampf
rule-chapter-8 = Die Runde: Aufräumen und Treue
rule-chapter-9 = Ende

rule-4-1 = Ab Runde 2, reihum ab dem Startspieler: { GROSS(JEDER(society-one)) } mit { EINEM(agent-one) } auf dem Spielplan muss { JE(agent-one, "einen eigenen", "eine eigene", "ein eigenes") } auf die Hand zurückholen und wählt, { JE(agent-one, "welchen", "welche", "welches") }.
rule-4-2 = Dann setzt, wieder reihum, { JEDER(society-one) } { EINEN(agent-one) } auf { JE(position-one, "einen leeren", "eine leere", "ein leeres") } { position-one-akk } { IM(council-one) } irgend{ EINES(empire-one) }. Das wiederholt sich, bis alle { $placed } eingesetzt haben{ $placed-two ->
    [none] {""}
   *[other] { " " }({ $placed-two } in einer Partie zu zweit)
 }. Passen darf niemand, solange es einen erlaubten Platz gibt. Wer { KEINEN(agent-one) } auf der Hand oder keinen erlaubten Platz hat, wird übersprungen.
rule-4-3 = { $agents-in-regions ->
    [off] { agent-other } werden nur in { council-other-dat } eingesetzt, nie in { region-other-dat }.
    [on] Du darfst { EINEN(agent-one) } stattdessen in irgend{ EINEN(region-one) } setzen, auch wenn dort schon fremde { agent-other } stehen. { GROSS(EIN(society-one)) } hat höchstens { $in-regions } { agent-other } in { region-other-dat }, nie zwei { JE(region-one, "im selben", "in derselben", "im selben") }. { agent-other } in { region-other-dat } kommen nur durch R4.1 zurück; nichts anderes rührt sie an.
   *[book] Mit der Hausregel *{ agent-other } in { region-other-dat }*: Du darfst { EINEN(agent-one) } stattdessen in irgend{ EINEN(region-one) } setzen, auch wenn dort schon fremde { agent-other } stehen. { GROSS(EIN(society-one)) } hat höchstens { $in-regions } { agent-other } in { region-other-dat }, nie zwei { JE(region-one, "im selben", "in derselben", "im selben") }. { agent-other } in { region-other-dat } kommen nur durch R4.1 zurück; nichts anderes rührt sie an.
 }

rule-5-1 = Die { empire-other } handeln in der Zugreihenfolge. { $order ->
    [book] {""}
    [shuffled] Die Reihenfolge wird einmal vor der Partie gemischt und ist von Anfang an offen.{ " " }
    [shuffled-each-round] Die Reihenfolge wird zu Beginn jeder Runde gemischt und liegt offen, bevor zum ersten Mal eingesetzt wird. Nie beginnt zweimal nacheinander { JE(empire-one, "derselbe", "dieselbe", "dasselbe") } { empire-one }.{ " " }
   *[other] Die Reihenfolge ist { $in-order }.{ " " }
 }Im Zug { EINES(empire-one) } handeln { JE(empire-one, "seine", "ihre", "seine") } { position-other } { JE(position-one, "vom ersten bis zum letzten", "von der ersten bis zur letzten", "vom ersten bis zum letzten") }. Wer { EINEN(position-one) } lenkt (R2.4), entscheidet sich erst, wenn { ER(position-one) } an der Reihe ist.
rule-5-2 = { GROSS(EIN(position-one)) }, { JE(position-one, "der", "die", "das") } gelenkt wird, führt genau eine { JE(position-one, "seiner", "ihrer", "seiner") } gedruckten Aktionen aus. Eine Aktion, die nichts ändern würde, ist nicht erlaubt. Ist keine Aktion erlaubt und { KEIN(card-one) } spielbar, wird { DER(position-one) } übergangen.
rule-5-3 = **Aufstellen** ~add~ (eine Zahl, oder eine Zahl je Symbol { farm-one }/{ fort-one }/{ city-one } in allen { region-other-dat } { DES(empire-one) } am Zug): Stelle so viele { banner-other } auf, { JE(banner-one, "jeden", "jede", "jedes") } in irgend{ EINEM(region-one) } { DES(empire-one) }, so weit { DER(supply-one) } reicht. Nicht möglich, wenn { DER(supply-one) } leer ist oder die Zahl null. Alle werden aufgestellt; wer lenkt, wählt, wo.{ $fort-pairs ->
    [together] { " " }Bringt ein Symbol zwei { banner-other }, werden sie paarweise aufgestellt, jedes Paar in { EINEM(region-one) }. Reicht { DER(supply-one) } nur für eine ungerade Zahl, bleibt am Ende { JE(banner-one, "einer", "eine", "eines") } allein.
   *[other] {""}
 }
rule-5-4 = **Ziehen** ~draw~ (eine Zahl, oder { EINEN(card-one) } je k Symbole, abgerundet). Wer lenkt, zieht so viele zufällige { card-other } vom Stapel { DES(empire-one) }, so weit der Stapel reicht. Nicht möglich, wenn das null ergibt.
rule-5-5 = **Angreifen** ~attack~: R6.
rule-5-6 = **Wechseln** ~swap~: { GROSS(DER(agent-one)) } am Zug wechselt auf { JE(position-one, "einen anderen", "eine andere", "ein anderes") } { position-one-akk } { JE(council-one, "desselben", "derselben", "desselben") } { council-one-gen }{ $swap ->
    [any] . Steht dort schon { EIN(agent-one) }, kommt { JE(agent-one, "dieser", "diese", "dieses") } auf den alten Platz
    [agents-only] , auf { JE(position-one, "dem", "der", "dem") } { EIN(agent-one) } steht. { GROSS(DIESER(agent-one)) } kommt auf den alten Platz
   *[book] . Steht dort schon { EIN(agent-one) }, kommt { JE(agent-one, "dieser", "diese", "dieses") } auf den alten Platz. Mit der Hausregel *Wechsel nur mit { agent-other-dat }* muss dort { EIN(agent-one) } stehen
 }. { GROSS(DER(agent-one)) } am Zug führt dort sofort eine gedruckte Aktion aus, aber keinen weiteren Wechsel. Ein Wechsel, nach dem keine Aktion erlaubt wäre, ist nicht erlaubt. Danach geht es nach { DEM(position-one) } weiter, { JE(position-one, "der", "die", "das") } eigentlich an der Reihe war.
rule-5-7 = **Versorgungsprüfung** nach { JE(position-one, "dem letzten", "der letzten", "dem letzten") } { position-one-dat } { EINES(empire-one) }: In { EINEM(region-one) } bleiben höchstens { $supply-limit } { banner-other }{ $supply-check ->
    [everyone] , ganz gleich { JE(empire-one, "welches", "welcher", "welches") } { empire-one-gen }
   *[other] { " " }{ JE(empire-one, "dieses", "dieser", "dieses") } { empire-one-gen }
 }, mit { EINEM(farm-one) } { $farm-supply-limit }. Die überzähligen kehren in { DEN(supply-one) } zurück.{ $supply-check ->
    [book] { " " }Mit der Hausregel *Versorgungsprüfung bei allen* gilt das für die { army-other } aller { empire-other }.
   *[other] {""}
 }
rule-5-8 = Nach { JE(empire-one, "dem letzten", "der letzten", "dem letzten") } { empire-one-dat } rückt der Rundenmarker vor, und der Startspielermarker ~first-player~ wandert nach links. { $final-whisper ->
    [on] Nach der letzten von { $rounds } Runden wird nicht aufgeräumt. Es gibt noch einen letzten Treueschritt (R8.2, reihum ab dem neuen Startspieler), dann endet die Partie, R9.
   *[other] Nach der letzten von { $rounds } Runden endet die Partie sofort (kein Aufräumen, kein Tausch), R9.
 }

rule-6-1 = Ziel: { EIN(region-one) } { JE(empire-one, "eines anderen", "einer anderen", "eines anderen") } { empire-one-gen }, { JE(region-one, "der", "die", "das") } an { EINEN(region-one) } { DES(empire-one) } am Zug grenzt. Ausgangspunkt: { EIN(region-one) } { DES(empire-one) } am Zug, { JE(region-one, "der", "die", "das") } ans Ziel grenzt. Stärke: mindestens 1 { banner-one }, höchstens alle vom Ausgangspunkt. In { JE(region-one, "einem eroberten", "einer eroberten", "einem eroberten") } { region-one-dat } bleibt mindestens 1 zurück; aus der Heimat darf alles ausrücken. Angriffe gehen nur über Grenzen, übers Meer nur, wo das Paket eine Grenze zeichnet.
rule-6-2 = Die { banner-other } rücken vor. Je { fort-one } ~fort~ im Ziel wird ein Angreifer vernichtet (in der Heimat auch, wenn dort nichts steht). Dann verlieren beide Seiten { banner-other } eins zu eins, bis eine Seite keine mehr hat. Übrige Angreifer halten { DEN(region-one) }. Bleibt auf keiner Seite etwas übrig, ist { DER(region-one) } leer (R2.2). In { JE(region-one, "einen eigenen", "eine eigene", "ein eigenes") } { region-one-akk } zu ziehen ist nie ein Angriff. Aussichtslose Angriffe sind erlaubt.
rule-6-3 = *Vernichtete Feinde* eines Angriffs sind die Verteidiger, die er gekostet hat (was { $kill-survivors } vernichtet, zählt nicht). *Überlebende* sind die übrigen Angreifer, sonst die übrigen Verteidiger.

rule-8-1 = Aufräumen, reihum ab dem (neuen) Startspieler: Wer mehr als { $hand-limit } { card-other } hat, wirft überzählige nach Wahl ab. Sie kehren in ihre Stapel zurück.
rule-8-2 = Treue, reihum ab dem (neuen) Startspieler: { GROSS(JEDER(society-one)) } darf die Felder zweier eigener { token-other } tauschen, die beide noch verdeckt liegen. Beide liegen danach für immer offen. Offene { token-other } bewegen sich nie mehr.{ $final-whisper ->
    [on] { " " }Nach der letzten Runde, die ohne Aufräumen endet, gibt es noch einen solchen Schritt; er zählt für R9.1 und R9.2.
   *[other] {""}
 }

rule-9-1 = Punkte { EINES(society-one) }: für { JEDEN(empire-one) } der Faktor des Feldes mal ({ $scores ->
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
rule-9-2 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer seltener { token-other } getauscht hat, dann, wer mehr { card-other } auf der Hand hat. Sonst wird der Sieg geteilt.

# Das Regelwerk, Abschnitt 10: die Hausregeln, ganz genau.

rule-chapter-10 = Hausregeln
rule-10 = Hausregeln werden vor einer Partie gewählt und mit ihr gespeichert. Ein Paket kann eigene Vorgaben machen. Zuerst steht, was gedruckt ist.
rule-10-agents-in-regions = aus, an (R4.3)
rule-10-whispers-kept = aus, an: +1 je { token-one }, { JE(token-one, "der", "die", "das") } nie aufgedeckt wurde
rule-10-loyalty = zufällig; „{ $slot-1 }“ einmalig (keine zwei { society-other } haben auf dem ersten Feld { JE(empire-one, "denselben", "dieselbe", "dasselbe") } { empire-one-akk }); „{ $slot-1 }“ und „{ $slot-last }“ einmalig; ausgewogen; zyklisch; Teams; je zwei { society-other } unterscheiden sich auf mindestens 2, 3 oder 4 Feldern; „{ $slot-1 }“ zugeteilt, der Rest gewählt. Genaueres unten
rule-10-order = die Reihenfolgen des Pakets, nach Namen (die erste ist die gedruckte); einmal für die Partie gemischt; zu Beginn jeder Runde gemischt, wobei nie zweimal nacheinander { JE(empire-one, "derselbe", "dieselbe", "dasselbe") } { empire-one } beginnt. Jede Reihenfolge liegt offen, bevor in ihrer ersten Runde { agent-other } eingesetzt werden
rule-10-swap = { JEDER(position-one) }, nur mit { agent-other-dat } (R5.6)
rule-10-supply-check = { empire-one } am Zug, alle { empire-other } (R5.7)
rule-10-fort-pairs = frei; zusammen (bringt ein Symbol zwei { banner-other }, werden sie paarweise aufgestellt, jedes Paar in { EINEM(region-one) }; bei ungeradem { supply-one } bleibt am Ende { JE(banner-one, "einer", "eine", "eines") } allein)
rule-10-final-whisper = aus; an: nach der letzten Runde noch ein letzter Treueschritt (R8.2, reihum ab dem neuen Startspieler), ohne Aufräumen; er zählt für R9.1 und R9.2
rule-10-wild-cards = aus; an: { $wild } je Stapel; ein Joker ersetzt beim Bezahlen { JE(card-one, "einen beliebigen", "eine beliebige", "ein beliebiges") } { card-one-akk }, nur nicht { JE(card-one, "den gespielten", "die gespielte", "das gespielte") }, hat keine Fähigkeit und kehrt immer in den Stapel zurück, in den er gemischt wurde
rule-10-event-cards = aus; an: R11
rule-10-offer-cards = aus; an: R12
rule-10-numbers = die Zahlen in Klammern
rule-10-rounds = eine Zahl (R5.8)
rule-10-hand-limit = eine Zahl (R8.1)
rule-10-agents-per-round = die Zahlen des Pakets oder eine andere (R4.2)
rule-10-supply-limit = eine Zahl (R5.7)
rule-10-farm-supply-limit = eine Zahl (R5.7)
rule-10-multipliers = eine Zahl für jedes Feld (R1.3)
rule-10-1 = { $loyalty ->
    [book] {""}
   *[other] In dieser Partie: { $loyalty-name }.{ " " }
 }Die Treueverteilungen vom ersten bis zum letzten Feld (A bis E sind die { empire-other } in zufälliger Reihenfolge):
rule-10-1-balanced = ausgewogen: Die Faktoren { JE(empire-one, "jedes", "jeder", "jedes") } { empire-one-gen }, zusammengezählt über alle { society-other }, liegen bei zwei { society-other-dat } in 2..5, bei drei in 4..6, bei vier in 6..7; alle solchen Verteilungen sind gleich wahrscheinlich.
rule-10-1-cyclical = zyklisch, zu dritt: ABCDE, CBEDA, EBADC; zu viert: ABCDE, BDCEA, DECAB, EACBD.
rule-10-1-teams = Teams, nur zu viert: ABCDE und BACED gegen EDCBA und DECAB; wer in welchem Team spielt, entscheidet der Zufall.
rule-10-1-dealt = „{ $slot-1 }“ zugeteilt, der Rest gewählt: { GROSS(JEDER(society-one)) } bekommt geheim { EINEN(empire-one) } für das erste Feld zugeteilt, { JE(society-one, "jeder", "jede", "jedes") } { JE(empire-one, "einen anderen", "eine andere", "ein anderes") }, und legt die übrigen { token-other } nach Belieben aus.
rule-10-2 = Eine Wahl, die nicht zur Zahl der { society-other-gen }, { empire-other } oder Felder passt, wird vor der Partie mit Begründung abgelehnt. Zufällig, einmalige Enden, verschiedene Felder und „{ $slot-1 }“ zugeteilt passen zu jedem Paket. Bei anderen Faktoren oder einer anderen Zahl von { empire-other-dat } liegen die Grenzen von ausgewogen beim Mittel je { empire-one } -/+ (4 - { society-other }) / 2, nach außen gerundet. Alle passenden Verteilungen sind gleich wahrscheinlich.

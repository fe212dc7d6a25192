# Das Regelwerk, Abschnitte 1 bis 3. Jeder Text ist eine nummerierte Aussage: rule-2-4a ist R2.4a. Das Fenster
# zeigt sie mit den Wörtern, Zahlen und Hausregeln einer Partie. *Wort* und **Wort** sind hervorgehoben,
# ~city~ ist ein Bild, R2.4 und „Abschnitt 10“ führen dorthin.

rule-chapter-1 = Spielmaterial
rule-chapter-2 = Kontrolle
rule-chapter-3 = Aufbau

rule-1-1 = Der **Spielplan** besteht aus { region-other-dat } mit Grenzen, die in beide Richtungen gelten. { GROSS(JEDER(region-one)) } ist Heimat von höchstens { EINEM(empire-one) } und trägt Symbole: { city-one } ~city~, { farm-one } ~farm~, { fort-one } ~fort~ (meist je 0 oder 1).
rule-1-2 = Es gibt { $empires } { empire-other } in einer Zugreihenfolge (R5.1). { GROSS(JEDER(empire-one)) } hat { $banners } { banner-other } ~banner~ in { SEINEM(empire-one, supply-one) }, { $positions } { position-other } in fester Reihenfolge in { SEINEM(empire-one, council-one) } und einen Stapel von { $deck } { card-other-dat }.
rule-1-3 = Es gibt { $societies } { society-other } (die Spielenden). { GROSS(JEDER(society-one)) } hat { $agents } { agent-other } ~agent~ und eine Hand aus { card-other-dat }. Dazu kommen je { empire-one } { EIN(token-one) } ~token~ und ein Treuefeld. Die Felder haben die Faktoren { $multipliers } ({ $slots }).
rule-1-4 = Ein Stapel ~deck~ enthält für { JE(empire-one, "jeden anderen", "jede andere", "jedes andere") } { empire-one-akk } { $copies } { card-other }{ $wilds ->
    [on] , dazu { $wild } Joker (R10)
   *[other] {""}
 }{ $events ->
    [on] , seine Ereignisse (R11)
   *[other] {""}
 }{ $offers ->
    [on] , seine Angebote (R12)
   *[other] {""}
 }. { GROSS(EIN(card-one)) } des Stapels A mit Partner B hat drei Fähigkeiten mit den Kosten A; A+A; A+B. Die ersten beiden sind auf allen { card-other-dat } des Stapels A gleich. Die dritte ist auf den { card-other-dat } von A mit Partner B und von B mit Partner A gleich.

rule-2-1 = In { EINEM(region-one) } stehen nur { banner-other } { JE(empire-one, "eines einzigen", "einer einzigen", "eines einzigen") } { empire-one-gen }. Zusammen sind sie **{ EIN(army-one) }**.
rule-2-2 = { GROSS(EIN(region-one)) } gehört { DEM(empire-one) }, { JE(empire-one, "dessen", "deren", "dessen") } { banner-other } dort stehen. Stehen dort keine, gehört { ER(region-one) } { DEM(empire-one) }, { JE(empire-one, "dessen", "deren", "dessen") } Heimat { ER(region-one) } ist. Ist { ER(region-one) } auch niemandes Heimat, gehört { ER(region-one) } niemandem; dann kann { ER(region-one) } wie { JE(region-one, "ein leerer, feindlicher", "eine leere, feindliche", "ein leeres, feindliches") } { region-one } angegriffen, aber nicht verstärkt werden. **Erobert** ist { EIN(region-one) }, { JE(region-one, "der", "die", "das") } { EINEM(empire-one) } gehört, aber nicht zu { JE(empire-one, "seiner", "ihrer", "seiner") } Heimat zählt. **Leer** ist { EIN(region-one) } ohne { banner-other } (Symbole und { agent-other } zählen nicht).
rule-2-3 = *Aufstellen*: { banner-other } aus { DEM(supply-one) } { JE(empire-one, "ihres", "ihrer", "ihres") } { empire-one-gen } in { EINEN(region-one) } bringen, { JE(region-one, "der", "die", "das") } { IHM(empire-one) } gehört. *Verstärken*: in { EINEM(region-one) } { banner-other } { DES(empire-one) } aufstellen, { JE(empire-one, "dem", "der", "dem") } { ER(region-one) } gehört. *Vernichten*: { banner-other } vom Spielplan zurück in { DEN(supply-one) } { JE(empire-one, "ihres", "ihrer", "ihres") } { empire-one-gen } legen. Reicht { DER(supply-one) } nicht, wird aufgestellt oder verstärkt, so weit { ER(supply-one) } reicht. Gibt { ER(supply-one) } nichts her, ist beides nicht möglich.
rule-2-4 = { GROSS(EIN(position-one)) } wird { VOM(society-one) } **gelenkt**, { JE(society-one, "dessen", "deren", "dessen") } { agent-one } darauf steht. Steht dort { KEIN(agent-one) }, lenkt { DER(society-one) } { JE(agent-one, "des nächsten", "der nächsten", "des nächsten") } { agent-one-gen } rechts davon (zum Ende hin) { JE(council-one, "im selben", "in derselben", "im selben") } { council-one-dat }. Gibt es auch dort { JE(agent-one, "keinen", "keine", "keines") }, lenkt niemand, und { DER(position-one) } tut nichts. { GROSS(DER(agent-one)) }, { JE(agent-one, "der", "die", "das") } so lenkt, ist **{ DER(agent-one) } am Zug**, solange { DER(position-one) } handelt. **{ GROSS(DER(empire-one)) } am Zug** ist { JE(empire-one, "der", "die", "das") }, in { JE(empire-one, "dessen", "deren", "dessen") } { council-one-dat } gerade { EIN(position-one) } handelt. **Feindlich** ist alles, was nicht { DEM(empire-one) } am Zug gehört.
rule-2-4a = Widerspricht { EIN(card-one) } einer Regel, gilt { DER(card-one) }.
rule-2-5 = Nach jedem Schritt gilt: für { JEDEN(empire-one) } { supply-one } + { banner-other } auf dem Spielplan = { $banners }; für jeden Stapel: Stapel + Hände (+ { card-other } aus dem Spiel) = seine Größe; für { JEDEN(society-one) } { agent-other } auf der Hand + in den { council-other-dat } + in den { region-other-dat } = { $agents }; die { token-other } { JE(society-one, "jedes", "jeder", "jedes") } { society-one-gen } füllen { JE(society-one, "seine", "ihre", "seine") } Felder genau einmal.

rule-3-1 = Die ersten { banner-other } kommen auf den Spielplan, wie das Paket es vorgibt. Jeder Stapel wird gemischt. Der Startspieler wird ausgelost (oder vor der Partie bestimmt).
rule-3-2 = { $loyalty ->
    [book] Die gewählte **Treueverteilung** (R10) bestimmt, wie die { token-other } verteilt werden. Gedruckt: Die { token-other } { JE(society-one, "jedes", "jeder", "jedes") } { society-one-gen } kommen zufällig und verdeckt auf { JE(society-one, "seine", "ihre", "seine") } Felder.
    [random] Die { token-other } { JE(society-one, "jedes", "jeder", "jedes") } { society-one-gen } kommen zufällig und verdeckt auf { JE(society-one, "seine", "ihre", "seine") } Felder.
    [dealt-devout] { GROSS(JEDER(society-one)) } bekommt { EINEN(token-one) } für das erste Feld (keine zwei gleich) und legt die übrigen nach Belieben aus, alles verdeckt (R10.1).
   *[other] Die { token-other } werden verdeckt nach der Hausregel verteilt: { $loyalty-name } (R10.1).
 } Deine eigenen { token-other } darfst du jederzeit ansehen.
rule-3-3 = Aller Zufall stammt aus einem Startwert, der in der Aufzeichnung steht. Gleicher Startwert, gleiche Einstellungen und gleiche Spielzüge ergeben auf jedem Rechner und in jeder Version dieselbe Partie.

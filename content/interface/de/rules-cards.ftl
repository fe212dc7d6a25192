# Das Regelwerk, Abschnitt 7: Karten, ihre Fenster, und was jede Art von Wirkung genau tut (effect-...).

rule-chapter-7 = { card-other }

rule-7-1 = Lenkst du { DEN(position-one) }, { JE(position-one, "der", "die", "das") } gerade handelt, darfst du unmittelbar vor, während oder unmittelbar nach { JE(position-one, "seiner", "ihrer", "seiner") } Aktion { EINEN(card-one) } spielen. Du nutzt eine { JE(card-one, "seiner", "ihrer", "seiner") } Fähigkeiten: Du musst die Kosten mit { DEM(card-one) } selbst und anderen deiner Hand bezahlen können, und die Wirkung muss möglich sein und etwas ändern. Du darfst mehrere spielen; eine Wirkung endet, bevor die nächste beginnt. Alle bezahlten { card-other }, auch { JE(card-one, "der gespielte", "die gespielte", "das gespielte") }, kehren noch vor der Wirkung in ihre Stapel zurück. Die Stapel werden sofort gemischt. Aus welchem Stapel { JEDER(card-one) } auf einer Hand stammt, wissen alle; { JE(card-one, "welcher", "welche", "welches") } es ist, nicht.
rule-7-2 = Fenster. **Davor**: bei der Wahl der Aktion. **Ansage**: R7.4. **Aufgebot**: nach der Ansage eines Angriffs (Ausgangspunkt, Ziel, Stärke), vor dem Kampf. **Nachspiel**: nach jedem Angriff. **Danach**: nach der Aktion. Kann in einem Fenster nichts gespielt werden, wird es übergangen. Sonst darfst du passen. Im Fenster Davor geht das nur, wenn keine Aktion erlaubt ist; dann endet der Zug { DES(position-one) } ohne Danach. Ein Fenster schließt sich endgültig, wenn du passt oder darin { EINEN(card-one) } spielst, { JE(card-one, "der", "die", "das") } einen weiteren Angriff oder eine weitere Aktion gewährt. Diese öffnen eigene Fenster. Ist das letzte geschlossen, endet der Zug { DES(position-one) }. Dieselbe Fähigkeit darf im selben Fenster mehrmals gespielt werden. Passen und offene Fenster sind geheim: Rivalen sehen nur, { JE(position-one, "welcher", "welche", "welches") } { position-one } gerade handelt.
rule-7-3 = Fähigkeiten ({ $book ->
    [yes] Art und Zahlen gibt das Paket vor; gedruckt sind diese
   *[no] die dieses Pakets
 }):
rule-7-4 = *Ansage*: Ist ein Angriff fällig, aber noch nicht angesagt (gedruckt, nach einem Wechsel, gewährt durch { $attack-again }, wiederholt durch { $repeat }), darfst du zuerst { EINEN(card-one) } dieses Fensters spielen. { GROSS(ER(card-one)) } muss mindestens einen erlaubten Angriff hinzufügen. Dann musst du den Angriff ansagen; die Wirkung endet mit ihm. Eine Angriffsaktion gilt als erlaubt, wenn ein Angriff erlaubt ist oder du { EINEN(card-one) } bezahlen kannst, { JE(card-one, "der", "die", "das") } einen möglich macht.
rule-7-4a = { card-other } mit *stattdessen* brauchen auf dem neuen Platz eine erlaubte Aktion. Nach einem Wechsel folgt die neue Aktion sofort, ohne Davor; { $repeat } wiederholt dann diese. Wiederholt wird immer die zuletzt ausgeführte gedruckte Aktion, dort, wo sie ausgeführt wurde. Ihre Zahlen werden neu ermittelt; was { card-other } hinzugefügt hatten, zählt nicht.
rule-7-4b = Nennt eine Wirkung mehrere { banner-other } oder { region-other }, wählst du sie nacheinander. Bei { $strike } vernichtest du { JE(banner-one, "einen", "eine", "eines") }, dann so viele, wie du willst. Bei { $rearrange } verlegst du einmal n { banner-other } von A nach B, dann so oft, wie du willst, wobei { JE(region-one, "kein", "keine", "kein") } { region-one } zugleich abgibt und bekommt. Bei { $disperse } und { $subjugate } wählst du für { JEDEN(banner-one) } einzeln { DEN(region-one) }, bis alle verteilt sind.
rule-7-5 = Eine Aktion mit *stattdessen* öffnet am neuen Platz wieder Davor. Eine Aktion mit *noch einmal* und ein *weiterer Angriff* öffnen die Fenster, die auf sie folgen. Mehrere hintereinander sind erlaubt.
rule-7-6 = Auch Wirkungen auf { army-other } halten R2.1 ein: Nur ein Angriff bringt { banner-other } in { EINEN(region-one) }, wo { banner-other } { JE(empire-one, "eines anderen", "einer anderen", "eines anderen") } { empire-one-gen } stehen. Wer durch ein Ereignis in { JE(region-one, "einen leeren", "eine leere", "ein leeres") } { region-one-akk } zieht, greift nicht an: { GROSS(EIN(fort-one)) } tut dann nichts.

effect-attack-again = Ein weiterer Angriff aus { JE(region-one, "dem eben gewonnenen", "der eben gewonnenen", "dem eben gewonnenen") } { region-one-dat }, mit höchstens den Überlebenden dieses Angriffs (R6.1 gilt: In { JE(region-one, "einem eroberten", "einer eroberten", "einem eroberten") } { region-one-dat } bleibt { JE(banner-one, "einer", "eine", "eines") } zurück).
effect-kill-survivors = Vernichte die Überlebenden dieses Angriffs, gleich auf welcher Seite (soweit sie noch stehen; später aufgestellte { banner-other } zählen nicht und bleiben).
effect-relocate = Versetze stattdessen { DEN(agent-one) } am Zug auf { JE(position-one, "einen leeren", "eine leere", "ein leeres") } { position-one-akk } { IM(council-one) } irgend{ EINES(empire-one) }, nur nicht auf { JE(position-one, "den", "die", "das") }, { JE(position-one, "der", "die", "das") } gerade handelt. Führe dort sofort eine Aktion für { DIESEN(empire-one) } aus. Danach geht es nach { DEM(position-one) } weiter, { JE(position-one, "der", "die", "das") } eigentlich an der Reihe war. { GROSS(DER(agent-one)) } handelt noch einmal, wenn der Zug des neuen Platzes noch kommt.
effect-borrow = Führe stattdessen eine Aktion { JE(position-one, "eines anderen", "einer anderen", "eines anderen") } { position-one-gen } aus, { JE(position-one, "den", "die", "das") } { JE(agent-one, "ein anderer", "eine andere", "ein anderes") } deiner { agent-other-gen } lenkt ({ JE(agent-one, "der", "die", "das") } dann am Zug ist), für { DEN(empire-one) } dieses Platzes. { GROSS(DIESER(position-one)) } handelt trotzdem noch in seinem eigenen Zug. Danach geht es nach { DEM(position-one) } weiter, { JE(position-one, "der", "die", "das") } eigentlich an der Reihe war.
effect-reach = Das Ziel des Angriffs darf { JEDER(region-one) } { JE(empire-one, "eines anderen", "einer anderen", "eines anderen") } { empire-one-gen } sein, egal wo, der Ausgangspunkt { JEDER(region-one) } { DES(empire-one) } am Zug.
effect-reach-empty = Das Ziel des Angriffs darf auch { JE(region-one, "jeder leere", "jede leere", "jedes leere") } { region-one } { JE(empire-one, "eines anderen", "einer anderen", "eines anderen") } { empire-one-gen } sein, egal wo.
effect-rally = Die Angreifer erhalten { $n } { banner-akk } { DES(empire-one) } am Zug aus { SEINEM(empire-one, supply-one) } dazu.
effect-join = Verlege { $n ->
    [one] 1 { banner-one-akk }
   *[other] 1 bis { $n } { banner-other }
 } aus { EINEM(region-one) } { DES(empire-one) } am Zug in den Angriff (auch vom Ausgangspunkt); ist { ER(region-one) } erobert, bleibt { JE(banner-one, "einer", "eine", "eines") } zurück.
effect-reinforce = Verstärke { $empty ->
    [yes] { JE(region-one, "einen leeren", "eine leere", "ein leeres") } { region-one-akk }
   *[no] { EINEN(region-one) }
 }{ $with ->
    [none] {""}
   *[other] { " " }mit { EINEM($with) }
 }{ $without ->
    [none] {""}
   *[other] { " " }ohne { $without }
 } um { $n } { banner-akk }.
effect-shift = Verlege beliebig viele { banner-other } aus { EINEM(region-one) } { DES(empire-one) } am Zug in { JE(region-one, "einen anderen", "eine andere", "ein anderes") }, { JE(region-one, "der", "die", "das") } { IHM(empire-one) } gehört, egal wie weit; ist { JE(region-one, "der erste", "die erste", "das erste") } erobert, bleibt { JE(banner-one, "einer", "eine", "eines") } zurück.
effect-rearrange = Wähle { EINEN(empire-one) }: Ordne { SEINE(empire-one) } { banner-other } unter den { region-other-dat } um, die { IHM(empire-one) } gehören. { GROSS(JEDER(region-one)) }, { JE(region-one, "der", "die", "das") } abgibt, behält { JE(banner-one, "einen", "eine", "eines") }; { JE(region-one, "keiner", "keine", "keines") } wird über das Versorgungslimit gefüllt.
effect-kill = Vernichte bis zu { $n } { banner-akk } in { EINEM(region-one) }.
effect-disperse = Nimm alle { banner-other } aus { EINEM(region-one) }. { JE(banner-one, "Jeder", "Jede", "Jedes") } kommt nach deiner Wahl in { JE(region-one, "einen angrenzenden", "eine angrenzende", "ein angrenzendes") } { region-one-akk }, { JE(region-one, "der", "die", "das") } { SEINEM(banner-one, empire-one) } gehört. Gibt es { JE(region-one, "keinen solchen", "keine solche", "kein solches") }, kehren alle in { DEN(supply-one) } zurück.
effect-subjugate = Stelle für jeden vernichteten Feind { $n } { banner-akk } { DES(empire-one) } am Zug in irgend{ EINEM(region-one) } auf, { JE(region-one, "der", "die", "das") } { IHM(empire-one) } gehört (wird das zweimal gespielt, zählen dieselben Feinde zweimal).
effect-strike = Wähle { EINEN(region-one) } mit { EINEM(banner-one) } { DES(empire-one) } am Zug: Vernichte in angrenzenden { region-other-dat } bis zu { $n } { $n ->
    [one] { JE(banner-one, "feindlichen", "feindliche", "feindliches") }
   *[other] feindliche
 } { banner-akk }.
effect-populate = Stelle in { JEDEM(region-one) } { DES(empire-one) } am Zug 1 { banner-one-akk } auf (reicht { DER(supply-one) } nicht, wählst du, wo).
effect-repeat = Führe dieselbe gedruckte Aktion noch einmal aus.

effect-name-attack-again = weiterer Angriff
effect-name-kill-survivors = Vernichten der Überlebenden
effect-name-relocate = Versetzen { DES(agent-one) } am Zug
effect-name-borrow = Aktion { JE(position-one, "eines anderen", "einer anderen", "eines anderen") } { position-one-gen }
effect-name-reach = Angriff an jedem Ort
effect-name-reach-empty = Angriff auf { JE(region-one, "einen beliebigen leeren", "eine beliebige leere", "ein beliebiges leeres") } { region-one-akk }
effect-name-rally = mehr Angreifer aus { DEM(supply-one) }
effect-name-join = mehr Angreifer aus { EINEM(region-one) }
effect-name-reinforce = Verstärken
effect-name-shift = Verlegen von { banner-other-dat }
effect-name-rearrange = Umordnen
effect-name-kill = Vernichten in { EINEM(region-one) }
effect-name-disperse = Zerstreuen
effect-name-subjugate = Aufstellen für vernichtete Feinde
effect-name-strike = Vernichten rund um { EINEN(region-one) }
effect-name-populate = Aufstellen in { JEDEM(region-one) }
effect-name-repeat = Wiederholen einer Aktion

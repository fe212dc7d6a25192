# Was abgelehnt wird: Entscheidungen, die nicht erlaubt sind, und was das System nicht tut.

refused = „{ $move }“ ist jetzt nicht erlaubt: { $why }
refused-click = Nicht möglich: { $why }
refused-not-now = Nicht jetzt. { $what }
refused-no-target = Nicht möglich: { GROSS(DER($region)) } grenzt an nichts, was angegriffen werden könnte (R6.1).
refused-card = Nichts auf { DIESEM(card-one) } kann jetzt gespielt werden.
refused-over = Die Partie ist zu Ende.
refused-asked = Gefragt ist jetzt eines davon: { $verbs }.
refused-occupied = { GROSS(DER($seat)) } ist schon besetzt (R4.2).
refused-no-agent = { GROSS(BEIM($seat)) } ist { JE(agent-one, "keiner", "keine", "keines") } deiner { agent-other-gen } (R4.1).
refused-agent-in-region = Du darfst nur begrenzt viele { agent-other } in { region-other-dat } haben, und nie zwei in { JE(region-one, "demselben", "derselben", "demselben") } (R4.3).
refused-no-line = { GROSS(DER($seat)) } hat nur { $n ->
    [one] { $n } gedruckte Aktion
   *[other] { $n } gedruckte Aktionen
 }.
refused-idle-line = Diese Aktion würde jetzt nichts ändern (R5.2).
refused-no-army = { GROSS(DER($empire)) } hat { IM($region) } keine { banner-other } (R6.1).
refused-own-region = { GROSS(DER($region)) } gehört { DEM($empire) } selbst (R6.1).
refused-too-many = Höchstens { $n } { banner } { $n ->
    [one] kann
   *[other] können
 } { DEN($region) } verlassen{ $keeps ->
    [yes] , denn { ER($region) } ist erobert und behält { JE(banner-one, "einen", "eine", "eines") }
   *[no] {""}
 } (R6.1).
refused-no-border = { GROSS(DER($from)) } grenzt nicht an { DEN($to) } (R6.1).
refused-bound-attack = { GROSS(DER(card-one)) }, { JE(card-one, "der", "die", "das") } diesen Angriff gewährt, legt fest, von wo aus und wie stark angegriffen wird (R7.3).
refused-not-in-hand = Das hast du nicht auf der Hand: { $card } (R7.1).
refused-not-in-hand-to-pay = Das hast du nicht auf der Hand, um damit zu bezahlen: { $card } (R7.1).
refused-ability = Diese Fähigkeit gibt es jetzt nicht, sie lässt sich so nicht bezahlen oder würde nichts ändern (R7.1).
refused-other-region = { GROSS(DER($region)) } steht nicht zur Wahl.
refused-not-in-hand-to-discard = Das hast du nicht auf der Hand: { $card }.
refused-face-up = Nur zwei { token-other }, die beide verdeckt liegen, dürfen getauscht werden (R8.2).
refused-idle-swap = Dort hätte { DER($empire) } keine Aktion (R5.6).
refused-no-choice = Das steht nicht zur Wahl.

reason-not-found = Diese Datei oder diesen Ordner gibt es nicht
reason-no-permission = Das darf dieses Programm nicht
reason-exists = Etwas mit diesem Namen gibt es dort schon
reason-not-folder = Wo ein Ordner sein sollte, liegt eine Datei
reason-folder = Das ist ein Ordner, keine Datei
reason-read-only = Der Datenträger ist schreibgeschützt
reason-full = Der Datenträger ist voll
reason-quota = Hier darf nichts mehr gespeichert werden: Der erlaubte Platz ist aufgebraucht
reason-too-large = Die Datei darf nicht größer werden
reason-bad-name = So kann keine Datei heißen
reason-timed-out = Es hat zu lange gedauert
reason-busy = Ein anderes Programm hat das geöffnet
reason-no-file = Das ist keine Datei
reason-too-many-bytes = das sind mehr als { $most } Bytes, und mehr werden nicht gelesen
reason-no-text = das ist kein UTF-8-Text: Byte { $at }, von 0 an gezählt, ist falsch
reason-locked = ein anderes Whispers schreibt gerade in diesen Ordner
reason-in-use = Ein anderes Whispers hat diese Partie geöffnet
reason-record-exists = Eine Datei mit diesem Namen gibt es schon; wähle einen anderen
reason-record-read-only = Diese Aufzeichnung lässt sich lesen, aber nicht schreiben: Was von hier an entschieden wird, geht verloren
reason-name-unfit = „{ $name }“ kann keine Datei heißen; nimm Buchstaben, Ziffern, Leerzeichen und Bindestriche
reason-name-device = Den Namen „{ $name }“ hält Windows für ein Gerät frei; wähle einen anderen
reason-name-taken = Eine Partie „{ $name }“ gibt es schon; wähle einen anderen Namen
text-no-folder = { $file }: Einen Ordner „{ $folder }“ gibt es nicht

record-empty = Diese Datei ist leer: Es ist keine Partie darin
record-foreign = Das ist keine Aufzeichnung einer Partie
record-newer = Diese Aufzeichnung hat das Format { $format }; dieses Programm liest bis { $known }: Ein neueres ist nötig
record-no-header = Diese Aufzeichnung bricht vor der ersten Entscheidung ab; es gibt nichts zu laden

# Was abgelehnt wird: Entscheidungen, die nicht erlaubt sind, und was das System nicht tut.

refused = „{ $move }“ ist jetzt nicht erlaubt: { $why }
refused-click = Nicht möglich: { $why }
refused-not-now = Nicht jetzt. { $what }
refused-no-target = Nicht möglich: { GROSS(DER($region)) } grenzt an kein Ziel (R6.1).
refused-card = Nichts auf { DIESEM(card-one) } ist jetzt spielbar.
refused-over = Die Partie ist zu Ende.
refused-asked = Jetzt geht nur: { $verbs }.
refused-occupied = { GROSS(DER($seat)) } ist schon besetzt (R4.2).
refused-no-agent = { GROSS(BEIM($seat)) } steht { JE(agent-one, "keiner", "keine", "keines") } deiner { agent-other-gen } (R4.1).
refused-agent-in-region = Du darfst nur begrenzt viele { agent-other } in { region-other-dat } haben, nie zwei in { JE(region-one, "demselben", "derselben", "demselben") } (R4.3).
refused-no-line = { GROSS(DER($seat)) } hat nur { $n ->
    [one] { $n } gedruckte Aktion
   *[other] { $n } gedruckte Aktionen
 }.
refused-idle-line = Diese Aktion würde nichts ändern (R5.2).
refused-no-army = { GROSS(DER($empire)) } hat { IM($region) } keine { banner-other } (R6.1).
refused-own-region = { GROSS(DER($region)) } gehört schon { DEM($empire) } (R6.1).
refused-too-many = Höchstens { $n } { banner } { $n ->
    [one] kann
   *[other] können
 } { DEN($region) } verlassen{ $keeps ->
    [yes] , denn in { JE(region-one, "einem eroberten", "einer eroberten", "einem eroberten") } { region-one-dat } bleibt 1 zurück
   *[no] {""}
 } (R6.1).
refused-no-border = { GROSS(DER($from)) } grenzt nicht an { DEN($to) } (R6.1).
refused-bound-attack = { GROSS(DER(card-one)) } legt Ausgangspunkt und Stärke dieses Angriffs fest (R7.3).
refused-not-in-hand = Nicht auf deiner Hand: { $card } (R7.1).
refused-not-in-hand-to-pay = Zum Bezahlen fehlt dir auf der Hand: { $card } (R7.1).
refused-ability = Diese Fähigkeit ist jetzt nicht möglich, nicht bezahlbar oder ohne Wirkung (R7.1).
refused-other-region = { GROSS(DER($region)) } steht nicht zur Wahl.
refused-not-in-hand-to-discard = Nicht auf deiner Hand: { $card }.
refused-face-up = Du darfst nur zwei verdeckte { token-other } tauschen (R8.2).
refused-idle-swap = Dort hätte { DER($empire) } keine Aktion (R5.6).
refused-no-choice = Das steht nicht zur Wahl.

reason-not-found = Datei oder Ordner nicht gefunden
reason-no-permission = Whispers hat dafür keine Rechte
reason-exists = Dieser Name ist dort schon vergeben
reason-not-folder = An der Stelle eines Ordners liegt eine Datei
reason-folder = Das ist ein Ordner, keine Datei
reason-read-only = Der Datenträger ist schreibgeschützt
reason-full = Der Datenträger ist voll
reason-quota = Der erlaubte Speicherplatz ist aufgebraucht
reason-too-large = Die Datei darf nicht größer werden
reason-bad-name = So darf keine Datei heißen
reason-timed-out = Es hat zu lange gedauert
reason-busy = Von einem anderen Programm geöffnet
reason-no-file = Das ist keine Datei
reason-too-many-bytes = Mehr als { $most } Bytes werden nicht gelesen
reason-no-text = Das ist kein UTF-8-Text: Byte { $at } (von 0 an gezählt) ist falsch
reason-locked = Ein anderes Whispers schreibt gerade in diesen Ordner
reason-in-use = Ein anderes Whispers hat diese Partie geöffnet
reason-record-exists = Diesen Dateinamen gibt es schon; wähle einen anderen
reason-record-read-only = Diese Aufzeichnung ist schreibgeschützt: Neue Entscheidungen gehen verloren
reason-name-unfit = „{ $name }“ kann keine Datei heißen; nimm Buchstaben, Ziffern, Leerzeichen und Bindestriche
reason-name-device = „{ $name }“ ist bei Windows ein Gerätename; wähle einen anderen
reason-name-taken = Eine Partie „{ $name }“ gibt es schon; wähle einen anderen Namen
text-no-folder = { $file }: Der Ordner „{ $folder }“ fehlt

record-empty = Diese Datei ist leer
record-foreign = Das ist keine Aufzeichnung einer Partie
record-newer = Format { $format } ist neuer als diese Version von Whispers; sie liest bis Format { $known }
record-no-header = Diese Aufzeichnung bricht vor der ersten Entscheidung ab; es gibt nichts zu laden

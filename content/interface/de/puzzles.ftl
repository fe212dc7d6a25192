# Rätsel, und was der Tag bringt.

puzzle-name-region = { $region } für { DEN($empire) }
puzzle-name-cities = { $n } { city } für { DEN($empire) }
puzzle-name-points = { $n } Punkte
puzzle-name-win = Der Sieg
puzzle-name-token = „{ $slot }“ { BEIM($rival) }
puzzle-name-best = Die beste Entscheidung
puzzle-level-1 = leicht
puzzle-level-2 = mittel
puzzle-level-3 = schwer
puzzle-goal-region = Am Ende dieses Zugs soll { DER($region) } { DEM($empire) } gehören.
puzzle-goal-cities = Am Ende dieses Zugs soll { DER($empire) } { $n } { city-akk } halten.
puzzle-goal-points = Am Ende dieses Zugs sollen deine { token-other } { $n } Punkte wert sein, so wie der Spielplan dann aussieht.
puzzle-goal-win-sure = Gewinne die Partie, welche { token-other } auch immer verdeckt liegen.
puzzle-goal-win = Gewinne die Partie in so vielen Fällen wie möglich: bei { $percent } % aller Möglichkeiten, wie die verdeckten { token-other } liegen können.
puzzle-goal-token = { JE(empire-one, "Welcher", "Welche", "Welches") } { empire-one } liegt { BEIM($rival) } auf „{ $slot }“? Es folgt aus deinen eigenen { token-other-dat } und denen, die offenliegen (Treueverteilung: { $setup }, R10.1).
puzzle-goal-token-done = { JE(empire-one, "Welcher", "Welche", "Welches") } { empire-one } liegt { BEIM($rival) } auf „{ $slot }“? Was bisher geschah, verrät es: Es steht im Protokoll.
puzzle-goal-best = Finde die Entscheidung, die am meisten verspricht. Alle anderen liegen weit dahinter.
puzzle-wrong-region = Nach „{ $what }“ ist nicht sicher, dass { DER($region) } am Ende dieses Zugs { DEM($empire) } gehört: Rivalen oder der Zufall können es verhindern.
puzzle-wrong-cities = Nach „{ $what }“ { $n ->
    [one] ist
   *[other] sind
 } { DEM($empire) } höchstens { $n } { city } sicher.
puzzle-wrong-points = Nach „{ $what }“ { $n ->
    [one] ist höchstens { $n } Punkt
   *[other] sind höchstens { $n } Punkte
 } sicher.
puzzle-wrong-win = Nach „{ $what }“ ist die Partie in höchstens { $percent } % der Fälle gewonnen.
puzzle-wrong-draws = Nach „{ $what }“ hängt es davon ab, was gezogen wird.
puzzle-wrong-loses = „{ $what }“ kostet { $percent } % Gewinnchance gegenüber der besten Wahl.
puzzle-wrong-less = „{ $what }“ verspricht weniger als die beste Wahl.
puzzle-wrong-token = { GROSS(DER($empire)) } ist es nicht: Das passt nicht zu allem, was offenliegt.
puzzle-wrong-token-done = { GROSS(DER($empire)) } ist es nicht: Was { DER($rival) } getan hat, spricht für { JE(empire-one, "einen anderen", "eine andere", "ein anderes") } { empire-one-akk }.
puzzle-right = Richtig. Es gibt noch mehr zu entscheiden.
puzzle-solved = Gelöst.
puzzle-shown = Die Lösung: { $answer }
puzzle-reason-certain = Das folgt aus deinen eigenen { token-other-dat } und denen, die offenliegen.
puzzle-reason-done = Am meisten spricht dafür:
puzzle-list-heading = Rätsel: { $game }
puzzle-list-row = { $id }: { $name } ({ $level })
puzzle-list-row-solved = { $id }: { $name } ({ $level }), gelöst
puzzle-list-today = Rätsel des Tages ({ $day }): { $id }
puzzle-none = Dieses Paket hat keine Rätsel.
puzzle-question = Rätsel „{ $id }“ ({ $level })
puzzle-solve-how = Antworte mit: whispers puzzle solve { $id } "{ $such }"
deal-line = { $game }, Partie vom { $day }: { $place }. Platz von { $of }, { $n } { $n ->
    [one] Punkt
   *[other] Punkte
 } (Rivalen { $rivals })
deal-first = Das war dein erster Versuch, und der zählt.
deal-later = Nicht dein erster Versuch, das war: { $line }
title-puzzles = Rätsel
puzzle-heading = Rätsel
puzzle-today = Rätsel des Tages, { $day }
puzzle-state-solved = { $level }, gelöst
puzzle-streak = { $n ->
    [0] Löse es heute, um eine Serie zu beginnen.
    [one] An einem Tag in Folge gelöst.
   *[other] An { $n } Tagen in Folge gelöst.
 }
puzzle-solve-today = Lösen
puzzle-count = { $solved } von { $of } gelöst
puzzle-pack = Rätsel aus
puzzle-which = Rätsel { $number } von { $of }, { $level } · du bist { DER($society) }
puzzle-house = { $rule }: { $value }
puzzle-show = Lösung zeigen
puzzle-show-now = Zeig mir die Lösung
puzzle-leave = Zurück zu den Rätseln
puzzle-list = Alle Rätsel
puzzle-again = Noch einmal
puzzle-next = Nächstes Rätsel
puzzle-name-one = Nenne { DEN(empire-one) }:
puzzle-above = Was das Rätsel verlangt, steht über dem Tisch.
puzzle-broken = Das Rätsel „{ $id }“ aus diesem Paket hat keine sichere Lösung.
deal-today = Partie des Tages, { $day }
deal-who = Du bist { DER($society) } und spielst gegen { $n } { $n ->
    [one] Meisterspion
   *[other] Meisterspione
 }.
deal-about = Heute für alle dieselbe Verteilung und dieselben Rivalen. Die erste Partie, die du beendest, zählt.
deal-open = Noch nicht beendet.
deal-play = Spielen
deal-again = Noch mal spielen
deal-copy = Ergebnis kopieren

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
puzzle-goal-points = Am Ende dieses Zugs sollen deine { token-other } nach dem Spielplan { $n } Punkte wert sein.
puzzle-goal-win-sure = Gewinne die Partie, egal welche { token-other } verdeckt liegen.
puzzle-goal-win = Die verdeckten { token-other } können auf viele Arten liegen. Gewinne in { $percent } % dieser Fälle; mehr geht nicht.
puzzle-goal-token = { JE(empire-one, "Welcher", "Welche", "Welches") } { empire-one } liegt { BEIM($rival) } auf „{ $slot }“? Deine und alle offenen { token-other } verraten es (Treueverteilung: { $setup }, R10.1).
puzzle-goal-token-done = { JE(empire-one, "Welcher", "Welche", "Welches") } { empire-one } liegt { BEIM($rival) } auf „{ $slot }“? Das Protokoll verrät es.
puzzle-goal-best = Finde die beste Entscheidung. Alle anderen liegen weit dahinter.
puzzle-wrong-region = Nach „{ $what }“ gehört { DER($region) } am Ende dieses Zugs nicht sicher { DEM($empire) }: Rivalen oder der Zufall können es verhindern.
puzzle-wrong-cities = Nach „{ $what }“ { $n ->
    [one] ist
   *[other] sind
 } { DEM($empire) } höchstens { $n } { city } sicher.
puzzle-wrong-points = Nach „{ $what }“ { $n ->
    [one] ist höchstens { $n } Punkt
   *[other] sind höchstens { $n } Punkte
 } sicher.
puzzle-wrong-win = Nach „{ $what }“ ist die Partie in höchstens { $percent } % der Fälle gewonnen.
puzzle-wrong-draws = Nach „{ $what }“ entscheidet, was gezogen wird.
puzzle-wrong-loses = „{ $what }“ kostet { $percent } % Gewinnchance.
puzzle-wrong-less = „{ $what }“ verspricht weniger als die beste Wahl.
puzzle-wrong-token = { GROSS(DER($empire)) } ist es nicht: Das passt nicht zu dem, was offenliegt.
puzzle-wrong-token-done = { GROSS(DER($empire)) } ist es nicht: Die Spielzüge { DES($rival) } sprechen für { JE(empire-one, "einen anderen", "eine andere", "ein anderes") } { empire-one-akk }.
puzzle-right = Richtig. Es folgt noch eine Entscheidung.
puzzle-solved = Gelöst.
puzzle-shown = Die Lösung: { $answer }
puzzle-reason-certain = Das folgt aus deinen und allen offenen { token-other-dat }.
puzzle-reason-done = Dafür spricht vor allem:
puzzle-list-heading = Rätsel: { $game }
puzzle-list-row = { $id }: { $name } ({ $level })
puzzle-list-row-solved = { $id }: { $name } ({ $level }), gelöst
puzzle-list-today = Rätsel des Tages ({ $day }): { $id }
puzzle-none = Dieses Paket hat keine Rätsel.
puzzle-question = Rätsel „{ $id }“ ({ $level })
puzzle-solve-how = Antworte mit: whispers puzzle solve { $id } "{ $such }"
deal-line = { $game }, Partie vom { $day }: Platz { $place } von { $of }, { $n } { $n ->
    [one] Punkt
   *[other] Punkte
 } (Rivalen { $rivals })
deal-first = Dein erster Versuch. Er zählt.
deal-later = Nicht dein erster Versuch. Der war: { $line }
title-puzzles = Rätsel
puzzle-heading = Rätsel
puzzle-today = Rätsel des Tages, { $day }
puzzle-state-solved = { $level }, gelöst
puzzle-streak = { $n ->
    [0] Löse es heute und beginne eine Serie.
    [one] An einem Tag gelöst.
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
puzzle-broken = Rätsel „{ $id }“ aus diesem Paket hat keine sichere Lösung.
deal-today = Partie des Tages, { $day }
deal-who = Du bist { DER($society) } und spielst gegen { $n } { $n ->
    [one] Meisterspion
   *[other] Meisterspione
 }.
deal-about = Heute spielen alle mit derselben Verteilung gegen dieselben Rivalen. Die erste Partie, die du beendest, zählt.
deal-open = Noch nicht beendet.
deal-play = Spielen
deal-again = Noch mal spielen
deal-copy = Ergebnis kopieren

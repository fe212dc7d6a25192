# Analyse: eine Wahl mit ihren Folgen, und warum die eine besser war als die andere.

move-steps = { $choice }: { $steps }
move-banners = { $n } { INS($region) }
move-killed = { $n } weniger { IM($region) }
move-some = { $n } { IM($region) }
move-moved = { $n } { VOM($from) } { INS($to) }
move-paid = { $choice } (bezahlt: { $cards })
move-at = Entscheidungen { $first } bis { $last }, Runde { $round }

move-played = Gespielt: { $claim }
move-better = Besser: { $claim }
move-ability = { $ability }. { $text }
move-promises = Die bessere Wahl verspricht: { $points }, { $chance }.
move-was-best = Die zweitbeste Wahl, „{ $other }“, versprach: { $points }, { $chance }.
move-whole = Die Entscheidungen { $first } bis { $last } sind ein Spielzug. Sein ganzer Verlust, { $change }, zählt hier.
move-part = Teil des Spielzugs aus den Entscheidungen { $first } bis { $last }. Sein Verlust zählt bei Entscheidung { $number }.
move-first-look = Erster Blick: { $first }. Nach längerem Rechnen: { $now }.

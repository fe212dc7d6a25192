# Rückblick: eine Wahl mit allem, was sie beginnt, und warum die eine besser war als die andere.

move-steps = { $choice }: { $steps }
move-banners = { $n } { INS($region) }
move-killed = { $n } weniger { IM($region) }
move-some = { $n } { IM($region) }
move-moved = { $n } { VOM($from) } { INS($to) }
move-paid = { $choice }, bezahlt mit { $cards }
move-at = Entscheidungen { $first } bis { $last }, Runde { $round }

move-played = Gespielt: { $claim }
move-better = Besser: { $claim }
move-ability = { $ability }. { $text }
move-promises = Die bessere Wahl verspricht: { $points }, { $chance }.
move-promises-most = Die bessere Wahl verspricht: { $points }, vor allem durch die { city-other } { DES($empire) }, { $slot } ({ $gain }); { $chance }.
move-was-best = Die nächstbeste Wahl, „{ $other }“, versprach: { $points }, { $chance }.
move-was-best-most = Die nächstbeste Wahl, „{ $other }“, versprach: { $points }, vor allem durch die { city-other } { DES($empire) }, { $slot } ({ $gain }); { $chance }.
move-whole = Die Entscheidungen { $first } bis { $last } sind ein Zug. Was er im Ganzen verloren hat, { $change }, zählt hier.
move-part = Das gehört zum Zug der Entscheidungen { $first } bis { $last }; was er verloren hat, zählt bei Entscheidung { $number }.

# A match looked back at: a choice with all that it begins, and why one was better than another.

move-steps = { $choice }: { $steps }
move-banners = { $n } to { THE($region) }
move-killed = { $n } killed in { THE($region) }
move-some = { $n } in { THE($region) }
move-moved = { $n } from { THE($from) } to { THE($to) }
move-paid = { $choice }, paid with { $cards }
move-at = Decisions { $first } to { $last }, round { $round }

move-played = Played: { $claim }
move-better = Better: { $claim }
move-ability = { $ability }. { $text }
move-promises = The better choice promises { $points }, { $chance }.
move-promises-most = The better choice promises { $points }, mostly from the { city-other } of { THE($empire) }, { $slot } ({ $gain }); { $chance }.
move-was-best = The next best, “{ $other }”, promised { $points }, { $chance }.
move-was-best-most = The next best, “{ $other }”, promised { $points }, mostly from the { city-other } of { THE($empire) }, { $slot } ({ $gain }); { $chance }.
move-whole = Decisions { $first } to { $last } are one move. What it lost in all, { $change }, is counted here.
move-part = This belongs to the move of decisions { $first } to { $last }; what that lost is counted with decision { $number }.

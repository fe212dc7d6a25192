# A match looked back at: a choice with all that it begins, and why one was better than another.

move-steps = { $choice }: { $steps }
move-banners = { $n } to { THE($region) }
move-killed = { $n } killed in { THE($region) }
move-some = { $n } in { THE($region) }
move-moved = { $n } from { THE($from) } to { THE($to) }
move-paid = { $choice } (paid: { $cards })
move-at = Decisions { $first } to { $last }, round { $round }

move-played = Played: { $claim }
move-better = Better: { $claim }
move-ability = { $ability }. { $text }
move-promises = The better choice: { $points }, { $chance }.
move-was-best = The next best, “{ $other }”: { $points }, { $chance }.
move-whole = Decisions { $first } to { $last } are one move. Its whole loss, { $change }, is counted here.
move-part = Decisions { $first } to { $last } are one move. Its loss is counted at decision { $number }.
move-first-look = First look: { $first }. After more thought: { $now }.

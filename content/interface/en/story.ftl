# What has happened, told in lines; and looking back at it.

tell-acts = { CAP(THE($society)) } steers { THE($seat) }
tell-acts-from = { CAP(THE($society)) } steers { THE($seat) } through { THE($agent-seat) }
tell-does = { $what }: { $line }.
tell-moves = { CAP(THE($society)) } { $what }.
tell-fort = The { fort-one } kills { $n }.
tell-added = { CAP(THE($empire)) } adds { $what }.
tell-first = { $n } { banner } in { THE($region) }
story-acts = { CAP($seat) } · { $society }: { $deeds }
story-then = { $head }; { $next }
story-decides = decides
story-passes = does nothing
story-nothing = can do nothing
story-takes = attacks { THE($region) } with { $n }, takes it ({ $left } left)
story-takes-city = attacks { THE($region) } with { $n }, takes the { city-one } ({ $left } left)
story-fails = attacks { THE($region) } with { $n } in vain ({ $left } left there)
story-empties = attacks { THE($region) } with { $n }, nobody is left
story-attacks = attacks { THE($region) } with { $n }
story-adds = adds { $what }
story-kills = kills { $what }
story-in = { $n } in { THE($region) }
story-moves = moves { $n } from { THE($from) } to { THE($to) }
story-draws = draws { $n ->
    [one] { AN($empire) }
   *[other] { $n } { $empire }
 } { card }
story-gains = { THE($empire) } gains { THE($region) }
story-frees = nobody holds { THE($region) } any more
story-swaps = moves to { THE($seat) }
story-swaps-with = moves to { THE($seat) } in exchange with { THE($society) }
story-swaps-own = moves to { THE($seat) } and trades places with one of its own
story-plays = plays “{ $ability }”
story-elsewhere = acts as { THE($seat) }
story-event = draws the event “{ $event }”
story-restarts = the turn of { THE($empire) } starts again
story-accepted = the offer “{ $offer }” is accepted
story-declined = the offer “{ $offer }” is declined
story-steers = { THE($society) } makes the choices
story-turns = { THE($society) } turns { THE($empire) } face up
story-raises = { THE($society) } moves { THE($empire) } up to { $slot }
story-idle = Nobody steers: { $seats }
story-supply = Above the limit, back to the { supply-one }: { $what }
story-tokens = { $n ->
    [one] 1 { token-one } is laid
   *[other] { $n } { token-other } are laid
 }
story-placed = { CAP(agent-other) } placed: { $who }
story-back = { CAP(agent-other) } taken back: { $who }
story-back-placed = { CAP(agent-other) } taken back: { $back }; placed: { $who }
story-count = { $society } { $n }
story-count-at = { $society } { $n } ({ $places })
story-close = The round ends: { $deeds }
story-close-plain = The round ends
story-exchanges = { THE($society) } exchanges { THE($a) } and { THE($b) }
story-discards = { THE($society) } discards { $n } { card }
story-keeps = { $n ->
    [one] { $societies } changes nothing
   *[other] { $societies } change nothing
 }
story-first = { THE($society) } goes first next
story-replay = Show again: { $line }
story-replay-about = Shows this again (B)
story-step-back = Step back
story-step-back-about = Shows again what was done last; once more, what was done before (B)
story-looking-back-round = Looking back: round { $round }
story-looking-back = Looking back: round { $round }, turn of { THE($empire) }
story-looking-back-phase = Looking back: round { $round }, { $phase }
story-looking-back-step = Decision { $n } of { $count }
story-return = Back to now
story-round = Round { $round }
story-turn = Turn of { THE($empire) }
story-war-over = The war is over
story-watch-end = A click or the space bar shows the scores at once.

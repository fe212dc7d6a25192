# What has happened, told in lines; and looking back at it.

story-acts = { CAP($seat) } · { $society }: { $deeds }
story-acts-short = { CAP($seat) }: { $deeds }
story-then = { $head }; { $next }
story-decides = deciding
story-passes = did nothing
story-nothing = couldn't act
story-takes = took { THE($region) } with { $n } ({ $left } left)
story-takes-city = took { THE($region) } and its { city-one } with { $n } ({ $left } left)
story-fails = attacked { THE($region) } with { $n } and failed ({ $left } { $left ->
    [one] defender
   *[other] defenders
 } left)
story-empties = attacked { THE($region) } with { $n }, no survivors
story-attacks = attacked { THE($region) } with { $n }
story-adds = added { $what }
story-kills = killed { $what }
story-in = { $n } in { THE($region) }
story-moves = moved { $n } from { THE($from) } to { THE($to) }
story-draws = drew { $n ->
    [one] { AN($empire) }
   *[other] { $n } { $empire }
 } { card }
story-gains = { THE($empire) } gained { THE($region) }
story-frees = nobody controls { THE($region) } now
story-swaps = moved to { THE($seat) }
story-swaps-with = moved to { THE($seat) }, swapping with { THE($society) }
story-swaps-own = moved to { THE($seat) }, swapping with its own { agent-one }
story-plays = played “{ $ability }”
story-elsewhere = acted as { THE($seat) }
story-event = drew the event “{ $event }”
story-restarts = { THE($empire) }'s turn restarted
story-offers = { THE($society) } offered “{ $offer }”
story-accepted = the offer “{ $offer }” was accepted
story-declined = the offer “{ $offer }” was declined
story-steers = { THE($society) } decided instead
story-turns = { THE($society) } turned { THE($empire) } face up
story-raises = { THE($society) } moved { THE($empire) } up to { $slot }
story-idle = Uncontrolled: { $seats }
story-supply = { CAP(supply-one) } limit: lost { $what }
story-tokens = { $n ->
    [one] 1 { token-one } laid
   *[other] { $n } { token-other } laid
 }
story-placed = { CAP(agent-other) } placed: { $who }
story-back = { CAP(agent-other) } taken back: { $who }
story-back-placed = { CAP(agent-other) } taken back: { $back }; placed: { $who }
story-count = { $society } { $n }
story-count-at = { $society } ({ $places })
story-close = End of round: { $deeds }
story-close-plain = End of round
story-exchanges = { THE($society) } exchanged { THE($a) } and { THE($b) }
story-discards = { THE($society) } discarded { $n } { card }
story-keeps = { $n ->
    [one] { $societies } kept its { token-other }
   *[other] { $societies } kept their { token-other }
 }
story-first = { THE($society) } will go first
story-replay = Replay: { $line }
story-replay-about = Replay this (B)
story-step-back = Step back
story-step-back-about = Replay the last move; again for earlier ones (B)
story-looking-back-round = Looking back: round { $round }
story-looking-back = Looking back: round { $round }, { THE($empire) }'s turn
story-looking-back-phase = Looking back: round { $round }, { $phase }
story-looking-back-step = Decision { $n } of { $count }
story-return = Back to now
story-round = Round { $round }
story-turn = { CAP(THE($empire)) }'s turn
story-war-over = The war is over
story-scores = See the scores

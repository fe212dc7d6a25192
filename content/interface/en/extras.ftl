# What a pack has beside the printed rules: icons of its own, seas, limits of regions, sets that score, an early end.

icon-count = { $n } { $icon }
extras-limit = feeds at most { $n }
extras-sea = across the sea from { $regions } ({ card-other } only)
extras-set = { $what }, { $n ->
    [one] once
   *[other] { $n } times
 }
extras-brings = { $what } ({ $n ->
    [one] { $n } point
   *[other] { $n } points
 })
extras-worth = { $what }: { $n }
score-slot-parts = { $slot } { $empire }: { $multiplier } × { $cities } { $cities ->
    [one] point
   *[other] points
 } from { region-other }{ $agents ->
    [0] {""}
    [one] {" "}and { $agents } { agent-one }
   *[other] {" "}and { $agents } { agent-other }
 }{ $whisper ->
    [0] {""}
   *[other] , plus 1 whisper kept
 } = { $n }. { $parts ->
    [none] Nothing scores.
   *[other] From { $parts }.
 }
text-scores = Points before loyalty multipliers: { $list }.
text-score-points = Scores now. Before multipliers: { $list }.
extras-end-least = { AN(empire-one) } controls at least { $icons }
extras-end-none = { AN(empire-one) } has no { $icon } left
extras-end-either = { AN(empire-one) } controls at least { $icons }, or has no { $icon } left
extras-end-turn = The match ends early if { $what } at the end of any { empire-one }'s turn.
extras-end-round = The match ends early if { $what } at the end of a round.
extras-end-holds = The match is about to end: { THE($empire) } controls { $icons }.
extras-end-most = The match ends once { AN(empire-one) } controls { $icons }. Closest: { $empires }, with { $n }.
extras-end-fewest = The match ends once { AN(empire-one) } has no { $icon } left. Closest: { $empires }, with { $n }.
event-ends-early = { CAP(THE($empire)) } controls { $icons }: the match ends early.
refused-across-sea = a sea lies between { THE($from) } and { THE($to) }; only { AN(card-one) } crosses it (R1.6).
extras-empire = Its { region-other } bring { $n } { $n ->
    [one] point
   *[other] points
 }{ $parts ->
    [none] .
   *[other] : { $parts }.
 }
extras-legend = Each { token-one } scores its { empire-one }'s points times its slot's multiplier: { $list }.

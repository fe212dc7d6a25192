# What a pack has beside the printed rules: icons of its own, seas, limits of regions, sets that score, an early end.

icon-count = { $n } { $icon }
extras-limit = feeds { $n } at most
extras-sea = a sea away from { $regions }, which only { card-other } cross
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
 } of its { region-other }{ $agents ->
    [0] {""}
    [one] {" "}and { $agents } { agent-one }
   *[other] {" "}and { $agents } { agent-other }
 }{ $whisper ->
    [0] {""}
   *[other] , 1 for the whisper kept
 } = { $n }. { $parts ->
    [none] It holds nothing that scores.
   *[other] It holds { $parts }.
 }
text-scores = What scores here, before loyalties: { $list }.
text-score-points = This is as if the match ended now. Points that each brings: { $list }.
extras-end-least = { AN(empire-one) } controls { $icons } or more
extras-end-none = { AN(empire-one) } controls no { $icon } any more
extras-end-either = { AN(empire-one) } controls { $icons } or more, or no { $icon } any more
extras-end-turn = The match ends early where { $what } at the end of any { empire-one }'s turn.
extras-end-round = The match ends early where { $what } at the end of a round.
extras-end-holds = The match is about to end: { THE($empire) } controls { $icons }.
extras-end-most = The match ends where somebody controls { $icons }; nearest to it: { $empires }, with { $n }.
extras-end-fewest = The match ends where somebody controls no { $icon } any more; nearest to it: { $empires }, with { $n }.
event-ends-early = { CAP(THE($empire)) } controls { $icons }: the match ends before its last round.
refused-across-sea = a sea lies between { THE($from) } and { THE($to) }; only { AN(card-one) } crosses it (R1.6).
extras-empire = Its { region-other } bring { $n } { $n ->
    [one] point
   *[other] points
 }{ $parts ->
    [none] .
   *[other] : { $parts }.
 }
extras-legend = Each { token-one } brings what its { empire-one } has of these, times the multiplier of its slot: { $list }.

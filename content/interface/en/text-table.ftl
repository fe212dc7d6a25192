# The text table: what is told at its start and of the match as it stands.

text-own = You are { THE($society) }. { $slots }.
text-last-round = Only the last round is told here. Type "log" for everything that has happened.
text-placement = { $choice }{ $named ->
    [yes] {" "}({ $office })
   *[no] {""}
 }: { $lines }; { $steered ->
    [yes] now { THE($society) } steers it
   *[no] nobody steers it now
 }
text-seat-named = { $name }, { $office } of { THE($empire) }
text-score-hidden = { CAP(THE($society)) }: all { token-other } lie face down
text-score-known = { CAP(THE($society)) }: { $n } by what lies face up
text-score-empire = { $empire } { $n }
text-score-cities = This is as if the match ended now. Who holds how many { city-other }: { $list }.
text-review-thinks = The match is thought over, which may take a minute; review glance is there at once.
text-review-nothing = Nothing has been decided yet.
text-review-how = "review" takes { $known } behind it, not "{ $given }".
text-help-score = score      what the match would bring if it ended now, as far as you know; the result once it is over
text-help-review = review     looks back at your decisions and what they lost, thinking as much as a hint; review glance is a first look, review deep thinks longer

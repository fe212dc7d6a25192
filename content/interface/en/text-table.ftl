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
text-settlement = { $choice } ({ $facts })
text-region-held = of { THE($empire) }, { $n ->
    [0] no { banner-other }
   *[other] { $n } { banner }
 }
text-region-free = nobody's
text-score-hidden = { CAP(THE($society)) }: all { token-other } lie face down
text-score-known = { CAP(THE($society)) }: { $n } by what lies face up
text-score-empire = { $empire } { $n }
text-score-cities = This is as if the match ended now. Who holds how many { city-other }: { $list }.
text-review-thinks = The match is thought over, which may take a minute; review glance is there at once.
text-review-nothing = Nothing has been decided yet.
text-review-how = "review" takes { $known } behind it, not "{ $given }".
text-help-score = score      what the match would bring if it ended now, as far as you know; the result once it is over
text-help-review = review     looks back at your decisions and what they lost, thinking as much as a hint; review glance is a first look, review deep thinks longer

# The commands as they are typed; their English words mean the same in every language.
text-word-help = help
text-word-map = map
text-word-councils = { council-other }
text-word-societies = { society-other }
text-word-hand = hand
text-word-cards = { card-other }
text-word-score = score
text-word-rules = rules
text-word-log = log
text-word-choices = choices
text-word-hint = hint
text-word-suspicions = suspicions
text-word-suspect = suspect
text-word-why = why
text-word-review = review
text-word-undo = undo
text-word-restart = restart
text-word-save = save
text-word-quit = quit

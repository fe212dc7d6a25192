# The text table: what is told at its start and of the match as it stands.

text-own = You are { THE($society) }. { $slots }.
text-last-round = Last round only. Type "log" for all.
text-placement = { $choice }{ $named ->
    [yes] {" "}({ $office })
   *[no] {""}
 }: { $lines }; { $steered ->
    [yes] now controlled by { THE($society) }
   *[no] now uncontrolled
}
text-seat-named = { $name }, { $office } of { THE($empire) }
text-settlement = { $choice } ({ $facts })
text-region-held = held by { THE($empire) }, { $n ->
    [0] no { banner-other }
   *[other] { $n } { banner }
 }
text-region-free = uncontrolled
text-score-hidden = { CAP(THE($society)) }: all { token-other } face down
text-score-known = { CAP(THE($society)) }: { $n } from face-up { token-other }
text-score-empire = { $empire } { $n }
text-score-cities = Scores now. { CAP(city-other) }: { $list }.
text-review-thinks = Reviewing, up to a minute. "review glance" is instant.
text-review-nothing = No decisions to review yet.
text-review-how = Type "review" with { $known }, not "{ $given }".
text-help-score = score      the known score, or the result
text-help-review = review     rates your decisions; review glance is instant, review deep thinks longer

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

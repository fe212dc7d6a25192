# A match looked back at.

mark-best = best
mark-good = good
mark-doubtful = doubtful
mark-mistake = mistake
mark-blunder = blunder
mark-from = { $mark } from { $percent }% lost

part-placing = Placing
part-steering = Steering
part-cards = { CAP(card-other) }
part-exchange = Exchange

review-title = Looking back: { $society }
review-result-won = Won with { $points } { $points ->
    [one] point
   *[other] points
 }.
review-result-shared = Shared the win with { $points } { $points ->
    [one] point
   *[other] points
 }.
review-result-lost = Lost with { $points } { $points ->
    [one] point
   *[other] points
 }; { $winner } won with { $best }.
review-result-lost-tie = Lost the tie at { $points } { $points ->
    [one] point
   *[other] points
 } against { THE($winner) }.
review-result-lost-shared = Lost with { $points } { $points ->
    [one] point
   *[other] points
 }; { $winner } won together with { $best }.
review-result-open = Not over yet.
review-rate = { $count ->
    [one] One decision with a choice lost { $percent }% of the chance to win.
   *[other] { $count } decisions with a choice lost { $percent }% of the chance to win each, on average.
 }
review-counts = { $best } best, { $good } good, { $doubtful } doubtful, { $mistakes } { $mistakes ->
    [one] mistake
   *[other] mistakes
 }, { $blunders } { $blunders ->
    [one] blunder
   *[other] blunders
 }.
review-thresholds = How a decision is called goes by the chance to win that it lost: { $marks }.
review-account = Skill and luck
review-account-about = The way of the chance to win from an even one to the result, in per cent.
review-even = An even chance
review-deal = The deal
review-best = Best choices
review-best-about = Best choices: what the best own decisions would have brought, as they turned out: beside what everybody is expected to make of it, and also by what nobody could know, covered { token-other } and { card-other } in hands.
review-own = Own losses
review-own-about = Own losses: what own decisions lost against them, by what could have been known, of the chance that was there to lose; what may be no more than an error of the estimates counts for less.
review-explain = What is what?
review-chance = Draws and events
review-rivals = Rivals' decisions
review-end = Result
review-part = Part of the match
review-as-whole = As a whole
review-by-part = By part of the match
review-turning = Turning points
review-none = Nothing moved the chance to win by two per cent or more.
review-luck = luck
review-at = Decision { $number }, round { $round }
review-own-point = { $at }: “{ $taken }”: { $mark }, { $change }%. Better: “{ $better }” ({ $win }% to win instead of { $own }%).
review-rival-point = { $at }: { THE($society) } decides “{ $taken }”: { $change }%.
review-rival-good = By what it could know, that was about the best for itself.
review-rival-better = For itself, by what it could know: { $mark }. Better: “{ $better }” ({ $win }% to win instead of { $own }%).
review-chance-point = { $at }, “{ $taken }”: luck, { $change }%.
review-no-choice = There was no choice.
review-secrets = Unmasking
review-unseen = Farthest from the truth before decision { $number }, round { $round }: { $believed }% to win as far as could be known, { $known }% in truth. Unseen at { THE($rival) }: { $was }, which brought { $points } points { $than ->
    [more] more
   *[fewer] fewer
 } than could be expected.
review-secret-row = { $society }: { $slots }.
review-secret-was = { $slot } was { THE($empire) }
review-secret-slot = { $slot } is { THE($empire) }
review-known-at = as good as known from decision { $number } on
review-known-never = never as good as known
review-believed-round = before round { $round }: { $seen }
review-believed-end = at the end: { $seen }
review-thought = { $empire } { $percent }%
review-thought-rather = { $empire } { $percent }% (rather { $rather } { $odds }%)
review-telling = { $was }. { $told }
review-telling-moves = What told most:
review-exposed = What a careful rival could tell of { THE($society) }
review-believed-of = What a careful observer could tell of { THE($society) }
review-secrets-of = { $heading }:
review-level = Level of help: { $level }
review-effort = Looked back at with { $looks ->
    [one] { $looks } look
   *[other] { $looks } looks
 } at every choice and { $nodes ->
    [one] { $nodes } decision
   *[other] { $nodes } decisions
 } in trials of the best.
review-heading = Looking back
review-whose = Whose match
review-sight-open = Everything open
review-sight-own = As { THE($society) } could think
review-glance = A first look at every decision: { $percent }%
review-first = First estimates, which will change. Thinking it over: { $percent }%
review-progress = Thinking it over: { $percent }%
review-deepening = Analysing deeper, counts will still change: { $percent }%
review-graph = Chance to win, decision by decision
review-at-end = The end
review-step-back = Previous
review-step-on = Next
review-on-table = On the table
review-export = Save as text
review-exported = The review is in { $path }.
end-review = Look back
review-percent = { $percent }%
review-row = { $label }: { $percent }
review-banner = { AN(banner-one) } to { THE($region) }
review-banners = { banner-other }
review-plays = play { $ability }
review-acting = { $seat }: { $choice }
review-decisions = Decisions
review-side = What is shown
review-stop = Stop
review-go-on = Think it over
review-graph-cities = { CAP(city-other) }, decision by decision
review-cities = { CAP(city-other) }
review-choice = Choice
review-win = To win
review-points = Points
review-before = The graph goes by how games go on average ({ $percent }% before this, as could be thought), the list by what each choice begins.
review-all = Own decisions, one by one
review-number = No.
review-round = Round
review-word = Verdict
review-better = Better
review-taken = { $choice } (played)
review-deeper = Analyse { $count ->
    [one] one doubtful decision
   *[other] { $count } doubtful decisions
 } deeper
review-deeper-about = Thinks your doubtful decisions, mistakes and blunders over with ten times the effort, in the background.
review-unmasking-about = How sure a careful observer could be of what lay there, before each round and at the end; below it, what was thought likelier. A click on a row goes to the decision from which on { AN(token-one) } was as good as known.
review-unmasking-end = End
review-unmasking-known = Known from
review-unmasking-never = never
review-unmasking-at = decision { $number }
review-judged = { $society }: { $mark }
review-mark-change = { $mark }, { $change }

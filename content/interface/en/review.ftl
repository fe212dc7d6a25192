# A match looked back at.

mark-best = best
mark-good = good
mark-doubtful = dubious
mark-mistake = mistake
mark-blunder = blunder
mark-from = { $mark } { $percent }%

part-placing = Placing
part-steering = Actions
part-cards = { CAP(card-other) }
part-exchange = Exchange

review-title = Review: { $society }
review-result-won = Won with { $points } { $points ->
    [one] point
   *[other] points
 }.
review-result-shared = Shared the win at { $points } { $points ->
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
 } to { $winner }.
review-result-lost-shared = Lost with { $points } { $points ->
    [one] point
   *[other] points
 }; { $winner } shared the win with { $best }.
review-result-open = Not over yet.
review-rate = { $count ->
    [one] One decision, { $percent }% win chance lost.
   *[other] { $count } decisions, { $percent }% win chance lost on average.
 }
review-counts = { $best } best, { $good } good, { $doubtful } dubious, { $mistakes } { $mistakes ->
    [one] mistake
   *[other] mistakes
 }, { $blunders } { $blunders ->
    [one] blunder
   *[other] blunders
 }.
review-thresholds = Ratings by win chance lost: { $marks }.
review-account = Skill and luck
review-account-about = The win chance from start to result, in percent.
review-even = Even chance
review-deal = Deal
review-best = Best play
review-best-about = Best play: what your best choices would have gained. Luck with hidden { token-other } and { card-other } counts here.
review-own = Your mistakes
review-own-about = Your mistakes: win chance lost against best play, given what you knew. Small losses count less: they may be estimation errors.
review-explain = Explain
review-chance = Draws and events
review-rivals = Rivals' play
review-end = Result
review-part = Kind of decision
review-as-whole = Overall
review-by-part = By kind
review-turning = Turning points
review-none = Nothing changed the win chance by 2% or more.
review-luck = luck
review-at = Decision { $number }, round { $round }
review-own-point = { $at }: { $mark }, { $change }%: “{ $taken }”. Better: “{ $better }” ({ $win }% to win instead of { $own }%).
review-rival-point = { $at }: { THE($society) }, { $change }%: “{ $taken }”.
review-rival-good = Given what it knew, one of its best choices.
review-rival-better = Given what it knew: { $mark }. Better: “{ $better }” ({ $win }% to win, not { $own }%).
review-chance-point = { $at }: luck, { $change }%: “{ $taken }”.
review-no-choice = No other choice.
review-secrets = Unmasking
review-unseen = You were most wrong before decision { $number }, round { $round }: { $believed }% to win on what you knew, really { $known }%. The cause: { THE($rival) }'s { $was }, worth { $points } points { $than ->
    [more] more
   *[fewer] less
 } than expected.
review-secret-row = { $society }: { $slots }.
review-secret-was = { $slot } was { THE($empire) }
review-secret-slot = { $slot } is { THE($empire) }
review-known-at = nearly certain from decision { $number } on
review-known-never = never quite certain
review-believed-round = before round { $round }: { $seen }
review-believed-end = at the end: { $seen }
review-thought = { $empire } { $percent }%
review-thought-rather = { $empire } { $percent }% (likelier: { $rather } { $odds }%)
review-telling = { $was }. { $told }
review-telling-moves = Most telling moves:
review-exposed = What a careful rival knew about { THE($society) }
review-believed-of = What a careful player knew about { THE($society) }
review-secrets-of = { $heading }:
review-level = Analysis depth: { $level }
review-effort = Checked each choice { $looks ->
    [one] { $looks } time
   *[other] { $looks } times
 }, then played { $nodes ->
    [one] { $nodes } decision
   *[other] { $nodes } decisions
 } ahead from the best choices.
review-heading = Review
review-whose = Player
review-sight-open = All revealed
review-sight-own = As { THE($society) } saw it
review-waits = The review appears once every decision has been analysed.
review-meanwhile = Meanwhile, click the graph to look at a decision.
review-progress = Analysing: { $percent }%
review-deepening = Deeper analysis, ratings may change: { $percent }%
review-graph = Win chance by decision
review-at-end = End
review-step-back = Previous
review-step-on = Next
review-on-table = Show on table
review-export = Export review
review-exported = Saved the review in { $path }.
end-review = Review
review-percent = { $percent }%
review-row = { $label }: { $percent }
review-banner = { AN(banner-one) } to { THE($region) }
review-banners = { banner-other }
review-losses = kills
review-plays = play { $ability }
review-acting = { $seat }: { $choice }
review-decisions = Decisions
review-side = View
review-stop = Stop
review-go-on = Continue
review-graph-cities = { CAP(city-other) } by decision
review-cities = { CAP(city-other) }
review-choice = Choice
review-win = To win
review-points = Points
review-before = The graph gives { $percent }% before this choice, assuming average play. The list rates each choice.
review-all = Your decisions
review-number = No.
review-round = Round
review-word = Rating
review-better = Better
review-taken = { $choice } (played)
review-deeper = Analyse { $count ->
    [one] 1 decision
   *[other] { $count } decisions
 } deeper
review-deeper-about = Analyses dubious decisions, mistakes and blunders ten times deeper, in the background.
review-unmasking-about = How sure a careful player was of each { token-one }, round by round. A small emblem below the odds is the { empire-one } that seemed likelier. Click a row for the decision that gave { AN(token-one) } away.
review-unmasking-end = End
review-unmasking-known = Known from
review-unmasking-never = never
review-unmasking-at = decision { $number }
review-judged = { $society }: { $mark }
review-mark-change = { $mark }, { $change }

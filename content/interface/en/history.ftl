# What came of all matches.

title-history = History
history-heading = History
history-overview = Overview
history-results = Results
history-reviews = Reviews
history-feats = Feats
history-parts = Parts of the history

history-filter-pack = Pack
history-filter-rivals = Rivals
history-filter-strongest = Strongest rival
history-filter-help = Help
history-all-packs = All packs
history-any-rivals = Any number of rivals
history-rivals = { $n ->
    [one] { $n } rival
   *[other] { $n } rivals
 }
history-any-strongest = Any rivals
history-any-help = Any help
history-helped = With help
history-unhelped = Without help

history-none = No finished matches yet.
history-none-so = No match fits these filters.
history-reading = Reading the matches…
history-reading-left = { $n ->
    [one] Reading the matches: { $n } record left
   *[other] Reading the matches: { $n } records left
 }
history-not-read = Couldn't read the matches: { $why }
history-not-written = Couldn't save the history shown here: { $why }

history-matches = Matches
history-left-out = { $n ->
    [one] plus { $n } not counted
   *[other] plus { $n } not counted
 }
history-of-all = of { $n }
history-left-out-none = finished
history-left-out-about = A match counts if you are its only human and its deal is new to you. Not counted: { $open } unfinished, { $several } with several people, { $bots } with bots only, { $again } with a repeated deal, { $unreadable } unreadable. A match whose record is lost still counts.
history-won = Won
history-even = { $percent } is par
history-streak = Win streak
history-longest = longest { $most }
history-error = Error rate
history-error-about = Average win chance lost per decision. Reviewed: { $reviewed } of { $matches } matches. Large figure: the last { $n }. Small figure: earlier ones.
history-error-before = { $percent } before
history-error-first = { $n ->
    [one] { $n } review so far
   *[other] { $n } reviews so far
 }
history-error-none = no review yet
history-strength = Strength
history-strength-doubt = ± { $doubt }
history-strength-about = Estimated from results against bots: novice about 1200, agent 1500, mastermind about 1800. With 400 more you win ten times as often at the same table. ± is the standard deviation.

history-plot-error = Error rate by match
history-plot-error-one = One match
history-plot-error-mean = Average of twenty
history-plot-strength = Strength
history-plot-strength-doubt = Uncertainty
history-plot-won = Wins in twenty
history-plot-won-even = Par
history-plot-at = { $label }: { $value } (match { $n })
history-plot-now = Now: { $value }
history-plot-empty = Nothing to show yet.
history-plot-few = Graphs appear after { $n } finished matches.
history-plot-needs-reviews = Review a match to see your error rate.

history-by-level = By strongest rival
history-by-society = By { society-one }
history-by-turn = By turn order in round 1
history-by-pack = By pack
history-by-house = By house rules
history-as-printed = Pack defaults
history-column-matches = Matches
history-column-won = Won
history-column-even = Par
history-column-points = Points
history-column-error = Error rate
history-rule = { $rule }: { $value }
history-turn = { $n ->
    [1] First
    [2] Second
    [3] Third
   *[other] Fourth
 }
history-favourites = Favourite { empire-other } of { $pack }
history-favourite-empire = { $empire }
history-favourite-agents = { CAP(agent-other) }
history-favourite-share = Share
history-favourite-first = { $slot }
history-favourite-won = Won with it
history-parts-heading = By part of the match
history-part-decisions = Decisions

history-review-date = Played
history-review-match = Match
history-review-result = Result
history-review-mistakes = Mistakes
history-review-blunders = Blunders
history-review-open = Review the match of { $date }: { $what }
history-review-none = No reviews yet. Review your latest matches here, or each match when it ends.
history-review-make = { $n ->
    [one] Review { $n } match
   *[other] Review { $n } matches
 }
history-review-make-about = Reviews your latest matches in the background, up to a minute each. None starts while a match is on the table.
history-review-stop = Stop
history-review-progress = Reviewing { $at } of { $all }: { $percent }%
history-review-trouble = Couldn't save a review: { $why }
history-placed = { $points } { $points ->
    [one] point
   *[other] points
 }, place { $place } of { $seats }
history-won-with = Won with { $points } { $points ->
    [one] point
   *[other] points
 }
history-won-shared = Shared the win with { $points } { $points ->
    [one] point
   *[other] points
 }
history-against = { $society } against { $rivals }
history-gone = This match's record is gone.
history-not-here = Without its record this match can't be reviewed.

history-feats-done = { $done } of { $all } feats
history-feats-about = Feats need a match that counts, with at least the pack's number of rounds and no random rivals.
history-feat-done = { $times ->
    [one] { $date }
   *[other] { $date }, and { $more } more
 }
history-feat-not = Not yet
history-feat-open = { $feat }: { $about } First done on { $date }. Review that match.
history-feat-said = { $feat }: { $about } { $when }

feat-flawless = Flawless
feat-flawless-about = Win without a mistake or a blunder.
feat-precise = A steady eye
feat-precise-about = Get 95% of a match's decisions best or good.
feat-comeback = Out of the ashes
feat-comeback-about = Win after your win chance was below 10%.
feat-last-round = The last shall be first
feat-last-round-about = Win after starting the last round alone in last place.
feat-downfall = Downfall
feat-downfall-about = Win while the { empire-one } on your last slot ends without { AN(city-one) }.
feat-in-order = As it was written
feat-in-order-about = Win with the most { city-other } on your first slot, and on each further slot no more than on the one before.
feat-unseen = Unseen
feat-unseen-about = Win with three or more face-down { token-other } nobody could guess.
feat-from-afar = From afar
feat-from-afar-about = Win without placing { AN(agent-one) } in the { council-one } of the { empire-one } on your first slot.
feat-as-dealt = True to the deal
feat-as-dealt-about = Win without exchanging { AN(token-one) }.
feat-turncoat = Turncoat
feat-turncoat-about = Win a match that you would have lost with your { token-other } as dealt.
feat-no-attack = Clean hands
feat-no-attack-about = Win without declaring an attack.
feat-no-card = Without { AN(card-one) }
feat-no-card-about = Win without playing { AN(card-one) }.
feat-tie-break = By a hair
feat-tie-break-about = Win alone though a rival ties you on points.
feat-clear = Head and shoulders
feat-clear-about = Win by ten points or more.
feat-masterminds = Three masterminds
feat-masterminds-about = Win against three masterminds.
feat-automata = Clockwork
feat-automata-about = Beat both automata at their hardest, together or apart.
feat-three = Three in a row
feat-three-about = Win three matches in a row against spymasters or masterminds only.
feat-steady = Five without a blunder
feat-steady-about = Play five reviewed matches in a row without a blunder.
feat-every-society = Every mask
feat-every-society-about = Win with every { society-one } of a pack.
feat-every-empire = Every { banner-one }
feat-every-empire-about = Win with each { empire-one } of a pack on your first slot.

setup-fit = Rival strength
setup-fit-off = levels as chosen
setup-fit-share = aim for a { $percent }% win rate
setup-fit-about = Sets rivals' levels so you win about this often. Choosing a level turns it off.
setup-fit-said = Your strength: { $points } (± { $doubt }). You win { $percent }% against these rivals.
setup-fit-mixed = Your strength: { $points } (± { $doubt }). You win { $percent }% against these rivals. They change each match: on average you win { $average }%.
setup-fit-end = Your strength: { $points } (± { $doubt }). You win { $percent }% against these rivals. No rivals come closer to your aim.
setup-fit-new = No match counts yet. Estimate: you win { $percent }%.

text-history-strength = Strength by table
text-history-figure = { $label }: { $value } ({ $note })
text-history-strength-row = { $pack }, { $rivals }
text-history-strength-said = { $table }: { $points } ± { $doubt }
text-history-review = { $date }: { $match }. { $result }. { $rate }
text-history-reviews = Last reviews

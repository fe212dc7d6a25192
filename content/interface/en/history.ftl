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
history-any-help = With or without help
history-helped = With help
history-unhelped = Without help

history-none = No match has been played to its end yet.
history-none-so = No match is like that.
history-reading = Reading the matches…
history-reading-left = { $n ->
    [one] Reading the matches: { $n } record left
   *[other] Reading the matches: { $n } records left
 }
history-not-read = The matches could not be read: { $why }
history-not-written = The history is shown but could not be kept: { $why }

history-matches = Matches
history-left-out = { $n ->
    [one] and { $n } that does not count
   *[other] and { $n } that do not count
 }
history-of-all = of { $n }
history-left-out-none = played to the end
history-left-out-about = What counts is a match that is over, with one person and no other, the first time that its deal was played. Left out: { $open } not over, { $several } of several people, { $bots } of bots alone, { $again } of a deal that had been played before, { $unreadable } that cannot be read. A match whose record is gone still counts.
history-won = Won
history-even = { $percent } would be even
history-streak = Won in a row
history-longest = { $most } at most
history-error = Error rate
history-error-about = The chance to win that a decision with a choice lost against the best, on average. Reviews tell it; { $reviewed } of { $matches } matches have one. The large number is of the last { $n } of these, the other one of those before.
history-error-before = { $percent } before
history-error-first = { $n ->
    [one] { $n } review so far
   *[other] { $n } reviews so far
 }
history-error-none = no review yet
history-strength = Strength
history-strength-doubt = give or take { $doubt }
history-strength-about = From wins and losses against bots of known strength; an agent has 1500, a novice some 1200, a mastermind some 1800. Who has 400 more wins ten times as often at the same table. The other number is the standard deviation of what is still in doubt.

history-plot-error = Error rate, match by match
history-plot-error-one = A match
history-plot-error-mean = Mean of twenty
history-plot-strength = Strength
history-plot-strength-doubt = In doubt
history-plot-won = Won, of twenty
history-plot-won-even = Even
history-plot-at = { $label }: { $value } (match { $n })
history-plot-now = Now: { $value }
history-plot-empty = There is nothing to draw yet.
history-plot-needs-reviews = Only reviews tell error rates. Make some, or look back at a match.

history-by-level = By the strongest rival
history-by-society = By { society-one }
history-by-turn = By turn in the first round
history-by-pack = By pack
history-by-house = By house rules
history-as-printed = As the pack has them
history-column-matches = Matches
history-column-won = Won
history-column-even = Even
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
history-favourite-won = Won so
history-parts-heading = By part of the match
history-part-decisions = Decisions

history-review-date = Played
history-review-match = Match
history-review-result = Result
history-review-mistakes = Mistakes
history-review-blunders = Blunders
history-review-open = Look back at the match of { $date }: { $what }
history-review-none = No match has a review yet. Make some of the last matches here, or look back at a match when it is over.
history-review-make = { $n ->
    [one] Look back at { $n } match
   *[other] Look back at { $n } matches
 }
history-review-make-about = The last matches that have no review yet are looked back at, one after another, up to a minute each, while you go on. Nothing begins while a match is on the table.
history-review-stop = Stop
history-review-progress = Looking back at { $at } of { $all }: { $percent }%
history-review-trouble = A review was not kept: { $why }
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
history-gone = The record of this match is gone.
history-not-here = The record is gone, so it cannot be looked back at.

history-feats-done = { $done } of { $all } feats
history-feats-about = Feats are done in matches that count, of no fewer rounds than the pack proposes, against rivals that think.
history-feat-done = { $times ->
    [one] { $date }
   *[other] { $date }, and { $more } more
 }
history-feat-not = Not yet
history-feat-open = { $feat }: { $about } Done first on { $date }. Look back at that match.
history-feat-said = { $feat }: { $about } { $when }

feat-flawless = Flawless
feat-flawless-about = Win without a mistake or a blunder.
feat-precise = A steady eye
feat-precise-about = Nineteen of twenty decisions in a match are the best or good.
feat-comeback = Out of the ashes
feat-comeback-about = Win after your chance was below ten per cent.
feat-last-round = The last shall be first
feat-last-round-about = Win although you alone were last when the last round began.
feat-downfall = Downfall
feat-downfall-about = Win, and the { empire-one } on your last slot ends without { AN(city-one) }.
feat-in-order = As it was written
feat-in-order-about = Win with { city-other } in the order of your slots, the first one ahead of all.
feat-unseen = Unseen
feat-unseen-about = Win with three covered { token-other } or more, none of which could be guessed.
feat-from-afar = From afar
feat-from-afar-about = Win without ever placing { AN(agent-one) } in the { council-one } of the { empire-one } on your first slot.
feat-as-dealt = True to the deal
feat-as-dealt-about = Win without exchanging { AN(token-one) }.
feat-turncoat = Turncoat
feat-turncoat-about = Win a match that your { token-other } as they were dealt would have lost.
feat-no-attack = Clean hands
feat-no-attack-about = Win without declaring an attack.
feat-no-card = Without { AN(card-one) }
feat-no-card-about = Win without playing { AN(card-one) }.
feat-tie-break = By a hair
feat-tie-break-about = Win alone although somebody else has as many points.
feat-clear = Head and shoulders
feat-clear-about = Win by ten points or more.
feat-masterminds = Three masterminds
feat-masterminds-about = Win against three masterminds.
feat-automata = Clockwork
feat-automata-about = Win against both automata at their hardest, at one table or at two.
feat-three = Three in a row
feat-three-about = Win three matches in a row against spymasters or masterminds only.
feat-steady = Five without a blunder
feat-steady-about = Five matches in a row, all looked back at, without a blunder.
feat-every-society = Every mask
feat-every-society-about = Win with every { society-one } of a pack.
feat-every-empire = Every { banner-one }
feat-every-empire-about = Win with each { empire-one } of a pack on your first slot.

setup-fit = Rivals that fit
setup-fit-off = levels as chosen
setup-fit-share = so that I win { $percent }%
setup-fit-about = Fills the levels of your rivals from what is known of your strength, so that you win about so often. Choose a level yourself to end it.
setup-fit-said = Your strength: { $points } (± { $doubt }). Against these you win { $percent }%.
setup-fit-mixed = Your strength: { $points } (± { $doubt }). Against these you win { $percent }%, over many matches { $average }%.
setup-fit-end = Your strength: { $points } (± { $doubt }). No rivals come nearer: you win { $percent }%.
setup-fit-new = No match of yours counts yet: at a guess you win { $percent }%.

text-history-strength = Strength by table
text-history-figure = { $label }: { $value } ({ $note })
text-history-strength-row = { $pack }, { $rivals }
text-history-strength-said = { $table }: { $points } ± { $doubt }
text-history-review = { $date }: { $match }. { $result }. { $rate }
text-history-reviews = Last reviews

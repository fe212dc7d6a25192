# Help while playing: the coach, suspicions, plain matches, and what was used of it.

help-coach = The coach
help-coach-loses = “{ $taken }”: { $mark }. The chance to win falls from { $best }% to { $own }%.
help-coach-better = Better: “{ $better }” ({ $worth }).
help-coach-left = { $n ->
    [0] The coach will not speak up again in this match.
    [one] The coach will speak up once more in this match.
   *[other] The coach will speak up { $n } more times in this match.
 }
help-coach-back = Take it back
help-coach-play = Play it anyway
help-coach-thinks = The coach is looking at this decision…
help-coach-again = Type the same choice again to play it anyway, or another one.

help-plain = Plain match
help-plain-short = Plain
help-plain-about = A plain match: no hint, no coach, no suspicions until it is over.
help-hints-off = Hints are turned off in the settings.
help-used = Help: { $what }.
help-used-in-short = with help: { $what }
help-used-hint = { $n ->
    [one] { $n } hint
   *[other] { $n } hints
 }
help-used-coach = { $n ->
    [one] the coach once
   *[other] the coach { $n } times
 }
help-used-taken-back = { $n ->
    [one] { $n } decision taken back
   *[other] { $n } decisions taken back
 }
help-used-suspicions = { $n ->
    [one] suspicions in { $n } round
   *[other] suspicions in { $n } rounds
 }
help-used-review = { $n ->
    [one] looked back once
   *[other] looked back { $n } times
 }
help-used-none = Played without help.

setup-plain = Plain match
setup-plain-about = No hint, no coach, no suspicions. The record and the list of matches say so.

settings-help = Help while playing
settings-help-level = Level of help
settings-help-level-about = Hints, the coach and reviews all think as much and alike; deeper analysis may differ. Thorough takes three times as long.
help-level-quick = Quick
help-level-usual = Usual
help-level-thorough = Thorough
settings-hints = Hints
settings-hints-about = Where to look in a decision; asked again, the three best choices.
settings-coach = The coach speaks up
settings-coach-about = Before a decision that loses so much of the chance to win is carried out, so that it can be taken back.
settings-coach-times = How often in a match
settings-suspicions = Suspicions
settings-suspicions-about = The odds of rivals' { token-other }, with the moves that speak for them. Your own pencil marks are always there.
settings-help-plain = In a plain match there is no help, whatever is settled here. The record says which help was used.
settings-coach-from-off = Never
settings-coach-from-3 = From 3%
settings-coach-from-5 = From 5%
settings-coach-from-10 = From 10%
settings-coach-times-3 = 3 times
settings-coach-times-5 = 5 times
settings-coach-times-unlimited = Always
suspicion-time-live = Live
suspicion-time-rounds = After each round
suspicion-time-off = Off

suspicions-title = Suspicions
suspicions-open = Suspicions and pencil marks (S)
suspicions-close = Close
suspicions-live = The odds as a careful observer in your place reckons them now, from what lies open and what was done in the open. Point at a field for what speaks for it; click it for a pencil mark of your own: perhaps, surely, not.
suspicions-rounds = The odds as they were when this round began. Point at a field for what speaks for it; click it for a pencil mark of your own: perhaps, surely, not.
suspicions-off = Odds are turned off. Click a field for a pencil mark of your own: perhaps, surely, not.
suspicions-plain = A plain match: there are no odds. Click a field for a pencil mark of your own: perhaps, surely, not.
suspicions-many = There are too many { empire-other } in this match to reckon odds. The pencil marks are yours.
suspicions-field = { $society }, { $slot }: { $empire }
suspicions-field-odds = { $society }, { $slot }: { $empire }, { $percent }%
suspicions-known = { $field }, known
suspicions-marked = { $field }. { $mark }
suspicions-slot = { $slot }: { $empire }, { $percent }%
suspicions-slot-known = { $slot }: { $empire }, known
suspicions-nothing = Nothing that was done tells much of it.
suspicions-for = Round { $round }: { $deed } Odds × { $factor }
suspicions-against = Round { $round }: { $deed } Odds ÷ { $factor }
suspicions-again = Show it again on the table
suspicions-exposed = What a careful rival could tell of you
suspicions-exposed-open = { $slot }: { THE($empire) } lies open
suspicions-exposed-known = { $slot }: { $empire }, { $percent }%, as good as known
suspicions-exposed-guessed = { $slot }: { $empire }, { $percent }%, guessed right
suspicions-exposed-hidden = { $slot }: { $empire }, { $percent }%, hidden
suspicions-best-marked = { $slot }: { $odds }. Your marks: { $marks }
suspicions-best = { $slot }: { $odds }
suspicions-odds-of = { $empire } { $percent }%
suspicions-mark-of = { $empire } { $mark }
pencil-maybe = perhaps
pencil-sure = surely
pencil-no = not
pencil-said-maybe = Your mark: perhaps
pencil-said-sure = Your mark: surely
pencil-said-no = Your mark: not

text-help-suspicions = suspicions  the odds of everybody's { token-other }, and your pencil marks
text-help-suspect = suspect WHO SLOT { empire-one } MARK  a pencil mark of your own: maybe, sure, no or none
text-no-help = This is a plain match: there is no hint, no coach and no suspicions until it is over.
text-suspicions-off = Odds are turned off ("--suspicions off"); your pencil marks are there.
text-suspect-how = Write it like "suspect { $such }": { $whose }; { $slots }; { $kinds }; maybe, sure, no or none.
text-suspect-no = There is no "{ $given }" here. { $how }
text-suspect-done = { $society }, { $slot }: { THE($empire) } is marked “{ $mark }”.
text-suspect-gone = { $society }, { $slot }: { THE($empire) } has no mark any more.
text-suspect-unkept = The pencil marks cannot be kept: { $why }

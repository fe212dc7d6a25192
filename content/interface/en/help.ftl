# Help while playing: the coach, suspicions, plain matches, and what was used of it.

help-coach = The coach
help-coach-loses = { CAP($mark) }: “{ $taken }” lowers your win chance from { $best }% to { $own }%.
help-coach-better = Better: “{ $better }”.
help-coach-brings = It brings { $points }.
help-coach-cards = { $choice } (cost: { $cards })
help-coach-left = { $n ->
    [0] That was the coach's last warning.
    [one] The coach has 1 warning left.
   *[other] The coach has { $n } warnings left.
 }
help-coach-back = Reconsider
help-coach-play = Play anyway
help-coach-why = Why?
help-coach-thinks = The coach is checking…
help-coach-again = Type the choice again to play it, or type another.

help-plain = Plain match
help-plain-short = Plain
help-plain-about = A plain match has no hints, coach or suspicions until it is over.
help-hints-off = Hints are off in the settings.
help-used = Help used: { $what }.
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
    [one] { $n } choice reconsidered
   *[other] { $n } choices reconsidered
 }
help-used-suspicions = { $n ->
    [one] suspicions in { $n } round
   *[other] suspicions in { $n } rounds
 }
help-used-review = { $n ->
    [one] { $n } review
   *[other] { $n } reviews
 }
help-used-none = Played without help.

setup-plain = Plain match
setup-plain-about = No hints, coach or suspicions. Records say so.

settings-help = Help while playing
settings-help-level = Analysis depth
settings-help-level-about = For hints, the coach and reviews. Thorough takes three times as long.
help-level-quick = Quick
help-level-usual = Normal
help-level-thorough = Thorough
settings-hints = Hints
settings-hints-about = Where to look, then the three best choices.
settings-coach = Coach warnings
settings-coach-about = Warns you before a decision that loses this much win chance.
settings-coach-times = Warnings per match
settings-suspicions = Suspicions
settings-suspicions-about = Odds of rivals' { token-other }, and the moves behind them. Pencil marks always work.
settings-help-plain = A plain match ignores these settings. The record shows which help you used.
settings-coach-from-off = Never
settings-coach-from-3 = From 3%
settings-coach-from-5 = From 5%
settings-coach-from-10 = From 10%
settings-coach-times-3 = 3
settings-coach-times-5 = 5
settings-coach-times-unlimited = No limit
suspicion-time-live = Live
suspicion-time-rounds = After each round
suspicion-time-off = Off

suspicions-title = Suspicions
suspicions-open = Suspicions and pencil marks (S)
suspicions-close = Close
suspicions-live = The odds a careful player would give. Point at a cell for evidence, click it to pencil in maybe, sure or no.
suspicions-rounds = The odds at the start of this round. Point at a cell for evidence, click it to pencil in maybe, sure or no.
suspicions-off = Odds are off. Click a cell to pencil in maybe, sure or no.
suspicions-plain = A plain match has no odds. Click a cell to pencil in maybe, sure or no.
suspicions-many = Too many { empire-other } to work out odds. Pencil marks still work.
suspicions-field = { $society }, { $slot }: { $empire }
suspicions-field-odds = { $society }, { $slot }: { $empire }, { $percent }%
suspicions-known = { $field }, known
suspicions-marked = { $field }. { $mark }
suspicions-lead = { CAP(THE($society)) } probably serves { THE($empire) } ({ $percent }%): { $reasons }.
suspicions-lead-plain = { CAP(THE($society)) } probably serves { THE($empire) } ({ $percent }%).
suspicions-lead-maybe = { CAP(THE($society)) } may serve { THE($empire) } ({ $percent }%): { $reasons }.
suspicions-lead-maybe-plain = { CAP(THE($society)) } may serve { THE($empire) } ({ $percent }%).
suspicions-lead-banners = { $count ->
    [one] 1 { banner-one } added
   *[other] { $count } { banner-other } added
}
suspicions-lead-points = { $count ->
    [one] 1 point won
   *[other] { $count } points won
}
suspicions-lead-agents = { $count ->
    [one] 1 { agent-one }
   *[other] { $count } { agent-other }
}
suspicions-slot = { $slot }: { $empire }, { $percent }%
suspicions-slot-known = { $slot }: { $empire }, known
suspicions-nothing = No move says much about this.
suspicions-for = Round { $round }: { $deed } Odds × { $factor }
suspicions-against = Round { $round }: { $deed } Odds ÷ { $factor }
suspicions-again = Replay on the table
suspicions-exposed = What rivals could know about you
suspicions-exposed-open = { $slot }: { THE($empire) }, face up
suspicions-exposed-known = { $slot }: { $empire }, { $percent }%, as good as known
suspicions-exposed-guessed = { $slot }: { $empire }, { $percent }%, guessed right
suspicions-exposed-hidden = { $slot }: { $empire }, { $percent }%, hidden
suspicions-best-marked = { $slot }: { $odds }. Your marks: { $marks }
suspicions-best = { $slot }: { $odds }
suspicions-odds-of = { $empire } { $percent }%
suspicions-mark-of = { $empire } { $mark }
pencil-maybe = maybe
pencil-sure = sure
pencil-no = no
pencil-said-maybe = Your mark: maybe
pencil-said-sure = Your mark: sure
pencil-said-no = Your mark: no

text-help-suspicions = suspicions  the odds of everybody's { token-other }, and your pencil marks
text-help-suspect = suspect WHO SLOT { empire-one } MARK  your own pencil mark: maybe, sure, no or none
text-no-help = This is a plain match: no hints, coach or suspicions until it is over.
text-suspicions-off = Odds are off ("--suspicions off"). Your pencil marks are available.
text-suspect-how = Write it like "suspect { $such }": { $whose }; { $slots }; { $kinds }; maybe, sure, no or none.
text-suspect-no = There is no "{ $given }" here. { $how }
text-suspect-done = { $society }, { $slot }: { THE($empire) } is marked “{ $mark }”.
text-suspect-gone = { $society }, { $slot }: { THE($empire) } is no longer marked.
text-suspect-unkept = Couldn't save the pencil marks: { $why }

keys-open = Keys (K)
keys-title = Keys
keys-go = go to the next choice
keys-go-keys = Tab, arrows
keys-choose = choose
keys-choose-keys = Enter
keys-number = choose by number
keys-number-keys = 1 to 9
keys-several = place several { banner-other }
keys-several-keys = 2 to 9 over { AN(region-one) }
keys-back = go back
keys-undo = undo
keys-undo-keys = Ctrl+Z
keys-hurry = skip ahead in rivals' moves
keys-windows = skip { card-other } this turn, or ask again
keys-windows-keys = P
keys-hint = hint
keys-hint-keys = H
keys-again = show the last move again
keys-again-keys = B
keys-log = the whole log
keys-log-keys = L
keys-suspicions = suspicions and pencil marks
keys-suspicions-keys = S
keys-cards = all { card-other }
keys-cards-keys = C
keys-map = the whole map
keys-map-keys = F
keys-rules = rulebook
keys-rules-keys = F1 or ?

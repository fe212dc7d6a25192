# What happens and what can be done, in sentences. Words such as { $empire } come from the pack;
# { banner }, { agent-one } and the like are the pack's terms for $n of them. THE puts the article before
# a name that takes one, CAP begins a sentence with it.

seat = { $empire } { $position }
seat-named = { $name } of { THE($empire) }
spot-region = in { THE($region) }
spot-seat = on { THE($seat) }
card-name = { $empire } { card-one } with { THE($partner) }
card-wild-short = wild { card-one }
card-wild = wild { card-one } of { THE($empire) }
card-offer-titled = offer “{ $card }”
list-and = { $head } and { $last }
name-in-sentence = { THE($name) }
nobody = nobody

line-add = add { $n } { banner }
line-add-per = add { $n } { banner } per { $icon }
line-draw = draw { $n } { card }
line-draw-per = draw { $n } { card } per { $every ->
    [1] { $icon }
   *[other] { $every } { $icons }
 }
line-per = { $n } per { $every ->
    [1] { $icon }
   *[other] { $every } { $icons }
 }
line-attack = attack
line-swap = swap

event-round = Round { $round }: { THE($society) } goes first.
event-order = Turn order: { $order }.
event-laid = { CAP(THE($society)) } laid { THE($empire) } on { $slot }.
event-retrieved = { CAP(THE($society)) } took back its { agent-one } { $spot }.
event-deployed = { CAP(THE($society)) } placed { AN(agent-one) } { $spot }.
event-turn = It is { THE($empire) }'s turn.
track-turn-later = { CAP(THE($empire)) } acts later.
track-turn-over = { CAP(THE($empire)) } has acted.
event-acts = { CAP(THE($society)) } controls { THE($seat) }.
event-acts-from = { CAP(THE($society)) } controls { THE($seat) } from { THE($agent-seat) }.
event-idle = { CAP(THE($seat)) } is idle: no { agent-one } there or below (R2.4).
event-nothing = { CAP(THE($society)) } couldn't act as { THE($seat) } (R5.2).
event-takes = { $seat }: { $line }.
event-added = { CAP(THE($empire)) } added { $n } { banner } in { THE($region) }.
event-moved = { CAP(THE($empire)) } moved { $n } { banner } from { THE($from) } to { THE($to) }.
event-killed-card = { CAP(THE($empire)) } lost { $n } { banner } in { THE($region) } to { AN(card-one) }.
event-killed-fort = { CAP(THE($empire)) } lost { $n } { banner } to the { fort-one } of { THE($region) } (R6.2).
event-killed-combat = { CAP(THE($empire)) } lost { $n } { banner } in { THE($region) }.
event-killed-supply = { CAP(THE($empire)) } lost { $n } { banner } in { THE($region) } to the { supply-one } limit (R5.7).
event-killed-instead = { CAP(THE($empire)) } lost { $n } { banner } in { THE($region) } to an automaton (R13.5).
event-killed-nowhere = { CAP(THE($empire)) }'s { $n } { banner } in { THE($region) } had nowhere to go but the { supply-one }.
event-taken-up = { CAP(THE($empire)) }'s { army-one } in { THE($region) } dispersed: { $n } { banner }.
event-control-gained = { CAP(THE($to)) } gained { THE($region) }.
event-control-changed = { CAP(THE($region)) } passed from { THE($from) } to { THE($to) }.
event-control-lost = Nobody controls { THE($region) } now.
event-drew = { CAP(THE($society)) } drew { AN($empire) } { card-one }.
event-drew-card = Drawn: { $card } ({ $abilities }).
event-drew-wild = Drawn: { $card } (pays as any { card-one }).
event-swapped = { CAP(THE($society)) } moved from { THE($from) } to { THE($to) }.
event-swapped-with = { CAP(THE($society)) } swapped { THE($from) } for { THE($other) }'s { $to }.
event-swapped-own = { CAP(THE($society)) } swapped its { agent-other } on { THE($from) } and { THE($to) }.
event-attack = { CAP(THE($empire)) } attacked { THE($to) } from { THE($from) } with { $n }.
event-joined-supply = { $n } { banner } joined from the { supply-one }.
event-joined-region = { $n } { banner } joined from { THE($from) }.
event-won = { CAP(THE($empire)) } took { THE($region) }, { $n } left.
event-held = { CAP(THE($region)) } held out, { $n } left.
event-emptied = No { banner-other } survived in { THE($region) }.
event-played = { CAP(THE($society)) } played { $ability } ({ $cost }).
event-played-wild = { CAP(THE($society)) } played { $ability } ({ $cost }; paid: { $paid }).
event-relocated = { CAP(THE($society)) } moved from { THE($from) } to act as { THE($to) }.
event-borrows = { CAP(THE($society)) } acted as { THE($seat) } instead.
event-first = { CAP(THE($society)) } became first player.
event-discarded = { CAP(THE($society)) } discarded { AN($empire) } { card-one }.
event-discarded-card = Discarded: { $card }.
event-kept = { CAP(THE($society)) } exchanged nothing.
event-exchanged = { CAP(THE($society)) } exchanged: { THE($a) } to { $slot-a }, { THE($b) } to { $slot-b }, both face up.
event-revealed = { CAP(THE($society)) } drew { THE($empire) }'s event “{ $event }”.
event-incident = “{ $event }”: { $text }
event-void = “{ $event }” left the game unused and was replaced.
event-traded = { CAP(agent-other) } on { THE($a) } and { THE($b) } traded places.
event-reseated = { CAP(THE($society)) }'s { agent-one } moved from { THE($from) } to { THE($to) }.
event-restarts = { CAP(THE($empire)) }'s turn restarted.
event-drew-offer = Drawn: offer “{ $card }”. { $text }
event-offered = { CAP(THE($society)) } offered { THE($other) } “{ $offer }”. { $text }
event-accepted = { CAP(THE($society)) } accepted “{ $offer }”.
event-declined = { CAP(THE($society)) } declined “{ $offer }”.
event-steers = { CAP(THE($society)) } now decides for { THE($seat) }.
event-turned = { CAP(THE($society)) } turned { THE($empire) } on { $slot } face up.
event-raised = { CAP(THE($society)) } moved { THE($empire) } up to { $slot }.
event-over = The match is over. All { token-other } are revealed.

lasting = This round: { $what }.
lasting-doubled = printed actions count every { $icon } twice
lasting-truce = { THE($empire) } can't attack
lasting-unchecked = no { supply-one } checks
gone = Out of the game: { $cards }.
gone-card = “{ $card }”

ask-person = { $society }: { $question }
ask-lay = Choose the { empire-one } for { $slot }.
ask-follow = { CAP(THE($society)) } follows its script.
ask-retrieve = Take back { AN(agent-one) }.
ask-deploy = Place { $n ->
    [1] one last { agent-one }
   *[other] { AN(agent-one) } ({ $n } left)
 }.
ask-before = Act as { THE($seat) } or play { AN(card-one) }.
ask-before-none = Play { AN(card-one) } for { THE($seat) } or pass.
ask-line = Choose { THE($seat) }'s action.
ask-swap = Swap to another { position-one }.
ask-declare = Choose { THE($empire) }'s attack.
ask-muster = { CAP(THE($empire)) } attacks { THE($to) } ({ $n }): play or pass.
ask-aftermath = After attacking { THE($region) }: play or pass.
ask-after = After { THE($seat) }: play or pass.
ask-object = Choose a target for { $ability }.
ask-position = Choose { AN(position-one) } for { $ability }.
ask-move = Move { banner-other } with { $ability }.
ask-place = Place { $n } { $empire } { banner }.
ask-spread = Place { $n } more { banner }, one per { region-one }.
ask-strike = Kill up to { $n } { banner } around { THE($region) }.
ask-rearrange = Rearrange { THE($empire) }'s { banner-other }.
ask-scatter = Move { $n } { $empire } { banner } out of { THE($region) }.
ask-half = Choose an effect of “{ $event }”.
ask-incident = “{ $event }”: { $text }
ask-reseat = “{ $event }”: move the { agent-one } on { THE($seat) }.
ask-control = { CAP(THE($other)) } acts as { THE($seat) }: offer or pass?
ask-arms = { CAP(THE($other)) } attacks as { THE($seat) }: offer or pass?
ask-answer = Accept { THE($other) }'s offer “{ $offer }”?
ask-recall = Take { AN(agent-one) } off its { council-one }.
ask-draw = Choose a deck ({ $left } to draw).
ask-reinforce = Reinforce { AN(region-one) } with { $n } { banner }.
ask-reveal = Turn { AN(token-one) } face up.
ask-trade = Trade { AN(agent-one) } or stop.
ask-trade-for = Choose a rival's { agent-one } for { THE($seat) }.
ask-discard = Discard { $n } { card } (limit { $limit }).
ask-loyalty = Exchange two { token-other } or keep all.
ask-over = The match is over.

action-lay = Lay { THE($empire) } here
action-follow = Follow the script
action-retrieve = Take back the { agent-one } { $spot }
action-deploy = Place { AN(agent-one) } { $spot }
action-add-plain = Add { $n } { banner }
action-draw-plain = Draw { $n } { card }
action-add = Add { $n } { banner } ({ $line })
action-draw = Draw { $n } { card } ({ $line })
action-attack-line = Attack
action-swap-line = Swap
action-swap = Swap with { THE($seat) }
action-swap-empty = Swap to { THE($seat) } (empty)
action-attack = Attack { THE($to) } from { THE($from) } with { $n } ({ $outcome })
action-play = Play { $ability } ({ $cost }): { $text }
action-play-paid = Play { $ability } ({ $cost }; paid: { $paid }): { $text }
action-choose-seat = { $seat }
action-choose-region = { $region }
action-choose-empire = { $empire }
action-choose-some = { $n } { banner } in { THE($region) }
action-choose-move = Move { $n } { banner } from { THE($from) } to { THE($to) }
action-place = { $region }
action-kill = Kill one { banner-one } in { THE($region) }
action-done = Done
action-pass = Pass
action-half = { $text }
action-offer = Offer “{ $offer }”: { $text }
action-accept = Accept
action-decline = Decline
action-discard = Discard the { $card }
action-keep = Keep all
action-exchange = Exchange { THE($a) } and { THE($b) }

outcome-won = attackers win, { $n } left
outcome-held = defenders hold, { $n } left
outcome-emptied = no survivors
outcome-fort = { fort-one } kills { $n }, then { $outcome }

undo-nothing = Nothing to undo.
undo-rival = Can't undo: a rival moved.
undo-person = Can't undo: another player's turn.
undo-over = Can't undo: match over.
undo-drawn = Can't undo: { card-other } were drawn.

advice-council = Look at { THE($empire) }'s { council-one }.
advice-region = Look at { THE($region) }.
advice-card = Look at your { $card }.
advice-empire = Look at { THE($empire) }.
advice-tokens = Consider exchanging two { token-other }.
advice-keep = Consider keeping all { token-other }.
advice-lines = Look at { THE($seat) }'s actions.
advice-answer = Weigh both sides' gains.
advice-halves = Weigh both effects.
advice-pass = Consider passing.
advice-done = Consider stopping.
advice-worth = { $win }% to win, { $points } points expected
advice-worth-short = { $win }% to win, { $points } { $points ->
    [one] point
   *[other] points
 }
advice-decimal = { $whole }.{ $tenth }

why-takes = Without { card-other }, { THE($empire) } takes { THE($region) } with { $n }{ $cities ->
    [0] {""}
    [one] {" "}and wins { $cities } { city-one }
   *[other] {" "}and wins { $cities } { city-other }
 }.
why-empties = Without { card-other }, nobody survives, and { THE($empire) } gets { THE($region) }{ $cities ->
    [0] {""}
    [one] {" "}with { $cities } { city-one }
   *[other] {" "}with { $cities } { city-other }
 }.
why-empties-for-nobody = Without { card-other }, nobody survives, and nobody holds { THE($region) }{ $cities ->
    [0] {""}
    [one] {" "}with its { $cities } { city-one }
   *[other] {" "}with its { $cities } { city-other }
 }.
why-wears = Without { card-other }, { THE($empire) } can't take { THE($region) } with { $banners }{ $n ->
    [0] {""}
   *[other] , but kills { $n }
 }.
why-steers = Controls { THE($seat) }{ $more ->
    [0] {""}
    [one] {" "}and the { position-one } above
   *[other] {" "}and the { $more } { position-other } above
}.
why-steers-instead = Controls { THE($seat) }{ $more ->
    [0] {""}
    [one] {" "}and the { position-one } above
   *[other] {" "}and the { $more } { position-other } above
} instead of { THE($society) }.
why-secures = Keeps rivals out of { THE($seat) }, already controlled from { THE($from) }.
why-leaves = Frees the { agent-one } on { THE($seat) }.
why-adds = { $n } { banner } for { THE($empire) }.
why-draws = { $n } { $empire } { card }.
why-draws-up-to = Up to { $n } { $empire } { card }.
why-attacks = { CAP(THE($empire)) } will attack.
why-exchanges = Both { token-other } stay face up.
why-keeps = Reveals nothing, helps in ties.
why-even = About equal to { $than ->
    [own] your choice, “{ $other }”
    [first] the first choice
    [listed] choice { $number }
   *[best] the best alternative, “{ $other }”
}.
why-worth = Versus { $than ->
    [own] your choice, “{ $other }”
    [first] the first choice
    [listed] choice { $number }
   *[best] the best alternative, “{ $other }”
}: { $points }, { $chance }.
why-points-most = { $points } (mainly { THE($empire) }'s { city-other }: { $gain })
why-points-most-slot = { $points } (mainly { THE($empire) }'s { city-other }, { $slot }: { $gain })
why-points-both = { $points } ({ THE($empire) }'s { city-other }: { $gain }, { THE($against) }'s: { $loss })
why-points-same = similar points
why-points-more = +{ $points } points
why-points-less = −{ $points } points
why-chance-same = same win chance
why-chance-more = +{ $win }% to win
why-chance-less = −{ $win }% to win
why-others = Only rivals' points differ.
why-other-causes = Rivals' points and luck count too.
why-rival-less-known = { CAP(THE($society)) } scores { $points } less: { THE($empire) } is on its { $slot }.
why-rival-more-known = { CAP(THE($society)) } scores { $points } more: { THE($empire) } is on its { $slot }.
why-rival-less = { CAP(THE($society)) } scores { $points } less: { THE($empire) } is on its { $slot } ({ $odds }% likely).
why-rival-more = { CAP(THE($society)) } scores { $points } more: { THE($empire) } is on its { $slot } ({ $odds }% likely).

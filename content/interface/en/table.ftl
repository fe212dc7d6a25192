# What happens and what can be done, in sentences. Words such as { $empire } come from the pack;
# { banner }, { agent-one } and the like are the pack's terms for $n of them.

seat = { $empire } { $position }
spot-region = { $region }
card-name = { $empire } card with { $partner }
card-wild = wild card of { $empire }
list-and = { $head } and { $last }
nobody = nobody

line-add = add { $n } { banner }
line-add-per = add { $n } { banner } per { $icon }
line-draw = draw { $n } { card }
line-draw-per = draw { $n } { card } per { $every ->
    [1] { $icon }
   *[other] { $every } { $icons }
 }
line-attack = attack
line-swap = swap

event-round = Round { $round } begins. { $society } goes first.
event-order = The order of the { empire-other } is { $order }.
event-laid = { $society } lays { $empire } on { $slot }.
event-retrieved = { $society } takes back its { agent-one } from { $spot }.
event-deployed = { $society } places one of its { agent-other } on { $spot }.
event-turn = It is the turn of { $empire }.
event-acts = { $society } steers { $seat }.
event-acts-from = { $society } steers { $seat } through its { agent-one } on { $agent-seat }.
event-idle = Nobody steers { $seat }: no { agent-one } is there or to its right (R2.4).
event-nothing = { $society } can do nothing with { $seat } (R5.2).
event-takes = { $seat }: { $line }.
event-added = { $empire } adds { $n } { banner } in { $region }.
event-moved = { $empire } moves { $n } { banner } from { $from } to { $to }.
event-killed-card = { $n } { banner } of { $empire } { $n ->
    [one] is
   *[other] are
 } killed in { $region }.
event-killed-fort = The { fort-one } of { $region } kills { $n } { banner } of { $empire } (R6.2).
event-killed-combat = { $empire } loses { $n } { banner } in { $region }.
event-killed-supply = { $n } { banner } of { $empire } above the limit { $n ->
    [one] goes
   *[other] go
 } back from { $region } to the { supply-one } (R5.7).
event-killed-nowhere = { $n } { banner } of { $empire } { $n ->
    [one] has
   *[other] have
 } nowhere to go from { $region } and { $n ->
    [one] goes
   *[other] go
 } to the { supply-one }.
event-taken-up = The { army-one } of { $empire } in { $region } is dispersed: { $n } { banner }.
event-control-gained = { $to } now controls { $region }.
event-control-changed = { $region } passes from { $from } to { $to }.
event-control-lost = Nobody controls { $region } any more.
event-drew = { $society } draws a card of { $empire }.
event-drew-card = It is the { $card }: { $abilities }.
event-drew-wild = It is a { $card }: it pays for any one card.
event-swapped = { $society } moves its { agent-one } from { $from } to { $to }.
event-swapped-with = { $society } moves its { agent-one } from { $from } to { $to }; the { agent-one } of { $other } takes its place.
event-attack = { $empire } attacks { $to } from { $from } with { $n } { banner }.
event-joined-supply = { $n } { banner } from the { supply-one } join the attack.
event-joined-region = { $n } { banner } from { $from } join the attack.
event-won = { $empire } takes { $region } with { $n } { banner } left.
event-held = { $region } holds out with { $n } { banner } left.
event-emptied = Nobody is left standing in { $region }.
event-played = { $society } plays { $ability } ({ $cost }).
event-played-wild = { $society } plays { $ability } ({ $cost }), and pays the { $paid } for one of these cards.
event-relocated = { $society } moves its { agent-one } from { $from } to { $to } and acts there.
event-borrows = { $society } acts as { $seat } instead.
event-first = The first-player marker passes to { $society }.
event-discarded = { $society } discards a card of { $empire }.
event-discarded-card = It was the { $card }.
event-kept = { $society } leaves its { token-other } as they are.
event-exchanged = { $society } exchanges two { token-other }: { $a } to { $slot-a }, { $b } to { $slot-b }. They stay face up.
event-revealed = { $society } draws an event of { $empire }: { $event }.
event-incident = { $event }: { $text }
event-void = { $event } can change nothing and leaves the game; another { card-one } is drawn.
event-traded = The { agent-other } of { $a } and { $b } trade places.
event-reseated = The { agent-one } of { $society } goes from { $from } to { $to }.
event-restarts = The turn of { $empire } starts again.
event-drew-offer = It is the offer { $card }: { $text }
event-offered = { $society } offers { $other } { $offer }. { $text }
event-accepted = { $society } accepts { $offer }.
event-declined = { $society } declines { $offer }.
event-steers = { $society } now makes the choices of { $seat }.
event-turned = { $society } turns { $empire } on { $slot } face up.
event-over = The match is over. All { token-other } are turned over.

ask-lay = { $society }, choose the { empire-one } for { $slot }.
ask-retrieve = { $society }, take back one of your { agent-other } (R4.1).
ask-deploy = { $society }, place one of your { agent-other } (R4.2).
ask-before = { $society }, choose an action for { $seat }, or play a card first.
ask-before-none = { $society }, { $seat } has no action left: play a card or pass.
ask-line = { $society }, choose an action for { $seat } after the swap.
ask-swap = { $society }, choose the { position-one } that your { agent-one } swaps with.
ask-declare = { $society }, choose the attack of { $empire }.
ask-muster = { $society }, { $empire } attacks { $to } with { $n } { banner }: play a card before blood, or pass.
ask-aftermath = { $society }, the attack on { $region } is over: play a card or pass.
ask-after = { $society }, the action of { $seat } is done: play a card or pass.
ask-object = { $society }, choose the object of { $ability }.
ask-place = { $society }, { $n } { banner } of { $empire } to place: choose where.
ask-spread = { $society }, { $n } { banner } left, one to each of the { region-other }: choose where.
ask-strike = { $society }, kill up to { $n } more enemy { banner } around { $region }.
ask-rearrange = { $society }, rearrange the { banner-other } of { $empire }.
ask-scatter = { $society }, { $n } { banner } of { $empire } driven from { $region }: choose where the next one goes.
ask-half = { $society }, { $event }: choose what happens.
ask-incident = { $society }, { $event }. { $text }
ask-reseat = { $society }, { $event }: choose where the { agent-one } of { $seat } goes.
ask-control = { $society }, { $other } is about to act as { $seat }: make an offer, or pass.
ask-arms = { $society }, { $other } attacks as { $seat }: make an offer, or pass.
ask-answer = { $society }, { $other } offers you { $offer }. { $text } Do you accept?
ask-recall = { $society }, take one of your { agent-other } off its { council-one }.
ask-draw = { $society }, draw { $left ->
    [one] one { card-one }
   *[other] { $left } { card-other }
 }: choose a deck.
ask-reinforce = { $society }, choose where to reinforce with { $n } { banner }.
ask-reveal = { $society }, choose one of your { token-other } to turn face up.
ask-trade = { $society }, choose one of your { agent-other } to trade places, or leave it.
ask-trade-for = { $society }, choose the rival's { agent-one } with which yours on { $seat } trades places.
ask-discard = { $society }, discard down to { $limit } cards (R8.1): { $n } to go.
ask-loyalty = { $society }, leave your { token-other } as they are, or exchange two that lie face down (R8.2).
ask-over = The match is over.

action-lay = Lay { $empire } here
action-retrieve = Take back the { agent-one } on { $spot }
action-deploy = Place one of your { agent-other } on { $spot }
action-add = Add { $n } { banner } ({ $line })
action-draw = Draw { $n } { card } ({ $line })
action-attack-line = Attack
action-swap-line = Swap
action-swap = Swap with { $seat }
action-swap-empty = Swap to { $seat }, which is empty
action-attack = Attack { $to } from { $from } with { $n } { banner } ({ $outcome })
action-play = Play { $ability } ({ $cost }): { $text }
action-play-paid = Play { $ability } ({ $cost }), paying the { $paid }: { $text }
action-choose-seat = { $seat }
action-choose-region = { $region }
action-choose-empire = { $empire }
action-choose-some = { $n } { banner } in { $region }
action-choose-move = Move { $n } { banner } from { $from } to { $to }
action-place = { $region }
action-kill = Kill one { banner-one } in { $region }
action-done = Done
action-pass = Pass
action-half = { $text }
action-offer = Offer { $offer }: { $text }
action-accept = Accept
action-decline = Decline
action-discard = Discard the { $card }
action-keep = Leave them as they are
action-exchange = Exchange { $a } and { $b }

outcome-won = taken with { $n } left
outcome-held = held, { $n } left there
outcome-emptied = nobody is left
outcome-fort = the { fort-one } kills { $n }, then { $outcome }
outcome-won-short = { $n } left
outcome-held-short = held by { $n }
outcome-emptied-short = all fall

undo-nothing = There is nothing to take back yet.
undo-rival = A rival has moved since: your last decision can no longer be taken back.
undo-drawn = Chance has spoken since: your last decision can no longer be taken back.

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

event-round = Round { $round } begins. { CAP(THE($society)) } goes first.
event-order = The order of the { empire-other } is { $order }.
event-laid = { CAP(THE($society)) } lays { THE($empire) } on { $slot }.
event-retrieved = { CAP(THE($society)) } takes back its { agent-one } { $spot }.
event-deployed = { CAP(THE($society)) } places one of its { agent-other } { $spot }.
event-turn = It is the turn of { THE($empire) }.
track-turn-later = Then it is the turn of { THE($empire) }.
track-turn-over = { CAP(THE($empire)) } has had its turn.
event-acts = { CAP(THE($society)) } steers { THE($seat) }.
event-acts-from = { CAP(THE($society)) } steers { THE($seat) } through its { agent-one } on { THE($agent-seat) }.
event-idle = Nobody steers { THE($seat) }: no { agent-one } is there or further down (R2.4).
event-nothing = { CAP(THE($society)) } can do nothing with { THE($seat) } (R5.2).
event-takes = { $seat }: { $line }.
event-added = { CAP(THE($empire)) } adds { $n } { banner } in { THE($region) }.
event-moved = { CAP(THE($empire)) } moves { $n } { banner } from { THE($from) } to { THE($to) }.
event-killed-card = { $n } { banner } of { THE($empire) } { $n ->
    [one] is
   *[other] are
 } killed in { THE($region) }.
event-killed-fort = The { fort-one } of { THE($region) } kills { $n } { banner } of { THE($empire) } (R6.2).
event-killed-combat = { CAP(THE($empire)) } loses { $n } { banner } in { THE($region) }.
event-killed-supply = { $n } { banner } of { THE($empire) } above the limit { $n ->
    [one] goes
   *[other] go
 } back from { THE($region) } to the { supply-one } (R5.7).
event-killed-instead = Instead of a swap, { $n } { banner } of { THE($empire) } { $n ->
    [one] is
   *[other] are
 } killed in { THE($region) } (R13.5).
event-killed-nowhere = { $n } { banner } of { THE($empire) } { $n ->
    [one] has
   *[other] have
 } nowhere to go from { THE($region) } and { $n ->
    [one] goes
   *[other] go
 } to the { supply-one }.
event-taken-up = The { army-one } of { THE($empire) } in { THE($region) } is dispersed: { $n } { banner }.
event-control-gained = { CAP(THE($to)) } now controls { THE($region) }.
event-control-changed = { CAP(THE($region)) } passes from { THE($from) } to { THE($to) }.
event-control-lost = Nobody controls { THE($region) } any more.
event-drew = { CAP(THE($society)) } draws { AN(card-one) } of { THE($empire) }.
event-drew-card = It is the { $card }: { $abilities }.
event-drew-wild = It is a { $card }: it pays for any one { card-one }.
event-swapped = { CAP(THE($society)) } moves its { agent-one } from { THE($from) } to { THE($to) }.
event-swapped-with = { CAP(THE($society)) } moves its { agent-one } from { THE($from) } to { THE($to) }; the { agent-one } of { THE($other) } takes its place.
event-attack = { CAP(THE($empire)) } attacks { THE($to) } from { THE($from) } with { $n } { banner }.
event-joined-supply = { $n } { banner } from the { supply-one } { $n ->
    [one] joins
   *[other] join
 } the attack.
event-joined-region = { $n } { banner } from { THE($from) } { $n ->
    [one] joins
   *[other] join
 } the attack.
event-won = { CAP(THE($empire)) } takes { THE($region) } with { $n } { banner } left.
event-won-from = { CAP(THE($empire)) } takes { THE($region) } from { THE($from) } with { $n } { banner } left.
event-held = { CAP(THE($region)) } holds out with { $n } { banner } left.
event-emptied = Nobody is left standing in { THE($region) }.
event-played = { CAP(THE($society)) } plays { $ability } ({ $cost }).
event-played-wild = { CAP(THE($society)) } plays { $ability } ({ $cost }), and pays the { $paid } for one of these { card-other }.
event-relocated = { CAP(THE($society)) } moves its { agent-one } from { THE($from) } to { THE($to) } and acts there.
event-borrows = { CAP(THE($society)) } acts as { THE($seat) } instead.
event-first = The first-player marker passes to { THE($society) }.
event-discarded = { CAP(THE($society)) } discards { AN(card-one) } of { THE($empire) }.
event-discarded-card = It was the { $card }.
event-kept = { CAP(THE($society)) } leaves its { token-other } as they are.
event-exchanged = { CAP(THE($society)) } exchanges two { token-other }: { THE($a) } to { $slot-a }, { THE($b) } to { $slot-b }. They stay face up.
event-revealed = { CAP(THE($society)) } draws an event of { THE($empire) }: “{ $event }”.
event-incident = “{ $event }”: { $text }
event-void = “{ $event }” can change nothing and leaves the game; another { card-one } is drawn.
event-traded = The { agent-other } of { THE($a) } and { THE($b) } trade places.
event-reseated = The { agent-one } of { THE($society) } goes from { THE($from) } to { THE($to) }.
event-restarts = The turn of { THE($empire) } starts again.
event-drew-offer = It is the offer “{ $card }”: { $text }
event-offered = { CAP(THE($society)) } offers { THE($other) } “{ $offer }”. { $text }
event-accepted = { CAP(THE($society)) } accepts “{ $offer }”.
event-declined = { CAP(THE($society)) } declines “{ $offer }”.
event-steers = { CAP(THE($society)) } now makes the choices of { THE($seat) }.
event-turned = { CAP(THE($society)) } turns { THE($empire) } on { $slot } face up.
event-raised = { CAP(THE($society)) } moves { THE($empire) } up to { $slot }.
event-over = The match is over. All { token-other } are turned over.

lasting = Until the round ends: { $what }.
lasting-doubled = every { $icon } counts twice for printed actions
lasting-truce = { THE($empire) } does not attack
lasting-unchecked = there are no { supply-one } checks
gone = Out of the game: { $cards }.
gone-card = “{ $card }”

ask-lay = { $society }, choose the { empire-one } for { $slot }.
ask-follow = { CAP(THE($society)) } follows its script.
ask-retrieve = { $society }, take back one of your { agent-other }.
ask-deploy = { $society }, place { $n ->
    [1] your last { agent-one } of this round
   *[other] one of your { agent-other } ({ $n } to go in this round)
 }.
ask-before = { $society }, choose an action for { THE($seat) }, or play { AN(card-one) } first.
ask-before-none = { $society }, { THE($seat) } has no action left: play { AN(card-one) } or pass.
ask-line = { $society }, choose an action for { THE($seat) } after the swap.
ask-swap = { $society }, choose the { position-one } that your { agent-one } moves to or swaps with; it acts there at once.
ask-declare = { $society }, choose the attack of { THE($empire) }.
ask-muster = { $society }, { THE($empire) } attacks { THE($to) } with { $n } { banner }: play { AN(card-one) } before the fight, or pass.
ask-aftermath = { $society }, the attack on { THE($region) } is over: play { AN(card-one) } or pass.
ask-after = { $society }, the action of { THE($seat) } is done: play { AN(card-one) } or pass.
ask-object = { $society }, { $ability }: choose what it is used on.
ask-place = { $society }, { $n } { banner } of { THE($empire) } to place{ $n ->
    [one] {""}
   *[other] , one at a time
 }: choose where.
ask-spread = { $society }, { $n } { banner } left, one to each of the { region-other }: choose where.
ask-strike = { $society }, kill up to { $n } more enemy { banner } around { THE($region) }.
ask-rearrange = { $society }, rearrange the { banner-other } of { THE($empire) }.
ask-scatter = { $society }, { $n } { banner } of { THE($empire) } driven from { THE($region) }: choose where the next one goes.
ask-half = { $society }, “{ $event }”: choose what happens.
ask-incident = { $society }, “{ $event }”: { $text }
ask-reseat = { $society }, “{ $event }”: choose where the { agent-one } of { THE($seat) } goes.
ask-control = { $society }, { THE($other) } is about to act as { THE($seat) }: make an offer, or pass.
ask-arms = { $society }, { THE($other) } attacks as { THE($seat) }: make an offer, or pass.
ask-answer = { $society }, { THE($other) } offers you “{ $offer }”. Do you accept?
ask-recall = { $society }, take one of your { agent-other } off its { council-one }.
ask-draw = { $society }, draw { $left ->
    [one] one { card-one }
   *[other] { $left } { card-other }
 }: choose a deck.
ask-reinforce = { $society }, choose where to reinforce with { $n } { banner }.
ask-reveal = { $society }, choose one of your { token-other } to turn face up.
ask-trade = { $society }, choose one of your { agent-other } to trade places, or leave it.
ask-trade-for = { $society }, choose the rival's { agent-one } with which yours on { THE($seat) } trades places.
ask-discard = { $society }, discard down to { $limit } { card-other }: { $n } to go.
ask-loyalty = { $society }, leave your { token-other } as they are, or exchange two that lie face down.
ask-over = The match is over.

action-lay = Lay { THE($empire) } here
action-follow = Follow the script
action-retrieve = Take back the { agent-one } { $spot }
action-deploy = Place one of your { agent-other } { $spot }
action-add-plain = Add { $n } { banner }
action-draw-plain = Draw { $n } { card }
action-add = Add { $n } { banner } ({ $line })
action-draw = Draw { $n } { card } ({ $line })
action-attack-line = Attack
action-swap-line = Swap
action-swap = Swap with { THE($seat) }
action-swap-empty = Swap to { THE($seat) }, which is empty
action-attack = Attack { THE($to) } from { THE($from) } with { $n } { banner } ({ $outcome })
action-play = Play { $ability } ({ $cost }): { $text }
action-play-paid = Play { $ability } ({ $cost }), paying the { $paid }: { $text }
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
action-keep = Keep all as they are
action-exchange = Exchange { THE($a) } and { THE($b) }

outcome-won = the attackers win, { $n } left
outcome-held = the defenders hold, { $n } left
outcome-emptied = nobody is left
outcome-fort = the { fort-one } kills { $n }, then { $outcome }
# Behind "then", where some languages have another order of words.
outcome-then-won = the attackers win, { $n } left
outcome-then-held = the defenders hold, { $n } left
outcome-then-emptied = nobody is left

undo-nothing = There is nothing to take back yet.
undo-rival = A rival has moved since: your last decision can no longer be taken back.
undo-person = It is another person's turn now: your last decision can no longer be taken back.
undo-over = The match is over: no decision can be taken back any more.
undo-drawn = Chance has spoken since: your last decision can no longer be taken back.

advice-council = Look at the { council-one } of { THE($empire) }.
advice-region = Look at { THE($region) }.
advice-card = In your hand, look at the { $card }.
advice-empire = Look at { THE($empire) }.
advice-tokens = Two of your { token-other } could change places.
advice-keep = Keep your { token-other } as they are.
advice-lines = Look at what is printed for { THE($seat) }.
advice-answer = Weigh what the offer brings to both of you.
advice-halves = Weigh both halves of the event.
advice-pass = You may well leave it at that.
advice-done = That may be enough already.
advice-worth = { $win }% to win, { $points } points expected
advice-decimal = { $whole }.{ $tenth }

why-takes = The attack of { THE($empire) } on { THE($region) } with { $n } { banner } is sure, { card-other } aside{ $cities ->
    [0] {""}
    [one] , and wins { $cities } { city-one }
   *[other] , and wins { $cities } { city-other }
 }.
why-wears = The attack of { THE($empire) } on { THE($region) } with { $banners } takes nothing, { card-other } aside{ $n ->
    [0] {""}
   *[other] ; it kills { $n } { banner }
 }.
why-steers = Its { agent-one } will steer { THE($seat) }{ $more ->
    [0] {""}
    [one] {" "}and the { position-one } before it
   *[other] {" "}and the { $more } { position-other } before it
}.
why-steers-instead = Its { agent-one } will steer { THE($seat) }{ $more ->
    [0] {""}
    [one] {" "}and the { position-one } before it
   *[other] {" "}and the { $more } { position-other } before it
} in the place of { THE($society) }.
why-leaves = Its { agent-one } leaves { THE($seat) } and can go elsewhere.
why-adds = { $n } { banner } for { THE($empire) }.
why-draws = Up to { $n } { card } of { THE($empire) }.
why-attacks = { CAP(THE($empire)) } is to attack.
why-guards = One more { banner-one } in { THE($region) }.
why-exchanges = Both { token-other } lie open from now on.
why-keeps = The { token-other } stay as they are: nothing is given away, and no tie is lost.
why-even = About as good as { $than ->
    [own] your choice, “{ $other }”
    [listed] choice { $number }
   *[best] the best other choice, “{ $other }”
}.
why-worth = Against { $than ->
    [own] your choice, “{ $other }”
    [listed] choice { $number }
   *[best] the best other choice, “{ $other }”
}: { $points }, { $chance }.
why-worth-most = Against { $than ->
    [own] your choice, “{ $other }”
    [listed] choice { $number }
   *[best] the best other choice, “{ $other }”
}: { $points } (the { city-other } of { THE($empire) } weigh most: { $gain }), { $chance }.
why-points-same = about as many points
why-points-more = { $points } points more
why-points-less = { $points } points less
why-chance-same = the same chance to win
why-chance-more = chance to win { $win }% higher
why-chance-less = chance to win { $win }% lower
why-others = What decides here is what the others get, not the points.
why-spread = What counts is how often points suffice.
why-rival-less-known = { CAP(THE($society)) } is left with { $points } points less: { THE($empire) } is its { $slot }.
why-rival-more-known = { CAP(THE($society)) } gains { $points } points by it: { THE($empire) } is its { $slot }.
why-rival-less = { CAP(THE($society)) } is left with { $points } points less: { THE($empire) } is its { $slot } with { $odds }%.
why-rival-more = { CAP(THE($society)) } gains { $points } points by it: { THE($empire) } is its { $slot } with { $odds }%.

# Cards: their faces, the list of all of them, what is known of where they are; tokens that are known.

card-event = { CAP(THE($empire)) }'s event: happens when drawn, then leaves the game.
card-offer = { CAP(THE($empire)) }'s offer: shown to a rival, who may decline it.
card-by = { CAP(THE($society)) }

card-unpaid = Not playable now: needs { $needed } { $empire } { $needed ->
    [one] { card-one }
   *[other] { card-other }
 }, you have { $held }.
card-closed = Not playable now: only { $windows }.
card-idle = Not playable now: it would change nothing.
card-now = Playable now.
card-now-banners = Now: { $n } { banner } of { THE($empire) }.
card-now-short = Now: { $n } of { $of } { banner-other }. { CAP(THE($empire)) } has only { $supply } left in { supply-one }.
card-now-kills = Now: kills { $n } { banner }.
card-now-regions = Now: { $n } { $n ->
    [one] { region-one }
   *[other] { region-other }
 } to choose from.
card-now-positions = Now: { $n } { $n ->
    [one] { position-one }
   *[other] { position-other }
 } to choose from.
card-now-empires = Now: { $n } { $n ->
    [one] { empire-one }
   *[other] { empire-other }
 } to choose from.
card-now-targets = Now: { $n } { $n ->
    [one] target
   *[other] targets
 } to choose from.
card-costs = { $more ->
    [0] Costs this { card-one }
    [one] Costs this and { $more } more { card-one }
   *[other] Costs this and { $more } more { card-other }
 }

cards-title = All { card-other }
cards-close = Close
cards-open = All { card-other } (C)
cards-on-every = On every { $empire } { card-one }.
cards-places = { $n } in all: { $places }.
cards-beside = { $card }: { $beside }
cards-own = { $n } in your hand
cards-with = { $n } with { THE($society) }
cards-gone = { $n } out of the game
cards-deck = { $n } in the deck
cards-unknown = { $n } in the deck or in a rival's hand
cards-covered = Unknown in rivals' hands: { $n }.
cards-known = Known in hand: { $cards }.
cards-known-one = { $n } × { $card }

known-token-last = Certainly { THE($empire) }: the other { token-other } are all face up.
known-token-setup = Certainly { THE($empire) }: the deal, your own { token-other } and the face-up ones rule out the rest.

exchange-title = Exchange two { token-other }, or none
exchange-fold = Show the map
exchange-unfold = Show the { token-other }
exchange-made = Exchanges so far:
exchange-made-by = { $society } { $n }
exchange-made-all = Exchanges so far: { $list }. Fewer exchanges win ties (R9.2).
exchange-now = Now: { $n } { $n ->
    [one] point
   *[other] points
 }
exchange-pick = Pick two face-down { token-other }
exchange-other = Pick the second. New points:
exchange-then = Then: { $n } { $n ->
    [one] point
   *[other] points
 } ({ $change })
exchange-gives = Exchange with { THE($empire) }: { $before } → { $after } points now.
exchange-about = Exchanged { token-other } stay face up and can't move again.
exchange-open = From now on everyone sees { THE($a) } as { $slot-a } and { THE($b) } as { $slot-b }.
exchange-left = Your other { $n } stay face down.
exchange-left-one = Your last one stays face down, but is obvious.
exchange-left-none = All of yours are then face up.
exchange-none = Exchange two
exchange-do = Exchange { THE($a) } and { THE($b) }: { $before } → { $after }
exchange-keep = Keep all

ask-before-plain = Choose { THE($seat) }'s action.

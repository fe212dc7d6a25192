# Cards: their faces, the list of all of them, what is known of where they are; tokens that are known.

card-event = Event of { THE($empire) }: drawn, it is carried out at once and leaves the game.
card-offer = Offer of { THE($empire) }: shown to a rival, who may decline it.
card-by = { CAP(THE($society)) }

card-unpaid = Cannot be played now: it takes { $needed } { $needed ->
    [one] { card-one }
   *[other] { card-other }
 } of { THE($empire) }, you have { $held }.
card-closed = Cannot be played now: only { $windows }.
card-idle = Cannot be played now: it would change nothing.
card-now = Can be played now.
card-now-banners = Now: { $n } { banner } of { THE($empire) }.
card-now-short = Now: { $n } of { $of } { banner-other }, for the { supply-one } of { THE($empire) } has { $supply } left.
card-now-kills = Now: { $n } { banner } would fall.
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

cards-title = All { card-other }
cards-close = Close
cards-open = All { card-other } (C)
cards-on-every = On every { card-one } of { THE($empire) }.
cards-places = { $n } in all: { $places }.
cards-beside = { $card }: { $beside }
cards-own = { $n } in your hand
cards-with = { $n } with { THE($society) }
cards-gone = { $n } out of the game
cards-deck = { $n } in the deck
cards-unknown = { $n } in the deck or in a rival's hand
cards-covered = Which { $n } rivals hold is not known.
cards-known = Certainly held: { $cards }.
cards-known-one = { $n } × { $card }

known-token-last = { CAP(THE($empire)) }, for sure: all its other { token-other } lie open.
known-token-setup = { CAP(THE($empire)) }, for sure: nothing else fits the way the { token-other } were dealt, yours and those that lie open.

exchange-title = Exchange two { token-other }, or none
exchange-fold = Show the map
exchange-unfold = Show the { token-other }
exchange-made = Exchanges so far:
exchange-made-by = { $society } { $n }
exchange-made-all = Exchanges so far: { $list }. Between equals, fewer win (R9.2).
exchange-now = Now: { $n } { $n ->
    [one] point
   *[other] points
 }
exchange-pick = Pick two that lie face down
exchange-other = And which other? Points then:
exchange-then = Then: { $n } { $n ->
    [one] point
   *[other] points
 } ({ $change })
exchange-gives = Exchange with { THE($empire) }: { $before } → { $after } points now.
exchange-about = What is exchanged lies face up for good, where everybody sees it, and never moves again.
exchange-open = For good, everybody sees { THE($a) } at { $slot-a } and { THE($b) } at { $slot-b }.
exchange-left = Your other { $n } stay face down.
exchange-left-one = Your last one stays face down, but is known as well.
exchange-left-none = All of yours then lie open.
exchange-none = Exchange two
exchange-do = Exchange { THE($a) } and { THE($b) }: { $before } → { $after }
exchange-keep = Keep all

ask-before-plain = { $society }, choose an action for { THE($seat) }.

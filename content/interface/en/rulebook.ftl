# The rulebook on its page, in the text table and on the command line.

rulebook-heading = Rulebook
rulebook-link = Read { $number } in the rulebook
rulebook-close = Close (Esc)
rulebook-previous = Back to where I was
rulebook-open = Rulebook (F1)
rulebook-search = Search words or a number
rulebook-found = { $n ->
    [0] Nothing found for “{ $words }”
    [one] 1 place for “{ $words }”
   *[other] { $n } places for “{ $words }”
 }
rulebook-page = On one page
rulebook-icons = Pictures
rulebook-cards = All { card-other }
rulebook-match = This match
rulebook-section = section { $number }
rulebook-number = R{ $number }
rulebook-marked = House rule: { $name }, { $value }. Printed: { $printed }.
rulebook-of-match = The rules of this match: { $pack }.
rulebook-of-setup = The rules as the match is set up now: { $pack }.
rulebook-of-pack = The rules of { $pack }, as printed.
rulebook-as-printed = Everything is as printed.
rulebook-differ = { $n ->
    [one] One house rule differs from what is printed:
   *[other] { $n } house rules differ from what is printed:
 }
rulebook-column-rule = Rule
rulebook-column-now = Here
rulebook-column-choices = Choices
rulebook-column-cost = Cost
rulebook-column-window = When
rulebook-column-effect = Effect
rulebook-only-with = Only with the house rule *{ $name }* (section 10).
rulebook-about-cards = Every { card-one } of the pack, deck by deck. How they are played: R7.1 to R7.4. What each effect does exactly: R7.3.
rulebook-on-partner = With partner { $empire }
rulebook-on-all = On every { card-one } of the deck
rulebook-none-known = There is no rule { $number }; numbers go from R1.1 to R{ $last }, such as R6.2, and a section is one number, such as 6.
rulebook-nothing = Nothing in the rulebook has “{ $words }”. Try fewer words or others, or a number such as R6.2.
rulebook-chapters = Sections: say “rules” and a number (rules 6.2), a section (rules 6) or words (rules { supply-one }).
ability-quoted = *{ $name }*
ability-absent = { $name } (on no { card-one } of this pack)
list-or = { $head } or { $last }
list-nor = { $head } or { $last }
number-range = { $least } to { $most }

icon-city = { CAP(city-other) } score: each { city-one } that is controlled is worth the multiplier of its { empire-one } (R9.1).
icon-farm = { CAP(farm-other) } feed: more { banner-other } stay at { AN(supply-one) } check (R5.7).
icon-fort = { CAP(fort-other) } protect: each kills one attacker first (R6.2).
icon-agent = { CAP(agent-other) } on { council-other } steer their { position-other } (R2.4).
icon-banner = { CAP(banner-other) } stand in { region-other } and control them (R2.2).
icon-token = { CAP(token-other) } lie face down until they are exchanged (R8.2).
icon-deck = The deck of { AN(empire-one) } (R5.4).
icon-add = Add { banner-other } (R5.3).
icon-draw = Draw { card-other } (R5.4).
icon-attack = Attack (R6.1).
icon-swap = Swap the place of { AN(agent-one) } (R5.6).
icon-first-player = First player of the round (R5.8).
icon-steers = An arrow up on an empty { position-one }: whoever has the small emblem beside it steers from further down (R2.4).
icon-over = A red mark with an exclamation mark: more { banner-other } stand there than the check leaves (R5.7).
icon-figure = The figure on { banner-other } counts them (R2.2).
icon-rings = { CAP(token-other) }: a filled one lies face up; of one that is only ringed you alone know; a hatched one in a broken ring lies face down, but what it is follows from what lies open (R8.2).
icon-backs = Small backs with a figure: so many { card-other } of this deck somebody holds (R5.4).
icon-tick = A tick on small backs: everybody has seen some of these { card-other }; pointing there says which.
icon-pencil = Pencil marks among the suspicions: a ring for what may lie there, a hook for what surely does, a stroke for what does not.

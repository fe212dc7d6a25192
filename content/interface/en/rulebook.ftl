# The rulebook on its page, in the text table and on the command line.

rulebook-heading = Rulebook
rulebook-link = Read { $number } in the rulebook
rulebook-close = Close (Esc)
rulebook-previous = Previous place
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
rulebook-of-setup = The rules of the match you are setting up: { $pack }.
rulebook-of-pack = The rules of { $pack }, as printed.
rulebook-as-printed = All as printed.
rulebook-differ = { $n ->
    [one] One house rule differs from the printed one:
   *[other] { $n } house rules differ from the printed ones:
 }
rulebook-column-rule = Rule
rulebook-column-now = Here
rulebook-column-choices = Choices
rulebook-column-cost = Cost
rulebook-column-window = When
rulebook-column-effect = Effect
rulebook-only-with = Only with the house rule *{ $name }* (section 10).
rulebook-about-cards = Every { card-one } of the pack, deck by deck. How to play them: R7.1 to R7.4. Exact effects: R7.3.
rulebook-on-partner = With partner { $empire }
rulebook-on-all = On every { card-one } of the deck
rulebook-none-known = There is no rule { $number }. Rules go from R1.1 to R{ $last }, such as R6.2. A section is one number, such as 6.
rulebook-nothing = Nothing in the rulebook has “{ $words }”. Try other words, or a number such as R6.2.
rulebook-chapters = Sections: type “rules” and a number (rules 6.2), a section (rules 6) or words (rules { supply-one }).
ability-quoted = *{ $name }*
ability-absent = { $name } (on no { card-one } of this pack)
list-or = { $head } or { $last }
list-nor = { $head } or { $last }
number-range = { $least } to { $most }

icon-city = { CAP(city-other) } score: each controlled { city-one } is worth its { empire-one }'s multiplier (R9.1).
icon-farm = { CAP(farm-other) } feed: more { banner-other } stay at { AN(supply-one) } check (R5.7).
icon-fort = { CAP(fort-other) } protect: each kills one attacker first (R6.2).
icon-agent = { CAP(agent-other) } on { council-other } control their { position-other } (R2.4).
icon-banner = { CAP(banner-other) } stand in { region-other } and control them (R2.2).
icon-token = { CAP(token-other) } lie face down until they are exchanged (R8.2).
icon-deck = The deck of { AN(empire-one) } (R5.4).
icon-add = Add { banner-other } (R5.3).
icon-draw = Draw { card-other } (R5.4).
icon-attack = Attack (R6.1).
icon-swap = Swap { AN(agent-one) } to another { position-one } (R5.6).
icon-first-player = First player of the round (R5.8).
icon-steers = Up arrow on an empty { position-one }: the emblem shows who controls it from further down (R2.4).
icon-over = Red exclamation mark: more { banner-other } than the { supply-one } check leaves (R5.7).
icon-figure = The number on { banner-other } counts them (R2.2).
icon-rings = { CAP(token-other) }. Filled: face up. Ring: known only to you. Broken ring, hatched: face down, but open information reveals it (R8.2).
icon-backs = Small backs with a number: how many { card-other } of this deck somebody holds (R5.4).
icon-tick = A tick on small backs: everyone has seen some of these { card-other }. Point there to see which.
icon-pencil = Your pencil marks: a ring for maybe, a tick for sure, a stroke for no.

# The rulebook, sections 1 to 3. Each text is one numbered statement: rule-2-4a is R2.4a. docs/RULES.md is
# made of them (book), and the window shows them with the words, numbers and house rules of a match.
# *Word* and **Word** are set apart, ~city~ is a picture, R2.4 and "section 10" lead there.

rule-chapter-1 = Parts
rule-chapter-2 = Control
rule-chapter-3 = Set-up

rule-1-1 = A **board** is a set of { region-other } joined by undirected borders. { CAP(AN(region-one)) } has at most one home { empire-one } and has three kinds of icons: { city-one } ~city~, { farm-one } ~farm~, { fort-one } ~fort~ (usually 0 or 1 each).
rule-1-2 = There are { $empires } { empire-other }, in a turn order (R5.1). Each has { AN(supply-one) } of { $banners } { banner-other } ~banner~, { $positions } { council-one } { position-other } in a fixed order, and one deck of { $deck } { card-other }.
rule-1-3 = There are { $societies } { society-other } (the players). Each has { $agents } { agent-other } ~agent~ and a hand of { card-other }. For each { empire-one } it also has one { token-one } ~token~ and one loyalty slot. The slots have the multipliers { $multipliers } ({ $slots }).
rule-1-4 = A deck ~deck~ holds { $copies } { card-other } for each other { empire-one }{ $wilds ->
    [on] , plus { $wild } wild { card-other } (section 10)
   *[other] {""}
 }{ $events ->
    [on] , plus its events (section 11)
   *[other] {""}
 }{ $offers ->
    [on] , plus its offers (section 12)
   *[other] {""}
 }. { CAP(AN(card-one)) } of deck A with partner B has three abilities with the costs A; A+A; A+B. The first two are the same on every { card-one } of deck A; the third is the same on A's { card-other } with partner B and on B's { card-other } with partner A.

rule-2-1 = { CAP(AN(region-one)) } holds { banner-other } of one { empire-one } at most. **{ CAP(AN(army-one)) }** is all { banner-other } in one { region-one }.
rule-2-2 = The { empire-one } whose { banner-other } stand in { AN(region-one) } controls it. With none there, its home { empire-one } does. With no home { empire-one } either, nobody does: it may be attacked as an empty enemy { region-one }, but not reinforced. A controlled { region-one } that is not the controller's home { region-one } is **conquered**. An **empty** { region-one } holds no { banner-other } (icons and { agent-other } do not count).
rule-2-3 = *Add*: from that { empire-one }'s { supply-one } to { AN(region-one) } it controls. An add or reinforce places its full number, or all that the { supply-one } holds if that is fewer. It is not possible with an empty { supply-one }. *Kill*: from the map back to its { empire-one }'s { supply-one }. *Reinforce*: add { banner-other } of the { empire-one } that controls the { region-one }.
rule-2-4 = { CAP(AN(position-one)) }'s **controller** is the owner of the { agent-one } on it. If it has none, it is the owner of the next { agent-one } to its right (towards the last { position-one }) in the same { council-one }. If there is none, nobody controls the { position-one }, and it does nothing. The { agent-one } that gives control is the **active { agent-one }** while the { position-one } acts. The **active { empire-one }** is that of the { position-one } whose action is being taken. **Enemy** means not the active { empire-one }'s.
rule-2-4a = Where { AN(card-one) } and a rule disagree, the { card-one } wins.
rule-2-5 = Conservation, true after every move. For each { empire-one }: { supply-one } + { banner-other } on the map = { $banners }. For each deck: deck + hands (+ { card-other } out of the game) = its size. For each { society-one }: { agent-other } in hand + on { council-other } + in { region-other } = { $agents }. Each { society-one }'s { token-other } fill its slots exactly once.

rule-3-1 = Starting { banner-other } go on the map as the pack says. Every deck is shuffled. A first player is drawn at random (or chosen before the match).
rule-3-2 = { $loyalty ->
    [book] The chosen **loyalty set-up** (section 10) deals the { token-other }. The printed one: each { society-one }'s { token-other } go on its slots at random, face down.
    [random] Each { society-one }'s { token-other } go on its slots at random, face down.
    [dealt-devout] Each { society-one } is dealt { AN(token-one) } for its first slot, no two the same. It lays the others out as it likes, all face down (R10.1).
   *[other] The { token-other } are dealt face down as the loyalty set-up says: { $loyalty-name } (R10.1).
 } Every { society-one } may look at its own.
rule-3-3 = Everything random comes from one seed recorded in the save. The same seed, options and moves give the same match on every machine and version.

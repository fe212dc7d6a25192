# The rules on one page.

page-goal = **Goal.** You are none of the { empire-other }. In secret you have bet on each of them: every { city-one } that it controls at the end scores its multiplier for you, from { $first } to { $worst } (R9.1). Most points win.
page-round = **A round** (there are { $rounds }): from the second round on, take back { AN(agent-one) } (R4.1). Then place { $placed } { agent-other } each, in turn (R4.2). Then every { empire-one } acts (R5.1). Then discard to { $hand-limit } { card-other } (R8.1), and exchange two { token-other } or none (R8.2).
page-steer = **{ CAP(position-other) }.** Whoever has { AN(agent-one) } on { AN(position-one) } chooses its action. On an empty { position-one } the next { agent-one } further down the same { council-one } decides (R2.4).
page-add = ~add~ **Add** { banner-other } in { region-other } that the { empire-one } controls (R5.3).
page-draw = ~draw~ **Draw** { card-other } of the { empire-one } (R5.4).
page-attack = ~attack~ **Attack** a bordering { region-one }: each { fort-one } ~fort~ kills one attacker first, then both sides lose one for one. Attackers left over hold the { region-one } (R6.1, R6.2).
page-swap = ~swap~ **Swap** your { agent-one } to another { position-one } of its { council-one }, and act there (R5.6).
page-control = **Control.** { CAP(AN(region-one)) } belongs to the { empire-one } whose { banner-other } stand in it, or else to its home { empire-one } (R2.2).
page-supply = **{ CAP(supply-one) }.** After { AN(empire-one) }'s turn at most { $supply-limit } of its { banner-other } stay in each { region-one }, { $farm-supply-limit } with { AN(farm-one) } ~farm~ (R5.7).
page-cards = **{ CAP(card-other) }.** Before, during or after the action of your { agent-one } you may play { card-other }. Pay the cost with the { card-one } itself and others from your hand, which go back into the decks (R7.1, R7.3).
page-exchange = **Loyalty.** At the end of a round you may exchange two of your face-down { token-other }. They then stay face up for everyone to see (R8.2).
page-end = **End.** After the last round the { token-other } are turned up and points are counted (R9.1). Ties go to whoever exchanged less, then to whoever has more { card-other } (R9.2).
page-hidden = **What you don't know:** rivals' face-down { token-other } and the { card-other } in their hands. Their moves give clues to both.

# The rulebook, section 10: the house rules, exactly.

rule-chapter-10 = House rules
rule-10 = Chosen before a match and saved with it. A pack may set its own defaults. The printed choice comes first.
rule-10-agents-in-regions = off, on (R4.3)
rule-10-whispers-kept = off, on: +1 per unrevealed { token-one }
rule-10-loyalty = random; unique { $slot-1 } (no two { society-other } share the first slot); unique { $slot-1 } and { $slot-last }; balanced; cyclical; teams; every two { society-other } differ in at least 2, 3 or 4 slots; dealt { $slot-1 }, rest chosen. Exactly, below
rule-10-order = the pack's orders by name (the first is the printed one); shuffled for each match; shuffled at the start of each round. No { empire-one } goes first in two rounds in a row. Each order is public before { agent-other } are placed in the first round that uses it
rule-10-swap = any { position-one }, with { agent-other } only (R5.6)
rule-10-supply-check = active { empire-one }, everyone (R5.7)
rule-10-fort-pairs = free; together (if an add gives two { banner-other } per icon, they go in pairs, each pair into one { region-one }; an odd { supply-one } leaves a last one)
rule-10-final-whisper = off; on: one last loyalty step (R8.2, the new first player's order) after the last round, without cleanup, counting for R9.1 and R9.2
rule-10-wild-cards = off; on: { $wild } per deck. A wild { card-one } replaces any one { card-one } of a cost, except the played one. It has no ability, and always returns to the deck it was shuffled into
rule-10-event-cards = off; on: section 11
rule-10-offer-cards = off; on: section 12
rule-10-numbers = the bracketed numbers
rule-10-rounds = a number (R5.8)
rule-10-hand-limit = a number (R8.1)
rule-10-agents-per-round = the pack's numbers, or another (R4.2)
rule-10-supply-limit = a number (R5.7)
rule-10-farm-supply-limit = a number (R5.7)
rule-10-multipliers = a number for each slot (R1.3)
rule-10-1 = { $loyalty ->
    [book] {""}
   *[other] In this match: { $loyalty-name }.{ " " }
 }Loyalty set-ups, with A to E the { empire-other } in a random order, written from the first slot to the last:
rule-10-1-balanced = balanced: every { empire-one }'s multipliers, summed over the { society-other }, lie in 2..5 with two { society-other }, 4..6 with three, 6..7 with four; uniform over all such deals.
rule-10-1-cyclical = cyclical, three: ABCDE, CBEDA, EBADC; four: ABCDE, BDCEA, DECAB, EACBD.
rule-10-1-teams = teams, four only: ABCDE and BACED against EDCBA and DECAB; who sits where is random.
rule-10-1-dealt = dealt { $slot-1 }, rest chosen: each { society-one } is dealt a distinct first-slot { empire-one } in secret and lays its other { token-other } out as it likes.
rule-10-2 = A choice that does not fit the number of { society-other }, { empire-other } or slots is refused before the match with the reason. Random, unique ends, differing slots and dealt { $slot-1 } fit any pack. With other multipliers or another number of { empire-other }, balanced allows sums from m - d to m + d, rounded outwards. Here m is the mean of the sums, and d is (4 - { society-other }) / 2. A deal is uniform over all deals that fit.

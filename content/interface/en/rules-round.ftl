# The rulebook, sections 4 to 6, 8 and 9: rounds, attacks, the end.

rule-chapter-4 = Round: deploy
rule-chapter-5 = Round: { empire-one } turns
rule-chapter-6 = Attack and combat
rule-chapter-8 = Round: cleanup and loyalty
rule-chapter-9 = End

rule-4-1 = From round 2 on, in player order from the first player, each { society-one } with { AN(agent-one) } on the board must take one of its own back into hand. It chooses which.
rule-4-2 = Then, in player order, each { society-one } places one { agent-one } on an empty { council-one } { position-one } of any { empire-one }. This repeats until each has placed { $placed }{ $placed-two ->
    [none] {""}
   *[other] { " " }({ $placed-two } in a two-player match)
 }. It may not pass while a legal place exists. With no { agent-one } in hand or no legal place it is skipped.
rule-4-3 = { $agents-in-regions ->
    [off] { CAP(agent-other) } are placed on { council-other } only, none in { region-other }.
    [on] A placement may instead go to any { region-one }, even one with others' { agent-other }. { CAP(AN(society-one)) } has at most { $in-regions } { agent-other } in { region-other }, and never two in the same one. { CAP(agent-other) } in { region-other } come back only by R4.1. Nothing else affects them.
   *[book] With *{ agent-other } in { region-other }*: a placement may instead go to any { region-one }, even one with others' { agent-other }. { CAP(AN(society-one)) } has at most { $in-regions } { agent-other } in { region-other }, and never two in the same one. { CAP(agent-other) } in { region-other } come back only by R4.1. Nothing else affects them.
 }

rule-5-1 = { CAP(empire-other) } act in turn order. { $order ->
    [book] {""}
    [shuffled] The order is shuffled once, before the match, and open from the start.{ " " }
    [shuffled-each-round] The order is shuffled at the start of each round, so that no { empire-one } goes first twice in a row, and open before the first deployment of the round.{ " " }
   *[other] The order is { $in-order }.{ " " }
 }In { AN(empire-one) }'s turn its { position-other } act from first to last. Control (R2.4) is determined when the { position-one }'s turn comes.
rule-5-2 = A controlled { position-one } takes exactly one of its printed actions. An action that would change nothing is not legal. When no action is legal and no { card-one } playable, the { position-one } is skipped.
rule-5-3 = **Add** ~add~ (a number, or a number per { farm-one }/{ fort-one }/{ city-one } icon over all { region-other } the active { empire-one } controls): add that many { banner-other }, as far as the { supply-one } goes. All must be placed, each in any { region-one } the { empire-one } controls. The controller chooses. Not available with an empty { supply-one } or a count of zero.{ $fort-pairs ->
    [together] { " " }If an add gives two { banner-other } per icon, they go in pairs, each pair into one { region-one }. An odd { supply-one } leaves a single last one.
   *[other] {""}
 }
rule-5-4 = **Draw** ~draw~ (a number, or one per k icons, rounded down). The controller draws that many random { card-other } from the { empire-one }'s deck, as far as the deck goes. Not available when that gives no { card-one }.
rule-5-5 = **Attack** ~attack~: section 6.
rule-5-6 = **Swap** ~swap~: the active { agent-one } moves to another { position-one } of its own { council-one }{ $swap ->
    [any] . { CAP(AN(agent-one)) } there takes its old place
    [agents-only] { " " }that holds { AN(agent-one) }, which takes its old place
   *[book] . { CAP(AN(agent-one)) } there takes its old place. With the house rule *swap with { agent-other } only*, the other { position-one } must hold { AN(agent-one) }
 }. The active { agent-one } then takes one of the printed actions of its new place at once, but no swap. A swap after which no action would be legal is not legal. Play continues after the { position-one } whose turn it was.
rule-5-7 = **{ CAP(supply-one) } check** after { AN(empire-one) }'s last { position-one }: { AN(region-one) } keeps at most { $supply-limit } { $supply-check ->
    [everyone] { banner-other } of any { empire-one }
   *[other] of that { empire-one }'s { banner-other }
 }, or { $farm-supply-limit } with { AN(farm-one) }. The excess goes back to the { supply-one }.{ $supply-check ->
    [book] { " " }With the house rule *check everyone*, this goes for all { empire-other }' { army-other }.
   *[other] {""}
 }
rule-5-8 = After the last { empire-one } the round marker advances and the first-player marker ~first-player~ passes to the left. { $final-whisper ->
    [on] After the last of { $rounds } rounds there is no cleanup, but one last loyalty step (R8.2, in the new first player's order). Then the match ends, section 9.
   *[other] After the last of { $rounds } rounds the match ends at once (no cleanup, no exchange), section 9.
 }

rule-6-1 = Target: { AN(region-one) } controlled by another { empire-one } that borders { AN(region-one) } of the active { empire-one }. Source: one such { region-one }. Strength: at least 1 { banner-one }, at most all in the source, but a conquered source keeps at least 1. A home source may be emptied. Attacks cross borders only. There is no border across a sea unless the pack draws one.
rule-6-2 = The { banner-other } move. Then one attacker is killed per { fort-one } ~fort~ in the target (an empty home { region-one }'s { fort-one } too). Then both sides lose { banner-other } one for one until a side has none. Attackers left over hold the { region-one }. With none left on either side the { region-one } is empty (R2.2). Moving within one's own { region-other } is never an attack. Hopeless attacks are legal.
rule-6-3 = *Killed enemies* of an attack are the defending { banner-other } that it removed (kills by { $kill-survivors } do not count). Its *survivors* are the attackers left over, or else the defenders left over.

rule-8-1 = Cleanup, in player order from the (new) first player: each { society-one } over { $hand-limit } { card-other } discards down to it, as it chooses, back into the decks.
rule-8-2 = Loyalty, in player order from the (new) first player: each { society-one } may exchange the slots of two of its { token-other } that are both still face down. Both then stay face up for good. Face-up { token-other } never move.{ $final-whisper ->
    [on] { " " }There is one more such step after the last round, which has no cleanup. It counts for R9.1 and R9.2.
   *[other] {""}
 }

rule-9-1 = { CAP(AN(society-one)) }'s score is the sum, over the { empire-other }, of the slot's multiplier times ({ $scores ->
    [points] what the { region-other } of the { empire-one } bring (R9.3)
   *[cities] { city-other } ~city~ the { empire-one } controls
 }{ $agents-in-regions ->
    [off] {""}
   *[other] { " " }+ that { society-one }'s own { agent-other } in { region-other } the { empire-one } controls
 }). { $whispers-kept ->
    [on] Each { token-one } never revealed is worth +1.
    [off] { CAP(AN(token-one)) } never revealed is worth nothing by itself.
   *[book] With *whispers kept* each { token-one } never revealed is worth +1.
 }
rule-9-2 = Most points win. Ties go to fewer loyalty exchanges, then to more { card-other } in hand. If still tied, the win is shared.

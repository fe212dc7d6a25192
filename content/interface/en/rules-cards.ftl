# The rulebook, section 7: cards, their windows, and what each kind of effect does exactly (effect-...).

rule-chapter-7 = { CAP(card-other) }

rule-7-1 = The controller of the acting { position-one } may play { AN(card-one) } immediately before, during or immediately after that { position-one }'s action. It may use any ability whose cost it can pay with the { card-one } itself and others of its hand, if the effect is possible and would change something. It may play several; one resolves fully before the next. The { card-other } paid, the played one included, go back into their decks at once, before the effect, and the decks are shuffled. The deck of each { card-one } in a hand is public. The { card-one } itself is not.
rule-7-2 = Windows. **Before**: with the choice of action. **Declaring**: R7.4. **Muster**: after an attack is declared (source, target, strength), before the fight. **Aftermath**: after each attack. **After**: after the action. A window in which nothing can be played is skipped. Otherwise the player may pass. In Before this is allowed only if no action is legal, and it ends the { position-one }'s turn without an After. A window is left for good by passing, or by playing { AN(card-one) } in it that grants another attack or action. That attack or action opens windows of its own. After the last one, the { position-one }'s turn is over. The same ability may be played again in the same window. Passes and open windows are not public: rivals see only which { position-one } is acting.
rule-7-3 = Abilities ({ $book ->
    [yes] kind and numbers are pack data; the printed set
   *[no] those of this pack
 }):
rule-7-4 = *Declaring*: such { AN(card-one) } may be played whenever an attack is due and not yet declared (printed, after a swap, granted by { $attack-again }, repeated by { $repeat }). Only one may be played, and it must add at least one legal attack. The attack must then be declared, and the effect ends with it. An attack action is legal when an attack is legal, or when the player can pay for such { AN(card-one) } to make one legal.
rule-7-4a = *Instead* { card-other } need a legal action at the new { position-one }. After a swap the new action follows at once, without a Before; { $repeat } then repeats that action. It always repeats the printed action taken last, at the place where it was taken. Its numbers are counted again, without anything that { card-other } added.
rule-7-4b = Where an effect names several { banner-other } or { region-other }, they are chosen one after another. { $strike }: at least one kill, then as many as wished. { $rearrange }: at least one transfer of n { banner-other } from A to B, then as many as wished, where no { region-one } both gives and takes. { $disperse } and { $subjugate }: { banner-one } by { banner-one }, all of them.
rule-7-5 = Actions taken *instead* reopen Before at the new { position-one }. Actions taken *again* and attacks *in addition* open the windows that follow them. Several in a row are legal.
rule-7-6 = Effects on { army-other } keep R2.1: only an attack moves or adds anything into { AN(region-one) } that holds another { empire-one }'s { banner-other }. Entering an empty { region-one } by an event is no attack: { AN(fort-one) } does nothing.

effect-attack-again = One more attack from the { region-one } just won, with at most the survivors of that attack (R6.1 applies: a conquered { region-one } keeps one).
effect-kill-survivors = Kill the survivors of that attack, whichever side they are on (those that still stand; { banner-other } added since do not count, and stay).
effect-relocate = Instead: move the active { agent-one } to an empty { council-one } { position-one } of any { empire-one }, not the acting one, and take one of that { position-one }'s actions at once, for that { empire-one }. Play goes on after the { position-one } whose turn it was. The { agent-one } acts again if its new place's turn is still to come.
effect-borrow = Instead: take one action of another { position-one } that the player controls through another of its { agent-other }. It acts for its own { empire-one }, and that { agent-one } is then the active one. That { position-one } still acts in its own turn. Play goes on after the { position-one } whose turn it was.
effect-reach = The attack may target any { region-one } controlled by another { empire-one }, anywhere, from any { region-one } of the active { empire-one }.
effect-reach-empty = The attack may also target any empty { region-one } controlled by another { empire-one }, anywhere.
effect-rally = Add { $n } { banner } of the active { empire-one } from its { supply-one } to the attackers.
effect-join = Move { $n ->
    [one] 1 { banner-one }
   *[other] 1 to { $n } { banner-other }
 } from one { region-one } of the active { empire-one } (even the attack's source) into the attack; a conquered { region-one } keeps one.
effect-reinforce = Reinforce { $empty ->
    [yes] an empty { region-one }
   *[no] { AN(region-one) }
 } with { $n } { banner }{ $with ->
    [none] {""}
   *[other] ; it must have { AN($with) }
 }{ $without ->
    [none] {""}
   *[other] ; it must have no { $without }
 }.
effect-shift = Move any number of { banner-other } from one { region-one } of the active { empire-one } to another it controls, however far; a conquered { region-one } keeps one.
effect-rearrange = Choose { AN(empire-one) }: rearrange its { banner-other } among the { region-other } it controls. Every { region-one } that gives keeps one, and none is filled above its { supply-one } limit.
effect-kill = Kill up to { $n } { banner } in one { region-one }.
effect-disperse = Take all { banner-other } out of { AN(region-one) }. Each goes to a bordering { region-one } that their { empire-one } controls, as the player likes; with none, all go back to the { supply-one }.
effect-subjugate = For each killed enemy add { $n } { banner } of the active { empire-one } to any { region-one } it controls (played twice, the same kills count twice).
effect-strike = Choose { AN(region-one) } with { AN(banner-one) } of the active { empire-one }: kill up to { $n } enemy { banner } in { region-other } bordering it.
effect-populate = Add 1 { banner-one } to every { region-one } the active { empire-one } controls (the player chooses which if the { supply-one } is short).
effect-repeat = Take the same printed action again.

effect-name-attack-again = a further attack
effect-name-kill-survivors = killing survivors
effect-name-relocate = moving the active { agent-one }
effect-name-borrow = acting at another { position-one }
effect-name-reach = an attack anywhere
effect-name-reach-empty = an attack on any empty { region-one }
effect-name-rally = more attackers from the { supply-one }
effect-name-join = more attackers from { AN(region-one) }
effect-name-reinforce = reinforcing
effect-name-shift = moving { banner-other }
effect-name-rearrange = rearranging
effect-name-kill = killing in one { region-one }
effect-name-disperse = dispersing
effect-name-subjugate = { banner-other } for killed enemies
effect-name-strike = killing around { AN(region-one) }
effect-name-populate = { banner-other } in every { region-one }
effect-name-repeat = repeating an action

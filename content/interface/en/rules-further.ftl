# The rulebook, sections 11 to 14: event and offer cards, automata, and what one decision is.

rule-chapter-11 = Event { card-other }
rule-chapter-12 = Offer { card-other }
rule-chapter-13 = Solo automata
rule-chapter-14 = What one decision is

rule-11 = { $book ->
    [yes] Two per { empire-one }; pack data.
   *[no] { $events ->
        [on] They are in the decks of this match.
       *[off] They are not in the decks of this match. The house rule *event { card-other }* adds them.
     }
 }
rule-11-1 = A drawn event is shown, and the drawer carries it out at once. If the event has two halves, the drawer picks one. The drawer also makes all other choices in it. Then the event leaves the game. It counts as the drawn { card-one }. An event that can change nothing leaves the game, and another { card-one } is drawn in its place. The number of draws is fixed first, and each event is resolved before the next draw. No { card-other } are played during an event. The drawer keeps the { position-one } even if its { agent-one } is moved.
rule-11-2 = { $book ->
    [yes] The printed ten are in facts/events.csv, as effect kinds.{ " " }
   *[no] {""}
 }*Rearrange { agent-other }*: each { agent-one } of the { council-one } goes to { AN(position-one) } of that { council-one } other than its own, empty ones included. *Trade { agent-other }*: the two { position-other } exchange what they hold. They may not both be empty or both be held by one { society-one }. An event's attack obeys R6 between two { region-other } of the same { empire-one }, and the target must hold { banner-other }; { fort-other } count. *Until the round ends* effects always count as a change. *Starts again*: remaining draws are made, and the current turn ends without After. If the { council-one }'s first { position-one } has already acted this round, play returns to it and everything after it acts again. Otherwise play goes on.

rule-12 = { $book ->
    [yes] Two per { empire-one }; pack data.
   *[no] { $offers ->
        [on] They are in the decks of this match.
       *[off] They are not in the decks of this match. The house rule *offer { card-other }* adds them.
     }
 }
rule-12-1 = { $book ->
    [yes] The printed ten are in facts/offers.csv.{ " " }
   *[no] {""}
 }*Control* is offered before a rival's { position-one } opens its Before, *arms* when a rival's attack opens its Muster. Rivals may offer in player order, each offer once per { position-one }. The rival accepts or declines. If declined, the { card-one } goes back to its owner's hand, seen by all. If accepted, the payment is made, then the rest happens, and the { card-one } is shuffled back. An offer { card-one } also pays for { AN(card-one) } of its deck.
rule-12-2 = *Control*: the offerer makes this { position-one }'s choices and plays its own { card-other }. The rival keeps the active { agent-one } and the { card-other } drawn. *Arms*: the attack gets up to { $arms } { banner-other } from the { supply-one }. Payments: taking { AN(agent-one) } off (from { AN(council-one) }, to hand) and turning { AN(token-one) } up are mandatory. The offer can be made only if they are possible. Drawing, reinforcing and trading are at the receiver's choice. Losing the active { agent-one } does not stop the action.

rule-13 = A second kind of rival, which follows a script instead of a plan. One player plays against one or two automata, each an **Order of Madness** or a **Glory Hounds**. A match with automata is a mode of its own, chosen at the start.
rule-13-none = No automaton can play this pack: they need five { empire-other }, each with { AN(council-one) } of four { position-other }.
rule-13-1 = Set-up. The automaton's { token-other } are dealt at random. Those of Glory Hounds all lie face up. Those of Order of Madness lie face down, then its first and last slot are turned up. Level: its final score gets +0 (easy), +1 (medium) or +2 (hard) per { card-one } in its store.
rule-13-2 = Retrieve, from round 2. With one automaton, the player takes back 2 { agent-other }, and the automaton its third and fourth of the last round. With two, the player takes back 1, and each automaton its second and third of the last round. Glory Hounds instead take back from { AN($office-1) } { position-one } first, then { AN($office-2) }.
rule-13-3 = Deploy. Automata place first, 4 { agent-other } (one automaton) or 3 each (two), then the player 3 or 2. With two automata, the one that goes first alternates by round. If { AN(position-one) } is taken, the automaton takes the next free one towards the { $office-1 } in that { council-one }. After that come the { council-other } that follow in turn order, each from the { $office-4 } down. An automaton places at most what it has in hand. With two automata, each takes the first three of its list.
rule-13-4 = Order of Madness places by round. A slot's name stands for the { empire-one } on that slot. The *neighbour* is the { empire-one } after its { $slot-1 } one in turn order. Round 1: { $slot-1 } { $office-4 }, { $slot-1 } { $office-3 }, { $slot-5 } { $office-1 }, neighbour { $office-1 }. Round 2: { $slot-1 } { $office-2 }, { $slot-2 } { $office-4 }, { $slot-5 } { $office-2 }, neighbour { $office-2 }. Round 3: { $slot-2 } { $office-3 }, { $slot-3 } { $office-4 }, { $slot-5 } { $office-3 }, neighbour { $office-3 }. Round 4: { $slot-2 } { $office-2 }, { $slot-3 } { $office-3 }, { $slot-4 } { $office-4 }, neighbour { $office-4 }. Glory Hounds, every round: { $slot-1 } { $office-4 }, { $slot-2 } { $office-3 }, { $slot-3 } { $office-2 }, { $slot-4 } { $office-1 }.
rule-13-5 = Its { position-other } prefer attack, then add, then draw, then swap. They take the first that is possible.
rule-13-5-attack = Attack: only where it surely wins and exactly one { banner-one } is left to move in, and never an empty { region-one }. Targets of the { empire-one } lowest on its slots come first, then { city-one } before { farm-one } before { fort-one }. Acting for its { $slot-5 } { empire-one } it does not attack. It moves all but one { banner-one } from that { empire-one }'s largest { army-one }. They go to the nearest empty { region-one } the { empire-one } controls, else to one of its { region-other } with { AN(city-one) }, else to its { region-one } with the fewest { banner-other }.
rule-13-5-add = Add: never to an empty { region-one }. { CAP(city-other) } come first, then border { region-other } with an icon, both up to the { supply-one } limit, then { city-other } beyond it. Among equals it takes the one farthest from { region-other } of { empire-other } higher on its slots.
rule-13-5-draw = Draw: the { card-other } go to its store, out of the game. Swap: instead of moving, kill one enemy { banner-one } in every { region-one } that borders { AN(region-one) } of the active { empire-one }. Targets of the { empire-one } lowest on its slots come first.
rule-13-6 = Loyalty step: Order of Madness turns up its leftmost face-down { token-one }. Glory Hounds move the { empire-one } with the most { city-other } two slots up (or to the first). Then they move the one with the second most one slot up, unless that would pass the first.
rule-13-7 = Ties are broken at random from the match's seed. Automata play no { card-other }. Wild, event and offer { card-other } and other loyalty set-ups are refused with them (R10.2).

rule-14 = Decisions are fixed so that legal lists and counts are the same for every implementation. Chance (each drawn { card-one }, by kind) is no decision, nor is a window in which nothing can be played. A choice with one option is a decision too.
rule-14-retrieve = Retrieve one { agent-one }. Deploy one { agent-one }. Discard one { card-one }. Keep, or exchange two named { empire-other }' { token-other } ({ AN(society-one) } with fewer than two face-down { token-other } is skipped, which is no decision). With *dealt { $slot-1 }, rest chosen*: one { token-one } after another, from the second slot on, by each { society-one } in player order.
rule-14-act = Act: one printed line of the acting { position-one }. An add is then one { region-one } per { banner-one }. An attack is then one choice of source, target and strength; a *declaring* { card-one } may be played first. A swap is then one { position-one }, then one line. A draw needs no further choice.
rule-14-play = Play: { card-one }, ability, paying { card-one } by kind. Then its object in one choice: { AN(position-one) } ({ $relocate }, { $borrow }); from, to and number ({ $shift }); { region-one } and number ({ $kill }, { $join }). The object may also be { AN(region-one) } ({ $reinforce }, { $disperse }, and for { $strike } one with { AN(banner-one) } of the active { empire-one }). The object of { $rearrange } is { AN(empire-one) }, then transfers (from, to, number) until done. { CAP(banner-other) } that an effect adds, moves or kills after that are chosen one { region-one } at a time; *done* ends an optional series. A series ends by itself, without *done*, at its maximum or when no further step is possible.
rule-14-pass = Pass leaves a window. Notation names a play by { card-one }, ability and { card-one } paid, so two ways to pay for the same ability are two actions. Draws are counted in sequence, not as sets.
rule-14-perft = Perft(n) counts the sequences of n decisions from a position, times the number of kinds for each { card-one } drawn on the way or right after the last decision. A finished match counts one.

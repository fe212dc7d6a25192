# The text table.

text-saved = The match is saved as it goes, in { $file }.
text-copy-saved = A copy is saved in { $file }.
text-not-saved = The match cannot be saved: { $why }
text-help-how = Type the number of a choice, or "help".
text-covered = The table is covered: { $person } presses Enter to look.
text-line-long = This line has more than { $most } bytes, which are the most. Type the number of a choice, or "help".
text-line-no-text = This line is not UTF-8: its byte { $place } is { $byte }. Type the number of a choice, or "help".
text-hint-again = Type "hint" again to see what promises most.
text-hint-most = This promises most:
text-hint-choice = { $number }. { $choice } ({ $worth })
text-why = { $number }. { CAP(THE($society)) }: { $choice }. { $why }
text-why-event = { $number }. { $event } { $why }
text-why-itself = { $number }. What { THE($society) } did here speaks for itself.
text-why-nobody = No rival has decided anything yet that does not speak for itself.
text-why-none = There is no such decision: { $n } { $n ->
    [one] has
   *[other] have
 } been taken. "log" has their numbers.
text-over-how = Type "why" and the number of a decision, "log", or "quit".
text-undone = Taken back.
text-how-many = How many { banner-other }? Type a number from 1 to { $most }; with the choice in one it is "{ $such }".
text-no-such = There is no such choice. Type "choices" to see them again.
text-range = { $choice }, or any number from 1 to { $most }
text-help =
    Type the number of a choice; where it says "or any number", add how many: "3 x2".
    Or type a move in notation, such as "{ $deploy }" or "{ $attack }".
text-help-help = help TOPIC what one of these is for, or how a move is written
text-help-map = map        every { region-one } with its { banner-other }, { city-other }, { farm-other }, { fort-other } and borders; map ids adds by which words moves may be written
text-help-councils = { text-word-councils }  every { position-one }: what it does and who steers it
text-help-societies = { text-word-societies }  everyone's { card-other }, { agent-other } and face-up { token-other }
text-help-hand = hand       your { card-other } and what they do
text-help-cards = { text-word-cards }      every { card-one } of this match, what it does, and where it is as far as you know
text-help-rules = rules      the house rules of this match, and the rules on one page; rules 6.2 or rules { supply-one } tells what the rulebook says
text-help-log = log        everything that has happened
text-help-choices = choices    the choices again
text-help-hint = hint       where to look in this decision; asked again, what promises most
text-help-why = why N      why decision N of the log was taken, or without N the last one of a rival
text-help-undo = undo       take your last decision back
text-help-restart = restart    the same match from the start
text-help-save = save NAME  save a copy among the matches; save --to PATH saves it anywhere
text-help-quit = quit       leave; the match is kept and can be loaded again
text-help-move = As a move it is written like "{ $form }".
text-no-topic = There is no help on "{ $given }". There is on { $topics }. "{ $rules } { $given }" looks it up in the rulebook.
text-no-topic-near = There is no help on "{ $given }". Did you mean "{ $near }"?
text-no-word = There is neither a choice nor a command nor a move "{ $given }".
text-no-word-near = There is neither a choice nor a command nor a move "{ $given }". Did you mean "{ $near }"?
text-no-form = This move is written like "{ $form }", not "{ $given }".
text-no-name = There is no { $kind ->
    [empire] { empire-one }
    [region] { region-one }
    [position] { position-one }
   *[card] { card-one }
 } "{ $given }".
text-no-name-near = There is no { $kind ->
    [empire] { empire-one }
    [region] { region-one }
    [position] { position-one }
   *[card] { card-one }
 } "{ $given }". Did you mean "{ $near }"?
text-no-number = "{ $given }" is no number from 1 to { $most }.
text-save-how = Say under which name: "save NAME".
text-save-to = To save outside the folder of matches, type "{ $command }".
text-rule = { $name }: { $value }. { $about }
text-empire = { $empire }: { $cities } { $cities ->
    [one] { city-one }
   *[other] { city-other }
 }, { $supply } in { supply-one }, { $deck } { $deck ->
    [one] { card-one }
   *[other] { card-other }
 } in the deck.
text-region-plain = { $region }{ $id ->
    [none] {""}
   *[other] {" "}({ $id })
 }: { $n ->
    [0] empty
   *[other] { $n } { banner }
 }{ $over ->
    [yes] , above its limit of { $limit }
   *[no] {""}
 }.{ $borders ->
    [none] {""}
   *[other] {" "}Borders { $borders }.
 }
text-region = { $region }{ $id ->
    [none] {""}
   *[other] {" "}({ $id })
 }: { $n ->
    [0] empty
   *[other] { $n } { banner }
 }{ $over ->
    [yes] , above its limit of { $limit }
   *[no] {""}
 }, { $facts }.{ $borders ->
    [none] {""}
   *[other] {" "}Borders { $borders }.
 }
text-has-city = { $n ->
    [1] { city }
   *[other] { $n } { city }
 }
text-has-farm = { $n ->
    [1] { farm }
   *[other] { $n } { farm }
 }
text-has-fort = { $n ->
    [1] { fort }
   *[other] { $n } { fort }
 }
text-home-of = home of { THE($empire) }
text-agent-of = { agent-one } of { THE($society) }
text-line-now = { $line } (now { $n })
text-seat-agent = { $seat }{ $id ->
    [none] {""}
   *[other] {" "}({ $id })
 }, { agent-one } of { THE($society) }: { $lines }
text-seat-controlled = { $seat }{ $id ->
    [none] {""}
   *[other] {" "}({ $id })
 }, empty, steered by { THE($society) }: { $lines }
text-seat-empty = { $seat }{ $id ->
    [none] {""}
   *[other] {" "}({ $id })
 }, empty: { $lines }
text-society = { $society }{ $viewer ->
    [yes] {" "}(you)
   *[no] {" "}({ $player })
 }{ $first ->
    [yes] , first player
   *[no] {""}
 }: { $agents } { $agents ->
    [one] { agent-one }
   *[other] { agent-other }
 } in hand; { $cards }.
text-society-no-cards = { $society }{ $viewer ->
    [yes] {" "}(you)
   *[no] {" "}({ $player })
 }{ $first ->
    [yes] , first player
   *[no] {""}
 }: { $agents } { $agents ->
    [one] { agent-one }
   *[other] { agent-other }
 } in hand; no { card-other }.
text-cards-of = { $n } { $empire }
text-slot-hidden = { $slot } ({ $multiplier }): face down
text-slot-revealed = { $slot } ({ $multiplier }): { $empire }, face up
text-slot-own = { $slot } ({ $multiplier }): { $empire }, face down
text-slots = { $head }; { $last }
text-no-cards = You hold no { card-other }.
text-card = { $n } x { $card }{ $id ->
    [none] {""}
   *[other] {" "}({ $id })
 }
text-wild = Stands in for any one { card-one } of an ability's cost, but not for the { card-one } that you play.
text-ability = { $number }. { $ability } ({ $cost }; { $windows }): { $text }

window-before = before the action
window-declaring = declaring an attack
window-muster = before the fight
window-aftermath = after an attack
window-after = after the action

score-society = { $society }: { $n } { $n ->
    [one] point
   *[other] points
 }
score-slot = { $slot } { $empire }: { $multiplier } × { $cities } { $cities ->
    [one] { city-one }
   *[other] { city-other }
 }{ $agents ->
    [0] {""}
    [one] {" "}and { $agents } { agent-one }
   *[other] {" "}and { $agents } { agent-other }
 }{ $whisper ->
    [0] {""}
   *[other] , 1 for the whisper kept
 } = { $n }
score-store = Store: { $cards } { $cards ->
    [one] { card-one }
   *[other] { card-other }
 } x { $each } = { $n }
score-winner = { CAP(THE($society)) } wins.
score-tie-break = { CAP(THE($society)) } wins the tie: { $exchanges } { $exchanges ->
    [one] exchange
   *[other] exchanges
 }, { $cards } { $cards ->
    [one] { card-one }
   *[other] { card-other }
 } in hand (R9.2).
score-shared = { CAP($society) } share the win (R9.2).

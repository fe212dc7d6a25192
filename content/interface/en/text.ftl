# The text table.

text-saved = Your match is saved in { $file }.
text-copy-saved = Saved a copy in { $file }.
text-not-saved = Couldn't save the match: { $why }
text-help-how = Type the number of a choice, or "help".
text-covered = The table is covered. { $person }, press Enter to look.
text-line-long = This line is longer than the limit of { $most } bytes. Type the number of a choice, or "help".
text-line-no-text = This line is not UTF-8: byte { $place } is { $byte }. Type the number of a choice, or "help".
text-hint-again = Type "hint" again for the best choices.
text-hint-most = Best choices:
text-hint-choice = { $number }. { $choice } ({ $worth })
text-why = { $number }. { CAP(THE($society)) }: { $choice }. { $why }
text-why-event = { $number }. { $event } { $why }
text-why-itself = { $number }. { CAP(THE($society)) }'s decision speaks for itself.
text-why-nobody = No rival decision needs explaining yet.
text-why-none = No such decision. Decisions so far: { $n }. Type "log" for their numbers.
text-over-how = Type "why" and a decision's number, "log" or "quit".
text-undone = Undone.
text-how-many = How many { banner-other }? Type a number from 1 to { $most }, or choice and number at once: "{ $such }".
text-no-such = No such choice. Type "choices" to list them.
text-range = { $choice }, or any number from 1 to { $most }
text-help =
    Type the number of a choice. Where it says "or any number", add how many: "3 x2".
    Or type a move in notation, such as "{ $deploy }" or "{ $attack }".
text-help-help = help TOPIC explains a command, or how to write a move
text-help-map = map        every { region-one } with its { banner-other }, { city-other }, { farm-other }, { fort-other } and borders; "map ids" adds words for typing moves
text-help-councils = { text-word-councils }  every { position-one }: its actions and who controls it
text-help-societies = { text-word-societies }  everyone's { card-other }, { agent-other } and face-up { token-other }
text-help-hand = hand       your { card-other } and what they do
text-help-cards = { text-word-cards }      every { card-one } in this match, its effects and, if known, its place
text-help-rules = rules      this match's house rules and a summary; "rules 6.2" or "rules { supply-one }" looks up the rulebook
text-help-log = log        the whole match so far
text-help-choices = choices    list the choices again
text-help-hint = hint       where to look; again for the best choices
text-help-why = why N      explains decision N of the log; without N, a rival's latest
text-help-undo = undo       undo your last decision
text-help-restart = restart    start this match over
text-help-save = save NAME  save a copy among your matches; save --to PATH saves it anywhere
text-help-quit = quit       leave; the match is saved and can be loaded again
text-help-move = Write this move like "{ $form }".
text-no-topic = No help on "{ $given }". Topics: { $topics }. Type "{ $rules } { $given }" to search the rulebook.
text-no-topic-near = No help on "{ $given }". Did you mean "{ $near }"?
text-no-word = No choice, command or move is called "{ $given }".
text-no-word-near = No choice, command or move is called "{ $given }". Did you mean "{ $near }"?
text-no-form = Write this move like "{ $form }", not "{ $given }".
text-no-name = No { $kind ->
    [empire] { empire-one }
    [region] { region-one }
    [position] { position-one }
   *[card] { card-one }
 } is called "{ $given }".
text-no-name-near = No { $kind ->
    [empire] { empire-one }
    [region] { region-one }
    [position] { position-one }
   *[card] { card-one }
 } is called "{ $given }". Did you mean "{ $near }"?
text-no-number = Type a number from 1 to { $most }, not "{ $given }".
text-save-how = Type "save" and a name: "save NAME".
text-save-to = To save outside the matches folder, type "{ $command }".
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
 }, empty, controlled by { THE($society) }: { $lines }
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
text-wild = Replaces any one { card-one } of an ability's cost, but not the { card-one } you play.
text-ability = { $number }. { $ability } ({ $cost }; { $windows }): { $text }

window-before = before the action
window-declaring = when declaring an attack
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
   *[other] , plus 1 whisper kept
 } = { $n }
score-store = Store: { $cards } { $cards ->
    [one] { card-one }
   *[other] { card-other }
 } × { $each } = { $n }
score-winner = { CAP(THE($society)) } wins.
score-tie-break = { CAP(THE($society)) } wins the tie: { $exchanges } { $exchanges ->
    [one] exchange
   *[other] exchanges
 }, { $cards } { $cards ->
    [one] { card-one }
   *[other] { card-other }
 } in hand (R9.2).
score-shared = { CAP($society) } share the win (R9.2).

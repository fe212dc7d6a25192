# What is refused: decisions that are not legal, and what the system does not do.

refused = "{ $move }" is not legal now: { $why }
refused-click = Not possible: { $why }
refused-not-now = Not now. { $what }
refused-no-target = Not possible: { THE($region) } borders nothing that could be attacked (R6.1).
refused-card = Nothing on this { card-one } can be played now.
refused-over = the match is over.
refused-asked = what is asked for now is one of: { $verbs }.
refused-occupied = { THE($seat) } is taken already (R4.2).
refused-no-agent = none of your { agent-other } is on { THE($seat) } (R4.1).
refused-agent-in-region = you can have only so many { agent-other } in { region-other }, and never two in one (R4.3).
refused-no-line = { THE($seat) } has only { $n ->
    [one] { $n } printed action
   *[other] { $n } printed actions
 }.
refused-idle-line = that action would change nothing now (R5.2).
refused-no-army = { THE($empire) } has no { banner-other } in { THE($region) } (R6.1).
refused-own-region = { THE($empire) } controls { THE($region) } itself (R6.1).
refused-too-many = no more than { $n } { banner } can leave { THE($region) }{ $keeps ->
    [yes] , which is conquered and keeps one
   *[no] {""}
 } (R6.1).
refused-no-border = { THE($from) } does not border { THE($to) } (R6.1).
refused-bound-attack = the { card-one } that granted this attack says from where and how strong it is (R7.3).
refused-not-in-hand = this is not in your hand: { $card } (R7.1).
refused-not-in-hand-to-pay = this is not in your hand to pay with: { $card } (R7.1).
refused-ability = that ability is not to be had now, cannot be paid so, or would change nothing (R7.1).
refused-other-region = { THE($region) } is not one of those to choose from.
refused-not-in-hand-to-discard = this is not in your hand: { $card }.
refused-face-up = only two { token-other } that are both face down may be exchanged (R8.2).
refused-idle-swap = { THE($empire) } would have no action there (R5.6).
refused-no-choice = it is not one of the choices.

reason-not-found = there is no such file or folder
reason-no-permission = this program has no permission to do that
reason-exists = something of that name is there already
reason-not-folder = a file stands where a folder should be
reason-folder = this is a folder, not a file
reason-read-only = the disk is read-only
reason-full = the disk is full
reason-quota = no more may be stored here: the quota is used up
reason-too-large = the file may not grow any larger
reason-bad-name = this cannot be the name of a file
reason-timed-out = it took too long
reason-busy = another program has this open
reason-no-file = this is no file
reason-too-many-bytes = it has more than { $most } bytes, which are the most
reason-no-text = this is no UTF-8 text: byte { $at }, from 0, is wrong
reason-locked = another Whispers is writing in this folder
reason-in-use = another Whispers has this match open
reason-record-exists = there is a file of this name already; choose another
reason-record-read-only = this record can be read but not written: what is decided from here on is lost
reason-name-unfit = "{ $name }" cannot be the name of a file; use letters, digits, spaces and hyphens
reason-name-device = "{ $name }" is a name that Windows keeps for a device; choose another
reason-name-taken = there is a match "{ $name }" already; choose another name
text-no-folder = { $file }: there is no folder "{ $folder }"

record-empty = this file is empty: there is no match in it
record-foreign = this is no record of a match
record-newer = this record has format { $format }; this program reads up to { $known }: a newer one is needed
record-no-header = this record breaks off before the first decision; there is nothing to load

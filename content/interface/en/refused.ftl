# What is refused: decisions that are not legal, and what the system does not do.

refused = "{ $move }" is not legal now: { $why }
refused-click = Not possible: { $why }
refused-not-now = Not now. { $what }
refused-no-target = Not possible: { THE($region) } borders nothing that you can attack (R6.1).
refused-card = Nothing on this { card-one } is playable now.
refused-over = the match is over.
refused-asked = choose one of: { $verbs }.
refused-occupied = { THE($seat) } is already taken (R4.2).
refused-no-agent = none of your { agent-other } is on { THE($seat) } (R4.1).
refused-agent-in-region = only so many of your { agent-other } may be in { region-other }, and at most one in each (R4.3).
refused-no-line = { THE($seat) } has only { $n ->
    [one] { $n } printed action
   *[other] { $n } printed actions
 }.
refused-idle-line = that action would change nothing now (R5.2).
refused-no-army = { THE($empire) } has no { banner-other } in { THE($region) } (R6.1).
refused-own-region = { THE($empire) } controls { THE($region) } itself (R6.1).
refused-too-many = at most { $n } { banner } can leave { THE($region) }{ $keeps ->
    [yes] , as one must stay to hold it
   *[no] {""}
 } (R6.1).
refused-no-border = { THE($from) } does not border { THE($to) } (R6.1).
refused-bound-attack = the { card-one } that granted this attack sets its source and strength (R7.3).
refused-not-in-hand = not in your hand: { $card } (R7.1).
refused-not-in-hand-to-pay = you can't pay with { AN(card-one) } you don't hold: { $card } (R7.1).
refused-ability = you can't use that ability now, can't pay for it this way, or it would change nothing (R7.1).
refused-other-region = { THE($region) } is not one of the choices.
refused-not-in-hand-to-discard = not in your hand: { $card }.
refused-face-up = you can only exchange two face-down { token-other } (R8.2).
refused-idle-swap = { THE($empire) } would have no action there (R5.6).
refused-no-choice = it is not one of the choices.

reason-not-found = no such file or folder
reason-no-permission = permission denied
reason-exists = a file or folder with this name already exists
reason-not-folder = part of this path is a file, not a folder
reason-folder = this is a folder, not a file
reason-read-only = the disk is read-only
reason-full = the disk is full
reason-quota = your disk quota is used up
reason-too-large = the file has reached the size limit
reason-bad-name = this is not a valid file name
reason-timed-out = it took too long
reason-busy = another program has this open
reason-no-file = this is not a file
reason-too-many-bytes = it has more than the maximum of { $most } bytes
reason-no-text = this is not UTF-8 text: byte { $at } (counted from 0) is invalid
reason-locked = another Whispers is writing in this folder
reason-in-use = another Whispers has this match open
reason-record-exists = a file with this name already exists; choose another name
reason-record-read-only = this record is read-only: your next decisions will be lost
reason-name-unfit = "{ $name }" is not a valid file name; use letters, digits, spaces and hyphens
reason-name-device = Windows reserves the name "{ $name }" for a device; choose another
reason-name-taken = there is already a match "{ $name }"; choose another name
text-no-folder = { $file }: there is no folder "{ $folder }"

record-empty = this file is empty: there is no match in it
record-foreign = this is not the record of a match
record-newer = this record has format { $format }, but this version reads only up to { $known }; update Whispers
record-no-header = this record ends before the first decision, so there is nothing to load

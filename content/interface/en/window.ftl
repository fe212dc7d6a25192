# The window.

window-ok = All right
window-back = Back
window-save = Save
window-cancel = Cancel
window-sure = { $what }? This cannot be taken back.
window-yes = Yes
window-no = No
window-torn = The last line of the record was not written to its end and is dropped: { $line }
window-not-saved = The match cannot be saved: { $why }
window-saved-again = The match is being saved again, up to the last decision: { $file }
window-broken = The program broke down when it last ran. The match was saved up to its last decision: Continue goes on with it. What is known of it: { $what }
window-not-kept = { $file } cannot be saved: { $why }
window-put-aside = { $file } could not be read in full. Its old content is kept in { $aside }.
window-copy-saved = A copy is saved in { $file }.
window-dropped-address = { $address } is an address, not a file. Download it first, then drop the file here.
window-dropped-missing = There is no file { $path }.
page-storage-full = The browser has no room left for Whispers' files. You can play on, but what happens from now on is lost when you close the page. Export your matches first, or delete some.
page-storage-denied = This browser does not store Whispers' files, as in a private window. You can play, but everything is lost when you close the page.

data-export = Export data
data-import = Import data
data-archive = Archive
data-exported = Everything is in { $path }: matches, packs, languages, progress and settings.
data-not-exported = The archive could not be written: { $why }
data-not-imported = The archive could not be added in full: { $why }
data-no-archive = This is no archive of Whispers' data.
data-imported = Added { $matches ->
    [one] one match
   *[other] { $matches } matches
 } and { $packs ->
    [one] one pack or language
   *[other] { $packs } packs and languages
 }.
data-kept = Yours stay as they are: { $names }

title-continue = Continue
title-new = New match
title-load = Load a match
title-settings = Settings
title-quit = Quit

settings-unread = Couldn't read your settings, so the defaults apply. When you change a setting, the file is first kept under another name. { $file }: { $why }
settings-torn = Line { $line } is no setting: { $quoted }. A setting is a name, an equals sign and a value, such as theme = "night".
settings-twice = Line { $line }: "{ $key }" stands in the file twice. The first one applies.
settings-wrong = Some settings in { $file } cannot be used. The others apply. When you change a setting, nothing in the file is lost.
settings-wrong-line = Line { $line }: { $key } = { $found }. It may be { $right }; { $used } is used.
settings-unknown = Line { $line }: there is no setting "{ $key }", it is left out. { $near }
settings-near = Did you mean "{ $key }"?
settings-more = There are { $count } more such lines.
settings-right-number = a number from { $low } to { $high }
settings-right-switch = true or false
settings-used-automatic = automatic
settings-heading = Settings
settings-looks = Looks and language
settings-pace = Pace and decisions
settings-scale = Size of everything
settings-scale-about = Automatic grows gently with the window; the table always fits.
scale-automatic = Automatic
scale-own = My own
settings-language = Language
settings-language-about = Automatic speaks as the system does.
language-automatic = Automatic
language-draft = { $name } (unfinished)
settings-theme = Theme
settings-theme-about = Ink on parchment for the day, candlelight for the evening.
theme-parchment = Parchment
theme-night = Night
settings-palette = Colours of the { empire-other }
settings-palette-about = Both stay apart for colour-blind eyes, the strong ones farthest.
palette-pack = Painted
palette-strong = Strong
settings-speed = Animations
settings-speed-about = How fast { banner-other } and { token-other } move.
speed-none = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
settings-pause = Pause after a rival's move
settings-pause-about = Time to read what a rival has done before the next one moves.
pause-none = None
pause-short = Short
pause-long = Long
pause-click = Until I click
settings-volume = Sounds
settings-volume-about = { CAP(card-other) }, { army-other }, { city-other } that fall, and that it is your turn.
volume-off = Off
volume-quiet = Quiet
volume-middle = Medium
volume-loud = Loud
settings-forced = Take the only choice for me
settings-forced-about = A decision that leaves no choice is taken without asking.
settings-patient = Patient masterminds
settings-patient-about = They may take up to a second for a decision, to look further ahead.
settings-confirm = Ask before what cannot be undone
settings-confirm-about = A decision that draws, reveals or hands over to a rival is asked for once more.

load-heading = Matches
load-hint = Click a match to go on with it.
load-column-name = Match
load-column-game = Game
load-column-players = Players
load-column-played = Last played
load-none = No match has been saved yet.
load-over = Finished
load-against = { $society } against { $rivals }
load-alike = { $n } × { $level }
load-won = Won with { $n } { $n ->
    [one] point
   *[other] points
 }
load-shared = Shared the victory with { $n } { $n ->
    [one] point
   *[other] points
 }
load-placed = { $place ->
    [2] Second place
    [3] Third place
   *[other] Last place
 } with { $n } { $n ->
    [one] point
   *[other] points
 }
load-winner = { CAP(THE($winner)) } won with { $n } { $n ->
    [one] point
   *[other] points
 }
load-winners = { CAP($winner) } won together with { $n } { $n ->
    [one] point
   *[other] points
 }
load-more = More
load-rename = Rename
load-rename-hint = Give the match another name.
load-copy = Copy
load-copy-hint = Keep the match as it is now, beside the one that you go on with.
load-trash = Trash
load-trash-hint = Put the match into the system's trash, from where it can be taken back.
load-trash-sure = Put the match “{ $name }” into the system's trash?
trash-missing = The system has no trash here, so it was moved to { $path }.
load-new-name = The new name of the match

setup-heading = A new match
setup-society = You are
setup-rivals = Rivals
setup-against = Against whom
setup-against-rivals = Against rivals
setup-against-automata = Alone against automata
setup-automaton-count = { $n ->
    [one] One automaton
   *[other] { $n } automata
 }
setup-level-of = Level of { THE($society) }
setup-hardness-of = How hard { THE($society) } is
setup-temper-of = Temper of { THE($society) }
setup-hide = Hidden until the end
setup-hide-nothing = nothing
setup-hide-temper = tempers
setup-hide-level = levels and tempers
setup-rival-count = { $n ->
    [one] { $n } rival
   *[other] { $n } rivals
 }
setup-first = Goes first
setup-first-random = drawn
setup-seed = Seed
setup-seed-about = The same seed deals the same match again.
setup-new-seed = Another
setup-bad-seed = A seed is a number from 0 to 9007199254740991.
setup-begin = Begin
setup-deal = Deal of the day
setup-reset = Start over
setup-reset-about = Everything as it was at first: three novices and the printed rules.
setup-pack = The game
setup-pack-has = { $empires } { empire-other }, { $regions } { region-other }, up to { $societies } { society-other }
setup-pack-by = Version { $version }, by { $authors }
setup-table = The table
setup-house = House rules
setup-house-differ = { $n ->
    [0] All as in the printed game.
    [one] { $n } rule differs from the printed game.
   *[other] { $n } rules differ from the printed game.
 }
setup-house-reset = All as printed
setup-printed = Printed: { $value }
setup-number-hint = Drag, or click and type.
setup-ways = Ways to play
setup-group-loyalty = Loyalty and score
setup-group-council = { CAP(council-other) }
setup-group-war = War and { supply-one }
setup-group-length = Length and { card-other }
setup-group-cards = Expansions

level-random = random
level-novice = novice
level-agent = agent
level-spymaster = spymaster
level-mastermind = mastermind
level-random-about = Random does anything that is allowed.
level-novice-about = Novice takes what looks best now.
level-agent-about = Agent thinks of what comes of it.
level-spymaster-about = Spymaster knows from many matches what wins.
level-mastermind-about = Mastermind looks further, and takes its time.

automaton-madness = Order of Madness
automaton-hounds = Glory Hounds
hardness-easy = easy
hardness-medium = medium
hardness-hard = hard
automaton-madness-about = Order of Madness is an automaton: nobody plays it. Its { token-other } are turned up one after another.
automaton-hounds-about = Glory Hounds is an automaton: nobody plays it. It follows whoever holds most { city-other }.
hardness-easy-about = Easy: the { card-other } in its store are worth nothing.
hardness-medium-about = Medium: each { card-one } in its store is worth a point at the end.
hardness-hard-about = Hard: each { card-one } in its store is worth two points at the end.
player-automaton = { $automaton }, { $hardness }

temper-even = even
temper-hoarder = hoarder
temper-raider = raider
temper-reader = reader
temper-sitter = sitter
temper-surprise = surprise me
temper-even-about = Even has no preferences.
temper-hoarder-about = Hoarder keeps { card-other } and { token-other } back, and strikes late.
temper-raider-about = Raider attacks rather than gathers.
temper-reader-about = Reader exchanges its loyalties boldly.
temper-sitter-about = Sitter takes { position-other } in { council-other } and holds them.
temper-surprise-about = Surprise me draws a temper, which you learn at the end.

player-human = human
player-hidden = some bot
player-tempered = { $level }, { $temper }
player-temper-hidden = { $level }, temper hidden
player-unveiled = { CAP(THE($society)) } was played by { $level }, temper { $temper }.

table-round = Round { $round } of { $rounds }
table-waiting = { CAP(THE($society)) } decides.
table-watch = Others decide. A click or the space bar shows the next move at once.
table-watch-done = That was your move, and others decide. A click or the space bar shows the next move at once.
table-watch-wait = A click or the space bar goes on to the next move.
table-watch-own = Then it is yours to decide. A click or the space bar goes on at once.
table-undo = Undo
table-hint = Hint
table-hint-about = Where to look; pressed again, what promises most (H)
table-hint-later = When it is yours to decide, you can ask for a hint.
table-hint-weighing = Your choices are being weighed.
table-hint-close = Close the hint (Escape)
table-hint-again = Press Hint again to see what promises most.
table-hinted = Hint: look here.
table-not-saved = Not saved!
table-menu = Menu
table-drawers = { CAP(council-other) }
table-save-copy = Save a copy
table-save-as = The name of the copy
table-restart = Restart
table-leave = To the title
table-back = Back
table-slot-of = { $society }: { $slot }
table-you = you
table-thinking = thinking
table-swing = { $n } for you
table-keep-card = A click keeps the { card-one } in sight, another one lets it go.
table-log = What has happened
table-log-new = New since your last move
recap-earlier = { table-log-new } ({ $n } more in the log)
table-log-end = To the end
table-log-open = The whole log, over the map (L)
table-log-close = Close
table-log-close-about = Close the log (L or Escape)
table-known-short = known: { $n }
table-known = Known of its points: { $n } by the { token-other } that lie open
table-score-unit = { $n ->
    [one] point
   *[other] points
 }
table-score-unit-now = { $n ->
    [one] point now
   *[other] points now
 }
table-score-now = { $n } { $n ->
    [one] point
   *[other] points
 } now
table-seat-agent = { $seat }, { agent-one } of { THE($society) }: { $lines }
table-seat-steered = { $seat }, empty; steered by { THE($society) } through its { agent-one } on { THE($from) }: { $lines }
table-seat-empty = { $seat }, empty: { $lines }
table-foresight = { $would ->
    [yes] { CAP(THE($society)) } would steer { $seats }.
   *[no] { CAP(THE($society)) } steers { $seats }.
 }
table-foresight-back = Once it is taken back, { THE($society) } steers { $seats }.
table-foresight-back-nobody = Once it is taken back, nobody steers { $seats }.
table-foresight-swap = After the swap { THE($society) } acts here: { $lines }.
table-foresight-swap-with = After the swap { THE($society) } acts here: { $lines }. The { agent-one } of { THE($other) } goes to { $from }.
table-foresight-cuts = It cuts off { $societies }.
table-region-plain = { $region }, { $empire }, { $n ->
    [0] empty
   *[other] { $n } { banner }
 }, limit { $limit }
table-region = { $region }, { $empire }, { $n ->
    [0] empty
   *[other] { $n } { banner }
 }, limit { $limit }, { $facts }
table-attack-with = With { $n }: { $outcome }
table-pay = Pay the { $card }
table-offer = Offer “{ $offer }”
table-use = Play { $ability } ({ $cost })
table-number = { $n } { banner }
key-escape = Esc

phase-lay = Laying
phase-lay-about = Everybody lays out { token-other } before the first round.
phase-retrieve = Taking back
phase-retrieve-about = A round begins: everybody takes { agent-other } back.
phase-deploy = Placing
phase-deploy-about = Everybody places { agent-other } in turn.
phase-turns = Turns
phase-turns-about = The { empire-other } act in their order.
phase-cleanup = Cleanup
phase-cleanup-about = The round ends: what is above { AN(supply-one) } limit or a hand limit goes.
phase-loyalty = Loyalty
phase-loyalty-about = Everybody may exchange two { token-other }, which stay face up.
phase-final = Final whisper
phase-final-about = One last exchange of { token-other }.
phase-over = Over
phase-over-about = The match is over.

hint-place = Click a lit place.
hint-attack-from = Click the { region-one } that attacks; its target and how many go come next.
hint-attack-to = Click the target.
hint-move-from = Click the { region-one } that the { banner-other } leave.
hint-move-to = Click where they go.
hint-number = How many?
hint-strength = How many go, and who is left?
hint-region = Click a lit { region-one }.
hint-seat = Click a lit { position-one }.
hint-card = Click { AN(card-one) } of your hand.
hint-play = Click a lit ability in your hand.
hint-ability = Choose what the { card-one } does.
hint-pay = Choose the { card-one } to pay with.
hint-list = Choose from the list below.
hint-sheet = Choose on the sheet.
hint-declaring = { CAP(AN(card-one)) } may be played first.

end-table = Replay
end-again = New match
end-same = The same again
end-back = To the title
end-curve = Points, decision by decision
end-curve-round = Round { $round }
end-you-win = You win with { THE($society) }.
end-behind = You finish { $place ->
        [2] second
        [3] third
        [4] fourth
       *[other] in place { $place }
    } of { $of }{ $n ->
        [0] .
        [one] , 1 point behind.
       *[other] , { $n } points behind.
    }
end-turning = The { token-other } are turned over
end-hurry = Click or press a key to turn them all.
end-legend = Each { token-one } brings the { city-other } that its { empire-one } controls, times the multiplier of its slot.
end-ringed = Filled is what lay open before, a ring what was hidden until now.
end-legend-agents = Each { token-one } brings the { city-other } that its { empire-one } controls and your own { agent-other } in its { region-other }, times the multiplier of its slot.
end-cities = { CAP(THE($empire)) } controls { $n } { city }
end-ahead = { $n } { $n ->
    [one] point
   *[other] points
 }, { $ahead } more than the next.
end-by-exchanges = Level with { $others } at { $n } { $n ->
    [one] point
   *[other] points
 }, but with fewer exchanges of { token-other }: { $own } against { $theirs }.
end-by-cards = Level with { $others } at { $n } { $n ->
    [one] point
   *[other] points
 } and in exchanges, but with more { card-other } in hand: { $own } against { $theirs }.
end-shared = { $n } { $n ->
    [one] point
   *[other] points
 } each, and level in exchanges and { card-other } as well.
end-store = of which { $n } for the store
end-standing = { $exchanges } { $exchanges ->
    [one] exchange
   *[other] exchanges
 }, { $cards } { $cards ->
    [one] { card-one }
   *[other] { card-other }
 }

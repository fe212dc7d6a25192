# The window.

window-ok = OK
window-back = Back
window-save = Save
window-cancel = Cancel
window-sure = { $what }? You can't undo this.
window-yes = Yes
window-no = No
window-torn = The record's last line was incomplete and was dropped: { $line }
window-not-saved = Couldn't save the match: { $why }
window-saved-again = Saving works again. Saved up to the last decision: { $file }
window-broken = Whispers crashed last time. The match is saved up to its last decision. Click Continue to resume it. Details: { $what }
window-not-kept = Couldn't save { $file }: { $why }
window-put-aside = Couldn't read all of { $file }. Its old content is kept in { $aside }.
window-copy-saved = Saved a copy in { $file }.
window-dropped-address = { $address } is a web address. Download the file first, then drop it here.
window-dropped-missing = No such file: { $path }
page-storage-full = The browser has no space left for Whispers. You can play on, but anything new is lost when you close the page. Export your matches first, or delete some.
page-storage-denied = This browser doesn't store Whispers' files, perhaps because the window is private. You can play, but everything is lost when you close the page.

data-export = Export data
data-import = Import data
data-archive = Archive
data-exported = Exported matches, packs, languages, progress and settings to { $path }.
data-not-exported = Couldn't write the archive: { $why }
data-not-imported = Couldn't import the whole archive: { $why }
data-no-archive = This is not a Whispers archive.
data-imported = Added { $matches ->
    [one] one match
   *[other] { $matches } matches
 } and { $packs ->
    [one] one pack or language
   *[other] { $packs } packs and languages
 }.
data-kept = Skipped, because you already have them: { $names }

title-continue = Continue
title-new = New match
title-learn-first = Learn to play (15 minutes)
title-play-now = Play now
title-load = Load match
title-settings = Settings
title-quit = Quit

settings-unread = Couldn't read your settings, so the defaults apply. If you change a setting, the old file is kept under another name. { $file }: { $why }
settings-torn = Line { $line } is not a setting: { $quoted }. Write a name, an equals sign and a value, such as theme = "night".
settings-twice = Line { $line }: "{ $key }" is set twice. The first applies.
settings-wrong = Some settings in { $file } are invalid; the others apply. Changing settings keeps the invalid lines.
settings-wrong-line = Line { $line }: { $key } = { $found }. Allowed: { $right }. Used: { $used }.
settings-unknown = Line { $line }: unknown setting "{ $key }", ignored. { $near }
settings-near = Did you mean "{ $key }"?
settings-more = More wrong lines: { $count }.
settings-right-number = a number from { $low } to { $high }
settings-right-switch = true or false
settings-used-automatic = automatic
settings-heading = Settings
settings-looks = Looks and language
settings-pace = Pace and decisions
settings-scale = Interface scale
settings-scale-about = Automatic follows the window.
scale-automatic = Automatic
scale-own = Custom
settings-language = Language
settings-language-about = Automatic uses the system language.
language-automatic = Automatic
language-draft = { $name } (unfinished)
settings-theme = Theme
settings-theme-about = Parchment by day, candlelight by night.
theme-parchment = Parchment
theme-night = Night
settings-palette = { CAP(empire-one) } colours
settings-palette-about = Both suit colour-blind players. Strong has more contrast.
palette-pack = Painted
palette-strong = Strong
settings-speed = Animations
settings-speed-about = The speed of { banner-other } and { token-other }.
speed-none = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
settings-pause = Pause after a rival's move
settings-pause-about = Time to read each rival's move.
pause-none = None
pause-short = Short
pause-long = Long
pause-click = Until click
settings-volume = Sounds
settings-volume-about = { CAP(card-other) }, { army-other }, captured { city-other } and your turn.
volume-off = Off
settings-voices = Rivals speak
settings-voices-about = A line when they take or lose { AN(city-one) }.
settings-forced = Auto-play forced choices
settings-forced-about = Plays your only choice for you.
settings-patient = Patient masterminds
settings-patient-about = They think longer, up to a second per decision.
settings-confirm = Confirm irreversible moves
settings-confirm-about = Asks before you draw, reveal or let a rival move.

load-heading = Matches
load-hint = Click a match to continue it.
load-column-name = Match
load-column-game = Pack
load-column-players = Players
load-column-played = Last played
load-none = No saved matches yet.
load-over = Finished
load-against = { $society } against { $rivals }
load-alike = { $n } × { $level }
load-won = Won with { $n } { $n ->
    [one] point
   *[other] points
 }
load-shared = Shared the win at { $n } { $n ->
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
load-winners = { CAP($winner) } shared the win at { $n } { $n ->
    [one] point
   *[other] points
 }
load-more = More
load-rename = Rename
load-rename-hint = Rename the match.
load-copy = Copy
load-copy-hint = Save a copy of the match as it is now.
load-trash = Trash
load-trash-hint = Move the match to the system trash.
load-trash-sure = Move “{ $name }” to the system trash?
trash-missing = The system has no trash here. Moved to { $path }.
load-new-name = New name for the match

setup-heading = New match
setup-society = You are
setup-rivals = Rivals
setup-against = Opponents
setup-against-rivals = Against rivals
setup-against-automata = Against automata
setup-automaton-count = { $n ->
    [one] One automaton
   *[other] { $n } automata
 }
setup-level-of = Level of { THE($society) }
setup-hardness-of = Difficulty of { THE($society) }
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
setup-first-random = random
setup-seed = Seed
setup-seed-about = Same seed, same deal.
setup-new-seed = New seed
setup-bad-seed = A seed is a number from 0 to 9007199254740991.
setup-begin = Begin
setup-customise = Customise
setup-customise-about = Players, first player and house rules.
preset-last = Last set-up
preset-last-about = Your last custom set-up.
preset-first = First match
preset-first-about = Begin here: { $rounds } rounds against { $n ->
    [one] one rival
   *[other] { $n } rivals
 } ({ $level }).
preset-quick = Quick
preset-quick-about = Once you beat novices: { $rounds } rounds against { $n ->
    [one] one rival
   *[other] { $n } rivals
 } ({ $level }).
preset-standard = Standard
preset-standard-about = The whole game: { $rounds } rounds against { $n ->
    [one] one rival
   *[other] { $n } rivals
 } ({ $level }).
preset-best = Against the best
preset-best-about = The hardest match: { $rounds } rounds against { $n ->
    [one] one rival
   *[other] { $n } rivals
 } ({ $level }).
preset-automata = Automata
preset-automata-about = Against the printed automata.
setup-deal = Deal of the day
setup-reset = Reset
setup-reset-about = { $n ->
    [one] One novice
   *[other] { $n } novices
 }, printed rules.
setup-pack = Pack
setup-pack-has = { $empires } { empire-other }, { $regions } { region-other }, up to { $societies } { society-other }
setup-pack-by = Version { $version }, by { $authors }
setup-table = Table
setup-house = House rules
setup-house-differ = { $n ->
    [0] As printed.
    [one] { $n } rule differs.
   *[other] { $n } rules differ.
 }
setup-house-reset = Printed rules
setup-printed = Printed: { $value }
setup-number-hint = Drag, or click and type.
setup-ways = Presets
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
level-random-about = Random makes any legal decision.
level-novice-about = Novice takes what looks best now.
level-agent-about = Agent considers what may follow.
level-spymaster-about = Spymaster has learned what wins.
level-mastermind-about = Mastermind looks further ahead.

automaton-madness = Order of Madness
automaton-hounds = Glory Hounds
hardness-easy = easy
hardness-medium = medium
hardness-hard = hard
automaton-madness-about = Order of Madness: scripted, revealing { token-other } one by one.
automaton-hounds-about = Glory Hounds: scripted, backing whoever holds the most { city-other }.
hardness-easy-about = Easy: stored { card-other } score nothing.
hardness-medium-about = Medium: stored { card-other } score 1 each.
hardness-hard-about = Hard: stored { card-other } score 2 each.
player-automaton = { $automaton }, { $hardness }

temper-even = even
temper-hoarder = hoarder
temper-raider = raider
temper-reader = reader
temper-sitter = sitter
temper-surprise = surprise me
temper-even-about = Even has no preferences.
temper-hoarder-about = Hoarder saves { card-other } and { token-other }, and strikes late.
temper-raider-about = Raider attacks rather than gathers.
temper-reader-about = Reader exchanges boldly.
temper-sitter-about = Sitter gathers { agent-other } in few { council-other } and seldom moves them.
temper-surprise-about = Surprise me: random, revealed at the end.

player-human = human
player-hidden = a bot
player-tempered = { $level }, { $temper }
player-temper-hidden = { $level }, temper hidden
player-unveiled = { CAP(THE($society)) }: level { $level }, temper { $temper }.

table-round = Round { $round } of { $rounds }
table-waiting = { CAP(THE($society)) } decides.
table-watch = Click or press Space to skip ahead.
table-watch-done = Rivals move next. Space skips ahead.
table-watch-wait = Click or press Space to continue.
table-watch-own = You decide next. Space skips ahead.
table-undo = Undo
table-hint = Hint
table-hint-about = Once: where to look. Twice: the best choices (H)
table-hint-later = Available when you decide.
table-hint-weighing = Analysing choices…
table-hint-close = Close hint (Esc)
table-hint-again = Press Hint again for the best choices.
table-hinted = Hint: look here.
table-not-saved = Not saved!
table-menu = Menu
table-drawers = { CAP(council-other) }
table-save-copy = Save a copy
table-save-as = Name of the copy
table-restart = Restart
table-leave = Main menu
table-back = Back
table-slot-of = { $society }: { $slot }
table-you = you
table-thinking = thinking
table-swing = { $n } for you
table-keep-card = Click to keep open, again to close.
table-log = Log
table-log-new = Since your last move
recap-earlier = { table-log-new } ({ $n } more in the log)
recap-exchanged = Exchanged { token-other }: { $societies }
table-log-end = Jump to end
table-log-open = Full log (L)
table-log-close = Close
table-log-close-about = Close log (L or Esc)
table-known-short = { $n } + ?
table-known = Points from face-up { token-other }: { $n }
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
table-seat-steered = { $seat }, empty; controlled by { THE($society) } from { THE($from) }: { $lines }
table-seat-empty = { $seat }, empty: { $lines }
table-foresight = { $would ->
    [yes] { CAP(THE($society)) } would control { $seats }.
   *[no] { CAP(THE($society)) } controls { $seats }.
 }
table-foresight-back = Without it, { THE($society) } controls { $seats }.
table-foresight-back-nobody = Without it, nobody controls { $seats }.
table-foresight-swap = { CAP(THE($society)) } would act here: { $lines }.
table-foresight-swap-with = { CAP(THE($society)) } would act here: { $lines }. { CAP(THE($other)) }'s { agent-one } goes to { $from }.
table-foresight-cuts = Cuts off { $societies }.
table-region-plain = { $region }, { $empire }, { $n ->
    [0] empty
   *[other] { $n } { banner }
 }, limit { $limit }
table-region = { $region }, { $empire }, { $n ->
    [0] empty
   *[other] { $n } { banner }
 }, limit { $limit }, { $facts }
table-attack-with = With { $n }: { $outcome }
table-pay = Pay: { $card }
table-offer = Offer “{ $offer }”
table-number = { $n } { banner }
key-escape = Esc
key-space = Space

phase-lay = Layout
phase-lay-about = Everyone lays out { token-other }.
phase-retrieve = Take back
phase-retrieve-about = Everyone takes { agent-other } back.
phase-deploy = Place
phase-deploy-about = Everyone places { agent-other }.
phase-turns = Turns
phase-turns-about = The { empire-other } act in turn.
phase-cleanup = Cleanup
phase-cleanup-about = Everyone discards to the hand limit.
phase-loyalty = Loyalty
phase-loyalty-about = Everyone may exchange two { token-other }, which stay face up.
phase-final = Final whisper
phase-final-about = One last exchange.
phase-over = Over
phase-over-about = The match is over.

hint-place = Click a highlighted place.
hint-attack-from = Click the { region-one } to attack from.
hint-attack-to = Click the target.
hint-move-from = Move from which { region-one }?
hint-move-to = To which { region-one }?
hint-number = How many?
hint-strength = How many march? The arrow shows who survives.
hint-region = Click a highlighted { region-one }.
hint-seat = Click a highlighted { position-one }.
hint-card = Click { AN(card-one) } in your hand.
hint-play = Click a highlighted ability.
hint-ability = Choose what the { card-one } does.
hint-pay = Pay with which { card-one }?
hint-list = Choose below.
hint-sheet = Choose on the sheet.
hint-declaring = You may play { AN(card-one) } first.
cards-pass-turn = Skip { card-other } this turn
cards-pass-turn-about = No { card-other } until { THE($empire) }'s turn ends (P)
cards-ask = Ask about { card-other } again
cards-ask-about = No { card-other } until { THE($empire) }'s turn ends. Click to undo (P).

end-table = Replay
end-again = New match
end-same = Rematch
end-back = Main menu
end-decided = { CAP(THE($empire)) } decided it: { $own } for you, { $theirs } for { THE($rival) }.
end-next-guard = Next time: guard { THE($region) }. Its loss cost you { $n }.
end-next-card = Next time: play a highlighted { card-one }.
end-next-exchange = Next time: exchange { THE($one) } and { THE($other) } sooner (+{ $n }).
end-next-review = Next: review your best and worst decisions.
end-curve = Points by decision
end-curve-round = Round { $round }
end-you-win = You win as { THE($society) }.
end-behind = You finish { $place ->
        [2] second of { $of }
        [3] third of { $of }
        [4] fourth of { $of }
       *[other] number { $place } of { $of }
    }{ $n ->
        [0] .
        [one] , 1 point behind.
       *[other] , { $n } points behind.
    }
end-turning = Revealing the { token-other }
end-hurry = Any key or click reveals all.
end-legend = Each { token-one } scores its multiplier times its { empire-one }'s { city-other }.
end-ringed = Filled: known before. Ring: hidden until now.
end-legend-agents = Each { token-one } scores its multiplier per { city-one } of its { empire-one }, and per { agent-one } of yours in its { region-other }.
end-cities = { CAP(THE($empire)) } controls { $n } { city }
end-ahead = { $n } { $n ->
    [one] point
   *[other] points
 }, ahead by { $ahead }.
end-by-exchanges = Tied with { $others } at { $n } { $n ->
    [one] point
   *[other] points
 }. Fewer exchanges win: { $own } against { $theirs }.
end-by-cards = Tied with { $others } at { $n } { $n ->
    [one] point
   *[other] points
 } and in exchanges. More { card-other } win: { $own } against { $theirs }.
end-shared = { $n } { $n ->
    [one] point
   *[other] points
 } each, tied in exchanges and { card-other }.
end-store = including { $n } for the store
end-standing = { $exchanges } { $exchanges ->
    [one] exchange
   *[other] exchanges
 }, { $cards } { $cards ->
    [one] { card-one }
   *[other] { card-other }
 }
end-same-about = Same rivals and rules, new deal. Reveals tempers and levels.

# The packs on the shelf.

title-packs = Packs
setup-packs = All packs

packs-heading = Packs
packs-built-in = Built in
packs-installed = Installed
packs-opened = Opened
packs-column-name = Pack
packs-column-version = Version
packs-column-origin = Origin
packs-shadowed = not played
packs-shadowed-about = Another pack with this id stands before this one and is played instead.
packs-faults = { $n ->
    [one] { $n } fault
   *[other] { $n } faults
 }
packs-warnings = { $n ->
    [one] { $n } warning
   *[other] { $n } warnings
 }
packs-licence = Licence: { $licence }
packs-credit = { $file }: by { $by } ({ $licence })
packs-homepage = At home at { $homepage }
packs-tags = Tags: { $tags }
packs-languages = { $n ->
    [one] Language: { $languages }
   *[other] Languages: { $languages }
 }
packs-id = Id: { $id }
packs-extends = Id: { $id }, extends { $other }
packs-needs = Needs version { $version } of the program
packs-needs-below = Needs version { $version } of { $other }
packs-place = Lies at { $path }
packs-place-built-in = Part of the program
packs-play = Play
packs-install = Install
packs-install-hint = Copy the pack into the folder of packs, where every start finds it.
packs-installed-now = Installed at { $path }
packs-remove = Remove
packs-remove-hint = Put the pack into the system's trash, from where it can be taken back.
packs-remove-sure = Put “{ $name }” into the system's trash?
packs-replace-sure = “{ $name }” is installed already, in version { $version }. Put that into the trash and install this one?
packs-close = Close
packs-close-hint = Take the pack off the list. It stays where it lies.
packs-reload = Reload
packs-reload-hint = Read the pack again now. What is edited is read again by itself.
packs-copy = Copy
packs-broken-about = Played as it was when nothing was wrong.
packs-broken = The pack “{ $pack }” has { $n ->
    [one] { $n } fault
   *[other] { $n } faults
 } now. What was read before stays on the table.
packs-broken-more = And { $n } more.
packs-broken-show = Show all
packs-broken-hide = Hide
packs-other-rules = “{ $name }” has other rules now than this match began with. The match goes on with its own; the next one has the new ones.
packs-not-installed = The pack was not installed: { $why }
packs-not-removed = The pack was not removed: { $why }
packs-why-faulty = it has faults.
packs-why-there = one with its id is installed already.
packs-why-large = it has too many files or too large ones.
packs-why-link = { $path } is a link or no file. All of a pack must lie in it.
packs-not-openable = { $path } is neither a match nor a pack nor a catalogue. What can be opened is a match (a .whispers file), a pack (a folder, a .zip or a .whispers-pack file) or a catalogue of packs (a catalogue.toml, or a folder with packs in it).
packs-beside = Beside
packs-beside-about = It lies in the folder of a pack that was opened and extends it; installed with that one, it stays.
packs-below = { $other } lies at { $path }
packs-installed-with = { $n ->
    [one] With it, since it extends that: { $packs }.
   *[other] With it, since it extends these: { $packs }.
 }

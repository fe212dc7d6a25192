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
packs-shadowed-about = Another pack with this id is played instead.
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
packs-homepage = Website: { $homepage }
packs-tags = Tags: { $tags }
packs-languages = { $n ->
    [one] Language: { $languages }
   *[other] Languages: { $languages }
 }
packs-id = Id: { $id }
packs-extends = Id: { $id }, extends { $other }
packs-needs = Needs Whispers { $version }
packs-needs-below = Needs version { $version } of { $other }
packs-place = Path: { $path }
packs-place-built-in = Part of Whispers
packs-play = Play
packs-install = Install
packs-install-hint = Copy the pack into the packs folder.
packs-installed-now = Installed at { $path }
packs-remove = Remove
packs-remove-hint = Move the pack to the system trash.
packs-remove-sure = Move “{ $name }” to the system trash?
packs-replace-sure = “{ $name }” { $version } is installed. Move it to the trash and install this version?
packs-close = Close
packs-close-hint = Take the pack off the list. Its files stay.
packs-reload = Reload
packs-reload-hint = Edits are also reloaded automatically.
packs-copy = Copy
packs-broken-about = The last version without faults is played.
packs-broken = The pack “{ $pack }” now has { $n ->
    [one] { $n } fault
   *[other] { $n } faults
 }. The last good version stays on the table.
packs-broken-more = And { $n } more.
packs-broken-show = Show all
packs-broken-hide = Hide
packs-other-rules = The rules of “{ $name }” have changed. The next match uses them; this one keeps its own.
packs-not-installed = Couldn't install the pack: { $why }
packs-not-removed = Couldn't remove the pack: { $why }
packs-why-faulty = it has faults.
packs-why-there = a pack with its id is already installed.
packs-why-large = it has too many files, or files that are too large.
packs-why-link = { $path } is a link or a special file. A pack contains all its files.
packs-not-openable = Can't open { $path }. Open a match (.whispers), a pack (folder, .zip or .whispers-pack) or a catalogue (catalogue.toml or folder of packs).
packs-beside = Nearby
packs-beside-about = You opened a pack that extends this one. Install that pack, and this one comes along.
packs-below = { $other } is at { $path }
packs-installed-with = { $n ->
    [one] Also installed the pack it extends: { $packs }.
   *[other] Also installed the packs it extends: { $packs }.
 }

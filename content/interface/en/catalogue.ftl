# Catalogues: packs that lie together and can be looked through.

catalogue-heading = Catalogue: { $name }
catalogue-heading-plain = Catalogue
catalogue-reading = Reading the packs…
catalogue-place = { $n ->
    [one] { $n } pack in { $path }.
   *[other] { $n } packs in { $path }.
 }
catalogue-homepage = Website: { $homepage }
catalogue-more = There are more packs here. Only the first { $n } are shown.
catalogue-empty = This catalogue has no packs.
catalogue-by = by { $authors }
catalogue-new = New
catalogue-newer = Newer
catalogue-older = Older
catalogue-cannot = Not playable
catalogue-new-about = You do not have this pack yet.
catalogue-at-hand-about = You have this version.
catalogue-built-in-about = This version is part of Whispers.
catalogue-newer-about = You have version { $own }. This is { $version }.
catalogue-older-about = You have version { $own }, which is newer than { $version }.
catalogue-cannot-about = This pack can't be played. Its faults are listed below.
catalogue-gone = The catalogue lists this pack, but its files are missing.
catalogue-link = This pack is a link. Packs must be in the catalogue's own folder.
catalogue-needs = Needs Whispers { $version } or newer
catalogue-differs = The catalogue and the pack disagree. The pack's own details are shown.
catalogue-update = Update
catalogue-replace-sure = “{ $name }” { $own } is installed. Move it to the trash and install { $version }?

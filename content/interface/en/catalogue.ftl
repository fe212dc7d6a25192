# Catalogues: packs that lie together and can be looked through.

catalogue-heading = Catalogue: { $name }
catalogue-heading-plain = Catalogue
catalogue-reading = Reading the packs…
catalogue-place = { $n ->
    [one] { $n } pack in { $path }.
   *[other] { $n } packs in { $path }.
 }
catalogue-homepage = Website: { $homepage }
catalogue-more = Only the first { $n } packs are shown.
catalogue-empty = This catalogue has no packs.
catalogue-by = by { $authors }
catalogue-new = New
catalogue-newer = Newer
catalogue-older = Older
catalogue-cannot = Not playable
catalogue-new-about = You do not have this pack yet.
catalogue-at-hand-about = You have this version.
catalogue-built-in-about = This version is part of Whispers.
catalogue-newer-about = You have { $own }. This is { $version }.
catalogue-older-about = Your version { $own } is newer than { $version }.
catalogue-cannot-about = Its faults are listed below.
catalogue-gone = The pack's files are missing.
catalogue-link = This pack is a link. A catalogue's packs must be in its own folder.
catalogue-needs = Needs Whispers { $version } or newer
catalogue-differs = The catalogue differs from the pack. The pack's details are shown.
catalogue-update = Update
catalogue-replace-sure = “{ $name }” { $own } is installed. Move it to the trash and install { $version }?

# Catalogues: packs that lie together and can be looked through.

catalogue-heading = Catalogue: { $name }
catalogue-heading-plain = Catalogue
catalogue-reading = The packs are being read…
catalogue-place = { $n ->
    [one] { $n } pack in { $path }.
   *[other] { $n } packs in { $path }.
 }
catalogue-homepage = At home at { $homepage }.
catalogue-more = There are more packs here than the first { $n }, which are shown.
catalogue-empty = There are no packs in this catalogue.
catalogue-by = by { $authors }
catalogue-new = New
catalogue-newer = Newer
catalogue-older = Older
catalogue-cannot = Not playable
catalogue-new-about = You do not have this pack yet.
catalogue-at-hand-about = This version is installed.
catalogue-built-in-about = This version is part of the program.
catalogue-newer-about = You have version { $own }; this is { $version }.
catalogue-older-about = You have version { $own }, which is newer than this one, { $version }.
catalogue-cannot-about = This pack cannot be played as it is. What is wrong with it stands below.
catalogue-gone = The catalogue names this pack, but it does not lie here.
catalogue-link = A link leads to this pack; what a catalogue offers lies in its own folder.
catalogue-needs = Needs version { $version } of the program or a newer one
catalogue-differs = The catalogue says otherwise of this pack than the pack itself; shown is what the pack says.
catalogue-update = Update
catalogue-replace-sure = “{ $name }” is installed in version { $own }. Put that into the trash and install version { $version }?

# Die Pakete im Regal.

title-packs = Pakete
setup-packs = Alle Pakete

packs-heading = Pakete
packs-built-in = Eingebaut
packs-installed = Installiert
packs-opened = Geöffnet
packs-column-name = Paket
packs-column-version = Version
packs-column-origin = Herkunft
packs-shadowed = nicht gespielt
packs-shadowed-about = Ein anderes Paket mit dieser Kennung wird gespielt.
packs-faults = { $n ->
    [one] { $n } Fehler
   *[other] { $n } Fehler
 }
packs-warnings = { $n ->
    [one] { $n } Warnung
   *[other] { $n } Warnungen
 }
packs-licence = Lizenz: { $licence }
packs-languages = { $n ->
    [one] Sprache: { $languages }
   *[other] Sprachen: { $languages }
 }
packs-id = Kennung: { $id }
packs-extends = Kennung: { $id }, erweitert { $other }
packs-needs = Braucht Version { $version } von Whispers
packs-needs-below = Braucht Version { $version } von { $other }
packs-place = Liegt in { $path }
packs-place-built-in = Teil von Whispers
packs-play = Spielen
packs-install = Installieren
packs-install-hint = Das Paket in den Ordner der Pakete kopieren.
packs-installed-now = Installiert in { $path }
packs-remove = Entfernen
packs-remove-hint = Das Paket in den Papierkorb des Systems legen.
packs-remove-sure = „{ $name }“ in den Papierkorb des Systems legen?
packs-replace-sure = „{ $name }“ { $version } ist installiert. In den Papierkorb legen und durch dieses Paket ersetzen?
packs-close = Schließen
packs-close-hint = Das Paket von der Liste nehmen. Seine Dateien bleiben.
packs-reload = Neu laden
packs-reload-hint = Änderungen liest Whispers auch von selbst.
packs-copy = Kopieren
packs-broken-about = Gespielt wird die letzte fehlerfreie Fassung.
packs-broken = Das Paket „{ $pack }“ hat jetzt { $n ->
    [one] { $n } Fehler
   *[other] { $n } Fehler
 }. Der Tisch zeigt weiter die vorige Fassung.
packs-broken-more = Und { $n } weitere.
packs-broken-show = Alle zeigen
packs-broken-hide = Ausblenden
packs-other-rules = „{ $name }“ hat neue Regeln. Sie gelten ab der nächsten Partie.
packs-not-installed = Das Paket wurde nicht installiert: { $why }
packs-not-removed = Das Paket wurde nicht entfernt: { $why }
packs-why-faulty = Es hat Fehler.
packs-why-there = Ein Paket mit dieser Kennung ist schon installiert.
packs-why-large = Es hat zu viele oder zu große Dateien.
packs-why-link = { $path } ist ein Verweis oder keine Datei. Alles muss im Paket liegen.
packs-not-openable = { $path } lässt sich nicht öffnen. Öffne eine Partie (.whispers), ein Paket (Ordner, .zip oder .whispers-pack) oder einen Katalog (catalogue.toml oder Ordner mit Paketen).
packs-credit = { $file }: von { $by } ({ $licence })
packs-homepage = Webseite: { $homepage }
packs-tags = Stichwörter: { $tags }
packs-beside = Daneben
packs-beside-about = Ein geöffnetes Paket baut auf diesem auf und wird mit ihm installiert.
packs-below = { $other } liegt in { $path }
packs-installed-with = { $n ->
    [one] Auch installiert, weil es darauf aufbaut: { $packs }.
   *[other] Auch installiert, weil es darauf aufbaut: { $packs }.
 }

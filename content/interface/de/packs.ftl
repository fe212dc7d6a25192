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
packs-shadowed-about = Ein anderes Paket mit dieser Kennung steht vor diesem und wird statt seiner gespielt.
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
packs-needs = Braucht Version { $version } des Programms
packs-needs-below = Braucht Version { $version } von { $other }
packs-place = Liegt in { $path }
packs-place-built-in = Teil des Programms
packs-play = Spielen
packs-install = Installieren
packs-install-hint = Das Paket in den Ordner der Pakete kopieren, wo jeder Start es findet.
packs-installed-now = Installiert in { $path }
packs-remove = Entfernen
packs-remove-hint = Das Paket in den Papierkorb des Systems legen, aus dem du es zurückholen kannst.
packs-remove-sure = „{ $name }“ in den Papierkorb des Systems legen?
packs-replace-sure = „{ $name }“ ist schon installiert, in Version { $version }. Soll sie in den Papierkorb und dieses Paket an ihre Stelle?
packs-close = Schließen
packs-close-hint = Das Paket von der Liste nehmen. Es bleibt, wo es liegt.
packs-reload = Neu laden
packs-reload-hint = Das Paket jetzt neu lesen. Was bearbeitet wird, wird von selbst neu gelesen.
packs-copy = Kopieren
packs-broken-about = Gespielt wird es so, wie es ohne Fehler war.
packs-broken = Das Paket „{ $pack }“ hat jetzt { $n ->
    [one] { $n } Fehler
   *[other] { $n } Fehler
 }. Auf dem Tisch bleibt, was davor gelesen wurde.
packs-broken-more = Und { $n } weitere.
packs-broken-show = Alle zeigen
packs-broken-hide = Ausblenden
packs-other-rules = „{ $name }“ hat jetzt andere Regeln als zu Beginn dieser Partie. Die Partie geht mit ihren eigenen weiter; die nächste hat die neuen.
packs-not-installed = Das Paket wurde nicht installiert: { $why }
packs-not-removed = Das Paket wurde nicht entfernt: { $why }
packs-why-faulty = Es hat Fehler.
packs-why-there = Eines mit seiner Kennung ist schon installiert.
packs-why-large = Es hat zu viele oder zu große Dateien.
packs-why-link = { $path } ist ein Verweis oder keine Datei. Alles, was zu einem Paket gehört, muss darin liegen.
packs-not-openable = { $path } ist weder eine Partie noch ein Paket noch ein Katalog. Öffnen lässt sich eine Partie (eine .whispers-Datei), ein Paket (ein Ordner, eine .zip- oder .whispers-pack-Datei) oder ein Katalog von Paketen (eine catalogue.toml oder ein Ordner mit Paketen).
packs-credit = { $file }: von { $by } ({ $licence })
packs-homepage = Zu Hause auf { $homepage }
packs-tags = Stichwörter: { $tags }
packs-beside = Daneben
packs-beside-about = Es liegt im Ordner eines geöffneten Pakets, das es erweitert; mit diesem installiert bleibt es.
packs-below = { $other } liegt in { $path }
packs-installed-with = { $n ->
    [one] Mit ihm, weil es darauf aufbaut: { $packs }.
   *[other] Mit ihm, weil es darauf aufbaut: { $packs }.
 }

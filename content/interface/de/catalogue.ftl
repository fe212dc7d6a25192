# Kataloge: Pakete, die beieinander liegen und durchgesehen werden können.

catalogue-heading = Katalog: { $name }
catalogue-heading-plain = Katalog
catalogue-reading = Die Pakete werden gelesen …
catalogue-place = { $n ->
    [one] { $n } Paket in { $path }.
   *[other] { $n } Pakete in { $path }.
 }
catalogue-homepage = Webseite: { $homepage }
catalogue-more = Nur die ersten { $n } Pakete werden gezeigt.
catalogue-empty = Dieser Katalog enthält kein Paket.
catalogue-by = von { $authors }
catalogue-new = Neu
catalogue-newer = Neuer
catalogue-older = Älter
catalogue-cannot = Nicht spielbar
catalogue-new-about = Dieses Paket hast du noch nicht.
catalogue-at-hand-about = Diese Version ist installiert.
catalogue-built-in-about = Diese Version ist Teil des Programms.
catalogue-newer-about = Du hast { $own }, hier liegt { $version }.
catalogue-older-about = Deine Version { $own } ist neuer als { $version }.
catalogue-cannot-about = Die Fehler stehen unten.
catalogue-gone = Die Dateien des Pakets fehlen.
catalogue-link = Das Paket ist ein Verweis. Pakete müssen im Ordner des Katalogs liegen.
catalogue-needs = Braucht Version { $version } von Whispers oder eine neuere
catalogue-differs = Der Katalog weicht vom Paket ab. Gezeigt wird das Paket.
catalogue-update = Aktualisieren
catalogue-replace-sure = „{ $name }“ { $own } ist installiert. In den Papierkorb legen und durch Version { $version } ersetzen?

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
catalogue-newer-about = Du hast Version { $own }, hier liegt { $version }.
catalogue-older-about = Deine Version { $own } ist neuer als diese, { $version }.
catalogue-cannot-about = Dieses Paket lässt sich nicht spielen. Die Fehler stehen unten.
catalogue-gone = Der Katalog nennt dieses Paket, aber es liegt nicht hier.
catalogue-link = Das Paket ist ein Verweis. Ein Katalog bietet nur an, was in seinem eigenen Ordner liegt.
catalogue-needs = Braucht Version { $version } von Whispers oder eine neuere
catalogue-differs = Der Katalog beschreibt dieses Paket anders als das Paket selbst. Gezeigt wird das Paket.
catalogue-update = Aktualisieren
catalogue-replace-sure = „{ $name }“ ist in Version { $own } installiert. In den Papierkorb legen und durch Version { $version } ersetzen?

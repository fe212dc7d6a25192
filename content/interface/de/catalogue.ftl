# Kataloge: Pakete, die beieinander liegen und durchgesehen werden können.

catalogue-heading = Katalog: { $name }
catalogue-heading-plain = Katalog
catalogue-reading = Die Pakete werden gelesen …
catalogue-place = { $n ->
    [one] { $n } Paket in { $path }.
   *[other] { $n } Pakete in { $path }.
 }
catalogue-homepage = Zu Hause auf { $homepage }.
catalogue-more = Hier liegen mehr Pakete als die ersten { $n }, die gezeigt werden.
catalogue-empty = In diesem Katalog ist kein Paket.
catalogue-by = von { $authors }
catalogue-new = Neu
catalogue-newer = Neuer
catalogue-older = Älter
catalogue-cannot = Nicht spielbar
catalogue-new-about = Dieses Paket hast du noch nicht.
catalogue-at-hand-about = Diese Version ist installiert.
catalogue-built-in-about = Diese Version ist Teil des Programms.
catalogue-newer-about = Du hast Version { $own }; diese hier ist { $version }.
catalogue-older-about = Du hast Version { $own }; sie ist neuer als diese hier, { $version }.
catalogue-cannot-about = So lässt sich dieses Paket nicht spielen. Was daran falsch ist, steht unten.
catalogue-gone = Der Katalog nennt dieses Paket, aber es liegt nicht hier.
catalogue-link = Zu diesem Paket führt ein Verweis; was ein Katalog anbietet, liegt in seinem eigenen Ordner.
catalogue-needs = Braucht Version { $version } des Programms oder eine neuere
catalogue-differs = Der Katalog sagt von diesem Paket anderes als das Paket selbst; gezeigt wird, was das Paket sagt.
catalogue-update = Aktualisieren
catalogue-replace-sure = „{ $name }“ ist in Version { $own } installiert. Soll sie in den Papierkorb und Version { $version } an ihre Stelle?

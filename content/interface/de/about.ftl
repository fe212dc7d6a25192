# Die Seite über das Programm, erreicht von den Einstellungen aus.

settings-about = Über
about-heading = Über dieses Programm
about-program = Whispers
about-version = Version { $version }
about-what = Der Krieg der Flüsterer, allein gegen Bots oder mit anderen an einem Rechner. Bots sehen nur, was du an ihrer Stelle sähst.
about-independent = Whispers ist mit dem Verlag und den Autoren des Brettspiels nicht verbunden und wird von ihnen nicht unterstützt.
about-licence = Lizenz des Quelltexts
about-home = Projektseite
about-matches = Deine Partien
about-packs = Installierte Pakete
about-languages = Hinzugefügte Sprachen
about-settings = Einstellungen
about-others = Schriften und Bibliotheken
about-others-how = Whispers baut auf der Arbeit anderer auf. Hier stehen Urheber und Lizenzen, auf Englisch im Original.
about-typefaces = Schriften
about-libraries = Bibliotheken
about-terms = Lizenztexte

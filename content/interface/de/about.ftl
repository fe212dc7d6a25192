# Die Seite über das Programm, erreicht von den Einstellungen aus.

settings-about = Über
about-heading = Über dieses Programm
about-program = Whispers
about-version = Version { $version }
about-what = Der Krieg der Flüsterer, allein gespielt gegen Bots, die nicht mehr sehen als du an ihrer Stelle, oder mit anderen an einem Rechner.
about-independent = Whispers ist mit dem Verlag und den Autoren des Brettspiels nicht verbunden und wird von ihnen nicht unterstützt.
about-licence = Bedingungen des Quelltexts
about-home = Wo es gemacht wird
about-matches = Hier liegen deine Partien
about-packs = Hier liegen Pakete, die du installierst
about-languages = Hier liegen Sprachen, die du hinzufügst
about-settings = Hier liegen die Einstellungen
about-others = Schriften und Bibliotheken
about-others-how = Whispers ist mit der Arbeit anderer gemacht. Hier steht, wessen und zu welchen Bedingungen, auf Englisch, wie sie geschrieben sind.
about-typefaces = Schriften
about-libraries = Bibliotheken
about-terms = Texte der Bedingungen

# La page sur le programme, ouverte depuis les réglages.

settings-about = À propos
about-heading = À propos du programme
about-program = Whispers
about-version = Version { $version }
about-what = A War of Whispers, seul contre des bots qui ne voient que ce que vous verriez, ou à plusieurs sur un même appareil.
about-independent = Whispers n’est ni affilié à l’éditeur ou aux auteurs du jeu de société, ni approuvé par eux.
about-licence = Licence du code
about-home = Site du projet
about-matches = Vos parties
about-packs = Vos packs installés
about-languages = Vos langues ajoutées
about-settings = Vos réglages
about-others = Polices et bibliothèques
about-others-how = Whispers repose sur le travail d’autres. Voici leurs noms et leurs licences, en anglais d’origine.
about-typefaces = Polices
about-libraries = Bibliothèques
about-terms = Textes des licences

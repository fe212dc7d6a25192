# La page sur le programme, ouverte depuis les réglages.

settings-about = À propos
about-heading = À propos du programme
about-program = Whispers
about-version = Version { $version }
about-what = A War of Whispers, à jouer seul contre des bots qui ne voient rien de plus que vous à leur place, ou à plusieurs sur une même machine.
about-independent = Whispers n'est ni affilié à l'éditeur ou aux auteurs du jeu de société, ni approuvé par eux.
about-licence = Licence du code
about-home = Où il se fait
about-matches = Vos parties se trouvent ici
about-packs = Les packs que vous installez se trouvent ici
about-languages = Les langues que vous ajoutez se trouvent ici
about-settings = Les réglages se trouvent ici
about-others = Polices et bibliothèques
about-others-how = Whispers est fait avec le travail d'autres. Voici de qui, et sous quelles licences, en anglais comme elles sont écrites.
about-typefaces = Polices
about-libraries = Bibliothèques
about-terms = Textes des licences

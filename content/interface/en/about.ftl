# The page about the program, reached from the settings.

settings-about = About
about-heading = About Whispers
about-program = Whispers
about-version = Version { $version }
about-what = A War of Whispers, alone against bots that know only what a player may know, or with others on one computer.
about-independent = Whispers is not affiliated with, nor endorsed by, the publisher or the authors of the board game.
about-licence = Licence of the code
about-home = Project page
about-matches = Your matches
about-packs = Packs that you install
about-languages = Languages that you add
about-settings = Settings file
about-others = Typefaces and libraries
about-others-how = Whispers builds on the work of others. Here are their names and licences, in the original English.
about-typefaces = Typefaces
about-libraries = Libraries
about-terms = Licence texts

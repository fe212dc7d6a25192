# The page about the program, reached from the settings.

settings-about = About
about-heading = About this program
about-program = Whispers
about-version = Version { $version }
about-what = A War of Whispers, played alone against bots that see no more than you would in their place, or with others at one machine.
about-independent = Whispers is not affiliated with, nor endorsed by, the publisher or the authors of the board game.
about-licence = Terms of the code
about-home = Where it is made
about-matches = Your matches lie here
about-packs = Packs that you install lie here
about-languages = Languages that you add lie here
about-settings = Settings lie here
about-others = Typefaces and libraries
about-others-how = Whispers is made with the work of others. Here is whose, and on which terms, in English as they are written.
about-typefaces = Typefaces
about-libraries = Libraries
about-terms = Texts of the terms

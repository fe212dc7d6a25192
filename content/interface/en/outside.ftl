# Bots from outside: programs of their own.

outside-program = program “{ $name }”
outside-unveiled = { CAP(THE($society)) } was played by the program “{ $name }”.
outside-lost-not-started = The program “{ $name }” could not be started: { $detail }. Rules of thumb decide for { THE($society) }.
outside-lost-late = The program “{ $name }” took longer than { $detail }. Rules of thumb decide for { THE($society) }.
outside-lost-ended = The program “{ $name }” { $known ->
    [yes] has ended ({ $detail })
   *[no] has closed its output
 }. Rules of thumb decide for { THE($society) }.
outside-lost-too-long = The program “{ $name }” answered a line of more than { $detail } bytes. Rules of thumb decide for { THE($society) }.
outside-lost-no-text = The program “{ $name }” answered what is not UTF-8. Rules of thumb decide for { THE($society) }.
outside-lost-utf-16 = The program “{ $name }” answered in UTF-16. Let it write UTF-8. Rules of thumb decide for { THE($society) }.
outside-lost-unasked = The program “{ $name }” said “{ $detail }” without being asked. Rules of thumb decide for { THE($society) }.
outside-lost-not-legal = The program “{ $name }” answered “{ $detail }”, which is not legal now. Rules of thumb decide for { THE($society) }.
outside-errors = Last it wrote on its standard error: { $errors }
outside-gives-up = It is not asked any more in this match.
outside-losses = { $n ->
    [one] One decision was lost by a program and taken by rules of thumb.
   *[other] { $n } decisions were lost by programs and taken by rules of thumb.
 }
outside-absent = The program “{ $name }” is not among those in the settings file: a bot of the level { $level } plays in its place.
outside-about = A program of yours, as the settings file names it. It is told what its { society-one } may know, and no more.
outside-setting = Line { $line }: the bot "{ $name }" is left out. A bot has a name of small letters, digits and hyphens, and a command in quotes, such as my-bot = "python3 /home/me/bot.py"; quotes within it come in pairs.
outside-too-many = Line { $line }: the bot "{ $name }" is left out. The settings hold at most { $most } bots.

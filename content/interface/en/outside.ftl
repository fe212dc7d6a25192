# Bots from outside: programs of their own.

outside-program = program “{ $name }”
outside-unveiled = { CAP(THE($society)) } was played by the program “{ $name }”.
outside-lost-not-started = Couldn't start the program “{ $name }”: { $detail }. A basic bot decides for { THE($society) }.
outside-lost-late = The program “{ $name }” took longer than { $detail }. A basic bot decides for { THE($society) }.
outside-lost-ended = The program “{ $name }” { $known ->
    [yes] ended ({ $detail })
   *[no] closed its output
 }. A basic bot decides for { THE($society) }.
outside-lost-too-long = The program “{ $name }” sent a line of more than { $detail } bytes. A basic bot decides for { THE($society) }.
outside-lost-no-text = The program “{ $name }” sent text that is not UTF-8. A basic bot decides for { THE($society) }.
outside-lost-utf-16 = The program “{ $name }” sent UTF-16. Make it write UTF-8. A basic bot decides for { THE($society) }.
outside-lost-unasked = The program “{ $name }” said “{ $detail }” without being asked. A basic bot decides for { THE($society) }.
outside-lost-not-legal = The program “{ $name }” answered “{ $detail }”, which is not legal now. A basic bot decides for { THE($society) }.
outside-errors = Its last error output: { $errors }
outside-gives-up = It is not asked again in this match.
outside-losses = { $n ->
    [one] A basic bot took one decision for a program.
   *[other] A basic bot took { $n } decisions for programs.
 }
outside-absent = The settings don't name the program “{ $name }”. A bot of level { $level } plays instead.
outside-about = Your own program, named in the settings file. It learns only what its { society-one } may know.
outside-setting = Line { $line }: bot "{ $name }" ignored. Write a name (lower-case letters, digits, hyphens), an equals sign and a command in quotes, such as my-bot = "python3 /home/me/bot.py". Quotes inside the command must pair up.
outside-too-many = Line { $line }: the bot "{ $name }" is left out. The settings hold at most { $most } bots.

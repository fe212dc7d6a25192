# The page of bots from outside.

settings-programs = Bots of your own
programs-heading = Bots of your own
programs-about = Your own program, in any language, can play as a rival. It reads JSON with what its { society-one } may know, and answers each decision with one line. Name it in the settings file, then choose it for a rival when you set up a match.
programs-risk = It runs with your permissions. Name only programs that you would run anyway.
programs-file = Name programs in { $path }, each with a name and a command. Whispers reads the file when it starts:
programs-list = Named in the settings
programs-none = None yet. In a terminal, “whispers guide bots” explains how to write one, and “whispers guide outside.py” prints an example.
programs-try = Try { $name }
programs-trying = Started, waiting for its answers…
programs-wrong = This name or command can't be used.
programs-well = { $n ->
    [one] It answered its decision in { $ms } ms.
   *[other] It answered all { $n } decisions, the slowest in { $ms } ms.
 }
programs-before = { $n ->
    [one] It answered one decision.
   *[other] It answered { $n } decisions.
 }
programs-fell-not-started = Couldn't start it: { $detail }.
programs-fell-late = It took longer than { $detail } to answer.
programs-fell-ended = { $known ->
    [yes] It ended ({ $detail }) instead of answering.
   *[no] It closed its output instead of answering.
 }
programs-fell-too-long = It sent a line of more than { $detail } bytes.
programs-fell-no-text = It sent text that is not UTF-8.
programs-fell-utf-16 = It sent UTF-16. Make it write UTF-8.
programs-fell-unasked = It said “{ $detail }” without being asked.
programs-fell-not-legal = It answered “{ $detail }”, which was not among its choices.

# The page of bots from outside.

settings-programs = Bots of your own
programs-heading = Bots of your own
programs-about = A program of yours, in any language, can sit at the table: it is told as JSON what its { society-one } may know, and answers a line for each decision. Once the settings file names it, you choose it for a rival where a match is set up.
programs-risk = It runs with your rights, like anything that you start yourself. Name only programs that you would run anyway.
programs-file = Programs are named in { $path }, by a name and a command, and read when the program starts:
programs-list = Named in the settings
programs-none = There is none yet. In a terminal, “whispers guide bots” says how one is written, and “whispers guide outside.py” prints one to begin with.
programs-try = Try { $name }
programs-trying = It has been started and is asked…
programs-wrong = This is no name or no command that can be started.
programs-well = { $n ->
    [one] It answered the decision that it was asked, in { $ms } ms.
   *[other] It answered all { $n } decisions that it was asked, the slowest in { $ms } ms.
 }
programs-before = { $n ->
    [one] It answered one decision.
   *[other] It answered { $n } decisions.
 }
programs-fell-not-started = It could not be started: { $detail }.
programs-fell-late = It took longer than { $detail } for an answer.
programs-fell-ended = { $known ->
    [yes] It has ended ({ $detail }) instead of answering.
   *[no] It has closed its output instead of answering.
 }
programs-fell-too-long = It answered a line of more than { $detail } bytes.
programs-fell-no-text = It answered what is not UTF-8.
programs-fell-utf-16 = It answered in UTF-16. Let it write UTF-8.
programs-fell-unasked = It said “{ $detail }” without being asked.
programs-fell-not-legal = It answered “{ $detail }”, which is not among the decisions that it was offered.

# Puzzles, and what a day brings.

puzzle-name-region = { $region } for { THE($empire) }
puzzle-name-cities = { $n } { city } for { THE($empire) }
puzzle-name-points = { $n } points
puzzle-name-win = The win
puzzle-name-token = What { THE($rival) } has on { $slot }
puzzle-name-best = The best decision
puzzle-level-1 = easy
puzzle-level-2 = middling
puzzle-level-3 = hard
puzzle-goal-region = When this turn is over, { THE($empire) } is to control { THE($region) }.
puzzle-goal-cities = When this turn is over, { THE($empire) } is to control { $n } { city }.
puzzle-goal-points = When this turn is over, your { token-other } are to be worth { $n } points, as the map then stands.
puzzle-goal-win-sure = Win the match, whatever { token-other } lie covered.
puzzle-goal-win = Win the match in as many cases as can be: in { $percent }% of all ways in which the covered { token-other } may lie.
puzzle-goal-token = Which { empire-one } did { THE($rival) } lay on { $slot }? It follows from your own { token-other } and those that lie open (loyalty setup: { $setup }, R10.1).
puzzle-goal-token-done = Which { empire-one } did { THE($rival) } lay on { $slot }? What it has done so far tells: the log has it.
puzzle-goal-best = Find the decision that promises most. All others are far behind.
puzzle-wrong-region = After “{ $what }”, it is not certain that { THE($empire) } controls { THE($region) } when this turn is over: rivals or chance can prevent it.
puzzle-wrong-cities = After “{ $what }”, { THE($empire) } can be sure of { $n } { city } at most.
puzzle-wrong-points = After “{ $what }”, { $n } points at most are certain.
puzzle-wrong-win = After “{ $what }”, the match is won in { $percent }% of the cases at most.
puzzle-wrong-draws = After “{ $what }”, it depends on what is drawn.
puzzle-wrong-loses = “{ $what }” loses { $percent }% of the chance to win against the best.
puzzle-wrong-less = “{ $what }” promises less than the best.
puzzle-wrong-token = It is not { THE($empire) }: that does not fit with all that lies open.
puzzle-wrong-token-done = It is not { THE($empire) }: what { THE($rival) } has done speaks for another one.
puzzle-right = Right. There is more to decide.
puzzle-solved = Solved.
puzzle-shown = The answer: { $answer }
puzzle-reason-certain = It follows from your own { token-other } and those that lie open.
puzzle-reason-done = What speaks for it most:
puzzle-list-heading = Puzzles of { $game }
puzzle-list-row = { $id }: { $name } ({ $level })
puzzle-list-row-solved = { $id }: { $name } ({ $level }), solved
puzzle-list-today = Today's puzzle ({ $day }): { $id }
puzzle-none = This pack has no puzzles.
puzzle-question = Puzzle “{ $id }” ({ $level })
puzzle-solve-how = Answer it with: whispers puzzle solve { $id } "{ $such }"
deal-line = { $game }, deal of { $day }: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 } of { $of }, { $n } points (rivals { $rivals })
deal-first = This was your first try, which counts.
deal-later = Not your first try, which was: { $line }
title-puzzles = Puzzles
puzzle-heading = Puzzles
puzzle-today = Today's puzzle, { $day }
puzzle-state-solved = { $level }, solved
puzzle-streak = { $n ->
    [0] Solve it today to begin a streak of days.
    [one] Solved on one day in a row.
   *[other] Solved on { $n } days in a row.
 }
puzzle-solve-today = Solve it
puzzle-count = { $solved } of { $of } solved
puzzle-pack = Puzzles of
puzzle-which = Puzzle { $number } of { $of }, { $level } · you are { THE($society) }
puzzle-house = { $rule }: { $value }
puzzle-show = Show the answer
puzzle-show-now = Show me the answer
puzzle-leave = Back to the puzzles
puzzle-list = All puzzles
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-name-one = Name the { empire-one }:
puzzle-above = What the puzzle asks for is written above the table.
puzzle-broken = The puzzle “{ $id }” of this pack has no answer that is certain.
deal-today = Deal of the day, { $day }
deal-who = You are { THE($society) }, against { $n } { $n ->
    [one] spymaster
   *[other] spymasters
 }.
deal-about = Today the same deal and the same rivals for everybody. The first match that you finish counts.
deal-open = Not finished yet.
deal-play = Play it
deal-again = Play it again
deal-copy = Copy the result

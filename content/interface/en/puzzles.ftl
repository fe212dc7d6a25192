# Puzzles, and what a day brings.

puzzle-name-region = { $region } for { THE($empire) }
puzzle-name-cities = { $n } { city } for { THE($empire) }
puzzle-name-points = { $n } points
puzzle-name-win = The win
puzzle-name-token = What { THE($rival) } has on { $slot }
puzzle-name-best = The best move
puzzle-level-1 = easy
puzzle-level-2 = medium
puzzle-level-3 = hard
puzzle-goal-region = { CAP(THE($empire)) } must control { THE($region) } when this turn ends.
puzzle-goal-cities = { CAP(THE($empire)) } must control { $n } { city } when this turn ends.
puzzle-goal-points = When this turn ends, your { token-other } must be worth { $n } points on the map.
puzzle-goal-win-sure = Win the match, whatever the face-down { token-other } are.
puzzle-goal-win = The face-down { token-other } allow many arrangements. Win in { $percent }% of them. More is impossible.
puzzle-goal-token = Which { empire-one } does { THE($rival) } have on { $slot }? Deduce it from your own { token-other } and the face-up ones (loyalty set-up: { $setup }, R10.1).
puzzle-goal-token-done = Which { empire-one } does { THE($rival) } have on { $slot }? The clues are its moves in the log.
puzzle-goal-best = Find the best decision. All others are far behind.
puzzle-wrong-region = After “{ $what }”, rivals or chance can still keep { THE($empire) } from controlling { THE($region) } when this turn ends.
puzzle-wrong-cities = After “{ $what }”, { THE($empire) } is sure of at most { $n } { city }.
puzzle-wrong-points = After “{ $what }”, at most { $n } points are certain.
puzzle-wrong-win = After “{ $what }”, you win in at most { $percent }% of the cases.
puzzle-wrong-draws = After “{ $what }”, the result depends on what is drawn.
puzzle-wrong-loses = “{ $what }” loses { $percent }% win chance.
puzzle-wrong-less = “{ $what }” is not the best.
puzzle-wrong-token = It is not { THE($empire) }. That contradicts the face-up { token-other }.
puzzle-wrong-token-done = It is not { THE($empire) }. { CAP(THE($rival)) }'s moves point elsewhere.
puzzle-right = Right. There is more to decide.
puzzle-solved = Solved.
puzzle-shown = Answer: { $answer }
puzzle-reason-certain = It follows from your own { token-other } and the face-up ones.
puzzle-reason-done = The strongest evidence:
puzzle-list-heading = Puzzles of { $game }
puzzle-list-row = { $id }: { $name } ({ $level })
puzzle-list-row-solved = { $id }: { $name } ({ $level }), solved
puzzle-list-today = Today's puzzle ({ $day }): { $id }
puzzle-none = This pack has no puzzles.
puzzle-question = Puzzle “{ $id }” ({ $level })
puzzle-solve-how = Answer with: whispers puzzle solve { $id } "{ $such }"
deal-line = { $game }, deal of { $day }: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 } of { $of }, { $n } points (rivals { $rivals })
deal-first = Your first try, which counts.
deal-later = A later try. Your first was: { $line }
title-puzzles = Puzzles
puzzle-heading = Puzzles
puzzle-today = Today's puzzle, { $day }
puzzle-state-solved = { $level }, solved
puzzle-streak = { $n ->
    [0] Solve it today to start a daily streak.
    [one] Streak: one day.
   *[other] Streak: { $n } days in a row.
 }
puzzle-solve-today = Solve it
puzzle-count = { $solved } of { $of } solved
puzzle-pack = Puzzles of
puzzle-which = Puzzle { $number } of { $of }, { $level } · you are { THE($society) }
puzzle-house = { $rule }: { $value }
puzzle-show = Show answer
puzzle-show-now = Show me the answer
puzzle-leave = Back to puzzles
puzzle-list = All puzzles
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-name-one = Name the { empire-one }:
puzzle-broken = The puzzle “{ $id }” of this pack has no certain answer.
deal-today = Deal of the day, { $day }
deal-who = You are { THE($society) }, against { $n } { $n ->
    [one] spymaster
   *[other] spymasters
 }.
deal-about = Everyone gets the same deal and rivals today. Your first finished match counts.
deal-open = Not finished yet.
deal-play = Play
deal-again = Play again
deal-copy = Copy result

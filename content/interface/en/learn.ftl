# Lessons.

title-learn = Learn to play
learn-title = Learn to play
learn-about = Short lessons at the real table: each shows one thing and has you do it. You may leave at any time and go on later where you were.
learn-begin = Begin
learn-go-on = Go on
learn-done = done
learn-step = step { $n } of { $all }
learn-next = Next
learn-back = Back
learn-leave = All lessons
learn-restart = This lesson from the start
learn-hurry = Skip ahead
learn-next-lesson = Next: { $lesson }
learn-all-done = That was the last lesson: you know what is played. The rulebook (F1) has the rest. The button below begins a match of your own.
learn-watch = See what happens…
learn-do = Your move: do it on the table.
learn-name = Choose an answer.
learn-not-this = That is allowed, but it is not what this lesson is about. Do what the lesson says, in its box on the table; in a match you are free.
learn-no-hint = In a lesson its box on the table tells you what to do. In a match this button helps you with a decision.
learn-read = The lesson goes on with its button “Next” (Enter).
learn-over = The lesson is over.

# Lessons.

title-learn = Learn to play
learn-title = Learn to play
learn-about = Short lessons at the real table. Each shows one thing and lets you try it. Leave at any time and continue later.
learn-begin = Begin
learn-go-on = Continue
learn-done = done
learn-step = step { $n } of { $all }
learn-next = Next
learn-back = Back
learn-leave = All lessons
learn-restart = Restart lesson
learn-hurry = Skip ahead
learn-next-lesson = Next: { $lesson }
learn-all-done = That was the last lesson. You now know how to play. The rulebook (F1) has the rest, and the button below starts your own match.
learn-watch = Watch…
learn-do = Your move on the table.
learn-name = Choose an answer.
learn-not-this = That's legal, but not what this lesson is about. Follow its box on the table. In a match it's your call.
learn-no-hint = The lesson's box on the table tells you what to do. In a match this button gives you a hint.
learn-read = Press Enter or click Next.
learn-over = The lesson is over.

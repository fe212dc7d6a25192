# Lessons.

title-learn = Learn to play
learn-title = Learn to play
learn-about = Short lessons at the real table. Leave any time and continue later.
learn-begin = Begin
learn-go-on = Continue
learn-done = done
learn-step = step { $n } of { $all }
learn-next = Next
learn-back = Previous step
learn-leave = Lessons
learn-restart = Restart lesson
learn-hurry = Skip ahead
learn-next-lesson = Next: { $lesson }
learn-all-done = The rulebook (F1) has the rest.
learn-watch = Watch…
learn-right = Right. Watch…
learn-not-this = That's legal, but not what this lesson is about. Do what the box says.
learn-no-hint = The lesson's box tells you what to do. In a match this button gives a hint.

# Notes for a first match: each appears once.

note-read = Got it
note-agent = Place { AN(agent-one) } on { AN(position-one) }. It also controls the empty ones above: lower controls more, higher acts earlier.
note-take-back = Take one { agent-one } back to place it elsewhere. The others stay.
note-act = Your { position-one } acts. Choose an action. A number shows how many { banner-other } or { card-other } you get.
note-banner = Click a highlighted { region-one } for each { banner-one }. They hold { region-other } and guard { city-other }. The keys 2 to 9 place several.
note-attack = Click where you attack from, then the target, then the strength. Both sides lose one for one. { CAP(AN(fort-one)) } kills one attacker first.
note-card = You can play a { card-one } now: click a highlighted ability. It costs the { card-one } itself; a second emblem costs one more.
note-exchange = You may exchange two { token-other }. Everyone sees both, and they can't move again. If in doubt, keep all.
note-goal = { CAP(city-other) } score points, as the emblems at the top left show: { $best } scores most for you, { $worst } least. This is secret. Your { agent-other } control the { empire-other }. Most points wins.
note-goal-short = Short match: { $rounds } rounds, not { $usual }.
note-swap = Your { agent-one } moves to another { position-one } of this { council-one }, trades places with any { agent-one } there, and acts there at once.

# Що відбувається за столом і що можна зробити.
seat = { $empire }: { $position }

event-round = Починається раунд { $round }. Перший хід: { $society }.
event-turn = Хід імперії: { $empire }.
event-acts = { CAP($society) } керує посадою: { $seat }.
event-added = { CAP($empire) } додає { $n } { banner }: { $region }.
event-attack = { CAP($empire) } нападає: { $from } → { $to }, { $n } { banner }.
event-won = { CAP($empire) } здобуває регіон { $region }, лишається { $n } { banner }.
event-held = { CAP($region) } вистояв, лишається { $n } { banner }.
event-over = Гру закінчено. Усі { token-other } перевернуто.

ask-retrieve = Заберіть одного зі своїх агентів ({ agent-other }).
ask-deploy = Поставте агента. { $n ->
    [one] У цьому раунді лишився { $n } { agent }.
    [few] У цьому раунді лишилися { $n } { agent }.
    [many] У цьому раунді лишилося { $n } { agent }.
   *[other] У цьому раунді лишилося { $n } { agent }.
 }
ask-before = Оберіть дію для посади { $seat } або спершу зіграйте { card-one }.
ask-swap = Оберіть посаду ({ position-one }), куди перейде ваш { agent-one }: він одразу там діє.
ask-declare = Оберіть напад імперії { $empire }.
ask-loyalty = Залиште { token-other } або обміняйте дві, що лежать долілиць.
ask-over = Гру закінчено.

action-attack-line = Напад
action-swap-line = Обмін
action-add-plain = Додати { $n } { banner }
action-draw-plain = Взяти { $n } { card }
action-done = Готово
action-pass = Пас
action-keep = Залишити все, як є

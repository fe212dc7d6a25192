# Початок, підготовка гри, стіл.
window-ok = Гаразд
window-back = Назад
window-save = Зберегти
window-cancel = Скасувати
window-yes = Так
window-no = Ні

title-continue = Продовжити
title-new = Нова гра
title-load = Завантажити гру
title-settings = Налаштування
title-quit = Вийти
title-history = Історія ігор
title-learn = Навчитися грати
title-packs = Набори
title-puzzles = Задачі

setup-packs = Усі набори
setup-heading = Нова гра
setup-society = Ви граєте за
setup-rivals = Суперники
setup-against = Проти кого
setup-against-rivals = Проти суперників
setup-against-automata = Наодинці з автоматами
setup-automaton-count = { $n ->
    [one] { $n } автомат
    [few] { $n } автомати
    [many] { $n } автоматів
   *[other] { $n } автомата
 }
setup-level-of = Рівень: { $society }
setup-temper-of = Вдача: { $society }
setup-hide = Приховати до кінця
setup-hide-nothing = нічого
setup-hide-temper = вдачу
setup-hide-level = рівень і вдачу
setup-rival-count = { $n ->
    [one] { $n } суперник
    [few] { $n } суперники
    [many] { $n } суперників
   *[other] { $n } суперника
 }
setup-first = Починає
setup-first-random = за жеребом
setup-seed = Зерно
setup-seed-about = Те саме зерно роздає ту саму гру ще раз.
setup-new-seed = Інше
setup-begin = Почати
setup-deal = Гра дня
setup-reset = Спочатку
setup-reset-about = Усе, як було спершу: новачків — { $n }, правила друковані.
setup-pack = Гра
setup-pack-has = { CAP(empire-other) }: { $empires }, { region-other }: { $regions }, { society-other }: до { $societies }
setup-pack-by = Версія { $version }, автори: { $authors }
setup-table = Стіл
setup-house = Домашні правила
setup-house-differ = { $n ->
    [0] Усе, як у друкованій грі.
    [one] { $n } правило відрізняється від друкованої гри.
    [few] { $n } правила відрізняються від друкованої гри.
    [many] { $n } правил відрізняються від друкованої гри.
   *[other] { $n } правила відрізняється від друкованої гри.
 }
setup-house-reset = Усе, як надруковано
setup-printed = Надруковано: { $value }
setup-number-hint = Перетягніть або клацніть і введіть число.
setup-ways = Способи гри
setup-group-loyalty = Вірність і очки
setup-group-council = { CAP(council-other) }
setup-group-war = Війна та { supply-one }
setup-group-length = Тривалість і { card-other }
setup-group-cards = Доповнення

level-random = навмання
level-novice = новачок
level-agent = агент
level-spymaster = резидент
level-mastermind = великий змовник
level-random-about = «Навмання» робить будь-що дозволене.
level-novice-about = Новачок обирає те, що найкраще просто зараз.
level-agent-about = Агент думає, що з цього вийде.
level-spymaster-about = Резидент знає з багатьох ігор, що приводить до перемоги.
level-mastermind-about = Великий змовник дивиться далі й не поспішає.

temper-even = врівноважений
temper-hoarder = скнара
temper-raider = нападник
temper-reader = провидець
temper-sitter = домосід
temper-surprise = здивуйте мене
player-human = людина
player-tempered = { $level }, { $temper }

table-round = Раунд { $round } з { $rounds }
table-waiting = Вирішує { $society }.
table-watch = Вирішують інші. Клацніть або натисніть пробіл, щоб побачити наступний хід одразу.
table-undo = Скасувати хід
table-hint = Підказка
table-hint-about = Куди дивитися; ще раз — що обіцяє найбільше (H)
table-hinted = Підказка: погляньте сюди.
table-menu = Меню
table-drawers = { CAP(council-other) }
table-leave = На початок
table-back = Назад
table-you = ви
table-thinking = думає
table-log = Перебіг гри
table-log-new = Нове після вашого ходу
table-log-end = До кінця
table-log-close = Закрити
table-number = { $n } { banner }

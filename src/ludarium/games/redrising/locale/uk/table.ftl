### Red Rising: what is said at the table, in Ukrainian.

# A card in a list
card = { FORM($card) }

# A card that lies face down, as a thing with a name
face-down = карта долілиць
    .acc = карту долілиць
    .gen = карти долілиць
    .dat = карті долілиць
    .ins = картою долілиць
    .with = з картою долілиць
    .without = без карти долілиць
    .any = карту долілиць

## Options: a turn

option-deploy = Призначити { FORM($card, case: "acc") } { FORM($location, case: "onto") }
option-lead = Наказ без призначення
option-scout = Розвідка: розкрити верхню карту колоди й покласти її
option-gain-top = Узяти { FORM($card, case: "acc") } { FORM($location, case: "from") }
option-draw-and-roll = Узяти верхню карту колоди й кинути кубик світанку
option-onto = { FORM($location) }
option-banish-it = Вигнати розкриту карту
option-face = { FORM($face) }

## Options: abilities

option-gain = Узяти { FORM($card, case: "acc") }
option-banish = Вигнати { FORM($card, case: "acc") }
option-banish-top = Вигнати верхню карту { FORM($location, case: "from") }
option-banish-topmost = Вигнати найвищу карту, крім золотих, { FORM($location, case: "from") }
option-move = Перемістити { FORM($card, case: "acc") } { FORM($location, case: "onto") }
option-move-top = Перемістити { FORM($card, case: "acc") } { FORM($origin, case: "from") } { FORM($location, case: "onto") }
option-move-under = Перемістити { FORM($card, case: "acc") }
option-top-of = Перемістити верхню карту { FORM($location, case: "from") }
option-raise = Перемістити наверх { FORM($card, case: "acc") }
option-deploy-other = Призначити { FORM($card, case: "acc") }
option-upper = { FORM($card) }
option-face-down = Покласти { FORM($card, case: "acc") } долілиць { FORM($location, case: "onto") }
option-colour = { FORM($colour) }
option-beneath-deck = Покласти { FORM($card, case: "acc") } під колоду
option-return-top = Покласти { FORM($card, case: "acc") } на колоду
option-return-bottom = Покласти { FORM($card, case: "acc") } під колоду
option-place-banished = Покласти { FORM($card, case: "acc") } { FORM($location, case: "onto") }
option-show = Розкрити { FORM($card, case: "acc") }
option-show-two = Розкрити { FORM($card, case: "acc") } і { FORM($second, case: "acc") }
option-track = Отримати: { FORM($track) } +1
option-done = Більше жодної карти

## Options: opponents

option-rival = { $player }
option-name-card = Назвати { FORM($card, case: "acc") }
option-give = Віддати { FORM($card, case: "acc") }
option-defend = Розкрити { FORM($card, case: "acc") } та нічого не втратити
option-defend-token = Вигнати { FORM($card, case: "acc") } та залишити фішку собі
option-accept = Не перешкоджати
option-buy-turn = Купити хід за 2 фішки гелію
option-give-helium = Віддати 1 фішку гелію, без ходу

## Options: the end of the game

option-ability = Скористатися властивістю { FORM($card, case: "gen") }
option-best = Доручити грі вибрати найбільше очок
option-by-hand = Вибирати самостійно, карта за картою
option-as-printed = Лишити як є
option-wild-name = { FORM($name) }

## The log: the beginning and the end

event-house = { $player } отримує { FORM($house, case: "acc") }.
event-parity = Карта «парна/непарна» показує «{ FORM($parity) }».
event-first = { $player } починає гру.
event-triggers = Умови закінчення гри виконано ({ $player }). Гра триває, доки в усіх не буде однакової кількості ходів.
event-last-round = Раунд { $number } — останній.
event-extra-turn = { $player } виконує додатковий хід Аполлона.
event-scoring =
    { $number ->
        [0] Останній хід завершено. На початок підрахунку вигнаних карт немає.
        [one] Останній хід завершено. На початок підрахунку вигнано { $number } карту.
        [few] Останній хід завершено. На початок підрахунку вигнано { $number } карти.
       *[other] Останній хід завершено. На початок підрахунку вигнано { $number } карт.
    }
event-uses = { $player } користується властивістю { FORM($card, case: "gen") } «наприкінці гри».
event-points =
    { $number ->
        [one] { $player } отримує за це { $number } очко.
        [few] { $player } отримує за це { $number } очки.
        [many] { $player } отримує за це { $number } очок.
       *[other] { $player } отримує за це { $number } очка.
    }
event-wild-colour = { $player } дає карті { FORM($card) } другий колір: { FORM($colour) }.
event-wild-name = { $player } дає карті { FORM($card) } ім’я «{ FORM($name) }».
event-ends = Карти на руках розкрито. Починається підрахунок очок.

## The log: a turn

event-deploys = { $player } призначає { FORM($card, case: "acc") } { FORM($location, case: "onto") }.
event-gains = { $player } бере { FORM($card, case: "acc") } { FORM($location, case: "from") }.
event-draws =
    { $number ->
        [one] { $player } бере з колоди { $number } карту.
        [few] { $player } бере з колоди { $number } карти.
        [many] { $player } бере з колоди { $number } карт.
       *[other] { $player } бере з колоди { $number } карти.
    }
event-drawn = { $player } бере на руку: { $cards }.
event-reveals-top = { $player } розкриває верхню карту колоди: { FORM($card) }.
event-places = { $player } кладе { FORM($card, case: "acc") } { FORM($location, case: "onto") }.
event-rolls = { $player } кидає кубик світанку: { FORM($face) }.
event-gets =
    { $track ->
        [track-fleet]
            { $number ->
                [one] { $player } просувається треком флоту на { $number } поділку вперед (тепер { $now }).
                [few] { $player } просувається треком флоту на { $number } поділки вперед (тепер { $now }).
                [many] { $player } просувається треком флоту на { $number } поділок вперед (тепер { $now }).
               *[other] { $player } просувається треком флоту на { $number } поділки вперед (тепер { $now }).
            }
        [track-influence]
            { $number ->
                [one] { $player } кладе { $number } фішку впливу в Інститут (тепер { $now }).
                [few] { $player } кладе { $number } фішки впливу в Інститут (тепер { $now }).
                [many] { $player } кладе { $number } фішок впливу в Інститут (тепер { $now }).
               *[other] { $player } кладе { $number } фішки впливу в Інститут (тепер { $now }).
            }
       *[other]
            { $number ->
                [one] { $player } бере { $number } фішку гелію (тепер { $now }).
                [few] { $player } бере { $number } фішки гелію (тепер { $now }).
                [many] { $player } бере { $number } фішок гелію (тепер { $now }).
               *[other] { $player } бере { $number } фішки гелію (тепер { $now }).
            }
    }
event-loses =
    { $track ->
        [track-fleet]
            { $number ->
                [one] { $player } відступає треком флоту на { $number } поділку (тепер { $now }).
                [few] { $player } відступає треком флоту на { $number } поділки (тепер { $now }).
                [many] { $player } відступає треком флоту на { $number } поділок (тепер { $now }).
               *[other] { $player } відступає треком флоту на { $number } поділки (тепер { $now }).
            }
        [track-influence]
            { $number ->
                [one] { $player } втрачає { $number } фішку впливу в Інституті (тепер { $now }).
                [few] { $player } втрачає { $number } фішки впливу в Інституті (тепер { $now }).
                [many] { $player } втрачає { $number } фішок впливу в Інституті (тепер { $now }).
               *[other] { $player } втрачає { $number } фішки впливу в Інституті (тепер { $now }).
            }
       *[other]
            { $number ->
                [one] { $player } втрачає { $number } фішку гелію (тепер { $now }).
                [few] { $player } втрачає { $number } фішки гелію (тепер { $now }).
                [many] { $player } втрачає { $number } фішок гелію (тепер { $now }).
               *[other] { $player } втрачає { $number } фішки гелію (тепер { $now }).
            }
    }
event-takes-token = { $player } бере фішку володарювання.
event-keeps-token = { $player } залишає собі фішку володарювання.
event-power = { $player } користується властивістю { FORM($house, case: "gen") }.
event-ends-turn = { $player } завершує хід.
event-cannot-act = { $player } не може виконати ні наказу, ні розвідки.
event-cannot-gain = { $player } не має звідки взяти карту.

## The log: abilities

event-banishes = { $player } виганяє { FORM($card, case: "acc") } { FORM($location, case: "from") }.
event-banishes-top = { $player } виганяє верхню карту колоди: { FORM($card) }.
event-banishes-hand = { $player } виганяє { FORM($card, case: "acc") } з руки.
event-moves = { $player } переміщує { FORM($card, case: "acc") } наверх { FORM($location, case: "gen") }.
event-moves-under = { $player } переміщує { FORM($card, case: "acc") } під { FORM($under, case: "acc") } { FORM($location, case: "loc") }.
event-moves-pile =
    { $number ->
        [one] { $player } переміщує { $number } карту { FORM($location, case: "onto") }.
        [few] { $player } переміщує { $number } карти { FORM($location, case: "onto") }.
        [many] { $player } переміщує { $number } карт { FORM($location, case: "onto") }.
       *[other] { $player } переміщує { $number } карти { FORM($location, case: "onto") }.
    }
event-places-under = { $player } кладе { FORM($card, case: "acc") } під { FORM($under, case: "acc") } { FORM($location, case: "loc") }.
event-places-bottom = { $player } кладе { FORM($card, case: "acc") } під усі карти { FORM($location, case: "loc") }.
event-looks-top =
    { $number ->
        [one] { $player } переглядає { $number } верхню карту колоди.
        [few] { $player } переглядає { $number } верхні карти колоди.
        [many] { $player } переглядає { $number } верхніх карт колоди.
       *[other] { $player } переглядає { $number } верхньої карти колоди.
    }
event-sees = { $player } бачить: { $cards }.
event-places-face-down = { $player } кладе карту долілиць { FORM($location, case: "onto") }.
event-placed = { FORM($location) }, карта долілиць: { FORM($card) }. Це знає лише { $player }.
event-reveals = { $player } розкриває з колоди: { $cards }.
event-reveals-bottom = { $player } розкриває нижню карту колоди: { FORM($card) }.
event-takes = { $player } бере { FORM($card, case: "acc") } з колоди.
event-names-colour = { $player } називає колір: { FORM($colour) }.
event-gains-banished = { $player } бере { FORM($card, case: "acc") } з-поміж вигнаних.
event-returns-top = { $player } повертає { FORM($card, case: "acc") } на колоду.
event-returns-bottom = { $player } повертає { FORM($card, case: "acc") } під колоду.
event-proves = { $player } розкриває з руки: { $cards }.
event-gives = { $player } віддає { FORM($card, case: "acc") }. Карту отримує { $other }.

## The log: opponents

event-picks = { $player } вибирає суперника для { FORM($card, case: "gen") }: { $other }.
event-steals = { $player } краде карту; її втрачає { $other }.
event-stolen = Украдена карта: { FORM($card) }; тепер її має { $player }.
event-exposes = { $player } показує карту, витягнуту з руки: { FORM($card) }.
event-looks = { $player } переглядає карти, які тримає на руці { $other }.
event-names-card = { $player } називає { FORM($card, case: "acc") }.
event-shows = { $player } розкриває { FORM($card, case: "acc") }.
event-shows-none = { $player } не має червоного, щоб розкрити.
event-defends = { $player } розкриває { FORM($card, case: "acc") } та не втрачає карти.
event-defends-token = { $player } виганяє { FORM($card, case: "acc") } та залишає собі фішку володарювання.
event-buys-turn = { $player } купує хід і відразу його виконує.

## The log: the Automa, step by step

event-automa-card = Автомій відкриває свою карту { $number }.
event-automa-deploys = Автомій призначає { FORM($card, case: "acc") } { FORM($location, case: "onto") }: секція призначення показує { $shown ->
        [priority-a] А, пріоритет { FORM($location, case: "gen") }
        [priority-b] Б, пріоритет { FORM($location, case: "gen") }
        [priority-c] В, пріоритет { FORM($location, case: "gen") }
        [priority-d] Г, пріоритет { FORM($location, case: "gen") }
       *[other] { FORM($location, case: "acc") }
    }.
event-automa-gains = Автомій бере { FORM($card, case: "acc") } { FORM($location, case: "from") }: секція отримання показує { $shown ->
        [priority-a] А, пріоритет { FORM($location, case: "gen") }
        [priority-b] Б, пріоритет { FORM($location, case: "gen") }
        [priority-c] В, пріоритет { FORM($location, case: "gen") }
        [priority-d] Г, пріоритет { FORM($location, case: "gen") }
       *[other] { FORM($location, case: "acc") }
    }.
event-automa-gains-along = Автомій бере { FORM($card, case: "acc") } { FORM($from, case: "from") }: секція отримання показує { $shown ->
        [priority-a] А, пріоритет { FORM($location, case: "gen") }
        [priority-b] Б, пріоритет { FORM($location, case: "gen") }
        [priority-c] В, пріоритет { FORM($location, case: "gen") }
        [priority-d] Г, пріоритет { FORM($location, case: "gen") }
       *[other] { FORM($location, case: "acc") }
    }, але карт там немає, і стрілка веде { FORM($arrow) }.
event-automa-no-gain = Автомій не бере карти: усі зони порожні.
event-automa-bonus-along = Автомій уже має 10 того, що дає { FORM($full) }, тож стрілка веде { FORM($arrow) }, до бонусу { FORM($location, case: "gen") }.
event-automa-luna = Автомій отримує за Місяць ще один бонус: бонусна карта Місяця показує { FORM($location, case: "acc") }.
event-automa-shuffles = Колода Автомія порожня: усі його карти перетасовано, і чотири з них відкладено.
event-automa-bonus = Автомій отримує й бонус { FORM($location, case: "gen") }, звідки взяв карту.
event-automa-no-card =
    { $part ->
        [deploy] Колода порожня, тож Автомій нічого не призначає.
       *[banish] Колода порожня, тож Автомій нічого не виганяє.
    }
event-automa-red = Серед цих карт є червоний, тож { $player } нічого не втрачає.

## Refusals: a turn

reason-card-leads-nowhere = Із цією картою тут нічого не можна зробити: { FORM($card) }.
reason-deploy-first = Поки у вас є карти на руці, наказ починається з призначення однієї з них.
reason-nothing-to-gain = Наказ зараз неможливий: колода й усі зони порожні, брати нічого.
reason-deck-empty = Колода порожня, тож скористатися нею не можна.
reason-empty = { FORM($location) }: у цій зоні немає карт.
reason-barred = Цього ходу карту вже призначали { FORM($location, case: "onto") }, тож на кроці 2 взяти звідти не можна.
reason-untouchable = Цей хід куплено в { FORM($card, case: "gen") }, і до його кінця взяти цю карту не можна.
reason-other-face = На кубику фішка володарювання, а Мінерва вибирає замість неї будь-який інший бонус.

## Refusals: abilities

reason-face-down = Карта долілиць не має ні кольору, ні імені, ні цінності, тож властивість { FORM($by, case: "gen") } на неї не діє.
reason-kind = Властивість { FORM($by, case: "gen") } стосується інших карт, а ця не підходить: { FORM($card) }.
reason-itself = Карта не може вибрати саму себе ({ FORM($card) }); виберіть іншу.
reason-elsewhere = Властивість { FORM($by, case: "gen") } діє лише на карти { FORM($location, case: "loc") }.
reason-another = Виберіть іншу зону: саме { FORM($location, case: "onto") } призначено карту, властивість якої зараз діє ({ FORM($by) }).
reason-same-location = Карта вже там. Властивість { FORM($by, case: "gen") } переміщує її в іншу зону.
reason-same-colour = Серед карт { FORM($location, case: "loc") } вже є такий колір, як у { FORM($card, case: "gen") }, а властивість { FORM($by, case: "gen") } переміщує карту лише туди, де її кольору немає.
reason-none-there = Серед карт { FORM($location, case: "loc") } немає такої, яку могла б вигнати ця властивість.
reason-not-bottom = Властивість { FORM($by, case: "gen") } переміщує лише нижню карту своєї зони.
reason-moved = Завдяки властивості { FORM($by, case: "gen") } можна взяти лише щойно переміщену карту: { FORM($card) }.
reason-first-there = Цю карту треба покласти { FORM($location, case: "onto") }; до інших зон дійде черга.
reason-same-pile = Друга карта має лягти туди ж, куди й перша: { FORM($location, case: "onto") }.
reason-twice = Цю карту ви вже вибрали. Друга має бути іншою.
reason-not-colour = Властивість { FORM($by, case: "gen") } не дозволяє назвати { FORM($colour) } колір.
reason-named = Ви вже назвали { FORM($colour) } колір.

## Refusals: opponents

reason-yourself = Виберіть суперника, а не себе.
reason-no-cards = { $player } не має карт, які можна втратити.
reason-fair = { $player } під захистом: карту втрачає лише той, у кого їх більше, ніж було на початку ({ $number }).
reason-not-richest = { $player } має менше гелію, ніж інший ваш суперник.
reason-not-in-hand = Серед карт, які тримає { $player }, ви не бачили такої: { FORM($card) }. Назвіть одну з побачених.
reason-no-defence = Ця карта не має захисної властивості на такий випадок: { FORM($card) }.
reason-must-show = У вас на руці є червоний, тож розкрити червоного треба.

## Refusals: the end of the game

reason-no-ability = Ця карта не має властивості «наприкінці гри»: { FORM($card) }.
reason-used = Ви вже скористалися властивістю { FORM($card, case: "gen") } «наприкінці гри».
reason-not-now = Умову для властивості { FORM($card, case: "gen") } «наприкінці гри» не виконано.
reason-gray-already = Ця карта й так сіра; виберіть інший колір або лишіть її як є.

## Labels of the drawn table

label-hand = Рука
label-deck = Колода: { $number }
label-banished = Вигнані: { $number }
label-tracks = Поле
label-first = перший гравець
label-token = Фішка володарювання
label-round = Раунд { $number }
label-automa-pile = Рука Автомія: { $number }
label-priority = Пріоритет
label-luna-shows = Бонусна карта Місяця показує
label-parity = Карта «парна/непарна»
label-neutral = Вплив нейтрального дому: { $number }
label-unknown =
    { $number ->
        [one] { $number } невідома карта
        [few] { $number } невідомі карти
        [many] { $number } невідомих карт
       *[other] { $number } невідомої карти
    }
label-barred = недоступно цього ходу
label-score = Очки: { $points }

## What breaks a tie

tie-sovereign = фішка володарювання

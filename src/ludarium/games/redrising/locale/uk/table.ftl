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
option-gain-bonus = Узяти { FORM($card, case: "acc") } { FORM($location, case: "from") }: { FORM($gives) }
option-draw-and-roll = Узяти верхню карту колоди й кинути кубик світанку
option-onto = { FORM($location) }
option-scout-onto = Покласти її { FORM($location, case: "onto") }: { FORM($gives) }
option-banish-it = Вигнати розкриту карту
option-face = { FORM($face) }

## Bonuses of the locations

gives-jupiter = +1 поділка флоту
gives-mars = +1 гелій
gives-luna = фішка володарювання
gives-institute = +1 вплив

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
option-best = Хай гра вибере найкращий варіант
option-by-hand = Вибирати самостійно, карта за картою
option-as-printed = Лишити як є
option-wild-name = { FORM($name) }

## The log: the beginning and the end

event-house =
    { $who ->
        [you] Ви отримуєте
       *[other] { $player } отримує
    } { FORM($house, case: "acc") }.
event-parity = Карта «парна/непарна» показує «{ FORM($parity) }».
event-first =
    { $who ->
        [you] Ви починаєте
       *[other] { $player } починає
    } гру.
event-triggers =
    { $who ->
        [you] Ви виконуєте умови закінчення гри.
       *[other] Умови закінчення гри виконано ({ $player }).
    } Гра триває, доки в усіх не буде однакової кількості ходів.
event-last-round = Раунд { $number } — останній.
event-extra-turn =
    { $who ->
        [you] Ви виконуєте
       *[other] { $player } виконує
    } додатковий хід Аполлона.
event-scoring =
    { $number ->
        [0] Останній хід завершено. На початок підрахунку вигнаних карт немає.
        [one] Останній хід завершено. На початок підрахунку вигнано { $number } карту.
        [few] Останній хід завершено. На початок підрахунку вигнано { $number } карти.
       *[other] Останній хід завершено. На початок підрахунку вигнано { $number } карт.
    }
event-uses =
    { $who ->
        [you] Ви користуєтеся
       *[other] { $player } користується
    } властивістю { FORM($card, case: "gen") } «наприкінці гри».
event-points =
    { $who ->
        [you] Ви отримуєте за це
       *[other] { $player } отримує за це
    } { $number ->
        [one] { $number } очко.
        [few] { $number } очки.
        [many] { $number } очок.
       *[other] { $number } очка.
    }
event-wild-colour =
    { $who ->
        [you] Ви даєте
       *[other] { $player } дає
    } карті { FORM($card) } другий колір: { FORM($colour) }.
event-wild-name =
    { $who ->
        [you] Ви даєте
       *[other] { $player } дає
    } карті { FORM($card) } ім’я «{ FORM($name) }».
event-ends = Карти на руках розкрито. Починається підрахунок очок.

## The log: a turn

event-deploys =
    { $who ->
        [you] Ви призначаєте
       *[other] { $player } призначає
    } { FORM($card, case: "acc") } { FORM($location, case: "onto") }.
event-gains =
    { $who ->
        [you] Ви берете
       *[other] { $player } бере
    } { FORM($card, case: "acc") } { FORM($location, case: "from") }.
event-draws =
    { $who ->
        [you] Ви берете з колоди
       *[other] { $player } бере з колоди
    } { $number ->
        [one] { $number } карту.
        [few] { $number } карти.
        [many] { $number } карт.
       *[other] { $number } карти.
    }
event-drawn =
    { $who ->
        [you] Ви берете
       *[other] { $player } бере
    } на руку: { $cards }.
event-reveals-top =
    { $who ->
        [you] Ви розкриваєте
       *[other] { $player } розкриває
    } верхню карту колоди: { FORM($card) }.
event-places =
    { $who ->
        [you] Ви кладете
       *[other] { $player } кладе
    } { FORM($card, case: "acc") } { FORM($location, case: "onto") }.
event-rolls =
    { $who ->
        [you] Ви кидаєте
       *[other] { $player } кидає
    } кубик світанку: { FORM($face) }.
event-gets =
    { $track ->
        [track-fleet]
            { $who ->
                [you] Ви просуваєтеся треком флоту на
               *[other] { $player } просувається треком флоту на
            } { $number ->
                [one] { $number } поділку вперед (тепер { $now }).
                [few] { $number } поділки вперед (тепер { $now }).
                [many] { $number } поділок вперед (тепер { $now }).
               *[other] { $number } поділки вперед (тепер { $now }).
            }
        [track-influence]
            { $who ->
                [you] Ви кладете
               *[other] { $player } кладе
            } { $number ->
                [one] { $number } фішку впливу в Інститут (тепер { $now }).
                [few] { $number } фішки впливу в Інститут (тепер { $now }).
                [many] { $number } фішок впливу в Інститут (тепер { $now }).
               *[other] { $number } фішки впливу в Інститут (тепер { $now }).
            }
       *[other]
            { $who ->
                [you] Ви берете
               *[other] { $player } бере
            } { $number ->
                [one] { $number } фішку гелію (тепер { $now }).
                [few] { $number } фішки гелію (тепер { $now }).
                [many] { $number } фішок гелію (тепер { $now }).
               *[other] { $number } фішки гелію (тепер { $now }).
            }
    }
event-loses =
    { $track ->
        [track-fleet]
            { $who ->
                [you] Ви відступаєте треком флоту на
               *[other] { $player } відступає треком флоту на
            } { $number ->
                [one] { $number } поділку (тепер { $now }).
                [few] { $number } поділки (тепер { $now }).
                [many] { $number } поділок (тепер { $now }).
               *[other] { $number } поділки (тепер { $now }).
            }
        [track-influence]
            { $who ->
                [you] Ви втрачаєте
               *[other] { $player } втрачає
            } { $number ->
                [one] { $number } фішку впливу в Інституті (тепер { $now }).
                [few] { $number } фішки впливу в Інституті (тепер { $now }).
                [many] { $number } фішок впливу в Інституті (тепер { $now }).
               *[other] { $number } фішки впливу в Інституті (тепер { $now }).
            }
       *[other]
            { $who ->
                [you] Ви втрачаєте
               *[other] { $player } втрачає
            } { $number ->
                [one] { $number } фішку гелію (тепер { $now }).
                [few] { $number } фішки гелію (тепер { $now }).
                [many] { $number } фішок гелію (тепер { $now }).
               *[other] { $number } фішки гелію (тепер { $now }).
            }
    }
event-takes-token =
    { $who ->
        [you] Ви берете
       *[other] { $player } бере
    } фішку володарювання.
event-keeps-token =
    { $who ->
        [you] Ви залишаєте
       *[other] { $player } залишає
    } собі фішку володарювання.
event-power =
    { $who ->
        [you] Ви користуєтеся
       *[other] { $player } користується
    } властивістю { FORM($house, case: "gen") }.
event-ends-turn =
    { $who ->
        [you] Ви завершуєте
       *[other] { $player } завершує
    } хід.
event-cannot-act =
    { $who ->
        [you] Ви не можете
       *[other] { $player } не може
    } виконати ні наказу, ні розвідки.
event-cannot-gain =
    { $who ->
        [you] Ви не маєте
       *[other] { $player } не має
    } звідки взяти карту.

## The log: abilities

event-banishes =
    { $who ->
        [you] Ви виганяєте
       *[other] { $player } виганяє
    } { FORM($card, case: "acc") } { FORM($location, case: "from") }.
event-banishes-top =
    { $who ->
        [you] Ви виганяєте
       *[other] { $player } виганяє
    } верхню карту колоди: { FORM($card) }.
event-banishes-hand =
    { $who ->
        [you] Ви виганяєте
       *[other] { $player } виганяє
    } { FORM($card, case: "acc") } з руки.
event-moves =
    { $who ->
        [you] Ви переміщуєте
       *[other] { $player } переміщує
    } { FORM($card, case: "acc") } наверх { FORM($location, case: "gen") }.
event-moves-under =
    { $who ->
        [you] Ви переміщуєте
       *[other] { $player } переміщує
    } { FORM($card, case: "acc") } під { FORM($under, case: "acc") } { FORM($location, case: "loc") }.
event-moves-pile =
    { $who ->
        [you] Ви переміщуєте
       *[other] { $player } переміщує
    } { $number ->
        [one] { $number } карту { FORM($location, case: "onto") }.
        [few] { $number } карти { FORM($location, case: "onto") }.
        [many] { $number } карт { FORM($location, case: "onto") }.
       *[other] { $number } карти { FORM($location, case: "onto") }.
    }
event-places-under =
    { $who ->
        [you] Ви кладете
       *[other] { $player } кладе
    } { FORM($card, case: "acc") } під { FORM($under, case: "acc") } { FORM($location, case: "loc") }.
event-places-bottom =
    { $who ->
        [you] Ви кладете
       *[other] { $player } кладе
    } { FORM($card, case: "acc") } під усі карти { FORM($location, case: "loc") }.
event-looks-top =
    { $who ->
        [you] Ви переглядаєте
       *[other] { $player } переглядає
    } { $number ->
        [one] { $number } верхню карту колоди.
        [few] { $number } верхні карти колоди.
        [many] { $number } верхніх карт колоди.
       *[other] { $number } верхньої карти колоди.
    }
event-sees =
    { $who ->
        [you] Ви бачите
       *[other] { $player } бачить
    }: { $cards }.
event-places-face-down =
    { $who ->
        [you] Ви кладете
       *[other] { $player } кладе
    } карту долілиць { FORM($location, case: "onto") }.
event-placed = { FORM($location) }, карта долілиць: { FORM($card) }. { $who ->
        [you] Це знаєте лише ви.
       *[other] Це знає лише { $player }.
    }
event-reveals =
    { $who ->
        [you] Ви розкриваєте
       *[other] { $player } розкриває
    } з колоди: { $cards }.
event-reveals-bottom =
    { $who ->
        [you] Ви розкриваєте
       *[other] { $player } розкриває
    } нижню карту колоди: { FORM($card) }.
event-takes =
    { $who ->
        [you] Ви берете
       *[other] { $player } бере
    } { FORM($card, case: "acc") } з колоди.
event-names-colour =
    { $who ->
        [you] Ви називаєте
       *[other] { $player } називає
    } колір: { FORM($colour) }.
event-gains-banished =
    { $who ->
        [you] Ви берете
       *[other] { $player } бере
    } { FORM($card, case: "acc") } з-поміж вигнаних.
event-returns-top =
    { $who ->
        [you] Ви повертаєте
       *[other] { $player } повертає
    } { FORM($card, case: "acc") } на колоду.
event-returns-bottom =
    { $who ->
        [you] Ви повертаєте
       *[other] { $player } повертає
    } { FORM($card, case: "acc") } під колоду.
event-proves =
    { $who ->
        [you] Ви розкриваєте
       *[other] { $player } розкриває
    } з руки: { $cards }.
event-gives = { $who ->
        [you] Ви віддаєте
       *[other] { $player } віддає
    } { FORM($card, case: "acc") }. { $whom ->
        [you] Карту отримуєте ви.
       *[other] Карту отримує { $other }.
    }

## The log: opponents

event-picks = { $who ->
        [you] Ви вибираєте
       *[other] { $player } вибирає
    } суперника для { FORM($card, case: "gen") }: { $whom ->
        [you] це ви.
       *[other] { $other }.
    }
event-steals = { $who ->
        [you] Ви крадете карту.
       *[other] { $player } краде карту.
    } { $whom ->
        [you] Її втрачаєте ви.
       *[other] Її втрачає { $other }.
    }
event-stolen = Украдена карта: { FORM($card) }. { $who ->
        [you] Тепер вона у вас.
       *[other] Тепер її має { $player }.
    }
event-exposes =
    { $who ->
        [you] Ви показуєте
       *[other] { $player } показує
    } карту, витягнуту з руки: { FORM($card) }.
event-looks = { $who ->
        [you] Ви переглядаєте
       *[other] { $player } переглядає
    } карти на руці: { $whom ->
        [you] ваші.
       *[other] { $other }.
    }
event-names-card =
    { $who ->
        [you] Ви називаєте
       *[other] { $player } називає
    } { FORM($card, case: "acc") }.
event-shows =
    { $who ->
        [you] Ви розкриваєте
       *[other] { $player } розкриває
    } { FORM($card, case: "acc") }.
event-shows-none =
    { $who ->
        [you] Ви не маєте
       *[other] { $player } не має
    } червоного, щоб розкрити.
event-defends =
    { $who ->
        [you] Ви розкриваєте { FORM($card, case: "acc") } та не втрачаєте карти.
       *[other] { $player } розкриває { FORM($card, case: "acc") } та не втрачає карти.
    }
event-defends-token =
    { $who ->
        [you] Ви виганяєте { FORM($card, case: "acc") } та залишаєте собі фішку володарювання.
       *[other] { $player } виганяє { FORM($card, case: "acc") } та залишає собі фішку володарювання.
    }
event-buys-turn =
    { $who ->
        [you] Ви купуєте хід і відразу його виконуєте
       *[other] { $player } купує хід і відразу його виконує
    }.

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
reason-itself = Карта не може вибрати саму себе ({ FORM($card) }). Виберіть іншу.
reason-elsewhere = Властивість { FORM($by, case: "gen") } діє лише на карти { FORM($location, case: "loc") }.
reason-another = Виберіть іншу зону: саме { FORM($location, case: "onto") } призначено карту, властивість якої зараз діє ({ FORM($by) }).
reason-same-location = Карта вже там. Властивість { FORM($by, case: "gen") } переміщує її в іншу зону.
reason-same-colour = Серед карт { FORM($location, case: "loc") } вже є такий колір, як у { FORM($card, case: "gen") }, а властивість { FORM($by, case: "gen") } переміщує карту лише туди, де її кольору немає.
reason-none-there = Серед карт { FORM($location, case: "loc") } немає такої, яку могла б вигнати ця властивість.
reason-not-bottom = Властивість { FORM($by, case: "gen") } переміщує лише нижню карту своєї зони.
reason-moved = Завдяки властивості { FORM($by, case: "gen") } можна взяти лише щойно переміщену карту: { FORM($card) }.
reason-first-there = Цю карту треба покласти { FORM($location, case: "onto") }. До інших зон дійде черга.
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
reason-gray-already = Ця карта й так сіра. Виберіть інший колір або лишіть її як є.

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
label-barred = зараз брати не можна
label-score = Очки: { $points }

## What breaks a tie

tie-sovereign = фішка володарювання

## Why a bot prefers an option

aspect-hand = карти в руці
aspect-helium = гелій
aspect-fleet = трек флоту
aspect-influence = вплив
aspect-sovereign = фішка володарювання
hint-takes = забирає у гравця { $other } карту: { FORM($character) }

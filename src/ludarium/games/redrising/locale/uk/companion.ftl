### Red Rising: the Automa's companion at a physical table, in Ukrainian.

## Setting up

companion-box =
    { $count ->
        [one] Вилучіть із колоди { $count } карту: { $cards }.
        [few] Вилучіть із колоди { $count } карти: { $cards }.
        [many] Вилучіть із колоди { $count } карт: { $cards }.
       *[other] Вилучіть із колоди { $count } карти: { $cards }.
    }
companion-shuffled =
    { $cards ->
        [one] { $cards } карту Автомія перетасовано, { $aside } відкладено вбік. Ваші не знадобляться: їх відкриває цей помічник.
        [few] { $cards } карти Автомія перетасовано, { $aside } відкладено вбік. Ваші не знадобляться: їх відкриває цей помічник.
       *[other] { $cards } карт Автомія перетасовано, { $aside } відкладено вбік. Ваші не знадобляться: їх відкриває цей помічник.
    }
companion-deal =
    { $influence ->
        [one] Приготуйте гру як для двох: по дві карти в кожну зону, собі дім і 5 карт на руку (з Церерою 6), в Інститут { $influence } фішку впливу нейтрального дому.
        [few] Приготуйте гру як для двох: по дві карти в кожну зону, собі дім і 5 карт на руку (з Церерою 6), в Інститут { $influence } фішки впливу нейтрального дому.
       *[other] Приготуйте гру як для двох: по дві карти в кожну зону, собі дім і 5 карт на руку (з Церерою 6), в Інститут { $influence } фішок впливу нейтрального дому.
    }
companion-deal-automa =
    { $cards ->
        [one] Викладіть Автомію { $cards } карту долілиць: це його рука (колода).
        [few] Викладіть Автомію { $cards } карти долілиць: це його рука (колода).
       *[other] Викладіть Автомію { $cards } карт долілиць: це його рука (колода).
    }
companion-letters = Розкладіть карти пріоритету: { $letters }.
companion-letter = { FORM($location) } { FORM($priority) }
companion-luna-card = Підкладіть бонусну карту Місяця під карту пріоритету Місяця так, щоб було видно лише символ зони { FORM($location) }.
companion-parity = Підкладіть карту «парна/непарна» під ігрове поле так, щоб було видно лише слово «{ FORM($parity) }».
companion-first-you = Перший хід ваш.
companion-first-automa = Перший хід робить Автомій.

## Turns

companion-yours = Ваш хід
companion-tap = Змінилися гелій, флот, вплив чи фішка? Торкніться їх унизу.
companion-last-turn = Умови закінчення гри виконано: це ваш останній хід.
companion-last-turn-apollo = Умови закінчення гри виконано: це ваш передостанній хід, бо Аполлон має ще один додатковий.
companion-end-set = Умови закінчення гри виконано.
companion-extra-turn = Зробіть свій додатковий останній хід.
companion-reshuffled = Колода Автомія була порожня: усі його карти перетасовано, { $aside } відкладено вбік.
companion-deploy = Покладіть верхню карту колоди { FORM($location, case: "onto") }. Її властивість не активується.
companion-no-deploy = Колода порожня: нічого не призначають.
companion-gain = Він бере верхню карту { FORM($location, case: "from") }, долілиць наверх своєї руки.
companion-no-gain = Усі зони порожні: карти він не бере.
companion-no-bonus = Без карти немає й бонусу.
companion-gets =
    { $track ->
        [track-fleet] Його корабель просувається на 1 поділку: тепер { $now }.
        [track-influence] Він кладе 1 фішку впливу в Інститут: тепер { $now }.
       *[track-helium] Він отримує 1 фішку гелію: тепер { $now }.
    }
companion-token-takes = Він забирає фішку володарювання.
companion-token-keeps = Він залишає фішку володарювання в себе.
companion-token-defence = Якщо фішка ваша, можете вигнати з руки одну з цих карт, узяти карту з колоди та залишити фішку собі: { $cards }.
companion-token-full = Другого бонусу немає: усього в нього вже по { $most }.
companion-banish = Виженіть верхню карту колоди.
companion-no-banish = Колода порожня: нічого не виганяють.

## Reasons

companion-why-deploy =
    Секція призначення показує { $shown ->
        [priority-a] А, пріоритет { FORM($location, case: "gen") }
        [priority-b] Б, пріоритет { FORM($location, case: "gen") }
        [priority-c] В, пріоритет { FORM($location, case: "gen") }
        [priority-d] Г, пріоритет { FORM($location, case: "gen") }
       *[other] { FORM($location, case: "acc") }
    }.
companion-why-gain =
    Секція отримання показує { $shown ->
        [priority-a] А, пріоритет { FORM($location, case: "gen") }
        [priority-b] Б, пріоритет { FORM($location, case: "gen") }
        [priority-c] В, пріоритет { FORM($location, case: "gen") }
        [priority-d] Г, пріоритет { FORM($location, case: "gen") }
       *[other] { FORM($location, case: "acc") }
    }.
companion-why-gain-along = Карт { FORM($full, case: "loc") } немає: стрілка веде { FORM($arrow) }, { FORM($location, case: "onto") }.
companion-why-bonus = Зірка дає бонус { FORM($location, case: "gen") }, звідки взято карту.
companion-why-bonus-along = У нього вже 10 того, що дає { FORM($full) }: стрілка веде { FORM($arrow) }, до бонусу { FORM($location, case: "gen") }.
companion-why-luna = Місяць дає ще один бонус: бонусна карта Місяця показує { FORM($location, case: "acc") }.
companion-why-banish = Секція додаткових ефектів показує вигнання карти.

## The end

companion-ending = Гру закінчено. Скористайтеся властивостями «наприкінці гри».
companion-ending-tap = Якщо вони щось змінюють в Автомія, торкніться цього внизу.
companion-total =
    { $total ->
        [one] Автомій має { $total } очко.
        [few] Автомій має { $total } очки.
       *[other] Автомій має { $total } очок.
    }

## Questions

companion-ask-even = Скільки з { $cards } карт на полі мають парну цінність? 0 — парне.
companion-ask-apollo = У вас дім Аполлона?
companion-ask-parity = Яка цінність у взятої карти?
companion-ask-unseen =
    { $count ->
        [one] Переверніть { $count } карту його руки, якої ніхто не бачив. Скільки парних?
        [few] Переверніть { $count } карти його руки, яких ніхто не бачив. Скільки парних?
        [many] Переверніть { $count } карт його руки, яких ніхто не бачив. Скільки парних?
       *[other] Переверніть { $count } карти його руки, яких ніхто не бачив. Скільки парних?
    }
companion-ask-influence = Скільки вашого впливу в Інституті?
companion-ask-total = А ваші очки?

## Answers

companion-done = Готово
companion-next = Далі
companion-over = Мій хід завершено
companion-set-end = Умови закінчення виконано
companion-bare = Колода порожня
companion-not-bare = Колода не порожня
companion-even = Парна
companion-odd = Непарна
companion-empty = Карт { FORM($location, case: "loc") } немає
companion-unseen = Вона лежить долілиць
companion-it-takes = Він її бере
companion-i-defend = Залишаю собі

### Raxxon: what the drawn board says in a browser, in Ukrainian.

## Cards of the crowd

board-card-up = { $cell }: { FORM($card) }
board-card-known = { $cell }: закрита карта, але ви знаєте, хто це: { FORM($card) }
board-card-down = { $cell }: закрита карта
board-well = здорова людина
board-sick = заражена людина
board-healthy = здоровий
board-infected = заражений
board-suspect = Підозра: заражений або задирака
board-surely-infected = Заражений: усі бачили, що карта прийшла з колоди інфекції
board-picked = вибрано
board-roadblock =
    { $number ->
        [one] Блокпост: не пропустить ще { $number } карту
        [few] Блокпост: не пропустить ще { $number } карти
       *[other] Блокпост: не пропустить ще { $number } карт
    }
board-crowd =
    { $number ->
        [one] Натовп: { $number } карта
        [few] Натовп: { $number } карти
       *[other] Натовп: { $number } карт
    }
board-crowd-empty = Вулиці порожні.
board-row = Ряд { $line }
board-column = Стовпчик { $line }
board-place = Місце { $cell }

## The story

board-raxxon-card = Карта «Рексона»
board-source-printed = назва з коробки
board-source-likely = назва ймовірна
board-source-ours = наше

## Sheets

board-sheets = Історія й планшети персонажів
board-actions = Ваші дії
board-action = { FORM($action) }: зайнято клітинок { $tokens } з { $slots }
board-untoken = Прибрати останній жетон: { FORM($action) }
board-slot-taken = Жетон: { $symbols }
board-slot-free = Порожня клітинка: { $symbols }
board-passed = пас
board-side-a = сторона А, для 1–2 гравців
board-side-b = сторона Б, для 3–4 гравців
board-next-turn = Кожен наступний хід сьогодні почнеться так:
board-next-turn-free = Наступні ходи сьогодні почнуться без наслідків.
board-always-free = завжди доступно
board-idle = зараз нічого не змінить
board-targets =
    { $number ->
        [one] зараз { $number } можлива ціль
        [few] зараз { $number } можливі цілі
       *[other] зараз { $number } можливих цілей
    }
board-actions-how = Що роблять дії
brief-investigate = відкрийте карту, безкоштовно
brief-evacuate = урятуйте здорових
brief-kill = убийте карти
brief-quarantine = ізолюйте заражених
brief-control = поміняйте карти місцями
brief-thomas = відправте лінію додому
brief-meryl = гляньте на закриту карту
brief-brian = упорядкуйте 3 наступні карти
brief-gabriel = зупиніть 3 нові карти
brief-kd = заберіть до 2 жетонів
brief-liaison = поповніть колоду інфекції
board-uses = сьогодні { $left }×
board-anyway = Усе одно виконати: витратите жетон
board-anyway-free = Усе одно виконати
board-choose-character = Виберіть персонажа
board-choose-this = Вибрати: { FORM($character) }
board-check-does = замініть відкриту карту «Задирака» чи «Вразливий» верхньою картою колоди перевірки

## Meters

board-day = День { $number }
board-saved = Евакуйовано
board-power = Вплив «Рексона»
board-infection = Колода інфекції
board-quarantine = Карантин
board-contained = контрольований
board-uncontained = неконтрольований
board-contained-why = контрольований: уночі не шкодить
board-uncontained-why = неконтрольований: уночі поширює інфекцію
board-population = містяни
board-discard = скид
board-raxxon-deck = карти «Рексона»
board-raxxon-what = Карта «Рексона» — подія. Якщо її умову виконано, треба вибрати один із двох варіантів.
board-short-saved = евакуйовано
board-short-power = вплив
board-short-infection = інфекція
board-short-quarantine = безпечні +
board-night-exactly =
    { $number ->
        [one] Уночі інфекція пошириться { $number } раз
        [few] Уночі інфекція пошириться { $number } рази
       *[other] Уночі інфекція пошириться { $number } разів
    }
board-night-range =
    { $most ->
        [one] Уночі інфекція пошириться від { $least } до { $most } разу
       *[other] Уночі інфекція пошириться від { $least } до { $most } разів
    }
board-cordon =
    { $number ->
        [one] Наступну карту не буде додано
        [few] Наступні { $number } карти не буде додано
       *[other] Наступні { $number } карт не буде додано
    }
board-owed = Після цієї дії візьміть карту «Рексона»
board-stage = Етап { $number }
board-strict = Сьогодні день закінчать 3 відкриті «Задираки»
board-event-times = Це подія № { $numbers } у грі. Подій досі: { $past }.
board-event-next = Наступна подія: { FORM($scene) }
board-reserve-infected = + заражених: { $number }
board-reserve-top = Верхні карти (відомі всім): { $cards }

## Decks and piles

board-choose = Виберіть
board-people = Усі містяни
board-citizen = Містяни
board-odds = Під закритою картою заражений: { $share }
board-odds-label = Хто під закритою картою
board-pile-evacuated = евакуйовано
board-pile-discard = скид
board-pile-contained = контрольований карантин
board-pile-uncontained = неконтрольований карантин
board-sum = Усього
board-decks-left = Колода містян: { $population }. Колода інфекції: { $infection }.
board-deck-known = Що ви знаєте про колоду, згори
board-raxxon-cards = Карти «Рексона»
board-raxxon-left =
    { $number ->
        [one] У колоді «Рексона» { $number } карта
        [few] У колоді «Рексона» { $number } карти
       *[other] У колоді «Рексона» { $number } карт
    }
board-triggered = Активовані: { $number }
board-untriggered = Неактивовані: { $number }
board-none = Жодної

## The end

board-team = Команда
board-saved-of = Евакуйовано: { $number } з { $needed }
board-end-victory = Місто врятовано
board-end-victory-why =
    { $needed ->
        [one] На { $day }-й день евакуйовано { $needed } здорового містянина — усіх.
       *[other] На { $day }-й день евакуйовано всіх { $needed } здорових містян.
    }
board-end-outbreak = Інфекція перемогла
board-end-outbreak-why = Колода інфекції вичерпалася на { $day }-й день. Ви евакуювали { $number } з { $needed }.
board-end-takeover = Місто належить «Рексону»
board-end-takeover-why = На { $day }-й день вплив «Рексона» сягнув 8. Ви евакуювали { $number } з { $needed }.
board-end-mutation = Місто належить «Рексону»
board-end-mutation-why = На { $day }-й день мутацію вже не вдалося зупинити, і «Рексон» підкорив місто. Ви евакуювали { $number } з { $needed }.
board-end-endless = Гра не могла продовжитися
board-end-endless-why = На { $day }-й день карти цього набору без кінця активували одна одну. Ви евакуювали { $number } з { $needed }.

## The goal, always in sight

board-goal = Евакуюйте { $number } — і ви всі перемогли
board-goal-power = Коли сягне { $number }, ви всі програли
board-goal-infection = Якщо інфекція має поширитися, а колода порожня, ви всі програли

## The close-up: what a thing means

board-close-up = Зблизька
board-close-up-empty = Наведіть на карту, дію чи число, щоб прочитати тут пояснення.
board-symbols = Символи
board-legend = Що означають символи
board-phase = дії гравців
board-phase-choosing = вибір персонажів
board-phase-crowd = збирається натовп
board-phase-night = ніч: поширення інфекції
board-goal-all = Разом евакуюйте всіх здорових містян: { $number }. Ви програєте, якщо вплив «Рексона» досягне { $power } або якщо інфекція має поширитися, а її колода порожня.
board-goal-short = Разом евакуюйте всіх здорових містян: { $number }.
board-win-at = перемога: { $number }
board-lose-at = поразка: { $number }
board-lose-empty = поразка: 0
board-quarantine-short = шкодять
board-citizen-healthy = здоровий: евакуюйте
board-citizen-infected = заражений: ізолюйте або вбийте
board-revealed-with = Коли карту відкрито й відкритих карт цього типу стільки:
board-face-up-now = Зараз відкрито: { $number }
board-up = відкриті:
board-killed = убито:
board-when-revealed-nothing = Коли карту відкривають, нічого не стається.
board-when-killed = Коли карту вбито:
board-when-killed-nothing = Коли карту вбивають, нічого не стається.
board-tonight-healthy = Уночі карта повертається в колоду містян.
board-tonight-infected = Уночі в натовпі через неї інфекція поширюється 1 раз (за ніч — не більше ніж 4 рази).
board-face-down = Закрита карта
board-face-down-about = Ніхто не знає, хто це. Це може бути:
board-known-about = Карта закрита, але ви її знаєте.
board-price = На початку кожного вашого наступного ходу сьогодні:
board-price-short = потім:
board-price-each = кожного дальшого ходу сьогодні:
board-price-none = Нічого не коштує.
board-tokens = Жетони: { $tokens } з { $slots }
board-short-give-back = { $number ->
        [one] { $number } карта назад
        [few] { $number } карти назад
       *[other] { $number } карт назад
    }
board-unmet = Її умову не виконано, тож нічого не стається.
board-put-away = Закрити
board-see-citizens = Усі містяни
board-see-cards = Зіграні карти «Рексона»

legend-count = Число
    .about = Ефект поруч настає, коли карту відкрито й відкритих карт її типу рівно стільки.
legend-killed = Хрест
    .about = Ефект поруч настає, коли карту вбито, відкриту чи закриту.
legend-optional = Плюс
    .about = Додатковий ефект за бажанням. Якщо ви його використали, після дії візьміть карту «Рексона».
legend-token = Жетон на клітинці
    .about = Ви вже виконали цю дію сьогодні. Те, що показано на клітинці, стається на початку кожного вашого наступного ходу до кінця дня.
legend-known = Око на закритій карті
    .about = Ви знаєте цю карту, а інші можуть не знати.
legend-suspect = Ґрати зі знаком питання
    .about = Після інтерв’ю відомо, що ця закрита карта — заражений або «Задирака».

about-evacuated = Здорові містяни в безпеці. Коли їх тут { $number }, ви всі перемагаєте.
about-power = Вплив компанії. Коли він досягає { $number }, ви всі програєте.
about-infection = Щоразу, коли інфекція поширюється, верхня карта звідси потрапляє до містян. Якщо інфекція має поширитися, а колода порожня, ви всі програєте.
about-contained = Заражені тут уночі не шкодять. Після ночі вони переходять у неконтрольований карантин.
about-uncontained = Через заражених тут уночі поширюється інфекція, як і через тих, що в натовпі. Потім вони повертаються в колоду містян.
about-population = Містяни, яких немає в натовпі. Звідси беруть карти, які додають до натовпу, і натовп наступного дня.
about-discard = Убиті містяни та заражені, яких принесла інфекція. Уночі їх замішують у колоду містян.
about-raxxon = На кожній карті — історія. Якщо її умову виконано, поточний гравець мусить вибрати один із двох варіантів.

## The pictures of the rules

overview-goal = Місто — це натовп закритих карт. Разом з’ясуйте, хто здоровий, і евакуюйте всіх здорових. Заражені щоночі поширюють інфекцію, доки ви не відправите їх у карантин або не вб’єте.
overview-turn = Виконайте одну дію зі свого планшета. Дослідження нічого не коштує. Для кожної іншої дії покладіть жетон на її клітинку: показане на ній стається на початку кожного вашого наступного ходу цього дня. Або спасуйте: тоді ваш день закінчено. Коли спасують усі, настає ніч.
overview-end = Ви всі перемагаєте, коли всіх здорових містян евакуйовано. Ви всі програєте, коли вплив «Рексона» досягає 8 або коли інфекція має поширитися, а її колода порожня.
figure-citizens = У карти здорового всі кути однакові, у карти зараженого два кути дуже закруглені, а скло тріснуте. Хрест: що стається, коли карту вбито. Число: що стається, коли її відкрито й відкритих карт цього типу рівно стільки.
figure-slots = На одній із трьох клітинок лежить жетон: на початку кожного вашого наступного ходу цього дня до натовпу додають карту.
figure-crowd = Натовп для одного або двох гравців.
figure-adjacent = Чотири відкриті карти навколо середньої — сусідні з нею, закриті — ні.
figure-line = Один ряд, попри порожнє місце.
figure-count = Другий відкритий «Носій»: поточний гравець бере карту «Рексона».

## Що вирішують інші

waiting-character = Вибір персонажа.
waiting-turn = Хід: дія, її наслідки або пас.

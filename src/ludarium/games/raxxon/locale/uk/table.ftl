### Raxxon: what is said at the table, in Ukrainian.

## Options: the day and the turn

option-character = { FORM($character) }
option-go = Застосувати
option-pass = Пас: закінчити мій день
option-pass-first = Пас: зняти мої жетони
option-action = { FORM($action) }
option-extra = Скористатися й узяти після дії карту «Рексона»
option-no-extra = Обійтися без нього
option-order = { FORM($card) }
option-in-order = Усі, у такому порядку
option-raxxon = Узяти карту «Рексона»
option-power = Підвищити вплив «Рексона» на 1
option-done = Готово

## Options: the crowd

option-add = Додати на { $place }
option-flip = Відкрити { FORM($card, case: "acc") } ({ $cell })
option-evacuate = Евакуювати { FORM($card, case: "acc") } ({ $cell })
option-evacuate-row =
    { $number ->
        [one] Евакуювати ряд { $line } ({ $number } карта)
        [few] Евакуювати ряд { $line } ({ $number } карти)
       *[other] Евакуювати ряд { $line } ({ $number } карт)
    }
option-evacuate-column =
    { $number ->
        [one] Евакуювати стовпчик { $line } ({ $number } карта)
        [few] Евакуювати стовпчик { $line } ({ $number } карти)
       *[other] Евакуювати стовпчик { $line } ({ $number } карт)
    }
option-kill = Убити { FORM($card, case: "acc") } ({ $cell })
option-kill-row =
    { $number ->
        [one] Убити всіх у ряді { $line } ({ $number } карта)
        [few] Убити всіх у ряді { $line } ({ $number } карти)
       *[other] Убити всіх у ряді { $line } ({ $number } карт)
    }
option-kill-column =
    { $number ->
        [one] Убити всіх у стовпчику { $line } ({ $number } карта)
        [few] Убити всіх у стовпчику { $line } ({ $number } карти)
       *[other] Убити всіх у стовпчику { $line } ({ $number } карт)
    }
option-kill-pair = Убити { FORM($card, case: "acc") } ({ $cell }) і { FORM($card_2, case: "acc") } ({ $cell_2 })
option-kill-around = Убити всіх навколо карти «{ FORM($card) }» ({ $cell })
option-look = Переглянути { FORM($card, case: "acc") } ({ $cell })
option-turn-down = Перевернути долілиць { FORM($card, case: "acc") } ({ $cell })
option-turn-down-type = Перевернути долілиць усі карти «{ FORM($card) }»
option-swap = Поміняти місцями { FORM($card, case: "acc") } ({ $cell }) і { FORM($card_2, case: "acc") } ({ $cell_2 })
option-move = Перемістити { FORM($card, case: "acc") } з { $cell } на { $place_2 }
option-roadblock = Покласти на { FORM($card, case: "acc") } ({ $cell })

## Options: decks, piles, tokens

option-contain-crowd = Відправити в карантин { FORM($card, case: "acc") } ({ $cell })
option-contain-uncontained = Знову взяти під контроль { FORM($card, case: "acc") }
option-bury-crowd = Покласти { FORM($card, case: "acc") } ({ $cell }) під колоду інфекції
option-bury-uncontained = Покласти { FORM($card, case: "acc") } з неконтрольованого карантину під колоду інфекції
option-bury-contained = Покласти { FORM($card, case: "acc") } з контрольованого карантину під колоду інфекції
option-break-out = { FORM($card) }, на { $place_2 }
option-give-back = { FORM($card) }
option-stand-down-row =
    { $number ->
        [one] Відправити додому ряд { $line } ({ $number } карта)
        [few] Відправити додому ряд { $line } ({ $number } карти)
       *[other] Відправити додому ряд { $line } ({ $number } карт)
    }
option-stand-down-column =
    { $number ->
        [one] Відправити додому стовпчик { $line } ({ $number } карта)
        [few] Відправити додому стовпчик { $line } ({ $number } карти)
       *[other] Відправити додому стовпчик { $line } ({ $number } карт)
    }
option-arrange = { FORM($card) }
option-untoken = { FORM($action) } ({ $player })

## The log: the day and the turn

event-character =
    { $who ->
        [you] Ви вибираєте
       *[other] { $player } вибирає
    } персонажа: { FORM($character) }.
event-day = День { $number }: збирається натовп. { $who ->
        [you] Перший гравець — ви.
       *[other] Перший гравець — { $player }.
    }
event-last-day = День { $number } — останній: уночі інфекція поширюватиметься, доки її колода не спорожніє, і ще раз.
event-no-more-turns =
    { $number ->
        [one] Сьогодні зроблено { $number } хід. Більше ходів немає, день закінчується.
        [few] Сьогодні зроблено { $number } ходи. Більше ходів немає, день закінчується.
       *[other] Сьогодні зроблено { $number } ходів. Більше ходів немає, день закінчується.
    }
event-acts =
    { $who ->
        [you] Ви виконуєте
       *[other] { $player } виконує
    } дію: { FORM($action) }.
event-applies =
    { $who ->
        [you] Ви застосовуєте
       *[other] { $player } застосовує
    } наслідок дії «{ FORM($action) }»: { FORM($symbol) }.
event-passes =
    { $who ->
        [you] Ви пасуєте
       *[other] { $player } пасує
    }.
event-day-ends = День негайно закінчується.
event-overnight =
    { $spreads ->
        [0] Настає ніч. Заражених немає ні в натовпі, ні в неконтрольованому карантині.
        [one] Настає ніч. Заражених у натовпі й неконтрольованому карантині: { $number }. Інфекція поширюється { $spreads } раз.
        [few] Настає ніч. Заражених у натовпі й неконтрольованому карантині: { $number }. Інфекція поширюється { $spreads } рази.
       *[other] Настає ніч. Заражених у натовпі й неконтрольованому карантині: { $number }. Інфекція поширюється { $spreads } разів.
    }
event-victory =
    { $number ->
        [one] Перемога! { $number } здоровий містянин у безпеці.
       *[other] Перемога! Усі { $number } здорових містян у безпеці.
    }
event-outbreak = Спалах інфекції: вона має поширитися, а її колода порожня. Місто втрачено. Евакуйовано: { $number }.
event-takeover = Підкорення: місто належить «Рексону». Евакуйовано: { $number }.

## The log: symbols and Raxxon cards

event-reveals =
    { $who ->
        [you] Ви відкриваєте
        [none] Відкривають
       *[other] { $player } відкриває
    } { FORM($card, case: "acc") } ({ $cell }).
event-reveals-crowd = Натовп відкрито: { $cards }.
event-count = Відкритих карт «{ FORM($card) }»: { $number }, тож настає ефект.
event-adds =
    { $who ->
        [you] Ви додаєте
        [none] Додають
       *[other] { $player } додає
    } карту до натовпу ({ $cell }).
event-add-ignored =
    { $number ->
        [0] Крізь паркан ніхто не проходить. Більше його немає.
        [one] Крізь паркан ніхто не проходить. Він не пропустить ще { $number } карту.
        [few] Крізь паркан ніхто не проходить. Він не пропустить ще { $number } карти.
       *[other] Крізь паркан ніхто не проходить. Він не пропустить ще { $number } карт.
    }
event-blocked =
    { $number ->
        [0] Блокпост ({ $cell }) не пропускає карту. Більше його немає.
        [one] Блокпост ({ $cell }) не пропускає карту. Лишився { $number } жетон.
        [few] Блокпост ({ $cell }) не пропускає карту. Лишилося { $number } жетони.
       *[other] Блокпост ({ $cell }) не пропускає карту. Лишилося { $number } жетонів.
    }
event-spreads = Інфекція поширюється: { FORM($card) }. Лишилося в колоді інфекції: { $left }.
event-power = Вплив «Рексона»: { $number }.
event-triggered =
    { $who ->
        [you] Ви берете
       *[other] { $player } бере
    } карту «Рексона», і її умову виконано: { FORM($card) }.
event-untriggered =
    { $who ->
        [you] Ви берете
       *[other] { $player } бере
    } карту «Рексона», але її умову не виконано: { FORM($card) }.
event-chooses =
    { $who ->
        [you] Ви вибираєте
       *[other] { $player } вибирає
    }: { FORM($choice) } ({ FORM($card) }).
event-reshuffles =
    { $number ->
        [one] { $number } неактивована карта повертається в колоду «Рексона».
        [few] { $number } неактивовані карти повертаються в колоду «Рексона».
       *[other] { $number } неактивованих карт повертається в колоду «Рексона».
    }
event-returns = Карта «{ FORM($card) }» переходить зі стосу евакуації в стос скиду містян.
event-gives-back =
    { $who ->
        [you] Ви повертаєте
        [none] Повертають
       *[other] { $player } повертає
    } { FORM($card, case: "acc") } зі стосу евакуації в стос скиду містян.
event-shuffles-population =
    { $number ->
        [one] Колоду містян перетасовано: { $number } карта.
        [few] Колоду містян перетасовано: { $number } карти.
       *[other] Колоду містян перетасовано: { $number } карт.
    }

## The log: the crowd, decks and piles

event-evacuates =
    { $who ->
        [you] Ви евакуюєте
        [none] Евакуюють
       *[other] { $player } евакуює
    } { FORM($card, case: "acc") } ({ $cell }).
event-kills =
    { $who ->
        [you] Ви вбиваєте
        [none] Убивають
       *[other] { $player } вбиває
    } { FORM($card, case: "acc") } ({ $cell }).
event-contains =
    { $who ->
        [you] Ви відправляєте
        [none] Відправляють
       *[other] { $player } відправляє
    } в контрольований карантин { FORM($card, case: "acc") }.
event-buries =
    { $who ->
        [you] Ви кладете
        [none] Кладуть
       *[other] { $player } кладе
    } { FORM($card, case: "acc") } під колоду інфекції.
event-breaks-out = Карта «{ FORM($card) }» виривається з карантину в натовп ({ $cell }).
event-looks =
    { $who ->
        [you] Ви переглядаєте
       *[other] { $player } переглядає
    } закриту карту ({ $cell }).
event-looks-at-top =
    { $who ->
        [you] Ви переглядаєте
       *[other] { $player } переглядає
    } { $number ->
        [one] { $number } верхню карту { FORM($deck, case: "gen") }.
        [few] { $number } верхні карти { FORM($deck, case: "gen") }.
       *[other] { $number } верхніх карт { FORM($deck, case: "gen") }.
    }
event-sees =
    { $who ->
        [you] Ви бачите
       *[other] { $player } бачить
    }: { $cards }.
event-suspect = Карта на { $cell } — заражений або «Задирака».
event-turns-down =
    { $who ->
        [you] Ви перевертаєте
        [none] Перевертають
       *[other] { $player } перевертає
    } долілиць { FORM($card, case: "acc") } ({ $cell }).
event-swaps =
    { $who ->
        [you] Ви міняєте
        [none] Міняють
       *[other] { $player } міняє
    } місцями карти на { $cell } і { $cell_2 }.
event-moves =
    { $who ->
        [you] Ви переміщуєте
        [none] Переміщують
       *[other] { $player } переміщує
    } карту з { $cell } на { $cell_2 }.
event-stands-down =
    { $who ->
        [you] Ви відправляєте
       *[other] { $player } відправляє
    } на низ колоди містян: { $cards }.
event-roadblock =
    { $who ->
        [you] Ви ставите блокпост
        [none] Постає блокпост
       *[other] { $player } ставить блокпост
    } ({ $cell }): { $number ->
        [one] { $number } жетон.
        [few] { $number } жетони.
       *[other] { $number } жетонів.
    }
event-cordon =
    { $number ->
        [one] Паркан стоїть: сьогодні не буде додано { $number } карту.
        [few] Паркан стоїть: сьогодні не буде додано { $number } карти.
       *[other] Паркан стоїть: сьогодні не буде додано { $number } карт.
    }
event-untokens =
    { $who ->
        [you] Ви прибираєте
       *[other] { $player } прибирає
    } жетон: { FORM($action) }.

## Refusals

reason-taken = Цього персонажа вже має { $player }.
reason-no-slot = У цієї дії вже немає порожньої клітинки: { FORM($action) }.
reason-face-down = Карта на { $cell } закрита. Виберіть відкриту.
reason-face-up = Ця карта вже відкрита ({ FORM($card) }). Виберіть закриту.
reason-kind = Ця карта тут не підходить ({ FORM($by) }): { FORM($card) }.
reason-known = Карту на { $cell } ви вже знаєте. Перегляньте іншу.
reason-itself = Карта не може помінятися місцями сама із собою. Виберіть іншу.
reason-no-place = Туди перемістити не можна: карта має прилягати до решти натовпу, а він не виходить за межі 6 × 6.
reason-not-adjacent = Карта на { $cell } не сусідня з вибраною перед нею.
reason-chosen-already = Карту на { $cell } ви вже вибрали.
reason-line-not-healthy = У цьому ряді чи стовпчику не всі карти відкриті й здорові.
reason-line-has-healthy = У цьому ряді чи стовпчику є відкрита карта здорового.
reason-line-face-down = У цьому ряді чи стовпчику є закрита карта.
reason-not-from-there = Узяти карту звідти цей ефект не дозволяє.
reason-more-neighbours = Карту додають туди, де в неї найбільше сусідів: тут їх було б { $number }, а деінде — { $most }.
reason-other-sheet = Цим планшетом грає { $player }, а жетон треба прибрати з іншого.
reason-no-token = На цій дії немає жетона.

## Why an action would change nothing now

idle-nothing = Зараз немає нічого, на що це могло б подіяти.
idle-evacuate-line = Немає ряду чи стовпчика, у якому всі карти відкриті й здорові.
idle-evacuate = Немає жодної відкритої карти, яку можна евакуювати.
idle-kill-line = У кожному ряді й стовпчику є відкрита карта здорового.
idle-crowd = Натовп порожній.
idle-face-up = Немає жодної відкритої карти, на яку це могло б подіяти.
idle-face-down = У натовпі немає закритих карт.
idle-look = Немає жодної закритої карти, якої ви ще не знаєте.
idle-swap = У натовпі немає двох карт, які можна поміняти місцями.
idle-contain = Ні серед відкритих карт, ні в неконтрольованому карантині немає зараженого, якого можна перемістити.
idle-quarantine = Обидва карантини порожні.
idle-stand-down = Немає ряду чи стовпчика, у якому всі карти відкриті.
idle-deck = Колода порожня.

## Labels of the drawn table

label-day = День { $number }, рівень: { FORM($level) }
label-saved = Евакуйовано: { $number } з { $most }
label-power = Вплив «Рексона»: { $number } з { $most }
label-infection = Колода інфекції: { $number }
label-decks = Колода містян: { $population }, колода «Рексона»: { $raxxon }
label-evacuated = Стос евакуації
label-discard = Стос скиду містян
label-contained = Контрольований карантин
label-uncontained = Неконтрольований карантин
label-cards = { FORM($card) } × { $number }
label-overnight =
    { $most ->
        [one] Якби день закінчився зараз, інфекція поширилася б від { $least } до { $most } разу
       *[other] Якби день закінчився зараз, інфекція поширилася б від { $least } до { $most } разів
    }
label-passed = пас
label-crowd = Натовп

## The ledger

ledger-evacuated = Евакуйовано: { FORM($card) }

## What somebody points at, in the accusative

point-crowd = карту { $cell }
point-row = ряд { $line }
point-column = стовпчик { $line }
point-sheet = дію «{ FORM($action) }» ({ $player })
point-choice =
    { $number ->
        [1] перший варіант
       *[2] другий варіант
    }
point-character = персонажа: { FORM($character) }
point-evacuated = стос евакуації
point-power = вплив «Рексона»
point-infection = колоду інфекції
point-contained = контрольований карантин
point-uncontained = неконтрольований карантин
point-population = колоду містян
point-discard = скид
point-raxxon = колоду «Рексона»

## Why a bot prefers an option

aspect-saved = евакуйовано до ранку
aspect-infected = заражені на волі
aspect-quarantined = неконтрольований карантин
aspect-infection-deck = колода інфекції
aspect-power = вплив «Рексона»

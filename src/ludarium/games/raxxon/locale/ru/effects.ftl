### Raxxon: what citizens, sheets and Raxxon cards do, as on the cards, in Russian.

# A family of effects is one phrase, without a capital letter or a full stop: several of them are read one after
# another, with commas between.

## A card in words

printed-healthy = Карта здорового, в коробке их { $number }.
printed-infected = Карта заражённого, в коробке их { $number }.
printed-killed = Если убита: { $effects }.
printed-count =
    { $number ->
        [1] Если открыта и других открытых карт этого типа нет: { $effects }.
       *[other] Если открыта и открытых карт этого типа ровно { $number }: { $effects }.
    }
printed-action = { FORM($action) }: { $effects }. Клетки: { $slots }.
printed-action-sides = { FORM($action) }: { $effects }. Клетки для 1–2 игроков: { $slots_a }; для 3–4: { $slots_b }.
printed-when = Условие: { $condition }.
printed-option = { $number }. { FORM($choice) } — { $effects }.
printed-reshuffles = Затем замешайте неактивированные карты в колоду «Рэксона».

## The symbols of a slot

slots-alike = { $number } × { $slot }
symbols-one = { FORM($symbol) }
symbols-more = { FORM($symbol) } + { $rest }

## Symbols

does-add =
    { $number ->
        [one] добавьте карту в толпу
        [few] добавьте в толпу { $number } карты
       *[other] добавьте в толпу { $number } карт
    }
does-flip =
    { $number ->
        [one] откройте карту
        [few] откройте { $number } карты
       *[other] откройте { $number } карт
    }
does-infection =
    { $number ->
        [one] инфекция распространяется
        [few] инфекция распространяется { $number } раза
       *[other] инфекция распространяется { $number } раз
    }
does-raxxon =
    { $number ->
        [one] возьмите карту «Рэксона»
        [few] возьмите { $number } карты «Рэксона»
       *[other] возьмите { $number } карт «Рэксона»
    }
does-power = влияние «Рэксона» +{ $number }
does-power-down = влияние «Рэксона» −1
does-hostile =
    { $number ->
        [one] { $number } карта «Задира» возвращается из стопки эвакуации
        [few] { $number } карты «Задира» возвращаются из стопки эвакуации
       *[other] { $number } карт «Задира» возвращаются из стопки эвакуации
    }
does-end = день заканчивается
does-pass = текущий игрок пасует
does-character-passes = { FORM($character, case: "nom") } пасует
does-raxxon-or-power = возьмите карту «Рэксона» (в одиночной игре можете вместо этого повысить влияние «Рэксона» на 1)
does-optional = по желанию (тогда после действия возьмите карту «Рэксона»): { $effects }

## Killing

does-kill =
    { $number ->
        [one] убейте { $number } { FORM($of, case: "one") }
        [few] убейте { $number } { FORM($of, case: "few") }
       *[other] убейте { $number } { FORM($of, case: "many") }
    }
does-kill-up-to =
    { $number ->
        [1] можете убить { $number } { FORM($of, case: "one") }
       *[other] убейте до { $number } { FORM($of, case: "many") }
    }
does-kill-line = убейте всех в ряду или колонке
does-kill-line-without = убейте всех в ряду или колонке, где нет { FORM($of, case: "many") }
does-kill-line-spare = переверните лицевой стороной вверх ряд или колонку, без каких-либо эффектов, и убейте там всех, оставив { FORM($of, case: "few") }
does-kill-cluster =
    { $number ->
        [1] убейте карту и, если хотите, 1 соседнюю с ней
        [4] убейте карту и любые соседние с ней на ваш выбор
       *[other] убейте карту и до { $number } соседних с ней
    }
does-kill-around = выберите 1 { FORM($of, case: "one") } и убейте все соседние с ней карты
does-kill-with-neighbour = убейте 1 { FORM($of, case: "one") } и 1 соседнюю с ней карту
does-kill-pair = убейте 2 соседние карты

## Evacuation

does-evacuate =
    { $number ->
        [one] эвакуируйте { $number } { FORM($of, case: "one") }
        [few] эвакуируйте { $number } { FORM($of, case: "few") }
       *[other] эвакуируйте { $number } { FORM($of, case: "many") }
    }
does-evacuate-up-to =
    { $number ->
        [1] можете эвакуировать { $number } { FORM($of, case: "one") }
       *[other] эвакуируйте до { $number } { FORM($of, case: "many") }
    }
does-evacuate-line = эвакуируйте ряд или колонку, где все карты открыты и здоровы
does-evacuate-cluster = эвакуируйте открытую карту здорового и любые соседние с ней открытые карты здоровых на ваш выбор
does-give-back =
    { $number ->
        [one] { $number } карта на выбор текущего игрока уходит из стопки эвакуации в стопку сброса горожан
        [few] { $number } карты на выбор текущего игрока уходят из стопки эвакуации в стопку сброса горожан
       *[other] { $number } карт на выбор текущего игрока уходят из стопки эвакуации в стопку сброса горожан
    }

## Quarantine

does-contain-crowd =
    { $number ->
        [one] переместите { $number } открытую карту заражённого из толпы в контролируемый карантин
        [few] переместите { $number } открытые карты заражённых из толпы в контролируемый карантин
       *[other] переместите { $number } открытых карт заражённых из толпы в контролируемый карантин
    }
does-contain-uncontained =
    { $number ->
        [one] переместите { $number } карту из неконтролируемого карантина в контролируемый
        [few] переместите { $number } карты из неконтролируемого карантина в контролируемый
       *[other] переместите { $number } карт из неконтролируемого карантина в контролируемый
    }
does-contain-both =
    { $number ->
        [one] переместите { $number } открытую карту заражённого из толпы или неконтролируемого карантина в контролируемый
        [few] переместите { $number } открытые карты заражённых из толпы или неконтролируемого карантина в контролируемый
       *[other] переместите { $number } открытых карт заражённых из толпы или неконтролируемого карантина в контролируемый
    }
does-contain-up-to-crowd =
    { $number ->
        [1] можете переместить { $number } открытую карту заражённого из толпы в контролируемый карантин
       *[other] переместите до { $number } открытых карт заражённых из толпы в контролируемый карантин
    }
does-contain-up-to-uncontained =
    { $number ->
        [1] можете переместить { $number } карту из неконтролируемого карантина в контролируемый
       *[other] переместите до { $number } карт из неконтролируемого карантина в контролируемый
    }
does-contain-up-to-both =
    { $number ->
        [1] переместите { $number } открытую карту заражённого из толпы или неконтролируемого карантина в контролируемый
       *[other] переместите до { $number } открытых карт заражённых из толпы или неконтролируемого карантина в контролируемый
    }
does-contain-all-uncontained = переместите все карты из неконтролируемого карантина в контролируемый
does-bury-crowd =
    { $number ->
        [one] положите { $number } открытую карту заражённого из толпы под колоду инфекции
        [few] положите { $number } открытые карты заражённых из толпы под колоду инфекции
       *[other] положите { $number } открытых карт заражённых из толпы под колоду инфекции
    }
does-bury-quarantine =
    { $number ->
        [one] положите { $number } карту из любого карантина под колоду инфекции
        [few] положите { $number } карты из любого карантина под колоду инфекции
       *[other] положите { $number } карт из любого карантина под колоду инфекции
    }
does-bury-uncontained =
    { $number ->
        [one] положите { $number } карту из неконтролируемого карантина под колоду инфекции
        [few] положите { $number } карты из неконтролируемого карантина под колоду инфекции
       *[other] положите { $number } карт из неконтролируемого карантина под колоду инфекции
    }
does-break-out = 1 карта из неконтролируемого карантина попадает в толпу, где её открывают

## The crowd

does-look =
    { $number ->
        [1] можете посмотреть { $number } закрытую карту
       *[other] посмотрите до { $number } закрытых карт
    }
does-look-by-players = посмотрите до { $number } закрытых карт (втроём — до { $three }, вчетвером — до { $four })
does-turn-down =
    { $number ->
        [one] переверните лицевой стороной вниз { $number } { FORM($of, case: "one") }
        [few] переверните лицевой стороной вниз { $number } { FORM($of, case: "few") }
       *[other] переверните лицевой стороной вниз { $number } { FORM($of, case: "many") }
    }
does-turn-down-up-to =
    { $number ->
        [1] можете перевернуть лицевой стороной вниз { $number } { FORM($of, case: "one") }
       *[other] переверните лицевой стороной вниз до { $number } { FORM($of, case: "many") }
    }
does-turn-down-any = переверните лицевой стороной вниз сколько угодно { FORM($of, case: "many") }
does-turn-down-all = переверните лицевой стороной вниз все { FORM($of, case: "few") }
does-turn-down-type = можете перевернуть лицевой стороной вниз все открытые карты одного типа
does-swap = поменяйте местами 2 карты толпы
does-move-or-swap = переместите 1 карту толпы на пустое место рядом с другими или поменяйте местами 2 карты
does-interview = посмотрите закрытую карту: заражённого или «Задиру» оставьте закрытым, любого другого откройте, и тогда можете продолжить с соседней закрытой картой
does-roadblock =
    { $number ->
        [one] положите { $number } жетон на карту толпы. Если рядом с ней должны добавить карту, вместо этого уберите жетон. Уберите его и тогда, когда карта перемещена или убрана из толпы
        [few] положите { $number } жетона на карту толпы. Всякий раз, когда рядом с ней должны добавить карту, вместо этого уберите 1 жетон. Уберите все жетоны, если карта перемещена или убрана из толпы
       *[other] положите { $number } жетонов на карту толпы. Всякий раз, когда рядом с ней должны добавить карту, вместо этого уберите 1 жетон. Уберите все жетоны, если карта перемещена или убрана из толпы
    }
does-ignore-adds =
    { $number ->
        [one] следующую карту, которую сегодня должны были бы добавить в толпу, не добавляют
        [few] следующие { $number } карты, которые сегодня должны были бы добавить в толпу, не добавляют
       *[other] следующие { $number } карт, которые сегодня должны были бы добавить в толпу, не добавляют
    }

## Decks and tokens

does-stand-down = положите ряд или колонку открытых карт лицевой стороной вниз, в любом порядке, под колоду горожан
does-order-top-population =
    { $number ->
        [1] посмотрите верхнюю карту колоды горожан
        [few] посмотрите { $number } верхние карты колоды горожан и верните их на неё в любом порядке
       *[other] посмотрите { $number } верхних карт колоды горожан и верните их на неё в любом порядке
    }
does-order-top-raxxon =
    { $number ->
        [1] посмотрите верхнюю карту колоды «Рэксона»
        [few] посмотрите { $number } верхние карты колоды «Рэксона» и верните их на неё в любом порядке
       *[other] посмотрите { $number } верхних карт колоды «Рэксона» и верните их на неё в любом порядке
    }
does-untoken =
    { $number ->
        [one] { FORM($character, case: "nom") } убирает с планшета { $number } жетон
        [few] { FORM($character, case: "nom") } убирает с планшета { $number } жетона
       *[other] { FORM($character, case: "nom") } убирает с планшета { $number } жетонов
    }
does-untoken-up-to =
    { $number ->
        [1] { FORM($character, case: "nom") } может убрать с планшета { $number } жетон
       *[other] { FORM($character, case: "nom") } может убрать с планшета до { $number } жетонов
    }
does-untoken-each-up-to =
    { $number ->
        [1] каждый игрок может убрать со своего планшета { $number } жетон
       *[other] каждый игрок может убрать со своего планшета до { $number } жетонов
    }
does-untoken-chosen-up-to =
    { $number ->
        [1] можете убрать { $number } жетон с планшета любого игрока
       *[other] уберите до { $number } жетонов с планшета любого одного игрока
    }

## Conditions

when-always = всегда
when-face-up =
    { $number ->
        [one] в толпе есть хотя бы { $number } { FORM($of, case: "nom") }
        [few] в толпе есть хотя бы { $number } { FORM($of, case: "few") }
       *[other] в толпе есть хотя бы { $number } { FORM($of, case: "many") }
    }
when-triggered = среди активированных есть карта «{ FORM($card) }»
when-untriggered = среди неактивированных есть карта «{ FORM($card) }»
when-character = { FORM($character, case: "nom") } в игре
when-power-at-least = влияние «Рэксона» не меньше { $number }
when-uncontained-at-least =
    { $number ->
        [one] в неконтролируемом карантине хотя бы { $number } карта
        [few] в неконтролируемом карантине хотя бы { $number } карты
       *[other] в неконтролируемом карантине хотя бы { $number } карт
    }
when-infection-at-most =
    { $number ->
        [0] колода инфекции пуста
        [one] в колоде инфекции не больше { $number } карты
       *[other] в колоде инфекции не больше { $number } карт
    }
when-evacuated-at-least =
    { $number ->
        [one] в стопке эвакуации хотя бы { $number } карта
        [few] в стопке эвакуации хотя бы { $number } карты
       *[other] в стопке эвакуации хотя бы { $number } карт
    }

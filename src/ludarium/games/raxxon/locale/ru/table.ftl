### Raxxon: what is said at the table, in Russian.

## Options: the day and the turn

option-character = { FORM($character) }
option-go = Применить
option-pass = Пас: закончить мой день
option-pass-first = Пас: снять мои жетоны
option-action = { FORM($action) }
option-extra = Воспользоваться и взять после действия карту «Рэксона»
option-no-extra = Обойтись без него
option-order = { FORM($card) }
option-in-order = Все, в таком порядке
option-raxxon = Взять карту «Рэксона»
option-power = Повысить влияние «Рэксона» на 1
option-done = Готово

## Options: the crowd

option-add = Добавить на { $place }
option-flip = Открыть { FORM($card, case: "acc") } ({ $cell })
option-evacuate = Эвакуировать { FORM($card, case: "acc") } ({ $cell })
option-evacuate-row =
    { $number ->
        [one] Эвакуировать ряд { $line } ({ $number } карта)
        [few] Эвакуировать ряд { $line } ({ $number } карты)
       *[other] Эвакуировать ряд { $line } ({ $number } карт)
    }
option-evacuate-column =
    { $number ->
        [one] Эвакуировать колонку { $line } ({ $number } карта)
        [few] Эвакуировать колонку { $line } ({ $number } карты)
       *[other] Эвакуировать колонку { $line } ({ $number } карт)
    }
option-kill = Убить { FORM($card, case: "acc") } ({ $cell })
option-kill-row =
    { $number ->
        [one] Убить всех в ряду { $line } ({ $number } карта)
        [few] Убить всех в ряду { $line } ({ $number } карты)
       *[other] Убить всех в ряду { $line } ({ $number } карт)
    }
option-kill-column =
    { $number ->
        [one] Убить всех в колонке { $line } ({ $number } карта)
        [few] Убить всех в колонке { $line } ({ $number } карты)
       *[other] Убить всех в колонке { $line } ({ $number } карт)
    }
option-kill-pair = Убить { FORM($card, case: "acc") } ({ $cell }) и { FORM($card_2, case: "acc") } ({ $cell_2 })
option-kill-around = Убить всех вокруг карты «{ FORM($card) }» ({ $cell })
option-look = Посмотреть { FORM($card, case: "acc") } ({ $cell })
option-turn-down = Перевернуть лицевой стороной вниз { FORM($card, case: "acc") } ({ $cell })
option-turn-down-type = Перевернуть лицевой стороной вниз все карты «{ FORM($card) }»
option-swap = Поменять местами { FORM($card, case: "acc") } ({ $cell }) и { FORM($card_2, case: "acc") } ({ $cell_2 })
option-move = Переместить { FORM($card, case: "acc") } с { $cell } на { $place_2 }
option-roadblock = Положить на { FORM($card, case: "acc") } ({ $cell })

## Options: decks, piles, tokens

option-contain-crowd = Отправить в карантин { FORM($card, case: "acc") } ({ $cell })
option-contain-uncontained = Снова взять под контроль { FORM($card, case: "acc") }
option-bury-crowd = Положить { FORM($card, case: "acc") } ({ $cell }) под колоду инфекции
option-bury-uncontained = Положить { FORM($card, case: "acc") } из неконтролируемого карантина под колоду инфекции
option-bury-contained = Положить { FORM($card, case: "acc") } из контролируемого карантина под колоду инфекции
option-break-out = { FORM($card) }, на { $place_2 }
option-give-back = { FORM($card) }
option-stand-down-row =
    { $number ->
        [one] Отправить домой ряд { $line } ({ $number } карта)
        [few] Отправить домой ряд { $line } ({ $number } карты)
       *[other] Отправить домой ряд { $line } ({ $number } карт)
    }
option-stand-down-column =
    { $number ->
        [one] Отправить домой колонку { $line } ({ $number } карта)
        [few] Отправить домой колонку { $line } ({ $number } карты)
       *[other] Отправить домой колонку { $line } ({ $number } карт)
    }
option-arrange = { FORM($card) }
option-untoken = { FORM($action) } ({ $player })

## The log: the day and the turn

event-character =
    { $who ->
        [you] Вы выбираете
       *[other] { $player } выбирает
    } персонажа: { FORM($character) }.
event-day = День { $number }: собирается толпа. { $who ->
        [you] Первый игрок — вы.
       *[other] Первый игрок — { $player }.
    }
event-last-day = День { $number } — последний: ночью инфекция будет распространяться, пока её колода не опустеет, и ещё раз.
event-no-more-turns =
    { $number ->
        [one] Сегодня сделан { $number } ход. Больше ходов нет, день заканчивается.
        [few] Сегодня сделано { $number } хода. Больше ходов нет, день заканчивается.
       *[other] Сегодня сделано { $number } ходов. Больше ходов нет, день заканчивается.
    }
event-acts =
    { $who ->
        [you] Вы выполняете
       *[other] { $player } выполняет
    } действие: { FORM($action) }.
event-applies =
    { $who ->
        [you] Вы применяете
       *[other] { $player } применяет
    } последствие действия «{ FORM($action) }»: { FORM($symbol) }.
event-passes =
    { $who ->
        [you] Вы пасуете
       *[other] { $player } пасует
    }.
event-day-ends = День немедленно заканчивается.
event-overnight =
    { $spreads ->
        [0] Наступает ночь. Заражённых нет ни в толпе, ни в неконтролируемом карантине.
        [one] Наступает ночь. Заражённых в толпе и неконтролируемом карантине: { $number }. Инфекция распространяется { $spreads } раз.
        [few] Наступает ночь. Заражённых в толпе и неконтролируемом карантине: { $number }. Инфекция распространяется { $spreads } раза.
       *[other] Наступает ночь. Заражённых в толпе и неконтролируемом карантине: { $number }. Инфекция распространяется { $spreads } раз.
    }
event-victory =
    { $number ->
        [one] Победа! { $number } здоровый горожанин в безопасности.
       *[other] Победа! Все { $number } здоровых горожан в безопасности.
    }
event-outbreak = Вспышка инфекции: она должна распространиться, а её колода пуста. Город потерян. Эвакуировано: { $number }.
event-takeover = Подчинение: город принадлежит «Рэксону». Эвакуировано: { $number }.

## The log: symbols and Raxxon cards

event-reveals =
    { $who ->
        [you] Вы открываете
        [none] Открывают
       *[other] { $player } открывает
    } { FORM($card, case: "acc") } ({ $cell }).
event-reveals-crowd = Толпа открыта: { $cards }.
event-count = Открытых карт «{ FORM($card) }»: { $number }, и наступает эффект.
event-adds =
    { $who ->
        [you] Вы добавляете
        [none] Добавляют
       *[other] { $player } добавляет
    } карту в толпу ({ $cell }).
event-add-ignored =
    { $number ->
        [0] Через кордон никто не проходит. Больше его нет.
        [one] Через кордон никто не проходит. Он не пропустит ещё { $number } карту.
        [few] Через кордон никто не проходит. Он не пропустит ещё { $number } карты.
       *[other] Через кордон никто не проходит. Он не пропустит ещё { $number } карт.
    }
event-blocked =
    { $number ->
        [0] Блокпост ({ $cell }) не пропускает карту. Больше его нет.
        [one] Блокпост ({ $cell }) не пропускает карту. Остался { $number } жетон.
        [few] Блокпост ({ $cell }) не пропускает карту. Осталось { $number } жетона.
       *[other] Блокпост ({ $cell }) не пропускает карту. Осталось { $number } жетонов.
    }
event-spreads = Инфекция распространяется: { FORM($card) }. Осталось в колоде инфекции: { $left }.
event-power = Влияние «Рэксона»: { $number }.
event-triggered =
    { $who ->
        [you] Вы берёте
       *[other] { $player } берёт
    } карту «Рэксона», и её условие выполнено: { FORM($card) }.
event-untriggered =
    { $who ->
        [you] Вы берёте
       *[other] { $player } берёт
    } карту «Рэксона», но её условие не выполнено: { FORM($card) }.
event-chooses =
    { $who ->
        [you] Вы выбираете
       *[other] { $player } выбирает
    }: { FORM($choice) } ({ FORM($card) }).
event-reshuffles =
    { $number ->
        [one] { $number } неактивированная карта возвращается в колоду «Рэксона».
        [few] { $number } неактивированные карты возвращаются в колоду «Рэксона».
       *[other] { $number } неактивированных карт возвращается в колоду «Рэксона».
    }
event-returns = Карта «{ FORM($card) }» уходит из стопки эвакуации в стопку сброса горожан.
event-gives-back =
    { $who ->
        [you] Вы возвращаете
        [none] Возвращают
       *[other] { $player } возвращает
    } { FORM($card, case: "acc") } из стопки эвакуации в стопку сброса горожан.
event-shuffles-population =
    { $number ->
        [one] Колода горожан перемешана: { $number } карта.
        [few] Колода горожан перемешана: { $number } карты.
       *[other] Колода горожан перемешана: { $number } карт.
    }

## The log: the crowd, decks and piles

event-evacuates =
    { $who ->
        [you] Вы эвакуируете
        [none] Эвакуируют
       *[other] { $player } эвакуирует
    } { FORM($card, case: "acc") } ({ $cell }).
event-kills =
    { $who ->
        [you] Вы убиваете
        [none] Убивают
       *[other] { $player } убивает
    } { FORM($card, case: "acc") } ({ $cell }).
event-contains =
    { $who ->
        [you] Вы отправляете
        [none] Отправляют
       *[other] { $player } отправляет
    } в контролируемый карантин { FORM($card, case: "acc") }.
event-buries =
    { $who ->
        [you] Вы кладёте
        [none] Кладут
       *[other] { $player } кладёт
    } { FORM($card, case: "acc") } под колоду инфекции.
event-breaks-out = Карта «{ FORM($card) }» вырывается из карантина в толпу ({ $cell }).
event-looks =
    { $who ->
        [you] Вы смотрите
       *[other] { $player } смотрит
    } закрытую карту ({ $cell }).
event-looks-at-top =
    { $who ->
        [you] Вы смотрите
       *[other] { $player } смотрит
    } { $number ->
        [one] { $number } верхнюю карту { FORM($deck, case: "gen") }.
        [few] { $number } верхние карты { FORM($deck, case: "gen") }.
       *[other] { $number } верхних карт { FORM($deck, case: "gen") }.
    }
event-sees =
    { $who ->
        [you] Вы видите
       *[other] { $player } видит
    }: { $cards }.
event-suspect = Карта на { $cell } — заражённый или «Задира».
event-turns-down =
    { $who ->
        [you] Вы переворачиваете
        [none] Переворачивают
       *[other] { $player } переворачивает
    } лицевой стороной вниз { FORM($card, case: "acc") } ({ $cell }).
event-swaps =
    { $who ->
        [you] Вы меняете
        [none] Меняют
       *[other] { $player } меняет
    } местами карты на { $cell } и { $cell_2 }.
event-moves =
    { $who ->
        [you] Вы перемещаете
        [none] Перемещают
       *[other] { $player } перемещает
    } карту с { $cell } на { $cell_2 }.
event-stands-down =
    { $who ->
        [you] Вы отправляете
       *[other] { $player } отправляет
    } под колоду горожан: { $cards }.
event-roadblock =
    { $who ->
        [you] Вы ставите блокпост
        [none] Появляется блокпост
       *[other] { $player } ставит блокпост
    } ({ $cell }): { $number ->
        [one] { $number } жетон.
        [few] { $number } жетона.
       *[other] { $number } жетонов.
    }
event-cordon =
    { $number ->
        [one] Кордон стоит: сегодня не будет добавлена { $number } карта.
        [few] Кордон стоит: сегодня не будут добавлены { $number } карты.
       *[other] Кордон стоит: сегодня не будет добавлено { $number } карт.
    }
event-untokens =
    { $who ->
        [you] Вы убираете
       *[other] { $player } убирает
    } жетон: { FORM($action) }.

## Refusals

reason-taken = Этого персонажа уже выбрал другой игрок ({ $player }).
reason-no-slot = У этого действия больше нет пустой клетки: { FORM($action) }.
reason-face-down = Карта на { $cell } закрыта. Выберите открытую.
reason-face-up = Эта карта уже открыта ({ FORM($card) }). Выберите закрытую.
reason-kind = Эта карта здесь не подходит ({ FORM($by) }): { FORM($card) }.
reason-known = Карту на { $cell } вы уже знаете. Посмотрите другую.
reason-itself = Карта не может поменяться местами сама с собой. Выберите другую.
reason-no-place = Туда переместить нельзя: карта должна прилегать к остальной толпе, а та не выходит за пределы 6 × 6.
reason-not-adjacent = Карта на { $cell } не соседняя с выбранной перед ней.
reason-chosen-already = Карту на { $cell } вы уже выбрали.
reason-line-not-healthy = В этом ряду или колонке не все карты открыты и здоровы.
reason-line-has-healthy = В этом ряду или колонке есть открытая карта здорового.
reason-line-face-down = В этом ряду или колонке есть закрытая карта.
reason-not-from-there = Взять карту оттуда этот эффект не позволяет.
reason-more-neighbours = Карту добавляют туда, где у неё больше всего соседей: здесь их было бы { $number }, а в другом месте — { $most }.
reason-other-sheet = На этом планшете играет { $player }, а жетон нужно убрать с другого.
reason-no-token = На этом действии нет жетона.

## Why an action would change nothing now

idle-nothing = Сейчас нет ничего, на что это могло бы подействовать.
idle-evacuate-line = Нет ряда или колонки, где все карты открыты и здоровы.
idle-evacuate = Нет ни одной открытой карты, которую можно эвакуировать.
idle-kill-line = В каждом ряду и каждой колонке есть открытая карта здорового.
idle-crowd = Толпа пуста.
idle-face-up = Нет ни одной открытой карты, на которую это могло бы подействовать.
idle-face-down = В толпе нет закрытых карт.
idle-look = Нет ни одной закрытой карты, которую вы ещё не знаете.
idle-swap = В толпе нет двух карт, которые можно поменять местами.
idle-contain = Ни среди открытых карт, ни в неконтролируемом карантине нет заражённого, которого можно переместить.
idle-quarantine = Оба карантина пусты.
idle-stand-down = Нет ряда или колонки, где все карты открыты.
idle-deck = Колода пуста.

## Labels of the drawn table

label-day = День { $number }, уровень: { FORM($level) }
label-saved = Эвакуировано: { $number } из { $most }
label-power = Влияние «Рэксона»: { $number } из { $most }
label-infection = Колода инфекции: { $number }
label-decks = Колода горожан: { $population }, колода «Рэксона»: { $raxxon }
label-evacuated = Стопка эвакуации
label-discard = Стопка сброса горожан
label-contained = Контролируемый карантин
label-uncontained = Неконтролируемый карантин
label-cards = { FORM($card) } × { $number }
label-overnight =
    { $most ->
        [one] Если бы день закончился сейчас, инфекция распространилась бы от { $least } до { $most } раза
       *[other] Если бы день закончился сейчас, инфекция распространилась бы от { $least } до { $most } раз
    }
label-passed = пас
label-crowd = Толпа

## The ledger

ledger-evacuated = Эвакуировано: { FORM($card) }

## What somebody points at, in the accusative

point-crowd = карту { $cell }
point-row = ряд { $line }
point-column = колонку { $line }
point-sheet = действие «{ FORM($action) }» ({ $player })
point-choice =
    { $number ->
        [1] первый вариант
       *[2] второй вариант
    }
point-character = персонажа: { FORM($character) }
point-evacuated = стопку эвакуации
point-power = влияние «Рэксона»
point-infection = колоду инфекции
point-contained = контролируемый карантин
point-uncontained = неконтролируемый карантин
point-population = колоду горожан
point-discard = сброс
point-raxxon = колоду «Рэксона»

## Why a bot prefers an option

aspect-saved = эвакуировано к утру
aspect-infected = заражённые на свободе
aspect-quarantined = неконтролируемый карантин
aspect-infection-deck = колода инфекции
aspect-power = влияние «Рэксона»

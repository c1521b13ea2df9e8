### Sagrada: what is said at the table, in Russian.

# A die in a list
die = { FORM($colour) } { $value }

## Options

option-window = { FORM($window) } (сложность { $difficulty })
option-place = Разместить { FORM($colour, case: "acc") } кубик { $value } в { $cell }
option-take = Взять { FORM($colour, case: "acc") } кубик { $value }
option-change = Взять { FORM($colour, case: "acc") } кубик { $value } и изменить на { $to }
option-swap = Обменять { FORM($given_colour, case: "acc") } кубик { $given_value } на { FORM($colour, case: "acc") } { $value } (раунд { $round })
option-shade = Яркость { $value }
option-put-back = Положить в резерв { FORM($colour, case: "acc") } кубик { $value }
option-reroll-pool = Перебросить все кубики резерва
option-move = Переместить { FORM($colour, case: "acc") } кубик { $value } из { $origin } в { $cell }
option-done = Больше ничего не перемещать
option-tool =
    { $tokens ->
        [one] { FORM($tool) } · { $doing } · { $tokens } фишка
        [few] { FORM($tool) } · { $doing } · { $tokens } фишки
        [many] { FORM($tool) } · { $doing } · { $tokens } фишек
       *[other] { FORM($tool) } · { $doing } · { $tokens } фишки
    }
option-tool-solo = { FORM($tool) } · { $doing } · Заплатить { FORM($colour, case: "ins") } кубиком { $value }
option-pass = Спасовать
option-end-turn = Завершить ход

## The log

event-tools = Инструменты этой игры: { $tools }.
event-public = Общие цели этой игры: { $objectives }.
event-private =
    { $who ->
        [you] Вы получаете
       *[other] { $player } получает
    } личную цель «{ FORM($objective) }».
event-solo-private = Личные цели этой игры: { $objectives }.
event-chooses =
    { $who ->
        [you]
            { $tokens ->
                [0] Вы выбираете витраж «{ FORM($window) }».
                [one] Вы выбираете витраж «{ FORM($window) }» и получаете { $tokens } фишку привилегий.
                [few] Вы выбираете витраж «{ FORM($window) }» и получаете { $tokens } фишки привилегий.
                [many] Вы выбираете витраж «{ FORM($window) }» и получаете { $tokens } фишек привилегий.
               *[other] Вы выбираете витраж «{ FORM($window) }» и получаете { $tokens } фишки привилегий.
            }
       *[other]
            { $tokens ->
                [0] { $player } выбирает витраж «{ FORM($window) }».
                [one] { $player } выбирает витраж «{ FORM($window) }» и получает { $tokens } фишку привилегий.
                [few] { $player } выбирает витраж «{ FORM($window) }» и получает { $tokens } фишки привилегий.
                [many] { $player } выбирает витраж «{ FORM($window) }» и получает { $tokens } фишек привилегий.
               *[other] { $player } выбирает витраж «{ FORM($window) }» и получает { $tokens } фишки привилегий.
            }
    }
event-round = Раунд { $round }: { $who ->
        [you] вы начинаете и бросаете
       *[other] { $player } начинает и бросает
    } кубики: { $dice }.
event-places =
    { $who ->
        [you] Вы размещаете
       *[other] { $player } размещает
    } { FORM($colour, case: "acc") } кубик { $value } в { $cell }.
event-pays =
    { $who ->
        [you] Вы пользуетесь
       *[other] { $player } пользуется
    } { $tokens ->
        [one] «{ FORM($tool, case: "ins") }» за { $tokens } фишку привилегий.
        [few] «{ FORM($tool, case: "ins") }» за { $tokens } фишки привилегий.
        [many] «{ FORM($tool, case: "ins") }» за { $tokens } фишек привилегий.
       *[other] «{ FORM($tool, case: "ins") }» за { $tokens } фишки привилегий.
    }
event-pays-die =
    { $who ->
        [you] Вы пользуетесь «{ FORM($tool, case: "ins") }» и платите { FORM($colour, case: "ins") } кубиком { $value }.
       *[other] { $player } пользуется «{ FORM($tool, case: "ins") }» и платит { FORM($colour, case: "ins") } кубиком { $value }.
    }
event-changes =
    { $who ->
        [you] Вы меняете
       *[other] { $player } меняет
    } яркость { FORM($colour, case: "gen") } кубика с { $was } на { $value }.
event-swaps =
    { $who ->
        [you] Вы обмениваете
       *[other] { $player } обменивает
    } { FORM($given_colour, case: "acc") } кубик { $given_value } на { FORM($colour, case: "acc") } кубик { $value } со счётчика раундов (раунд { $round }).
event-rerolls =
    { $who ->
        [you] Вы перебрасываете
       *[other] { $player } перебрасывает
    } { FORM($colour, case: "acc") } кубик { $was }: выпадает { $value }.
event-redraws =
    { $who ->
        [you] Вы возвращаете в мешочек { FORM($given_colour, case: "acc") } кубик { $given_value } и вытягиваете { FORM($colour, case: "acc") }.
       *[other] { $player } возвращает в мешочек { FORM($given_colour, case: "acc") } кубик { $given_value } и вытягивает { FORM($colour, case: "acc") }.
    }
event-puts-back =
    { $who ->
        [you] Вы кладёте
       *[other] { $player } кладёт
    } в резерв { FORM($colour, case: "acc") } кубик { $value }.
event-rerolls-pool =
    { $who ->
        [you] Вы перебрасываете
       *[other] { $player } перебрасывает
    } все кубики резерва: { $dice }.
event-moves =
    { $who ->
        [you] Вы перемещаете
       *[other] { $player } перемещает
    } { FORM($colour, case: "acc") } кубик { $value } из { $origin } в { $cell }.
event-passes =
    { $who ->
        [you] Вы пасуете
       *[other] { $player } пасует
    }.
event-cannot-act =
    { $who ->
        [you] Вы в этот ход ничего сделать не можете
       *[other] { $player } в этот ход ничего сделать не может
    }.
event-skips =
    { $who ->
        [you] Вы пропускаете
       *[other] { $player } пропускает
    } свой второй ход в этом раунде.
event-leftover =
    { $number ->
        [one] Раунд { $round } заканчивается. На счётчик раундов переходит { $number } кубик: { $dice }.
        [few] Раунд { $round } заканчивается. На счётчик раундов переходят { $number } кубика: { $dice }.
        [many] Раунд { $round } заканчивается. На счётчик раундов переходит { $number } кубиков: { $dice }.
       *[other] Раунд { $round } заканчивается. На счётчик раундов переходит { $number } кубика: { $dice }.
    }
event-no-leftover = Раунд { $round } заканчивается. Резерв пуст, и на счётчик раундов ничего не переходит.
event-ends = Последний раунд сыгран. Начинается подсчёт очков.

## Refusals: choosing a window

reason-window = Сначала выберите один из четырёх витражей на ваших картах.

## Refusals: placing

reason-taken = В ячейке { $cell } уже стоит кубик. Занять можно лишь пустую.
reason-cell-colour = В ячейку { $cell } ставят лишь кубики { FORM($wanted, case: "gen") } цвета, а этот { FORM($colour) }.
reason-cell-shade = В ячейку { $cell } ставят лишь кубики с яркостью { $wanted }, а у этого { $value }.
reason-edge = Ячейка { $cell } не крайняя, а первый или единственный кубик витража должен стоять в крайнем ряду или крайней колонке.
reason-same-colour = Ячейка { $cell } не подходит: она граничит с ячейкой { $other }, где уже стоит { FORM($colour) } кубик.
reason-same-shade = Ячейка { $cell } не подходит: она граничит с ячейкой { $other }, где уже стоит кубик с яркостью { $value }.
reason-alone = Рядом с ячейкой { $cell } нет ваших кубиков, а кубик должен соседствовать с другим, хотя бы по диагонали.
reason-not-apart = Ячейка { $cell } соседствует с кубиком в { $other }, а этому инструменту нужна ячейка без соседних кубиков, даже по диагонали.
reason-no-cell = На вашем витраже сейчас нет ячейки для { FORM($colour, case: "gen") } кубика { $value }.
reason-slot-empty = Это место в резерве пусто: кубика здесь уже нет.
reason-drafted = В этот ход вы уже взяли кубик, а брать можно только один.
reason-die-or-tool-first = Выберите кубик в резерве, а затем ячейку для него, либо инструмент, либо завершите ход.

## Refusals: tools

reason-one-tool = В этот ход вы уже воспользовались инструментом, а пользоваться можно только одним.
reason-tool-not-here = Этого инструмента нет среди инструментов этой игры.
reason-tokens =
    { $price ->
        [one]
            { $tokens ->
                [0] Чтобы воспользоваться «{ FORM($tool, case: "ins") }», нужна { $price } фишка привилегий, а у вас нет ни одной.
               *[other] Чтобы воспользоваться «{ FORM($tool, case: "ins") }», нужна { $price } фишка привилегий, а у вас { $tokens }.
            }
        [few]
            { $tokens ->
                [0] Чтобы воспользоваться «{ FORM($tool, case: "ins") }», нужны { $price } фишки привилегий, а у вас нет ни одной.
               *[other] Чтобы воспользоваться «{ FORM($tool, case: "ins") }», нужны { $price } фишки привилегий, а у вас лишь { $tokens }.
            }
       *[other]
            { $tokens ->
                [0] Чтобы воспользоваться «{ FORM($tool, case: "ins") }», нужно { $price } фишек привилегий, а у вас нет ни одной.
               *[other] Чтобы воспользоваться «{ FORM($tool, case: "ins") }», нужно { $price } фишек привилегий, а у вас лишь { $tokens }.
            }
    }
reason-tool-spent = Вы уже воспользовались «{ FORM($tool, case: "ins") }», а в одиночной игре каждый инструмент срабатывает лишь раз.
reason-payment = За «{ FORM($tool, case: "acc") }» нужно платить { FORM($wanted, case: "ins") } кубиком, а этот { FORM($colour) }.
reason-no-payment = За «{ FORM($tool, case: "acc") }» нужно платить { FORM($colour, case: "ins") } кубиком, а в резерве такого нет.
reason-no-use = Воспользоваться «{ FORM($tool, case: "ins") }» сейчас нельзя: по правилам этот инструмент пока ничего не изменит.
reason-drafted-before-tool = «{ FORM($tool, case: "ins") }» пользуются, когда берут кубик, а в этот ход вы его уже взяли.
reason-after-draft = «{ FORM($tool, case: "ins") }» пользуются после обычного взятия кубика: сначала возьмите и разместите кубик.
reason-before-draft = «{ FORM($tool, case: "ins") }» пользуются лишь до того, как взять кубик, а в этот ход вы его уже взяли.
reason-first-turn-only = «{ FORM($tool, case: "ins") }» можно воспользоваться лишь в ваш первый ход раунда, а это уже второй.
reason-second-turn-only = «{ FORM($tool, case: "ins") }» можно воспользоваться лишь в ваш второй ход раунда, а это ещё первый.
reason-track-empty = Для «{ FORM($tool, case: "gen") }» нужен кубик на счётчике раундов, а там пока нет ни одного.
reason-wraps =
    { $value ->
        [6] Увеличить { $value } нельзя: шестёрка не становится единицей. Её можно лишь уменьшить до 5.
       *[other] Уменьшить { $value } нельзя: единица не становится шестёркой. Её можно лишь увеличить до 2.
    }
reason-changed-no-cell =
    { $value ->
        [1] Изменить { FORM($colour, case: "acc") } кубик { $value } можно только на двойку, а ячейки для неё нет.
        [6] Изменить { FORM($colour, case: "acc") } кубик { $value } можно только на пятёрку, а ячейки для неё нет.
       *[other] Хоть увеличить, хоть уменьшить яркость { FORM($colour, case: "gen") } кубика { $value } на 1, ячейки для него нет.
    }
reason-track-no-cell = На вашем витраже нет ячейки ни для одного кубика со счётчика раундов.
reason-no-cell-apart = На вашем витраже нет ячейки для { FORM($colour, case: "gen") } кубика { $value }, рядом с которой не было бы других кубиков.
reason-not-for-tool = Выбрать это для «{ FORM($tool, case: "gen") }» сейчас нельзя.
reason-finish-first = Сначала завершите действие инструмента.
reason-shade-first = Сначала выберите яркость вытянутого кубика, от 1 до 6.
reason-no-die = В ячейке { $cell } нет кубика, который можно было бы переместить.
reason-same-cell = Кубик уже стоит в { $cell }. Переместите его в другую ячейку.
reason-cannot-move = Нет другой ячейки, куда мог бы переместиться { FORM($colour) } кубик { $value }.
reason-no-second-move = После этого нельзя будет переместить никакой другой кубик, а этим инструментом перемещают ровно два.
reason-same-die = Этот кубик вы только что переместили. Второй должен быть другим.
reason-other-colour = Второй кубик тоже должен быть { FORM($colour, case: "ins") }, как и только что перемещённый.
reason-colour-not-on-track = На счётчике раундов нет { FORM($colour, case: "gen") } кубика, поэтому переместить { FORM($colour, case: "acc") } кубик этим инструментом нельзя.

## The ledger

ledger-public = { FORM($objective) }: { $times } × { $each }
ledger-private = { FORM($objective) } (личная цель)
ledger-tokens =
    { $tokens ->
        [one] Осталась { $tokens } фишка привилегий
        [few] Осталось { $tokens } фишки привилегий
        [many] Осталось { $tokens } фишек привилегий
       *[other] Осталось { $tokens } фишки привилегий
    }
ledger-empty = Пустые ячейки: { $cells } × −{ $each }
tie-private = очки за личную цель
tie-tokens = оставшиеся фишки привилегий
tie-order = более поздний первый ход в последнем раунде

## Labels of the drawn table

label-round = Раунд { $round }/{ $rounds }
label-pool = Резерв
label-track = Счётчик раундов
label-bag = Мешочек
label-tools = Инструменты
label-public = Общие цели
label-private = Личная цель
label-tokens =
    { $tokens ->
        [one] { $tokens } фишка привилегий
        [few] { $tokens } фишки привилегий
        [many] { $tokens } фишек привилегий
       *[other] { $tokens } фишки привилегий
    }
label-price =
    { $tokens ->
        [one] цена: { $tokens } фишка
        [few] цена: { $tokens } фишки
        [many] цена: { $tokens } фишек
       *[other] цена: { $tokens } фишки
    }
label-target = Нейтральный результат: { $points }
label-score = Очки: { $points }
label-hand = Кубик в руке
label-first-player = Первый игрок
label-difficulty = Сложность { $difficulty }
label-hidden = Личная цель (скрыта)
label-window-not-chosen = Витраж ещё не выбран
label-paid-with = плата:

## Why a bot prefers an option

aspect-empty = заполненные ячейки
aspect-tokens = фишки привилегий
aspect-target = нейтральный результат
hint-keeps-open = ячейка { $cell } остаётся доступной
hint-blocks = в ячейку { $cell } больше не подойдёт ни один кубик

### Sagrada: what is said at the table, in Ukrainian.

# A die in a list
die = { FORM($colour) } { $value }

## Options

option-window = { FORM($window) } (складність { $difficulty })
option-place = Розмістити { FORM($colour, case: "acc") } кубик { $value } у { $cell }
option-take = Узяти { FORM($colour, case: "acc") } кубик { $value }
option-change = Узяти { FORM($colour, case: "acc") } кубик { $value } і змінити на { $to }
option-swap = Обміняти { FORM($given_colour, case: "acc") } кубик { $given_value } на { FORM($colour, case: "acc") } { $value } (раунд { $round })
option-shade = Яскравість { $value }
option-put-back = Покласти в резерв { FORM($colour, case: "acc") } кубик { $value }
option-reroll-pool = Кинути знову всі кубики резерву
option-move = Перемістити { FORM($colour, case: "acc") } кубик { $value } з { $origin } у { $cell }
option-done = Більше нічого не переміщувати
option-tool =
    { $tokens ->
        [one] { FORM($tool) } · { $doing } · { $tokens } фішка
        [few] { FORM($tool) } · { $doing } · { $tokens } фішки
        [many] { FORM($tool) } · { $doing } · { $tokens } фішок
       *[other] { FORM($tool) } · { $doing } · { $tokens } фішки
    }
option-tool-solo = { FORM($tool) } · { $doing } · Заплатити { FORM($colour, case: "ins") } кубиком { $value }
option-pass = Спасувати
option-end-turn = Завершити хід

## The log

event-tools = Інструменти цієї гри: { $tools }.
event-public = Спільні цілі цієї гри: { $objectives }.
event-private =
    { $who ->
        [you] Ви отримуєте
       *[other] { $player } отримує
    } особисту ціль «{ FORM($objective) }».
event-solo-private = Особисті цілі цієї гри: { $objectives }.
event-chooses =
    { $who ->
        [you]
            { $tokens ->
                [0] Ви вибираєте вітраж «{ FORM($window) }».
                [one] Ви вибираєте вітраж «{ FORM($window) }» та отримуєте { $tokens } фішку привілеїв.
                [few] Ви вибираєте вітраж «{ FORM($window) }» та отримуєте { $tokens } фішки привілеїв.
                [many] Ви вибираєте вітраж «{ FORM($window) }» та отримуєте { $tokens } фішок привілеїв.
               *[other] Ви вибираєте вітраж «{ FORM($window) }» та отримуєте { $tokens } фішки привілеїв.
            }
       *[other]
            { $tokens ->
                [0] { $player } вибирає вітраж «{ FORM($window) }».
                [one] { $player } вибирає вітраж «{ FORM($window) }» та отримує { $tokens } фішку привілеїв.
                [few] { $player } вибирає вітраж «{ FORM($window) }» та отримує { $tokens } фішки привілеїв.
                [many] { $player } вибирає вітраж «{ FORM($window) }» та отримує { $tokens } фішок привілеїв.
               *[other] { $player } вибирає вітраж «{ FORM($window) }» та отримує { $tokens } фішки привілеїв.
            }
    }
event-round = Раунд { $round }: { $who ->
        [you] ви починаєте й кидаєте
       *[other] { $player } починає й кидає
    } кубики: { $dice }.
event-places =
    { $who ->
        [you] Ви розміщуєте
       *[other] { $player } розміщує
    } { FORM($colour, case: "acc") } кубик { $value } у { $cell }.
event-pays =
    { $who ->
        [you] Ви користуєтеся
       *[other] { $player } користується
    } { $tokens ->
        [one] «{ FORM($tool, case: "ins") }» за { $tokens } фішку привілеїв.
        [few] «{ FORM($tool, case: "ins") }» за { $tokens } фішки привілеїв.
        [many] «{ FORM($tool, case: "ins") }» за { $tokens } фішок привілеїв.
       *[other] «{ FORM($tool, case: "ins") }» за { $tokens } фішки привілеїв.
    }
event-pays-die =
    { $who ->
        [you] Ви користуєтеся «{ FORM($tool, case: "ins") }» і платите { FORM($colour, case: "ins") } кубиком { $value }.
       *[other] { $player } користується «{ FORM($tool, case: "ins") }» і платить { FORM($colour, case: "ins") } кубиком { $value }.
    }
event-changes =
    { $who ->
        [you] Ви змінюєте
       *[other] { $player } змінює
    } яскравість { FORM($colour, case: "gen") } кубика з { $was } на { $value }.
event-swaps =
    { $who ->
        [you] Ви обмінюєте
       *[other] { $player } обмінює
    } { FORM($given_colour, case: "acc") } кубик { $given_value } на { FORM($colour, case: "acc") } кубик { $value } із лічильника раундів (раунд { $round }).
event-rerolls =
    { $who ->
        [you] Ви знову кидаєте
       *[other] { $player } знову кидає
    } { FORM($colour, case: "acc") } кубик { $was }: випадає { $value }.
event-redraws =
    { $who ->
        [you] Ви повертаєте в мішечок { FORM($given_colour, case: "acc") } кубик { $given_value } і витягуєте { FORM($colour, case: "acc") }.
       *[other] { $player } повертає в мішечок { FORM($given_colour, case: "acc") } кубик { $given_value } і витягує { FORM($colour, case: "acc") }.
    }
event-puts-back =
    { $who ->
        [you] Ви кладете
       *[other] { $player } кладе
    } в резерв { FORM($colour, case: "acc") } кубик { $value }.
event-rerolls-pool =
    { $who ->
        [you] Ви знову кидаєте
       *[other] { $player } знову кидає
    } всі кубики резерву: { $dice }.
event-moves =
    { $who ->
        [you] Ви переміщуєте
       *[other] { $player } переміщує
    } { FORM($colour, case: "acc") } кубик { $value } з { $origin } у { $cell }.
event-passes =
    { $who ->
        [you] Ви пасуєте
       *[other] { $player } пасує
    }.
event-cannot-act =
    { $who ->
        [you] Ви цього ходу нічого зробити не можете
       *[other] { $player } цього ходу нічого зробити не може
    }.
event-skips =
    { $who ->
        [you] Ви пропускаєте
       *[other] { $player } пропускає
    } свій другий хід у цьому раунді.
event-leftover =
    { $number ->
        [one] Раунд { $round } закінчується. На лічильник раундів переходить { $number } кубик: { $dice }.
        [few] Раунд { $round } закінчується. На лічильник раундів переходять { $number } кубики: { $dice }.
        [many] Раунд { $round } закінчується. На лічильник раундів переходить { $number } кубиків: { $dice }.
       *[other] Раунд { $round } закінчується. На лічильник раундів переходить { $number } кубика: { $dice }.
    }
event-no-leftover = Раунд { $round } закінчується. Резерв порожній, тож на лічильник раундів нічого не переходить.
event-ends = Останній раунд зіграно. Починається підрахунок очок.

## Refusals: choosing a window

reason-window = Спершу виберіть один із чотирьох вітражів на ваших картах.

## Refusals: placing

reason-taken = У комірці { $cell } вже є кубик. Зайняти можна лише порожню.
reason-cell-colour = У комірці { $cell } розміщують лише кубики { FORM($wanted, case: "gen") } кольору, а цей { FORM($colour) }.
reason-cell-shade = У комірці { $cell } розміщують лише кубики з яскравістю { $wanted }, а в цього { $value }.
reason-edge = Комірка { $cell } не крайня, а перший або єдиний кубик вітража має стояти в крайньому ряду чи крайньому стовпчику.
reason-same-colour = Комірка { $cell } не підходить: вона межує з коміркою { $other }, де вже стоїть { FORM($colour) } кубик.
reason-same-shade = Комірка { $cell } не підходить: вона межує з коміркою { $other }, де вже стоїть кубик з яскравістю { $value }.
reason-alone = Біля комірки { $cell } немає ваших кубиків, а кубик має стояти поруч з іншим, бодай по діагоналі.
reason-not-apart = Комірка { $cell } сусідить із кубиком у { $other }, а цей інструмент потребує комірки без сусідніх кубиків, навіть по діагоналі.
reason-no-cell = На вашому вітражі зараз немає комірки для { FORM($colour, case: "gen") } кубика { $value }.
reason-slot-empty = Це місце в резерві порожнє: кубика тут уже немає.
reason-drafted = Цього ходу ви вже взяли кубик, а брати можна лише один.
reason-die-or-tool-first = Виберіть кубик у резерві, а потім комірку для нього, або інструмент, або завершіть хід.

## Refusals: tools

reason-one-tool = Цього ходу ви вже скористалися інструментом, а користуватися можна лише одним.
reason-tool-not-here = Цього інструмента немає серед інструментів цієї гри.
reason-tokens =
    { $price ->
        [one]
            { $tokens ->
                [0] Щоб скористатися «{ FORM($tool, case: "ins") }», потрібна { $price } фішка привілеїв, а у вас немає жодної.
               *[other] Щоб скористатися «{ FORM($tool, case: "ins") }», потрібна { $price } фішка привілеїв, а у вас { $tokens }.
            }
        [few]
            { $tokens ->
                [0] Щоб скористатися «{ FORM($tool, case: "ins") }», потрібні { $price } фішки привілеїв, а у вас немає жодної.
               *[other] Щоб скористатися «{ FORM($tool, case: "ins") }», потрібні { $price } фішки привілеїв, а у вас лише { $tokens }.
            }
       *[other]
            { $tokens ->
                [0] Щоб скористатися «{ FORM($tool, case: "ins") }», потрібно { $price } фішок привілеїв, а у вас немає жодної.
               *[other] Щоб скористатися «{ FORM($tool, case: "ins") }», потрібно { $price } фішок привілеїв, а у вас лише { $tokens }.
            }
    }
reason-tool-spent = Ви вже скористалися «{ FORM($tool, case: "ins") }», а в соло-грі кожен інструмент спрацьовує лише раз.
reason-payment = За «{ FORM($tool, case: "acc") }» треба платити { FORM($wanted, case: "ins") } кубиком, а цей { FORM($colour) }.
reason-no-payment = За «{ FORM($tool, case: "acc") }» треба платити { FORM($colour, case: "ins") } кубиком, а в резерві такого немає.
reason-no-use = Скористатися «{ FORM($tool, case: "ins") }» зараз не можна: за правилами цей інструмент поки що нічого не змінить.
reason-drafted-before-tool = «{ FORM($tool, case: "ins") }» користуються, коли беруть кубик, а цього ходу ви його вже взяли.
reason-after-draft = «{ FORM($tool, case: "ins") }» користуються після звичайного взяття кубика: спершу візьміть і розмістіть кубик.
reason-before-draft = «{ FORM($tool, case: "ins") }» користуються лише до того, як узяти кубик, а цього ходу ви його вже взяли.
reason-first-turn-only = «{ FORM($tool, case: "ins") }» можна скористатися лише у ваш перший хід раунду, а це вже другий.
reason-second-turn-only = «{ FORM($tool, case: "ins") }» можна скористатися лише у ваш другий хід раунду, а це ще перший.
reason-track-empty = Для «{ FORM($tool, case: "gen") }» потрібен кубик на лічильнику раундів, а там ще жодного немає.
reason-wraps =
    { $value ->
        [6] Збільшити { $value } не можна: шістка не стає одиницею, її можна лише зменшити до 5.
       *[other] Зменшити { $value } не можна: одиниця не стає шісткою, її можна лише збільшити до 2.
    }
reason-changed-no-cell =
    { $value ->
        [1] Змінити { FORM($colour, case: "acc") } кубик { $value } можна лише на двійку, а комірки для неї немає.
        [6] Змінити { FORM($colour, case: "acc") } кубик { $value } можна лише на п’ятірку, а комірки для неї немає.
       *[other] Хоч збільшити, хоч зменшити яскравість { FORM($colour, case: "gen") } кубика { $value } на 1, комірки для нього немає.
    }
reason-track-no-cell = На вашому вітражі немає комірки для жодного кубика з лічильника раундів.
reason-no-cell-apart = На вашому вітражі немає комірки для { FORM($colour, case: "gen") } кубика { $value }, біля якої не було б інших кубиків.
reason-not-for-tool = Вибрати це для «{ FORM($tool, case: "gen") }» зараз не можна.
reason-finish-first = Спершу завершіть дію інструмента.
reason-shade-first = Спершу виберіть яскравість витягнутого кубика, від 1 до 6.
reason-no-die = У комірці { $cell } немає кубика, який можна було б перемістити.
reason-same-cell = Кубик уже стоїть у { $cell }. Перемістіть його в іншу комірку.
reason-cannot-move = Немає іншої комірки, куди міг би переміститися { FORM($colour) } кубик { $value }.
reason-no-second-move = Після цього не можна буде перемістити жодного іншого кубика, а цим інструментом переміщують рівно два.
reason-same-die = Цей кубик ви щойно перемістили. Другий має бути іншим.
reason-other-colour = Другий кубик теж має бути { FORM($colour, case: "ins") }, як і щойно переміщений.
reason-colour-not-on-track = На лічильнику раундів немає { FORM($colour, case: "gen") } кубика, тож перемістити { FORM($colour, case: "acc") } кубик цим інструментом не можна.

## The ledger

ledger-public = { FORM($objective) }: { $times } × { $each }
ledger-private = { FORM($objective) } (особиста ціль)
ledger-tokens =
    { $tokens ->
        [one] Залишилася { $tokens } фішка привілеїв
        [few] Залишилися { $tokens } фішки привілеїв
        [many] Залишилося { $tokens } фішок привілеїв
       *[other] Залишилося { $tokens } фішки привілеїв
    }
ledger-empty = Порожні комірки: { $cells } × −{ $each }
tie-private = очки за особисту ціль
tie-tokens = фішки привілеїв, що залишилися
tie-order = пізніший перший хід в останньому раунді

## Labels of the drawn table

label-round = Раунд { $round }/{ $rounds }
label-pool = Резерв
label-track = Лічильник раундів
label-bag = Мішечок
label-tools = Інструменти
label-public = Спільні цілі
label-private = Особиста ціль
label-tokens =
    { $tokens ->
        [one] { $tokens } фішка привілеїв
        [few] { $tokens } фішки привілеїв
        [many] { $tokens } фішок привілеїв
       *[other] { $tokens } фішки привілеїв
    }
label-price =
    { $tokens ->
        [one] ціна: { $tokens } фішка
        [few] ціна: { $tokens } фішки
        [many] ціна: { $tokens } фішок
       *[other] ціна: { $tokens } фішки
    }
label-target = Нейтральний результат: { $points }
label-score = Очки: { $points }
label-hand = Кубик у руці
label-first-player = Перший гравець
label-difficulty = Складність { $difficulty }
label-hidden = Особиста ціль (прихована)
label-window-not-chosen = Вітраж ще не вибрано
label-paid-with = плата:

## Why a bot prefers an option

aspect-empty = заповнені комірки
aspect-tokens = фішки привілеїв
aspect-target = нейтральний результат
hint-keeps-open = комірка { $cell } лишається доступною
hint-blocks = до комірки { $cell } вже не підійде жоден кубик

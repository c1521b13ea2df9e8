### What every game says, in Ukrainian.

player = Гравець { $number }
player-name = { $player }

## Answers to a question

option-yes = Так
option-no = Ні
## Підказки

hint-best =
    { $points ->
        [one] він очікує в кінці приблизно { $points } очко
        [few] він очікує в кінці приблизно { $points } очки
       *[other] він очікує в кінці приблизно { $points } очок
    }
hint-worse =
    { $points ->
        [0] майже так само добре
        [one] приблизно на { $points } очко менше
        [few] приблизно на { $points } очки менше
       *[other] приблизно на { $points } очок менше
    }
hint-chance = він оцінює ваш шанс на перемогу приблизно в { $percent } %
hint-less-chance =
    { $percent ->
        [0] майже так само добре
       *[other] шанс приблизно на { $percent } в. п. менший
    }
hint-aspect = { $what } { $sign }{ $amount }
hint-rival = { $other }: { $sign }{ $amount }
## Кінець

event-endless = Карти без кінця активують одна одну: понад тисяча ефектів поспіль без жодного рішення. Гру закінчено.
event-continued = Гра продовжується з цієї позиції.
tie-number = додатковий показник

## Refusals

reason-stale = Це відповідь на запитання { $decision }, яке вже закрито. Зараз відкрите запитання { $open }.
reason-not-your-turn = Зараз вирішуєте не ви. Очікуємо: { $waiting }.
reason-over = Гру закінчено.
reason-no-seat =
    { $last ->
        [0] Місця «{ $seat_name }» немає: є лише місце 0.
       *[other] Місця «{ $seat_name }» немає: є місця від 0 до { $last }.
    }
reason-unfinished = Вибір ще не завершено: після «{ $touches }» треба вибрати щось іще.
reason-not-asked = Це не відповідь на поточне запитання: «{ $question }».
reason-leads-nowhere = Жоден можливий зараз вибір так не починається.

## Score pads

sheet-total = Разом

## Undoing

reason-undo-nothing = Ви ще нічого не вирішували, тож скасовувати нічого.
reason-undo-revealed = Скасувати ваше останнє рішення не можна: після нього щось уже витягнуто, кинуто або відкрито.
reason-undo-other = Скасувати ваше останнє рішення не можна: після нього своє рішення вже ухвалив хтось інший.

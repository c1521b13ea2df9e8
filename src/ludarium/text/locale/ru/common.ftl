### What every game says, in Russian.

player = Игрок { $number }
player-name = { $player }

## Answers to a question

option-yes = Да
option-no = Нет
## Подсказки

hint-best =
    { $points ->
        [one] он ожидает в конце примерно { $points } очко
        [few] он ожидает в конце примерно { $points } очка
       *[other] он ожидает в конце примерно { $points } очков
    }
hint-worse =
    { $points ->
        [0] почти так же хорошо
        [one] примерно на { $points } очко меньше
        [few] примерно на { $points } очка меньше
       *[other] примерно на { $points } очков меньше
    }
hint-chance = он оценивает ваш шанс на победу примерно в { $percent } %
hint-less-chance =
    { $percent ->
        [0] почти так же хорошо
       *[other] шанс примерно на { $percent } п. п. меньше
    }
hint-aspect = { $what } { $sign }{ $amount }
hint-rival = { $other }: { $sign }{ $amount }
## Конец

event-endless = Карты без конца активируют друг друга: больше тысячи эффектов подряд без единого решения. Игра окончена.
event-continued = Игра продолжается с этой позиции.
tie-number = дополнительный показатель

## Refusals

reason-stale = Это ответ на вопрос { $decision }, который уже закрыт; сейчас открыт вопрос { $open }.
reason-not-your-turn = Сейчас решаете не вы. Ждём: { $waiting }.
reason-over = Игра окончена.
reason-no-seat =
    { $last ->
        [0] Места «{ $seat_name }» нет: есть только место 0.
       *[other] Места «{ $seat_name }» нет: есть места от 0 до { $last }.
    }
reason-unfinished = Выбор ещё не закончен: после «{ $touches }» нужно выбрать что-то ещё.
reason-not-asked = Это не ответ на текущий вопрос: «{ $question }».
reason-leads-nowhere = Ни один возможный сейчас выбор так не начинается.

## Score pads

sheet-total = Итого

## Undoing

reason-undo-nothing = Вы ещё ничего не решали, поэтому отменять нечего.
reason-undo-revealed = Отменить ваше последнее решение нельзя: после него что-то уже вытянуто, брошено или открыто.
reason-undo-other = Отменить ваше последнее решение нельзя: после него своё решение уже принял кто-то другой.

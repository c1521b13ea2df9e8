### Sagrada: the score pad, in Russian.

## What breaks a rule

breach-same-colour = Одинаковый цвет рядом ({ $cell }, { $other }): { FORM($colour, case: "noun") }
breach-same-shade = Одинаковая яркость рядом ({ $cell }, { $other }): { $value }
breach-edge = В крайних рядах и колонках нет ни одного кубика
breach-alone = { $number ->
    [1] Кубик в { $cells } не касается ни одного другого
   *[other] Кубики в { $cells } не касаются остальных
}
breach-cell-colour = Ячейка { $cell } { FORM($wanted, case: "cell") }, а кубик в ней { FORM($colour) }
breach-cell-shade = Ячейка { $cell } требует яркости { $wanted }, а на кубике { $value }
breach-box = Слишком много кубиков одного цвета ({ FORM($colour, case: "noun") }): { $dice }, а в коробке их { $most }
breach-tokens = Слишком много фишек привилегий: { $tokens }, а витраж даёт { $most }
breach-solo-tokens = В одиночной игре нет фишек привилегий; записанные здесь ({ $tokens }) не считаются

## The drawn answer

sheet-window = Витраж { $number }
sheet-possible = (возможно, это действие инструмента)
sheet-correction = { $number ->
    [1] Уберите кубик из { $cells }, и ни одно правило не будет нарушено; больше всего можно сохранить { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
   *[other] Уберите кубики из { $cells }, и ни одно правило не будет нарушено; больше всего можно сохранить { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
}
sheet-corrected-winner = { $count ->
    [0] После исправления результат не превышает нейтрального.
    [1] После исправления побеждает витраж { $windows }.
   *[other] После исправления побеждают витражи { $windows }.
}
sheet-result = Итог
sheet-winner = { $count ->
    [1] Побеждает витраж { $windows }
   *[other] Победу делят витражи { $windows }
}
sheet-tie-private = Суммы равны; решают очки за личную цель.
sheet-tie-tokens = Суммы и очки за личную цель равны; решают оставшиеся фишки привилегий.
sheet-tie-order = Всё остальное равно; решает более поздний первый ход в последнем раунде.
sheet-tie-open = Всё остальное равно; решить может только порядок ходов в последнем раунде, а он не указан.
sheet-target = Нейтральный результат: { $target }
sheet-won = Победа: ваш результат больше нейтрального.
sheet-lost = Поражение: ваш результат не больше нейтрального.

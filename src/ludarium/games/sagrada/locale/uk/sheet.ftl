### Sagrada: the score pad, in Ukrainian.

## What breaks a rule

breach-same-colour = Однаковий колір поруч ({ $cell }, { $other }): { FORM($colour, case: "noun") }
breach-same-shade = Однакова яскравість поруч ({ $cell }, { $other }): { $value }
breach-edge = У крайніх рядах і стовпчиках немає жодного кубика
breach-alone = { $number ->
    [1] Кубик у { $cells } не торкається жодного іншого
   *[other] Кубики в { $cells } не торкаються решти
}
breach-cell-colour = Комірка { $cell } { FORM($wanted, case: "cell") }, а кубик у ній { FORM($colour) }
breach-cell-shade = Комірка { $cell } вимагає яскравості { $wanted }, а на кубику { $value }
breach-box = Забагато кубиків одного кольору ({ FORM($colour, case: "noun") }): { $dice }, а в коробці їх { $most }
breach-tokens = Забагато фішок привілеїв: { $tokens }, а вітраж дає { $most }
breach-solo-tokens = У соло-грі немає фішок привілеїв: записані тут ({ $tokens }) не рахуються

## The drawn answer

sheet-window = Вітраж { $number }
sheet-possible = (можливо, це дія інструмента)
sheet-correction = { $number ->
    [1] Приберіть кубик із { $cells }, і жодне правило не буде порушено. Так можна зберегти щонайбільше { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
   *[other] Приберіть кубики з { $cells }, і жодне правило не буде порушено. Так можна зберегти щонайбільше { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
}
sheet-corrected-winner = { $count ->
    [0] Після виправлення результат не перевищує нейтрального.
    [1] Після виправлення перемагає вітраж { $windows }.
   *[other] Після виправлення перемагають вітражі { $windows }.
}
sheet-result = Підсумок
sheet-winner = { $count ->
    [1] Перемагає вітраж { $windows }
   *[other] Перемогу ділять вітражі { $windows }
}
sheet-tie-private = Суми рівні: вирішують очки за особисту ціль.
sheet-tie-tokens = Суми й очки за особисту ціль рівні: вирішують фішки привілеїв, що залишилися.
sheet-tie-order = Усе інше рівне: вирішує пізніший перший хід в останньому раунді.
sheet-tie-open = Усе інше рівне: вирішити може лише порядок ходів в останньому раунді, а його не вказано.
sheet-target = Нейтральний результат: { $target }
sheet-won = Перемога: ваш результат більший за нейтральний.
sheet-lost = Поразка: ваш результат не більший за нейтральний.

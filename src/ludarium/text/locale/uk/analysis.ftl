### The analysis of a finished game, in Ukrainian.

analysis-unit-lead = Очікувана перевага в очках
analysis-unit-points = Очікувані очки
analysis-unit-chance = Шанс на перемогу у відсотках
analysis-seat = Гравець
analysis-start = Початок
analysis-luck = Удача
analysis-own-skill = Власні рішення
analysis-other-skill = Рішення інших
analysis-residual = Непояснене
analysis-final = Результат
analysis-turning-point = Рішення { $number }, { $player }: { $chosen }. Приблизно на { $cost } краще: { $best }
analysis-why = Чому: { $reasons }

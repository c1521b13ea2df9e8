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

## На сторінці

web-analysis = Аналіз
web-analysis-lead = Які рішення коштували найбільше і скільки в результаті було удачі.
web-analysis-start = Проаналізувати гру
web-analysis-waiting = Спершу аналізуються інші ігри…
web-analysis-progress = Проаналізовано рішень: { $done } з { $count }
web-analysis-stop = Зупинити
web-analysis-chart = Графік того, на що кожен гравець міг розраховувати після кожного рішення, з переломними моментами. У списку нижче ті самі рішення.
web-analysis-chart-points = Очікувані очки
web-analysis-turning-points = Переломні моменти
web-analysis-none = Жодне рішення не коштувало більше, ніж можна пояснити випадком.
web-analysis-decision = Крок { $number }, { $player }
web-analysis-cost = { $unit ->
        [chance] знизило шанс на перемогу приблизно на { $cost } в. п.
       *[other] коштувало приблизно { $points ->
            [one] { $cost } очко
            [few] { $cost } очки
            [many] { $cost } очок
           *[other] { $cost } очка
        }
    }
web-analysis-try = Спробувати ще раз
web-analysis-try-why = Показує позицію перед цим рішенням. Звідти можна грати далі.
web-analysis-question = Переломний момент: що б ви зробили тут за гравця { $player }?
web-analysis-solution = Показати кращий варіант
web-analysis-better = Краще: { $option }
web-analysis-all = Усі рішення
web-analysis-balance = Удача і майстерність
web-analysis-balance-why = Початок, удача, рішення й непояснене разом дають результат. Удача порівнює те, що сталося, з усім, що могло статися; рішення враховується настільки, наскільки воно було гіршим за найкращий варіант, зважаючи на те, що знав гравець.
web-analysis-decisions-of = Рішення: { $player }
web-analysis-expected = Очікується: { $list }

### The analysis of a finished game, in Russian.

analysis-unit-lead = Ожидаемый перевес в очках
analysis-unit-points = Ожидаемые очки
analysis-unit-chance = Шанс на победу в процентах
analysis-seat = Игрок
analysis-start = Начало
analysis-luck = Удача
analysis-own-skill = Свои решения
analysis-other-skill = Решения других
analysis-residual = Необъяснённое
analysis-final = Результат
analysis-turning-point = Решение { $number }, { $player }: { $chosen }. Примерно на { $cost } лучше: { $best }
analysis-why = Почему: { $reasons }

## На странице

web-analysis = Анализ
web-analysis-lead = Какие решения стоили дороже всего и сколько в результате было удачи.
web-analysis-start = Проанализировать игру
web-analysis-waiting = Сначала анализируются другие игры…
web-analysis-progress = Проанализировано решений: { $done } из { $count }
web-analysis-stop = Остановить
web-analysis-chart = График того, на что каждый игрок мог рассчитывать после каждого решения, с переломными моментами. В списке ниже те же решения.
web-analysis-chart-points = Ожидаемые очки
web-analysis-turning-points = Переломные моменты
web-analysis-none = Ни одно решение не стоило больше, чем можно объяснить случаем.
web-analysis-decision = Шаг { $number }, { $player }
web-analysis-cost = { $unit ->
        [chance] снизило шанс на победу примерно на { $cost } п. п.
       *[other] стоило примерно { $points ->
            [one] { $cost } очко
            [many] { $cost } очков
           *[other] { $cost } очка
        }
    }
web-analysis-try = Попробовать ещё раз
web-analysis-try-why = Показывает позицию перед этим решением. Оттуда можно играть дальше.
web-analysis-question = Переломный момент: что бы вы сделали здесь за игрока { $player }?
web-analysis-solution = Показать лучший вариант
web-analysis-better = Лучше: { $option }
web-analysis-all = Все решения
web-analysis-balance = Удача и мастерство
web-analysis-balance-why = Начало, удача, решения и необъяснённый остаток вместе дают результат. Удача сравнивает то, что произошло, со всем, что могло произойти; решение учитывается настолько, насколько оно было хуже лучшего варианта с учётом того, что знал игрок.
web-analysis-decisions-of = Решения: { $player }
web-analysis-expected = Ожидается: { $list }

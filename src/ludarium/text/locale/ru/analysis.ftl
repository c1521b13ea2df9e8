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

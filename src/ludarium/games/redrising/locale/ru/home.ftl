### Red Rising: what the page says about the game before it is loaded, in Russian.

## The game and its options

web-game-redrising = Алое восстание
web-pitch-redrising = Соберите руку персонажей, которые вместе ценнее, чем поодиночке.
web-length-redrising = 45 мин
web-difficulty-redrising = Много незнакомых карт
web-alone-redrising = Соло, против Автомы
# The bots, in the order of their seats
web-bots-redrising = Вега, Орион, Лира, Ригель, Нова, Атлас
web-option-redrising-level = Уровень Автомы
web-option-redrising-level-1 = 1: Насквозь проржавевшая
web-option-redrising-level-2 = 2: Скрипучая (обычная)
web-option-redrising-level-3 = 3: Подлаженная
web-option-redrising-level-4 = 4: Оптимальная
web-option-redrising-level-5 = 5: Отточенная
web-option-redrising-level-6 = 6: Идеально подогнанная
web-option-redrising-variant = Вариант с большим числом персонажей
web-option-redrising-variant-0 = Нет
web-option-redrising-variant-1 = Да
web-option-redrising-fair = Защита малой руки (красть и изгонять карты можно лишь у того, у кого их больше, чем в начале)
web-option-redrising-fair-0 = Нет
web-option-redrising-fair-1 = Да
web-option-redrising-twice = Карту серого в одном «за каждого»
web-option-redrising-twice-0 = считают один раз
web-option-redrising-twice-1 = считают дважды, если дважды подходит
web-option-redrising-house = Дом игрока { $number }
web-option-redrising-house-0 = Случайный
web-option-redrising-house-1 = Аполлон
web-option-redrising-house-2 = Церера
web-option-redrising-house-3 = Диана
web-option-redrising-house-4 = Юпитер
web-option-redrising-house-5 = Марс
web-option-redrising-house-6 = Минерва

## The companion

web-companion = Помощник для игры с Автомой

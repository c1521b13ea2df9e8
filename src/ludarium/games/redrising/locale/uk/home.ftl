### Red Rising: what the page says about the game before it is loaded, in Ukrainian.

## The game and its options

web-game-redrising = Червоний світанок
web-pitch-redrising = Зберіть на руці персонажів, які разом цінніші, ніж поодинці.
web-length-redrising = 45 хв
web-difficulty-redrising = Багато різних карт
web-alone-redrising = Соло, проти Автомія
# The bots, in the order of their seats
web-bots-redrising = Вега, Оріон, Ліра, Рігель, Нова, Атлас
web-option-redrising-level = Рівень Автомія
web-option-redrising-level-1 = 1: Геть заіржавілий
web-option-redrising-level-2 = 2: Рипливий (Нормальний)
web-option-redrising-level-3 = 3: Підлагоджений
web-option-redrising-level-4 = 4: Оптимальний
web-option-redrising-level-5 = 5: Візерунчастий
web-option-redrising-level-6 = 6: Ідеально підігнаний
web-option-redrising-variant = Варіант із більшою кількістю персонажів
web-option-redrising-variant-0 = Ні
web-option-redrising-variant-1 = Так
web-option-redrising-fair = Захист малої руки (красти й виганяти карти можна лише в того, у кого їх більше, ніж на початку)
web-option-redrising-fair-0 = Ні
web-option-redrising-fair-1 = Так
web-option-redrising-twice = Карту сірого в одному «за кожного»
web-option-redrising-twice-0 = рахують раз
web-option-redrising-twice-1 = рахують двічі, якщо двічі підходить
web-option-redrising-house = Дім гравця { $number }
web-option-redrising-house-0 = Випадковий
web-option-redrising-house-1 = Аполлон
web-option-redrising-house-2 = Церера
web-option-redrising-house-3 = Діана
web-option-redrising-house-4 = Юпітер
web-option-redrising-house-5 = Марс
web-option-redrising-house-6 = Мінерва

## The companion

web-companion = Помічник Автомія

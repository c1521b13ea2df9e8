### Sagrada: the score pad in a browser, in Russian.

## The score pad

web-pad-alone = Соло
web-pad-goals = Цели
web-pad-pattern = Витраж
web-pad-pattern-none = Не указан
web-pad-dice-how = Ячейка { $cell }: выберите цвет, затем яркость
web-pad-colour = Цвет
web-pad-shade = Яркость
web-pad-skip = Дальше
web-pad-clear = Пусто
web-pad-private = Личная цель
web-pad-privates = Личные цели (две; считается лучшая)
web-pad-tokens = Оставшиеся фишки привилегий
web-pad-public = Общие цели
web-pad-round-track = Кубики на счётчике раундов: нейтральный результат
web-pad-round-track-how = Выберите цвет, затем яркость. Чтобы убрать кубик, нажмите на него.
web-pad-order = Порядок последнего раунда
web-pad-order-how = Только для ничьей, которую ничто другое не решает: выберите игроков в порядке их первых ходов последнего раунда.

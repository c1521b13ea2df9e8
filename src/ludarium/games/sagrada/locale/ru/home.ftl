### Sagrada: what the page says about the game before it is loaded, in Russian.

## The game and its options

web-game-sagrada = Саграда
web-pitch-sagrada = Выбирайте кубики и соберите самый красивый витраж.
web-length-sagrada = 30 мин
web-difficulty-sagrada = Легко освоить
web-alone-sagrada = Соло
# The bots, in the order of their seats
web-bots-sagrada = Ливия, Марко, Зоя, Бруно
web-option-sagrada-tools = Инструменты на столе (чем меньше, тем труднее)

### Sagrada: what the page says about the game before it is loaded, in Ukrainian.

## The game and its options

web-game-sagrada = Саграда
web-pitch-sagrada = Вибирайте кубики й складіть найгарніший вітраж.
web-length-sagrada = 30 хв
web-difficulty-sagrada = Легко навчитися
web-alone-sagrada = Соло
# The bots, in the order of their seats
web-bots-sagrada = Лівія, Марко, Зоя, Бруно
web-option-sagrada-tools = Інструменти на столі (що менше, то важче)

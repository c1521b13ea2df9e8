### Sagrada: what the page says about the game before it is loaded, in Russian.

## The game and its options

web-game-sagrada = Саграда
web-option-sagrada-tools = Инструменты на столе (чем меньше, тем труднее)

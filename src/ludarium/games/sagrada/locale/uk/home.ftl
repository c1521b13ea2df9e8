### Sagrada: what the page says about the game before it is loaded, in Ukrainian.

## The game and its options

web-game-sagrada = Саграда
web-option-sagrada-tools = Інструменти на столі (що менше, то важче)

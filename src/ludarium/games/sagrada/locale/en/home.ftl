### Sagrada: what the page says about the game before it is loaded, in English.

## The game and its options

web-game-sagrada = Sagrada
web-option-sagrada-tools = Tools on the table (the fewer, the harder)

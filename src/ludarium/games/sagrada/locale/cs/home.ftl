### Sagrada: what the page says about the game before it is loaded, in Czech.

## The game and its options

web-game-sagrada = Sagrada
web-option-sagrada-tools = Nástroje na stole (čím méně, tím těžší)

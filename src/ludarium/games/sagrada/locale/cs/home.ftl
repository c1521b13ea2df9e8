### Sagrada: what the page says about the game before it is loaded, in Czech.

## The game and its options

web-game-sagrada = Sagrada
web-pitch-sagrada = Vybírejte kostky a sestavte nejkrásnější vitráž.
web-length-sagrada = 30 min
web-difficulty-sagrada = Snadná pravidla
web-alone-sagrada = Sólo
# The bots, in the order of their seats
web-bots-sagrada = Livia, Marco, Zoe, Bruno
web-option-sagrada-tools = Nástroje na stole (čím méně, tím těžší)

### Sagrada: what the page says about the game before it is loaded, in English.

## The game and its options

web-game-sagrada = Sagrada
web-pitch-sagrada = Draft dice and build the most beautiful stained-glass window.
web-length-sagrada = 30 min
web-difficulty-sagrada = Easy to learn
web-alone-sagrada = Solo
# The bots, in the order of their seats
web-bots-sagrada = Livia, Marco, Zoe, Bruno
web-option-sagrada-tools = Tools on the table (the fewer, the harder)

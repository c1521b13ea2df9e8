### Red Rising: what the page says about the game before it is loaded, in English.

## The game and its options

web-game-redrising = Red Rising
web-pitch-redrising = Collect a hand of characters that are worth more together than alone.
web-length-redrising = 45 min
web-difficulty-redrising = Many cards to discover
web-alone-redrising = Solo, against the Automa
# The bots, in the order of their seats
web-bots-redrising = Vega, Orion, Lyra, Rigel, Nova, Atlas
web-option-redrising-level = Level of the Automa
web-option-redrising-level-1 = 1: Rusted Through
web-option-redrising-level-2 = 2: Creaky (Normal)
web-option-redrising-level-3 = 3: Tuned Up
web-option-redrising-level-4 = 4: Optimal
web-option-redrising-level-5 = 5: Honed
web-option-redrising-level-6 = 6: Perfectly Fitted
web-option-redrising-variant = Variant with more characters
web-option-redrising-variant-0 = Off
web-option-redrising-variant-1 = On
web-option-redrising-fair = Protect small hands (cards are stolen or banished only from players holding more than they started with)
web-option-redrising-fair-0 = Off
web-option-redrising-fair-1 = On
web-option-redrising-twice = A gray card within one “for each”
web-option-redrising-twice-0 = counts once
web-option-redrising-twice-1 = counts twice if it fits twice
web-option-redrising-house = House of player { $number }
web-option-redrising-house-0 = At random
web-option-redrising-house-1 = Apollo
web-option-redrising-house-2 = Ceres
web-option-redrising-house-3 = Diana
web-option-redrising-house-4 = Jupiter
web-option-redrising-house-5 = Mars
web-option-redrising-house-6 = Minerva

## The companion

web-companion = Automa companion

### Raxxon: what the page says about the game before it is loaded, in English.

## The game and its options

web-game-raxxon = Raxxon
web-pitch-raxxon = Save the healthy citizens of a quarantined city, all players together, before the company takes over.
web-length-raxxon = 60 min
web-difficulty-raxxon = Demanding
web-alone-raxxon = Solo
# The bots, in the order of their seats
web-bots-raxxon = Iris, Felix, Nora, Hugo
web-option-raxxon-level = Level
web-option-raxxon-level-1 = 1: introductory
web-option-raxxon-level-2 = 2: regular
web-option-raxxon-level-3 = 3: hard
web-option-raxxon-level-4 = 4: expert
web-option-raxxon-scenario = Scenario
web-option-raxxon-scenario-0 = None
web-option-raxxon-scenario-1 = Gathering Ghosts
web-option-raxxon-scenario-2 = Mutation Madness
web-option-raxxon-scenario-3 = Uncertainty
web-option-raxxon-scenario-4 = Calm the Crowd
web-option-raxxon-scenario-5 = High Priority Targets
web-option-raxxon-character = Character of player { $number }
web-option-raxxon-character-0 = Chosen at the table
web-option-raxxon-character-1 = Thomas Hart
web-option-raxxon-character-2 = Meryl Wolfe
web-option-raxxon-character-3 = Brian Lee
web-option-raxxon-character-4 = Gabriel Diaz
web-option-raxxon-character-5 = K.D. James
web-option-raxxon-character-6 = The Liaison

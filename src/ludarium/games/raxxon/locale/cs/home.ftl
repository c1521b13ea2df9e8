### Raxxon: what the page says about the game before it is loaded, in Czech.

## The game and its options

web-game-raxxon = Raxxon
web-pitch-raxxon = Společně evakuujte zdravé obyvatele města v karanténě, než ho ovládne Raxxon.
web-length-raxxon = 60 min
web-difficulty-raxxon = Náročná
web-alone-raxxon = Sólo
# The bots, in the order of their seats
web-bots-raxxon = Iris, Felix, Nora, Hugo
web-option-raxxon-level = Úroveň obtížnosti
web-option-raxxon-level-1 = 1: úvodní
web-option-raxxon-level-2 = 2: střední
web-option-raxxon-level-3 = 3: těžká
web-option-raxxon-level-4 = 4: expertní
web-option-raxxon-scenario = Scénář
web-option-raxxon-scenario-0 = Žádný
web-option-raxxon-scenario-1 = Shromáždění duchů
web-option-raxxon-scenario-2 = Šílené mutace
web-option-raxxon-scenario-3 = Nejistota
web-option-raxxon-scenario-4 = Uklidnit dav
web-option-raxxon-scenario-5 = Prioritní cíle
web-option-raxxon-character = Postava hráče { $number }
web-option-raxxon-character-0 = Zvolit u stolu
web-option-raxxon-character-1 = Thomas Hart
web-option-raxxon-character-2 = Meryl Wolfeová
web-option-raxxon-character-3 = Brian Lee
web-option-raxxon-character-4 = Gabriel Diaz
web-option-raxxon-character-5 = K. D. Jamesová
web-option-raxxon-character-6 = Zástupkyně Raxxonu

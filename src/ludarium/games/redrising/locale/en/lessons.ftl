### Red Rising: the texts of the lessons, in English.

lesson-first-goal = Welcome to Red Rising. You collect a hand of characters that are worth more together than alone. When the game ends, the player with the most points wins.
lesson-first-hand = These five cards are your hand, and the cards you hold at the end are what scores. Each has a value, and most have a bonus for other cards in your hand: the { character-pulse_fist_engineer } is worth 12, and 18 more if you also hold an Obsidian.
lesson-first-turn = Cards lie at four locations. On your turn you usually deploy one card from your hand to a location, then gain the top card of another one. So your hand changes, card by card.
lesson-first-deploy = First choose a card to give up. { character-deanna } gives bonus points only with other Reds in your hand, and you have none, so she is worth little to you. And deploying her gains you 1 helium. Choose { character-deanna }, then { location-luna }.
lesson-first-deploy-why = That is a legal move. { character-deanna } is suggested because no other card in your hand goes with her, and her ability gains you helium at once.
lesson-first-gain = You gained 1 helium. Now gain a top card, but not from the location where you just deployed. { character-sefi } on { location-mars } is an Obsidian, and two of your cards want one. { location-mars } also gives you another helium.
lesson-first-gain-why = That is a legal move. { character-sefi } is suggested because she is worth 20 and sets off the bonuses of the { character-pulse_fist_engineer } and the { character-assassin }.
lesson-first-worth = Here you see what you would score now. One turn has raised it from 69 to 134 points: look for cards that give each other bonus points.
lesson-first-rival = Your opponent deployed the { character-lawyer } and gained the { character-ceo } from { location-jupiter }, so their ship advanced on the Fleet Track. Every location has a bonus of its own.
lesson-first-scout = Now you want to keep every card, so scout: the top card of the deck is revealed, you place it on a location and gain that location’s bonus, but no card. Choose the deck.
lesson-first-scout-why = That is a legal move. Scouting is suggested because every card in your hand is useful now.
lesson-first-place = { character-quicksilver } was revealed. Where it lies decides which bonus you gain. Place it on { location-luna }, which gives the Sovereign token.
lesson-first-place-why = That is a legal move. { location-luna } is suggested because the Sovereign token is worth 10 points at the end and sets off the power of your house.
lesson-first-house = Each time you gain the Sovereign token, the power of your house takes effect. Yours is { house-diana }: you have just put 1 influence on the Institute.
lesson-first-tracks = Besides cards, these three score: helium gives 3 points each, the Fleet Track what is printed on its space, and influence on the Institute up to 4 points each if you have the most.
lesson-first-finish = These three also end the game: it ends when one player has reached 7 in two of them, or when 7 has been reached in all three, by any players. The round is finished first.
lesson-first-end = Now you know the game. You may hold any number of cards, but each one beyond the seventh costs 10 points at the end. If you choose something that is not allowed, the game says why. Have fun!

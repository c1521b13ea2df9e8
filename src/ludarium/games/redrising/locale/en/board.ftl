### Red Rising: what the drawn board says in a browser, in English.

## Cards

board-card = { FORM($card) }, { FORM($colour) }, value { $value }
board-face-down = { FORM($card) } { FORM($location, case: "loc") }, { $nth } of { $of } from the top
board-deploy = Deploy
board-defence = Block
board-ending = End of game
board-end-short = End
board-bonus = Bonus points
board-at-work = { $who ->
    [you] In effect now: you decide
   *[other] In effect now: { $player } decides
}
board-now = now
board-points-now = Now worth { $points }
board-without-it = adds to your total: { $points }
board-would-add = would add to your total
board-adds = In your hand it would add { $points }
board-to-you = { $points } if you gain it
board-gain-short = gain: { $points }
board-counts-as = Counts as: { FORM($what) }
board-put-away = Close the card
board-in-the-light = Selected card and points
board-look-hint = Point at a card or tap it to read it here.

## Locations

board-empty = no cards
board-does-take = gain the top card
board-does-banish = banish the top card
board-does-banish-topmost = banish the topmost card that isn’t a Gold
board-does-lift = move the top card
board-does-deploy = deploy it here
board-does-place = place it here
board-does-move = move here
board-does-and-gives = { $what }: { $bonus }
board-here = this one
board-bonus-here = Bonus for gaining the top card here, or for scouting here: { $bonus }
board-and-power = + house: { FORM($house, case: "power") }
board-token = token
board-worth-sovereign = 10 pts
board-worth-influence = 1–4 pts
board-worth-helium = 3 pts
board-worth-fleet = 1–7 pts
board-takes-effect = its ability works here
board-no-effect = its ability does nothing here
board-no-ability = it has no deploy ability
board-does-scout = scout
board-does-draw = draw and roll

## Seats and hands

board-hand-of = Hand of { $player }
board-hand-empty = No cards in this hand.
board-hand-known = Cards you know
board-cards-held =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }

## Tracks and piles

board-fleet-track = Fleet Track
board-space =
    { $points ->
        [one] Space { $space }, { $points } point
       *[other] Space { $space }, { $points } points
    }
board-on-space = space { $space }
board-ends = End-game conditions
board-end = Highest { FORM($track) }: { $number } of 7
board-last-round = The end has been triggered: these are the last turns.
board-deck = deck
board-banished = banished
board-die = Rising die
board-rising-die = Rising die
board-die-faces = Its six faces. What is rolled happens at once:
board-top-known = You know the top card
board-deck-known = What you know about the deck, from the top:
board-from-the-top = Its cards, from the top:
board-none-banished = No cards have been banished.

## Choosing

board-choose = Choose
board-search = Search by name or color

## Points

board-if-now = If the game ended now
board-final = Final score
board-total = Total
board-source-characters = Characters
board-source-fleet = Fleet
board-source-helium = Helium
board-source-sovereign = Sovereign token
board-source-influence = Influence
board-source-excess = Excess cards
board-source-extra = End-of-game abilities

## The Automa

board-level = Level
board-automa-deck = Cards in its deck
board-automa-last = Its last turn
board-automa-card = The Automa’s card { $nth } of { $of }
board-skip = Skip

## The goal, always in sight

board-ends-how = There are three conditions: 7 helium, space 7 of the Fleet Track, and 7 influence. The game ends when one player meets two of them, or when all three are met by any players. The round is finished first. The player with the most points wins.
board-power-when = The power takes effect each time you gain the Sovereign token.
board-power-when-theirs = The power takes effect each time this player gains the Sovereign token.
board-goal-title = Goal and end of the game
board-goal = Goal
board-goal-line = Goal: the most points. At the end the cards in your hand score, and the tracks and the Sovereign token.
board-ends-line = The game ends when one player has 7 on two tracks, or all three tracks have reached 7.
board-goal-how = Have the most points at the end. Most of them come from the cards in your hand: each scores its value and its bonus points. Besides:
board-scores-fleet = what is printed on the space of your ship: up to 43 points
board-scores-helium = 3 points each
board-scores-influence = 4 points each if you have the most, 2 points each for the second, 1 point each otherwise
board-scores-sovereign = 10 points
board-scores-excess = each card beyond the seventh costs 10 points
board-neutral = Its influence is ranked like a player’s when points are counted.
board-track-points = points
board-points = { $points } pts

## A turn in short

board-turn = A turn: choose one of two
board-turn-lead = Lead: deploy, then gain
board-turn-deploy = Deploy a card from your hand to a location: its ability takes effect.
board-turn-gain = Gain the top card of another location, with the bonus of that location, or draw from the deck and roll the Rising die.
board-turn-scout = Scout
board-turn-scout-how = Keep your hand. The top card of the deck goes to a location of your choice, and you gain the bonus of that location.

## Pictures of the rules

overview-goal = Collect characters that are worth more together: each card in your hand scores its value, plus its bonus points, which usually ask for certain other cards in your hand. Fleet, helium, influence and the Sovereign token score too.
overview-turn = On your turn, deploy a card from your hand to a location and use its ability, then gain the top card of another location with the bonus of that location. Or scout: place the top card of the deck on a location and gain only its bonus.
overview-end = There are three conditions: 7 helium, space 7 of the Fleet Track, and 7 influence. The game ends when one player meets two of them, or when all three are met by any players. The player with the most points wins.
figure-card = A card: its color with its sign, its value, what it does when it is deployed, and what it scores
figure-location = A location: its bonus, the covered cards, and the top card, which can be gained
figure-ends = One player has 7 helium, another is on space 7: two of the three conditions are met, but not by one player
figure-fleet = The Fleet Track: the number of each space, and its points below

## What the others decide

waiting-turn = They take their turn: deploy a card or scout.
waiting-ability = They resolve the ability of { FORM($card) }.
waiting-scoring = They decide for the final scoring.

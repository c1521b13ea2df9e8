### Red Rising: what the drawn board says in a browser, in English.

## Cards

board-card = { FORM($card) }, { FORM($colour) }, value { $value }
board-face-down = { FORM($card) } { FORM($location, case: "loc") }, { $nth } of { $of } from the top
board-deploy = Deploy
board-defence = Block
board-ending = End of game
board-bonus = Bonus points
board-at-work = In effect now ({ $player } decides)
board-now = now
board-points-now = Now worth { $points }
board-without-it = contributes to your total: { $points }
board-would-add = would add to your total
board-adds = In your hand it would add { $points }
board-to-you = { $points } for you
board-counts-as = Counts as: { FORM($what) }
board-put-away = Close the card
board-in-the-light = Selected card and points
board-look-hint = Point at a card or tap it to read it here.

## Locations

board-gives-jupiter = +1 fleet
board-gives-mars = +1 helium
board-gives-luna = Sovereign token
board-gives-institute = +1 influence
board-empty = no cards
board-does-take = take the top card
board-does-banish = banish the top card
board-does-banish-topmost = banish the topmost card that isn’t a Gold
board-does-lift = move the top card
board-does-deploy = deploy it here
board-does-place = place it here
board-does-move = move here
board-does-and-gives = { $what }: { $bonus }
board-here = this one

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
board-die = die
board-rising-die = Rising die
board-top-known = You know the top card
board-deck-known = What you know about the deck, from the top:
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

board-ends-how = The game ends when 7 of each of the three have been reached, by any players, or when one player has reached 7 of two. The most points win.
board-power-when = The power takes effect each time you gain the Sovereign token.

## What the others decide

waiting-turn = They take their turn: lead or scout.
waiting-ability = They resolve the ability of { FORM($card) }.
waiting-scoring = They decide for the final scoring.

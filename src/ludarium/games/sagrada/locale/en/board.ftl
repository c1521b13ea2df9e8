### Sagrada: what the drawn board says in a browser, in English.

## Cells and dice, as they are read aloud

board-cell-any = { $cell }: empty, takes any die
board-cell-colour = { $cell }: empty, needs { FORM($colour) }
board-cell-shade = { $cell }: empty, needs shade { $value }
board-cell-die = { $cell }: { FORM($colour) } { $value }
board-any = any
board-shade = { $value }
board-hand-open = { FORM($colour) } die, shade not chosen yet
board-pool-die = { FORM($colour) } { $value }, slot { $number } of the pool
board-pool-empty = Slot { $number } of the pool: empty
board-change-to = Change to { $value }
board-track-die = { FORM($colour) } { $value }, round { $round }
board-track-open =
    { $dice ->
        [one] Show { $dice } die on the round track
       *[other] Show all { $dice } dice on the round track
    }
board-track-close = Close the round track
board-window-of = { $player }: window { FORM($window) }

## Seats

board-next = plays next
board-skips = skips the second turn
board-so-far = so far
board-without-secret = Without the private objective
board-look = Window of { $player }

## Points

board-if-scored-now = if scored now
board-final = final score
board-now = now
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-score-lines = Your points if the game ended now

## Cards

board-cards = Objectives and tools
board-about-tool = { FORM($tool) }: details
board-about-objective = { FORM($objective) }: details
board-price-die = price: a { FORM($colour) } die
board-tokens-on =
    { $tokens ->
        [one] { $tokens } token on it
       *[other] { $tokens } tokens on it
    }
board-tokens-word =
    { $tokens ->
        [one] favor token
       *[other] favor tokens
    }

## The end

board-save = Save as image

## The goal, always in sight

board-goal = The player with the most points after { $rounds } rounds wins.
board-goal-solo = Beat the target score after { $rounds } rounds: the sum of the dice on the round track.
board-worth = Objectives score, unused favor tokens are +1 each, empty cells −1 each.
board-worth-solo = Objectives score; of the private ones only the better. Each empty cell is −3.

## The rules in short

overview-goal = Fill your window with dice. A die must fit its cell, and dice of the same color or the same shade may not share an edge. Objectives tell which patterns score.
overview-turn = Take a die from the pool and place it, use a tool for favor tokens, do both, or pass. Every player has two turns in each round.
overview-end = After 10 rounds, add up the objectives and the favor tokens you have left, and subtract 1 point for each empty cell. The player with the most points wins.
figure-allowed = allowed
figure-forbidden = not allowed
figure-first = Where the first die may go
figure-next = Where the next die may go
figure-cells = Three cells, and below each a die that fits it
figure-color = Where another blue die may go next to this one
figure-shade = Where another die with a 3 may go next to this one

## What the others decide

waiting-window = They choose a window.
waiting-turn = They place a die, use a tool, or pass.

### Sagrada: the score pad in a browser, in English.

## The score pad

web-pad-alone = Solo
web-pad-goals = Objectives
web-pad-pattern = Window
web-pad-pattern-none = Not entered
web-pad-dice-how = Cell { $cell }: tap a color, then a shade
web-pad-colour = Color
web-pad-shade = Shade
web-pad-skip = Next cell
web-pad-clear = Empty
web-pad-private = Private objective
web-pad-privates = Private objectives (two; the better one counts)
web-pad-tokens = Favor tokens left
web-pad-public = Public objectives
web-pad-round-track = Dice on the round track (target score)
web-pad-round-track-how = Tap a color, then a shade. Tap a die to remove it.
web-pad-order = Turn order of the last round
web-pad-order-how = Only for a tie that nothing else breaks: tap the players in the order of their first turns in the last round.

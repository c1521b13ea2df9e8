### Sagrada: the score pad in a browser, in English.

## The score pad

web-pad-alone = Solo
web-pad-goals = Objectives
web-pad-pattern = Window
web-pad-pattern-none = Not entered
web-pad-dice-how = Cell { $cell }: tap a colour, then a shade
web-pad-colour = Colour
web-pad-shade = Shade
web-pad-skip = Next cell
web-pad-clear = Empty
web-pad-private = Private objective
web-pad-privates = Private objectives (two; the better counts)
web-pad-tokens = Favor tokens left
web-pad-public = Public objectives
web-pad-round-track = Dice on the round track: the target
web-pad-round-track-how = Tap a colour, then a shade; a tap on a die removes it.
web-pad-order = Order of the last round
web-pad-order-how = Only for a tie that nothing else breaks: tap the players in the order of their first turns in the last round.

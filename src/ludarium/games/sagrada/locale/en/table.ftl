### Sagrada: what is said at the table, in English.

# A die in a list
die = { FORM($colour) } { $value }

## Prompts

prompt-window = Choose your window
prompt-turn = Your turn: place a die, use a tool, or pass
prompt-tool-or-end = You may still use a tool; otherwise end the turn
prompt-draft-or-end = You may still take a die and place it; otherwise end the turn
prompt-shade = Choose the shade of the { FORM($colour) } die you have drawn
prompt-place = Choose a cell for the { FORM($colour) } { $value }
prompt-place-or-put-back = Choose a cell for the { FORM($colour) } { $value }, or put it in the pool
prompt-move-another = Move one more die, not the one you have just moved
prompt-move-same-colour = You may move one more { FORM($colour) } die; otherwise finish

## Options

option-window = { FORM($window) } (difficulty { $difficulty })
option-place = Place the { FORM($colour) } { $value } in { $cell }
option-take = Take the { FORM($colour) } { $value }
option-change = Take the { FORM($colour) } { $value } and change it to { $to }
option-swap = Swap the { FORM($given_colour) } { $given_value } for the { FORM($colour) } { $value } (round { $round })
option-shade = Shade { $value }
option-put-back = Put the { FORM($colour) } { $value } in the pool
option-reroll-pool = Re-roll the whole pool
option-move = Move the { FORM($colour) } { $value } from { $origin } to { $cell }
option-done = Finish without another move
option-tool =
    { $tokens ->
        [one] { FORM($tool) } · { $doing } · { $tokens } token
       *[other] { FORM($tool) } · { $doing } · { $tokens } tokens
    }
option-tool-solo = { FORM($tool) } · { $doing } · Pay with the { FORM($colour) } { $value }
option-pass = Pass
option-end-turn = End the turn

## The log

event-tools = Tools in this game: { $tools }.
event-public = Public objectives in this game: { $objectives }.
event-private = { $player } gets the private objective { FORM($objective) }.
event-solo-private = Private objectives in this game: { $objectives }.
event-chooses =
    { $tokens ->
        [0] { $player } chooses the window { FORM($window) }.
        [one] { $player } chooses the window { FORM($window) } and gets { $tokens } favor token.
       *[other] { $player } chooses the window { FORM($window) } and gets { $tokens } favor tokens.
    }
event-round = Round { $round }: { $player } starts and rolls the dice: { $dice }.
event-places = { $player } places the { FORM($colour) } { $value } in { $cell }.
event-pays =
    { $tokens ->
        [one] { $player } uses the { FORM($tool) } for { $tokens } favor token.
       *[other] { $player } uses the { FORM($tool) } for { $tokens } favor tokens.
    }
event-pays-die = { $player } uses the { FORM($tool) } and pays with the { FORM($colour) } { $value }.
event-changes = { $player } changes the { FORM($colour) } { $was } to { $value }.
event-swaps = { $player } swaps the { FORM($given_colour) } { $given_value } for the { FORM($colour) } { $value } on the round track (round { $round }).
event-rerolls = { $player } re-rolls the { FORM($colour) } { $was } and gets a { $value }.
event-redraws = { $player } returns the { FORM($given_colour) } { $given_value } to the bag and draws a { FORM($colour) } die.
event-puts-back = { $player } puts the { FORM($colour) } { $value } in the pool.
event-rerolls-pool = { $player } re-rolls the pool: { $dice }.
event-moves = { $player } moves the { FORM($colour) } { $value } from { $origin } to { $cell }.
event-passes = { $player } passes.
event-cannot-act = { $player } can do nothing in this turn.
event-skips = { $player } skips the second turn of this round.
event-leftover =
    { $number ->
        [one] Round { $round } ends; { $number } die goes onto the round track: { $dice }.
       *[other] Round { $round } ends; { $number } dice go onto the round track: { $dice }.
    }
event-no-leftover = Round { $round } ends; the pool is empty, so no die goes onto the round track.
event-ends = The last round is over; the points are counted.

## Refusals: choosing a window

reason-window = First choose one of the four windows on your cards.

## Refusals: placing

reason-taken = There is already a die in { $cell }; only an empty cell can be filled.
reason-cell-colour = Cell { $cell } takes only { FORM($wanted) } dice, and this one is { FORM($colour) }.
reason-cell-shade = Cell { $cell } takes only dice of shade { $wanted }, and this one is a { $value }.
reason-edge = Cell { $cell } is not on the edge, and a window’s first or only die must go in an edge row or an edge column.
reason-same-colour = Cell { $cell } will not do: it shares an edge with { $other }, where there is a { FORM($colour) } die already.
reason-same-shade = Cell { $cell } will not do: it shares an edge with { $other }, where there is a { $value } already.
reason-alone = Cell { $cell } touches none of your dice; a die must go next to another one, if only diagonally.
reason-not-apart = Cell { $cell } touches the die in { $other }, and this tool needs a cell that touches no die, not even diagonally.
reason-no-cell = There is no cell in your window where the { FORM($colour) } { $value } could go now.
reason-slot-empty = This place in the pool is empty: its die is gone.
reason-drafted = You have already taken a die in this turn, and one is all you may take.
reason-die-or-tool-first = Choose a die in the pool and then a cell for it, or a tool, or end the turn.

## Refusals: tools

reason-one-tool = You have already used a tool in this turn, and one is all you may use.
reason-tool-not-here = This tool is not among those in this game.
reason-tokens =
    { $price ->
        [one]
            { $tokens ->
                [0] Using the { FORM($tool) } costs { $price } favor token, and you have none.
               *[other] Using the { FORM($tool) } costs { $price } favor token, and you have { $tokens }.
            }
       *[other]
            { $tokens ->
                [0] Using the { FORM($tool) } costs { $price } favor tokens, and you have none.
               *[other] Using the { FORM($tool) } costs { $price } favor tokens, and you have { $tokens }.
            }
    }
reason-tool-spent = You have already used the { FORM($tool) }, and in a solo game each tool works only once.
reason-payment = The { FORM($tool) } must be paid for with a { FORM($wanted) } die, and this one is { FORM($colour) }.
reason-no-payment = The { FORM($tool) } must be paid for with a { FORM($colour) } die, and there is none in the pool.
reason-no-use = You cannot use the { FORM($tool) } now: the rules leave this tool nothing to do.
reason-drafted-before-tool = The { FORM($tool) } can be used only on the die you are taking, and in this turn you have already taken one.
reason-after-draft = Use the { FORM($tool) } after the usual draft: first take a die and place it.
reason-before-draft = The { FORM($tool) } can be used only before you take a die, and in this turn you have already taken one.
reason-first-turn-only = The { FORM($tool) } can be used only in your first turn of the round, and this is your second.
reason-second-turn-only = The { FORM($tool) } can be used only in your second turn of the round, and this is your first.
reason-track-empty = The { FORM($tool) } can be used only when there is a die on the round track, and there is none yet.
reason-wraps =
    { $value ->
        [6] A { $value } cannot be raised and never becomes a 1; you may lower it to 5.
       *[other] A { $value } cannot be lowered and never becomes a 6; you may raise it to 2.
    }
reason-changed-no-cell =
    { $value ->
        [1] The { FORM($colour) } { $value } can only become a 2, and there is no cell for a { FORM($colour) } 2.
        [6] The { FORM($colour) } { $value } can only become a 5, and there is no cell for a { FORM($colour) } 5.
       *[other] There is no cell for the { FORM($colour) } { $value }, whether it is raised or lowered by 1.
    }
reason-track-no-cell = There is no cell in your window for any die on the round track.
reason-no-cell-apart = There is no cell in your window that could take the { FORM($colour) } { $value } and touches no die.
reason-not-for-tool = You cannot choose this for the { FORM($tool) } now.
reason-finish-first = First finish what you have begun with the tool.
reason-shade-first = First choose the shade of the die you have drawn, from 1 to 6.
reason-no-die = There is no die in { $cell } to move.
reason-same-cell = The die is in { $cell } already; it must move to another cell.
reason-cannot-move = There is no other cell that the { FORM($colour) } { $value } could move to.
reason-no-second-move = After this move no other die could move, and this tool must move two.
reason-same-die = You have just moved this die; the second one must be different.
reason-other-colour = The second die must be { FORM($colour) } too, like the one you have just moved.
reason-colour-not-on-track = There is no { FORM($colour) } die on the round track, so this tool cannot move a { FORM($colour) } die.

## The ledger

ledger-public = { FORM($objective) }: { $times } × { $each }
ledger-private = { FORM($objective) } (private objective)
ledger-tokens =
    { $tokens ->
        [one] { $tokens } favor token left
       *[other] { $tokens } favor tokens left
    }
ledger-empty = Empty cells: { $cells } × −{ $each }
tie-private = points from the private objective
tie-tokens = favor tokens left
tie-order = later first turn in the last round

## Labels of the drawn table

label-round = Round { $round }/{ $rounds }
label-pool = Draft pool
label-track = Round track
label-bag = Bag
label-tools = Tools
label-public = Public objectives
label-private = Private objective
label-tokens =
    { $tokens ->
        [one] { $tokens } favor token
       *[other] { $tokens } favor tokens
    }
label-price =
    { $tokens ->
        [one] price: { $tokens } token
       *[other] price: { $tokens } tokens
    }
label-target = Target score: { $points }
label-score = Score: { $points }
label-hand = Die in hand
label-first-player = First player
label-difficulty = Difficulty { $difficulty }
label-hidden = Secret objective
label-window-not-chosen = No window chosen yet
label-paid-with = paid with

### Sagrada: what is said at the table, in English.

# A die in a list
die = { FORM($colour) } { $value }

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
option-done = Don’t move another die
option-tool =
    { $tokens ->
        [one] { FORM($tool) } · { $doing } · { $tokens } token
       *[other] { FORM($tool) } · { $doing } · { $tokens } tokens
    }
option-tool-solo = { FORM($tool) } · { $doing } · Pay with the { FORM($colour) } { $value }
option-pass = Pass
option-end-turn = End turn

## The log

event-tools = Tools in this game: { $tools }.
event-public = Public objectives in this game: { $objectives }.
event-private =
    { $who ->
        [you] You get
       *[other] { $player } gets
    } the private objective { FORM($objective) }.
event-solo-private = Private objectives in this game: { $objectives }.
event-chooses =
    { $who ->
        [you]
            { $tokens ->
                [0] You choose the window { FORM($window) }.
                [one] You choose the window { FORM($window) } and get { $tokens } favor token.
               *[other] You choose the window { FORM($window) } and get { $tokens } favor tokens.
            }
       *[other]
            { $tokens ->
                [0] { $player } chooses the window { FORM($window) }.
                [one] { $player } chooses the window { FORM($window) } and gets { $tokens } favor token.
               *[other] { $player } chooses the window { FORM($window) } and gets { $tokens } favor tokens.
            }
    }
event-round = Round { $round }: { $who ->
        [you] you start and roll
       *[other] { $player } starts and rolls
    } the dice: { $dice }.
event-places =
    { $who ->
        [you] You place
       *[other] { $player } places
    } the { FORM($colour) } { $value } in { $cell }.
event-pays =
    { $who ->
        [you] You use the
       *[other] { $player } uses the
    } { $tokens ->
        [one] { FORM($tool) } for { $tokens } favor token.
       *[other] { FORM($tool) } for { $tokens } favor tokens.
    }
event-pays-die =
    { $who ->
        [you] You use the { FORM($tool) } and pay with the { FORM($colour) } { $value }.
       *[other] { $player } uses the { FORM($tool) } and pays with the { FORM($colour) } { $value }.
    }
event-changes =
    { $who ->
        [you] You change
       *[other] { $player } changes
    } the { FORM($colour) } { $was } to { $value }.
event-swaps =
    { $who ->
        [you] You swap
       *[other] { $player } swaps
    } the { FORM($given_colour) } { $given_value } for the { FORM($colour) } { $value } on the round track (round { $round }).
event-rerolls =
    { $who ->
        [you] You re-roll the { FORM($colour) } { $was } and get a { $value }.
       *[other] { $player } re-rolls the { FORM($colour) } { $was } and gets a { $value }.
    }
event-redraws =
    { $who ->
        [you] You return the { FORM($given_colour) } { $given_value } to the bag and draw a { FORM($colour) } die.
       *[other] { $player } returns the { FORM($given_colour) } { $given_value } to the bag and draws a { FORM($colour) } die.
    }
event-puts-back =
    { $who ->
        [you] You put
       *[other] { $player } puts
    } the { FORM($colour) } { $value } in the pool.
event-rerolls-pool =
    { $who ->
        [you] You re-roll
       *[other] { $player } re-rolls
    } the pool: { $dice }.
event-moves =
    { $who ->
        [you] You move
       *[other] { $player } moves
    } the { FORM($colour) } { $value } from { $origin } to { $cell }.
event-passes =
    { $who ->
        [you] You pass
       *[other] { $player } passes
    }.
event-cannot-act =
    { $who ->
        [you] You
       *[other] { $player }
    } can do nothing this turn.
event-skips =
    { $who ->
        [you] You skip
       *[other] { $player } skips
    } the second turn of this round.
event-leftover =
    { $number ->
        [one] Round { $round } ends. { $number } die goes onto the round track: { $dice }.
       *[other] Round { $round } ends. { $number } dice go onto the round track: { $dice }.
    }
event-no-leftover = Round { $round } ends. The pool is empty, so no dice go onto the round track.
event-ends = The last round is over. The points are counted.

## Refusals: choosing a window

reason-window = First choose one of the four windows on your cards.

## Refusals: placing

reason-taken = { $cell } isn’t empty: there is a die in it already.
reason-cell-colour = { $cell } takes only { FORM($wanted) } dice, and this one is { FORM($colour) }.
reason-cell-shade = { $cell } takes only dice of shade { $wanted }, and this one is a { $value }.
reason-edge = { $cell } isn’t on the edge. The first or only die of a window must go in an edge row or an edge column.
reason-same-colour = { $cell } isn’t allowed: it shares an edge with a { FORM($colour) } die ({ $other }).
reason-same-shade = { $cell } isn’t allowed: it shares an edge with a { $value } ({ $other }).
reason-alone = { $cell } touches none of your dice. A die must go next to another one, at least diagonally.
reason-not-apart = { $cell } touches the die in { $other }. This tool needs a cell that touches no die, not even diagonally.
reason-no-cell = No cell in your window can take the { FORM($colour) } { $value } now.
reason-slot-empty = This slot of the pool is empty: its die is gone.
reason-drafted = You have already taken a die this turn. You may take only one.
reason-die-or-tool-first = Choose a die in the pool and a cell for it, choose a tool, or end your turn.

## Refusals: tools

reason-one-tool = You have already used a tool this turn. You may use only one.
reason-tool-not-here = This tool is not part of this game.
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
reason-tool-spent = You have already used the { FORM($tool) }. In a solo game each tool works only once.
reason-payment = You must pay for the { FORM($tool) } with a { FORM($wanted) } die, and this one is { FORM($colour) }.
reason-no-payment = You must pay for the { FORM($tool) } with a { FORM($colour) } die, and there is none in the pool.
reason-no-use = You can’t use the { FORM($tool) } now: there is nothing it could do under the rules.
reason-drafted-before-tool = You can use the { FORM($tool) } only on the die you are taking, and you have already taken one this turn.
reason-after-draft = Use the { FORM($tool) } after you have taken and placed a die as usual.
reason-before-draft = You can use the { FORM($tool) } only before you take a die, and you have already taken one this turn.
reason-first-turn-only = You can use the { FORM($tool) } only on your first turn of the round, and this is your second.
reason-second-turn-only = You can use the { FORM($tool) } only on your second turn of the round, and this is your first.
reason-track-empty = You can use the { FORM($tool) } only when there is a die on the round track, and there is none yet.
reason-wraps =
    { $value ->
        [6] You can’t raise a { $value }: a 6 never becomes a 1. You may lower it to 5.
       *[other] You can’t lower a { $value }: a 1 never becomes a 6. You may raise it to 2.
    }
reason-changed-no-cell =
    { $value ->
        [1] The { FORM($colour) } { $value } can only become a 2, and there is no cell for a { FORM($colour) } 2.
        [6] The { FORM($colour) } { $value } can only become a 5, and there is no cell for a { FORM($colour) } 5.
       *[other] There is no cell for the { FORM($colour) } { $value }, whether you raise or lower it by 1.
    }
reason-track-no-cell = No cell in your window can take any die on the round track.
reason-no-cell-apart = No cell that touches no die can take the { FORM($colour) } { $value }.
reason-not-for-tool = You can’t choose this for the { FORM($tool) } now.
reason-finish-first = Finish using the tool first.
reason-shade-first = First choose the shade of the die you drew, from 1 to 6.
reason-no-die = There is no die in { $cell } to move.
reason-same-cell = The die is in { $cell } already. Move it to another cell.
reason-cannot-move = The { FORM($colour) } { $value } can’t move to any other cell.
reason-no-second-move = After this move no other die could move, and this tool must move two.
reason-same-die = You just moved this die. The second one must be different.
reason-other-colour = The second die must be { FORM($colour) } too, like the one you just moved.
reason-colour-not-on-track = There is no { FORM($colour) } die on the round track, so this tool can’t move a { FORM($colour) } die.

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
label-hidden = Private objective (hidden)
label-window-not-chosen = No window chosen yet
label-paid-with = paid with

## Why a bot prefers an option

aspect-empty = filled cells
aspect-tokens = favor tokens
aspect-target = target score
hint-keeps-open = keeps { $cell } open
hint-blocks = no die fits { $cell } anymore

### What every game says, in English.

player = Player { $number }
player-name = { $player }

## Answers to a question

option-yes = Yes
option-no = No
## Hints

hint-best =
    { $points ->
        [one] it expects about { $points } point at the end
       *[other] it expects about { $points } points at the end
    }
hint-worse =
    { $points ->
        [0] almost as good
        [one] about { $points } point less
       *[other] about { $points } points less
    }
hint-chance = it estimates your chance of winning at about { $percent }%
hint-less-chance =
    { $percent ->
        [0] almost as good
        [one] chance about { $percent } percentage point lower
       *[other] chance about { $percent } percentage points lower
    }
hint-aspect = { $what } { $sign }{ $amount }
hint-rival = { $other }: { $sign }{ $amount }
## The end

event-endless = The cards trigger each other endlessly: more than a thousand effects in a row without a decision. The game ends here.
event-continued = The game continues from this position.
tie-number = tie-break

## Refusals

reason-stale = This answers question { $decision }, which is no longer open. The open one is { $open }.
reason-not-your-turn = It is not your turn to decide. Waiting for { $waiting }.
reason-over = The game is over.
reason-no-seat =
    { $last ->
        [0] There is no seat “{ $seat_name }”: the only seat is 0.
       *[other] There is no seat “{ $seat_name }”: the seats are 0 to { $last }.
    }
reason-unfinished = The choice is not complete: after “{ $touches }” you must choose something else.
reason-not-asked = This does not answer the current question: “{ $question }”.
reason-leads-nowhere = No possible choice starts with this.

## Score pads

sheet-total = Total

## Undoing

reason-undo-nothing = You have not made any decisions yet, so there is nothing to undo.
reason-undo-revealed = You can’t undo your last decision: something has been drawn, rolled or revealed since.
reason-undo-other = You can’t undo your last decision: another player has decided since.

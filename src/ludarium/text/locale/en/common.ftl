### What every game says, in English.

player = Player { $number }
player-name = { $player }

## Answers to a question

option-yes = Yes
option-no = No
## Hints

hint-best =
    { $points ->
        [one] it expects about { $points } point in the end
       *[other] it expects about { $points } points in the end
    }
hint-worse =
    { $points ->
        [0] almost as good
        [one] about { $points } point less
       *[other] about { $points } points less
    }
hint-chance = it reckons with a chance of about { $percent } % that you win
hint-less-chance =
    { $percent ->
        [0] almost as good
       *[other] a chance about { $percent } % lower
    }
## The end

event-endless = The cards set each other off without end: more than a thousand effects in a row without a decision. The game ends here.
tie-number = tie-break

## Refusals

reason-stale = This answers question { $decision }, which is no longer open; the open one is { $open }.
reason-not-your-turn = There is nothing for you to decide now; waiting for { $waiting }.
reason-over = The game is over.
reason-no-seat =
    { $last ->
        [0] There is no seat “{ $seat_name }”: the only seat is 0.
       *[other] There is no seat “{ $seat_name }”: the seats are 0 to { $last }.
    }
reason-unfinished = The choice is not complete yet: something must still follow “{ $touches }”.
reason-not-asked = This does not answer what is asked now: “{ $question }”.
reason-leads-nowhere = Nothing that is possible now begins with this choice.

## Score pads

sheet-total = Total

## Undoing

reason-undo-nothing = You have not decided anything yet, so there is nothing to undo.
reason-undo-revealed = Your last decision cannot be undone: something has been drawn, rolled or revealed since.
reason-undo-other = Your last decision cannot be undone: somebody else has decided since.

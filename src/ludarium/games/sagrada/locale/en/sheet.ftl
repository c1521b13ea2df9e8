### Sagrada: the score pad, in English.

## What breaks a rule

breach-same-colour = Same color side by side ({ $cell }, { $other }): { FORM($colour, case: "noun") }
breach-same-shade = Same shade side by side ({ $cell }, { $other }): { $value }
breach-edge = No die is in an edge row or an edge column
breach-alone = { $number ->
    [one] The die in { $cells } touches no other die
   *[other] The dice in { $cells } touch no other dice
}
breach-cell-colour = Cell { $cell } is { FORM($wanted, case: "cell") }, but its die is { FORM($colour) }
breach-cell-shade = Cell { $cell } needs shade { $wanted }, but its die is a { $value }
breach-box = Too many { FORM($colour) } dice: { $dice } (the box has { $most })
breach-tokens = Too many favor tokens: { $tokens } (the window gives { $most })
breach-solo-tokens = A solo game has no favor tokens; the { $tokens } on the sheet do not count

## The drawn answer

sheet-window = Window { $number }
sheet-possible = (a tool may explain it)
sheet-correction = { $number ->
    [one] Remove the die in { $cells } so that no rule is broken. This keeps the most points: { $points }
   *[other] Remove the dice in { $cells } so that no rule is broken. This keeps the most points: { $points }
}
sheet-corrected-winner = { $count ->
    [0] After the correction the score is not greater than the target.
    [one] After the correction the winner is window { $windows }.
   *[other] After the correction the winners are windows { $windows }.
}
sheet-result = Result
sheet-winner = { $count ->
    [one] Winner: window { $windows }
   *[other] Winners: windows { $windows }
}
sheet-tie-private = The totals are equal; the points for the private objective decide.
sheet-tie-tokens = Totals and private points are equal; the favor tokens left decide.
sheet-tie-order = All else is equal; the later first turn in the last round decides.
sheet-tie-open = All else is equal; only the turn order of the last round can decide, and the sheet does not give it.
sheet-target = Target score: { $target }
sheet-won = You win: your score is greater than the target.
sheet-lost = You lose: your score is not greater than the target.

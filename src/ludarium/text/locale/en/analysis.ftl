### The analysis of a finished game, in English.

analysis-unit-lead = Expected points ahead of the others
analysis-unit-points = Expected points
analysis-unit-chance = Chance of winning in percent
analysis-seat = Player
analysis-start = Start
analysis-luck = Luck
analysis-own-skill = Own decisions
analysis-other-skill = Others’ decisions
analysis-residual = Unexplained
analysis-final = Result
analysis-turning-point = Decision { $number }, { $player }: { $chosen }. Better by about { $cost }: { $best }
analysis-why = Why: { $reasons }

## On the page

web-analysis = Analysis
web-analysis-lead = Which decisions cost most, and how much of the result was luck.
web-analysis-start = Analyze this game
web-analysis-waiting = Waiting for other games to be analyzed…
web-analysis-progress = { $done } of { $count } decisions analyzed
web-analysis-stop = Stop
web-analysis-chart = Line chart of what each player could expect after each decision, with the turning points. The list below has the same decisions.
web-analysis-chart-points = Expected points
web-analysis-turning-points = Turning points
web-analysis-none = No decision cost more than chance can explain.
web-analysis-decision = Step { $number }, { $player }
web-analysis-cost = { $unit ->
        [chance] cost about { $cost } percentage points of the chance to win
       *[other] cost about { $points ->
            [one] { $cost } point
           *[other] { $cost } points
        }
    }
web-analysis-try = Try it again
web-analysis-try-why = Shows the position before this decision. You can play on from there.
web-analysis-question = A turning point: what would you do here for { $player }?
web-analysis-solution = Show the better option
web-analysis-better = Better: { $option }
web-analysis-all = All decisions
web-analysis-balance = Luck and skill
web-analysis-balance-why = Start, luck, decisions and what remains unexplained add up to the result. Luck compares what was drawn and rolled with everything that could have been. A decision counts by how much worse it was than the best option, given what its player knew.
web-analysis-decisions-of = Decisions: { $player }
web-analysis-expected = Expected: { $list }

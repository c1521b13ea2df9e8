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

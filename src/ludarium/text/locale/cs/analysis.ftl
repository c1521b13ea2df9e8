### The analysis of a finished game, in Czech.

analysis-unit-lead = Očekávaný bodový náskok
analysis-unit-points = Očekávané body
analysis-unit-chance = Šance na výhru v procentech
analysis-seat = Hráč
analysis-start = Začátek
analysis-luck = Štěstí
analysis-own-skill = Vlastní rozhodnutí
analysis-other-skill = Rozhodnutí ostatních
analysis-residual = Nevysvětleno
analysis-final = Výsledek
analysis-turning-point = Rozhodnutí { $number }, { $player }: { $chosen }. Asi o { $cost } lepší: { $best }
analysis-why = Proč: { $reasons }

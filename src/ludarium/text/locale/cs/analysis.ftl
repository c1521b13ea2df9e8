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

## Na stránce

web-analysis = Analýza
web-analysis-lead = Která rozhodnutí stála nejvíc a kolik z výsledku bylo štěstí.
web-analysis-start = Analyzovat hru
web-analysis-waiting = Nejdřív se analyzují jiné hry…
web-analysis-progress = Analyzováno rozhodnutí: { $done } z { $count }
web-analysis-stop = Zastavit
web-analysis-chart = Graf toho, co mohl každý hráč čekat po každém rozhodnutí, se zlomovými okamžiky. Seznam níže obsahuje stejná rozhodnutí.
web-analysis-chart-points = Očekávané body
web-analysis-turning-points = Zlomové okamžiky
web-analysis-none = Žádné rozhodnutí nestálo víc, než se dá vysvětlit náhodou.
web-analysis-decision = Krok { $number }, { $player }
web-analysis-cost = { $unit ->
        [chance] snížilo šanci na výhru asi o { $cost } p. b.
       *[other] stálo asi { $points ->
            [one] { $cost } bod
            [few] { $cost } body
            [many] { $cost } bodu
           *[other] { $cost } bodů
        }
    }
web-analysis-try = Zkusit to znovu
web-analysis-try-why = Ukáže pozici před tímto rozhodnutím. Odtud můžete hrát dál.
web-analysis-question = Zlomový okamžik: co byste tu udělali za hráče { $player }?
web-analysis-solution = Ukázat lepší možnost
web-analysis-better = Lepší: { $option }
web-analysis-all = Všechna rozhodnutí
web-analysis-balance = Štěstí a umění
web-analysis-balance-why = Začátek, štěstí, rozhodnutí a nevysvětlený zbytek dají dohromady výsledek. Štěstí porovnává, co se stalo, se vším, co se stát mohlo; rozhodnutí se počítá podle toho, oč bylo horší než nejlepší možnost vzhledem k tomu, co hráč věděl.
web-analysis-decisions-of = Rozhodnutí: { $player }
web-analysis-expected = Očekává se: { $list }

### Sagrada: what is said at the table, in Czech.

# A die in a list
die = { FORM($colour) } { $value }

## Options

option-window = { FORM($window) } (obtížnost { $difficulty })
option-place = Umístit { FORM($colour, case: "acc") } { $value } na { $cell }
option-take = Vzít { FORM($colour, case: "acc") } { $value }
option-change = Vzít { FORM($colour, case: "acc") } { $value } a změnit ji na { $to }
option-swap = Vyměnit { FORM($given_colour, case: "acc") } { $given_value } za { FORM($colour, case: "acc") } { $value } (kolo { $round })
option-shade = Odstín { $value }
option-put-back = Dát { FORM($colour, case: "acc") } { $value } do nabídky
option-reroll-pool = Hodit znovu všemi kostkami v nabídce
option-move = Přesunout { FORM($colour, case: "acc") } { $value } z { $origin } na { $cell }
option-done = Už nic nepřesouvat
option-tool =
    { $tokens ->
        [one] { FORM($tool) } · { $doing } · { $tokens } žeton
        [few] { FORM($tool) } · { $doing } · { $tokens } žetony
        [many] { FORM($tool) } · { $doing } · { $tokens } žetonu
       *[other] { FORM($tool) } · { $doing } · { $tokens } žetonů
    }
option-tool-solo = { FORM($tool) } · { $doing } · Zaplatit { FORM($colour, case: "ins") } { $value }
option-pass = Pasovat
option-end-turn = Ukončit tah

## The log

event-tools = Nástroje v této hře: { $tools }.
event-public = Společné úkoly v této hře: { $objectives }.
event-private =
    { $who ->
        [you] Dostáváte
       *[other] { $player } dostává
    } osobní úkol { FORM($objective) }.
event-solo-private = Osobní úkoly v této hře: { $objectives }.
event-chooses =
    { $who ->
        [you]
            { $tokens ->
                [0] Vybíráte si vitráž { FORM($window) }.
                [one] Vybíráte si vitráž { FORM($window) } a dostáváte { $tokens } žeton přízně.
                [few] Vybíráte si vitráž { FORM($window) } a dostáváte { $tokens } žetony přízně.
                [many] Vybíráte si vitráž { FORM($window) } a dostáváte { $tokens } žetonu přízně.
               *[other] Vybíráte si vitráž { FORM($window) } a dostáváte { $tokens } žetonů přízně.
            }
       *[other]
            { $tokens ->
                [0] { $player } si vybírá vitráž { FORM($window) }.
                [one] { $player } si vybírá vitráž { FORM($window) } a dostává { $tokens } žeton přízně.
                [few] { $player } si vybírá vitráž { FORM($window) } a dostává { $tokens } žetony přízně.
                [many] { $player } si vybírá vitráž { FORM($window) } a dostává { $tokens } žetonu přízně.
               *[other] { $player } si vybírá vitráž { FORM($window) } a dostává { $tokens } žetonů přízně.
            }
    }
event-round = Kolo { $round }: { $who ->
        [you] začínáte a házíte
       *[other] { $player } začíná a hází
    } kostkami: { $dice }.
event-places =
    { $who ->
        [you] Umisťujete
       *[other] { $player } umisťuje
    } { FORM($colour, case: "acc") } { $value } na { $cell }.
event-pays =
    { $who ->
        [you] Používáte
       *[other] { $player } používá
    } { $tokens ->
        [one] { FORM($tool, case: "acc") } za { $tokens } žeton přízně.
        [few] { FORM($tool, case: "acc") } za { $tokens } žetony přízně.
        [many] { FORM($tool, case: "acc") } za { $tokens } žetonu přízně.
       *[other] { FORM($tool, case: "acc") } za { $tokens } žetonů přízně.
    }
event-pays-die =
    { $who ->
        [you] Používáte { FORM($tool, case: "acc") } a platíte { FORM($colour, case: "ins") } { $value }.
       *[other] { $player } používá { FORM($tool, case: "acc") } a platí { FORM($colour, case: "ins") } { $value }.
    }
event-changes =
    { $who ->
        [you] Měníte
       *[other] { $player } mění
    } { FORM($colour, case: "acc") } { $was } na { $value }.
event-swaps =
    { $who ->
        [you] Vyměňujete
       *[other] { $player } vyměňuje
    } { FORM($given_colour, case: "acc") } { $given_value } za { FORM($colour, case: "acc") } { $value } z počítadla kol (kolo { $round }).
event-rerolls =
    { $who ->
        [you] Házíte
       *[other] { $player } hází
    } znovu { FORM($colour, case: "ins") } { $was }: padá { $value }.
event-redraws =
    { $who ->
        [you] Vracíte do váčku { FORM($given_colour, case: "acc") } { $given_value } a vytahujete { FORM($colour, case: "acc") } kostku.
       *[other] { $player } vrací do váčku { FORM($given_colour, case: "acc") } { $given_value } a vytahuje { FORM($colour, case: "acc") } kostku.
    }
event-puts-back =
    { $who ->
        [you] Dáváte
       *[other] { $player } dává
    } { FORM($colour, case: "acc") } { $value } do nabídky.
event-rerolls-pool =
    { $who ->
        [you] Házíte
       *[other] { $player } hází
    } znovu všemi kostkami v nabídce: { $dice }.
event-moves =
    { $who ->
        [you] Přesouváte
       *[other] { $player } přesouvá
    } { FORM($colour, case: "acc") } { $value } z { $origin } na { $cell }.
event-passes =
    { $who ->
        [you] Pasujete
       *[other] { $player } pasuje
    }.
event-cannot-act =
    { $who ->
        [you] V tomto tahu nemůžete
       *[other] { $player } v tomto tahu nemůže
    } nic udělat.
event-skips =
    { $who ->
        [you] Vynecháváte
       *[other] { $player } vynechává
    } svůj druhý tah v tomto kole.
event-leftover =
    { $number ->
        [one] Kolo { $round } končí. Na počítadlo kol přechází { $number } kostka: { $dice }.
        [few] Kolo { $round } končí. Na počítadlo kol přecházejí { $number } kostky: { $dice }.
        [many] Kolo { $round } končí. Na počítadlo kol přechází { $number } kostky: { $dice }.
       *[other] Kolo { $round } končí. Na počítadlo kol přechází { $number } kostek: { $dice }.
    }
event-no-leftover = Kolo { $round } končí. Nabídka je prázdná, na počítadlo kol tedy nepřechází nic.
event-ends = Poslední kolo je dohráno. Následuje závěrečné bodování.

## Refusals: choosing a window

reason-window = Nejdřív si vyberte jednu ze čtyř vitráží na svých kartách.

## Refusals: placing

reason-taken = Na políčku { $cell } už kostka je. Obsadit lze jen prázdné políčko.
reason-cell-colour = Políčko { $cell } přijme jen kostky { FORM($wanted, case: "gen") } barvy, ale tato je { FORM($colour) }.
reason-cell-shade = Políčko { $cell } přijme jen kostky odstínu { $wanted }, ale tato má { $value }.
reason-edge = Políčko { $cell } není na okraji. První nebo jediná kostka vitráže patří do okrajové řady nebo okrajového sloupce.
reason-same-colour = Políčko { $cell } nevyhovuje: sdílí hranu s políčkem { $other }, kde už je { FORM($colour) } kostka.
reason-same-shade = Políčko { $cell } nevyhovuje: sdílí hranu s políčkem { $other }, kde už je kostka odstínu { $value }.
reason-alone = Políčko { $cell } s žádnou vaší kostkou nesousedí. Kostka musí s nějakou sousedit, třeba jen úhlopříčně.
reason-not-apart = Políčko { $cell } sousedí s kostkou na { $other }, ale tento nástroj vyžaduje políčko, které s žádnou kostkou nesousedí, ani úhlopříčně.
reason-no-cell = Ve vaší vitráži teď pro { FORM($colour, case: "acc") } { $value } není žádné políčko.
reason-slot-empty = Toto místo v nabídce je prázdné: kostka už tu není.
reason-drafted = V tomto tahu jste už kostku vzali a víc než jednu vzít nesmíte.
reason-die-or-tool-first = Vyberte kostku v nabídce a potom políčko pro ni, nebo nástroj, nebo ukončete tah.

## Refusals: tools

reason-one-tool = V tomto tahu jste už nástroj použili a víc než jeden použít nesmíte.
reason-tool-not-here = Tento nástroj v této hře není.
reason-tokens =
    { $price ->
        [one]
            { $tokens ->
                [0] Použití { FORM($tool, case: "gen") } stojí { $price } žeton přízně, ale vy nemáte žádný.
               *[other] Použití { FORM($tool, case: "gen") } stojí { $price } žeton přízně, ale vy máte { $tokens }.
            }
        [few]
            { $tokens ->
                [0] Použití { FORM($tool, case: "gen") } stojí { $price } žetony přízně, ale vy nemáte žádný.
               *[other] Použití { FORM($tool, case: "gen") } stojí { $price } žetony přízně, ale vy máte jen { $tokens }.
            }
       *[other]
            { $tokens ->
                [0] Použití { FORM($tool, case: "gen") } stojí { $price } žetonů přízně, ale vy nemáte žádný.
               *[other] Použití { FORM($tool, case: "gen") } stojí { $price } žetonů přízně, ale vy máte jen { $tokens }.
            }
    }
reason-tool-spent = { FORM($tool, case: "acc") } jste už použili, a ve hře pro jednoho hráče poslouží každý nástroj jen jednou.
reason-payment = Za { FORM($tool, case: "acc") } se platí { FORM($wanted, case: "ins") } kostkou, ale tato je { FORM($colour) }.
reason-no-payment = Za { FORM($tool, case: "acc") } se platí { FORM($colour, case: "ins") } kostkou, ale v nabídce žádná taková není.
reason-no-use = { FORM($tool, case: "acc") } teď použít nelze: podle pravidel se tímto nástrojem zatím nedá nic udělat.
reason-drafted-before-tool = { FORM($tool, case: "acc") } lze použít jen na kostku, kterou si právě berete, ale v tomto tahu jste ji už vzali.
reason-after-draft = { FORM($tool, case: "acc") } lze použít až po běžném umístění kostky: nejdřív kostku vezměte a umístěte.
reason-before-draft = { FORM($tool, case: "acc") } lze použít jen dříve, než si vezmete kostku, ale v tomto tahu jste ji už vzali.
reason-first-turn-only = { FORM($tool, case: "acc") } lze použít jen ve vašem prvním tahu kola, ale toto je už druhý.
reason-second-turn-only = { FORM($tool, case: "acc") } lze použít jen ve vašem druhém tahu kola, ale toto je teprve první.
reason-track-empty = K použití { FORM($tool, case: "gen") } je třeba kostka na počítadle kol, ale tam zatím žádná není.
reason-wraps =
    { $value ->
        [6] Odstín { $value } zvýšit nelze: ze šestky se jednička nestane. Můžete ho jen snížit na 5.
       *[other] Odstín { $value } snížit nelze: z jedničky se šestka nestane. Můžete ho jen zvýšit na 2.
    }
reason-changed-no-cell =
    { $value ->
        [1] Z { FORM($colour, case: "gen") } { $value } lze udělat jen dvojku, ale pro tu není žádné políčko.
        [6] Z { FORM($colour, case: "gen") } { $value } lze udělat jen pětku, ale pro tu není žádné políčko.
       *[other] Ať { FORM($colour, case: "acc") } { $value } zvýšíte, nebo snížíte o 1, nebude pro ni žádné políčko.
    }
reason-track-no-cell = Ve vaší vitráži není políčko pro žádnou kostku z počítadla kol.
reason-no-cell-apart = Ve vaší vitráži není pro { FORM($colour, case: "acc") } { $value } políčko, které by s žádnou kostkou nesousedilo.
reason-not-for-tool = Toto teď pro { FORM($tool, case: "acc") } vybrat nelze.
reason-finish-first = Nejdřív dokončete použití nástroje.
reason-shade-first = Nejdřív zvolte odstín vytažené kostky, od 1 do 6.
reason-no-die = Na políčku { $cell } není žádná kostka, kterou by bylo možné přesunout.
reason-same-cell = Kostka už na { $cell } je. Přesuňte ji na jiné políčko.
reason-cannot-move = Není jiné políčko, kam by šlo přesunout { FORM($colour, case: "acc") } { $value }.
reason-no-second-move = Po tomto přesunu by už nešlo přesunout žádnou jinou kostku, ale tímto nástrojem se přesouvají právě dvě.
reason-same-die = Tuto kostku jste právě přesunuli. Druhá musí být jiná.
reason-other-colour = Druhá kostka musí být také { FORM($colour) }, stejně jako ta právě přesunutá.
reason-colour-not-on-track = Na počítadle kol není žádná { FORM($colour) } kostka, takže tímto nástrojem { FORM($colour, case: "acc") } kostku přesunout nelze.

## The ledger

ledger-public = { FORM($objective) }: { $times } × { $each }
ledger-private = { FORM($objective) } (osobní úkol)
ledger-tokens =
    { $tokens ->
        [one] Zbývá { $tokens } žeton přízně
        [few] Zbývají { $tokens } žetony přízně
        [many] Zbývá { $tokens } žetonu přízně
       *[other] Zbývá { $tokens } žetonů přízně
    }
ledger-empty = Prázdná políčka: { $cells } × −{ $each }
tie-private = body za osobní úkol
tie-tokens = zbylé žetony přízně
tie-order = pozdější první tah v posledním kole

## Labels of the drawn table

label-round = Kolo { $round }/{ $rounds }
label-pool = Nabídka
label-track = Počítadlo kol
label-bag = Váček
label-tools = Nástroje
label-public = Společné úkoly
label-private = Osobní úkol
label-tokens =
    { $tokens ->
        [one] { $tokens } žeton přízně
        [few] { $tokens } žetony přízně
        [many] { $tokens } žetonu přízně
       *[other] { $tokens } žetonů přízně
    }
label-price =
    { $tokens ->
        [one] cena: { $tokens } žeton
        [few] cena: { $tokens } žetony
        [many] cena: { $tokens } žetonu
       *[other] cena: { $tokens } žetonů
    }
label-target = Cílové skóre: { $points }
label-score = Body: { $points }
label-hand = Kostka v ruce
label-first-player = Začínající hráč
label-difficulty = Obtížnost { $difficulty }
label-hidden = Osobní úkol (skrytý)
label-window-not-chosen = Vitráž ještě není vybrána
label-paid-with = zaplaceno:

## Why a bot prefers an option

aspect-empty = zaplněná políčka
aspect-tokens = žetony přízně
aspect-target = cílové skóre
hint-keeps-open = políčko { $cell } zůstane použitelné
hint-blocks = na políčko { $cell } už se nehodí žádná kostka

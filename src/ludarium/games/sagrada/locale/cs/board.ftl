### Sagrada: what the drawn board says in a browser, in Czech.

## Cells and dice, as they are read aloud

board-cell-any = { $cell }: prázdné, smí sem jakákoli kostka
board-cell-colour = { $cell }: prázdné, vyžaduje { FORM($colour, case: "acc") } kostku
board-cell-shade = { $cell }: prázdné, vyžaduje odstín { $value }
board-cell-die = { $cell }: { FORM($colour) } { $value }
board-any = libovolná
board-shade = { $value }
board-hand-open = { FORM($colour) } kostka, odstín ještě není zvolen
board-pool-die = { FORM($colour) } { $value }, { $number }. místo nabídky
board-pool-empty = { $number }. místo nabídky: prázdné
board-change-to = Změnit na { $value }
board-track-die = { FORM($colour) } { $value }, kolo { $round }
board-track-open =
    { $dice ->
        [one] Zobrazit { $dice } kostku na počítadle kol
        [few] Zobrazit všechny { $dice } kostky na počítadle kol
        [many] Zobrazit všech { $dice } kostky na počítadle kol
       *[other] Zobrazit všech { $dice } kostek na počítadle kol
    }
board-track-close = Sbalit počítadlo kol
board-window-of = { $player }: vitráž { FORM($window) }

## Seats

board-next = hraje jako další
board-skips = vynechá druhý tah
board-so-far = zatím
board-without-secret = Bez osobního úkolu
board-look = Vitráž: { $player }

## Points

board-if-scored-now = kdyby se bodovalo teď
board-final = výsledek
board-now = teď
board-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
board-score-lines = Vaše body, kdyby hra skončila teď

## Cards

board-cards = Úkoly a nástroje
board-about-tool = { FORM($tool) }: podrobnosti
board-about-objective = { FORM($objective) }: podrobnosti
board-price-die = cena: { FORM($colour) } kostka
board-tokens-on =
    { $tokens ->
        [one] na kartě { $tokens } žeton
        [few] na kartě { $tokens } žetony
        [many] na kartě { $tokens } žetonu
       *[other] na kartě { $tokens } žetonů
    }
board-tokens-word =
    { $tokens ->
        [one] žeton přízně
        [few] žetony přízně
        [many] žetonu přízně
       *[other] žetonů přízně
    }

## The end

board-save = Uložit jako obrázek

## The goal, always in sight

board-goal = Vítězí hráč, který má po { $rounds } kolech nejvíc bodů.
board-goal-solo = Po { $rounds } kolech překonejte cílové skóre: součet kostek na počítadle kol.
board-worth = Body dávají úkoly, zbylý žeton přízně +1, prázdné políčko −1.
board-worth-solo = Body dávají úkoly, z osobních jen ten lepší. Každé prázdné políčko −3.

## Pravidla ve zkratce

overview-goal = Zaplňte svou vitráž kostkami. Kostka musí splnit požadavek svého políčka a kostky stejné barvy nebo stejného odstínu nesmějí sdílet hranu. Za které vzory jsou body, říkají úkoly.
overview-turn = Vezměte kostku z nabídky a umístěte ji, použijte nástroj za žetony přízně, udělejte obojí, nebo pasujte. Každý hráč má v každém kole dva tahy.
overview-end = Po 10 kolech sečtěte body za úkoly a za zbylé žetony přízně a odečtěte 1 bod za každé prázdné políčko. Vítězí hráč s nejvyšším součtem bodů.
figure-allowed = povoleno
figure-forbidden = zakázáno
figure-first = Kam lze umístit první kostku
figure-next = Kam lze umístit další kostku
figure-cells = Tři políčka a pod každým kostka, která na ně patří
figure-color = Kam vedle této lze umístit další modrou kostku
figure-shade = Kam vedle této lze umístit další kostku s číslem 3

## O čem rozhodují ostatní

waiting-window = Probíhá výběr vitráží.
waiting-turn = Umístí kostku, použije nástroj, nebo pasuje.

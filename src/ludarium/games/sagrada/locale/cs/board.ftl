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
board-without-secret = Bez tajného úkolu
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

## The end

board-save = Uložit jako obrázek

## The goal, always in sight

board-goal = Vyhrává hráč, který má po { $rounds } kolech nejvíc bodů.
board-goal-solo = Po { $rounds } kolech překonejte cílové skóre: součet kostek na počítadle kol.

## Pravidla ve zkratce

overview-goal = Vyplňte okno kostkami. Kostka musí vyhovět svému poli a kostky stejné barvy nebo stejného odstínu spolu nesmějí sousedit hranou. Cíle říkají, za které vzory jsou body.
overview-turn = Vezměte kostku z nabídky a umístěte ji, použijte nástroj za žetony přízně, udělejte obojí, nebo pasujte. Každý hráč má v každém kole dva tahy.
overview-end = Po 10 kolech sečtěte body za cíle a za zbylé žetony přízně a odečtěte 1 bod za každé prázdné pole. Vyhrává ten, kdo má nejvíc bodů.
figure-allowed = povoleno
figure-forbidden = zakázáno
figure-first = Kam může přijít první kostka
figure-next = Kam může přijít další kostka
figure-cells = Tři pole a pod každým kostka, která mu vyhovuje
figure-color = Kde vedle této může ležet další modrá kostka
figure-shade = Kde vedle této může ležet další kostka s číslem 3

## O čem rozhodují ostatní

waiting-window = Vybírá se okno.
waiting-turn = Na tahu: kostka, nástroj, nebo pas.

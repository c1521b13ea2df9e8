# Co po hře zůstává: události od posledního tahu, záznamy, statistiky, rozbor.

## Od vašeho posledního tahu

web-catch-up = Od vašeho posledního tahu
web-catch-up-count = { $number } z { $count }
web-catch-up-play = Ukázat jeden po druhém
web-catch-up-back = Předchozí tah
web-catch-up-on = Další tah
web-catch-up-watch = Přehrát odtud

## Hrát odtud

web-branch-dealt = Nový stůl začne krokem { $number } se vším, co jste v tu chvíli věděli. Vše, co vám bylo skryto, se náhodně rozdá znovu, takže o této hře nic neprozradí. Kdo se připojí, uvidí to, co jste věděli vy.
web-branch-true = Nový stůl začne krokem { $number } a vše skryté bude takové, jaké skutečně bylo.
web-branch-practice = Nová hra bude cvičná. Tato hra zůstane beze změny.
web-origin-dealt = Tento stůl pokračuje v jiné hře z toho, co věděl jeden z hráčů. Vše, co mu bylo skryto, bylo rozdáno znovu.
web-origin-true = Tento stůl pokračuje v jiné hře ze skutečné pozice.
web-origin-see = Ukázat ten krok

## Společné přehrávání

web-together = Společné přehrávání
web-together-leads = Vedete přehrávání: ostatní vidí totéž co vy.
web-together-alone = Prohlížíte si hru samostatně.
web-together-left = { $player } už tu není a přehrávání nikdo nevede.
web-together-follows = Sledujete přehrávání, které vede { $player }.
web-together-elsewhere = Toto přehrávání vedete, ale ne na této stránce.
web-together-offer = { $player } vede přehrávání této hry.
web-together-shows = { $player } ukazuje krok { $number } z { $count }.
web-together-hand = Předat vedení
web-together-end = Ukončit
web-together-look = Prohlížet samostatně
web-together-back = Zpět (vede { $player })
web-together-on = Vést zde
web-together-follow = Sledovat
web-together-take = Převzít vedení
web-variation = Varianta od kroku { $number }
web-variation-why = Všichni hráči tu rozhodují za každého. Boti zůstávají na svých místech.
web-variation-for = Teď rozhodujete za hráče { $player }.
web-variation-try = Zkusit variantu
web-variation-back = Zpět k přehrávání
web-variation-back-all = Vrátit všechny k přehrávání
web-variation-number = Varianta { $number }

## Obrazovka konce hry

web-scores = Průběh skóre
web-scores-chart = Graf bodů každého hráče během hry. Stejná čísla jsou v tabulce níže.
web-scores-table = Jako tabulka
web-scores-round = Kolo { $round }
web-scores-step = Pozice { $number }

## Moje hry

web-games-none = Zatím žádné dohrané hry. Objeví se tu, až na tomto zařízení nějakou dohrajete.
web-games-day = Datum
web-games-game = Hra
web-games-with = S kým
web-games-result = Výsledek
web-games-points = Body
web-games-practice = cvičná
web-games-averages = { $game }: odkud máte body
web-games-own-average = Vy
web-games-other-average = Ostatní
web-games-difference = Rozdíl
web-games-elsewhere = Na jiném zařízení
web-games-link-why = Soukromý odkaz ukáže tyto hry na jiném vašem zařízení. Uvidí je každý, kdo ho má, proto si ho nechte pro sebe.
web-games-link = Vytvořit soukromý odkaz

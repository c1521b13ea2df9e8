### Red Rising: what the drawn board says in a browser, in Czech.

## Cards

board-card = { FORM($card) }, { FORM($colour) }, hodnota { $value }
board-face-down = { FORM($card) } { FORM($location, case: "loc") }, { $nth }. z { $of } shora
board-deploy = Nasazení
board-defence = Obrana
board-ending = Na konci hry
board-end-short = Konec
board-bonus = Bonusové body
board-at-work = { $who ->
    [you] Právě působí: rozhodujete vy
   *[other] Právě působí: rozhoduje { $player }
}
board-now = nyní
board-points-now = Nyní dává { $points }
board-without-it = podíl na vašem součtu: { $points }
board-would-add = přidala by k vašemu součtu
board-adds = Ve vaší ruce by tato karta přidala { $points }
board-to-you = { $points } při získání
board-gain-short = zisk: { $points }
board-counts-as = Počítá se jako: { FORM($what) }
board-put-away = Zavřít kartu
board-in-the-light = Vybraná karta a body
board-look-hint = Najeďte na kartu nebo na ni klepněte a přečtete si ji zde.

## Locations

board-empty = žádné karty
board-does-take = získat svrchní kartu
board-does-banish = vyhostit svrchní kartu
board-does-banish-topmost = vyhostit nejvýše ležící kartu jinou než Zlatou
board-does-lift = přesunout svrchní kartu
board-does-deploy = nasadit sem
board-does-place = umístit sem
board-does-move = přesunout sem
board-does-and-gives = { $what }: { $bonus }
board-here = tato lokace
board-bonus-here = Bonus za to, že odsud získáte svrchní kartu nebo sem umístíte kartu při Průzkumu: { $bonus }
board-and-power = + kolej: { FORM($house, case: "power") }
board-token = žeton
board-worth-sovereign = 10 bodů
board-worth-influence = 1–4 body
board-worth-helium = 3 body
board-worth-fleet = 1–7 bodů
board-takes-effect = její schopnost zde působí
board-no-effect = její schopnost zde nepůsobí
board-no-ability = nemá nasazovací schopnost
board-does-scout = Průzkum
board-does-draw = získat a hodit

## Seats and hands

board-hand-of = { $player }: karty v ruce
board-hand-empty = V této ruce není žádná karta.
board-hand-known = Karty, o kterých víte
board-cards-held =
    { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[other] { $number } karet
    }

## Tracks and piles

board-fleet-track = Stupnice flotily
board-space =
    { $points ->
        [one] Pole { $space }, { $points } bod
        [few] Pole { $space }, { $points } body
       *[other] Pole { $space }, { $points } bodů
    }
board-on-space = pole { $space }
board-ends = Podmínky konce hry
board-end = Nejvíce { FORM($track, case: "gen") }: { $number } ze 7
board-last-round = Podmínky konce jsou splněny: toto jsou poslední tahy.
board-deck = balíček
board-banished = vyhoštěné
board-die = kostka
board-rising-die = Kostka Povstání
board-die-faces = Její stěny. Co padne, to se hned stane:
board-top-known = Znáte jeho svrchní kartu
board-deck-known = Co víte o balíčku, počítáno odshora:
board-from-the-top = Její karty, odshora:
board-none-banished = Žádná karta není vyhoštěna.

## Choosing

board-choose = Zvolte
board-search = Hledat podle jména nebo barvy

## Points

board-if-now = Kdyby hra skončila nyní
board-final = Konečné skóre
board-total = Celkem
board-source-characters = Postavy
board-source-fleet = Flotila
board-source-helium = Helium
board-source-sovereign = Žeton nadvlády
board-source-influence = Vliv
board-source-excess = Přebytečné karty
board-source-extra = Závěrečné schopnosti

## The Automa

board-level = Úroveň
board-automa-deck = Karet v jejím balíčku
board-automa-last = Její poslední tah
board-automa-card = Karta Automy { $nth } z { $of }
board-skip = Přeskočit

## The goal, always in sight

board-ends-how = Hra končí, jakmile má někdo 7 žetonů helia, někdo 7 žetonů vlivu a něčí flotila je na poli 7, nebo jakmile jeden hráč splní dvě z těchto tří podmínek. Kolo se ještě dohraje. Vítězí hráč s nejvyšším součtem bodů.
board-power-when = Schopnost působí pokaždé, když získáte žeton nadvlády.
board-power-when-theirs = Schopnost působí pokaždé, když tento hráč získá žeton nadvlády.
board-goal-title = Cíl a konec hry
board-goal = Cíl
board-goal-line = Cíl: nejvíce bodů. Dávají je karty v ruce na konci hry, stupnice a žeton nadvlády.
board-ends-line = Konec: jeden hráč má 7 na dvou stupnicích, nebo na všech třech někdo dosáhl 7.
board-goal-how = Získejte nejvíce bodů. Většinu přinesou karty ve vaší ruce: každá svou hodnotu a bonusové body. K tomu:
board-scores-fleet = kolik je na poli vaší lodi: až 43 bodů
board-scores-helium = 3 body za každé
board-scores-influence = za každý 4 body, máte-li ho nejvíce, 2 body, jste-li druzí, jinak 1 bod
board-scores-sovereign = 10 bodů
board-scores-excess = každá karta nad sedm stojí 10 bodů
board-neutral = Při bodování se její vliv porovnává s vlivem hráčů.
board-track-points = body
board-points = { $points } b.

## A turn in short

board-turn = Tah: jedno ze dvou
board-turn-lead = Vedení: nasadit a získat
board-turn-deploy = Nasaďte kartu z ruky na lokaci: zapůsobí její schopnost.
board-turn-gain = Získejte svrchní kartu jiné lokace i s bonusem této lokace, nebo kartu z balíčku a hoďte kostkou Povstání.
board-turn-scout = Průzkum
board-turn-scout-how = Ruka se nezmění. Svrchní karta balíčku přijde na lokaci podle vaší volby a vy získáte bonus této lokace.

## Pictures of the rules

overview-goal = Sbírejte karty, které spolu dají nejvíce bodů: každá karta v ruce přináší svou hodnotu, a pokud se k ní ostatní karty v ruce hodí, i bonusové body. Body dává také flotila, helium, vliv a žeton nadvlády.
overview-turn = Ve svém tahu nasaďte kartu z ruky na lokaci a využijte její schopnost, potom získejte svrchní kartu jiné lokace i s bonusem této lokace. Nebo proveďte Průzkum: umístěte svrchní kartu balíčku na lokaci a získejte jen bonus této lokace.
overview-end = Hra končí, jakmile má někdo 7 žetonů helia, někdo 7 žetonů vlivu a něčí flotila je na poli 7, nebo jakmile jeden hráč splní dvě z těchto podmínek. Vítězí hráč s nejvyšším součtem bodů.
figure-card = Karta: barva se znakem, hodnota, co karta udělá při nasazení a kolik přinese bodů
figure-location = Lokace: její bonus, zakryté karty a svrchní karta, kterou lze získat
figure-ends = Jeden hráč má 7 žetonů helia, jiný je na poli 7: dvě ze tří podmínek jsou splněny, ale každá jiným hráčem
figure-fleet = Stupnice flotily: číslo každého pole a pod ním jeho body

## O čem rozhodují ostatní

waiting-turn = Volí: nasadit kartu, nebo provést Průzkum.
waiting-ability = Vyhodnocuje se schopnost: { FORM($card) }.
waiting-scoring = Rozhoduje se o závěrečném bodování.

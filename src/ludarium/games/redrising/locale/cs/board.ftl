### Red Rising: what the drawn board says in a browser, in Czech.

## Cards

board-card = { FORM($card) }, { FORM($colour) }, hodnota { $value }
board-face-down = { FORM($card) } { FORM($location, case: "loc") }, { $nth }. z { $of } shora
board-deploy = Nasazení
board-defence = Obrana
board-ending = Na konci hry
board-bonus = Bonusové body
board-at-work = Právě působí (rozhoduje { $player })
board-now = nyní
board-points-now = Nyní dává { $points }
board-without-it = podíl na vašem součtu: { $points }
board-would-add = přidala by k vašemu součtu
board-adds = Ve vaší ruce by tato karta přidala { $points }
board-to-you = { $points } vám
board-counts-as = Počítá se jako: { FORM($what) }
board-put-away = Zavřít kartu
board-in-the-light = Vybraná karta a body
board-look-hint = Najeďte na kartu nebo na ni ťukněte a přečtete si ji zde.

## Locations

board-gives-jupiter = +1 pole flotily
board-gives-mars = +1 helium
board-gives-luna = žeton nadvlády
board-gives-institute = +1 vliv
board-empty = žádné karty
board-does-take = vzít svrchní kartu
board-does-banish = vyhostit svrchní kartu
board-does-banish-topmost = vyhostit nejvýše ležící kartu jinou než Zlatou
board-does-lift = přesunout svrchní kartu
board-does-deploy = nasadit sem
board-does-place = umístit sem
board-does-move = přesunout sem
board-does-and-gives = { $what }: { $bonus }
board-here = tato lokace

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
board-top-known = Znáte jeho svrchní kartu
board-deck-known = Co víte o balíčku, počítáno odshora:
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

board-ends-how = Hra končí, když hráči dosáhli 7 u každé ze tří, nebo když jediný hráč dosáhl 7 u dvou. Vyhrává hráč s nejvíce body.
board-power-when = Schopnost působí pokaždé, když získáte žeton nadvlády.

## O čem rozhodují ostatní

waiting-turn = Na tahu: Vedení, nebo Průzkum.
waiting-ability = Vyhodnocuje se schopnost: { FORM($card) }.
waiting-scoring = Rozhodnutí pro závěrečné bodování.

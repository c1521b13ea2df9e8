### Raxxon: what citizens, sheets and Raxxon cards do, as on the cards, in Czech.

# A family of effects is one phrase, without a capital letter or a full stop: several of them are read one after
# another, with commas between.

## A card in words

printed-healthy = Karta zdravého, v krabici jich je { $number }.
printed-infected = Karta nakaženého, v krabici jich je { $number }.
printed-killed = Při zabití: { $effects }.
printed-count =
    { $number ->
        [1] Při odkrytí, je-li odkrytá jediná karta tohoto typu: { $effects }.
        [few] Při odkrytí, jsou-li odkryté právě { $number } karty tohoto typu: { $effects }.
       *[other] Při odkrytí, je-li odkrytých karet tohoto typu právě { $number }: { $effects }.
    }
printed-action = { FORM($action) }: { $effects }. Políčka: { $slots }.
printed-action-sides = { FORM($action) }: { $effects }. Políčka pro 1–2 hráče: { $slots_a }; pro 3–4: { $slots_b }.
printed-when = Podmínka: { $condition }.
printed-option = { $number }. { FORM($choice) } – { $effects }.
printed-reshuffles = Potom zamíchejte nespuštěné karty do balíčku Raxxonu.

## The symbols of a slot

slots-alike = { $number } × { $slot }
symbols-one = { FORM($symbol) }
symbols-more = { FORM($symbol) } + { $rest }

## Symbols

does-add =
    { $number ->
        [one] přidejte kartu do davu
        [few] přidejte do davu { $number } karty
       *[other] přidejte do davu { $number } karet
    }
does-flip =
    { $number ->
        [one] odkryjte kartu
        [few] odkryjte { $number } karty
       *[other] odkryjte { $number } karet
    }
does-infection =
    { $number ->
        [one] nákaza se šíří
       *[other] nákaza se šíří { $number }×
    }
does-raxxon =
    { $number ->
        [one] táhněte kartu Raxxonu
        [few] táhněte { $number } karty Raxxonu
       *[other] táhněte { $number } karet Raxxonu
    }
does-power = vliv Raxxonu +{ $number }
does-power-down = vliv Raxxonu −1
does-hostile =
    { $number ->
        [one] { $number } karta Výtržník se vrací z hromádky evakuovaných
        [few] { $number } karty Výtržník se vracejí z hromádky evakuovaných
       *[other] { $number } karet Výtržník se vrací z hromádky evakuovaných
    }
does-end = den končí
does-pass = aktivní hráč pasuje
does-character-passes = { FORM($character, case: "nom") } pasuje
does-raxxon-or-power = táhněte kartu Raxxonu (ve hře pro jednoho hráče můžete místo toho zvýšit vliv Raxxonu o 1)
does-optional = volitelně (po akci pak táhněte kartu Raxxonu): { $effects }

## Killing

does-kill =
    { $number ->
        [one] zabijte { $number } { FORM($of, case: "one") }
        [few] zabijte { $number } { FORM($of, case: "few") }
       *[other] zabijte { $number } { FORM($of, case: "many") }
    }
does-kill-up-to =
    { $number ->
        [one] můžete zabít { $number } { FORM($of, case: "one") }
        [few] zabijte až { $number } { FORM($of, case: "few") }
       *[other] zabijte až { $number } { FORM($of, case: "many") }
    }
does-kill-line = zabijte všechny v řadě nebo sloupci
does-kill-line-without = zabijte všechny v řadě nebo sloupci bez { FORM($of, case: "many") }
does-kill-line-spare = otočte lícem vzhůru řadu nebo sloupec, bez jakýchkoli efektů, a všechny tam zabijte, jen { FORM($of, case: "few") } ušetřete
does-kill-cluster =
    { $number ->
        [1] zabijte kartu a, chcete-li, i 1 sousední
        [4] zabijte kartu a kterékoli sousední podle své volby
       *[other] zabijte kartu a nejvýše { $number } sousední
    }
does-kill-around = vyberte 1 { FORM($of, case: "one") } a zabijte všechny karty, které s ní sousedí
does-kill-with-neighbour = zabijte 1 { FORM($of, case: "one") } a 1 kartu, která s ní sousedí
does-kill-pair = zabijte 2 sousední karty

## Evacuation

does-evacuate =
    { $number ->
        [one] evakuujte { $number } { FORM($of, case: "one") }
        [few] evakuujte { $number } { FORM($of, case: "few") }
       *[other] evakuujte { $number } { FORM($of, case: "many") }
    }
does-evacuate-up-to =
    { $number ->
        [one] můžete evakuovat { $number } { FORM($of, case: "one") }
        [few] evakuujte až { $number } { FORM($of, case: "few") }
       *[other] evakuujte až { $number } { FORM($of, case: "many") }
    }
does-evacuate-line = evakuujte řadu nebo sloupec, kde jsou všechny karty odkryté a zdravé
does-evacuate-cluster = evakuujte odkrytou kartu zdravého a kterékoli sousední odkryté karty zdravých podle své volby
does-give-back =
    { $number ->
        [one] { $number } karta podle volby aktivního hráče odchází z hromádky evakuovaných do odkládacího balíčku obyvatel
        [few] { $number } karty podle volby aktivního hráče odcházejí z hromádky evakuovaných do odkládacího balíčku obyvatel
       *[other] { $number } karet podle volby aktivního hráče odchází z hromádky evakuovaných do odkládacího balíčku obyvatel
    }

## Quarantine

does-contain-crowd =
    { $number ->
        [one] přesuňte { $number } odkrytou kartu nakaženého z davu do kontrolované karantény
        [few] přesuňte { $number } odkryté karty nakažených z davu do kontrolované karantény
       *[other] přesuňte { $number } odkrytých karet nakažených z davu do kontrolované karantény
    }
does-contain-uncontained =
    { $number ->
        [one] přesuňte { $number } kartu z nekontrolované karantény do kontrolované
        [few] přesuňte { $number } karty z nekontrolované karantény do kontrolované
       *[other] přesuňte { $number } karet z nekontrolované karantény do kontrolované
    }
does-contain-both =
    { $number ->
        [one] přesuňte { $number } odkrytou kartu nakaženého z davu nebo z nekontrolované karantény do kontrolované
        [few] přesuňte { $number } odkryté karty nakažených z davu nebo z nekontrolované karantény do kontrolované
       *[other] přesuňte { $number } odkrytých karet nakažených z davu nebo z nekontrolované karantény do kontrolované
    }
does-contain-up-to-crowd =
    { $number ->
        [one] můžete přesunout { $number } odkrytou kartu nakaženého z davu do kontrolované karantény
        [few] přesuňte až { $number } odkryté karty nakažených z davu do kontrolované karantény
       *[other] přesuňte až { $number } odkrytých karet nakažených z davu do kontrolované karantény
    }
does-contain-up-to-uncontained =
    { $number ->
        [one] můžete přesunout { $number } kartu z nekontrolované karantény do kontrolované
        [few] přesuňte až { $number } karty z nekontrolované karantény do kontrolované
       *[other] přesuňte až { $number } karet z nekontrolované karantény do kontrolované
    }
does-contain-up-to-both =
    { $number ->
        [one] můžete přesunout { $number } odkrytou kartu nakaženého z davu nebo z nekontrolované karantény do kontrolované
        [few] přesuňte až { $number } odkryté karty nakažených z davu nebo z nekontrolované karantény do kontrolované
       *[other] přesuňte až { $number } odkrytých karet nakažených z davu nebo z nekontrolované karantény do kontrolované
    }
does-contain-all-uncontained = přesuňte všechny karty z nekontrolované karantény do kontrolované
does-bury-crowd =
    { $number ->
        [one] dejte { $number } odkrytou kartu nakaženého z davu pod balíček nákazy
        [few] dejte { $number } odkryté karty nakažených z davu pod balíček nákazy
       *[other] dejte { $number } odkrytých karet nakažených z davu pod balíček nákazy
    }
does-bury-quarantine =
    { $number ->
        [one] dejte { $number } kartu z kterékoli karantény pod balíček nákazy
        [few] dejte { $number } karty z kterékoli karantény pod balíček nákazy
       *[other] dejte { $number } karet z kterékoli karantény pod balíček nákazy
    }
does-bury-uncontained =
    { $number ->
        [one] dejte { $number } kartu z nekontrolované karantény pod balíček nákazy
        [few] dejte { $number } karty z nekontrolované karantény pod balíček nákazy
       *[other] dejte { $number } karet z nekontrolované karantény pod balíček nákazy
    }
does-break-out = 1 karta z nekontrolované karantény přichází do davu a tam se odkryje

## The crowd

does-look =
    { $number ->
        [one] můžete si prohlédnout { $number } zakrytou kartu
        [few] prohlédněte si až { $number } zakryté karty
       *[other] prohlédněte si až { $number } zakrytých karet
    }
does-look-by-players =
    { $number ->
        [few] prohlédněte si až { $number } zakryté karty (ve třech { $three }, ve čtyřech { $four })
       *[other] prohlédněte si až { $number } zakrytých karet (ve třech { $three }, ve čtyřech { $four })
    }
does-turn-down =
    { $number ->
        [one] otočte lícem dolů { $number } { FORM($of, case: "one") }
        [few] otočte lícem dolů { $number } { FORM($of, case: "few") }
       *[other] otočte lícem dolů { $number } { FORM($of, case: "many") }
    }
does-turn-down-up-to =
    { $number ->
        [one] můžete otočit lícem dolů { $number } { FORM($of, case: "one") }
        [few] otočte lícem dolů až { $number } { FORM($of, case: "few") }
       *[other] otočte lícem dolů až { $number } { FORM($of, case: "many") }
    }
does-turn-down-any = otočte lícem dolů libovolný počet { FORM($of, case: "many") }
does-turn-down-all = otočte lícem dolů všechny { FORM($of, case: "few") }
does-turn-down-type = můžete otočit lícem dolů všechny odkryté karty jednoho typu
does-swap = prohoďte 2 karty davu
does-move-or-swap = přesuňte 1 kartu davu na prázdné místo vedle ostatních, nebo 2 karty prohoďte
does-interview = prohlédněte si zakrytou kartu: nakaženého nebo Výtržníka nechte zakrytého, kohokoli jiného odkryjte, a pak můžete pokračovat sousední zakrytou kartou
does-roadblock =
    { $number ->
        [one] položte { $number } žeton na kartu davu. Má-li vedle ní přibýt karta, odeberte místo toho žeton. Odeberte ho i tehdy, když se karta přesune nebo opustí dav
        [few] položte { $number } žetony na kartu davu. Kdykoli má vedle ní přibýt karta, odeberte místo toho 1 žeton. Odeberte všechny žetony, když se karta přesune nebo opustí dav
       *[other] položte { $number } žetonů na kartu davu. Kdykoli má vedle ní přibýt karta, odeberte místo toho 1 žeton. Odeberte všechny žetony, když se karta přesune nebo opustí dav
    }
does-ignore-adds =
    { $number ->
        [one] příští karta, která by dnes měla přibýt do davu, nepřibude
        [few] příští { $number } karty, které by dnes měly přibýt do davu, nepřibudou
       *[other] příštích { $number } karet, které by dnes měly přibýt do davu, nepřibude
    }

## Decks and tokens

does-stand-down = dejte řadu nebo sloupec odkrytých karet lícem dolů, v libovolném pořadí, pod balíček obyvatel
does-order-top-population =
    { $number ->
        [one] prohlédněte si svrchní kartu balíčku obyvatel
        [few] prohlédněte si { $number } svrchní karty balíčku obyvatel a vraťte je navrch v libovolném pořadí
       *[other] prohlédněte si { $number } svrchních karet balíčku obyvatel a vraťte je navrch v libovolném pořadí
    }
does-order-top-raxxon =
    { $number ->
        [one] prohlédněte si svrchní kartu balíčku Raxxonu
        [few] prohlédněte si { $number } svrchní karty balíčku Raxxonu a vraťte je navrch v libovolném pořadí
       *[other] prohlédněte si { $number } svrchních karet balíčku Raxxonu a vraťte je navrch v libovolném pořadí
    }
does-untoken =
    { $number ->
        [one] { FORM($character, case: "nom") } odstraní z desky { $number } žeton
        [few] { FORM($character, case: "nom") } odstraní z desky { $number } žetony
       *[other] { FORM($character, case: "nom") } odstraní z desky { $number } žetonů
    }
does-untoken-up-to =
    { $number ->
        [one] { FORM($character, case: "nom") } může odstranit z desky { $number } žeton
        [few] { FORM($character, case: "nom") } může odstranit z desky až { $number } žetony
       *[other] { FORM($character, case: "nom") } může odstranit z desky až { $number } žetonů
    }
does-untoken-each-up-to =
    { $number ->
        [one] každý hráč může odstranit ze své desky { $number } žeton
        [few] každý hráč může odstranit ze své desky až { $number } žetony
       *[other] každý hráč může odstranit ze své desky až { $number } žetonů
    }
does-untoken-chosen-up-to =
    { $number ->
        [one] můžete odstranit { $number } žeton z desky kteréhokoli hráče
        [few] odstraňte až { $number } žetony z desky kteréhokoli jednoho hráče
       *[other] odstraňte až { $number } žetonů z desky kteréhokoli jednoho hráče
    }

## Conditions

when-always = vždy
when-face-up =
    { $number ->
        [one] v davu je aspoň { $number } { FORM($of, case: "nom") }
        [few] v davu jsou aspoň { $number } { FORM($of, case: "few") }
       *[other] v davu je aspoň { $number } { FORM($of, case: "many") }
    }
when-triggered = mezi spuštěnými je karta „{ FORM($card) }“
when-untriggered = mezi nespuštěnými je karta „{ FORM($card) }“
when-character = { FORM($character, case: "nom") } je ve hře
when-power-at-least = vliv Raxxonu je aspoň { $number }
when-uncontained-at-least =
    { $number ->
        [one] v nekontrolované karanténě je aspoň { $number } karta
        [few] v nekontrolované karanténě jsou aspoň { $number } karty
       *[other] v nekontrolované karanténě je aspoň { $number } karet
    }
when-infection-at-most =
    { $number ->
        [0] balíček nákazy je prázdný
        [one] v balíčku nákazy je nejvýše { $number } karta
        [few] v balíčku nákazy jsou nejvýše { $number } karty
       *[other] v balíčku nákazy je nejvýše { $number } karet
    }
when-evacuated-at-least =
    { $number ->
        [one] na hromádce evakuovaných je aspoň { $number } karta
        [few] na hromádce evakuovaných jsou aspoň { $number } karty
       *[other] na hromádce evakuovaných je aspoň { $number } karet
    }

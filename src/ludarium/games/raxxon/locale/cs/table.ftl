### Raxxon: what is said at the table, in Czech.

## Options: the day and the turn

option-character = { FORM($character) }
option-go = Uplatnit
option-pass = Pasovat: můj den končí
option-pass-first = Pasovat: odstranit mé žetony
option-action = { FORM($action) }
option-extra = Využít a po akci táhnout kartu Raxxonu
option-no-extra = Nevyužít
option-order = { FORM($card) }
option-in-order = Všechny, v tomto pořadí
option-raxxon = Táhnout kartu Raxxonu
option-power = Zvýšit vliv Raxxonu o 1
option-done = Hotovo

## Options: the crowd

option-add = Přidat na { $place }
option-flip = Odkrýt { FORM($card, case: "acc") } ({ $cell })
option-evacuate = Evakuovat { FORM($card, case: "acc") } ({ $cell })
option-evacuate-row =
    { $number ->
        [one] Evakuovat řadu { $line } ({ $number } karta)
        [few] Evakuovat řadu { $line } ({ $number } karty)
       *[other] Evakuovat řadu { $line } ({ $number } karet)
    }
option-evacuate-column =
    { $number ->
        [one] Evakuovat sloupec { $line } ({ $number } karta)
        [few] Evakuovat sloupec { $line } ({ $number } karty)
       *[other] Evakuovat sloupec { $line } ({ $number } karet)
    }
option-kill = Zabít { FORM($card, case: "acc") } ({ $cell })
option-kill-row =
    { $number ->
        [one] Zabít všechny v řadě { $line } ({ $number } karta)
        [few] Zabít všechny v řadě { $line } ({ $number } karty)
       *[other] Zabít všechny v řadě { $line } ({ $number } karet)
    }
option-kill-column =
    { $number ->
        [one] Zabít všechny ve sloupci { $line } ({ $number } karta)
        [few] Zabít všechny ve sloupci { $line } ({ $number } karty)
       *[other] Zabít všechny ve sloupci { $line } ({ $number } karet)
    }
option-kill-pair = Zabít { FORM($card, case: "acc") } ({ $cell }) a { FORM($card_2, case: "acc") } ({ $cell_2 })
option-kill-around = Zabít všechny kolem karty { FORM($card) } ({ $cell })
option-look = Prohlédnout si { FORM($card, case: "acc") } ({ $cell })
option-turn-down = Otočit lícem dolů { FORM($card, case: "acc") } ({ $cell })
option-turn-down-type = Otočit lícem dolů všechny karty { FORM($card) }
option-swap = Prohodit { FORM($card, case: "acc") } ({ $cell }) a { FORM($card_2, case: "acc") } ({ $cell_2 })
option-move = Přesunout { FORM($card, case: "acc") } z { $cell } na { $place_2 }
option-roadblock = Postavit na { FORM($card, case: "acc") } ({ $cell })

## Options: decks, piles, tokens

option-contain-crowd = Poslat do karantény { FORM($card, case: "acc") } ({ $cell })
option-contain-uncontained = Znovu dostat pod kontrolu { FORM($card, case: "acc") }
option-bury-crowd = Dát { FORM($card, case: "acc") } ({ $cell }) pod balíček nákazy
option-bury-uncontained = Dát { FORM($card, case: "acc") } z nekontrolované karantény pod balíček nákazy
option-bury-contained = Dát { FORM($card, case: "acc") } z kontrolované karantény pod balíček nákazy
option-break-out = { FORM($card) }, na { $place_2 }
option-give-back = { FORM($card) }
option-stand-down-row =
    { $number ->
        [one] Poslat domů řadu { $line } ({ $number } karta)
        [few] Poslat domů řadu { $line } ({ $number } karty)
       *[other] Poslat domů řadu { $line } ({ $number } karet)
    }
option-stand-down-column =
    { $number ->
        [one] Poslat domů sloupec { $line } ({ $number } karta)
        [few] Poslat domů sloupec { $line } ({ $number } karty)
       *[other] Poslat domů sloupec { $line } ({ $number } karet)
    }
option-arrange = { FORM($card) }
option-untoken = { FORM($action) } ({ $player })

## The log: the day and the turn

event-character =
    { $who ->
        [you] Volíte si
       *[other] { $player } si volí
    } postavu: { FORM($character) }.
event-day = Den { $number }: shromažďuje se dav. { $who ->
        [you] Začínáte vy.
       *[other] Začíná { $player }.
    }
event-last-day = Den { $number } je poslední: v noci se nákaza bude šířit, dokud se její balíček nevyprázdní, a pak ještě jednou.
event-no-more-turns =
    { $number ->
        [one] Dnes byl odehrán { $number } tah. Další už nejsou a den končí.
        [few] Dnes byly odehrány { $number } tahy. Další už nejsou a den končí.
       *[other] Dnes bylo odehráno { $number } tahů. Další už nejsou a den končí.
    }
event-acts =
    { $who ->
        [you] Provádíte
       *[other] { $player } provádí
    } akci: { FORM($action) }.
event-applies =
    { $who ->
        [you] Uplatňujete
       *[other] { $player } uplatňuje
    } následek akce { FORM($action) }: { FORM($symbol) }.
event-passes =
    { $who ->
        [you] Pasujete
       *[other] { $player } pasuje
    }.
event-day-ends = Den okamžitě končí.
event-overnight =
    { $spreads ->
        [0] Přichází noc. V davu ani v nekontrolované karanténě není nikdo nakažený.
        [one] Přichází noc. Nakažených v davu a v nekontrolované karanténě: { $number }. Nákaza se šíří jednou.
       *[other] Přichází noc. Nakažených v davu a v nekontrolované karanténě: { $number }. Nákaza se šíří { $spreads }krát.
    }
event-victory =
    { $number ->
        [one] Vítězství! { $number } zdravý obyvatel je v bezpečí.
        [few] Vítězství! Všichni { $number } zdraví obyvatelé jsou v bezpečí.
       *[other] Vítězství! Všech { $number } zdravých obyvatel je v bezpečí.
    }
event-outbreak = Propuknutí nákazy: má se šířit a její balíček je prázdný. Město je ztraceno. Evakuováno: { $number }.
event-takeover = Ovládnutí: město patří Raxxonu. Evakuováno: { $number }.

## The log: symbols and Raxxon cards

event-reveals =
    { $who ->
        [you] Odkrýváte kartu
        [none] Odkrývá se karta
       *[other] { $player } odkrývá kartu
    } { FORM($card) } ({ $cell }).
event-reveals-crowd = Dav je odkryt: { $cards }.
event-count = Odkrytých karet { FORM($card) }: { $number }, nastává tedy efekt.
event-adds =
    { $who ->
        [you] Přidáváte kartu
        [none] Přibývá karta
       *[other] { $player } přidává kartu
    } do davu ({ $cell }).
event-add-ignored =
    { $number ->
        [0] Přes kordon nikdo neprojde. Víc už nezadrží.
        [one] Přes kordon nikdo neprojde. Zadrží ještě { $number } kartu.
        [few] Přes kordon nikdo neprojde. Zadrží ještě { $number } karty.
       *[other] Přes kordon nikdo neprojde. Zadrží ještě { $number } karet.
    }
event-blocked =
    { $number ->
        [0] Zátaras ({ $cell }) kartu nepouští. Víc už nezadrží.
        [one] Zátaras ({ $cell }) kartu nepouští. Zbývá { $number } žeton.
        [few] Zátaras ({ $cell }) kartu nepouští. Zbývají { $number } žetony.
       *[other] Zátaras ({ $cell }) kartu nepouští. Zbývá { $number } žetonů.
    }
event-spreads = Nákaza se šíří: { FORM($card) }. V balíčku nákazy zbývá: { $left }.
event-power = Vliv Raxxonu: { $number }.
event-triggered =
    { $who ->
        [you] Táhnete
       *[other] { $player } táhne
    } kartu Raxxonu a její podmínka je splněna: { FORM($card) }.
event-untriggered =
    { $who ->
        [you] Táhnete
       *[other] { $player } táhne
    } kartu Raxxonu a její podmínka splněna není: { FORM($card) }.
event-chooses =
    { $who ->
        [you] Volíte
       *[other] { $player } volí
    }: { FORM($choice) } ({ FORM($card) }).
event-reshuffles =
    { $number ->
        [one] { $number } nespuštěná karta se vrací do balíčku Raxxonu.
        [few] { $number } nespuštěné karty se vracejí do balíčku Raxxonu.
       *[other] { $number } nespuštěných karet se vrací do balíčku Raxxonu.
    }
event-returns = Karta { FORM($card) } odchází z hromádky evakuovaných do odkládacího balíčku obyvatel.
event-gives-back =
    { $who ->
        [you] Vracíte kartu
        [none] Vrací se karta
       *[other] { $player } vrací kartu
    } { FORM($card) } z hromádky evakuovaných do odkládacího balíčku obyvatel.
event-shuffles-population =
    { $number ->
        [one] Balíček obyvatel je zamíchán: { $number } karta.
        [few] Balíček obyvatel je zamíchán: { $number } karty.
       *[other] Balíček obyvatel je zamíchán: { $number } karet.
    }

## The log: the crowd, decks and piles

event-evacuates =
    { $who ->
        [you] Evakuujete kartu
        [none] Evakuuje se karta
       *[other] { $player } evakuuje kartu
    } { FORM($card) } ({ $cell }).
event-kills =
    { $who ->
        [you] Zabíjíte kartu
        [none] Umírá karta
       *[other] { $player } zabíjí kartu
    } { FORM($card) } ({ $cell }).
event-contains =
    { $who ->
        [you] Posíláte do kontrolované karantény kartu
        [none] Do kontrolované karantény přichází karta
       *[other] { $player } posílá do kontrolované karantény kartu
    } { FORM($card) }.
event-buries =
    { $who ->
        [you] Dáváte pod balíček nákazy kartu
        [none] Pod balíček nákazy přichází karta
       *[other] { $player } dává pod balíček nákazy kartu
    } { FORM($card) }.
event-breaks-out = Karta { FORM($card) } uniká z karantény do davu ({ $cell }).
event-looks =
    { $who ->
        [you] Prohlížíte si
       *[other] { $player } si prohlíží
    } zakrytou kartu ({ $cell }).
event-looks-at-top =
    { $who ->
        [you] Prohlížíte si
       *[other] { $player } si prohlíží
    } { $number ->
        [one] { $number } svrchní kartu { FORM($deck, case: "gen") }.
        [few] { $number } svrchní karty { FORM($deck, case: "gen") }.
       *[other] { $number } svrchních karet { FORM($deck, case: "gen") }.
    }
event-sees =
    { $who ->
        [you] Vidíte
       *[other] { $player } vidí
    }: { $cards }.
event-suspect = Karta na { $cell } je nakažený, nebo Výtržník.
event-turns-down =
    { $who ->
        [you] Otáčíte lícem dolů kartu
        [none] Lícem dolů se otáčí karta
       *[other] { $player } otáčí lícem dolů kartu
    } { FORM($card) } ({ $cell }).
event-swaps =
    { $who ->
        [you] Prohazujete karty
        [none] Prohazují se karty
       *[other] { $player } prohazuje karty
    } na { $cell } a { $cell_2 }.
event-moves =
    { $who ->
        [you] Přesouváte kartu
        [none] Přesouvá se karta
       *[other] { $player } přesouvá kartu
    } z { $cell } na { $cell_2 }.
event-stands-down =
    { $who ->
        [you] Posíláte
       *[other] { $player } posílá
    } pod balíček obyvatel: { $cards }.
event-roadblock =
    { $who ->
        [you] Stavíte zátaras
        [none] Vzniká zátaras
       *[other] { $player } staví zátaras
    } ({ $cell }): { $number ->
        [one] { $number } žeton.
        [few] { $number } žetony.
       *[other] { $number } žetonů.
    }
event-cordon =
    { $number ->
        [one] Kordon stojí: dnes nepřibude { $number } karta.
        [few] Kordon stojí: dnes nepřibudou { $number } karty.
       *[other] Kordon stojí: dnes nepřibude { $number } karet.
    }
event-untokens =
    { $who ->
        [you] Odstraňujete
       *[other] { $player } odstraňuje
    } žeton: { FORM($action) }.

## Refusals

reason-taken = Tuto postavu už má { $player }.
reason-no-slot = Tato akce už nemá prázdné políčko: { FORM($action) }.
reason-face-down = Karta na { $cell } je zakrytá. Vyberte odkrytou.
reason-face-up = Tato karta už je odkrytá ({ FORM($card) }). Vyberte zakrytou.
reason-kind = Tato karta tu nevyhovuje ({ FORM($by) }): { FORM($card) }.
reason-known = Kartu na { $cell } už znáte. Prohlédněte si jinou.
reason-itself = Karta si nemůže vyměnit místo sama se sebou. Vyberte jinou.
reason-no-place = Tam kartu přesunout nelze: musí přiléhat ke zbytku davu a dav nesmí přesáhnout 6 × 6.
reason-not-adjacent = Karta na { $cell } nesousedí s tou, kterou jste vybrali předtím.
reason-chosen-already = Kartu na { $cell } jste už vybrali.
reason-line-not-healthy = V této řadě nebo sloupci nejsou všechny karty odkryté a zdravé.
reason-line-has-healthy = V této řadě nebo sloupci je odkrytá karta zdravého.
reason-line-face-down = V této řadě nebo sloupci je zakrytá karta.
reason-not-from-there = Vzít kartu odtud tento efekt nedovoluje.
reason-more-neighbours = Karta se přidává tam, kde má nejvíc sousedů: tady by jich měla { $number }, jinde { $most }.
reason-other-sheet = Tuto desku má { $player }, žeton ale musíte odstranit z jiné.
reason-no-token = Na této akci není žádný žeton.

## Why an action would change nothing now

idle-nothing = Teď tu není nic, na co by to mohlo působit.
idle-evacuate-line = V žádné řadě ani sloupci nejsou všechny karty odkryté a zdravé.
idle-evacuate = Žádná karta, kterou by šlo evakuovat, není odkrytá.
idle-kill-line = V každé řadě i sloupci je odkrytá karta zdravého.
idle-crowd = Dav je prázdný.
idle-face-up = Žádná karta, na kterou by to mohlo působit, není odkrytá.
idle-face-down = V davu není žádná zakrytá karta.
idle-look = Není tu žádná zakrytá karta, kterou byste ještě neznali.
idle-swap = V davu nejsou dvě karty, které by šlo prohodit.
idle-contain = Mezi odkrytými kartami ani v nekontrolované karanténě není nikdo nakažený, koho by šlo přesunout.
idle-quarantine = Obě karantény jsou prázdné.
idle-stand-down = V žádné řadě ani sloupci nejsou všechny karty odkryté.
idle-deck = Balíček je prázdný.

## Labels of the drawn table

label-day = Den { $number }, úroveň: { FORM($level) }
label-saved = Evakuováno: { $number } z { $most }
label-power = Vliv Raxxonu: { $number } z { $most }
label-infection = Balíček nákazy: { $number }
label-decks = Balíček obyvatel: { $population }, balíček Raxxonu: { $raxxon }
label-evacuated = Hromádka evakuovaných
label-discard = Odkládací balíček obyvatel
label-contained = Kontrolovaná karanténa
label-uncontained = Nekontrolovaná karanténa
label-cards = { FORM($card) } × { $number }
label-overnight = Kdyby den skončil teď, nákaza by se rozšířila { $least }× až { $most }×
label-passed = pas
label-crowd = Dav

## The ledger

ledger-evacuated = Evakuováno: { FORM($card) }

## What somebody points at, in the accusative

point-crowd = kartu { $cell }
point-row = řadu { $line }
point-column = sloupec { $line }
point-sheet = akci „{ FORM($action) }“ ({ $player })
point-choice =
    { $number ->
        [1] první možnost
       *[2] druhou možnost
    }
point-character = postavu: { FORM($character) }
point-evacuated = hromádku evakuovaných
point-power = vliv Raxxonu
point-infection = balíček nákazy
point-contained = kontrolovanou karanténu
point-uncontained = nekontrolovanou karanténu
point-population = balíček obyvatel
point-discard = odkládací balíček
point-raxxon = balíček Raxxonu

## Why a bot prefers an option

aspect-saved = evakuovaní do rána
aspect-infected = nakažení na svobodě
aspect-quarantined = nekontrolovaná karanténa
aspect-infection-deck = balíček nákazy
aspect-power = vliv Raxxonu

### Red Rising: what is said at the table, in Czech.

# A card in a list
card = { FORM($card) }

# A card that lies face down, as a thing with a name
face-down = karta lícem dolů
    .acc = kartu lícem dolů
    .gen = karty lícem dolů
    .dat = kartě lícem dolů
    .ins = kartou lícem dolů
    .with = s kartou lícem dolů
    .without = bez karty lícem dolů
    .any = kartu lícem dolů

## Options: a turn

option-deploy = Nasadit { FORM($card, case: "acc") } { FORM($location, case: "onto") }
option-lead = Vedení bez nasazení
option-scout = Průzkum: odhalit svrchní kartu balíčku a umístit ji
option-gain-top = Získat { FORM($card, case: "acc") } { FORM($location, case: "from") }
option-gain-bonus = Získat { FORM($card, case: "acc") } { FORM($location, case: "from") }: { FORM($gives) }
option-draw-and-roll = Získat svrchní kartu balíčku a hodit kostkou Povstání
option-onto = { FORM($location) }
option-scout-onto = Umístit ji { FORM($location, case: "onto") }: { FORM($gives) }
option-banish-it = Vyhostit odhalenou kartu
option-face = { FORM($face) }

## Bonuses of the locations

gives-jupiter = +1 pole flotily
gives-mars = +1 helium
gives-luna = žeton nadvlády
gives-institute = +1 vliv

## Options: abilities

option-gain = Získat { FORM($card, case: "acc") }
option-banish = Vyhostit { FORM($card, case: "acc") }
option-banish-top = Vyhostit svrchní kartu { FORM($location, case: "from") }
option-banish-topmost = Vyhostit nejvýše ležící kartu jinou než Zlatou { FORM($location, case: "from") }
option-move = Přesunout { FORM($card, case: "acc") } { FORM($location, case: "onto") }
option-move-top = Přesunout { FORM($card, case: "acc") } { FORM($origin, case: "from") } { FORM($location, case: "onto") }
option-move-under = Přesunout { FORM($card, case: "acc") }
option-top-of = Přesunout svrchní kartu { FORM($location, case: "from") }
option-raise = Přesunout navrch { FORM($card, case: "acc") }
option-deploy-other = Nasadit { FORM($card, case: "acc") }
option-upper = { FORM($card) }
option-face-down = Umístit { FORM($card, case: "acc") } lícem dolů { FORM($location, case: "onto") }
option-colour = { FORM($colour) }
option-beneath-deck = Dát { FORM($card, case: "acc") } pod balíček
option-return-top = Dát { FORM($card, case: "acc") } na balíček
option-return-bottom = Dát { FORM($card, case: "acc") } pod balíček
option-place-banished = Umístit { FORM($card, case: "acc") } { FORM($location, case: "onto") }
option-show = Odhalit { FORM($card, case: "acc") }
option-show-two = Odhalit { FORM($card, case: "acc") } a { FORM($second, case: "acc") }
option-track = Získat: { FORM($track) } +1
option-done = Už žádnou další kartu

## Options: opponents

option-rival = { $player }
option-name-card = Jmenovat kartu { FORM($card) }
option-give = Dát { FORM($card, case: "acc") }
option-defend = Odhalit { FORM($card, case: "acc") } a o nic nepřijít
option-defend-token = Vyhostit { FORM($card, case: "acc") } a žeton si nechat
option-accept = Nebránit tomu
option-buy-turn = Koupit si tah za 2 žetony helia
option-give-helium = Dát 1 žeton helia, bez tahu

## Options: the end of the game

option-ability = Použít schopnost { FORM($card, case: "gen") }
option-best = Nechat hru najít nejvíc bodů
option-by-hand = Vybírat ručně, kartu po kartě
option-as-printed = Nechat, jak je
option-wild-name = { FORM($name) }

## The log: the beginning and the end

event-house =
    { $who ->
        [you] Dostáváte
       *[other] { $player } dostává
    } { FORM($house, case: "acc") }.
event-parity = Karta „sudá/lichá“ ukazuje „{ FORM($parity) }“.
event-first =
    { $who ->
        [you] Začínáte
       *[other] { $player } začíná
    } hru.
event-triggers =
    { $who ->
        [you] Vyvoláváte
       *[other] { $player } vyvolává
    } konec hry. Hraje se dál, dokud všichni neodehrají stejný počet tahů.
event-last-round = Kolo { $number } je poslední.
event-extra-turn =
    { $who ->
        [you] Máte
       *[other] { $player } má
    } Apollónův tah navíc.
event-scoring =
    { $number ->
        [0] Poslední tah skončil. Na začátku bodování není vyhoštěna žádná karta.
        [one] Poslední tah skončil. Na začátku bodování je vyhoštěna { $number } karta.
        [few] Poslední tah skončil. Na začátku bodování jsou vyhoštěny { $number } karty.
       *[other] Poslední tah skončil. Na začátku bodování je vyhoštěno { $number } karet.
    }
event-uses =
    { $who ->
        [you] Používáte
       *[other] { $player } používá
    } závěrečnou schopnost { FORM($card, case: "gen") }.
event-points =
    { $who ->
        [you] Za to získáváte
       *[other] { $player } za to získává
    } { $number ->
        [one] { $number } bod.
        [few] { $number } body.
        [many] { $number } bodu.
       *[other] { $number } bodů.
    }
event-wild-colour =
    { $who ->
        [you] Přiřazujete
       *[other] { $player } přiřazuje
    } kartě { FORM($card) } druhou barvu: { FORM($colour) }.
event-wild-name =
    { $who ->
        [you] Přiřazujete
       *[other] { $player } přiřazuje
    } kartě { FORM($card) } jméno „{ FORM($name) }“.
event-ends = Karty z ruky se ukazují a začíná bodování.

## The log: a turn

event-deploys =
    { $who ->
        [you] Nasazujete
       *[other] { $player } nasazuje
    } { FORM($card, case: "acc") } { FORM($location, case: "onto") }.
event-gains =
    { $who ->
        [you] Získáváte
       *[other] { $player } získává
    } { FORM($card, case: "acc") } { FORM($location, case: "from") }.
event-draws =
    { $who ->
        [you] Táhnete z balíčku
       *[other] { $player } táhne z balíčku
    } { $number ->
        [one] { $number } kartu.
        [few] { $number } karty.
        [many] { $number } karty.
       *[other] { $number } karet.
    }
event-drawn =
    { $who ->
        [you] Berete si
       *[other] { $player } si bere
    } do ruky: { $cards }.
event-reveals-top =
    { $who ->
        [you] Odhalujete
       *[other] { $player } odhaluje
    } svrchní kartu balíčku: { FORM($card) }.
event-places =
    { $who ->
        [you] Umisťujete
       *[other] { $player } umisťuje
    } { FORM($card, case: "acc") } { FORM($location, case: "onto") }.
event-rolls =
    { $who ->
        [you] Házíte
       *[other] { $player } hází
    } kostkou Povstání: { FORM($face) }.
event-gets =
    { $track ->
        [track-fleet]
            { $who ->
                [you] Postupujete na stupnici flotily o
               *[other] { $player } postupuje na stupnici flotily o
            } { $number ->
                [one] { $number } pole vpřed (teď { $now }).
                [few] { $number } pole vpřed (teď { $now }).
                [many] { $number } pole vpřed (teď { $now }).
               *[other] { $number } polí vpřed (teď { $now }).
            }
        [track-influence]
            { $who ->
                [you] Umisťujete
               *[other] { $player } umisťuje
            } { $number ->
                [one] { $number } žeton vlivu na Institut (teď { $now }).
                [few] { $number } žetony vlivu na Institut (teď { $now }).
                [many] { $number } žetonu vlivu na Institut (teď { $now }).
               *[other] { $number } žetonů vlivu na Institut (teď { $now }).
            }
       *[other]
            { $who ->
                [you] Získáváte
               *[other] { $player } získává
            } { $number ->
                [one] { $number } žeton helia (teď { $now }).
                [few] { $number } žetony helia (teď { $now }).
                [many] { $number } žetonu helia (teď { $now }).
               *[other] { $number } žetonů helia (teď { $now }).
            }
    }
event-loses =
    { $track ->
        [track-fleet]
            { $who ->
                [you] Ustupujete na stupnici flotily o
               *[other] { $player } ustupuje na stupnici flotily o
            } { $number ->
                [one] { $number } pole (teď { $now }).
                [few] { $number } pole (teď { $now }).
                [many] { $number } pole (teď { $now }).
               *[other] { $number } polí (teď { $now }).
            }
        [track-influence]
            { $who ->
                [you] Ztrácíte
               *[other] { $player } ztrácí
            } { $number ->
                [one] { $number } žeton vlivu v Institutu (teď { $now }).
                [few] { $number } žetony vlivu v Institutu (teď { $now }).
                [many] { $number } žetonu vlivu v Institutu (teď { $now }).
               *[other] { $number } žetonů vlivu v Institutu (teď { $now }).
            }
       *[other]
            { $who ->
                [you] Ztrácíte
               *[other] { $player } ztrácí
            } { $number ->
                [one] { $number } žeton helia (teď { $now }).
                [few] { $number } žetony helia (teď { $now }).
                [many] { $number } žetonu helia (teď { $now }).
               *[other] { $number } žetonů helia (teď { $now }).
            }
    }
event-takes-token =
    { $who ->
        [you] Berete si
       *[other] { $player } si bere
    } žeton nadvlády.
event-keeps-token =
    { $who ->
        [you] Ponecháváte si
       *[other] { $player } si ponechává
    } žeton nadvlády.
event-power =
    { $who ->
        [you] Používáte
       *[other] { $player } používá
    } schopnost { FORM($house, case: "gen") }.
event-ends-turn =
    { $who ->
        [you] Končíte
       *[other] { $player } končí
    } tah.
event-cannot-act =
    { $who ->
        [you] Nemůžete
       *[other] { $player } nemůže
    } provést Vedení ani Průzkum.
event-cannot-gain =
    { $who ->
        [you] Nemáte
       *[other] { $player } nemá
    } odkud získat kartu.

## The log: abilities

event-banishes =
    { $who ->
        [you] Vyhošťujete
       *[other] { $player } vyhošťuje
    } { FORM($card, case: "acc") } { FORM($location, case: "from") }.
event-banishes-top =
    { $who ->
        [you] Vyhošťujete
       *[other] { $player } vyhošťuje
    } svrchní kartu balíčku: { FORM($card) }.
event-banishes-hand =
    { $who ->
        [you] Vyhošťujete
       *[other] { $player } vyhošťuje
    } { FORM($card, case: "acc") } z ruky.
event-moves =
    { $who ->
        [you] Přesouváte
       *[other] { $player } přesouvá
    } { FORM($card, case: "acc") } navrch { FORM($location, case: "gen") }.
event-moves-under =
    { $who ->
        [you] Přesouváte
       *[other] { $player } přesouvá
    } { FORM($card, case: "acc") } pod { FORM($under, case: "acc") } { FORM($location, case: "loc") }.
event-moves-pile =
    { $who ->
        [you] Přesouváte
       *[other] { $player } přesouvá
    } { $number ->
        [one] { $number } kartu { FORM($location, case: "onto") }.
        [few] { $number } karty { FORM($location, case: "onto") }.
        [many] { $number } karty { FORM($location, case: "onto") }.
       *[other] { $number } karet { FORM($location, case: "onto") }.
    }
event-places-under =
    { $who ->
        [you] Umisťujete
       *[other] { $player } umisťuje
    } { FORM($card, case: "acc") } pod { FORM($under, case: "acc") } { FORM($location, case: "loc") }.
event-places-bottom =
    { $who ->
        [you] Umisťujete
       *[other] { $player } umisťuje
    } { FORM($card, case: "acc") } pod všechny karty { FORM($location, case: "loc") }.
event-looks-top =
    { $who ->
        [you] Prohlížíte si
       *[other] { $player } si prohlíží
    } { $number ->
        [one] { $number } svrchní kartu balíčku.
        [few] { $number } svrchní karty balíčku.
        [many] { $number } svrchní karty balíčku.
       *[other] { $number } svrchních karet balíčku.
    }
event-sees =
    { $who ->
        [you] Vidíte
       *[other] { $player } vidí
    }: { $cards }.
event-places-face-down =
    { $who ->
        [you] Umisťujete
       *[other] { $player } umisťuje
    } kartu lícem dolů { FORM($location, case: "onto") }.
event-placed = { FORM($location) }, karta lícem dolů: { FORM($card) }. { $who ->
        [you] Víte to jen vy.
       *[other] Ví to jen { $player }.
    }
event-reveals =
    { $who ->
        [you] Odhalujete
       *[other] { $player } odhaluje
    } z balíčku: { $cards }.
event-reveals-bottom =
    { $who ->
        [you] Odhalujete
       *[other] { $player } odhaluje
    } spodní kartu balíčku: { FORM($card) }.
event-takes =
    { $who ->
        [you] Získáváte
       *[other] { $player } získává
    } { FORM($card, case: "acc") } z balíčku.
event-names-colour =
    { $who ->
        [you] Volíte
       *[other] { $player } volí
    } barvu: { FORM($colour) }.
event-gains-banished =
    { $who ->
        [you] Získáváte
       *[other] { $player } získává
    } { FORM($card, case: "acc") } z vyhoštěných karet.
event-returns-top =
    { $who ->
        [you] Vracíte
       *[other] { $player } vrací
    } { FORM($card, case: "acc") } na balíček.
event-returns-bottom =
    { $who ->
        [you] Vracíte
       *[other] { $player } vrací
    } { FORM($card, case: "acc") } pod balíček.
event-proves =
    { $who ->
        [you] Odhalujete
       *[other] { $player } odhaluje
    } z ruky: { $cards }.
event-gives = { $who ->
        [you] Předáváte
       *[other] { $player } předává
    } { FORM($card, case: "acc") }. { $whom ->
        [you] Kartu dostáváte vy.
       *[other] Kartu dostává { $other }.
    }

## The log: opponents

event-picks = { $who ->
        [you] Vybíráte
       *[other] { $player } vybírá
    } protivníka pro { FORM($card, case: "acc") }: { $whom ->
        [you] jste to vy.
       *[other] { $other }.
    }
event-steals = { $who ->
        [you] Kradete kartu.
       *[other] { $player } krade kartu.
    } { $whom ->
        [you] Přicházíte o ni vy.
       *[other] Přichází o ni { $other }.
    }
event-stolen = Ukradená karta: { FORM($card) }. { $who ->
        [you] Teď ji máte vy.
       *[other] Teď ji má { $player }.
    }
event-exposes =
    { $who ->
        [you] Ukazujete
       *[other] { $player } ukazuje
    } kartu vytaženou z ruky: { FORM($card) }.
event-looks = { $who ->
        [you] Prohlížíte si
       *[other] { $player } si prohlíží
    } karty v ruce: { $whom ->
        [you] ty vaše.
       *[other] { $other }.
    }
event-names-card =
    { $who ->
        [you] Jmenujete
       *[other] { $player } jmenuje
    } kartu { FORM($card) }.
event-shows =
    { $who ->
        [you] Odhalujete
       *[other] { $player } odhaluje
    } { FORM($card, case: "acc") }.
event-shows-none =
    { $who ->
        [you] Nemáte
       *[other] { $player } nemá
    } žádnou Rudou, kterou by šlo odhalit.
event-defends =
    { $who ->
        [you] Odhalujete { FORM($card, case: "acc") } a o kartu nepřicházíte.
       *[other] { $player } odhaluje { FORM($card, case: "acc") } a o kartu nepřichází.
    }
event-defends-token =
    { $who ->
        [you] Vyhošťujete { FORM($card, case: "acc") } a žeton nadvlády si ponecháváte.
       *[other] { $player } vyhošťuje { FORM($card, case: "acc") } a žeton nadvlády si ponechává.
    }
event-buys-turn =
    { $who ->
        [you] Kupujete si tah a hned ho hrajete
       *[other] { $player } si kupuje tah a hned ho hraje
    }.

## The log: the Automa, step by step

event-automa-card = Automa otáčí svou kartu { $number }.
event-automa-deploys = Automa nasazuje { FORM($card, case: "acc") } { FORM($location, case: "onto") }: část nasazení na kartě ukazuje { $shown ->
        [priority-a] A, prioritu { FORM($location, case: "gen") }
        [priority-b] B, prioritu { FORM($location, case: "gen") }
        [priority-c] C, prioritu { FORM($location, case: "gen") }
        [priority-d] D, prioritu { FORM($location, case: "gen") }
       *[other] { FORM($location, case: "acc") }
    }.
event-automa-gains = Automa získává { FORM($card, case: "acc") } { FORM($location, case: "from") }: část zisku na kartě ukazuje { $shown ->
        [priority-a] A, prioritu { FORM($location, case: "gen") }
        [priority-b] B, prioritu { FORM($location, case: "gen") }
        [priority-c] C, prioritu { FORM($location, case: "gen") }
        [priority-d] D, prioritu { FORM($location, case: "gen") }
       *[other] { FORM($location, case: "acc") }
    }.
event-automa-gains-along = Automa získává { FORM($card, case: "acc") } { FORM($from, case: "from") }: část zisku na kartě ukazuje { $shown ->
        [priority-a] A, prioritu { FORM($location, case: "gen") }
        [priority-b] B, prioritu { FORM($location, case: "gen") }
        [priority-c] C, prioritu { FORM($location, case: "gen") }
        [priority-d] D, prioritu { FORM($location, case: "gen") }
       *[other] { FORM($location, case: "acc") }
    }, tam ale žádná karta není a šipka vede { FORM($arrow) }.
event-automa-no-gain = Automa nezískává žádnou kartu: všechny lokace jsou prázdné.
event-automa-bonus-along = Automa už má 10 toho, co dává { FORM($full) }, a šipka proto vede { FORM($arrow) } k bonusu { FORM($location, case: "gen") }.
event-automa-luna = Automa získává za Lunu ještě jeden bonus: bonusová karta Luny ukazuje { FORM($location, case: "acc") }.
event-automa-shuffles = Balíček Automy je prázdný: všechny její karty se zamíchají a čtyři se odloží stranou.
event-automa-bonus = Automa získává i bonus { FORM($location, case: "gen") }, odkud kartu vzala.
event-automa-no-card =
    { $part ->
        [deploy] Balíček je prázdný, Automa proto nic nenasazuje.
       *[banish] Balíček je prázdný, Automa proto nic nevyhošťuje.
    }
event-automa-red = Mezi těmito kartami je Rudá, proto { $player } nic neztrácí.

## Refusals: a turn

reason-card-leads-nowhere = S touto kartou se tu nedá nic udělat: { FORM($card) }.
reason-deploy-first = Dokud máte v ruce karty, začíná Vedení nasazením jedné z nich.
reason-nothing-to-gain = Vedení teď není možné: balíček i všechny lokace jsou prázdné, není co získat.
reason-deck-empty = Balíček je prázdný, nelze ho tedy využít.
reason-empty = { FORM($location) }: na této lokaci není žádná karta.
reason-barred = V tomto tahu se už { FORM($location, case: "onto") } nasazovalo, v kroku 2 tedy odtud kartu získat nelze.
reason-untouchable = Tento tah je koupený od { FORM($card, case: "gen") } a tuto kartu v něm získat nelze.
reason-other-face = Na kostce je žeton nadvlády a Minerva místo něj volí kterýkoli jiný bonus.

## Refusals: abilities

reason-face-down = Karta lícem dolů nemá barvu, jméno ani hodnotu, takže na ni schopnost { FORM($by, case: "gen") } nepůsobí.
reason-kind = Schopnost { FORM($by, case: "gen") } se týká jiných karet a tato nevyhovuje: { FORM($card) }.
reason-itself = Karta nemůže vybrat sama sebe ({ FORM($card) }); vyberte jinou.
reason-elsewhere = Schopnost { FORM($by, case: "gen") } působí jen na karty { FORM($location, case: "loc") }.
reason-another = Vyberte jinou lokaci: právě { FORM($location, case: "onto") } byla nasazena karta, jejíž schopnost teď působí ({ FORM($by) }).
reason-same-location = Karta už tam leží. Schopnost { FORM($by, case: "gen") } ji přesouvá na jinou lokaci.
reason-same-colour = Mezi kartami { FORM($location, case: "loc") } už je barva { FORM($card, case: "gen") } a schopnost { FORM($by, case: "gen") } přesouvá kartu jen tam, kde její barva chybí.
reason-none-there = Mezi kartami { FORM($location, case: "loc") } není žádná, kterou by tato schopnost mohla vyhostit.
reason-not-bottom = Schopnost { FORM($by, case: "gen") } přesouvá jen spodní kartu své lokace.
reason-moved = Schopnost { FORM($by, case: "gen") } nabízí jen právě přesunutou kartu: { FORM($card) }.
reason-first-there = Tuto kartu musíte umístit { FORM($location, case: "onto") }; na ostatní lokace dojde řada.
reason-same-pile = Druhá karta musí přijít tam, kam první: { FORM($location, case: "onto") }.
reason-twice = Tuto kartu jste už vybrali. Druhá musí být jiná.
reason-not-colour = Schopnost { FORM($by, case: "gen") } nedovoluje zvolit tuto barvu: { FORM($colour) }.
reason-named = Tuto barvu jste už zvolili: { FORM($colour) }.

## Refusals: opponents

reason-yourself = Vyberte protivníka, ne sebe.
reason-no-cards = { $player } nemá žádné karty, o které by šlo přijít.
reason-fair = { $player } je pod ochranou: o kartu přichází jen ten, kdo jich má víc než na začátku ({ $number }).
reason-not-richest = { $player } nemá z vašich protivníků nejvíc helia.
reason-not-in-hand = { $player } nemá mezi kartami, které jste viděli, tuto: { FORM($card) }. Jmenujte jednu z nich.
reason-no-defence = Tato karta nemá obrannou schopnost pro tento případ: { FORM($card) }.
reason-must-show = Máte v ruce Rudou, takže ji musíte odhalit.

## Refusals: the end of the game

reason-no-ability = Tato karta nemá závěrečnou schopnost: { FORM($card) }.
reason-used = Závěrečnou schopnost { FORM($card, case: "gen") } jste už použili.
reason-not-now = Podmínka závěrečné schopnosti { FORM($card, case: "gen") } není splněna.
reason-gray-already = Tato karta už šedá je; vyberte jinou barvu, nebo ji nechte, jak je.

## Labels of the drawn table

label-hand = Ruka
label-deck = Balíček: { $number }
label-banished = Vyhoštěné: { $number }
label-tracks = Herní plán
label-first = začínající hráč
label-token = Žeton nadvlády
label-round = Kolo { $number }
label-automa-pile = Ruka Automy: { $number }
label-priority = Priorita
label-luna-shows = Bonusová karta Luny ukazuje
label-parity = Karta „sudá/lichá“
label-neutral = Vliv neutrální koleje: { $number }
label-unknown =
    { $number ->
        [one] { $number } neznámá karta
        [few] { $number } neznámé karty
        [many] { $number } neznámé karty
       *[other] { $number } neznámých karet
    }
label-barred = nyní odsud nelze získat
label-score = Body: { $points }

## What breaks a tie

tie-sovereign = žeton nadvlády

## Why a bot prefers an option

aspect-hand = karty v ruce
aspect-helium = helium
aspect-fleet = stupnice flotily
aspect-influence = vliv
aspect-sovereign = žeton nadvlády
hint-takes = bere hráči { $other } kartu: { FORM($character) }

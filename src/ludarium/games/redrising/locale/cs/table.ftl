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
option-draw-and-roll = Získat svrchní kartu balíčku a hodit kostkou Povstání
option-onto = { FORM($location) }
option-banish-it = Vyhostit odhalenou kartu
option-face = { FORM($face) }

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

event-house = { $player } dostává { FORM($house, case: "acc") }.
event-parity = Karta „sudá/lichá“ ukazuje „{ FORM($parity) }“.
event-first = { $player } začíná hru.
event-triggers = { $player } vyvolává konec hry. Hraje se dál, dokud všichni neodehrají stejný počet tahů.
event-last-round = Kolo { $number } je poslední.
event-extra-turn = { $player } má Apollónův tah navíc.
event-scoring =
    { $number ->
        [0] Poslední tah skončil. Na začátku bodování není vyhoštěna žádná karta.
        [one] Poslední tah skončil. Na začátku bodování je vyhoštěna { $number } karta.
        [few] Poslední tah skončil. Na začátku bodování jsou vyhoštěny { $number } karty.
       *[other] Poslední tah skončil. Na začátku bodování je vyhoštěno { $number } karet.
    }
event-uses = { $player } používá závěrečnou schopnost { FORM($card, case: "gen") }.
event-points =
    { $number ->
        [one] { $player } za to získává { $number } bod.
        [few] { $player } za to získává { $number } body.
        [many] { $player } za to získává { $number } bodu.
       *[other] { $player } za to získává { $number } bodů.
    }
event-wild-colour = { $player } přiřazuje kartě { FORM($card) } druhou barvu: { FORM($colour) }.
event-wild-name = { $player } přiřazuje kartě { FORM($card) } jméno „{ FORM($name) }“.
event-ends = Karty z ruky se ukazují a začíná bodování.

## The log: a turn

event-deploys = { $player } nasazuje { FORM($card, case: "acc") } { FORM($location, case: "onto") }.
event-gains = { $player } získává { FORM($card, case: "acc") } { FORM($location, case: "from") }.
event-draws =
    { $number ->
        [one] { $player } táhne z balíčku { $number } kartu.
        [few] { $player } táhne z balíčku { $number } karty.
        [many] { $player } táhne z balíčku { $number } karty.
       *[other] { $player } táhne z balíčku { $number } karet.
    }
event-drawn = { $player } si bere do ruky: { $cards }.
event-reveals-top = { $player } odhaluje svrchní kartu balíčku: { FORM($card) }.
event-places = { $player } umisťuje { FORM($card, case: "acc") } { FORM($location, case: "onto") }.
event-rolls = { $player } hází kostkou Povstání: { FORM($face) }.
event-gets =
    { $track ->
        [track-fleet]
            { $number ->
                [one] { $player } postupuje na stupnici flotily o { $number } pole vpřed (teď { $now }).
                [few] { $player } postupuje na stupnici flotily o { $number } pole vpřed (teď { $now }).
                [many] { $player } postupuje na stupnici flotily o { $number } pole vpřed (teď { $now }).
               *[other] { $player } postupuje na stupnici flotily o { $number } polí vpřed (teď { $now }).
            }
        [track-influence]
            { $number ->
                [one] { $player } umisťuje { $number } žeton vlivu na Institut (teď { $now }).
                [few] { $player } umisťuje { $number } žetony vlivu na Institut (teď { $now }).
                [many] { $player } umisťuje { $number } žetonu vlivu na Institut (teď { $now }).
               *[other] { $player } umisťuje { $number } žetonů vlivu na Institut (teď { $now }).
            }
       *[other]
            { $number ->
                [one] { $player } získává { $number } žeton helia (teď { $now }).
                [few] { $player } získává { $number } žetony helia (teď { $now }).
                [many] { $player } získává { $number } žetonu helia (teď { $now }).
               *[other] { $player } získává { $number } žetonů helia (teď { $now }).
            }
    }
event-loses =
    { $track ->
        [track-fleet]
            { $number ->
                [one] { $player } ustupuje na stupnici flotily o { $number } pole (teď { $now }).
                [few] { $player } ustupuje na stupnici flotily o { $number } pole (teď { $now }).
                [many] { $player } ustupuje na stupnici flotily o { $number } pole (teď { $now }).
               *[other] { $player } ustupuje na stupnici flotily o { $number } polí (teď { $now }).
            }
        [track-influence]
            { $number ->
                [one] { $player } ztrácí { $number } žeton vlivu v Institutu (teď { $now }).
                [few] { $player } ztrácí { $number } žetony vlivu v Institutu (teď { $now }).
                [many] { $player } ztrácí { $number } žetonu vlivu v Institutu (teď { $now }).
               *[other] { $player } ztrácí { $number } žetonů vlivu v Institutu (teď { $now }).
            }
       *[other]
            { $number ->
                [one] { $player } ztrácí { $number } žeton helia (teď { $now }).
                [few] { $player } ztrácí { $number } žetony helia (teď { $now }).
                [many] { $player } ztrácí { $number } žetonu helia (teď { $now }).
               *[other] { $player } ztrácí { $number } žetonů helia (teď { $now }).
            }
    }
event-takes-token = { $player } si bere žeton nadvlády.
event-keeps-token = { $player } si ponechává žeton nadvlády.
event-power = { $player } používá schopnost { FORM($house, case: "gen") }.
event-ends-turn = { $player } končí tah.
event-cannot-act = { $player } nemůže provést Vedení ani Průzkum.
event-cannot-gain = { $player } nemá odkud získat kartu.

## The log: abilities

event-banishes = { $player } vyhošťuje { FORM($card, case: "acc") } { FORM($location, case: "from") }.
event-banishes-top = { $player } vyhošťuje svrchní kartu balíčku: { FORM($card) }.
event-banishes-hand = { $player } vyhošťuje { FORM($card, case: "acc") } z ruky.
event-moves = { $player } přesouvá { FORM($card, case: "acc") } navrch { FORM($location, case: "gen") }.
event-moves-under = { $player } přesouvá { FORM($card, case: "acc") } pod { FORM($under, case: "acc") } { FORM($location, case: "loc") }.
event-moves-pile =
    { $number ->
        [one] { $player } přesouvá { $number } kartu { FORM($location, case: "onto") }.
        [few] { $player } přesouvá { $number } karty { FORM($location, case: "onto") }.
        [many] { $player } přesouvá { $number } karty { FORM($location, case: "onto") }.
       *[other] { $player } přesouvá { $number } karet { FORM($location, case: "onto") }.
    }
event-places-under = { $player } umisťuje { FORM($card, case: "acc") } pod { FORM($under, case: "acc") } { FORM($location, case: "loc") }.
event-places-bottom = { $player } umisťuje { FORM($card, case: "acc") } pod všechny karty { FORM($location, case: "loc") }.
event-looks-top =
    { $number ->
        [one] { $player } si prohlíží { $number } svrchní kartu balíčku.
        [few] { $player } si prohlíží { $number } svrchní karty balíčku.
        [many] { $player } si prohlíží { $number } svrchní karty balíčku.
       *[other] { $player } si prohlíží { $number } svrchních karet balíčku.
    }
event-sees = { $player } vidí: { $cards }.
event-places-face-down = { $player } umisťuje kartu lícem dolů { FORM($location, case: "onto") }.
event-placed = { FORM($location) }, karta lícem dolů: { FORM($card) }. Ví to jen { $player }.
event-reveals = { $player } odhaluje z balíčku: { $cards }.
event-reveals-bottom = { $player } odhaluje spodní kartu balíčku: { FORM($card) }.
event-takes = { $player } získává { FORM($card, case: "acc") } z balíčku.
event-names-colour = { $player } volí barvu: { FORM($colour) }.
event-gains-banished = { $player } získává { FORM($card, case: "acc") } z vyhoštěných karet.
event-returns-top = { $player } vrací { FORM($card, case: "acc") } na balíček.
event-returns-bottom = { $player } vrací { FORM($card, case: "acc") } pod balíček.
event-proves = { $player } odhaluje z ruky: { $cards }.
event-gives = { $player } předává { FORM($card, case: "acc") }. Kartu dostává { $other }.

## The log: opponents

event-picks = { $player } vybírá protivníka pro { FORM($card, case: "acc") }: { $other }.
event-steals = { $player } krade kartu; přichází o ni { $other }.
event-stolen = Ukradená karta: { FORM($card) }; teď ji má { $player }.
event-exposes = { $player } ukazuje kartu vytaženou z ruky: { FORM($card) }.
event-looks = { $player } si prohlíží karty, které drží v ruce { $other }.
event-names-card = { $player } jmenuje kartu { FORM($card) }.
event-shows = { $player } odhaluje { FORM($card, case: "acc") }.
event-shows-none = { $player } nemá žádnou Rudou, kterou by šlo odhalit.
event-defends = { $player } odhaluje { FORM($card, case: "acc") } a o kartu nepřichází.
event-defends-token = { $player } vyhošťuje { FORM($card, case: "acc") } a žeton nadvlády si ponechává.
event-buys-turn = { $player } si kupuje tah a hned ho hraje.

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
label-barred = v tomto tahu nepřístupná
label-score = Body: { $points }

## What breaks a tie

tie-sovereign = žeton nadvlády

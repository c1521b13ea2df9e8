### Red Rising: the abilities of the characters, as on their cards, in Czech.

# A family of abilities is one sentence; what differs from card to card fills its places.

## A card in words

card-facts = { FORM($colour) }, hodnota { $value }
card-deploy = Nasazení: { $ability }
card-end = Na konci hry: { $ability }
card-defence = Obrana: { $ability }
card-bonus = Bonus: { $bonus }

## Parts of sentences: cards and locations

any-colour = { FORM($colour, case: "any") }
any-character = { FORM($character, case: "any") }
several =
    { $number ->
        [few] { $number } { FORM($colour, case: "placc") }
       *[other] { $number } { FORM($colour, case: "plgen") }
    }
onto = { FORM($location, case: "onto") }
also-onto = { FORM($location, case: "acc") }

## Parts of sentences: helium, fleet, influence

first-get-helium =
    { $number ->
        [one] Získejte { $number } žeton helia
        [few] Získejte { $number } žetony helia
       *[other] Získejte { $number } žetonů helia
    }
first-get-fleet =
    { $number ->
        [one] Postupte na stupnici flotily o { $number } pole vpřed
        [few] Postupte na stupnici flotily o { $number } pole vpřed
       *[other] Postupte na stupnici flotily o { $number } polí vpřed
    }
first-get-influence =
    { $number ->
        [one] Umístěte { $number } žeton vlivu na Institut
        [few] Umístěte { $number } žetony vlivu na Institut
       *[other] Umístěte { $number } žetonů vlivu na Institut
    }
get-helium =
    { $number ->
        [one] získejte { $number } žeton helia
        [few] získejte { $number } žetony helia
       *[other] získejte { $number } žetonů helia
    }
get-fleet =
    { $number ->
        [one] postupte na stupnici flotily o { $number } pole vpřed
        [few] postupte na stupnici flotily o { $number } pole vpřed
       *[other] postupte na stupnici flotily o { $number } polí vpřed
    }
get-influence =
    { $number ->
        [one] umístěte { $number } žeton vlivu na Institut
        [few] umístěte { $number } žetony vlivu na Institut
       *[other] umístěte { $number } žetonů vlivu na Institut
    }
may-get-influence =
    { $number ->
        [one] umístit { $number } žeton vlivu na Institut
        [few] umístit { $number } žetony vlivu na Institut
       *[other] umístit { $number } žetonů vlivu na Institut
    }
pay-helium =
    { $number ->
        [one] zaplatit { $number } žeton helia
        [few] zaplatit { $number } žetony helia
       *[other] zaplatit { $number } žetonů helia
    }
pay-fleet =
    { $number ->
        [one] ustoupit na stupnici flotily o { $number } pole
        [few] ustoupit na stupnici flotily o { $number } pole
       *[other] ustoupit na stupnici flotily o { $number } polí
    }
pay-influence =
    { $number ->
        [one] zaplatit { $number } žeton vlivu
        [few] zaplatit { $number } žetony vlivu
       *[other] zaplatit { $number } žetonů vlivu
    }
rival-loses-helium =
    { $number ->
        [one] ztratí { $number } žeton helia
        [few] ztratí { $number } žetony helia
       *[other] ztratí { $number } žetonů helia
    }
rivals-get-fleet =
    { $number ->
        [one] každý protivník postoupí o { $number } pole
        [few] každý protivník postoupí o { $number } pole
       *[other] každý protivník postoupí o { $number } polí
    }
ahead-helium = máte více helia než hráč po vaší pravici
ahead-fleet = je vaše flotila před flotilou hráče po vaší pravici
ahead-influence = máte více vlivu než hráč po vaší pravici

## Helium, fleet, influence, the token

ability-get = { $get }.
ability-at-get = Pokud tuto kartu nasadíte { $at }, { $get }.
ability-token-get = Pokud máte žeton nadvlády, { $get }.
ability-get-each-here = { $get } za { $each } na této lokaci.
ability-get-each-at = { $get } za { $each } { FORM($location, case: "loc") }.
ability-get-rivals-get = { $get }; { $rivals_get }.
ability-get-prove-get = { $get }. Můžete odhalit z ruky { $prove }; pokud to uděláte, navíc { $get_2 }.
ability-prove-get = Můžete odhalit z ruky { $prove }. Pokud to uděláte, { $get }.
ability-pay-get = Můžete { $pay }. Pokud to uděláte, { $get }.
ability-may-get-rival-may-get = Můžete { $may_get }. Vyberte protivníka; také on může { $may_get_2 }.
ability-rival-loses = Vyberte protivníka. Ten { $rival_loses }.
ability-take-from-richest = Vezměte 1 žeton helia protivníkovi, který jich má nejvíce; je-li takových víc, jednoho vyberte.
ability-auction = Vyberte protivníka. Ten získá podle své volby 1 žeton helia, 1 žeton vlivu, nebo 1 pole na stupnici flotily. Zbylé dvě odměny získáte vy.
ability-lend = Vyberte protivníka. Ten vám buď zaplatí 2 žetony helia a ihned odehraje celý tah, v němž tuto kartu nelze získat, nebo vám dá 1 žeton helia. Poté váš tah pokračuje.
ability-name-get-each = Zvolte { $number ->
        [one] libovolnou barvu
        [few] { $number } barvy
       *[other] { $number } barev
    } kromě { FORM($but, case: "gen") }. Za každou kartu zvolené barvy na této lokaci { $get }.
ability-token = Získejte žeton nadvlády, nebo si ho ponechte, pokud ho už máte.

## Gaining cards

ability-gain-another = Získejte { $kind } z karet pod touto.
ability-may-gain-end = Můžete získat { $kind } z karet pod touto. Pokud to uděláte, váš tah končí.
ability-may-gain-any-end = Můžete získat libovolnou z karet pod touto. Pokud to uděláte, váš tah končí.
ability-may-gain-regain-end = Můžete získat { $kind } z karet pod touto. Pokud to uděláte, vraťte si tuto kartu do ruky a váš tah končí.
ability-gain-banish-self-unless-over = Získejte { $kind } z karet pod touto. Vyhostěte tuto kartu, pokud nebyla nasazena na { $over }.
ability-gain-but-banish-self-unless-over = Získejte z karet pod touto libovolnou jinou než { $kind }. Vyhostěte tuto kartu, pokud nebyla nasazena na { $over }.
ability-gain-under-banish-self = Získejte kartu ležící hned pod touto. Pokud tak nezískáte { $it }, vyhostěte tuto kartu.
ability-gain-bottom-banish-self-unless-over = Získejte spodní kartu této lokace, není-li to tato. Vyhostěte tuto kartu, pokud nebyla nasazena na { $over }.
ability-token-gain-bottom = Pokud máte žeton nadvlády, získejte spodní kartu { FORM($location, case: "gen") } (není-li to tato), a pokud tak nezískáte { $it }, vyhostěte tuto kartu.
ability-gain-banished-banish-self = Získejte vyhoštěnou kartu. Pokud získáte jinou než { $it }, vyhostěte tuto kartu.
ability-pay-gain-banish-self = Můžete { $pay } a získat libovolnou z karet pod touto; tuto kartu pak vyhostěte.
ability-move-under-this-may-gain = Přesuňte { $kind } z libovolné lokace hned pod tuto kartu. Přesunutou kartu můžete získat; pokud to uděláte, váš tah končí.
ability-move-top-under-gain = Přesuňte svrchní kartu jiné lokace hned pod tuto. Pokud tak přesunete { $it }, získejte ji.
ability-raise-bottom-gain = Můžete přesunout spodní kartu této lokace na tuto kartu. Pokud tak přesunete { $it }, získejte ji a váš tah končí.
ability-may-steal = Můžete ukrást protivníkovi kartu z ruky; kterou, vybírá on. Pokud ji ukradnete, vyhostěte tuto kartu a váš tah končí.

## Banishing and moving cards

ability-over-banish-under = Pokud tuto kartu nasadíte na { $over }, vyhostěte kartu pod ní.
ability-banish-under-get = Vyhostěte kartu ležící hned pod touto. Pokud tak vyhostíte { $it }, { $get }.
ability-banish-only-under-get = Vyhostěte kartu ležící hned pod touto. Pokud pod touto žádná jiná karta nebyla, { $get }.
ability-banish-under-or-gain = Vyhostěte kartu ležící hned pod touto. Odhalíte-li z ruky { $prove }, můžete onu kartu místo vyhoštění získat.
ability-banish-under-then-rival = Vyhostěte kartu ležící hned pod touto. Pokud tak vyhostíte { $it }, můžete vybrat protivníka, který vyhostí z ruky kartu podle své volby.
ability-banish-here-get = Vyhostěte libovolnou z karet pod touto. Pokud tak vyhostíte { $it }, { $get }.
ability-at-banish-here = Pokud tuto kartu nasadíte { $at }, vyhostěte z karet pod ní libovolnou jinou než { $kind }.
ability-banish-all-regain = Vyhostěte { $each } pod touto kartou. Pokud vyhostíte alespoň { $number ->
        [one] { $number } kartu
        [few] { $number } karty
       *[other] { $number } karet
    }, vraťte si tuto kartu do ruky.
ability-banish-bottom = Vyhostěte spodní kartu této lokace, není-li to tato.
ability-banish-pile = Vyhostěte všechny karty této lokace včetně této. Za každou Zlatou mezi nimi umístěte 1 žeton vlivu na Institut, nejvýše však 3.
ability-banish-top-get = Vyhostěte svrchní kartu jiné lokace. Pokud tak vyhostíte { $it }, { $get }.
ability-banish-topmost-get = Vyhostěte z jiné lokace nejvýše ležící kartu jinou než { $kind }. Pokud tak vyhostíte jinou než { $it }, { $get }.
ability-over-move-get = Pokud tuto kartu nasadíte na { $over }, přesuňte kartu pod ní navrch jiné lokace a { $get }.
ability-move-under-get = Přesuňte kartu ležící hned pod touto navrch jiné lokace. Pokud tak přesunete { $it }, { $get }.
ability-move-here-get = Přesuňte libovolnou z karet pod touto navrch jiné lokace. Pokud tak přesunete { $it }, { $get }.
ability-move-apart = Přesuňte kartu z této lokace (třeba i tuto) navrch jiné lokace, kde není žádná karta téže barvy.
ability-move-even = Přesuňte kartu se sudou hodnotou z této lokace (třeba i tuto) navrch jiné lokace.
ability-move-odd = Přesuňte kartu s lichou hodnotou z této lokace (třeba i tuto) navrch jiné lokace.
ability-move-pile = Přesuňte všechny karty pod touto v nezměněném pořadí navrch jiné lokace.
ability-move-top-bonus = Přesuňte svrchní kartu jiné lokace navrch kterékoli lokace kromě té, kde leží. Získejte bonus lokace, ze které karta pochází.
ability-over-deploy-under = Pokud tuto kartu nasadíte na { $over }, nasaďte kartu pod ní na jinou lokaci.
ability-at-deploy-from-here = Pokud tuto kartu nasadíte { $at }, nasaďte { FORM($location, case: "onto") } { $kind } z karet pod ní.

## The deck

ability-draw-banish-self-unless-at = Táhněte { $number ->
        [one] kartu
        [few] { $number } karty
       *[other] { $number } karet
    } z balíčku. Vyhostěte tuto kartu, pokud nebyla nasazena { FORM($location, case: "onto") }.
ability-ahead-give-draw = Pokud { $ahead }, dejte mu tuto kartu, táhněte { $number ->
        [one] kartu
        [few] { $number } karty
       *[other] { $number } karet
    } z balíčku a váš tah končí.
ability-deck-bottom-banish-self-unless-over = Odhalte spodní kartu balíčku. Pokud tak odhalíte jinou než { $kind }, získejte ji. Vyhostěte tuto kartu, pokud nebyla nasazena na { $over }.
ability-at-place-two-under = Pokud tuto kartu nasadíte { $at }, odhalte 2 svrchní karty balíčku a umístěte je hned pod ni v libovolném pořadí.
ability-token-place = Pokud máte žeton nadvlády, odhalte svrchní kartu balíčku a umístěte ji navrch jiné lokace.
ability-banish-top-or-place = Odhalte svrchní kartu balíčku. Vyhostěte ji, nebo ji umístěte navrch jiné lokace.
ability-deploy-top = Odhalte svrchní kartu balíčku a pak ji nasaďte na jinou lokaci.
ability-face-down = Prohlédněte si 3 svrchní karty balíčku a na každou jinou lokaci umístěte jednu z nich lícem dolů.
ability-bet = Zvolte { $number ->
        [one] barvu
        [few] { $number } barvy
       *[other] { $number } barev
    } a odhalte svrchní kartu balíčku. Má-li { $number ->
        [one] zvolenou barvu
       *[other] některou ze zvolených barev
    }, získejte ji a vyhostěte tuto kartu; jinak vyhostěte odhalenou kartu.
ability-dig-for-gold = Můžete vyhostit z ruky { $kind }. Pokud to uděláte, odhalujte karty balíčku, dokud neodhalíte Zlatou; tu získejte a ostatní dejte v libovolném pořadí pod balíček.

## Hands

ability-rival-banishes-banish-self = Vyberte protivníka. Ten vyhostí z ruky kartu podle své volby. Potom vyhostěte tuto kartu.
ability-look-name-banish = Vyberte protivníka, prohlédněte si karty v jeho ruce a jednu z nich jmenujte. Protivník odhalí náhodnou kartu z ruky; je-li to ta jmenovaná, vyhostěte ji i tuto kartu.
ability-expose-neighbours = Každý váš soused odhalí náhodnou kartu z ruky: Zlatá se vyhostí, jakákoli jiná se vrátí do ruky. Je-li odhalena Rudá, vyhostěte tuto kartu.
ability-rivals-prove = Každý protivník musí odhalit z ruky Rudou, jinak ztratí 1 žeton helia.
ability-each-banishes-draws = Počínaje vámi a dále po směru hodinových ručiček každý hráč vyhostí kartu z ruky a táhne kartu z balíčku.

## The banished

ability-place-banished = Můžete umístit 1 nebo 2 vyhoštěné karty navrch jedné lokace.
ability-put-random-beneath = Umístěte náhodnou vyhoštěnou kartu pod všechny karty této lokace.
ability-return-to-deck =
    { $number ->
        [one] Můžete vrátit { $number } vyhoštěnou kartu na balíček, nebo pod něj.
        [few] Můžete vrátit až { $number } vyhoštěné karty, každou na balíček, nebo pod něj.
       *[other] Můžete vrátit až { $number } vyhoštěných karet, každou na balíček, nebo pod něj.
    }
ability-trade-for-gold = Můžete vyhostit z ruky libovolnou kartu jinou než { $kind } a získat z vyhoštěných karet { $kind_2 }.

## At the end of the game

ending-wild-name = Můžete této kartě přiřadit jméno libovolné postavy; nic jiného se na ní nemění.
ending-wild-colour = Můžete této kartě přiřadit kromě její vlastní barvy ještě jednu podle své volby.
ending-pick-track = Vyberte jedno: získejte 1 žeton helia, umístěte 1 žeton vlivu na Institut, nebo postupte na stupnici flotily o 1 pole vpřed.
ending-name-get-each = Zvolte { $number ->
        [one] libovolnou barvu
        [few] { $number } barvy
       *[other] { $number } barev
    } kromě { FORM($but, case: "gen") }. Za každou kartu zvolené barvy { FORM($location, case: "loc") } { $get }.
ending-pay-gain-top = Můžete { $pay } a získat svrchní kartu libovolné lokace.
ending-token-gain-at = Pokud máte žeton nadvlády, získejte libovolnou kartu { FORM($location, case: "from") }.
ending-points-for-top = Odhalte svrchní kartu balíčku a získejte tolik bodů, kolik činí její hodnota.
ending-bet = Zvolte { $number ->
        [one] libovolnou barvu
        [few] { $number } barvy
       *[other] { $number } barev
    } kromě { FORM($but, case: "gen") } a odhalte { $number_2 ->
        [one] { $number_2 } svrchní kartu
        [few] { $number_2 } svrchní karty
       *[other] { $number_2 } svrchních karet
    } balíčku. Získejte karty zvolené barvy; ostatní zamíchejte a vraťte na balíček.
ending-banish-draw = Vyhostěte z ruky jinou kartu a táhněte { $number ->
        [one] kartu
        [few] { $number } karty
       *[other] { $number } karet
    } z balíčku.
ending-gain-banished = Získejte z vyhoštěných karet { $kind }.
ending-gain-any-banished = Můžete z vyhoštěných karet získat libovolný počet těchto postav: { $kind }.
ending-gain-random-banished = Pokud nikdo nemá v ruce méně karet než vy, získejte náhodnou vyhoštěnou kartu.

## Defence

defence-cards = Chce-li vám protivník ukrást nebo vyhostit kartu z ruky, můžete tomu zabránit odhalením této karty.
defence-token = Chce-li vám protivník vzít žeton nadvlády, můžete tuto kartu odhalit a vyhostit: žeton vám zůstane a táhnete kartu z balíčku.

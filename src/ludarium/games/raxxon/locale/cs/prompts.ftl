### Raxxon: what to do next, in Czech. A client adds `$count`, the number of things that can be chosen.

## Prompts: the day and the turn

prompt-character = Zvolte si postavu
    .help = Každá postava má šest akcí. Zvláštní akci, zvýrazněnou, nemá nikdo jiný.
prompt-consequence = Následek akce { FORM($action) }: { FORM($symbol) }. Uplatněte ho, nebo pasujte
    .help =
        { $symbol ->
            [symbol-add] Do davu přibude zakrytá karta. Po všech následcích můžete provést akci.
            [symbol-flip] Odkryjete kartu davu. Po všech následcích můžete provést akci.
            [symbol-infection] Nákaza se šíří: karta z jejího balíčku přibude mezi obyvatele. Je-li balíček prázdný, všichni prohráváte. Po všech následcích můžete provést akci.
            [symbol-power] Vliv Raxxonu vzroste o 1. Při 8 všichni prohráváte. Po všech následcích můžete provést akci.
            [symbol-raxxon] Táhnete kartu Raxxonu. Po všech následcích můžete provést akci.
            [symbol-hostile] Jednoho evakuovaného Výtržníka budete muset evakuovat znovu. Po všech následcích můžete provést akci.
           *[other] Po všech následcích můžete provést akci.
        }
prompt-action = Váš tah: zvolte akci, nebo pasujte
    .help = Průzkum davu je zdarma. Při každé jiné akci položíte žeton na její políčko a následek, který políčko ukazuje, dnes nastane na začátku každého vašeho dalšího tahu.
prompt-choice = { FORM($by) }: zvolte možnost
    .help = Podmínka karty je splněna, jednu ze dvou možností tedy musíte zvolit.
prompt-optional = { FORM($by) }: využít volitelný efekt?
    .help = Využijete-li ho, po akci táhnete kartu Raxxonu.
prompt-order = Který efekt nastane první?
    .help = Několik efektů nastává najednou a jejich pořadí volíte vy.

## Prompts: symbols

prompt-add = { FORM($by) }: kam přidat kartu?
    .help = Přidává se zakrytá, a to tam, kde bude sousedit s nejvíce kartami.
prompt-flip = { FORM($by) }: vyberte zakrytou kartu, kterou odkryjete
    .help = Může být zdravá, nebo nakažená. Některé typy mají při odkrytí efekt.
prompt-draw-or-power = { FORM($by) }: karta Raxxonu, nebo vliv Raxxonu?
    .help = Při vlivu 8 prohrajete.

## Prompts: the crowd

prompt-evacuate = { FORM($by) }: evakuujte kartu
    .help = Evakuované karty jsou v bezpečí. Vyhrajete, až budou evakuováni všichni zdraví.
prompt-evacuate-line = { FORM($by) }: vyberte řadu nebo sloupec k evakuaci
    .help = Evakuovat lze jen řady a sloupce, kde jsou všechny karty odkryté a zdravé.
prompt-evacuate-cluster = { FORM($by) }: vyberte první kartu k evakuaci
    .help = Potom můžete přidat její odkryté zdravé sousedy.
prompt-evacuate-cluster-more = { FORM($by) }: přidejte karty sousedící s první
    .help = Skončete, až vyberete všechny, které chcete.
prompt-kill = { FORM($by) }: zabijte kartu
    .help = Zabitá karta opustí dav, ale později se vrátí v balíčku obyvatel. Některé karty při zabití škodí.
prompt-kill-line = { FORM($by) }: ve které řadě nebo sloupci zabít všechny?
    .help = Zemřou všechny karty řady nebo sloupce. Některé karty při zabití škodí.
prompt-kill-cluster = { FORM($by) }: vyberte první kartu, kterou zabijete
    .help = Potom můžete přidat její sousedy. Některé karty při zabití škodí.
prompt-kill-cluster-more = { FORM($by) }: přidejte karty sousedící s první
    .help = Skončete, až vyberete všechny, které chcete.
prompt-kill-pair = { FORM($by) }: zabijte dvě sousední karty
    .help = Vyberte první kartu, potom některou sousední.
prompt-kill-around = { FORM($by) }: kolem které karty zabít všechny?
    .help = Zemřou všechny sousední karty, ale ne ona sama.
prompt-look = { FORM($by) }: prohlédněte si zakrytou kartu
    .help = Uvidíte ji jen vy a nic se nespustí.
prompt-interview = { FORM($by) }: vyberte zakrytou kartu, kterou si prohlédnete
    .help = Je-li to nakažený nebo Výtržník, zůstane zakrytá. Jinak se odkryje.
prompt-turn-down = { FORM($by) }: otočte kartu lícem dolů
    .help = Už se nepočítá jako odkrytá.
prompt-turn-down-type = { FORM($by) }: otočit lícem dolů celý typ?
    .help = Všechny odkryté karty tohoto typu se otočí lícem dolů.
prompt-swap = { FORM($by) }: prohoďte dvě karty
    .help = Vymění si místa, ale neotočí se.
prompt-move = { FORM($by) }: přesuňte kartu, nebo dvě prohoďte
    .help = Nejdřív vyberte kartu, potom jinou kartu nebo prázdné místo.
prompt-roadblock = { FORM($by) }: vyberte kartu pro zátaras
    .help = Tři příští karty, které by měly přibýt vedle ní, nepřibudou.

## Prompts: decks, piles, tokens

prompt-contain = { FORM($by) }: přesuňte kartu do kontrolované karantény
    .help = Tam dnes v noci neškodí. Můžete skončit i dřív.
prompt-bury = { FORM($by) }: dejte kartu pod balíček nákazy
    .help = Balíček nákazy se tím prodlouží. Prohrajete, když je prázdný a nákaza se má šířit.
prompt-break-out = { FORM($by) }: která karta unikne a kam?
    .help = Přidá se k davu a tam se odkryje.
prompt-give-back = { FORM($by) }: která karta opustí hromádku evakuovaných?
    .help = Vrátí se do odkládacího balíčku obyvatel a bude ji třeba evakuovat znovu.
prompt-stand-down = { FORM($by) }: vyberte řadu nebo sloupec, který pošlete domů
    .help = Odkryté karty odtud se vrátí lícem dolů pod balíček obyvatel.
prompt-arrange =
    { $number ->
        [1] { FORM($by) }: která karta bude navrchu?
       *[other] { FORM($by) }: která karta bude { $number }. shora?
    }
    .help = Svrchní karty se táhnou jako první.
prompt-arrange-bottom =
    { $number ->
        [1] Vespod balíčku obyvatel: která karta přijde na řadu první?
       *[other] Vespod balíčku obyvatel: která karta bude { $number }. v pořadí?
    }
    .help = Tyto karty se potáhnou jako poslední.
prompt-untoken = { FORM($by) }: odstraňte žeton
    .help = Jeho následek už nenastane a políčko bude zase volné.
prompt-untoken-more = Odstraňte žeton z desky ({ $player })
    .help = Jen žetony z jedné desky. Můžete skončit i dřív.

## After the first choice

prompt-swap-then = Se kterou kartou prohodit { $cell }?
    .help = Vymění si místa, ale neotočí se.
prompt-move-then = Se kterou kartou prohodit { $cell }, nebo kam ji přesunout?
    .help = Karta se přitom neotočí.
prompt-break-out-then = { FORM($card) }: kam do davu?
    .help = Na výběr jsou jen místa, kde bude sousedit s nejvíce kartami.
prompt-kill-pair-then = Která karta vedle { $cell } také zemře?
    .help = Obě zemřou současně.

## Before what is easily done by accident

confirm-pass = Pasovat do konce dne?
    .help = Dnes už nebudete na tahu. Žetony z vaší desky se v noci odstraní.
confirm-pass-first = Pasovat dnes poprvé?
    .help = Z vaší desky se odstraní všechny žetony a hrajete dál. Druhé pasování den ukončí.

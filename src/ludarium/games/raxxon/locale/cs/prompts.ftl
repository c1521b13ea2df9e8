### Raxxon: what to do next, in Czech. A client adds `$count`, the number of things that can be chosen.

## Prompts: the day and the turn

prompt-character = Zvolte si postavu
    .help = Každá postava má šest vlastních akcí a hrajete společně proti nákaze. Vyberte postavu a uvidíte její arch.
prompt-consequence = Následek akce { FORM($action) }: { FORM($symbol) }. Uplatněte ho, nebo pasujte
    .help =
        { $symbol ->
            [symbol-add] Do davu přibude zakrytá karta. Potom můžete provést akci.
            [symbol-flip] Odkryjete kartu davu. Potom můžete provést akci.
            [symbol-infection] Nákaza se šíří: karta z jejího balíčku přijde mezi obyvatele; je-li balíček prázdný, všichni prohráváte. Potom můžete provést akci.
            [symbol-power] Vliv Raxxonu stoupne o 1; při 8 všichni prohráváte. Potom můžete provést akci.
            [symbol-raxxon] Táhnete kartu Raxxonu. Potom můžete provést akci.
            [symbol-hostile] Jednoho evakuovaného Výtržníka budete muset evakuovat znovu. Potom můžete provést akci.
           *[other] Potom můžete provést akci.
        }
prompt-action = Váš tah: zvolte akci, nebo pasujte
    .help = Průzkum je zdarma. Každá jiná akce zabere žeton a její cenu platíte na začátku svých dalších tahů dnes.
prompt-choice = { FORM($by) }: zvolte možnost
    .help = Podmínka karty platí, jedna ze dvou možností se tedy musí stát.
prompt-optional = { FORM($by) }: využít volitelný efekt?
    .help = Využijete-li ho, po akci si vezmete kartu Raxxonu.
prompt-order = Čí efekt bude první?
    .help = Několik efektů nastává najednou, pořadí volíte vy.

## Prompts: symbols

prompt-add = { FORM($by) }: kam přidat kartu?
    .help = Přijde zakrytá, vedle co nejvíce karet.
prompt-flip = { FORM($by) }: vyberte zakrytou kartu, kterou odkryjete
    .help = Může být zdravá, nebo nakažená. Některé typy při odkrytí něco udělají.
prompt-draw-or-power = { FORM($by) }: karta Raxxonu, nebo vliv Raxxonu?
    .help = Při vlivu 8 prohrajete.

## Prompts: the crowd

prompt-evacuate = { FORM($by) }: evakuujte kartu
    .help = Pak je v bezpečí: vyhrajete, až tam budou všichni zdraví.
prompt-evacuate-line = { FORM($by) }: vyberte řadu nebo sloupec k evakuaci
    .help = Evakuovat lze jen řady a sloupce, kde jsou všechny karty odkryté a zdravé.
prompt-evacuate-cluster = { FORM($by) }: vyberte první kartu k evakuaci
    .help = Potom můžete přidat její odkryté zdravé sousedy.
prompt-evacuate-cluster-more = { FORM($by) }: přidejte karty sousedící s první
    .help = Skončete, až vyberete všechny, které chcete.
prompt-kill = { FORM($by) }: zabijte kartu
    .help = Zabitá karta opustí dav a vrátí se s balíčkem. Některé při zabití škodí.
prompt-kill-line = { FORM($by) }: ve které řadě nebo sloupci zabít všechny?
    .help = Zemřou všechny karty řady nebo sloupce. Některé při zabití škodí.
prompt-kill-cluster = { FORM($by) }: vyberte první kartu, kterou zabijete
    .help = Potom můžete přidat její sousedy. Některé karty po zabití škodí.
prompt-kill-cluster-more = { FORM($by) }: přidejte karty sousedící s první
    .help = Skončete, až vyberete všechny, které chcete.
prompt-kill-pair = { FORM($by) }: zabijte dvě sousední karty
    .help = Vyberte první, potom sousední.
prompt-kill-around = { FORM($by) }: kolem které karty zabít všechny?
    .help = Zemřou všechny sousední karty, ale ne ona sama.
prompt-look = { FORM($by) }: prohlédněte si zakrytou kartu
    .help = Uvidíte ji jen vy a nic se nespustí.
prompt-interview = { FORM($by) }: vyberte zakrytou kartu, kterou si prohlédnete
    .help = Je-li to nakažený nebo Výtržník, zůstane zakrytá; jinak se odkryje.
prompt-turn-down = { FORM($by) }: otočte kartu lícem dolů
    .help = Už se nepočítá jako odkrytá.
prompt-turn-down-type = { FORM($by) }: otočit lícem dolů celý typ?
    .help = Všechny odkryté karty tohoto druhu by se zakryly.
prompt-swap = { FORM($by) }: prohoďte dvě karty
    .help = Vymění si místa a neotáčejí se.
prompt-move = { FORM($by) }: přesuňte kartu, nebo dvě prohoďte
    .help = Nejdřív vyberte kartu, potom jinou kartu nebo prázdné místo.
prompt-roadblock = { FORM($by) }: vyberte kartu pro zátaras
    .help = Tři další karty, které by přibyly vedle ní, nepřibudou.

## Prompts: decks, piles, tokens

prompt-contain = { FORM($by) }: přesuňte kartu do kontrolované karantény
    .help = Tam dnes v noci neškodí. Můžete skončit dřív.
prompt-bury = { FORM($by) }: dejte kartu pod balíček nákazy
    .help = Balíček nákazy se prodlouží: prohrajete, když je prázdný a nákaza se má šířit.
prompt-break-out = { FORM($by) }: kdo unikne a kam?
    .help = Odkryje se tam, kde se přidá k davu.
prompt-give-back = { FORM($by) }: kdo opustí hromádku evakuovaných?
    .help = Přijde na odkládací balíček obyvatel a bude ji nutné evakuovat znovu.
prompt-stand-down = { FORM($by) }: vyberte řadu nebo sloupec, který pošlete domů
    .help = Odkryté karty této řady přijdou zakryté pod balíček obyvatel.
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
    .help = Jeho následek už nepřijde a políčko je znovu dostupné.
prompt-untoken-more = Odstraňte žeton z desky ({ $player })
    .help = Jen žetony jednoho archu. Můžete skončit dřív.

## After the first choice

prompt-swap-then = S kterou kartou vyměnit { $cell }?
    .help = Vymění si místa a neotáčejí se.
prompt-move-then = S kterou kartou vyměnit { $cell }, nebo kam ji přesunout?
    .help = Neotáčí se.
prompt-break-out-then = { FORM($card) }: kam do davu?
    .help = Možná jsou jen místa vedle nejvíce karet.
prompt-kill-pair-then = Která karta vedle { $cell } také zemře?
    .help = Obě zemřou současně.

## Before what is easily done by accident

confirm-pass = Pasovat do konce dne?
    .help = Dnes už žádný tah mít nebudete. Žetony z vašeho archu se v noci odstraní.
confirm-pass-first = Pasovat dnes poprvé?
    .help = Všechny žetony z vašeho archu se odstraní a pokračujete. Druhé pasování den ukončí.

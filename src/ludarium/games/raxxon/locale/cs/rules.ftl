### Raxxon: the rules by number, in Czech. A refusal quotes them.

# Stands after a rule that holds a ruling of ours.
rules-ours = Část tohoto pravidla je naše rozhodnutí pro případ, který tištěná pravidla neřeší.

## Setup

rules-setup = Příprava hry

RX-01 = Raxxon je pro jednoho až čtyři hráče, kteří spolupracují: všichni společně vyhrají, nebo prohrají. Hra obsahuje 60 karet obyvatel (30 zdravých a 30 nakažených), 40 karet Raxxonu, šest oboustranných desek postav, 60 žetonů akcí, herní plán a žeton Raxxonu.
    .title = Hráči a herní materiál
RX-02 = Na úvodní úrovni se vyřadí 5 Výtržníků, 3 Rodiny a 2 Celebrity, zdravých tedy zbude 20, a po 4 kartách Chaos, Přenašeč a Metabola, nakažených tedy zbude 18. Na ostatních úrovních se hraje se všemi 60 kartami.
    .title = Úvodní úroveň
RX-03 = Karty nakažených se zamíchají a část se jich odloží lícem dolů: 9 na úvodní úrovni, 15 na střední, 18 na těžké a 21 na expertní. Odložené karty se zamíchají se všemi kartami zdravých: to je balíček obyvatel, který leží lícem dolů.
    .title = Balíček obyvatel
RX-04 = Zbylé karty nakažených tvoří balíček nákazy, který také leží lícem dolů: 9 karet na úvodní úrovni, 15 na střední, 12 na těžké a 9 na expertní.
    .title = Balíček nákazy
RX-05 = Každý hráč si zvolí desku postavy a položí ji před sebe stranou pro daný počet hráčů nahoru. Ostatní desky se odloží; jen ve hře pro jednoho hráče zůstávají ve hře všechny.
    .title = Postavy
RX-06 = Balíček Raxxonu se zamíchá a položí lícem dolů, žeton Raxxonu se postaví na pole 0 stupnice vlivu a začínající hráč se určí losem.
    .title = Balíček Raxxonu a začínající hráč

## The day

rules-day = Den

RX-10 = Hra trvá několik dní. Každý den má tři fáze: shromáždění davu, akce hráčů a konec dne.
    .title = Fáze dne
RX-11 = Z balíčku obyvatel se lícem dolů vyloží dav: pro jednoho nebo dva hráče 3 × 3 karty, pro tři hráče tři řady po čtyřech, pro čtyři hráče 4 × 4. Nestačí-li karty, vykládá se řada za řadou, dokud balíček nedojde; poslední řada může zůstat neúplná.
    .title = Shromáždění davu
RX-12 = Sousední jsou karty, které k sobě přiléhají shora, zdola, zleva nebo zprava. Karty, které se stýkají jen rohem nebo mezi nimiž je mezera, sousední nejsou. Záleží jen na vzájemné poloze karet: vykreslí-li se dav jinde, každá karta si ponechá své sousedy.
    .title = Sousední karty
RX-13 = Řada nebo sloupec jsou všechny karty v jedné linii davu. Mezera je nepřerušuje a karta, která je ve své linii sama, tvoří také řadu nebo sloupec.
    .title = Řady a sloupce

## A turn

rules-turn = Tah

RX-20 = Hraje se po směru hodinových ručiček od začínajícího hráče. Místo tahu můžete pasovat. Kdo pasoval, ať z vlastní vůle, nebo protože ho k tomu donutil efekt, už toho dne není na tahu.
    .title = Tahy a pasování
RX-21 = Fáze akcí hráčů končí okamžitě, jakmile všichni pasovali nebo jakmile se uplatní symbol konce dne. Vynucený pas platí, až když skončí efekt, který ho vynutil, se vším, co se spustilo zároveň. Fáze končí také po 60 tazích v jednom dni, tolik je ve hře žetonů akcí.
    .title = Kdy fáze končí
RX-22 = Pokud nepasujete, má váš tah tři kroky v tomto pořadí: uplatnit všechny označené následky, zvolit dostupnou akci, provést ji.
    .title = Kroky tahu
RX-23 = Následky označené žetony na vaší desce se uplatňují po jednom, od horní akce k dolní, a má-li akce více žetonů, zleva doprava. Žetony zůstávají na místě do konce dne, nebo dokud je neodstraní některý efekt. Příklad: Thomas Hart má dva žetony na cíleném leteckém úderu a jeden na karanténě. Přidá do davu jednu kartu, pak druhou, potom jednu kartu odkryje a táhne kartu Raxxonu.
    .title = Označené následky
RX-24 = Po uplatnění kteréhokoli symbolu následku, i když je na témž políčku ještě další, můžete skončit; počítá se to jako pasování.
    .title = Přerušení tahu
RX-25 = Horní akce, průzkum davu, nevyžaduje žeton a je dostupná vždy; není-li zakrytá žádná karta, nestane se nic. Kterákoli jiná akce je dostupná, dokud má prázdné políčko; když ji zvolíte, položíte žeton akce na její prázdné políčko nejvíce vlevo. Zvolit smíte i akci, která nic nezmění. Odebírá-li se z akce žeton, je to vždy ten, který na ni byl položen jako poslední.
    .title = Dostupné akce
RX-26 = Následek pod právě položeným žetonem se neuplatní hned, ale až na začátku vašeho příštího tahu.
    .title = Právě položený žeton
RX-27 = Jak se která akce provádí, říká deska postavy. Průzkum davu: dozvíte se něco o kartách davu. Evakuace: karty zdravých přijdou na hromádku evakuovaných. Letecký úder nebo útok: karty davu se zabíjejí. Karanténa: odkryté karty nakažených přijdou do kontrolované karantény. Zvládání davu: karty davu se prohodí nebo otočí lícem dolů. Každá postava má navíc jednu zvláštní akci.
    .title = Druhy akcí

## Symbols

rules-symbols = Symboly

RX-30 = Zabité karty přijdou do odkládacího balíčku obyvatel. Hru neopouštějí: na konci dne se tento balíček zamíchá zpět do balíčku obyvatel.
    .title = Zabíjení
RX-31 = Při zabití: kdykoli je na zabité kartě tento symbol, ať ležela odkrytá, nebo zakrytá, ihned se uplatní efekt vedle něj.
    .title = Při zabití
RX-32 = Šíření nákazy: svrchní karta balíčku nákazy přijde lícem vzhůru do odkládacího balíčku obyvatel. Je-li v tu chvíli balíček nákazy prázdný, hráči okamžitě prohrávají.
    .title = Šíření nákazy
RX-33 = Táhnout kartu Raxxonu: aktivní hráč, tedy ten, který je na tahu, táhne svrchní kartu balíčku Raxxonu a přečte její podmínku spuštění. Je-li splněna, zvolí jednu z možností, udělá, co říká, a uplatní její symboly; karta pak přijde mezi spuštěné. Říká-li karta něco jiného, řiďte se jí. Zvolit lze i možnost, jejíž text provést nelze; její symboly platí i tak. Je-li balíček Raxxonu prázdný, netáhne se nic.
    .title = Táhnout kartu Raxxonu
RX-34 = Není-li podmínka spuštění splněna, karta Raxxonu nic nezpůsobí a přijde mezi nespuštěné. Některé efekty vracejí nespuštěné karty do balíčku Raxxonu.
    .title = Nespuštěné karty
RX-35 = Volitelný efekt: některé akce nabízejí efekt navíc. Využijete-li ho, táhněte po akci kartu Raxxonu; jinak netáhněte.
    .title = Volitelný efekt
RX-36 = Vliv Raxxonu: žeton Raxxonu se posune o 1 pole vpřed. Jakmile vliv Raxxonu dosáhne 8, hráči okamžitě prohrávají.
    .title = Vliv Raxxonu
RX-37 = Konec dne: akce hráčů okamžitě končí a začíná fáze konce dne. Na co ještě nedošlo, to propadá: následky, symboly, souběžné efekty i karta Raxxonu, kterou ještě zbývalo táhnout za volitelný efekt. Karta Raxxonu, která se právě vyhodnocovala, přijde mezi spuštěné.
    .title = Symbol konce dne
RX-38 = Návrat výtržníka: 1 karta Výtržník se přesune z hromádky evakuovaných do odkládacího balíčku obyvatel. Není-li tam žádná, nestane se nic.
    .title = Návrat výtržníka
RX-39 = Přidat do davu: svrchní karta balíčku obyvatel přijde do davu lícem dolů, aniž se na ni kdo podívá. Místo volí ten, kdo ji přidává, z dovolených míst však přicházejí v úvahu jen ta, kde bude sousedit s nejvíce kartami; je-li dav prázdný, smí ležet kdekoli. Obrys davu včetně mezer nikdy nepřesáhne 6 × 6: měří-li už na šířku nebo na výšku 6 míst, místo za touto hranicí dovoleno není. Není-li dovoleno žádné místo, karta se netáhne. Je-li balíček obyvatel prázdný, nejprve se zamíchá odkládací balíček obyvatel a stane se z něj nový; jsou-li prázdné oba, nestane se nic.
    .title = Přidat do davu
RX-40 = Odkrýt: aktivní hráč otočí lícem vzhůru jednu zakrytou kartu davu podle své volby. Jsou-li všechny karty odkryté, nestane se nic.
    .title = Odkrýt
RX-41 = Při odkrytí: spočítejte odkryté karty téhož typu v davu včetně té právě odkryté. Efekt nastane, jen je-li jich přesně tolik, kolik karta uvádí: při druhém odkrytém Přenašeči aktivní hráč táhne kartu Raxxonu, při třetím den končí.
    .title = Při odkrytí
RX-42 = Spustí-li se více efektů najednou, třeba když je zároveň zabito několik karet, určí jejich pořadí aktivní hráč.
    .title = Více efektů najednou

## End of day

rules-end-of-day = Konec dne

RX-50 = Krok 1, dav: otočte lícem vzhůru všechny zakryté karty davu. Efekty „při odkrytí“ teď nenastávají.
    .title = Dav
RX-51 = Krok 2, šíření nákazy: sečtěte karty nakažených v davu a v nekontrolované karanténě. Nákaza se rozšíří tolikrát, kolik jich je, nejvýše však čtyřikrát. Na konci 30. dne se šíří, dokud se její balíček nevyprázdní, a pak ještě jednou: kdo do té doby není v bezpečí, je ztracen.
    .title = Šíření nákazy na konci dne
RX-52 = Krok 3, populace: všechny karty z davu a z nekontrolované karantény přijdou do odkládacího balíčku obyvatel a ten se zamíchá do balíčku obyvatel.
    .title = Populace
RX-53 = Krok 4, prodloužení karantény: všechny karty z kontrolované karantény se přesunou do nekontrolované.
    .title = Prodloužení karantény
RX-54 = Krok 5, obnova desek: z desek postav se odstraní všechny žetony akcí.
    .title = Obnova desek
RX-55 = Začínajícím hráčem příštího dne je soused po levici toho, kdo byl ten den jako poslední na tahu, i když odehrál jen část tahu; pouhé pasování tah není. Nebyl-li na tahu nikdo, je to soused po levici začínajícího hráče uplynulého dne.
    .title = Příští začínající hráč

## End of the game

rules-end = Konec hry

RX-60 = Hráči vítězí, jakmile jsou všechny karty zdravých na hromádce evakuovaných: 20 na úvodní úrovni, 30 na ostatních.
    .title = Vítězství
RX-61 = Hráči okamžitě prohrávají ve dvou případech. Propuknutí nákazy: nákaza se má šířit a balíček nákazy je prázdný. Ovládnutí města Raxxonem: vliv Raxxonu dosáhne 8.
    .title = Porážka

## Clarifications

rules-clarifications = Upřesnění

RX-70 = Do kterékoli karantény i z ní se karty přesouvají v libovolném pořadí; jak v ní leží, nehraje roli.
    .title = Pořadí v karanténě
RX-71 = Karty v kterémkoli balíčku i na kterékoli hromádce lze kdykoli spočítat. Balíčky obyvatel, nákazy a Raxxonu leží lícem dolů; hromádky a odkládací balíček leží lícem vzhůru a kdokoli si je smí kdykoli prohlédnout. Odkrytá karta, která se otočí lícem dolů, je všem známa i nadále.
    .title = Co si smíte prohlédnout

## Playing alone

rules-solo = Hra pro jednoho hráče

RX-80 = Ve hře pro jednoho hráče si na začátku každého dne zvolíte jednu desku postavy: tutéž jako předchozí den, nebo jinou.
    .title = Postava na den
RX-81 = Den končí, když pasujete podruhé. Když pasujete poprvé, odstraníte z desky všechny žetony akcí a hrajete dál. Vynucené pasování se počítá také; symbol konce dne i tady ukončí den okamžitě.
    .title = Dvojí pasování
RX-82 = Provádíte-li ve hře pro jednoho hráče akci „Zdroje Raxxonu“ (deska K. D. Jamesové), můžete místo tažení karty Raxxonu zvýšit vliv Raxxonu o 1.
    .title = Zdroje Raxxonu

## Scenarios

rules-scenarios = Scénáře

RX-90 = Příprava je jako na střední úrovni, ale s těmito změnami. 7 Výtržníků a všechny 3 Celebrity se vyřadí. Balíček obyvatel tvoří zbylých 20 zdravých, všech 10 Přenašečů, 2 karty Chaos a 2 Metaboly; zbylých 16 nakažených je balíček nákazy. Vítězíte, když je všech 20 zdravých na hromádce evakuovaných a všech 10 Přenašečů v karanténě, kontrolované nebo nekontrolované. Přenašeč, který by měl opustit hru, přijde místo toho do odkládacího balíčku obyvatel. Jakmile jsou v karanténě poprvé aspoň 4 Přenašeči: akce karantény od té chvíle přesouvají Přenašeče do nekontrolované karantény. Jakmile jich je aspoň 6: všechny ostatní karty z obou karantén přijdou do odkládacího balíčku obyvatel, aniž by se nákaza šířila, a akce karantény od té chvíle smějí brát jen Přenašeče. Jakmile jich je aspoň 8: akce karantény od té chvíle přesouvají Přenašeče na hromádku evakuovaných a k vítězství se počítají i tam. Kdykoli táhnete kartu, která má v názvu slovo Raxxon, nastane místo ní událost. Události, každá dvakrát, v náhodném pořadí: smíte přesunout až 2 Přenašeče z nekontrolované karantény do kontrolované; přesuňte 1 Přenašeče z kontrolované karantény do nekontrolované; přesuňte 1 Přenašeče z nekontrolované karantény do odkládacího balíčku obyvatel a nákaza se jednou rozšíří; smíte přesunout všechny odkryté Přenašeče z davu do kontrolované karantény (bylo-li jich v karanténě už někdy aspoň 4, do nekontrolované). Po události přijde karta mezi spuštěné, nespuštěné karty se zamíchají do balíčku Raxxonu a vliv Raxxonu vzroste o 1. Přijít pod balíček nákazy znamená pro Přenašeče opustit hru.
    .title = Shromáždění duchů
RX-91 = Příprava je jako na střední úrovni, ale s těmito změnami. Balíček obyvatel tvoří všech 30 zdravých, všech 10 Metabol, 3 karty Chaos a 3 Přenašeči; zbylých 14 nakažených je balíček nákazy. Vítězí se jako obvykle. Kdykoli táhnete kartu, která má v názvu slovo Raxxon, nastane místo ní další událost v pořadí. První: Metaboly až do konce hry ztrácejí efekty „při odkrytí“; zato kdykoli během akcí hráčů odkrytá Metabola sousedí s odkrytými zdravými, jsou tito zdraví okamžitě zabiti, bez efektů „při zabití“. Druhá: pokaždé, když jsou takto zabity karty, nákaza se jednou rozšíří. Třetí: rozšíří se jednou za každou zabitou kartu. Čtvrtá: karta z balíčku nákazy nepřijde do odkládacího balíčku, ale lícem dolů na místo zabité karty. Pátá: přijde tam lícem vzhůru. Šestá a sedmá: smíte přesunout do kontrolované karantény libovolné Metaboly z nekontrolované karantény a odkryté Metaboly z davu. Osmá: prohráváte, město ovládl Raxxon. Po každé z prvních sedmi přijde karta mezi spuštěné, nespuštěné karty se zamíchají do balíčku Raxxonu a vliv Raxxonu vzroste o 1. Karta odkrytá vedle Metaboly se nejprve započítá pro efekt „při odkrytí“, pak je zabita a potom se uplatní efekt pro tento počet. Ty, které odkryje akce „{ action-kd-2 }“, jsou takto zabity ještě před samotným úderem. Karta položená lícem vzhůru na místo zabité se nepočítá jako právě odkrytá; je-li to Metabola, zabíjí dál své sousedy.
    .title = Šílené mutace
RX-92 = Příprava je jako na střední úrovni, ale s těmito změnami. 3 Celebrity se vyřadí. Balíček obyvatel tvoří 15 Výtržníků, 3 Náchylní a 9 náhodných nakažených; balíček prověrek, také lícem dolů, tvoří zbylých 9 zdravých a dalších 9 náhodných nakažených; posledních 12 nakažených je balíček nákazy. Vítězíte, když je na hromádce evakuovaných 9 zdravých. Výtržníci a Náchylní se při evakuaci počítají jako nakažení a žádný efekt je evakuovat nemůže. Pod každou deskou je jedna akce navíc, prověrka, na kterou lze položit libovolně mnoho žetonů, každý s následkem „odkrýt“: vyřaďte odkrytého Výtržníka nebo Náchylného, na jeho místo položte lícem vzhůru svrchní kartu balíčku prověrek a uplatněte její efekt „při odkrytí“. Kdykoli táhnete kartu, která má v názvu slovo Raxxon, nastane místo ní událost. Události, každá dvakrát, v náhodném pořadí: vyřaďte odkrytého Výtržníka nebo Náchylného a na jeho místo položte lícem vzhůru prvního nakaženého z balíčku prověrek, uplatněte jeho efekt „při odkrytí“ a zdravé, kteří přišli před ním, zamíchejte zpět (není-li tam žádný nakažený, nestane se nic); je-li v karanténě Přenašeč a mezi vyřazenými Výtržník, zamíchejte jednoho takového Výtržníka do balíčku obyvatel a jednoho takového Přenašeče do balíčku prověrek; zamíchejte celý dav a znovu ho vyložte lícem dolů v řadách po čtyřech; zvolte odkrytého Výtržníka nebo Náchylného a odkryjte všechny zakryté karty, které s ním sousedí. Po události přijde karta mezi spuštěné, nespuštěné karty se zamíchají do balíčku Raxxonu (po naposled jmenované události však ne) a vliv Raxxonu vzroste o 1. Při více než 24 kartách jsou řady delší, aby se dav vešel do šesti řad. Sousední karty se odkrývají jedna po druhé v pořadí, které zvolí aktivní hráč; karty mezitím přidané k nim nepatří.
    .title = Nejistota
RX-93 = Příprava je jako na střední úrovni, ale s těmito změnami. Balíček obyvatel tvoří 15 Výtržníků a 15 náhodných nakažených; zbylých 15 karet zdravých, tedy klidných, se zamíchá a položí lícem dolů jako zásoba klidných. Vítězíte, když je všech 15 klidných na hromádce evakuovaných. Výtržníci se při evakuaci nepočítají jako zdraví a žádný efekt je evakuovat nemůže. Uklidnit odkrytého Výtržníka znamená odložit ho do zásoby výtržníků a na jeho místo dát lícem vzhůru svrchní kartu zásoby klidných; kterákoli akce zvládání davu smí místo svého efektu uklidnit 1 Výtržníka. Na konci dne, jakmile je celý dav odkrytý, se každá karta klidného, která sousedí s Výtržníkem, vrátí navrch zásoby klidných a na její místo přijde karta ze zásoby výtržníků. Symbol „návrat výtržníka“ teď znamená: 1 karta ze zásoby výtržníků přijde do odkládacího balíčku obyvatel a 1 karta z hromádky evakuovaných do zásoby klidných. Kdykoli táhnete kartu, která má v názvu slovo Raxxon, nastane místo ní událost. Potřetí a popáté: smíte otočit 1 Výtržníka lícem dolů a po zbytek dne platí, že den skončí, jakmile jsou odkrytí aspoň 3 Výtržníci. Ostatní události, každá dvakrát, v náhodném pořadí: smíte otočit lícem dolů libovolné Výtržníky; smíte uklidnit 1 odkrytého Výtržníka; odkryjte kartu. Po události přijde karta mezi spuštěné, nespuštěné karty se zamíchají do balíčku Raxxonu a vliv Raxxonu vzroste o 1. Symbol „návrat výtržníka“ přesune obě karty, nebo žádnou, a vrácená karta přijde navrch zásoby klidných. Výtržník, který přišel na konci dne, už ten den na nikoho nepůsobí. V takový den se počítají i Výtržníci odkrytí dříve, ať byli odkryti jakkoli.
    .title = Uklidnit dav
RX-94 = Příprava je jako na střední úrovni, jen se vyřadí karty Raxxonu „{ card-spokesperson }“ a „{ card-spokesperson_2 }“. K vítězství přiveďte do karantény všechny 3 Celebrity, evakuujte zbylých 27 zdravých a splňte cíl, který určí třetí Celebrita. Evakuace nechává Celebrity na místě: taková karta smí ležet v řadě či sloupci nebo uprostřed cílené evakuace, pokud odchází i někdo jiný; akce karantény smí místo karet nakažených přivést 1 odkrytou Celebritu z davu. První přivedená Celebrita zmutuje a zamíchá se do balíčku obyvatel. Mutant se počítá jako nakažený a jeho efekt „při zabití“ už neplatí. Dokud je odkrytý, nelze ho poslat do karantény ani zabít a zvládání davu na něj nepůsobí; na konci každého tahu, kdy leží odkrytý v davu, zabije aktivní hráč 1 kartu, která s ním sousedí, podle své volby. Prohlíží-li si ho někdo akcí „Rozhovor“, odkryje se a akce končí. Druhá přivedená Celebrita opouští hru. Třetí se zamíchá zpět do balíčku obyvatel a určí cíl: zakončit tah tak, aby ležela odkrytá vedle odkrytého mutanta. Pak obě karty opustí hru a zbývá už jen evakuovat 27 zdravých. Odkrytého mutanta nelze ani dát pod balíček nákazy. Pasujete-li místo tahu, nepočítá se to jako zakončení tahu. Cíl se posuzuje dřív, než mutant zabíjí, a třetí Celebritu po návratu už znovu přivést nelze.
    .title = Prioritní cíle

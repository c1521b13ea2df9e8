### Raxxon: the rules by number, in Czech. A refusal quotes them.

# Stands after a rule that holds a ruling of ours.
rules-ours = Část tohoto pravidla je naše rozhodnutí pro případ, který tištěná pravidla neřeší.

## The game in short

rules-goal = Hra ve zkratce

RX-00 =
    Městem se šíří neznámá nákaza. Společně zjišťujete, kdo v davu je zdravý, a tyto lidi evakuujete, zatímco nakažení každou noc nákazu šíří a firma Raxxon získává stále větší vliv.
    Společně vyhráváte, když jsou evakuováni všichni zdraví obyvatelé. Společně prohráváte, když se má nákaza šířit a její balíček je prázdný, nebo když vliv Raxxonu dosáhne 8.
    .title = Cíl hry

## Setup

rules-setup = Příprava hry

RX-01 = Raxxon je pro jednoho až čtyři hráče, kteří spolupracují: všichni společně vyhrají, nebo prohrají. Hra obsahuje 60 karet obyvatel (30 zdravých a 30 nakažených), 40 karet Raxxonu, šest oboustranných desek postav, 60 žetonů akcí, herní plán a žeton Raxxonu.
    .title = Hráči a herní materiál
RX-02 = Na úvodní úrovni vraťte do krabice 5 karet { citizen-hostile }, 3 karty { citizen-family } a 2 karty { citizen-celebrity }, zdravých tedy zbude 20, a po 4 kartách { citizen-chaotic }, { citizen-carrier } a { citizen-volatile }, nakažených tedy zbude 18. Na ostatních úrovních se hraje se všemi 60 kartami.
    .title = Úvodní úroveň
RX-03 = Karty nakažených zamíchejte a část jich odložte lícem dolů: 9 na úvodní úrovni, 15 na střední, 18 na těžké a 21 na expertní. Odložené karty zamíchejte se všemi kartami zdravých: to je balíček obyvatel. Leží lícem dolů.
    .title = Balíček obyvatel
RX-04 = Zbylé karty nakažených tvoří balíček nákazy. Také leží lícem dolů: 9 karet na úvodní úrovni, 15 na střední, 12 na těžké a 9 na expertní.
    .title = Balíček nákazy
RX-05 = Každý hráč si zvolí desku postavy a položí ji před sebe: strana A pro jednoho nebo dva hráče, strana B pro tři nebo čtyři. Ostatní desky se odloží. Jen ve hře pro jednoho hráče zůstávají ve hře všechny.
    .title = Postavy
RX-06 = Balíček Raxxonu zamíchejte a položte lícem dolů. Žeton Raxxonu postavte na pole 0 stupnice vlivu. Začínající hráč se určí losem.
    .title = Balíček Raxxonu a začínající hráč
RX-07 =
    Na kartě obyvatele je:
    • zdravotní stav: zdravý, nebo nakažený;
    • typ obyvatele;
    • podmínky spuštění a efekty. Křížek: co se stane při zabití karty. Číslo: co se stane při odkrytí karty, je-li odkrytých karet tohoto typu právě tolik.
    .title = Karty obyvatel
RX-08 =
    Na desce postavy je šest akcí. Vedle akce jsou políčka pro žetony akcí a na každém políčku následek: jeden nebo více symbolů. Jakmile je na políčku žeton, nastane jeho následek na začátku každého vašeho dalšího tahu toho dne. Horní akce políčka nemá.
    .title = Desky postav
RX-09 =
    Na kartě Raxxonu je podmínka spuštění a dvě možnosti. Každá možnost má text, symboly nebo obojí. Není-li podmínka při tažení karty splněna, karta nic nezpůsobí.
    .title = Karty Raxxonu

## The day

rules-day = Den

RX-10 = Hra trvá několik dní. Každý den má tři fáze: shromáždění davu, akce hráčů a konec dne.
    .title = Fáze dne
RX-11 = Z balíčku obyvatel se lícem dolů vyloží dav: pro jednoho nebo dva hráče 3 × 3 karty, pro tři hráče tři řady po čtyřech, pro čtyři hráče 4 × 4. Nestačí-li karty, vykládá se řada za řadou, dokud balíček nedojde; poslední řada může zůstat neúplná.
    .title = Shromáždění davu
RX-12 = Sousední jsou karty, které k sobě přiléhají shora, zdola, zleva nebo zprava. Karty, které se stýkají jen rohem nebo mezi nimiž je mezera, sousední nejsou.
    .title = Sousední karty
RX-13 = Řada nebo sloupec jsou všechny karty v jedné linii davu. Mezera je nepřerušuje a karta, která je ve své linii sama, tvoří také řadu nebo sloupec.
    .title = Řady a sloupce

## A turn

rules-turn = Tah

RX-20 = Hraje se po směru hodinových ručiček od začínajícího hráče. Místo tahu můžete pasovat. Kdo pasoval, ať z vlastní vůle, nebo protože ho k tomu donutil efekt, už toho dne není na tahu.
    .title = Tahy a pasování
RX-21 = Fáze akcí hráčů končí okamžitě, jakmile všichni pasovali nebo jakmile se uplatní symbol konce dne. Vynucené pasování platí, až když skončí efekt, který ho vynutil, se vším, co se spustilo zároveň. Fáze končí také po 60 tazích v jednom dni: tolik je ve hře žetonů akcí.
    .title = Kdy fáze končí
RX-22 =
    Pokud nepasujete, má váš tah tři kroky:
    • uplatnit všechny označené následky;
    • zvolit dostupnou akci;
    • provést ji.
    .title = Kroky tahu
RX-23 =
    Následky označené žetony na vaší desce se uplatňují po jednom, od horní akce k dolní, a má-li akce více žetonů, zleva doprava. Žetony zůstávají na místě do konce dne, nebo dokud je neodstraní některý efekt.
    Příklad (strana pro 3–4 hráče): { character-thomas } má dva žetony u akce „{ action-thomas-2 }“ a jeden u akce „{ action-thomas-4 }“. Přidá do davu jednu kartu, pak druhou, potom jednu kartu odkryje a táhne kartu Raxxonu.
    .title = Označené následky
RX-24 = Po uplatnění kteréhokoli symbolu následku, i když je na témž políčku ještě další, můžete skončit. Počítá se to jako pasování.
    .title = Přerušení tahu
RX-25 = Horní akce, průzkum davu, nevyžaduje žeton a je dostupná vždy. Není-li zakrytá žádná karta, nestane se nic. Kterákoli jiná akce je dostupná, dokud má prázdné políčko. Když ji zvolíte, položíte žeton akce na její prázdné políčko nejvíce vlevo. Zvolit smíte i akci, která nic nezmění. Odebírá-li se z akce žeton, je to vždy ten, který na ni byl položen jako poslední.
    .title = Dostupné akce
RX-26 = Následek pod právě položeným žetonem se neuplatní hned, ale až na začátku vašeho příštího tahu.
    .title = Právě položený žeton
RX-27 =
    Jak se která akce provádí, říká deska postavy.
    • Průzkum davu: dozvíte se něco o kartách davu.
    • Evakuace: přesunete karty zdravých na hromádku evakuovaných.
    • Letecký úder nebo útok: zabijete karty davu.
    • Karanténa: přesunete odkryté karty nakažených do kontrolované karantény.
    • Zvládání davu: prohodíte karty davu nebo je otočíte lícem dolů.
    • Každá postava má navíc jednu zvláštní akci.
    .title = Druhy akcí

## Symbols

rules-symbols = Symboly

RX-30 = Zabité karty přijdou do odkládacího balíčku obyvatel. Hru neopouštějí: na konci dne se tento balíček zamíchá zpět do balíčku obyvatel.
    .title = Zabíjení
RX-31 = Kdykoli je na zabité kartě tento symbol, ať ležela odkrytá, nebo zakrytá, ihned uplatněte efekt vedle něj.
    .title = Při zabití (křížek)
RX-32 = Svrchní karta balíčku nákazy přijde lícem vzhůru do odkládacího balíčku obyvatel. Je-li v tu chvíli balíček nákazy prázdný, okamžitě prohráváte.
    .title = Šíření nákazy (virus)
RX-33 = Aktivní hráč, tedy ten, který je na tahu, táhne svrchní kartu balíčku Raxxonu a přečte její podmínku spuštění. Je-li splněna, zvolí jednu z možností, udělá, co říká, a uplatní její symboly. Karta pak přijde mezi spuštěné. Říká-li karta něco jiného, řiďte se jí. Zvolit lze i možnost, jejíž text provést nelze. Její symboly platí i tak. Je-li balíček Raxxonu prázdný, netáhne se nic.
    .title = Táhnout kartu Raxxonu (šestiúhelník s X)
RX-34 = Není-li podmínka spuštění splněna, karta Raxxonu nic nezpůsobí a přijde mezi nespuštěné. Některé efekty vracejí nespuštěné karty do balíčku Raxxonu.
    .title = Nespuštěné karty
RX-35 = Některé akce nabízejí efekt navíc. Využijete-li ho, táhněte po akci kartu Raxxonu. Jinak netáhněte.
    .title = Volitelný efekt (plus)
RX-36 = Žeton Raxxonu se posune o 1 pole vpřed. Jakmile vliv Raxxonu dosáhne 8, okamžitě prohráváte.
    .title = Vliv Raxxonu (šestiúhelník se šipkou)
RX-37 = Akce hráčů okamžitě končí a začíná fáze konce dne. Na co ještě nedošlo, to propadá: následky, symboly, souběžné efekty i karta Raxxonu, kterou ještě zbývalo táhnout za volitelný efekt. Karta Raxxonu, která se právě vyhodnocovala, přijde mezi spuštěné.
    .title = Konec dne (zapadající slunce)
RX-38 = 1 karta { citizen-hostile } se přesune z hromádky evakuovaných do odkládacího balíčku obyvatel. Není-li tam žádná, nestane se nic.
    .title = Návrat výtržníka (pěst se šipkou)
RX-39 =
    Svrchní karta balíčku obyvatel přijde do davu lícem dolů, aniž se na ni kdo podívá.
    • Místo volí ten, kdo ji přidává, musí však ležet tam, kde bude sousedit s nejvíce kartami. Je-li dav prázdný, smí ležet kdekoli.
    • Hranice: obrys davu včetně mezer nikdy nepřesáhne 6 × 6. Není-li dovoleno žádné místo, karta se netáhne.
    • Prázdný balíček: nejprve se zamíchá odkládací balíček obyvatel a stane se z něj nový balíček. Jsou-li prázdné oba, nestane se nic.
    .title = Přidat do davu (karta s plusem)
RX-40 = Aktivní hráč otočí lícem vzhůru jednu zakrytou kartu davu podle své volby. Jsou-li všechny karty odkryté, nestane se nic.
    .title = Odkrýt (dvě karty)
RX-41 = Odkryjete-li kartu s tímto symbolem, spočítejte odkryté karty téhož typu v davu včetně té právě odkryté. Efekt nastane, jen je-li jich přesně tolik, kolik karta uvádí: při druhé odkryté kartě { citizen-carrier } aktivní hráč táhne kartu Raxxonu, při třetí den končí.
    .title = Při odkrytí (číslo)
RX-42 = Spustí-li se více efektů najednou, třeba když je zároveň zabito několik karet, určí jejich pořadí aktivní hráč.
    .title = Více efektů najednou

## End of day

rules-end-of-day = Konec dne

RX-50 = Krok 1, dav: otočte lícem vzhůru všechny zakryté karty davu. Efekty „při odkrytí“ teď nenastávají.
    .title = Dav
RX-51 = Krok 2, šíření nákazy: sečtěte karty nakažených v davu a v nekontrolované karanténě. Nákaza se rozšíří tolikrát, kolik jich je, nejvýše však čtyřikrát. Na konci 30. dne se šíří, dokud se její balíček nevyprázdní, a pak ještě jednou.
    .title = Šíření nákazy na konci dne
RX-52 = Krok 3, populace: všechny karty z davu a z nekontrolované karantény přijdou do odkládacího balíčku obyvatel a ten se zamíchá do balíčku obyvatel.
    .title = Populace
RX-53 = Krok 4, prodloužení karantény: všechny karty z kontrolované karantény se přesunou do nekontrolované.
    .title = Prodloužení karantény
RX-54 = Krok 5, obnova desek: z desek postav se odstraní všechny žetony akcí.
    .title = Obnova desek
RX-55 = Začínajícím hráčem příštího dne je soused po levici toho, kdo byl ten den jako poslední na tahu, i když odehrál jen část tahu. Pasování místo tahu se nepočítá. Nebyl-li na tahu nikdo, je to soused po levici začínajícího hráče uplynulého dne.
    .title = Příští začínající hráč

## End of the game

rules-end = Konec hry

RX-60 = Vyhráváte, jakmile jsou všechny karty zdravých na hromádce evakuovaných: 20 na úvodní úrovni, 30 na ostatních.
    .title = Vítězství
RX-61 =
    Okamžitě prohráváte ve dvou případech:
    • propuknutí nákazy: nákaza se má šířit a balíček nákazy je prázdný;
    • ovládnutí města Raxxonem: vliv Raxxonu dosáhne 8.
    .title = Porážka

## Clarifications

rules-clarifications = Upřesnění

RX-70 = Do kterékoli karantény i z ní se karty přesouvají v libovolném pořadí; jak v ní leží, nehraje roli.
    .title = Pořadí v karanténě
RX-71 = Karty v kterémkoli balíčku i na kterékoli hromádce lze kdykoli spočítat. Balíčky obyvatel, nákazy a Raxxonu leží lícem dolů. Hromádky a odkládací balíček leží lícem vzhůru a kdokoli si je smí kdykoli prohlédnout. Odkrytá karta, která se otočí lícem dolů, je všem známa i nadále.
    .title = Co si smíte prohlédnout

## Playing alone

rules-solo = Hra pro jednoho hráče

RX-80 = Ve hře pro jednoho hráče si na začátku každého dne zvolíte jednu desku postavy: tutéž jako předchozí den, nebo jinou.
    .title = Postava na den
RX-81 = Den končí, když pasujete podruhé. Když pasujete poprvé, odstraníte z desky všechny žetony akcí a hrajete dál. Vynucené pasování se počítá také. Symbol konce dne i tady ukončí den okamžitě.
    .title = Dvojí pasování
RX-82 = Provádíte-li ve hře pro jednoho hráče akci „{ action-kd-3 }“ ({ character-kd }), můžete místo tažení karty Raxxonu zvýšit vliv Raxxonu o 1.
    .title = Zdroje Raxxonu

## Scenarios

rules-scenarios = Scénáře

RX-90 =
    Příprava: jako na střední úrovni, ale 7 karet { citizen-hostile } a všechny 3 karty { citizen-celebrity } se vyřadí. Balíček obyvatel tvoří zbylých 20 zdravých, všech 10 Přenašečů, 2 karty { citizen-chaotic } a 2 karty { citizen-volatile }. Zbylých 16 nakažených je balíček nákazy.
    Cíl: všech 20 zdravých je na hromádce evakuovaných a všech 10 Přenašečů v karanténě, kontrolované nebo nekontrolované.
    Jakmile je Přenašečů v karanténě poprvé:
    • 4 nebo víc: akce karantény od té chvíle přesouvají Přenašeče do nekontrolované karantény;
    • 6 nebo víc: všechny ostatní karty z obou karantén přijdou do odkládacího balíčku obyvatel, aniž by se nákaza šířila, a akce karantény od té chvíle smějí brát jen Přenašeče;
    • 8 nebo víc: akce karantény od té chvíle přesouvají Přenašeče na hromádku evakuovaných a k vítězství se počítají i tam.
    Události: kdykoli táhnete kartu, která má v názvu slovo Raxxon, nastane místo ní jedna z událostí, každá dvakrát, v náhodném pořadí:
    • { scene-1-1 }
    • { scene-1-2 }
    • { scene-1-3 }
    • { scene-1-4 }
    Po události přijde karta mezi spuštěné, nespuštěné karty se zamíchají do balíčku Raxxonu a vliv Raxxonu vzroste o 1.
    Upřesnění: Přenašeč, který by měl opustit hru nebo přijít pod balíček nákazy, přijde místo toho do odkládacího balíčku obyvatel.
    .title = Shromáždění duchů
RX-91 =
    Příprava: jako na střední úrovni, ale balíček obyvatel tvoří všech 30 zdravých, všech 10 karet { citizen-volatile }, 3 karty { citizen-chaotic } a 3 karty { citizen-carrier }. Zbylých 14 nakažených je balíček nákazy.
    Cíl: jako obvykle.
    Události: kdykoli táhnete kartu, která má v názvu slovo Raxxon, nastane místo ní další událost v pořadí. Změny platí až do konce hry a působí během akcí hráčů:
    • 1: { scene-2-1 }
    • 2: { scene-2-2 }
    • 3: { scene-2-3 }
    • 4: { scene-2-4 }
    • 5: { scene-2-5 }
    • 6 a 7: { scene-2-6 }
    • 8: { scene-2-8 }
    Po každé z prvních sedmi přijde karta mezi spuštěné, nespuštěné karty se zamíchají do balíčku Raxxonu a vliv Raxxonu vzroste o 1.
    Když se karta odkryje vedle Nestabilního:
    • nejprve ji započítejte pro efekt „při odkrytí“;
    • pak ji zabijte;
    • pak uplatněte efekt pro tento počet.
    Karty, které odkryje akce „{ action-kd-2 }“, jsou takto zabity ještě před samotným úderem. Karta položená lícem vzhůru na místo zabité se nepočítá jako právě odkrytá; je-li to Nestabilní, zabíjí dál své sousedy.
    .title = Šílené mutace
RX-92 =
    Příprava: jako na střední úrovni, ale 3 karty { citizen-celebrity } se vyřadí. Balíček obyvatel tvoří 15 karet { citizen-hostile }, 3 karty { citizen-susceptible } a 9 náhodných nakažených. Balíček prověrek, také lícem dolů, tvoří zbylých 9 zdravých a dalších 9 náhodných nakažených. Posledních 12 nakažených je balíček nákazy.
    Cíl: na hromádce evakuovaných je 9 zdravých.
    Zvláštní pravidla:
    • Výtržníci a Náchylní se při evakuaci počítají jako nakažení a žádný efekt je evakuovat nemůže.
    • Na každé desce je jedna akce navíc, „{ action-check }“. Lze na ni položit libovolně mnoho žetonů, každý s následkem „{ symbol-flip }“. Vyřaďte odkrytého Výtržníka nebo Náchylného, na jeho místo položte lícem vzhůru svrchní kartu balíčku prověrek a uplatněte její efekt „při odkrytí“.
    Události: kdykoli táhnete kartu, která má v názvu slovo Raxxon, nastane místo ní jedna z událostí, každá dvakrát, v náhodném pořadí:
    • { scene-3-1 } Jeho efekt „při odkrytí“ se uplatní. Zdraví, kteří přišli před ním, se zamíchají zpět. Není-li v balíčku prověrek žádný nakažený, nestane se nic.
    • { scene-3-2 }
    • { scene-3-3 } Při více než 24 kartách jsou řady delší, aby se dav vešel do šesti řad.
    • { scene-3-4 } Odkrývají se jedna po druhé v pořadí, které zvolí aktivní hráč. Karty mezitím přidané se neodkrývají.
    Po události přijde karta mezi spuštěné, nespuštěné karty se zamíchají do balíčku Raxxonu (po poslední z těchto událostí však ne) a vliv Raxxonu vzroste o 1.
    .title = Nejistota
RX-93 =
    Příprava: jako na střední úrovni, ale balíček obyvatel tvoří 15 karet { citizen-hostile } a 15 náhodných nakažených. Zbylých 15 karet zdravých, tedy klidných, se zamíchá a položí lícem dolů jako zásoba klidných.
    Cíl: všech 15 klidných je na hromádce evakuovaných.
    Zvláštní pravidla:
    • Výtržníci se při evakuaci nepočítají jako zdraví a žádný efekt je evakuovat nemůže.
    • Uklidnit odkrytého Výtržníka znamená odložit ho do zásoby výtržníků a na jeho místo dát lícem vzhůru svrchní kartu zásoby klidných. Kterákoli akce zvládání davu smí místo svého efektu uklidnit 1 Výtržníka.
    • Na konci dne, jakmile je celý dav odkrytý, se každá karta klidného, která sousedí s Výtržníkem, vrátí navrch zásoby klidných a na její místo přijde karta ze zásoby výtržníků. Výtržník, který takto přišel, už ten den na nikoho nepůsobí.
    • „{ symbol-hostile }“: 1 karta ze zásoby výtržníků přijde do odkládacího balíčku obyvatel a 1 karta z hromádky evakuovaných navrch zásoby klidných. Přesunou se obě karty, nebo žádná.
    Události: kdykoli táhnete kartu, která má v názvu slovo Raxxon, nastane místo ní událost. Potřetí a popáté:
    • { scene-4-4 } Počítají se i Výtržníci odkrytí dříve, ať byli odkryti jakkoli.
    Jindy jedna z těchto událostí, každá dvakrát, v náhodném pořadí:
    • { scene-4-1 }
    • { scene-4-2 }
    • { scene-4-3 }
    Po události přijde karta mezi spuštěné, nespuštěné karty se zamíchají do balíčku Raxxonu a vliv Raxxonu vzroste o 1.
    .title = Uklidnit dav
RX-94 =
    Příprava: jako na střední úrovni, ale karty Raxxonu „{ card-spokesperson }“ a „{ card-spokesperson_2 }“ se vyřadí.
    Cíl: přivést do karantény všechny 3 Celebrity, evakuovat zbylých 27 zdravých a splnit cíl, který určí třetí Celebrita.
    Zvláštní pravidla:
    • Evakuace nechává Celebrity na místě. Taková karta smí ležet v řadě či sloupci nebo uprostřed cílené evakuace, pokud odchází i někdo jiný.
    • Akce karantény smí místo karet nakažených přivést 1 odkrytou Celebritu z davu.
    • První přivedená Celebrita zmutuje a zamíchá se do balíčku obyvatel. Druhá opouští hru. Třetí se zamíchá zpět do balíčku obyvatel a určí cíl: zakončit tah tak, aby ležela odkrytá vedle odkrytého mutanta. Pak obě karty opustí hru. Třetí Celebritu už znovu přivést nelze.
    Mutant:
    • počítá se jako nakažený a nemá efekt „při zabití“;
    • dokud je odkrytý, nelze ho poslat do karantény, zabít ani dát pod balíček nákazy a zvládání davu na něj nepůsobí;
    • na konci každého tahu, kdy leží odkrytý v davu, zabije aktivní hráč 1 kartu, která s ním sousedí, podle své volby (cíl se posuzuje dřív);
    • prohlíží-li si ho někdo akcí „{ action-meryl-4 }“, odkryje se a akce končí.
    Upřesnění: pasujete-li místo tahu, nepočítá se to jako zakončení tahu.
    .title = Prioritní cíle

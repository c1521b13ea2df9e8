### Sagrada: the rules by number, in Czech. A refusal quotes them.

## The game in short

rules-goal = Hra ve zkratce

SG-00 =
    Jste mistři skláři. Deset kol berete kostky ze společné nabídky a umisťujete je do své vitráže. Kostka musí splnit požadavek políčka a kostky stejné barvy nebo stejného odstínu nikdy nesmějí sdílet hranu.
    Po desátém kole přinášejí body společné úkoly, váš osobní úkol a neutracené žetony přízně, za prázdná políčka body ztrácíte. Vítězí hráč s nejvyšším součtem bodů; hrajete-li sami, snažíte se překonat cílové skóre.
    .title = Cíl hry

## Setup

rules-setup = Příprava hry

SG-01 = Sagradu hrají dva až čtyři hráči, nebo jeden sám. Ve váčku je 90 kostek v pěti barvách: po 18 červených, žlutých, zelených, modrých a fialových. Číslo na kostce je její odstín: 1 je nejsvětlejší, 6 nejtmavší.
    .title = Hráči a kostky
SG-02 = Každý hráč dostane jeden osobní úkol a drží ho v tajnosti až do bodování.
    .title = Tajný úkol
SG-03 = Každý hráč dostane dvě náhodné karty vzorů s jednou vitráží na každé straně a z těchto čtyř vitráží si jednu vybere. Nikdo přitom nevidí, co si vybírají ostatní. Druhá karta se ve hře nepoužije.
    .title = Volba vitráže
SG-04 = Na začátku hry dostanete tolik žetonů přízně, kolik udává obtížnost vaší vitráže: tři až šest. V českém vydání hry to jsou žetony řemeslníků.
    .title = Žetony na začátku
SG-05 = Tři z dvanácti karet nástrojů, vybrané náhodně, leží lícem vzhůru; použít je smí každý. V českém vydání hry to jsou karty nářadí.
    .title = Tři nástroje
SG-06 = Tři z deseti společných úkolů, vybrané náhodně, leží lícem vzhůru; platí pro všechny.
    .title = Tři společné úkoly
SG-07 = Začínající hráč se určí losem a má u sebe váček s kostkami.
    .title = Začínající hráč

## Rounds and turns

rules-turns = Kola a tahy

SG-10 = Hra má deset kol. Na začátku každého vytáhne začínající hráč náhodně z váčku dvě kostky na hráče a jednu navíc (při dvou hráčích 5, při třech 7, při čtyřech 9) a hodí jimi: to je nabídka.
    .title = Nová nabídka
SG-11 = V každém kole má každý hráč dva tahy. Nejprve se hraje po směru hodinových ručiček od začínajícího hráče k poslednímu, potom zpět od posledního k začínajícímu. Kdo použil { tool-running_pliers.acc }, druhý tah už nemá.
    .title = Dva tahy v kole
SG-12 =
    Ve svém tahu můžete v libovolném pořadí udělat obojí, jen jedno, nebo nic (pasovat):
    • vzít jednu kostku z nabídky a umístit ji do své vitráže;
    • použít jeden nástroj.
    Kostka se bere proto, aby se umístila: není-li pro ni místo ani s pomocí nástroje, vzít ji nelze. Do nabídky smí kostku vrátit jen { tool-flux_brush } a { tool-flux_remover }.
    .title = Co tah dovoluje
SG-13 = Nikdy nejste povinni vzít kostku ani použít nástroj.
    .title = Nic není povinné
SG-14 = Na konci kola se všechny kostky, které zbyly v nabídce, přesunou na počítadlo kol, na políčko tohoto kola.
    .title = Konec kola
SG-15 = Po každém kole se váček předá po směru hodinových ručiček dalšímu hráči; ten v novém kole začíná.
    .title = Předání váčku
SG-16 = Po desátém kole hra končí a následuje závěrečné bodování.
    .title = Konec hry

## Placement

rules-placement = Umístění kostek

SG-20 = První kostka vitráže patří do okrajové řady nebo okrajového sloupce, rohová políčka nevyjímaje.
    .title = První kostka
SG-21 = Každá kostka po té první musí sousedit s kostkou, která už ve vitráži je: vodorovně, svisle nebo úhlopříčně.
    .title = Vedle jiné kostky
SG-22 = Kostka musí splnit požadavek svého políčka. Na barevné políčko patří jen kostky jeho barvy v libovolném odstínu, na políčko s číslem jen kostky tohoto odstínu v libovolné barvě, na bílé jakákoli kostka.
    .title = Požadavek políčka
SG-23 = Dvě kostky stejné barvy nesmějí sdílet hranu, tedy sousedit vodorovně ani svisle. Úhlopříčně se barvy shodovat mohou.
    .title = Stejná barva vedle sebe
SG-24 = Dvě kostky stejného odstínu nesmějí sdílet hranu, tedy sousedit vodorovně ani svisle. Úhlopříčně se odstíny shodovat mohou.
    .title = Stejný odstín vedle sebe
SG-25 = Na políčku smí být jen jedna kostka, umístit ji tedy lze jen na prázdné políčko. Kostky, které sousedí pouze úhlopříčně, se mohou shodovat v barvě i odstínu.
    .title = Jedna kostka na políčku
SG-26 =
    Zjistí-li se, že vitráž porušuje některé pravidlo umístění, její majitel z ní ihned odebere kostky podle vlastního výběru tak, aby byla zase dodržena všechna pravidla. Tyto kostky jsou vyřazeny ze hry a uvolněná políčka se počítají jako prázdná.
    Bodovací blok: u vitráže, kterou zadáte sami, je jisté jen porušení SG-23 až SG-25. Odchylku od SG-20 až SG-22 může vysvětlit nástroj, a proto je označena jen jako možná.
    .title = Náprava vitráže

## Tools and favor tokens

rules-tools = Nástroje a žetony přízně

SG-30 =
    Chcete-li použít nástroj, položte na jeho kartu žetony přízně: jeden, pokud na ní ještě žádný není, nebo dva, pokud už na ní nějaké leží. Máte-li žetonů málo, nástroj použít nelze. Platíte ve chvíli, kdy nástroj zapůsobí.
    Vrácení tahu: jakmile se kvůli nástroji hodilo nebo táhlo z váčku, nelze už jeho použití vrátit.
    .title = Cena nástroje
SG-31 = V jednom tahu smíte použít nejvýše jeden nástroj: ještě než vezmete kostku, po jejím umístění, nebo mezi tím, podle toho, co nástroj dovoluje. Povinné to není nikdy.
    .title = Jeden nástroj za tah
SG-32 = Každý z dvanácti nástrojů dělá to, co říká jeho vlastní pravidlo, SG-T1 až SG-T12.
    .title = Co nástroje dělají
SG-33 = Když kostku přesouváte nebo umisťujete nástrojem, platí všechna pravidla umístění kromě těch, která nástroj výslovně ruší. Přesouvanou kostku nejprve zvednete a pak ji dáte na jiné políčko; je-li ve vitráži jediná, musí stejně jako první kostka na okraj. Kostky, s nimiž sousedila, mohou zůstat bez sousedů.
    .title = Nástroje a pravidla umístění

## Scoring

rules-scoring = Bodování

SG-40 = Týž společný úkol se může započítat i vícekrát. U úkolů na řady a sloupce se počítají jen ty úplné, bez prázdného políčka. Kolik který úkol vynáší, říkají SG-P1 až SG-P10.
    .title = Společné úkoly
SG-41 = Za osobní úkol získáte součet hodnot svých kostek v jeho barvě.
    .title = Osobní úkol
SG-42 = Za každý žeton přízně, který vám zbyl, získáte 1 bod.
    .title = Zbylé žetony
SG-43 = Za každé prázdné políčko své vitráže ztrácíte 1 bod.
    .title = Prázdná políčka
SG-44 = Sad máte tolik, kolik je kostek toho druhu, kterého máte ze všech potřebných nejméně. Kostky navíc nepřinášejí nic.
    .title = Počítání sad
SG-45 = Vítězí hráč s nejvyšším součtem bodů. Při remíze rozhodují body za osobní úkol, potom počet zbylých žetonů přízně. Trvá-li shoda i nadále, vítězí ten, kdo měl v posledním kole svůj první tah později.
    .title = Vítěz a remíza
SG-46 =
    Společné úkoly: { objective-column_color_variety }, { objective-light_shades }, { objective-color_variety }. Osobní úkol: { objective-private-purple }.
    • { objective-column_color_variety }: sloupce 4 a 5 jsou úplné a barvy se v nich neopakují. Sloupce 1 a 3 úplné nejsou a ve sloupci 2 je dvakrát zelená: 2 × 5 = 10.
    • { objective-light_shades }: dvě jedničky a tři dvojky tvoří dvě dvojice: 2 × 2 = 4.
    • { objective-color_variety }: zelených kostek je pět a od ostatních barev po třech, sady jsou tedy tři: 3 × 4 = 12.
    • { objective-private-purple }: 5 + 6 + 6 = 17.
    • Žádný žeton přízně nezbyl: 0. Tři políčka jsou prázdná: −3.
    Celkem 10 + 4 + 12 + 17 + 0 − 3 = 40.
    .title = Příklad bodování

## Solo

rules-solo = Hra pro jednoho hráče

SG-50 = Hrajete-li sami, snažíte se překonat cílové skóre: součet hodnot všech kostek, které na konci hry leží na počítadle kol.
    .title = Cíl hry pro jednoho
SG-51 = Hrajete bez žetonů přízně; dva společné a dva osobní úkoly leží lícem vzhůru. Vitráž si jako obvykle vyberete ze dvou karet vzorů. Zvolíte si také počet nástrojů: od jednoho (velmi těžké) do pěti (snadné).
    .title = Příprava pro jednoho
SG-52 = Hra má deset kol. V každém vytáhnete čtyři kostky, hodíte jimi a odehrajete dva tahy s obvyklými možnostmi: kostka, nástroj, obojí, nebo nic.
    .title = Kola ve hře pro jednoho
SG-53 = Za nástroj se platí kostkou z nabídky v barvě, kterou ukazuje levý horní roh jeho karty. Každý nástroj poslouží jednou, karta i tato kostka jsou pak vyřazeny ze hry. Platí se předem a nepočítá se to jako vzetí kostky: do vitráže musíte vzít jinou. { tool-glazing_hammer } pak působí na kostky, které v nabídce zbyly.
    .title = Placení za nástroje (hra pro jednoho)
SG-54 = Kostky, které zbyly v nabídce, se přesunou na počítadlo kol a jejich hodnoty se nemění. Nezbyla-li žádná, položí se na políčko kola bodovací žeton; počítá se jako 0.
    .title = Konec kola ve hře pro jednoho
SG-55 = Kostky, kterými jste zaplatili za nástroje, se do cílového skóre nepočítají.
    .title = Kostky vydané za nástroje
SG-56 = Body se počítají jako obvykle, ale ze dvou osobních úkolů platí jen jeden podle vaší volby a každé prázdné políčko vás stojí 3 body místo 1.
    .title = Body ve hře pro jednoho
SG-57 = Zvítězíte, je-li vaše skóre vyšší než cílové. Stejné skóre znamená prohru.
    .title = Vítězství ve hře pro jednoho

## One rule for each tool and objective

rules-catalogue = Všechny nástroje a úkoly

# Stands after a rule that holds a ruling of ours.
rules-ours = Část tohoto pravidla je naše rozhodnutí pro případ, který tištěná pravidla neřeší.

SG-T1 = Kostce, kterou jste vzali, před umístěním zvyšte nebo snižte odstín přesně o 1. Z jedničky se nikdy nestane šestka ani ze šestky jednička. Nástroj lze použít, jen máte-li pro změněnou kostku místo.
    .title = Štípací kleště
SG-T2 = Kdykoli ve svém tahu přesuňte jednu kostku své vitráže na jiné políčko bez ohledu na jeho požadavek na barvu. Všechna ostatní pravidla umístění platí, včetně zákazu stejných sousedů. Kostku zvednete dříve, než se nové políčko posoudí; je-li jediná, musí opět na okraj. Na novém místě smí zůstat, i když požadavku políčka neodpovídá, a kostky, s nimiž sousedila, mohou zůstat bez sousedů.
    .title = Štětec na églomisé
SG-T3 = Kdykoli ve svém tahu přesuňte jednu kostku své vitráže na jiné políčko bez ohledu na jeho požadavek na odstín. Všechna ostatní pravidla umístění platí, včetně zákazu stejných sousedů. Kostku zvednete dříve, než se nové políčko posoudí; je-li jediná, musí opět na okraj. Na novém místě smí zůstat, i když požadavku políčka neodpovídá, a kostky, s nimiž sousedila, mohou zůstat bez sousedů.
    .title = Hladítko na měděnou fólii
SG-T4 = Kdykoli ve svém tahu přesuňte jednu po druhé právě dvě různé kostky své vitráže na jiná políčka. Každý přesun musí sám o sobě splnit všechna pravidla umístění; přesouvanou kostku zvednete dříve, než se nové políčko posoudí. Nejsou-li dva takové přesuny možné, nástroj použít nelze.
    .title = Rozevírač olova
SG-T5 = Kostku, kterou jste vzali, před umístěním vyměňte za libovolnou kostku z počítadla kol. Obě si ponechají odstín a ta vaše zaujme na počítadle místo té druhé. Pro získanou kostku musíte mít místo. Dokud na počítadle žádná kostka neleží, tedy i po celé první kolo, nástroj použít nelze. Ve hře pro jednoho hráče výměna mění i cílové skóre.
    .title = Kruhový řezák
SG-T6 = Kostkou, kterou jste vzali, před umístěním hoďte znovu. Máte-li pro ni s novým odstínem místo, musíte ji umístit; jinak se s tímto odstínem vrátí do nabídky a další kostku si v tomto tahu už vzít nesmíte. Hod nelze vrátit.
    .title = Štětec na tavidlo
SG-T7 = Hoďte znovu všemi kostkami v nabídce. Smíte to jen ve svém druhém tahu kola, a to dříve, než si v něm vezmete kostku; poté si ji ještě vzít smíte. Hod nelze vrátit. Hrajete-li sami, nelze nástroj použít, je-li kostka, kterou platíte, poslední v nabídce.
    .title = Sklenářské kladivo
SG-T8 = Ve svém prvním tahu kola, jakmile jste jako obvykle vzali a umístili kostku, vezměte ihned z nabídky další a umístěte ji podle všech pravidel; za to vynecháte svůj druhý tah v tomto kole. Na kostku navíc nelze použít jiný nástroj, protože v tahu je dovolen jen jeden. I tak tedy v kole získáte nejvýše dvě kostky.
    .title = Lámací kleště
SG-T9 = Kostku, kterou jste vzali, umístěte na políčko, které s žádnou kostkou nesousedí: všechna políčka kolem něj, a může jich být až osm, musí být prázdná. Požadavek samotného políčka platí. V prázdné vitráži musí kostka i tak na okraj.
    .title = Pravítko s korkem
SG-T10 = Kostku, kterou jste vzali, před umístěním otočte na protilehlou stěnu: z jedničky bude šestka, z dvojky pětka, z trojky čtyřka a naopak. Nástroj lze použít, jen máte-li pro otočenou kostku místo.
    .title = Brusný kámen
SG-T11 = Kostku, kterou jste vzali, vraťte před umístěním do váčku. Pak náhodně vytáhněte kostku (může to být i táž), podívejte se na její barvu a zvolte její odstín. Umístěte ji podle všech pravidel, nebo ji se zvoleným odstínem dejte do nabídky: v obou případech si další kostku v tomto tahu už vzít nesmíte. Tažení z váčku nelze vrátit.
    .title = Odstraňovač tavidla
SG-T12 = Kdykoli ve svém tahu přesuňte jednu kostku své vitráže nebo dvě různé kostky téže barvy, pokud kostka této barvy leží na počítadle kol. Každý přesun musí splnit všechna pravidla umístění. Přesouvanou kostku zvednete dříve, než se nové políčko posoudí; je-li jediná, musí opět na okraj. Nástroj nelze použít, dokud na počítadle žádná kostka neleží, tedy ani v prvním kole, a přesunout musíte aspoň jednu kostku.
    .title = Řezací kolečko

SG-P1 = 6 bodů za každou úplnou řadu, v níž má každá z pěti kostek jinou barvu. Řada s prázdným políčkem se nepočítá.
    .title = Pestrobarevné řady
SG-P2 = 5 bodů za každý úplný sloupec, v němž má každá ze čtyř kostek jinou barvu. Sloupec s prázdným políčkem se nepočítá.
    .title = Pestrobarevné sloupce
SG-P3 = 5 bodů za každou úplnou řadu, v níž má každá z pěti kostek jiný odstín. Řada s prázdným políčkem se nepočítá.
    .title = Pestré odstíny v řadách
SG-P4 = 4 body za každý úplný sloupec, v němž má každá ze čtyř kostek jiný odstín. Sloupec s prázdným políčkem se nepočítá.
    .title = Pestré odstíny ve sloupcích
SG-P5 = 2 body za každou dvojici 1 a 2 kdekoli ve vaší vitráži. Dvojic je tolik, kolik je kostek vzácnějšího z obou odstínů.
    .title = Světlá skla
SG-P6 = 2 body za každou dvojici 3 a 4 kdekoli ve vaší vitráži. Dvojic je tolik, kolik je kostek vzácnějšího z obou odstínů.
    .title = Tónovaná skla
SG-P7 = 2 body za každou dvojici 5 a 6 kdekoli ve vaší vitráži. Dvojic je tolik, kolik je kostek vzácnějšího z obou odstínů.
    .title = Tmavá skla
SG-P8 = 5 bodů za každou sadu kostek všech šesti odstínů, od 1 do 6, kdekoli ve vaší vitráži. Sad je tolik, kolik je kostek nejvzácnějšího odstínu.
    .title = Pestrost odstínů
SG-P9 = 1 bod za každou kostku, která úhlopříčně sousedí alespoň s jednou kostkou své barvy. Každá kostka se počítá jednou, bez ohledu na počet takových sousedů.
    .title = Barevné úhlopříčky
SG-P10 = 4 body za každou sadu kostek všech pěti barev kdekoli ve vaší vitráži. Sad je tolik, kolik je kostek nejvzácnější barvy.
    .title = Pestrost barev

SG-V1 = Získáte součet hodnot červených kostek ve své vitráži.
    .title = Odstíny červené
SG-V2 = Získáte součet hodnot zelených kostek ve své vitráži.
    .title = Odstíny zelené
SG-V3 = Získáte součet hodnot modrých kostek ve své vitráži.
    .title = Odstíny modré
SG-V4 = Získáte součet hodnot žlutých kostek ve své vitráži.
    .title = Odstíny žluté
SG-V5 = Získáte součet hodnot fialových kostek ve své vitráži.
    .title = Odstíny fialové

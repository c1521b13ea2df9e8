### Red Rising: the rules by number, in Czech. A refusal quotes them.

# Stands after a rule that holds a ruling of ours.
rules-ours = Část tohoto pravidla je naše rozhodnutí pro případ, který tištěná pravidla neřeší.

## The game in short

rules-goal = Hra ve zkratce

RR-00 =
    Vedete jednu z velkých kolejí a sbíráte v ruce postavy. V každém tahu nasadíte postavu na lokaci, využijete její schopnost a vezmete si jinou kartu spolu s bonusem: flotila, helium, vliv nebo žeton nadvlády.
    Hra končí, když hráči nasbírají dost helia a vlivu a dost daleko postoupí s flotilou. Body přinášejí postavy v ruce, jejich souhra a vše, co jste nasbírali. Vítězí hráč s nejvyšším součtem bodů.
    .title = Cíl hry

## Setup

rules-setup = Příprava hry

RR-01 = Rudý úsvit je pro dva až šest hráčů, nebo pro jednoho proti Automě. Postav je 112 ve 14 barvách: 21 Zlatých a po 7 od každé další barvy. Každá ze šesti kolejí má 10 žetonů vlivu a jeden žeton flotily. Helia je neomezeně.
    .title = Hráči a herní materiál
RR-02 = Karty postav se zamíchají do balíčku lícem dolů. Každá ze čtyř lokací z něj dostane dvě karty lícem vzhůru, jednu na druhou. Zleva doprava jsou to Jupiter, Mars, Luna a Institut.
    .title = Karty na herním plánu
RR-03 = Každý hráč dostane pět karet, které drží v ruce v tajnosti, a náhodnou kolej. Jen kolej Ceres začíná se šesti kartami.
    .title = Ruka a kolej
RR-04 = Všechny žetony flotily začínají na poli 0 stupnice flotily, která vede až k poli 10. Všech 10 svých žetonů vlivu máte na začátku ve vlastní zásobě.
    .title = Flotily a vliv
RR-05 = Při hře dvou hráčů leží v Institutu od začátku 3 žetony vlivu koleje, která není ve hře: tvoří neutrální třetí kolej.
    .title = Neutrální kolej
RR-06 = Začíná hráč s Apollónovou kolejí. Nemá-li ji nikdo, začínající hráč se určí losem. Žeton začínajícího hráče mu zůstává až do konce hry.
    .title = Začínající hráč
RR-07 = Na začátku nemá žeton nadvlády nikdo: leží vedle herního plánu.
    .title = Žeton nadvlády na začátku
RR-08 =
    Karty ležící na lokacích lícem vzhůru i hromádku vyhoštěných karet si smí kdokoli kdykoli prohlédnout, pořadí karet na lokacích se přitom nemění. Karty v ruce zůstávají do konce hry tajné.
    Kartu ležící lícem dolů si smí prohlédnout jen ten, kdo ji umístil, a kdo ji získá, ostatním ji neukazuje. Taková karta nemá barvu, jméno ani hodnotu. Počítá se tedy jako jiná než Zlatá a pro bonus { character-developer.gen } se lokace se svrchní kartou lícem dolů nepočítá.
    .title = Co si lze prohlédnout
RR-09 =
    Karta postavy má tyto části:
    • jméno a barva; barva je kasta postavy;
    • základní bodová hodnota: body, které karta přináší na konci hry;
    • nasazovací schopnost: co se stane, když kartu nasadíte;
    • bonusové body na konci hry: za jiné karty ve vaší ruce, za herní plán nebo za to, co jste nasbírali; některé bonusy jsou záporné;
    • obranná schopnost: čemu karta může zabránit, dokud ji máte v ruce;
    • závěrečná schopnost: co karta udělá před bodováním.
    Ne každá karta má všechny. Na tištěných kartách navíc proužek ukazuje postavy, které karta v ruce chce, a přeškrtnutý ty, které nechce.
    .title = Rozbor karty postavy

## A turn: lead or scout

rules-turn = Tah: Vedení, nebo Průzkum

RR-10 = Ve svém tahu vykonáte jednu ze dvou akcí: Vedení, nebo Průzkum. Hraje se po směru hodinových ručiček, hráč po vaší levici je tedy na tahu po vás a hráč po pravici před vámi.
    .title = Jedna akce za tah
RR-11 = Vedení, krok 1: nasaďte kartu z ruky lícem vzhůru na libovolnou lokaci, navrch jejích karet. Poté se, je-li to možné, vyhodnotí její nasazovací schopnost; to je povinné, pokud karta neříká „můžete“. Dokud máte v ruce nějakou kartu, musíte jednu nasadit. Jen tak ji odhodit nelze.
    .title = Vedení: nasazení
RR-12 =
    Vedení, krok 2: vyberte si jedno.
    • Získejte svrchní kartu lokace, na kterou se v tomto tahu nenasazovalo, a pak bonus této lokace.
    • Získejte svrchní kartu balíčku, pak hoďte kostkou Povstání a získejte bonus, který padne.
    Lokace, na kterou se v tomto tahu nasazovalo, zůstává nepřístupná, i když byla nasazená karta vyhoštěna, přesunuta, vrácena do ruky nebo předána. Prázdnou lokaci zvolit nelze. Není-li možné ani jedno, krok 2 přeskočte.
    .title = Vedení: zisk karty
RR-13 = Průzkum: odhalte svrchní kartu balíčku a umístěte ji (nikoli nasaďte) navrch libovolné lokace, pak získejte bonus této lokace. Průzkum hráči obvykle volí, když jsou s kartami v ruce spokojeni. Karta umístěná díky kostce Povstání nebo Apollónově schopnosti bonus nepřináší.
    .title = Průzkum
RR-14 = Bonusy lokací přináší jen krok 2 akce Vedení a akce Průzkum. Karta získaná jinak žádný nedává, pokud některá karta neříká jinak. Bonus, který získat můžete, také získat musíte. { character-masseuse } smí kartu přesunout i na svou vlastní lokaci; bonus je té lokace, odkud karta pochází.
    .title = Kdy lokace dává bonus
RR-15 = Říká-li nasazovací schopnost, že váš tah končí, krok 2 akce Vedení odpadá. Pokud se ale tato schopnost neprovedla, tah pokračuje: { character-tactus }, kterému bylo v krádeži zabráněno, zůstává na místě a následuje krok 2.
    .title = Konec tahu
RR-16 = Přesune-li nasazovací schopnost samotnou nasazenou kartu na jinou lokaci, stále platí, že jste ji nasadili tam, kam jste ji dali nejdřív.
    .title = Přesun nasazené karty
RR-17 = „Jiná lokace“ je kterákoli lokace kromě té, na kterou byla karta nasazena.
    .title = Jiná lokace
RR-18 = Máte-li podle nasazovací schopnosti nasadit další kartu, přijde lícem vzhůru na libovolnou lokaci, neurčuje-li schopnost, na kterou, a vyhodnotí se i její nasazovací schopnost. Počítá se to jako nasazení, takže ani z této lokace v kroku 2 brát nesmíte. Krok 2 přesto nastane jen jednou, a ukončí-li další karta váš tah, nenastane vůbec.
    .title = Nasazení další karty
RR-19 =
    Kartu smíte nasadit, i když její schopnost použít nelze; schopnost se pak ignoruje.
    • { character-cassius } se vyhostí, i když nebylo co získat, a stejně tak { character-octavia }, máte-li žeton nadvlády.
    • { character-bondilus } nikdy nevyhostí sám sebe.
    • { character-diplomat }: vy i protivník se rozhodujete každý za sebe a protivníka vybíráte v každém případě.
    .title = Schopnost, kterou nelze použít
RR-20 = Přesunout nebo umístit kartu neznamená nasadit ji: nasazovací schopnost se nevyhodnotí.
    .title = Přesun a umístění
RR-21 = 0 je sudé číslo.
    .title = Nula je sudá
RR-22 = Nasazovací schopnost, která směňuje zdroje ({ character-sponsor }, { character-stock_broker } a podobně), se provede nejvýše jednou za tah, ať byste mohli zaplatit jakkoli mnoho.
    .title = Jedna směna za tah
RR-23 = Balíček není lokace: lokacemi jsou jen Jupiter, Mars, Luna a Institut.
    .title = Balíček není lokace
RR-24 = Je-li balíček prázdný, nikdo z něj nemůže táhnout ani ho jakkoli jinak využít: Průzkum není možný a v kroku 2 akce Vedení nelze zvolit balíček.
    .title = Prázdný balíček
RR-25 = I bez karet v ruce smíte zvolit Vedení nebo Průzkum. Při akci Vedení přeskočíte krok 1 a přejdete rovnou ke kroku 2.
    .title = Prázdná ruka
RR-26 =
    Vyhostit: dejte kartu lícem vzhůru na hromádku vyhoštěných karet, na jejichž pořadí nezáleží. Je mimo hru, dokud ji některá schopnost nevrátí.
    Odhalit: ukažte kartu všem protihráčům. Vrátí se vám do ruky, není-li řečeno jinak. Odhalení u { character-dancer.gen } je volitelné: bez něj získáte jen první žeton helia.
    „Nejvýše ležící karta jiná než Zlatá“ je ta nejvýš položená, která není Zlatá, i když na ní Zlaté leží.
    .title = Vyhoštění a odhalení
RR-27 =
    Chce-li vám protivník ukrást nebo vyhostit kartu z ruky nebo vám vzít žeton nadvlády, můžete odhalit kartu, jejíž obranná schopnost tomu zabrání. Povinné to není nikdy.
    • Karta, která chrání ruku, se do ní vrátí.
    • Karta, která chrání žeton, se vyhostí a vy si vezmete svrchní kartu balíčku.
    Účinku { character-hypnotist.gen } zabránit nelze.
    V Ludariu dostanete otázku, ať takovou kartu máte, nebo ne, aby nic neprozradila. Nemáte-li žádnou, můžete nechat odpovídat hru, ostatní si toho však mohou všimnout.
    .title = Obrana
RR-28 = Volitelné pravidlo: schopnosti, které kradou nebo vyhošťují kartu z ruky protivníka, působí jen na protivníky, kteří mají víc karet než na začátku (5, s kolejí Ceres 6). Nasadit takovou kartu smíte i tak.
    .title = Ochrana malé ruky
RR-29 = Tah koupený od { character-loan_shark.gen } je celý tah hráče, který si ho koupil; tuto kartu v něm získat nelze. Poté pokračuje tah toho, kdo ji nasadil. Karty nasazené v koupeném tahu uzavírají lokace jen tomu, kdo si ho koupil.
    .title = Tah koupený od { character-loan_shark.gen }

## Bonuses

rules-bonuses = Bonusy

RR-30 = Bonus Jupiteru: na stupnici flotily postoupíte o jedno pole vpřed. Na posledním poli, 10, už nic nezískáte.
    .title = Bonus Jupiteru
RR-31 = Bonus Marsu: získáte 1 žeton helia.
    .title = Bonus Marsu
RR-32 = Bonus Luny: získáte žeton nadvlády, nebo si ho ponecháte, máte-li ho už. V obou případech to spustí schopnost vaší koleje.
    .title = Bonus Luny
RR-33 = Bonus Institutu: umístíte 1 svůj žeton vlivu na Institut. Jakmile je tam všech 10, už nic nezískáte.
    .title = Bonus Institutu
RR-34 =
    Kostka Povstání má šest stěn:
    • vyhostit svrchní kartu zvolené lokace;
    • odhalit svrchní kartu balíčku a umístit ji na libovolnou lokaci, bez bonusu;
    • vzít si žeton nadvlády;
    • získat 1 žeton helia;
    • postoupit o jedno pole na stupnici flotily;
    • umístit 1 žeton vlivu na Institut.
    Co padne, je povinné v mezích pravidel o bonusech. Vyhostit smíte i z lokace, na kterou jste nasadili. Jsou-li všechny lokace prázdné, nestane se nic.
    .title = Kostka Povstání
RR-35 = Schopnost vaší koleje se vyhodnotí pokaždé, když získáte žeton nadvlády, i když ho už máte: nejdřív žeton, pak schopnost. Je to povinné. Pokud vám zisk žetonu překazí obranná schopnost, schopnost koleje se nevyhodnotí.
    .title = Kdy působí schopnost koleje

## Houses

rules-houses = Koleje

RR-40 = Apollónova kolej má první tah hry a jeden tah navíc na úplném konci. Schopnost: odhalte svrchní kartu balíčku a umístěte ji (nikoli nasaďte) navrch libovolné lokace, bez bonusu.
    .title = Apollón
RR-41 = Kolej Ceres začíná s jednou kartou navíc, tedy se šesti. Schopnost: vyhostěte jednu libovolnou kartu, ne nutně svrchní, ze zvolené lokace. Na konci hry, po všech závěrečných schopnostech a před bodováním, vyhostí hráč s kolejí Ceres 1 kartu z ruky.
    .title = Ceres
RR-42 = Schopnost Dianiny koleje: umístěte 1 žeton vlivu na Institut.
    .title = Diana
RR-43 = Schopnost Jupiterovy koleje: na stupnici flotily postupte o jedno pole vpřed.
    .title = Jupiter
RR-44 = Schopnost Marsovy koleje: získejte 1 žeton helia.
    .title = Mars
RR-45 = Schopnost Minerviny koleje: hoďte kostkou Povstání a získejte bonus, který padne. Padne-li žeton nadvlády, zvolte místo něj kterýkoli jiný bonus kostky.
    .title = Minerva

## End of the game

rules-end = Konec hry

RR-50 =
    Podmínky konce hry jsou tři:
    • někdo má aspoň 7 žetonů helia;
    • někdo má v Institutu aspoň 7 žetonů vlivu;
    • něčí žeton flotily je na poli 7 nebo dál.
    Konec hry je vyvolán, jakmile jsou zároveň splněny všechny tři, ať už kterýmikoli hráči, nebo jakmile jeden hráč splňuje libovolné dvě. Kontroluje se to po každé změně helia, vlivu nebo flotily. Automa se počítá jako hráč.
    .title = Podmínky konce hry
RR-51 = Po vyvolání konce se hraje dál, dokud všichni neodehrají stejný počet tahů; potom má Apollónova kolej, je-li ve hře, jeden poslední tah navíc. Vyvolá-li tedy konec Apollónova kolej, má každý z ostatních ještě jeden tah a po nich ona tah navíc. Tah koupený od { character-loan_shark.gen } se nepočítá.
    .title = Poslední tahy
RR-52 =
    Jednou vyvolaný konec už platí, i když některý hráč později klesne pod 7.
    • Neutrální kolej konec vyvolat nemůže.
    • Vyvolá-li ho poslední hráč v kole, hra končí tímto tahem; zbývá už jen tah navíc Apollónovy koleje.
    • Nemá-li nikdo v ruce žádnou kartu a balíček i všechny lokace jsou prázdné, hra také končí.
    • Sté kolo je vždy poslední.
    .title = Konec nelze odvolat

## Scoring

rules-scoring = Bodování

RR-60 = Nejdřív přijdou závěrečné schopnosti: začínající hráč vyhodnotí všechny své v pořadí, jaké si zvolí, po něm ostatní po směru hodinových ručiček. Mají je i jiné karty než Oranžové a Šedé; schopnost, která neříká „můžete“, je povinná. Karta získaná v tomto kroku přináší i svou závěrečnou schopnost a své body.
    .title = Závěrečné schopnosti
RR-61 = Na konci hry můžete oranžové kartě přiřadit jméno kterékoli jedné postavy, například { character-darrow }; nic jiného se na ní nemění. Pro každou oranžovou kartu volíte jedno jméno a to platí pro všechny bonusy, i pro bonus za počáteční písmena (rozhodují anglická jména včetně „The“; máte-li takový bonus v ruce, jsou ta písmena uvedena na kartách). Více karet téhož jména nepřinese víc bodů než jedna.
    .title = Oranžová: jiné jméno
RR-62 =
    Na konci hry můžete šedé kartě přiřadit jednu další barvu navíc k Šedé. Zvolená barva platí pro všechny bonusy.
    • Jsou-li dovoleny jen určité barvy, stačí, aby vyhovovala jedna z obou.
    • Mají-li být všechny barvy různé, dvě šedé karty se vždy shodují.
    • Kde se počítají barvy ({ character-mustang }), počítají se obě.
    • V jednom „za každou“ se karta počítá jednou, i když vyhovuje dvakrát, pokud nehrajete s volbou, která ji počítá dvakrát.
    .title = Šedá: druhá barva
RR-63 =
    Každá karta ve vaší ruce přináší svou základní bodovou hodnotu a bonusové body. Více bonusů jedné karty se sčítá. „S“ a „za každou“ se týkají ostatních karet ve vaší ruce, neříká-li karta jinak.
    • „Za každou“ počítá všechny karty uvedených druhů, každou jednou: „5 za každou Zelenou, Žlutou a Modrou“ znamená při dvou zelených a jedné modré kartě 15. Šedou dvakrát počítá jen volba.
    • „Je-li s“ a „není-li s“ platí jedinkrát: „14, je-li se Stříbrnou“ znamená i při dvou stříbrných 14.
    • Karta, která chrání vaše Zlaté před ztrátou bodů, ruší jen záporné body na samotných zlatých kartách.
    .title = Body za postavy
RR-64 = „Na všech lokacích“ počítá karty na herním plánu, ne ty v ruce. Vyhoštěné karty se počítají bez ohledu na to, kdo je vyhostil. Pro bonus za karty vyhoštěné na začátku bodování platí jejich počet před závěrečnými schopnostmi. Ostatní bonusy se řídí hromádkou ve chvíli, kdy se bodují karty.
    .title = Herní plán a vyhoštěné karty
RR-65 = Pole stupnice flotily od 0 do 10 vynášejí po řadě 0, 1, 3, 6, 10, 15, 21, 28, 34, 39 a 43 bodů.
    .title = Body za flotilu
RR-66 = Získáte 3 body za každý žeton helia a 10 bodů, máte-li žeton nadvlády.
    .title = Body za helium a nadvládu
RR-67 = Kdo má v Institutu nejvíc žetonů vlivu, získá za každý 4 body; druhý v pořadí 2 body za každý; všichni ostatní 1 bod za každý. Při shodě se hráči o místo dělí a každý z nich podle něj boduje: 10, 10, 5 a 2 žetony dají 40, 40, 10 a 2 body.
    .title = Body za vliv
RR-68 = Při hře dvou hráčů a proti Automě se 3 žetony vlivu neutrální koleje zařadí do pořadí jako žetony třetí koleje. Mají význam jen pro tyto body: závisí-li bonus na tom, kdo má vlivu nejvíc nebo nejmíň, neutrální kolej se nepočítá.
    .title = Pořadí neutrální koleje
RR-69 = Každá karta v ruce počínaje osmou vás stojí 10 bodů; její vlastní body se přesto počítají. S devíti kartami ztratíte 20 bodů.
    .title = Přebytečné karty
RR-70 = Vítězí hráč s nejvyšším součtem bodů. Při remíze vítězí ten z remizujících, kdo má žeton nadvlády; nemá-li ho žádný z nich, vítězí všichni remizující. 200 a více bodů je velmi dobrý výsledek, 300 a více vynikající.
    .title = Vítěz a remíza

## The Automa

rules-automa = Automa

RA-01 = Ve hře pro jednoho hráče hrajete proti Automě. Příprava je jako pro dva hráče, včetně neutrální koleje. Máte-li Apollónovu kolej, začínáte vy, jinak se začínající hráč určí losem. 22 karet Automy se zamíchá a čtyři svrchní se odloží stranou. V prvních partiích nehrajte za kolej Ceres.
    .title = Příprava s Automou
RA-02 = Čtyři karty priority, A až D, se zamíchají a každá lokace dostane jednu. Lokaci s kartou A využívá Automa nejčastěji, lokaci s kartou D nejméně.
    .title = Karty priority
RA-03 = Bonusová karta Luny ukazuje jednu lokaci. Má-li Luna prioritu A, ukazuje lokaci s D a naopak; má-li B, ukazuje lokaci s C a naopak. Má-li tedy Luna C a Institut B, ukazuje karta Institut.
    .title = Bonusová karta Luny
RA-04 = Než se začne rozdávat, vyřadí se z balíčku pět postav: { character-auctioneer } (Měděná), { character-eo } (Rudá), { character-loan_shark } (Stříbrná), { character-psychologist } (Žlutá) a { character-roque } (Zlatá).
    .title = Vyřazené postavy
RA-05 = Automa začíná se dvěma kartami, které leží lícem dolů: to je její ruka (balíček). Kolej nemá.
    .title = Ruka Automy
RA-06 = Karta „sudá/lichá“ ukazuje „sudá“, má-li po přípravě aspoň polovina karet na herním plánu sudou hodnotu, jinak „lichá“. 0 je sudé číslo. Karta se po celou hru nemění.
    .title = Karta „sudá/lichá“
RA-10 = Schopnost, která Automě bere nebo by mohla vzít kartu z ruky, ať krádeží, nebo vyhoštěním, se vždy týká spodní karty její ruky (balíčku), i když mluví o náhodné kartě nebo o volbě majitele. Kartu, kterou Automa získá nebo po odhalení bere zpět, dá navrch.
    .title = Karty odebrané Automě
RA-11 = Nabízí-li se Automě něco zadarmo, vždy to přijme.
    .title = Nabídky Automě
RA-12 = Kde byste měli odhalit karty, stačí, že je máte v ruce: Automa se na ně nedívá.
    .title = Odhalení před Automou
RA-13 = Kdykoli Automa získá bonus Luny, i když žeton nadvlády nezíská, dostane také bonus lokace, kterou ukazuje bonusová karta Luny.
    .title = Automa a Luna
RA-20 = Automa je na tahu v pořadí jako každý hráč. Je-li tehdy její balíček prázdný, zamíchají se všechny karty Automy včetně odložených a čtyři svrchní se opět odloží stranou.
    .title = Tah Automy
RA-21 = Ve svém tahu Automa otočí dvě své karty, jednu po druhé, a první se vyhodnotí celá dříve než druhá. Vyhodnotí se obě, i když už první vyvolá konec hry.
    .title = Dvě karty za tah
RA-22 = Část nasazení: svrchní karta balíčku postav přijde navrch lokace, kterou tato část určuje. Její nasazovací schopnost se nevyhodnotí. Je-li balíček postav prázdný, nenasadí se nic.
    .title = Automa nasazuje
RA-23 = Část zisku: Automa si vezme svrchní postavu lokace, kterou tato část určuje, a dá si ji lícem dolů navrch své ruky (balíčku).
    .title = Automa získává kartu
RA-24 = Část doplňkových efektů, je-li v ní symbol: buď Automa dostane bonus lokace, ze které postavu získala, nebo se vyhostí svrchní karta balíčku postav. Nemohla-li nikde získat postavu, bonus nedostane; je-li balíček prázdný, nic se nevyhostí.
    .title = Doplňkové efekty
RA-25 = Obě karty se pak odloží do odkládacího balíčku; ten si smíte kdykoli prohlédnout. Na rozdíl od vás smí Automa nasadit na tutéž lokaci, ze které kartu získá, a Průzkum nevykonává nikdy.
    .title = Konec tahu Automy
RA-30 = Symbol lokace na kartě Automy znamená tuto lokaci, písmeno lokaci s touto kartou priority.
    .title = Která lokace se míní
RA-31 =
    Není-li na této lokaci žádná karta, postupujte podle šipky na kartě Automy k první lokaci, na které karta je. Za Institutem následuje Jupiter a naopak.
    Příklad: karta určuje B, tedy Lunu, a ta je prázdná. Šipka vede doprava, Institut je také prázdný, Automa tedy získá kartu z Jupiteru. Dostává-li i bonus, postoupí o jedno pole na stupnici flotily, a je-li už na poli 10, vede šipka dál na Mars k 1 žetonu helia.
    .title = Podle šipky ke kartě
RA-32 =
    Má-li Automa dostat bonus, kterého už má 10 (helium, flotila, vliv), postupujte stejně podle šipky k prvnímu bonusu, kterého má méně. Luna vyhovuje vždy.
    • Lokace, ze které získá postavu, se tím nemění.
    • S bonusem, který ukazuje bonusová karta Luny, si vezme i žeton nadvlády.
    • Je-li bonus z bonusové karty Luny na 10, postupujte podle šipky od lokace, kterou karta ukazuje, a Lunu přeskočte.
    • Jsou-li na 10 všechny tři, vezme si jen žeton.
    .title = Podle šipky k bonusu
RA-40 = Na každé úrovni obtížnosti začíná Automa bodování se 70 body a za flotilu, helium, žeton nadvlády a vliv boduje jako obvykle, s neutrální kolejí v pořadí. Schopností ani bonusových bodů svých karet nevyužívá a za přebytečné karty nic neztrácí. Podle úrovně se mění jen body za jednotlivé karty.
    .title = Body Automy
RA-41 =
    Karty Automy, jejichž hodnota odpovídá kartě „sudá/lichá“, jsou vyhovující, ostatní nevyhovující. Má-li jich přes 20, sníží se jejich počet na 20 a odhazují se nejdřív nevyhovující. Body za vyhovující / nevyhovující kartu:
    • úroveň 1: 5 / 2
    • úroveň 2 (normální): 6 / 3
    • úroveň 3: 8 / 4
    • úroveň 4: 10 / 5
    • úroveň 5: 12 / 6
    • úroveň 6: 14 / 7
    Na úrovni 2, ukazuje-li karta „sudá“, tedy { character-dancer } vynese 6 bodů a { character-harmony } 3.
    .title = Body za karty Automy
RA-50 =
    V této variantě smějí čtyři z pěti postav z RA-04 zůstat ve hře, { character-loan_shark } však nikdy. Zkuste ji, až budete Automu dobře znát.
    • { character-auctioneer }: házejte kostkou Povstání, dokud nepadne helium, flotila nebo vliv, kterého má Automa méně než 10, a to je její volba. Má-li všeho 10, nedostane nic.
    • { character-eo }: hledejte Rudou mezi šesti svrchními kartami její ruky (nebo mezi všemi, má-li jich méně) a vraťte je ve stejném pořadí.
    • { character-psychologist }: počítejte, že má Automa třetinu svých karet, zaokrouhleno dolů, a to před snížením jejich počtu na 20.
    • { character-roque }: prohlédněte si šest svrchních karet její ruky (nebo všechny), jednu jmenujte, zamíchejte jen tyto karty a vraťte je navrch. Nová svrchní karta je ta vytažená, navzdory RA-10.
    .title = Varianta s více postavami

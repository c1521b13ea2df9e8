### Raxxon: the stories of its cards, in Czech.

## Raxxon's ...

card-raxxons_guards = Ostraha Raxxonu
story-raxxons_guards = Přijela dodávka: šest strážných, šest pušek, šest dotazníků spokojenosti. Střílet budou jen do prokázaných případů, ostatní rozeženou domů. Chybí už jen podpis za munici.
choice-raxxons_guards-1 = Podepište a nechte střílet do nakažených
choice-raxxons_guards-2 = Pošlete je pryč a nechte dav růst

card-raxxons_wards = Lůžka Raxxonu
story-raxxons_wards = Zámky v karanténě zase selhaly. Raxxon má křídlo, kde neselhávají nikdy: bílé, tiché, s kamerou nad každým lůžkem. Klíče, záznamy i návštěvní hodiny zůstávají firmě.
choice-raxxons_wards-1 = Přesuňte pacienty do křídla Raxxonu
choice-raxxons_wards-2 = Spolehněte se znovu na staré zámky

card-raxxons_scanners = Skenery Raxxonu
story-raxxons_scanners = Skener pozná nemocného za vteřinu a ve frontě si toho nikdo nevšimne. Nic nezapomíná. Technik ručí za to, že data nikdy neopustí firmu.
choice-raxxons_scanners-1 = Proskenujte frontu a odevzdejte data
choice-raxxons_scanners-2 = Kontrolujte ručně, všem na očích

card-raxxons_buses = Autobusy Raxxonu
story-raxxons_buses = Ve firemním autobusu zbývá jedno místo a štáb čeká, koho na něj posadíte. Bez záběru řidič nepojede. To radši přiveze z tábora zpátky toho, kdo si stěžoval nejhlasitěji.
choice-raxxons_buses-1 = Posaďte někoho a zamávejte do kamery
choice-raxxons_buses-2 = Odmítněte natáčení a přijměte výtržníka

card-raxxons_funds = Peníze Raxxonu
story-raxxons_funds = Na účet oddělení dorazila platba: přesčasy proplaceny, hlášení uzavřena, noc volná. Účel: „přátelství“. Vrátit se dá jen osobně, s razítkem a po vystání fronty, která se právě prodlužuje.
choice-raxxons_funds-1 = Peníze si nechte a vydechněte si
choice-raxxons_funds-2 = Vraťte je a postavte se delší frontě

card-raxxons_broadcast = Vysílání Raxxonu
story-raxxons_broadcast = Raxxonu patří televize, obrazovky na náměstí i nejkonejšivější moderátorka v zemi. Stačí jedna relace a křik utichne. Logo v rohu obrazovky už potom nezmizí.
choice-raxxons_broadcast-1 = Pusťte moderátorku do vysílání
choice-raxxons_broadcast-2 = Vypněte obrazovky, ať si křičí

card-raxxons_lab = Laboratoř Raxxonu
story-raxxons_lab = Laboratoř žádá o jednoho pacienta z karantény. Léčit ho nebude, bude na něm pozorovat virus. Formulář má kolonku pro datum příjmu, pro datum propuštění ne.
choice-raxxons_lab-1 = Vydejte pacienta laboratoři
choice-raxxons_lab-2 = Odmítněte a dejte viru náskok

card-raxxons_cordon = Kordon Raxxonu
story-raxxons_cordon = Přes noc vyrostl kolem náměstí plot: úhledný, šedý, v žádném plánu města nezanesený. Nikdo nový neprojde. Propustky vydává Raxxon, ve všední dny od 9.00 do 9.15.
choice-raxxons_cordon-1 = Nechte plot stát
choice-raxxons_cordon-2 = Strhněte ho a pusťte lidi dovnitř

## Stories in two parts

card-spokesperson = Mluvčí
story-spokesperson = Za tmavými brýlemi se v davu skrývá hvězda, kterou zná celá země. Raxxon jí nabízí místo v dnešním letadle. Hvězda za to bude pár let vysvětlovat, proč měla firma pravdu.
choice-spokesperson-1 = Nechte hvězdu podepsat a odletět
choice-spokesperson-2 = Nechte si ji tady i s fanoušky

card-spokesperson_2 = Mluvčí, 2. část
story-spokesperson_2 = Slavná tvář je na všech obrazovkách; zda je to hvězda, nebo kopie, právní oddělení nekomentuje. Vřele, jménem firmy, prosí o strpení. Poslouchají i výtržníci.
choice-spokesperson_2-1 = Nechte ji domluvit
choice-spokesperson_2-2 = Vypněte ji; rozzuřený fanoušek se vrátí

card-trial_drug = Experimentální lék
story-trial_drug = Ampule má místo názvu číslo. Zástupce firmy potřebuje jednoho nemocného a místnost bez oken. Souhlas je už podepsaný, chybí jen jméno pacienta.
choice-trial_drug-1 = Dejte mu nemocného
choice-trial_drug-2 = Vyprovoďte ho a kontrolujte dál

card-trial_drug_2 = Experimentální lék, 2. část
story-trial_drug_2 = Zkoušky skončily; kde a na kom probíhaly, je důvěrné. Lék ruší únavu, a kdo ho vezme, týden roznáší virus. Raxxon nám dává krabici, ale spokojí se i s vlídným slovem v novinách.
choice-trial_drug_2-1 = Vezměte si lék a roznášejte virus
choice-trial_drug_2-2 = Pochvalte ho v novinách, ale neberte

card-leaked_file = Uniklá složka
story-leaked_file = Někdo strčil pod dveře složku: pokusy, termíny, podpisy, vše na hlavičkovém papíře Raxxonu. Zveřejníme ji, a firemní sestry odejdou od lůžek. Schováme ji, a náměstí zaplní i pouhá fáma.
choice-leaked_file-1 = Zveřejněte ji a přijďte o sestry
choice-leaked_file-2 = Schovejte ji, ať lidi svolá fáma

card-leaked_file_2 = Uniklá složka, 2. část
story-leaked_file_2 = Zdvořilý pán z Raxxonu si přišel pro originál: originál si vždycky někdo nechá. Výměnou nám ukáže plány firmy a pár jich dovolí přeházet. Jinak přečte jména ze složky nahlas, tady i v táboře.
choice-leaked_file_2-1 = Vyměňte složku za plány
choice-leaked_file_2-2 = Složku si nechte, ať si jména přečte

card-convoy = Konvoj
story-convoy = Firemní konvoj odjíždí za deset minut, volná místa jsou dvě. Jede se sirénami, vlajkami a dechovkou, aby ho nikdo nepřehlédl. Kdo ho uslyší, přijde se zeptat na třetí.
choice-convoy-1 = Naložte dva za zvuků dechovky
choice-convoy-2 = Zamávejte mu a prověřte, kdo zbyl

card-convoy_2 = Konvoj, 2. část
story-convoy_2 = Konvoj uvízl u mostu: v jednom voze rvačka, v druhém kašel. Hlídka pustí dál jen jeden z nich. Ten, který nepustí, se otočí a vrátí se domů.
choice-convoy_2-1 = Vezměte si zpátky výtržníky
choice-convoy_2-2 = Vezměte si zpátky kašel

## A character is in play

card-old_comrades = Kamarádi z vojny
story-old_comrades = Pilot ve vysílačce sloužil s Thomasem Hartem a pořád mu něco dluží. Jedním náletem dokáže vyčistit celou ulici. Nebo za poručíka vezme směnu, v nové uniformě: s logem Raxxonu.
choice-old_comrades-1 = Vyčistěte ulici ze vzduchu
choice-old_comrades-2 = Přenechte směnu pilotovi Raxxonu

card-line_of_fire = Na mušce
story-line_of_fire = Poručík Thomas Hart míří na muže s páčidlem. Jeden výstřel to vyřeší a přivede z tábora zpátky mužova bratra. Bez výstřelu se hádka potáhne, a hádky přitahují publikum.
choice-line_of_fire-1 = Vystřelte a čekejte bratra
choice-line_of_fire-2 = Nestřílejte a nechte dav sílit

card-exclusive = Exkluzivně
story-exclusive = Meryl Wolfeová má okno nad náměstím, teleobjektiv a uzávěrku na krku. Zjistí nám, kdo je kdo, když jedna tvář půjde na titulní stranu. Raxxon taky poslal článek, rovnou i s titulkem.
choice-exclusive-1 = Foťte a jednu tvář otiskněte
choice-exclusive-2 = Otiskněte článek Raxxonu

card-off_the_record = Mimo záznam
story-off_the_record = Účetní Raxxonu promluví, ale jen s Meryl Wolfeovou, jen dnes a jen za městem. Akcie by to nepřežily. Na chodbě se po ní už ptá někdo z firmy.
choice-off_the_record-1 = Pusťte ji a obejděte se dnes bez ní
choice-off_the_record-2 = Nechte ji tady a přijměte návštěvu

card-town_hall = Na schodech radnice
story-town_hall = Starosta Brian Lee chce promluvit ze schodů radnice. Umí to: pěsti se rozevírají, hlavy přikyvují, kolemjdoucí se zastavují. Mlčení by ovšem bylo slyšet taky, až v táboře.
choice-town_hall-1 = Nechte ho mluvit, ať se lidé sejdou
choice-town_hall-2 = Zrušte to; výtržník se přijde ptát proč

card-campaign_donor = Sponzor kampaně
story-campaign_donor = Nejštědřejším sponzorem Briana Leeho byl, jak se ukázalo, Raxxon. Může dát vyškrtnout z protokolu dvě starostova rozhodnutí. Nebo starosta přečte seznam sponzorů z balkonu; další dva stojí v davu.
choice-campaign_donor-1 = Dejte protokol učesat
choice-campaign_donor-2 = Přečtěte seznam, jméno po jménu

card-burning_block = Dům v plamenech
story-burning_block = Dům hoří a Gabriel Diaz drží kliku požárních dveří. Zavřené zastaví oheň i ty dva, kteří jsou za nimi. Otevřenými se celý dům vyvalí na náměstí.
choice-burning_block-1 = Zavřete a nechte ty dva zemřít
choice-burning_block-2 = Nechte otevřeno a přijměte celý dům

card-ladder_crew = Hasičský žebřík
story-ladder_crew = Hasiči Gabriela Diaze dostanou v noci přes zeď jednoho člověka. Po žebříku se ovšem leze oběma směry a na straně tábora už na něj někdo čeká. Raxxon by ten žebřík rád koupil.
choice-ladder_crew-1 = Postavte žebřík, i pro cestu zpátky
choice-ladder_crew-2 = Prodejte žebřík Raxxonu

card-sample_kit = Odběrová sada
story-sample_kit = K. D. Jamesová z CDC má poslední sterilní sadu: rukavice, tampony, uzavřená nosítka. Použije-li ji na jednoho nemocného, dalšímu ve frontě povolí nervy. Ušetří-li ji, o půlnoci sada propadne.
choice-sample_kit-1 = Použijte ji a izolujte jednoho nemocného
choice-sample_kit-2 = Šetřete sadu, ne ulici

card-phone_from_head_office = Telefon z ústředí
story-phone_from_head_office = Kurýr přinesl K. D. Jamesové telefon s jediným tlačítkem. Volá ústředí Raxxonu: rádo by ji zbavilo dvou starostí, jen tak. Když to nikdo nezvedne, rádo se zastaví osobně.
choice-phone_from_head_office-1 = Zvedněte to a přijměte laskavost
choice-phone_from_head_office-2 = Nechte zvonit, ať přijdou sami

card-company_car = Služební vůz
story-company_car = Vůz zástupkyně Raxxonu má tmavá skla, všude přednost a jedno volné místo. Kdo nasedne, je zachráněn a projede pod logem celé město. Dokud vůz stojí, sbíhají se k němu zvědavci.
choice-company_car-1 = Dejte to místo někomu zdravému
choice-company_car-2 = Nechte vůz stát mezi zvědavci

card-doubts = Pochybnosti
story-doubts = Pod příkazem otevřít větrání na oddělení 6 našla zástupkyně Raxxonu známý podpis: svůj vlastní. Odvolat příkaz zabere celý den a firmu to ztrapní. Jinak ve čtyři začne platit.
choice-doubts-1 = Pusťte ji, ať příkaz odvolá
choice-doubts-2 = Nechte příkaz vejít v platnost

## A type is face up in the crowd

card-riot = Nepokoje
story-riot = První dlažební kostka prolétla prvním oknem. Odstřelovač má na dohled jednoho z výtržníků a čeká na pokývnutí. Můžeme i počkat, až se unaví; přátelé jim už jdou na pomoc.
choice-riot-1 = Kývněte na odstřelovače
choice-riot-2 = Čekejte, i když se blíží jejich přátelé

card-stampede = Splašený dav
story-stampede = Někdo vykřikl, že se tu rozdávají roušky, a z postranních ulic se sbíhají lidé. Když bránu necháme otevřenou, vběhnou sem všichni. Nebo zavřeme, spočítáme, kdo zbyl, a máme padla.
choice-stampede-1 = Nechte bránu otevřenou
choice-stampede-2 = Zavřete bránu a skončete pro dnešek

card-silent_spread = Tiché šíření
story-silent_spread = Žádná horečka, žádný kašel, výborná nálada: přenašeč, který si potřásl rukou s každým okolo. Předpis pro tyto ruce má jediný řádek. Munice k němu už dorazila.
choice-silent_spread-1 = Zastřelte všechny, kdo stojí kolem
choice-silent_spread-2 = Pošlete je domů umýt si ruce

card-rupture = Prasknutí
story-rupture = Jeden z nakažených otéká a sestra si přestala dělat poznámky. Výstřel teď bude stát život i toho, kdo stojí vedle. Za minutu už střílet nebude třeba.
choice-rupture-1 = Střílejte hned, i za cenu souseda
choice-rupture-2 = Ustupte a minutu počkejte

card-mercy = Milosrdenství
story-mercy = V úterý si vyšel pro chleba a od té doby ho drží: bez obvinění, bez příznaků, bez chleba. Raxxon ho rád propustí, před kamerami a s ředitelovou rukou na rameni.
choice-mercy-1 = Propusťte ho před kamerami
choice-mercy-2 = Vraťte ho do rostoucího davu

card-lost_child = Ztracené dítě
story-lost_child = Rodina je připravena k odjezdu: matka, otec, čtyři kufry. Chlapec tu před chvílí ještě byl. Rozhlas ho najde za minutu a svolá s ním půl čtvrti.
choice-lost_child-1 = Nechte ho vyvolat rozhlasem a odvezte celou rodinu
choice-lost_child-2 = Pusťte je, ať ho hledají sami

card-fever = Horečka
story-fever = Teploměr ukazuje 38,2. Jiné příznaky nejsou, ale předpis se na jiné neptá. Klinika Raxxonu za městem bere takové případy bez otázek a laskavosti nikdy nezapomíná.
choice-fever-1 = Pošlete případ na kliniku Raxxonu
choice-fever-2 = Držte se předpisu a střílejte

card-known_face = Známá tvář
story-known_face = Toho člověka znáte: soused z třetího patra, vždycky vám podržel dveře. I on poznal vás a o nic nežádá. Z města ho můžete odvézt sami, jenže do setmění se nevrátíte.
choice-known_face-1 = Odvezte ho a dnes už se nevracejte
choice-known_face-2 = Uhněte pohledem a kontrolujte dál

## The state of the game

card-breach = Únik z karantény
story-breach = Dveře karantény jsou dokořán, hlídačova židle ještě teplá. Lidé z Raxxonu všechny vrátí do hodiny; fakturu už mají hotovou. Někdo v nemocniční košili zatím přechází ulici.
choice-breach-1 = Zaplaťte Raxxonu, ať je pochytá
choice-breach-2 = Nechte jednoho dojít až do davu

card-last_doses = Poslední dávky
story-last_doses = Poslední dávky jsou v lednici a zámek na ní patří Raxxonu. Firma ji otevře výměnou za jednoho pacienta z karantény, natrvalo. Nehodí-li se nám to, má i jiné návrhy.
choice-last_doses-1 = Vyměňte pacienta za dávky
choice-last_doses-2 = Vyslechněte jiné návrhy

card-ultimatum = Ultimátum
story-ultimatum = Dopis od Raxxonu má dva řádky. Buď tu odteď velí firma, nebo vypne proud. Světla už jednou blikla, místo podpisu.
choice-ultimatum-1 = Odmítněte a jděte domů potmě
choice-ultimatum-2 = Podepište, ať se svítí

card-empty_streets = Prázdné ulice
story-empty_streets = Polovina oken je tmavá a na dvorech jsou slyšet kroky. Můžeme obejít domy a určit, v jakém pořadí vyjdou ti poslední. Nebo zůstat v teple; prázdné byty už lákají někoho z tábora zpátky.
choice-empty_streets-1 = Obejděte domy a někoho vyveďte
choice-empty_streets-2 = Zůstaňte v teple a čekejte lupiče

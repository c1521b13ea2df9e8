### Red Rising: the texts of the lessons, in Czech.

lesson-first-goal = Vítejte ve hře { web-game-redrising }! Sbíráte do ruky postavy, které mají společně větší cenu než každá zvlášť. Až hra skončí, vyhraje hráč s největším počtem bodů.
lesson-first-hand = Těchto pět karet je vaše ruka a bodují karty, které v ní budou na konci. Každá má hodnotu a většina i bonus za jiné karty v ruce: { character-pulse_fist_engineer } má hodnotu 12 a dalších 18 s Obsidiánovou v ruce.
lesson-first-turn = Karty leží na čtyřech lokacích. Ve svém tahu obvykle nasadíte jednu kartu z ruky na lokaci a potom získáte svrchní kartu jiné lokace. Tak se vaše ruka mění kartu po kartě.
lesson-first-deploy = Nejdřív se jedné karty vzdejte. { character-deanna } dává bonusové body jen s další Rudou v ruce a vy žádnou nemáte, takže vám přináší málo. A když ji nasadíte, získáte 1 žeton helia. Vyberte kartu { character-deanna } a potom lokaci { location-luna }.
lesson-first-deploy-why = Takový tah je povolený. Kartu { character-deanna } doporučujeme, protože se k žádné jiné kartě ve vaší ruce nehodí a její schopnost hned přinese helium.
lesson-first-gain = Získali jste 1 žeton helia. Teď získejte svrchní kartu, ale ne tam, kam jste právě nasadili. { character-sefi } na lokaci { location-mars } je Obsidiánová a dvě vaše karty takovou potřebují. Tato lokace navíc dává další žeton helia.
lesson-first-gain-why = Takový tah je povolený. Kartu { character-sefi } doporučujeme, protože má hodnotu 20 a spustí bonusy karet { character-pulse_fist_engineer } a { character-assassin }.
lesson-first-worth = Tady vidíte, kolik bodů byste měli teď. Jediný tah je zvýšil z 69 na 134: hledejte karty, které se navzájem posilují.
lesson-first-rival = Protivník nasadil kartu { character-lawyer }, získal kartu { character-ceo } z lokace { location-jupiter } a postoupil proto na stupnici flotily. Každá lokace má svůj bonus.
lesson-first-scout = Teď by vám bylo každé karty líto. Proveďte tedy Průzkum: svrchní karta balíčku se odhalí, umístíte ji na lokaci a získáte bonus této lokace, ale žádnou kartu. Vyberte balíček.
lesson-first-scout-why = Takový tah je povolený. Průzkum doporučujeme, protože teď jsou všechny karty ve vaší ruce užitečné.
lesson-first-place = Odhalila se karta { character-quicksilver }. Bonus získáte podle toho, na kterou lokaci ji umístíte. Umístěte ji na lokaci { location-luna }, která dává žeton nadvlády.
lesson-first-place-why = Takový tah je povolený. Lokaci { location-luna } doporučujeme, protože žeton nadvlády má na konci cenu 10 bodů a spustí schopnost vaší koleje.
lesson-first-house = Pokaždé, když získáte žeton nadvlády, vyhodnotí se schopnost vaší koleje. Vaše je { house-diana }: právě jste umístili 1 žeton vlivu na Institut.
lesson-first-tracks = Kromě karet přinášejí body ještě tři věci: každý žeton helia 3 body, stupnice flotily tolik, kolik je uvedeno na poli, a každý žeton vlivu v Institutu až 4 body, máte-li jich nejvíc.
lesson-first-finish = Tytéž tři věci hru ukončí: stačí, aby u každé z nich některý hráč dosáhl 7, nebo aby jeden hráč dosáhl 7 u dvou. Kolo se pak ještě dohraje.
lesson-first-end = Teď hru znáte. V ruce smíte mít libovolný počet karet, ale každá nad sedm stojí na konci 10 bodů. Když vyberete něco, co není dovoleno, hra vysvětlí proč. Příjemnou zábavu!

### Raxxon: what the drawn board says in a browser, in Czech.

## Cards of the crowd

board-card-up = { $cell }: { FORM($card) }
board-card-known = { $cell }: zakrytá karta; víte, kdo to je: { FORM($card) }
board-card-down = { $cell }: zakrytá karta
board-well = zdravý člověk
board-sick = nakažený člověk
board-healthy = zdravý
board-infected = nakažený
board-suspect = Podezření: nakažený, nebo výtržník
board-surely-infected = Nakažený: všichni viděli, že karta přišla z balíčku nákazy
board-picked = vybráno
board-roadblock =
    { $number ->
        [one] Zátaras: nepustí ještě { $number } kartu
        [few] Zátaras: nepustí ještě { $number } karty
       *[other] Zátaras: nepustí ještě { $number } karet
    }
board-crowd =
    { $number ->
        [one] Dav: { $number } karta
        [few] Dav: { $number } karty
       *[other] Dav: { $number } karet
    }
board-crowd-empty = Ulice jsou prázdné.
board-row = Řada { $line }
board-column = Sloupec { $line }
board-place = Místo { $cell }

## The story

board-raxxon-card = Karta Raxxonu
board-source-printed = název z krabice
board-source-likely = název pravděpodobný
board-source-ours = naše

## Sheets

board-sheets = Příběh a desky postav
board-actions = Vaše akce
board-action = { FORM($action) }; obsazená políčka: { $tokens } z { $slots }
board-untoken = Odebrat poslední žeton: { FORM($action) }
board-slot-taken = Žeton: { $symbols }
board-slot-free = Prázdné políčko: { $symbols }
board-passed = pas
board-side-a = strana A, pro 1–2 hráče
board-side-b = strana B, pro 3–4 hráče
board-next-turn = Každý další tah dnes začne takto:
board-next-turn-free = Další tahy dnes začnou bez následků.
board-always-free = vždy dostupné
board-idle = teď nic nezmění
board-targets =
    { $number ->
        [one] teď { $number } možný cíl
        [few] teď { $number } možné cíle
       *[other] teď { $number } možných cílů
    }
board-actions-how = Co dělají akce
brief-investigate = odkryjte kartu, zdarma
brief-evacuate = zachraňte zdravé
brief-kill = zabijte karty
brief-quarantine = izolujte nakažené
brief-control = vyměňte karty
brief-thomas = pošlete linii domů
brief-meryl = prohlédněte si zakrytou kartu
brief-brian = seřaďte příští 3 karty
brief-gabriel = zastavte 3 nové karty
brief-kd = odeberte až 2 žetony
brief-liaison = doplňte balíček nákazy
board-uses = dnes { $left }×
board-anyway = Přesto provést: utratíte žeton
board-anyway-free = Přesto provést
board-choose-character = Vyberte postavu
board-choose-this = Zvolit: { FORM($character) }
board-check-does = nahraďte odkrytého Výtržníka nebo Náchylného svrchní kartou balíčku prověrek

## Meters

board-day = Den { $number }
board-saved = Evakuováno
board-power = Vliv Raxxonu
board-infection = Balíček nákazy
board-quarantine = Karanténa
board-contained = kontrolovaná
board-uncontained = nekontrolovaná
board-contained-why = kontrolovaná: v noci neškodí
board-uncontained-why = nekontrolovaná: v noci šíří nákazu
board-population = obyvatelé
board-discard = odložené
board-raxxon-deck = karty Raxxonu
board-raxxon-what = Karta Raxxonu: událost. Je-li splněna její podmínka, musíte zvolit jednu ze dvou možností.
board-short-saved = evakuováno
board-short-power = vliv
board-short-infection = nákaza
board-short-quarantine = neškodí +
board-night-exactly =
    { $number ->
        [one] V noci se nákaza rozšíří jednou
       *[other] V noci se nákaza rozšíří { $number }×
    }
board-night-range = V noci se nákaza rozšíří { $least }× až { $most }×
board-cordon =
    { $number ->
        [one] Příští karta nepřibude
        [few] Příští { $number } karty nepřibudou
       *[other] Příštích { $number } karet nepřibude
    }
board-owed = Po této akci táhnete kartu Raxxonu
board-stage = Fáze { $number }
board-strict = Dnes den ukončí už 3 odkrytí Výtržníci
board-event-times = Je to událost č. { $numbers } v této hře. Zatím proběhlo událostí: { $past }.
board-event-next = Příští událost: { FORM($scene) }
board-reserve-infected = + nakažených: { $number }
board-reserve-top = Svrchní karty (známé všem): { $cards }

## Decks and piles

board-choose = Vyberte
board-people = Všichni obyvatelé
board-citizen = Obyvatel
board-odds = Pod zakrytou kartou je nakažený: { $share }
board-odds-label = Kdo je pod zakrytou kartou
board-pile-evacuated = evakuováno
board-pile-discard = odkládací balíček
board-pile-contained = kontrolovaná karanténa
board-pile-uncontained = nekontrolovaná karanténa
board-sum = Celkem
board-decks-left = Balíček obyvatel: { $population }. Balíček nákazy: { $infection }.
board-deck-known = Co víte o balíčku, odshora
board-raxxon-cards = Karty Raxxonu
board-raxxon-left =
    { $number ->
        [one] V balíčku Raxxonu zbývá { $number } karta
        [few] V balíčku Raxxonu zbývají { $number } karty
       *[other] V balíčku Raxxonu zbývá { $number } karet
    }
board-triggered = Spuštěné: { $number }
board-untriggered = Nespuštěné: { $number }
board-none = Žádná

## The end

board-team = Tým
board-saved-of = Evakuováno: { $number } z { $needed }
board-end-victory = Město je zachráněno
board-end-victory-why =
    { $needed ->
        [one] { $day }. den byl evakuován { $needed } zdravý obyvatel, tedy všichni.
        [few] { $day }. den byli evakuováni všichni { $needed } zdraví obyvatelé.
       *[other] { $day }. den bylo evakuováno všech { $needed } zdravých obyvatel.
    }
board-end-outbreak = Nákaza zvítězila
board-end-outbreak-why = Balíček nákazy došel { $day }. den. Evakuovali jste { $number } z { $needed }.
board-end-takeover = Město patří Raxxonu
board-end-takeover-why = { $day }. den dosáhl vliv Raxxonu 8. Evakuovali jste { $number } z { $needed }.
board-end-mutation = Město patří Raxxonu
board-end-mutation-why = Mutaci už { $day }. den nešlo zastavit a město ovládl Raxxon. Evakuovali jste { $number } z { $needed }.
board-end-endless = Hra nemohla pokračovat
board-end-endless-why = Karty této sady se { $day }. den navzájem spouštěly donekonečna. Evakuovali jste { $number } z { $needed }.

## The goal, always in sight

board-goal = Evakuujte { $number } a všichni vyhrajete
board-goal-power = Při { $number } všichni prohrajete
board-goal-infection = Je-li prázdný, když se má nákaza šířit, všichni prohrajete

## The close-up: what a thing means

board-close-up = Zblízka
board-close-up-empty = Najeďte na kartu, akci nebo číslo a tady si přečtete, co znamenají.
board-symbols = Symboly
board-legend = Co znamenají symboly
board-phase = akce hráčů
board-phase-choosing = volba postav
board-phase-crowd = shromáždí se dav
board-phase-night = noc: nákaza se šíří
board-goal-all = Společně evakuujte všechny zdravé obyvatele: { $number }. Prohrajete, když vliv Raxxonu dosáhne { $power } nebo když se má šířit nákaza a její balíček je prázdný.
board-goal-short = Společně evakuujte všechny zdravé obyvatele: { $number }.
board-win-at = výhra při { $number }
board-lose-at = prohra při { $number }
board-lose-empty = prohra při 0
board-quarantine-short = šíří nákazu
board-citizen-healthy = zdravý: evakuujte ho
board-citizen-infected = nakažený: do karantény, nebo zabít
board-revealed-with = Při odkrytí, podle počtu odkrytých karet tohoto typu:
board-face-up-now = Teď odkryto: { $number }
board-up = odkryté:
board-killed = zabito:
board-when-revealed-nothing = Při odkrytí se nic nestane.
board-when-killed = Při zabití:
board-when-killed-nothing = Při zabití se nic nestane.
board-tonight-healthy = V noci se vrátí do balíčku obyvatel.
board-tonight-infected = Za každou noc v davu jednou rozšíří nákazu, všichni nakažení dohromady nejvýše čtyřikrát.
board-face-down = Zakrytá karta
board-face-down-about = Nikdo neví, kdo to je. Může to být:
board-known-about = Je zakrytá, ale vy ji znáte.
board-price = Dnes na začátku každého vašeho dalšího tahu:
board-price-short = pak:
board-price-each = dnes v každém dalším tahu:
board-price-none = Nic nestojí.
board-tokens = Žetony: { $tokens } z { $slots }
board-short-give-back = { $number ->
        [one] { $number } karta zpět
        [few] { $number } karty zpět
       *[other] { $number } karet zpět
    }
board-unmet = Její podmínka není splněna, takže se nic nestane.
board-put-away = Odložit
board-see-citizens = Všichni obyvatelé
board-see-cards = Dosavadní karty Raxxonu

legend-count = Číslo
    .about = Efekt vedle čísla nastane, když kartu odkryjete a odkrytých karet jejího typu je právě tolik.
legend-killed = Křížek
    .about = Efekt vedle křížku nastane, když je karta zabita, ať je odkrytá, nebo zakrytá.
legend-optional = Plus
    .about = Volitelný efekt. Využijete-li ho, po akci táhnete kartu Raxxonu.
legend-token = Žeton na políčku
    .about = Tuto akci jste dnes už provedli. Následek, který políčko ukazuje, dnes nastane na začátku každého vašeho dalšího tahu.
legend-known = Oko na zakryté kartě
    .about = Tuto kartu znáte, ostatní ji znát nemusejí.
legend-suspect = Mříž s otazníkem
    .about = Rozhovor ukázal, že tato zakrytá karta je nakažený, nebo Výtržník.

about-evacuated = Zdraví obyvatelé, kteří jsou v bezpečí. Až jich tu bude { $number }, všichni vyhráváte.
about-power = Vliv firmy Raxxon ve městě. Když dosáhne { $number }, všichni prohráváte.
about-infection = Při každém šíření nákazy odsud svrchní karta přibude mezi obyvatele. Má-li se nákaza šířit a balíček je prázdný, všichni prohráváte.
about-contained = Nakažení tady v noci neškodí. Po noci se přesunou do nekontrolované karantény.
about-uncontained = Nakažení tady v noci šíří nákazu stejně jako ti v davu. Pak se vrátí do balíčku obyvatel.
about-population = Obyvatelé, kteří nejsou v davu. Odsud se přidávají karty do davu a odsud přijde i zítřejší dav.
about-discard = Zabití obyvatelé a nakažení, kteří přibyli při šíření nákazy. V noci se zamíchají do balíčku obyvatel.
about-raxxon = Každá karta vypráví příběh. Je-li splněna její podmínka, musí aktivní hráč zvolit jednu ze dvou možností.

## The pictures of the rules

overview-goal = Město je dav zakrytých karet. Společně zjistěte, kdo je zdravý, a všechny zdravé evakuujte. Nakažení každou noc šíří nákazu, pokud je nepošlete do karantény nebo nezabijete.
overview-turn = Proveďte jednu akci ze své desky postavy. Průzkum davu je zdarma. Při každé jiné akci položíte žeton na políčko a následek, který políčko ukazuje, nastane toho dne na začátku každého vašeho dalšího tahu. Nebo pasujte: váš den tím končí. Když pasují všichni, přichází noc.
overview-end = Všichni vyhráváte, když jsou všichni zdraví obyvatelé evakuováni. Všichni prohráváte, když vliv Raxxonu dosáhne 8 nebo když se má šířit nákaza a její balíček je prázdný.
figure-citizens = Karta zdravého má všechny rohy stejné, karta nakaženého má dva rohy hodně zaoblené a popraskané sklo. Křížek: co se stane při zabití. Číslo: co se stane při odkrytí, je-li odkrytých karet tohoto typu právě tolik.
figure-slots = Jedno ze tří políček je obsazené: toho dne přibude na začátku každého vašeho dalšího tahu do davu karta.
figure-crowd = Dav pro jednoho nebo dva hráče.
figure-adjacent = Čtyři odkryté karty kolem střední karty s ní sousedí, zakryté ne.
figure-line = Jedna řada, i když je v ní mezera.
figure-count = Druhý odkrytý Přenašeč: aktivní hráč táhne kartu Raxxonu.

## O čem rozhodují ostatní

waiting-character = Probíhá volba postav.
waiting-turn = Uplatní následky, provede akci, nebo pasuje.

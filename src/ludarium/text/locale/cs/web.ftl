### The words of the web page, in Czech.

## Home

web-home-title = Deskové hry v prohlížeči
web-home-lead = Hrajte moderní deskové hry s boty na dvě kliknutí, nebo pošlete přátelům odkaz. Bez registrace.
web-games = Hry
web-seats-range =
    { $last ->
        [few] { $first }–{ $last } hráči
       *[other] { $first }–{ $last } hráčů
    }
web-seats-or-alone =
    { $last ->
        [few] { $first }–{ $last } hráči, nebo sólo
       *[other] { $first }–{ $last } hráčů, nebo sólo
    }
web-seats-alone = Hra pro jednoho
web-in-the-making = Již brzy
web-play-bots = S boty
web-about = O hře { $game }
web-learn = Naučit se
web-learn-minutes = Naučit se za 5 minut
web-more = Více
web-with-friends = S přáteli
web-bots = Boti
web-strength = Síla
web-strength-random = Vyhraje { $wins } z 10 her proti náhodným tahům.
web-strength-easy = Vyhraje { $wins } z 10 her proti lehkému botovi.
web-strength-medium = Vyhraje { $wins } z 10 her proti střednímu botovi.
web-strength-hard = Vyhraje { $wins } z 10 her proti těžkému botovi.
web-strength-team = Dva takoví boti vyhrají { $wins } z 10 her na úvodní úrovni.
web-cooperative = Kooperativní
web-competitive = Soutěžní
web-join = Připojit se ke stolu
web-join-link = Kód nebo odkaz od přítele
web-join-unclear = Zadejte pětimístný kód stolu nebo odkaz na něj.
web-join-go = Připojit se
web-go-on = Pokračovat ve hře
web-table-turn = jste na tahu
web-table-waiting = čeká se na ostatní
web-table-lobby = nezahájeno
web-table-closed = uzavřeno
web-games-mine = Moje hry
web-open-record = Otevřít záznam
web-finished = Dohrané hry
web-finished-won = výhra
web-finished-lost = prohra
web-finished-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
web-finished-all = Zobrazit všechny: { $count }
web-table-free =
    { $count ->
        [one] { $count } volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
web-open-tables = Otevřené stoly
web-games-all = Všechny hry
web-watch = Dívat se
web-watch-lobby = brzy začne
web-watch-playing = hraje se
web-watch-over = dohráno
web-watch-closed = uzavřeno
web-unofficial = Neoficiální nekomerční fanouškovské zpracování. Všechny obrázky a texty jsou naše vlastní.
web-nowhere = Stránka nenalezena
web-to-home = Na úvodní stránku
web-skip = Přejít k obsahu

## The daily deals

web-dailies = Rozdání dne
web-daily-played =
    { $count ->
        [0] zatím se nehrálo
        [one] odehrál { $count } hráč
        [few] odehráli { $count } hráči
       *[other] odehrálo { $count } hráčů
    }
web-daily-bots =
    { $count ->
        [1] proti těžkému botovi
       *[other] proti { $count } těžkým botům
    }
web-daily-continue = Pokračovat
web-deal-ranking = Pořadí
web-evening = Večer stejných rozdání

## A new table

web-create = Nový stůl: { $game }
web-create-invite = Založit stůl a pozvat
web-create-play = Hrát
web-create-failed = Stůl se nepodařilo založit. Zkuste to prosím znovu.
web-your-name = Vaše jméno
web-guest = Host
web-seats = Místa
web-who-sits = Hráči
web-seat-number = Místo { $number }
web-chair-me = Já, na tomto zařízení
web-chair-open = Přítel přes odkaz
web-chair-easy = Lehký bot
web-chair-medium = Střední bot
web-chair-hard = Těžký bot
web-chair-expert = Bot expert
web-chair-greedy = Zdatný bot
web-chair-random = Náhodný bot
web-bot-name = Bot { $number }
web-more-options = Další možnosti
web-visibility = Viditelnost
web-visibility-link = Jen kdo má odkaz
web-visibility-public = V seznamu na úvodní stránce
web-undo-policy = Vrácení tahu poté, co se něco odkrylo
web-undo-agreed = Když všichni souhlasí
web-undo-reach = Nikdy
web-stand-in = Bot zaskočí za nepřítomného hráče
web-stand-in-0 = Nikdy
web-stand-in-60 = Po minutě
web-stand-in-300 = Po 5 minutách
web-stand-in-86400 = Po dni
web-clock = Tempo
web-clock-free = Bez časového limitu
web-clock-clock = { $time } na hru a { $more } navíc za každé rozhodnutí
web-clock-decision = { $time } na každé rozhodnutí
web-clock-left = { $player }, zbývající čas: { $time }
web-clock-why = Až čas vyprší, zaskočí bot.
web-hints = Nápovědy bota (v záznamu je vidět, kdo je použil)
web-hints-yes = Povolené
web-hints-no = Vypnuté
web-seed = Semínko (stejné semínko dá stejné rozdání; taková hra je cvičná)
web-pack = Vlastní sada karet (YAML)
web-pack-choose = Vybrat soubor
web-pack-remove = Hrát bez této sady

## Before the start

web-copy = Kopírovat
web-copied = Zkopírováno
web-send = Poslat

## The table

web-round = Kolo { $round } z { $rounds }
web-lit = lze vybrat
web-lit-idle = teď nic nezmění
web-choices = Co můžete udělat
web-seat-you = vy
web-seat-your-turn = jste na tahu
web-seat-deciding = je na tahu
web-seat-away = není tu
web-seat-bot = Bot
web-seat-stand-in = zaskakuje bot

## What to do

web-confirm = Potvrdit
web-cancel = Zrušit
web-close = Zavřít
web-touch-up = Zvýšit o 1
web-touch-down = Snížit o 1
web-touch-yes = Ano
web-touch-no = Ne

## Undoing

web-undo = Vrátit tah

## The end

web-end-winner =
    { $count ->
        [1] Vítězí { $names }
       *[other] O vítězství se dělí { $names }
    }
web-end-won = Vyhráli jste!
web-end-lost = Prohráli jste
web-end-target = Vaše skóre je { $total }, bylo třeba víc než { $target }.
web-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
web-end-ahead =
    { $count ->
        [one] Náskok { $count } bod.
        [few] Náskok { $count } body.
       *[other] Náskok { $count } bodů.
    }
web-ledger-source = Odkud jsou body
web-ledger-own = Karta po kartě: { $player }
web-total = Celkem

## Rules

web-rules = Pravidla
web-rule = Pravidlo
web-rules-of = Pravidla: { $game }
web-rules-search = Hledat v pravidlech
web-rules-contents = Obsah
web-rules-page = Otevřít pravidla na samostatné stránce
web-overview = Hra za minutu
web-overview-goal = Cíl
web-overview-turn = Váš tah
web-overview-end = Konec hry
web-rules-none = Žádná odpovídající pravidla.
web-rules-found =
    { $count ->
        [one] Nalezeno { $count } pravidlo
        [few] Nalezena { $count } pravidla
       *[other] Nalezeno { $count } pravidel
    }

## Settings

web-settings = Nastavení
web-language = Jazyk
web-theme = Motiv
web-theme-auto = Podle systému
web-theme-light = Světlý
web-theme-dark = Tmavý
web-motion = Animace
web-motion-auto = Podle systému
web-motion-off = Vypnuto
web-density = Rozložení
web-density-airy = Volné
web-density-dense = Kompaktní
web-detail = Podrobnosti
web-detail-auto = Automaticky
web-detail-newcomer = Nováček
web-detail-expert = Znalec
web-detail-why = Nováček: vysvětlení v každém kroku. Znalec: čísla pravidel a šance. Automaticky: režim nováčka, dokud nedohrajete první hru nebo lekci.
web-pace = Tahy ostatních
web-pace-slow = Pomalu
web-pace-normal = Normálně
web-pace-instant = Okamžitě
web-pace-step = Krok za krokem
web-confirming = Potvrzení
web-confirming-risky = Před tím, co nelze vrátit
web-confirming-always = Před každým rozhodnutím
web-confirming-never = Nikdy
web-sound = Zvuk, když jsem na tahu
web-alerts = Váš tah
web-volume = Hlasitost
web-vibrate = Vibrace
web-notify = Oznámení, když je tato stránka na pozadí
web-notify-insecure = Oznámení nejsou k dispozici: prohlížeč je povoluje jen na adrese s https. Zvuk a titulek karty fungují i tak.
web-notify-unsupported = Tento prohlížeč oznámení nemá.
web-notify-denied = Oznámení jsou zablokovaná. Povolit je můžete v nastavení prohlížeče pro tyto stránky.

## Keys

web-keys = Klávesové zkratky

## The connection

web-line-connecting = Připojování…
web-line-no-server = Server neodpovídá. Zkuste to prosím za chvíli.
web-line-no-page = Tuto část stránky se nepodařilo načíst. Načtěte prosím stránku znovu.

## The score pad

web-pad = Bodovací blok
web-pad-lead = Hrajete s krabicí na stole? Zadejte, co kdo má, a uvidíte každý bod, jeho pravidlo a vítěze. Údaje se ukládají v tomto zařízení a v odkazu.
web-pad-offline = Bez připojení. Arch je uložen v tomto zařízení; body se objeví, až bude server zase dostupný.
web-pad-share = Sdílet
web-pad-share-why = Odkaz obsahuje celý list. Kdo ho otevře, uvidí list tak, jak vypadá teď.
web-pad-link = Odkaz na tento list
web-pad-print = Tisk
web-pad-reset = Vymazat
web-pad-reset-title = Začít nový list?
web-pad-reset-why = Vše zadané se odstraní.
web-pad-reset-names = Vymazat, ale nechat jména
web-pad-reset-all = Vymazat všechno
web-pad-players = Hráči
web-pad-steps = Části listu
web-pad-result = Výsledek
web-pad-empty = Zatím není nic zadáno. Body se tu objeví po zadání první karty nebo kostky a průběžně se přepočítávají.
web-pad-back = Zpět
web-pad-warnings = Neodpovídá pravidlům
web-pad-name = Jméno hráče { $number }
web-pad-one-more = { $what }: { $number }
web-pad-remove = Odebrat: { $what }

## Lessons

web-lesson = Lekce
web-lesson-step = Lekce · krok { $number } z { $count }
web-lesson-next = Další
web-lesson-back = Zpět
web-lesson-again = Začít znovu
web-lesson-play = Zahrát si
web-lesson-leave = Opustit lekci

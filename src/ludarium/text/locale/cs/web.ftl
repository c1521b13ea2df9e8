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
web-cooperative = Kooperativní
web-competitive = Soutěžní
web-join = Připojit se ke stolu
web-join-link = Odkaz, který jste dostali
web-join-go = Připojit se
web-go-on = Pokračovat ve hře
web-table-turn = jste na tahu
web-table-waiting = čeká se na ostatní
web-table-lobby = nezahájeno
web-table-closed = uzavřeno
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
web-table-open = volná místa
web-watch = Dívat se
web-watch-lobby = brzy začne
web-watch-playing = hraje se
web-watch-over = dohráno
web-watch-closed = uzavřeno
web-unofficial = Neoficiální nekomerční fanouškovské zpracování. Všechny obrázky a texty jsou naše vlastní.
web-nowhere = Stránka nenalezena
web-to-home = Na úvodní stránku
web-skip = Přejít k obsahu

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
web-chair-greedy = Zdatný bot
web-chair-random = Náhodný bot
web-bot-name = Bot { $number }
web-more-options = Další možnosti
web-visibility = Viditelnost
web-visibility-link = Jen kdo má odkaz
web-visibility-public = Dívat se může každý
web-undo-policy = Vrácení tahu poté, co se něco odkrylo
web-undo-agreed = Když všichni souhlasí
web-undo-reach = Nikdy
web-stand-in = Bot zaskočí za nepřítomného hráče
web-stand-in-0 = Nikdy
web-stand-in-60 = Po minutě
web-stand-in-300 = Po 5 minutách
web-stand-in-86400 = Po dni
web-hints = Nápovědy bota (v záznamu je vidět, kdo je použil)
web-hints-yes = Povolené
web-hints-no = Vypnuté
web-hints-on = Nápovědy jsou zapnuté: můžete se podívat, co by udělal bot. V záznamu je vidět, kdo je použil.
web-seed = Semínko (stejné semínko dá stejné rozdání; taková hra je cvičná)
web-pack = Vlastní sada karet (YAML)
web-pack-choose = Vybrat soubor
web-pack-remove = Hrát bez této sady

## Before the start

web-title-lobby = { $game }: čeká se na hráče
web-lobby-sit = Posaďte se
web-lobby-taken = Všechna místa jsou obsazená
web-lobby-waiting = Čekáme na ostatní
web-lobby-full = Všichni jsou tu
web-lobby-host = Hru zahájí hostitel stolu.
web-seat-open = Volné místo
web-sit = Sednout si sem
web-sit-too = Sednout si i sem
web-stand-up = Vstát
web-fill = Hráč na místě { $number }
web-fill-open = Uvolnit místo
web-start = Začít hru
web-start-bots = Volná místa obsadí boti.
web-share = Odkaz pro přátele
web-share-watch = Odkaz na tento stůl
web-qr = QR kód: naskenujte ho telefonem a otevřete stůl
web-share-seat = Tajný odkaz na místo: { $player }
web-share-secret = Kdo má tajný odkaz, hraje na tomto místě. Můžete s ním pokračovat na jiném zařízení.
web-copy = Kopírovat
web-copied = Zkopírováno
web-send = Poslat

## The table

web-table = Stůl
web-title-turn = ● Jste na tahu: { $game }
web-title-waiting = Na řadě: { $names } ({ $game })
web-title-over = Konec hry: { $game }
web-round = Kolo { $round } z { $rounds }
web-over = konec hry
web-closed = stůl uzavřen
web-watching = sledujete hru
web-practice = cvičná hra
web-practice-why = Tato hra je cvičná: rozdání bylo známé, nebo byl tah vrácen až poté, co se něco odkrylo.
web-side = Záznam a chat
web-lit = lze vybrat
web-lit-idle = teď nic nezmění
web-prompt = Co dělat
web-news = Co se právě stalo
web-choices = Co můžete udělat
web-seat-you = vy
web-seat-your-turn = jste na tahu
web-seat-deciding = je na tahu
web-seat-here = u stolu
web-seat-away = není tu
web-seat-bot = Bot
web-seat-stand-in = zaskakuje bot

## What to do

web-prompt-waiting = Na řadě: { $names }
web-preview = { $gain ->
    [0] Vaše body se nezmění: { $now }.
   *[other] Vaše body: { $now } → { $after } ({ $sign }{ $gain })
}
web-prompt-away = Na řadě: { $player } (není tu)
web-prompt-watching = Sledujete hru
web-prompt-next = Na řadě: { $player }
web-prompt-over = Hra skončila
web-prompt-closed = Tato hra začala podle starších pravidel a nelze v ní pokračovat
web-prompt-failed = Stůl byl uzavřen kvůli opakovaným chybám serveru
web-prompt-closed-log = Průběh hry najdete v záznamu.
web-prompt-count =
    { $count ->
        [1] Jedna možnost.
        [few] { $count } možnosti.
       *[other] { $count } možností.
    }
web-prompt-sent = Odesláno…
web-prompt-confirm = Potvrďte, nebo zrušte.
web-idle = Akce „{ $option }“ teď nic nezmění
web-confirm = Potvrdit
web-hint = Nápověda
web-hint-why = Co by udělal bot?
web-hint-line = Bot by zvolil: { $option } ({ $reason }).
web-hint-others = Další možnosti: { $options }.
web-cancel = Zrušit
web-close = Zavřít
web-touch-up = Zvýšit o 1
web-touch-down = Snížit o 1
web-touch-yes = Ano
web-touch-no = Ne
web-hand-over = Předat
web-curtain = Předejte zařízení dál:
web-curtain-ready = To jsem já, { $player }: ukázat mé karty

## Undoing

web-undo = Vrátit tah
web-undo-far =
    { $count ->
        [1] Můžete vrátit své poslední rozhodnutí.
        [few] Můžete postupně vrátit { $count } poslední rozhodnutí.
       *[other] Můžete postupně vrátit { $count } posledních rozhodnutí.
    }
web-undo-ask = Můžete ostatní požádat o souhlas.
web-undo-practice = Tah můžete přesto vrátit, hra pak ale bude jen cvičná.
web-undo-wish = { $player } žádá o vrácení rozhodnutí.
web-undo-wished = Žádost odeslána. Čekáme na souhlas všech.
web-undo-declined = { $player } nesouhlasí s vrácením vašeho rozhodnutí.
web-agree = Souhlasit
web-disagree = Ne

## Absence

web-away-name = { $player } (není tu)
web-away-bot = Bot zaskočí { $when }.
web-away-no-bot = U tohoto stolu boti za nepřítomné nezaskakují.
web-away-ask-host = Boti za nepřítomné nezaskakují. Hostitel stolu to může změnit v části „{ web-table }“.
web-stand-in-set = Předat místo botovi
web-stand-in-now = Nebyli jste tu a hraje za vás bot.
web-back-in = Jsem zpátky
web-leave = Odejít, dohraje bot
web-leave-why = Vaše místo trvale převezme bot. Už se na něj nevrátíte.
web-leave-yes = Odejít ze hry

## Earlier moments

web-past = Krok { $number } z { $count }
web-past-back = O krok zpět
web-past-on = O krok dál
web-past-slider = Krok hry
web-past-play = Přehrát
web-past-pause = Pozastavit
web-past-speed = Rychlost: { $speed }×
web-past-as = Pohled
web-past-as-public = Divák
web-past-now = Zpět ke hře
web-past-none = Takový krok v této hře není.

## Log and chat

web-log = Záznam
web-log-all = Zobrazit vše
web-log-recent = Od vašeho posledního tahu
web-note-resumed =
    { $lost ->
        [0] Pravidla této hry byla aktualizována. Hra pokračuje z téhož místa.
        [one] Pravidla této hry byla aktualizována. { $lost } rozhodnutí jim neodpovídá a je třeba ho učinit znovu.
        [few] Pravidla této hry byla aktualizována. { $lost } rozhodnutí jim neodpovídají a je třeba je učinit znovu.
       *[other] Pravidla této hry byla aktualizována. { $lost } rozhodnutí jim neodpovídá a je třeba je učinit znovu.
    }
web-note-declined = { $who ->
        [you] Nesouhlasíte s vrácením rozhodnutí.
       *[other] { $player } nesouhlasí s vrácením rozhodnutí.
    }
web-note-hint = { $who ->
        [you] Používáte nápovědu.
       *[other] { $player } používá nápovědu.
    }
web-log-go = Přejít na tento krok
web-chat = Chat
web-chat-new = Chat: nové zprávy
web-chat-say = Zpráva
web-chat-empty = Zatím žádné zprávy.
web-phrase-hello = Zdravím!
web-phrase-good-luck = Hodně štěstí!
web-phrase-well-played = Pěkný tah!
web-phrase-thanks = Děkuji!
web-phrase-thinking = Přemýšlím…
web-phrase-sorry = Promiňte!
web-phrase-hurry = Jste na tahu :)
web-phrase-good-game = Pěkná hra!

## Pointing

web-point = Ukázat
web-point-why = Ukázat něco ostatním: klepněte sem a potom na to, co chcete ukázat. Nebo na tom podržte prst či klikněte s klávesou Alt.
web-point-how = Vyberte, co chcete ostatním ukázat.
# $thing is in the accusative
web-points-at = { $player } ukazuje na { $thing }
web-point-there = Ukázat kde

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
web-end-tie = Součty jsou stejné, rozhodlo pomocné kritérium.
web-tie-broken = Remízu rozhodlo: { $what } ({ $numbers })
web-ledger-source = Odkud jsou body
web-ledger-own = Karta po kartě: { $player }
web-total = Celkem
web-rematch = Odveta
web-rematch-go = K odvetě
web-same-seed = Stejné rozdání
web-see-board = Zobrazit herní plán
web-see-ledger = Zobrazit body
web-walk = Přehrát hru
web-record = Uložit záznam hry
web-seed-was = Semínko: { $seed }
web-seed-hash = Otisk semínka (semínko se zobrazí na konci):

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
web-pace-next =
    { $count ->
        [1] Další tah
       *[other] Další tah (zbývá { $count })
    }
web-confirming = Potvrzení
web-confirming-risky = Před tím, co nelze vrátit
web-confirming-always = Před každým rozhodnutím
web-confirming-never = Nikdy
web-sound = Zvuk, když jsem na tahu

## Keys

web-keys = Klávesové zkratky
web-key-number = vybrat 1. až 9. zvýrazněnou možnost
web-key-arrows = přecházet mezi zvýrazněnými možnostmi
web-key-history = procházet průběh hry (na tahu se Shiftem)
web-key-tab = projít vše postupně
web-key-enter = vybrat nebo potvrdit
web-key-escape = zrušit výběr
web-key-undo = vrátit tah
web-key-hint = nápověda
web-key-log = záznam
web-key-chat = chat
web-key-point = ukázat na to, co je vybráno, nebo vybrat, na co ukázat
web-key-help = klávesové zkratky
web-key-drag = Myší nebo prstem: vybírejte možnosti postupně, nebo přetáhněte první na druhou.

## The connection

web-line-connecting = Připojování…
web-line-lost = Spojení ztraceno. Obnovuje se…
web-line-closing = Server se restartuje…
web-line-not-sent = Neodesláno: jste offline. Spojení se obnovuje…
web-line-no-server = Server neodpovídá. Zkuste to prosím za chvíli.
web-line-no-page = Tuto část stránky se nepodařilo načíst. Načtěte prosím stránku znovu.
web-line-wrong-link = Tento tajný odkaz neplatí.
web-no-table = Tento stůl neexistuje nebo už byl uzavřen.

## The score pad

web-pad = Bodovací blok
web-pad-lead = Hrajete s krabicí na stole? Zadejte, co kdo má, a uvidíte každý bod, jeho pravidlo a vítěze. Údaje se ukládají v tomto zařízení a v odkazu.
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
web-title-lesson = { $game }: lekce

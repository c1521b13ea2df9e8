### The words of the web page, in Czech.

## Home

web-home-title = Stůl je prostřený.
web-home-lead = Moderní deskové hry ve vašem prohlížeči. S boty hrajete na dvě kliknutí, přátelům pošlete odkaz. Bez registrace.
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
web-in-the-making = Připravuje se
web-play-bots = S boty
web-invite = Pozvat
web-join = Přisednout si
web-join-link = Odkaz, který jste dostali
web-join-go = Přisednout
web-go-on = Pokračovat ve hře
web-table-turn = jste na tahu
web-table-waiting = hrají ostatní
web-table-lobby = nezačalo se
web-table-closed = uzavřeno
web-table-open = volná místa
web-watch = Dívat se
web-watch-lobby = brzy začne
web-watch-playing = hraje se
web-watch-over = dohráno
web-watch-closed = uzavřeno
web-unofficial = Neoficiální nekomerční fanouškovské zpracování. Všechny obrázky a texty jsou naše vlastní.
web-nowhere = Tady nic není.
web-to-home = Na úvodní stránku
web-skip = Přejít k obsahu

## A new table

web-create = Nový stůl: { $game }
web-create-invite = Prostřít a pozvat
web-create-play = Hrát
web-create-failed = Stůl se nepodařilo prostřít. Zkuste to prosím znovu.
web-your-name = Vaše jméno
web-guest = Host
web-seats = Místa
web-who-sits = Kdo kde sedí
web-seat-number = Místo { $number }
web-chair-me = Já, na tomto zařízení
web-chair-open = Přítel přes odkaz
web-chair-greedy = Zdatný bot
web-chair-random = Bezradný bot
web-bot-name = Bot { $number }
web-more-options = Další možnosti
web-visibility = Kdo stůl najde
web-visibility-link = Kdo má odkaz
web-visibility-public = Dívat se může každý
web-undo-policy = Vrácení tahu po odkrytí
web-undo-agreed = Když všichni souhlasí
web-undo-reach = Nikdy
web-stand-in = Bot zaskočí za nepřítomného
web-stand-in-0 = Nikdy
web-stand-in-60 = Po minutě
web-stand-in-300 = Po 5 minutách
web-stand-in-86400 = Po dni
web-hints = Co by udělal bot (záznam řekne, kdo se ptal)
web-hints-yes = Lze se ptát
web-hints-no = Bez rad
web-hints-on = U tohoto stolu se lze zeptat, co by udělal bot; záznam řekne, kdo se ptal.
web-seed = Semínko (stejné semínko rozdá stejnou hru; ta se počítá jako cvičná)
web-pack = Vlastní balíček obsahu (YAML)
web-pack-choose = Vybrat soubor
web-pack-remove = Hrát bez tohoto balíčku

## Before the start

web-title-lobby = { $game }: stůl je prostřený
web-lobby-sit = Posaďte se
web-lobby-taken = Všechna místa jsou obsazená
web-lobby-waiting = Čeká se na ostatní
web-lobby-full = Všichni jsou tu
web-lobby-host = Hru zahájí hostitel stolu.
web-seat-open = Volné místo
web-sit = Sednout si sem
web-sit-too = Sednout si i sem
web-stand-up = Vstát
web-fill = Kdo sedí na místě { $number }
web-fill-open = Uvolnit místo
web-start = Začít hru
web-start-bots = Volná místa obsadí boti.
web-share = Odkaz pro přátele
web-share-watch = Odkaz na tento stůl
web-qr = QR kód odkazu: fotoaparát telefonu otevře stůl
web-share-seat = Tajný odkaz na místo: { $player }
web-share-secret = Kdo má tajný odkaz, hraje na tomto místě: můžete s ním pokračovat na jiném zařízení.
web-copy = Kopírovat
web-copied = Zkopírováno
web-send = Poslat

## The table

web-table = Stůl
web-title-turn = ● Jste na tahu: { $game }
web-title-waiting = Na řadě { $names }: { $game }
web-title-over = Konec hry: { $game }
web-round = Kolo { $round } z { $rounds }
web-over = konec hry
web-closed = stůl uzavřen
web-watching = díváte se
web-practice = cvičná hra
web-practice-why = Tato hra je cvičná: rozdání bylo známé, nebo se něco vzalo zpět až po odkrytí.
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
web-prompt-away = Na řadě: { $player } (není tu)
web-prompt-watching = Díváte se.
web-prompt-next = Na řadě: { $player }
web-prompt-over = Hra skončila
web-prompt-closed = Tento stůl byl otevřen podle starších pravidel a nelze na něm pokračovat
web-prompt-failed = Tento stůl byl uzavřen, protože u něj server opakovaně selhal
web-prompt-closed-log = Co se stalo, stále vypráví záznam.
web-prompt-lit =
    { $count ->
        [one] Svítí { $count } věc: dotkněte se jí.
        [few] Svítí { $count } věci: dotkněte se jedné.
       *[other] Svítí { $count } věcí: dotkněte se jedné.
    }
web-prompt-path =
    { $count ->
        [0] Potvrďte volbu.
        [one] Teď se dotkněte té { $count }, která svítí.
       *[other] Teď se dotkněte jedné z { $count }, které svítí.
    }
web-prompt-sent = Odesláno…
web-prompt-confirm = Potvrďte, nebo zrušte.
web-idle = Akce „{ $option }“ teď nic nezmění
web-confirm = Potvrdit
web-hint = Rada
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
web-curtain-ready = { $player }: to jsem já, ukázat moji stranu

## Undoing

web-undo = Zpět
web-undo-far =
    { $count ->
        [one] Můžete vzít zpět { $count } poslední rozhodnutí.
        [few] Můžete postupně vzít zpět { $count } poslední rozhodnutí.
       *[other] Můžete postupně vzít zpět { $count } posledních rozhodnutí.
    }
web-undo-ask = Můžete ostatní požádat o souhlas.
web-undo-practice = Vzít zpět to přesto můžete; hra se pak počítá jako cvičná.
web-undo-wish = { $player } žádá o vrácení rozhodnutí.
web-undo-wished = Žádost o vrácení je odeslaná; čeká se na souhlas všech.
web-undo-declined = { $player } nesouhlasí s vrácením vašeho rozhodnutí.
web-agree = Souhlasím
web-disagree = Ne

## Absence

web-away-name = { $player } (není tu)
web-away-bot = Bot zaskočí { $when }.
web-away-no-bot = Za nepřítomné teď žádný bot nezaskakuje.
web-away-ask-host = Za nepřítomné žádný bot nezaskakuje; hostitel stolu to může změnit v části „Stůl“.
web-stand-in-set = Ať zaskočí bot
web-stand-in-now = Nebyli jste tu a hraje za vás bot.
web-back-in = Jsem zpátky
web-leave = Odejít, dohraje bot
web-leave-why = Vaše místo natrvalo převezme bot. Už se na něj nevrátíte.
web-leave-yes = Odejít ze hry

## Earlier moments

web-past = Okamžik { $number } z { $count }
web-past-back = O krok zpět
web-past-on = O krok dál
web-past-now = Zpět ke hře
web-past-none = V této hře takový okamžik není.

## Log and chat

web-log = Záznam
web-log-all = Ukázat vše
web-note-resumed =
    { $lost ->
        [0] Pravidla této hry byla opravena; u stolu se hraje dál z téhož místa.
        [one] Pravidla této hry byla opravena; { $lost } rozhodnutí jim neodpovídá a je třeba je učinit znovu.
        [few] Pravidla této hry byla opravena; { $lost } rozhodnutí jim neodpovídají a je třeba je učinit znovu.
       *[other] Pravidla této hry byla opravena; { $lost } rozhodnutí jim neodpovídá a je třeba je učinit znovu.
    }
web-note-declined = { $player } nesouhlasí s vrácením rozhodnutí.
web-note-hint = { $player } žádá o radu.
web-log-go = Ukázat tento okamžik
web-chat = Chat
web-chat-new = Chat: nové zprávy
web-chat-say = Řekněte něco
web-chat-empty = Nikdo zatím nic neřekl.
web-phrase-hello = Ahoj!
web-phrase-good-luck = Hodně štěstí!
web-phrase-well-played = Pěkný tah!
web-phrase-thanks = Děkuji!
web-phrase-thinking = Přemýšlím…
web-phrase-sorry = Promiňte!
web-phrase-hurry = Jste na tahu :)
web-phrase-good-game = Pěkná hra!

## Pointing

web-point = Ukázat
web-point-why = Ukázat něco ostatním: klepněte sem a pak na tu věc. Nebo ji podržte, nebo na ni klikněte s Altem.
web-point-how = Dotkněte se toho, co chcete ostatním ukázat.
# $thing is in the accusative
web-points-at = { $player } ukazuje na { $thing }
web-point-there = Ukázat kde

## The end

web-end-winner =
    { $count ->
        [one] Vítězí { $names }
       *[other] O vítězství se dělí { $names }
    }
web-end-won = Máte vítězství
web-end-lost = Tentokrát prohra
web-end-target = Skóre { $total }; bylo třeba víc než { $target }.
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
web-end-tie = Součty jsou stejné; rozhodlo pomocné kritérium.
web-tie-broken = O remíze rozhodly: { $what } ({ $numbers })
web-ledger-source = Odkud jsou body
web-ledger-own = Kartu po kartě: { $player }
web-total = Celkem
web-rematch = Odveta
web-rematch-go = K odvetě
web-same-seed = Stejné rozdání
web-see-board = Ukázat stůl
web-see-ledger = Ukázat body
web-walk = Projít hru znovu
web-record = Uložit záznam hry
web-seed-was = Semínko: { $seed }
web-seed-hash = Otisk semínka, které se prozradí na konci:

## Rules

web-rules = Pravidla
web-rules-of = Pravidla: { $game }
web-rules-search = Hledat v pravidlech
web-rules-none = Žádné pravidlo tato slova neobsahuje.
web-rules-found =
    { $count ->
        [one] Nalezeno { $count } pravidlo
        [few] Nalezena { $count } pravidla
       *[other] Nalezeno { $count } pravidel
    }

## Settings

web-settings = Nastavení
web-language = Jazyk
web-theme = Světlo
web-theme-auto = Podle zařízení
web-theme-light = Den
web-theme-dark = Noc
web-motion = Pohyb
web-motion-auto = Podle zařízení
web-motion-off = Bez pohybu
web-density = Prostor
web-density-airy = Vzdušně
web-density-dense = Hustě
web-confirm-every = Každé rozhodnutí potvrzovat
web-sound = Zvuk, když jsem na tahu

## Keys

web-keys = Klávesy
web-key-number = dotknout se 1. až 9. svítící věci
web-key-arrows = přecházet po tom, co svítí
web-key-history = procházet hru zpět a vpřed (na tahu se Shiftem)
web-key-tab = projít vše postupně
web-key-enter = dotknout se, nebo potvrdit
web-key-escape = zrušit rozdělanou volbu
web-key-undo = vzít zpět
web-key-hint = rada
web-key-log = záznam
web-key-chat = chat
web-key-point = ukázat na to, co je vybráno, nebo vybrat, na co ukázat
web-key-help = tyto klávesy
web-key-drag = Myší nebo prstem: dotýkejte se věcí po sobě, nebo první přetáhněte na druhou.

## The connection

web-line-connecting = Připojování…
web-line-lost = Spojení ztraceno; zkoušíme to znovu…
web-line-closing = Server se restartuje…
web-line-not-sent = Spojení chybí, takže se nic neodeslalo. Obnovuje se.
web-line-no-server = Server neodpovídá. Zkuste to prosím za chvíli.
web-line-no-page = Tuto část stránky se nepodařilo načíst. Načtěte ji prosím znovu.
web-line-wrong-link = Tento tajný odkaz neplatí.
web-no-table = Takový stůl tu není, nebo už není.

## The score pad

web-pad = Počítadlo bodů
web-pad-lead = Pro krabici na vašem stole: zadejte, co kdo má, a uvidíte každý bod, jeho pravidlo a vítěze. List zůstává v tomto zařízení a cestuje ve svém odkazu.
web-pad-share = Sdílet
web-pad-share-why = V odkazu je celý list; kdo jej otevře, uvidí ho tak, jak je teď.
web-pad-link = Odkaz na tento list
web-pad-print = Tisk
web-pad-reset = Vymazat
web-pad-reset-title = Začít nový list?
web-pad-reset-why = Vše zadané zmizí.
web-pad-reset-names = Vymazat, ale nechat jména
web-pad-reset-all = Vymazat všechno
web-pad-players = Hráči
web-pad-steps = Části listu
web-pad-result = Výsledek
web-pad-empty = Zatím není nic zadáno. Body se tu objeví s první kartou nebo kostkou a mění se s každým ťuknutím.
web-pad-back = Zpět
web-pad-warnings = Neodpovídá pravidlům
web-pad-name = Jméno hráče { $number }
web-pad-one-more = { $what }: { $number }
web-pad-remove = Odebrat: { $what }

### The words of a table on the web page, in Czech.

## A new table

web-hints-on = Nápovědy jsou zapnuté: můžete se podívat, co by udělal bot. V záznamu je vidět, kdo je použil.

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

## The table

web-table = Stůl
web-title-turn = ● Jste na tahu: { $game }
web-title-waiting = Na řadě: { $names } ({ $game })
web-title-over = Konec hry: { $game }
web-over = konec hry
web-closed = stůl uzavřen
web-watching = sledujete hru
web-practice = cvičná hra
web-practice-why = Tato hra je cvičná: rozdání bylo známé, nebo byl tah vrácen až poté, co se něco odkrylo.
web-side = Záznam a chat
web-prompt = Co dělat
web-news = Co se právě stalo
web-seat-here = u stolu

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
web-prompt-stopped = Správce serveru tento stůl uzavřel
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
web-hint = Nápověda
web-hint-why = Co by udělal bot?
web-hint-reasons = Důvody
web-hand-over = Předat
web-curtain = Předejte zařízení dál:
web-curtain-ready = To jsem já, { $player }: ukázat mé karty

## Undoing

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
web-branch-open = Hrát odtud
web-past-share = Kopírovat odkaz na tento krok
web-past-now = Zpět ke hře
web-past-none = Takový krok v této hře není.
web-together-start = Přehrát společně

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
web-note-variation = { $who ->
        [you] Otevíráte variantu.
       *[other] { $player } otevírá variantu.
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
web-points-here = { $player } ukazuje sem: { $thing }
web-points-elsewhere = { $player } ukazuje na něco, co tu není vidět
web-point-there = Ukázat kde

## The end

web-end-tie = Součty jsou stejné, rozhodlo pomocné kritérium.
web-tie-broken = Remízu rozhodlo: { $what } ({ $numbers })
web-rematch = Odveta
web-rematch-go = K odvetě
web-same-seed = Stejné rozdání
web-see-board = Zobrazit herní plán
web-see-ledger = Zobrazit body
web-walk = Přehrát hru
web-picture-of = Obrázek hráče
web-record = Uložit záznam hry
web-record-opened = Tato hra byla otevřena ze souboru. Kdo má odkaz, uvidí ji do { $day }.
web-seed-was = Semínko: { $seed }
web-seed-hash = Otisk semínka (semínko se zobrazí na konci):

## Settings

web-pace-next =
    { $count ->
        [1] Další tah
       *[other] Další tah (zbývá { $count })
    }

## The connection

web-line-lost = Spojení ztraceno. Obnovuje se…
web-line-closing = Server se restartuje…
web-line-not-sent = Neodesláno: jste offline. Spojení se obnovuje…
web-line-wrong-link = Tento tajný odkaz neplatí.
web-no-table = Tento stůl neexistuje nebo už byl uzavřen.

## Lessons

web-title-lesson = { $game }: lekce

### The words of the people at a table (absence, the host's controls, the door), in Czech.

## Absence

web-ask-bot = Ať zatím hraje bot
web-seat-lost = U tohoto stolu už nemáte místo

## The host's controls

web-host = Hráči
web-host-locks = Přístup ke stolu
web-host-newcomers = Noví hráči mohou obsadit volná místa
web-host-spectators = Diváci se mohou dívat
web-host-seat = Hráč na místě { $number }: { $player }
web-host-offer = Nabídnout hráči
web-host-free = Uvolnit místo
web-host-free-why = { $player } okamžitě přijde o místo na všech zařízeních. Než se někdo posadí, hraje bot.
web-host-free-lobby = { $player } okamžitě přijde o místo na všech zařízeních.
web-host-revoke = Zrušit tajné odkazy
web-host-revoke-own = Odhlásit ostatní zařízení
web-host-revoked = Odkazy zrušeny
web-seat-offered = volné pro hráče

## The lobby

web-lobby-settings = Nastavení
web-lobby-watching = Díváte se. Hra se tu otevře, jakmile začne.
web-share-code = Kód stolu

## The door

web-door = { $game }: hra už běží
web-door-hidden = { $game }: bez diváků
web-door-sit = Převzít místo: { $player }
web-door-why = Teď tam hraje bot. Uvidíte vše, co toto místo ví.
web-door-watch = Jen se dívat
web-door-closed = Žádné místo není volné a diváci sem nemají přístup.

## Notifications

web-notify-ask = Má vám prohlížeč oznámit, že jste na tahu, když se právě díváte jinam?
web-notify-yes = Ano, oznamovat
web-notify-no = Ne, díky

## Webhook

web-webhook = Webhook: zprávy ven
web-webhook-url = Adresa webhooku
web-webhook-set = Připojit
web-webhook-remove = Odpojit
web-webhook-posted = Zprávy o tazích nepřítomných hráčů a o konci hry se posílají do { $kind }.
web-webhook-why = Zpráva se pošle, když má rozhodnout někdo nepřítomný, a na konci. Obsahuje jména a odkaz, nic z pozice.

## Chat

web-chat-mute = Skrýt zprávy hráčů

## Watching a seat

web-watch-link = Odkaz ke sledování místa: { $player }
web-watch-link-why = Kdo má tento odkaz, vidí totéž co vy, ale nehraje. V záznamu je vidět, kdy ho někdo otevřel.
web-watch-stop = Nikomu mé místo neukazovat
web-watch-seat = Pohled z místa: { $player }

## Log

web-note-stood-in = { $who ->
        [you] Nejste tu: hraje za vás bot.
       *[other] { $player } tu není: hraje bot.
    }
web-note-bot-asked = { $who ->
        [you] Na vaši žádost zaskakuje bot: { $other }.
       *[other] { $player } žádá, aby zaskočil bot: { $whom ->
            [you] za vás
           *[other] { $other }
        }.
    }
web-note-came-back = { $who ->
        [you] Jste zpátky.
       *[other] { $player } je zpátky.
    }
web-note-joined = { $who ->
        [you] Přisedáte ke stolu.
       *[other] { $player } přisedá ke stolu.
    }
web-note-left = { $who ->
        [you] Odcházíte. Dál hraje bot.
       *[other] { $player } odchází. Dál hraje bot.
    }
web-note-freed = Hostitel stolu uvolňuje místo: { $name }. Dál hraje bot.
web-note-freed-by-operator = Správce serveru uvolňuje místo: { $name }. Dál hraje bot.
web-note-offered = Hostitel stolu nabízí místo hráči: { $player }.
web-note-bot-set = Hostitel stolu posazuje bota: { $player }.
web-note-newcomers = { $value ->
        [0] Hostitel stolu už nepouští nové hráče.
       *[other] Hostitel stolu pouští nové hráče.
    }
web-note-spectators = { $value ->
        [0] Hostitel stolu už nepouští diváky.
       *[other] Hostitel stolu pouští diváky.
    }
web-note-visibility = { $value ->
        [0] Hostitel odebírá stůl ze seznamu na úvodní stránce.
       *[other] Hostitel přidává stůl do seznamu na úvodní stránce.
    }
web-note-time-up = { $who ->
        [you] Váš čas vypršel: hraje za vás bot.
       *[other] Čas vypršel, hraje bot: { $player }.
    }
web-note-pace = { $limit ->
        [free] Hostitel stolu ruší časový limit.
       *[other] Hostitel stolu mění tempo. Čas se počítá znovu od začátku.
    }
web-note-webhook = { $value ->
        [0] Hostitel stolu ruší webhook.
       *[other] Hostitel stolu připojuje webhook: oznamuje, kdo je na řadě.
    }
web-note-watched = { $who ->
        [you] Na vaše pozvání někdo sleduje vaše místo.
       *[other] Na pozvání někdo sleduje místo: { $player }.
    }

### The words of the people at a table (absence, the host's controls, the door), in Ukrainian.

## Absence

web-ask-bot = Хай поки грає бот
web-seat-lost = У вас більше немає місця за цим столом

## The host's controls

web-host = Гравці
web-host-locks = Доступ до столу
web-host-newcomers = Нові гравці можуть сідати на вільні місця
web-host-spectators = Глядачі можуть дивитися
web-host-seat = Гравець на місці { $number }: { $player }
web-host-offer = Запропонувати гравцеві
web-host-free = Звільнити місце
web-host-free-why = { $player } одразу втратить місце на всіх пристроях. Доки ніхто не сяде, гратиме бот.
web-host-free-lobby = { $player } одразу втратить місце на всіх пристроях.
web-host-revoke = Анулювати секретні посилання
web-host-revoke-own = Вийти на інших пристроях
web-host-revoked = Посилання анульовано
web-seat-offered = вільне для гравця

## The lobby

web-lobby-settings = Налаштування
web-lobby-watching = Ви спостерігаєте. Гра відкриється тут, щойно почнеться.
web-share-code = Код столу

## The door

web-door = { $game }: гра триває
web-door-hidden = { $game }: без глядачів
web-door-sit = Сісти на місце: { $player }
web-door-why = Зараз там грає бот. Ви побачите все, що знає це місце.
web-door-watch = Лише дивитися
web-door-closed = Вільних місць немає, а глядачів за цей стіл не пускають.

## Notifications

web-notify-ask = Чи може браузер повідомляти, що настав ваш хід, поки ви зайняті іншим?
web-notify-yes = Так, сповіщати
web-notify-no = Ні, дякую

## Webhook

web-webhook = Вебхук: повідомлення назовні
web-webhook-url = Адреса вебхука
web-webhook-set = Під’єднати
web-webhook-remove = Від’єднати
web-webhook-posted = Повідомлення про ходи відсутніх гравців і кінець гри надходять до { $kind }.
web-webhook-why = Повідомлення надходить, коли має вирішувати хтось відсутній, і наприкінці. У ньому є імена й посилання, але нічого про позицію.

## Chat

web-chat-mute = Приховати повідомлення гравців

## Watching a seat

web-watch-link = Посилання, щоб дивитися з місця: { $player }
web-watch-link-why = Хто має це посилання, бачить те саме, що й ви, але не грає. Журнал покаже, коли його відкриють.
web-watch-stop = Нікому не показувати моє місце
web-watch-seat = Вигляд із місця: { $player }

## Log

web-note-stood-in = { $who ->
        [you] Вас немає на місці: за вас грає бот.
       *[other] Замість відсутнього гравця грає бот: { $player }.
    }
web-note-bot-asked = { $who ->
        [you] На ваше прохання замість відсутнього гравця грає бот: { $other }.
       *[other] { $player } просить бота зіграти { $whom ->
            [you] за вас
           *[other] замість відсутнього гравця: { $other }
        }.
    }
web-note-came-back = { $who ->
        [you] Ви знову в грі.
       *[other] { $player } знову в грі.
    }
web-note-joined = { $who ->
        [you] Ви сідаєте за стіл.
       *[other] { $player } сідає за стіл.
    }
web-note-left = { $who ->
        [you] Ви виходите. Далі грає бот.
       *[other] { $player } виходить. Далі грає бот.
    }
web-note-freed = Господар столу звільняє місце: { $name }. Далі грає бот.
web-note-freed-by-operator = Адміністратор сервера звільняє місце: { $name }. Далі грає бот.
web-note-offered = Господар столу пропонує місце гравцеві: { $player }.
web-note-bot-set = Господар столу садить бота: { $player }.
web-note-newcomers = { $value ->
        [0] Господар столу більше не пускає нових гравців.
       *[other] Господар столу знову пускає нових гравців.
    }
web-note-spectators = { $value ->
        [0] Господар столу більше не пускає глядачів.
       *[other] Господар столу знову пускає глядачів.
    }
web-note-visibility = { $value ->
        [0] Господар столу прибирає стіл зі списку на головній сторінці.
       *[other] Господар столу додає стіл до списку на головній сторінці.
    }
web-note-time-up = { $who ->
        [you] Ваш час вийшов: за вас грає бот.
       *[other] Час вийшов, грає бот: { $player }.
    }
web-note-pace = { $limit ->
        [free] Господар столу знімає обмеження часу.
       *[other] Господар столу змінює темп. Відлік часу починається спочатку.
    }
web-note-webhook = { $value ->
        [0] Господар столу прибирає вебхук.
       *[other] Господар столу під’єднує вебхук: він повідомляє, чий хід.
    }
web-note-watched = { $who ->
        [you] За вашим місцем спостерігає гість на ваше запрошення.
       *[other] За місцем спостерігає гість на запрошення: { $player }.
    }

### The words of the people at a table (absence, the host's controls, the door), in Russian.

## Absence

web-ask-bot = Пусть пока играет бот
web-seat-lost = У вас больше нет места за этим столом

## The host's controls

web-host = Игроки
web-host-locks = Доступ к столу
web-host-newcomers = Новые игроки могут занимать свободные места
web-host-spectators = Зрители могут смотреть
web-host-seat = Игрок на месте { $number }: { $player }
web-host-offer = Предложить игроку
web-host-free = Освободить место
web-host-free-why = { $player } сразу потеряет место на всех устройствах. Пока никто не сядет, играет бот.
web-host-free-lobby = { $player } сразу потеряет место на всех устройствах.
web-host-revoke = Аннулировать секретные ссылки
web-host-revoke-own = Выйти на других устройствах
web-host-revoked = Ссылки аннулированы
web-seat-offered = свободно для игрока

## The lobby

web-lobby-settings = Настройки
web-lobby-watching = Вы наблюдаете. Игра откроется здесь, как только начнётся.
web-share-code = Код стола

## The door

web-door = { $game }: игра уже идёт
web-door-hidden = { $game }: без зрителей
web-door-sit = Занять место: { $player }
web-door-why = Сейчас там играет бот. Вы увидите всё, что знает это место.
web-door-watch = Просто смотреть
web-door-closed = Свободных мест нет, а зрителей за этот стол не пускают.

## Notifications

web-notify-ask = Может ли браузер сообщать, что настал ваш ход, пока вы заняты другим?
web-notify-yes = Да, сообщать
web-notify-no = Нет, спасибо

## Webhook

web-webhook = Вебхук: сообщения наружу
web-webhook-url = Адрес вебхука
web-webhook-set = Подключить
web-webhook-remove = Отключить
web-webhook-posted = Сообщения о ходах отсутствующих игроков и о конце игры приходят в { $kind }.
web-webhook-why = Сообщение приходит, когда решать должен кто-то отсутствующий, и в конце. В нём есть имена и ссылка, но ничего о позиции.

## Chat

web-chat-mute = Скрыть сообщения игроков

## Watching a seat

web-watch-link = Ссылка, чтобы смотреть с места: { $player }
web-watch-link-why = У кого есть эта ссылка, тот видит то же, что и вы, но не играет. Журнал покажет, когда её откроют.
web-watch-stop = Никому не показывать моё место
web-watch-seat = Вид с места: { $player }

## Log

web-note-stood-in = { $who ->
        [you] Вас нет на месте: за вас играет бот.
       *[other] Вместо отсутствующего игрока играет бот: { $player }.
    }
web-note-bot-asked = { $who ->
        [you] По вашей просьбе вместо отсутствующего игрока играет бот: { $other }.
       *[other] { $player } просит бота сыграть { $whom ->
            [you] за вас
           *[other] вместо отсутствующего игрока: { $other }
        }.
    }
web-note-came-back = { $who ->
        [you] Вы снова в игре.
       *[other] { $player } снова в игре.
    }
web-note-joined = { $who ->
        [you] Вы садитесь за стол.
       *[other] { $player } садится за стол.
    }
web-note-left = { $who ->
        [you] Вы выходите. Дальше играет бот.
       *[other] { $player } выходит. Дальше играет бот.
    }
web-note-freed = Хозяин стола освобождает место: { $name }. Дальше играет бот.
web-note-freed-by-operator = Администратор сервера освобождает место: { $name }. Дальше играет бот.
web-note-offered = Хозяин стола предлагает место игроку: { $player }.
web-note-bot-set = Хозяин стола сажает бота: { $player }.
web-note-newcomers = { $value ->
        [0] Хозяин стола больше не пускает новых игроков.
       *[other] Хозяин стола снова пускает новых игроков.
    }
web-note-spectators = { $value ->
        [0] Хозяин стола больше не пускает зрителей.
       *[other] Хозяин стола снова пускает зрителей.
    }
web-note-visibility = { $value ->
        [0] Хозяин стола убирает стол из списка на главной странице.
       *[other] Хозяин стола добавляет стол в список на главной странице.
    }
web-note-time-up = { $who ->
        [you] Ваше время вышло: за вас играет бот.
       *[other] Время вышло, играет бот: { $player }.
    }
web-note-pace = { $limit ->
        [free] Хозяин стола снимает ограничение времени.
       *[other] Хозяин стола меняет темп. Отсчёт времени начинается заново.
    }
web-note-webhook = { $value ->
        [0] Хозяин стола убирает вебхук.
       *[other] Хозяин стола подключает вебхук: он сообщает, чей ход.
    }
web-note-watched = { $who ->
        [you] За вашим местом по вашему приглашению наблюдает гость.
       *[other] За местом по приглашению наблюдает гость: { $player }.
    }

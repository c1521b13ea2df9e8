### What the server refuses, where no rule of a game is meant, in Russian.

## Tables and seats

reason-no-table = Такого стола нет, или он уже закрыт.
reason-old-rules = Эта игра начата по старым правилам, поэтому продолжить её нельзя.
reason-failed = Стол закрыт из-за повторных сбоев сервера.
reason-stopped = Администратор сервера закрыл этот стол.
reason-newer-rules = За этим столом играют по более новым правилам, чем есть у этого сервера.
reason-seat-taken = Это место уже занято.
reason-table-full = Все места за этим столом заняты. Можно наблюдать.
reason-not-your-seat = Это не ваше место.
reason-not-seated = Это могут сделать только игроки этого стола.
reason-not-host = Это может сделать только хозяин стола.
reason-wrong-link = Эта ссылка на место недействительна.
reason-wrong-games-link = Эта ссылка на игры игрока недействительна.
reason-too-many-devices = У этого места уже наибольшее число устройств и ссылок.
reason-started = Игра уже началась.
reason-not-started = Игра ещё не началась.
reason-not-over = Игра ещё не окончена.
reason-other-leads = Сейчас этот просмотр ведёт другой игрок.
reason-not-leader = Это может сделать только игрок, который ведёт просмотр.
reason-many-variations = У этой игры уже наибольшее возможное число вариантов.
reason-table-long = За этим столом слишком много записей. Игру можно только доиграть.
reason-no-hints = За этим столом подсказки выключены.
reason-no-hint = Бот не нашёл ответа. Попробуйте ещё раз.

## People at a table

reason-no-code = Стола с кодом «{ $code }» нет.
reason-already-seated = Вы уже играете за этим столом.
reason-watches = Вы смотрите за другим местом этого стола, поэтому сесть сюда нельзя.
reason-no-newcomers = За этот стол новых игроков не пускают.
reason-no-spectators = За этот стол зрителей не пускают.
reason-no-person = На этом месте нет человека.
reason-seat-of-host = Это место хозяина стола. Чтобы освободить его, выйдите из игры.
reason-not-waited-for = Стол не ждёт этого игрока.
reason-not-absent = Этот игрок на месте.
reason-just-left =
    { $count ->
        [one] Этот игрок отошёл только что. Подождите ещё { $count } секунду.
        [few] Этот игрок отошёл только что. Подождите ещё { $count } секунды.
       *[many] Этот игрок отошёл только что. Подождите ещё { $count } секунд.
    }
reason-no-time = Оставьте не меньше { $least } с.
reason-slow-table = За этим столом у каждого решения своё время. Когда оно выйдет, вступит бот.
reason-time-up = Ваше время вышло, поэтому за вас играет бот. Темп может изменить хозяин стола.
reason-no-push = Этот сервер не отправляет push-уведомлений.
reason-private-target = На этом сервере вебхуки не могут вести в частную сеть.
reason-webhook = Вебхук не принял сообщение ({ $detail }).

## Names and chat

reason-name-missing = Введите, пожалуйста, имя.
reason-name-too-long = Это имя слишком длинное.
reason-chat-empty = Это сообщение пустое.
reason-chat-too-long = Это сообщение слишком длинное.
reason-no-thing = На этом столе нет «{ $thing }», на что можно указать.
reason-no-phrase = Готовой фразы «{ $phrase }» нет.

## Undoing

reason-undo-wished = Запрос уже отправлен. Дождитесь ответов.
reason-no-wish = Вашего согласия на отмену никто не просит.

## New tables

reason-no-game = Игры «{ $game }» здесь нет.
reason-no-bot = Бота «{ $bot }» нет.
reason-no-option = У игры нет таких настроек ({ $detail }).
reason-bad-pack = Этот набор карт использовать нельзя ({ $detail }).
reason-seat-count =
    { $count ->
        [one] В эту игру не играют с { $count } местом: мест должно быть от { $first } до { $last }.
       *[other] В эту игру не играют с { $count } местами: мест должно быть от { $first } до { $last }.
    }

## The server

reason-no-page = По этому адресу ничего нет.
reason-branch-seat = Пока игра идёт, продолжить её можно только со своего места.
reason-malformed = Сервер не понимает этот запрос ({ $detail }).
reason-sheet = Этот подсчёт выполнить нельзя ({ $detail }).
reason-pack-slow = Этот набор карт читается слишком долго или требует слишком много памяти.
reason-sheet-slow = Подсчёт идёт слишком долго. Укажите, что означают джокеры.
reason-bad-record = Эту запись открыть нельзя ({ $detail }).
reason-record-slow = Эта запись воспроизводится слишком долго или требует слишком много памяти.
reason-no-records = Этот сервер пока больше не хранит записей.
reason-analysis-busy = Сейчас анализируются другие игры. Попробуйте позже.
reason-analysis-failed = Анализ не удался. Его можно запустить ещё раз.
reason-too-large = Это больше, чем сервер принимает за один раз.
reason-too-fast = Слишком много запросов. Немного подождите.
reason-too-many-tables = Вы открыли слишком много столов. Немного подождите.
reason-too-many-sockets = Из вашей сети слишком много соединений.
reason-foreign = Сервер не принимает запросы со страниц других сайтов.
reason-host = Адрес этого сервера — { $host }.
reason-uninvited = Этот сервер открыт только для тех, кто знает слово-приглашение.
reason-read-only = Сервер пока доступен только для чтения. Ничего не потеряно: игры продолжатся позже.
reason-not-saved = Сервер не смог это сохранить, поэтому ничего не изменилось. Попробуйте ещё раз.
reason-server = На сервере произошла ошибка. Попробуйте ещё раз.

### What the server refuses, where no rule of a game is meant, in Russian.

## Tables and seats

reason-no-table = Такого стола здесь нет или уже нет.
reason-old-rules = Этот стол открыт по более старым правилам, поэтому продолжить игру нельзя.
reason-failed = Сервер раз за разом давал сбой за этим столом, поэтому стол закрыт.
reason-newer-rules = За этим столом играют по более новым правилам, чем есть у этого сервера.
reason-seat-taken = Это место уже занято.
reason-table-full = Все места за этим столом заняты; можно смотреть.
reason-not-your-seat = Это не ваше место.
reason-not-seated = Это могут только те, кто сидел за этим столом.
reason-not-host = Это может только хозяин стола.
reason-wrong-link = Эта ссылка на место недействительна.
reason-too-many-devices = У этого места уже столько устройств и ссылок, сколько их может быть.
reason-started = Игра уже началась.
reason-not-started = Игра ещё не началась.
reason-not-over = Игра ещё не окончена.
reason-table-long = За этим столом произошло слишком много всего; игру можно только доиграть.
reason-no-hints = За этим столом подсказок нет.
reason-no-hint = Бот ничего не придумал; попробуйте ещё раз.

## Names and chat

reason-name-missing = Введите, пожалуйста, имя.
reason-name-too-long = Это имя слишком длинное.
reason-chat-empty = В этом сообщении ничего нет.
reason-chat-too-long = Это сообщение слишком длинное.
reason-no-thing = На этом столе нет «{ $thing }», на что можно указать.
reason-no-phrase = Готовой фразы «{ $phrase }» нет.

## Undoing

reason-undo-wished = Остальных уже спросили; дождитесь их ответа.
reason-no-wish = Никто не ждёт вашего согласия на отмену.

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
reason-malformed = Сервер не понимает этот запрос ({ $detail }).
reason-sheet = Этот лист нельзя подсчитать ({ $detail }).
reason-pack-slow = Этот набор карт читается слишком долго или требует слишком много памяти.
reason-sheet-slow = Этот лист считается слишком долго; укажите, что означают его джокеры.
reason-too-large = Это больше, чем сервер принимает за один раз.
reason-too-fast = Слишком много запросов сразу; подождите минутку.
reason-too-many-tables = Вы открыли много столов за короткое время; немного подождите.
reason-too-many-sockets = Из вашей сети слишком много соединений.
reason-foreign = Сервер не принимает запросы со страниц других сайтов.
reason-not-saved = Сервер не смог это сохранить, поэтому ничего не изменилось; попробуйте ещё раз.
reason-server = На сервере что-то пошло не так; попробуйте ещё раз.

## The command `serve`

serve-here = Ludarium работает по адресу { $address }
serve-network = В вашей сети, для друзей и телефонов: { $address }
serve-busy = Порт { $port } занят, поэтому на этот раз порт { $found }.
serve-stop = { $keys } останавливает сервер; все столы сохраняются.
serve-ended = Сервер остановлен.

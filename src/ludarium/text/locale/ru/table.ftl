### The words of a table on the web page, in Russian.

## A new table

web-hints-on = Подсказки включены: можно узнать, что сделал бы бот. Запросы видны в журнале.

## Before the start

web-title-lobby = { $game }: сбор игроков
web-lobby-sit = Садитесь за стол
web-lobby-taken = Все места заняты
web-lobby-waiting = Ждём остальных
web-lobby-full = Все в сборе
web-lobby-host = Игру начнёт хозяин стола.
web-seat-open = Свободное место
web-sit = Сесть сюда
web-sit-too = Сесть ещё и сюда
web-stand-up = Встать
web-fill = Игрок на месте { $number }
web-fill-open = Освободить место
web-start = Начать игру
web-start-bots = Свободные места займут боты.
web-share = Ссылка для друзей
web-share-watch = Ссылка на этот стол
web-qr = QR-код: отсканируйте телефоном, чтобы открыть стол
web-share-seat = Секретная ссылка на место: { $player }
web-share-secret = У кого есть секретная ссылка, тот играет на этом месте. С ней можно продолжить игру на другом устройстве.

## The table

web-table = Стол
web-title-turn = ● Ваш ход: { $game }
web-title-waiting = Ждём: { $names } ({ $game })
web-title-over = Игра окончена: { $game }
web-over = игра окончена
web-closed = стол закрыт
web-watching = просмотр
web-practice = тренировка
web-practice-why = Это тренировочная игра: расклад был известен, или ход отменили уже после того, как что-то открылось.
web-side = Журнал и чат
web-prompt = Что делать
web-news = Что только что произошло
web-seat-here = за столом

## What to do

web-prompt-waiting = Ждём: { $names }
web-preview = { $gain ->
    [0] Ваши очки не изменятся: { $now }.
   *[other] Ваши очки: { $now } → { $after } ({ $sign }{ $gain })
}
web-prompt-away = Ждём: { $player } (нет на месте)
web-prompt-watching = Вы наблюдаете за игрой
web-prompt-next = Ходит { $player }
web-prompt-over = Игра окончена
web-prompt-closed = Эта игра начата по старым правилам, поэтому продолжить её нельзя
web-prompt-failed = Стол закрыт из-за повторных сбоев сервера
web-prompt-stopped = Администратор сервера закрыл этот стол
web-prompt-closed-log = Ход игры можно посмотреть в журнале.
web-prompt-count =
    { $count ->
        [1] Один вариант.
        [one] { $count } вариант.
        [few] { $count } варианта.
       *[many] { $count } вариантов.
    }
web-prompt-sent = Отправлено…
web-prompt-confirm = Подтвердите или отмените.
web-idle = Действие «{ $option }» сейчас ничего не изменит
web-hint = Подсказка
web-hint-why = Что сделал бы бот?
web-hint-reasons = Причины
web-hand-over = Передать
web-curtain = Передайте устройство дальше:
web-curtain-ready = Это я, { $player }: показать мои карты

## Undoing

web-undo-far =
    { $count ->
        [1] Можно отменить ваше последнее решение.
        [one] Можно отменить { $count } ваше последнее решение, одно за другим.
        [few] Можно отменить { $count } ваших последних решения, одно за другим.
       *[other] Можно отменить { $count } ваших последних решений, одно за другим.
    }
web-undo-ask = Можно попросить согласия у остальных.
web-undo-practice = Отменить можно, но игра тогда будет тренировочной.
web-undo-wish = { $player } просит отменить решение.
web-undo-wished = Запрос отправлен. Ждём согласия всех.
web-undo-declined = { $player } не даёт согласия отменить ваше решение.
web-agree = Согласиться
web-disagree = Нет

## Absence

web-away-name = { $player } (нет на месте)
web-away-bot = Бот вступит в игру { $when }.
web-away-no-bot = За этим столом боты не замещают отсутствующих.
web-stand-in-now = Вас не было, и за вас играет бот.
web-back-in = Я здесь
web-leave = Выйти, доиграет бот
web-leave-why = Ваше место окончательно займёт бот. Вернуться на него нельзя.
web-leave-yes = Выйти из игры

## Earlier moments

web-past = Шаг { $number } из { $count }
web-past-back = Шаг назад
web-past-on = Шаг вперёд
web-past-slider = Шаг игры
web-past-play = Воспроизвести
web-past-pause = Пауза
web-past-speed = Скорость: { $speed }×
web-past-as = Вид
web-past-as-public = Зритель
web-branch-open = Играть отсюда
web-past-share = Скопировать ссылку на этот шаг
web-past-now = Вернуться к игре
web-past-none = В этой игре нет такого шага.
web-together-start = Смотреть вместе

## Log and chat

web-log = Журнал
web-log-all = Показать всё
web-log-recent = После вашего последнего хода
web-note-resumed =
    { $lost ->
        [0] Правила этой игры обновлены. Игра продолжается с того же места.
        [one] Правила этой игры обновлены. { $lost } решение им не соответствует, его нужно принять заново.
        [few] Правила этой игры обновлены. { $lost } решения им не соответствуют, их нужно принять заново.
       *[other] Правила этой игры обновлены. { $lost } решений им не соответствуют, их нужно принять заново.
    }
web-note-declined = { $who ->
        [you] Вы не даёте согласия отменить решение.
       *[other] { $player } не даёт согласия отменить решение.
    }
web-note-hint = { $who ->
        [you] Вы пользуетесь подсказкой.
       *[other] { $player } пользуется подсказкой.
    }
web-note-variation = { $who ->
        [you] Вы открываете вариант.
       *[other] { $player } открывает вариант.
    }
web-log-go = Перейти к этому шагу
web-chat = Чат
web-chat-new = Чат: новые сообщения
web-chat-say = Сообщение
web-chat-empty = Сообщений пока нет.
web-phrase-hello = Приветствую!
web-phrase-good-luck = Удачи!
web-phrase-well-played = Отличный ход!
web-phrase-thanks = Спасибо!
web-phrase-thinking = Дайте подумать…
web-phrase-sorry = Извините!
web-phrase-hurry = Ваш ход :)
web-phrase-good-game = Хорошая была игра!

## Pointing

web-point = Указать
web-point-why = Показать что-то остальным: нажмите здесь, а потом выберите, что показать. Или удерживайте нужное, или щёлкните его с Alt.
web-point-how = Выберите, что показать остальным.
# $thing is in the accusative
web-points-at = { $player } указывает на { $thing }
web-points-here = { $player } указывает сюда: { $thing }
web-points-elsewhere = { $player } указывает на то, чего здесь не видно
web-point-there = Показать где

## The end

web-end-tie = Очков поровну: решил дополнительный показатель.
web-tie-broken = Ничью решил показатель: { $what } ({ $numbers })
web-rematch = Реванш
web-rematch-go = К реваншу
web-same-seed = Тот же расклад
web-see-board = Показать поле
web-see-ledger = Показать подсчёт
web-walk = Пересмотреть игру
web-picture-of = Картина игрока
web-record = Сохранить запись игры
web-record-opened = Эта игра открыта из файла. Все, у кого есть ссылка, могут видеть её до { $day }.
web-seed-was = Зерно: { $seed }
web-seed-hash = Отпечаток зерна (само зерно будет показано в конце):

## Settings

web-pace-next =
    { $count ->
        [1] Следующий ход
       *[other] Следующий ход (ещё { $count })
    }

## The connection

web-line-lost = Связь потеряна. Восстанавливаем…
web-line-closing = Сервер перезапускается…
web-line-not-sent = Не отправлено: нет связи. Восстанавливаем…
web-line-wrong-link = Эта секретная ссылка недействительна.
web-no-table = Такого стола нет, или он уже закрыт.

## Lessons

web-title-lesson = { $game }: урок

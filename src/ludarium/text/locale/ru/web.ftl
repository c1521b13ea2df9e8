### The words of the web page, in Russian.

## Home

web-home-title = Настольные игры в браузере
web-home-lead = Играйте в современные настольные игры с ботами за два щелчка или отправьте друзьям ссылку. Без регистрации.
web-games = Игры
web-seats-range =
    { $last ->
        [one] { $first }–{ $last } игрок
        [few] { $first }–{ $last } игрока
       *[other] { $first }–{ $last } игроков
    }
web-seats-or-alone =
    { $last ->
        [one] { $first }–{ $last } игрок или в одиночку
        [few] { $first }–{ $last } игрока или в одиночку
       *[other] { $first }–{ $last } игроков или в одиночку
    }
web-seats-alone = Игра в одиночку
web-in-the-making = Скоро
web-play-bots = С ботами
web-about = Об игре «{ $game }»
web-learn = Научиться
web-learn-minutes = Научиться за 5 минут
web-more = Ещё
web-with-friends = С друзьями
web-bots = Боты
web-strength = Сила
web-cooperative = Кооперативная
web-competitive = Соревновательная
web-join = Присоединиться
web-join-link = Ссылка от друзей
web-join-go = Присоединиться
web-go-on = Продолжить игру
web-table-turn = ваш ход
web-table-waiting = ждём остальных
web-table-lobby = не начата
web-table-closed = закрыт
web-finished = Завершённые игры
web-finished-won = победа
web-finished-lost = поражение
web-finished-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
web-finished-all = Показать все: { $count }
web-table-open = есть места
web-watch = Смотреть
web-watch-lobby = скоро начнётся
web-watch-playing = идёт
web-watch-over = окончена
web-watch-closed = закрыта
web-unofficial = Неофициальная некоммерческая фанатская реализация. Все рисунки и тексты — наши собственные.
web-nowhere = Страница не найдена
web-to-home = На главную
web-skip = Перейти к содержимому

## A new table

web-create = Новый стол: { $game }
web-create-invite = Создать стол и пригласить
web-create-play = Играть
web-create-failed = Не удалось создать стол. Попробуйте ещё раз.
web-your-name = Ваше имя
web-guest = Гость
web-seats = Места
web-who-sits = Игроки
web-seat-number = Место { $number }
web-chair-me = Я, на этом устройстве
web-chair-open = Друг по ссылке
web-chair-greedy = Умелый бот
web-chair-random = Случайный бот
web-bot-name = Бот { $number }
web-more-options = Дополнительные настройки
web-visibility = Видимость
web-visibility-link = Только по ссылке
web-visibility-public = Смотреть может каждый
web-undo-policy = Отмена хода после того, как что-то открылось
web-undo-agreed = Если все согласны
web-undo-reach = Никогда
web-stand-in = Бот замещает отсутствующего игрока
web-stand-in-0 = Никогда
web-stand-in-60 = Через минуту
web-stand-in-300 = Через 5 минут
web-stand-in-86400 = Через сутки
web-hints = Подсказки бота (запросы видны в журнале)
web-hints-yes = Разрешены
web-hints-no = Выключены
web-hints-on = Подсказки включены: можно узнать, что сделал бы бот. Запросы видны в журнале.
web-seed = Зерно (одинаковое зерно даёт одинаковый расклад; такая игра тренировочная)
web-pack = Собственный набор карт (YAML)
web-pack-choose = Выбрать файл
web-pack-remove = Играть без этого набора

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
web-copy = Копировать
web-copied = Скопировано
web-send = Отправить

## The table

web-table = Стол
web-title-turn = ● Ваш ход: { $game }
web-title-waiting = Ждём: { $names } ({ $game })
web-title-over = Игра окончена: { $game }
web-round = Раунд { $round } из { $rounds }
web-over = игра окончена
web-closed = стол закрыт
web-watching = просмотр
web-practice = тренировка
web-practice-why = Это тренировочная игра: расклад был известен, или ход отменили уже после того, как что-то открылось.
web-side = Журнал и чат
web-lit = можно выбрать
web-lit-idle = сейчас ничего не изменит
web-prompt = Что делать
web-news = Что только что произошло
web-choices = Что можно сделать
web-seat-you = вы
web-seat-your-turn = ваш ход
web-seat-deciding = решает
web-seat-here = за столом
web-seat-away = нет на месте
web-seat-bot = Бот
web-seat-stand-in = замещает бот

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
web-confirm = Подтвердить
web-hint = Подсказка
web-hint-why = Что сделал бы бот?
web-hint-line = Бот выбрал бы: { $option } ({ $reason }).
web-hint-others = Другие варианты: { $options }.
web-cancel = Отмена
web-close = Закрыть
web-touch-up = Увеличить на 1
web-touch-down = Уменьшить на 1
web-touch-yes = Да
web-touch-no = Нет
web-hand-over = Передать
web-curtain = Передайте устройство дальше:
web-curtain-ready = Это я, { $player }: показать мои карты

## Undoing

web-undo = Отменить ход
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
web-away-ask-host = Боты не замещают отсутствующих. Хозяин стола может изменить это в разделе «{ web-table }».
web-stand-in-set = Передать место боту
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
web-past-now = Вернуться к игре
web-past-none = В этой игре нет такого шага.

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
web-point-there = Показать где

## The end

web-end-winner =
    { $count ->
        [1] Победа: { $names }
       *[other] Общая победа: { $names }
    }
web-end-won = Вы победили!
web-end-lost = Вы проиграли
web-end-target = Ваш результат — { $total }, а нужно было больше { $target }.
web-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
web-end-ahead =
    { $count ->
        [one] Преимущество — { $count } очко.
        [few] Преимущество — { $count } очка.
       *[other] Преимущество — { $count } очков.
    }
web-end-tie = Очков поровну: решил дополнительный показатель.
web-tie-broken = Ничью решил показатель: { $what } ({ $numbers })
web-ledger-source = Откуда очки
web-ledger-own = Карта за картой: { $player }
web-total = Итого
web-rematch = Реванш
web-rematch-go = К реваншу
web-same-seed = Тот же расклад
web-see-board = Показать поле
web-see-ledger = Показать подсчёт
web-walk = Пересмотреть игру
web-record = Сохранить запись игры
web-seed-was = Зерно: { $seed }
web-seed-hash = Отпечаток зерна (само зерно будет показано в конце):

## Rules

web-rules = Правила
web-rule = Правило
web-rules-of = Правила: { $game }
web-rules-search = Поиск по правилам
web-rules-contents = Содержание
web-rules-page = Открыть правила на отдельной странице
web-overview = Игра за минуту
web-overview-goal = Цель
web-overview-turn = Ваш ход
web-overview-end = Конец игры
web-rules-none = Подходящих правил нет.
web-rules-found =
    { $count ->
        [one] Найдено { $count } правило
        [few] Найдено { $count } правила
       *[other] Найдено { $count } правил
    }

## Settings

web-settings = Настройки
web-language = Язык
web-theme = Тема
web-theme-auto = Как в системе
web-theme-light = Светлая
web-theme-dark = Тёмная
web-motion = Анимация
web-motion-auto = Как в системе
web-motion-off = Выключена
web-density = Интерфейс
web-density-airy = Просторный
web-density-dense = Компактный
web-detail = Режим
web-detail-auto = Автоматически
web-detail-newcomer = Новичок
web-detail-expert = Знаток
web-detail-why = Новичок: пояснения на каждом шаге. Знаток: номера правил и шансы. Автоматически: режим новичка, пока вы не закончите первую игру или первый урок.
web-pace = Ходы других
web-pace-slow = Медленно
web-pace-normal = Обычно
web-pace-instant = Мгновенно
web-pace-step = Шаг за шагом
web-pace-next =
    { $count ->
        [1] Следующий ход
       *[other] Следующий ход (ещё { $count })
    }
web-confirming = Просить подтверждение
web-confirming-risky = Если отменить нельзя
web-confirming-always = Перед каждым решением
web-confirming-never = Никогда
web-sound = Звук, когда мой ход

## Keys

web-keys = Сочетания клавиш
web-key-number = выбрать подсвеченный вариант с 1-го по 9-й
web-key-arrows = переходить между подсвеченными вариантами
web-key-history = листать игру (в свой ход — с Shift)
web-key-tab = обойти всё по очереди
web-key-enter = выбрать или подтвердить
web-key-escape = отменить выбор
web-key-undo = отменить ход
web-key-hint = подсказка
web-key-log = журнал
web-key-chat = чат
web-key-point = указать на то, что в фокусе, или выбрать, на что указать
web-key-help = сочетания клавиш
web-key-drag = Мышью или пальцем: выбирайте варианты по очереди или перетащите первый на второй.

## The connection

web-line-connecting = Соединение…
web-line-lost = Связь потеряна. Восстанавливаем…
web-line-closing = Сервер перезапускается…
web-line-not-sent = Не отправлено: нет связи. Восстанавливаем…
web-line-no-server = Сервер не отвечает. Попробуйте ещё раз чуть позже.
web-line-no-page = Эту часть страницы не удалось загрузить. Обновите страницу.
web-line-wrong-link = Эта секретная ссылка недействительна.
web-no-table = Такого стола нет, или он уже закрыт.

## The score pad

web-pad = Подсчёт очков
web-pad-lead = Для коробки на вашем столе: внесите, что у кого есть, и увидите каждое очко, его правило и победителя. Данные хранятся на этом устройстве и в ссылке.
web-pad-share = Поделиться
web-pad-share-why = В ссылке весь подсчёт: кто её откроет, увидит его таким, как сейчас.
web-pad-link = Ссылка на этот подсчёт
web-pad-print = Печать
web-pad-reset = Очистить
web-pad-reset-title = Начать новый подсчёт?
web-pad-reset-why = Всё внесённое будет удалено.
web-pad-reset-names = Очистить, но оставить имена
web-pad-reset-all = Очистить всё
web-pad-players = Игроки
web-pad-steps = Разделы подсчёта
web-pad-result = Итог
web-pad-empty = Пока ничего не внесено. Очки появятся здесь с первой картой или кубиком и будут обновляться дальше.
web-pad-back = Назад
web-pad-warnings = Не соответствует правилам
web-pad-name = Имя игрока { $number }
web-pad-one-more = { $what }: { $number }
web-pad-remove = Убрать: { $what }

## Lessons

web-lesson = Урок
web-lesson-step = Урок · шаг { $number } из { $count }
web-lesson-next = Далее
web-lesson-back = Назад
web-lesson-again = Начать сначала
web-lesson-play = Сыграть
web-lesson-leave = Выйти из урока
web-title-lesson = { $game }: урок

### The words of the web page, in Russian.

## Home

web-home-title = Настольные игры в браузере
web-home-lead = Современные настольные игры: с ботами — за два щелчка, с друзьями — по ссылке. Без регистрации.
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
web-strength-random = Выигрывает { $wins } из 10 партий у случайных ходов.
web-strength-easy = Выигрывает { $wins } из 10 партий у лёгкого бота.
web-strength-medium = Выигрывает { $wins } из 10 партий у среднего бота.
web-strength-hard = Выигрывает { $wins } из 10 партий у сильного бота.
web-strength-team = Вдвоём такие боты выигрывают { $wins } из 10 партий на вводном уровне.
web-cooperative = Кооперативная
web-competitive = Соревновательная
web-join = Присоединиться
web-join-link = Код или ссылка от друга
web-join-unclear = Введите код стола из пяти знаков или ссылку на него.
web-join-go = Присоединиться
web-go-on = Продолжить игру
web-table-turn = ваш ход
web-table-waiting = ждём остальных
web-table-lobby = игра не начата
web-table-closed = стол закрыт
web-games-mine = Мои игры
web-open-record = Открыть запись
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
web-table-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
web-open-tables = Открытые столы
web-games-all = Все игры
web-watch = Смотреть
web-watch-lobby = скоро начнётся
web-watch-playing = идёт
web-watch-over = окончена
web-watch-closed = закрыта
web-unofficial = Неофициальная некоммерческая фанатская реализация. Все рисунки и тексты — наши собственные.
web-nowhere = Страница не найдена
web-to-home = На главную
web-skip = Перейти к содержимому

## The daily deals

web-dailies = Расклады дня
web-daily-played =
    { $count ->
        [0] ещё не играли
        [one] сыграл { $count } игрок
        [few] сыграли { $count } игрока
       *[many] сыграли { $count } игроков
    }
web-daily-bots =
    { $count ->
        [1] против сильного бота
        [one] против { $count } сильного бота
       *[many] против { $count } сильных ботов
    }
web-daily-continue = Продолжить
web-deal-ranking = Рейтинг
web-evening = Вечер одинаковых раскладов

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
web-chair-easy = Лёгкий бот
web-chair-medium = Средний бот
web-chair-hard = Сильный бот
web-chair-expert = Бот-эксперт
web-chair-greedy = Умелый бот
web-chair-random = Случайный бот
web-bot-name = Бот { $number }
web-more-options = Дополнительные настройки
web-visibility = Видимость
web-visibility-link = Только по ссылке
web-visibility-public = В списке на главной странице
web-undo-policy = Отмена хода после того, как что-то открылось
web-undo-agreed = Если все согласны
web-undo-reach = Никогда
web-stand-in = Бот замещает отсутствующего игрока
web-stand-in-0 = Никогда
web-stand-in-60 = Через минуту
web-stand-in-300 = Через 5 минут
web-stand-in-86400 = Через сутки
web-clock = Темп
web-clock-free = Без ограничения времени
web-clock-clock = { $time } на игру и ещё { $more } за каждое решение
web-clock-decision = { $time } на каждое решение
web-clock-left = { $player }, осталось времени: { $time }
web-clock-why = Когда время выйдет, вступит бот.
web-hints = Подсказки бота (запросы видны в журнале)
web-hints-yes = Разрешены
web-hints-no = Выключены
web-seed = Зерно (одинаковое зерно даёт одинаковый расклад; такая игра тренировочная)
web-pack = Собственный набор карт (YAML)
web-pack-choose = Выбрать файл
web-pack-remove = Играть без этого набора

## Before the start

web-copy = Копировать
web-copied = Скопировано
web-send = Отправить

## The table

web-round = Раунд { $round } из { $rounds }
web-lit = можно выбрать
web-lit-idle = сейчас ничего не изменит
web-choices = Что можно сделать
web-seat-you = вы
web-seat-your-turn = ваш ход
web-seat-deciding = решает
web-seat-away = нет на месте
web-seat-bot = Бот
web-seat-stand-in = замещает бот

## What to do

web-confirm = Подтвердить
web-cancel = Отмена
web-close = Закрыть
web-touch-up = Увеличить на 1
web-touch-down = Уменьшить на 1
web-touch-yes = Да
web-touch-no = Нет

## Undoing

web-undo = Отменить ход

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
web-ledger-source = Откуда очки
web-ledger-own = Карта за картой: { $player }
web-total = Итого

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
web-confirming = Просить подтверждение
web-confirming-risky = Если отменить нельзя
web-confirming-always = Перед каждым решением
web-confirming-never = Никогда
web-sound = Звук, когда мой ход
web-alerts = Ваш ход
web-volume = Громкость
web-vibrate = Вибрация
web-notify = Уведомление, когда эта страница в фоне
web-notify-insecure = Уведомления недоступны: браузер разрешает их только по адресу с https. Звук и заголовок вкладки работают.
web-notify-unsupported = В этом браузере нет уведомлений.
web-notify-denied = Уведомления заблокированы. Разрешить их можно в настройках браузера для этого сайта.

## Keys

web-keys = Сочетания клавиш

## The connection

web-line-connecting = Соединение…
web-line-no-server = Сервер не отвечает. Попробуйте ещё раз чуть позже.
web-line-no-page = Эту часть страницы не удалось загрузить. Обновите страницу.

## The score pad

web-pad = Подсчёт очков
web-pad-lead = Для настольной версии: внесите, что у кого есть, и увидите каждое очко, его правило и победителя. Данные хранятся на этом устройстве и в ссылке.
web-pad-offline = Нет соединения. Лист сохранён на этом устройстве; очки появятся, когда сервер снова будет доступен.
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

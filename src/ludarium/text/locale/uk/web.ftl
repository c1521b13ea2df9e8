### The words of the web page, in Ukrainian.

## Home

web-home-title = Настільні ігри у браузері
web-home-lead = Грайте в сучасні настільні ігри з ботами за два клацання або надішліть друзям посилання. Без реєстрації.
web-games = Ігри
web-seats-range =
    { $last ->
        [one] { $first }–{ $last } гравець
        [few] { $first }–{ $last } гравці
       *[other] { $first }–{ $last } гравців
    }
web-seats-or-alone =
    { $last ->
        [one] { $first }–{ $last } гравець або соло
        [few] { $first }–{ $last } гравці або соло
       *[other] { $first }–{ $last } гравців або соло
    }
web-seats-alone = Соло-гра
web-in-the-making = Незабаром
web-play-bots = З ботами
web-about = Про гру «{ $game }»
web-learn = Навчитися
web-learn-minutes = Навчитися за 5 хвилин
web-more = Більше
web-with-friends = З друзями
web-bots = Боти
web-strength = Сила
web-strength-random = Виграє { $wins } з 10 партій у випадкових ходів.
web-strength-easy = Виграє { $wins } з 10 партій у легкого бота.
web-strength-medium = Виграє { $wins } з 10 партій у середнього бота.
web-strength-hard = Виграє { $wins } з 10 партій у сильного бота.
web-strength-team = Удвох такі боти виграють { $wins } з 10 партій на вступному рівні.
web-cooperative = Кооперативна
web-competitive = Змагальна
web-join = Приєднатися
web-join-link = Код або посилання від друга
web-join-unclear = Уведіть код столу з п’яти знаків або посилання на нього.
web-join-go = Приєднатися
web-go-on = Продовжити гру
web-table-turn = ваш хід
web-table-waiting = очікуємо інших
web-table-lobby = ще не розпочато
web-table-closed = закрито
web-games-mine = Мої ігри
web-open-record = Відкрити запис
web-finished = Завершені ігри
web-finished-won = перемога
web-finished-lost = поразка
web-finished-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
web-finished-all = Показати всі: { $count }
web-table-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[many] { $count } вільних місць
    }
web-open-tables = Відкриті столи
web-games-all = Усі ігри
web-watch = Дивитися
web-watch-lobby = скоро почнеться
web-watch-playing = триває
web-watch-over = завершено
web-watch-closed = закрито
web-unofficial = Неофіційна некомерційна фанатська реалізація. Усі малюнки й тексти — наші власні.
web-nowhere = Сторінку не знайдено
web-to-home = На головну
web-skip = Перейти до вмісту

## The daily deals

web-dailies = Розклади дня
web-daily-played =
    { $count ->
        [0] ще не грали
        [one] зіграв { $count } гравець
        [few] зіграли { $count } гравці
       *[many] зіграли { $count } гравців
    }
web-daily-bots =
    { $count ->
        [1] проти сильного бота
        [one] проти { $count } сильного бота
       *[many] проти { $count } сильних ботів
    }
web-daily-continue = Продовжити
web-deal-ranking = Рейтинг
web-evening = Вечір однакових розкладів

## A new table

web-create = Новий стіл: { $game }
web-create-invite = Створити стіл і запросити
web-create-play = Грати
web-create-failed = Не вдалося створити стіл. Спробуйте ще раз.
web-your-name = Ваше ім’я
web-guest = Гість
web-seats = Місця
web-who-sits = Гравці
web-seat-number = Місце { $number }
web-chair-me = Я, на цьому пристрої
web-chair-open = Друг за посиланням
web-chair-easy = Легкий бот
web-chair-medium = Середній бот
web-chair-hard = Сильний бот
web-chair-expert = Бот-експерт
web-chair-greedy = Умілий бот
web-chair-random = Випадковий бот
web-bot-name = Бот { $number }
web-more-options = Додаткові налаштування
web-visibility = Видимість
web-visibility-link = Лише за посиланням
web-visibility-public = У списку на головній сторінці
web-undo-policy = Скасування ходу після того, як щось відкрилося
web-undo-agreed = Якщо всі згодні
web-undo-reach = Ніколи
web-stand-in = Бот заступає відсутнього гравця
web-stand-in-0 = Ніколи
web-stand-in-60 = Через хвилину
web-stand-in-300 = Через 5 хвилин
web-stand-in-86400 = Через добу
web-clock = Темп
web-clock-free = Без обмеження часу
web-clock-clock = { $time } на гру і ще { $more } за кожне рішення
web-clock-decision = { $time } на кожне рішення
web-clock-left = { $player }, залишилося часу: { $time }
web-clock-why = Коли час вийде, заступить бот.
web-hints = Підказки бота (запити видно в журналі)
web-hints-yes = Дозволено
web-hints-no = Вимкнено
web-seed = Зерно (однакове зерно дає однаковий розклад; така гра тренувальна)
web-pack = Власний набір карт (YAML)
web-pack-choose = Вибрати файл
web-pack-remove = Грати без цього набору

## Before the start

web-copy = Копіювати
web-copied = Скопійовано
web-send = Надіслати

## The table

web-round = Раунд { $round } із { $rounds }
web-lit = можна вибрати
web-lit-idle = зараз нічого не змінить
web-choices = Що можна зробити
web-seat-you = ви
web-seat-your-turn = ваш хід
web-seat-deciding = вирішує
web-seat-away = немає на місці
web-seat-bot = Бот
web-seat-stand-in = заступає бот

## What to do

web-confirm = Підтвердити
web-cancel = Скасувати
web-close = Закрити
web-touch-up = Збільшити на 1
web-touch-down = Зменшити на 1
web-touch-yes = Так
web-touch-no = Ні

## Undoing

web-undo = Скасувати хід

## The end

web-end-winner =
    { $count ->
        [1] Перемога: { $names }
       *[other] Спільна перемога: { $names }
    }
web-end-won = Ви перемогли!
web-end-lost = Ви програли
web-end-target = Ваш результат — { $total }, а потрібно було більше ніж { $target }.
web-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[other] { $count } очок
    }
web-end-ahead =
    { $count ->
        [one] Перевага — { $count } очко.
        [few] Перевага — { $count } очки.
       *[other] Перевага — { $count } очок.
    }
web-ledger-source = Звідки очки
web-ledger-own = Карта за картою: { $player }
web-total = Разом

## Rules

web-rules = Правила
web-rule = Правило
web-rules-of = Правила: { $game }
web-rules-search = Пошук у правилах
web-rules-contents = Зміст
web-rules-page = Відкрити правила на окремій сторінці
web-overview = Гра за хвилину
web-overview-goal = Мета
web-overview-turn = Ваш хід
web-overview-end = Кінець гри
web-rules-none = Відповідних правил немає.
web-rules-found =
    { $count ->
        [one] Знайдено { $count } правило
        [few] Знайдено { $count } правила
       *[other] Знайдено { $count } правил
    }

## Settings

web-settings = Налаштування
web-language = Мова
web-theme = Тема
web-theme-auto = Як у системі
web-theme-light = Світла
web-theme-dark = Темна
web-motion = Анімація
web-motion-auto = Як у системі
web-motion-off = Вимкнено
web-density = Інтерфейс
web-density-airy = Просторий
web-density-dense = Компактний
web-detail = Докладність
web-detail-auto = Автоматично
web-detail-newcomer = Новачок
web-detail-expert = Знавець
web-detail-why = Новачок: пояснення на кожному кроці. Знавець: номери правил і шанси. Автоматично: режим новачка, доки ви не завершите першу гру чи перший урок.
web-pace = Ходи інших
web-pace-slow = Повільно
web-pace-normal = Звичайно
web-pace-instant = Миттєво
web-pace-step = Крок за кроком
web-confirming = Просити підтвердження
web-confirming-risky = Перед тим, чого не скасувати
web-confirming-always = Перед кожним рішенням
web-confirming-never = Ніколи
web-sound = Звук, коли мій хід
web-alerts = Ваш хід
web-volume = Гучність
web-vibrate = Вібрація
web-notify = Сповіщення, коли ця сторінка у фоні
web-notify-insecure = Сповіщення недоступні: браузер дозволяє їх лише за адресою з https. Звук і назва вкладки працюють.
web-notify-unsupported = Цей браузер не має сповіщень.
web-notify-denied = Сповіщення заблоковано. Дозволити їх можна в налаштуваннях браузера для цього сайту.

## Keys

web-keys = Клавіатурні скорочення

## The connection

web-line-connecting = З’єднання…
web-line-no-server = Сервер не відповідає. Спробуйте ще раз трохи згодом.
web-line-no-page = Цю частину сторінки не вдалося завантажити. Оновіть сторінку.

## The score pad

web-pad = Підрахунок очок
web-pad-lead = Для гри з коробки: внесіть, що є в кожного гравця, і побачите кожне очко, його правило й переможця. Дані зберігаються на цьому пристрої та в посиланні.
web-pad-offline = Немає з’єднання. Аркуш збережено на цьому пристрої; очки з’являться, коли сервер буде доступний.
web-pad-share = Поділитися
web-pad-share-why = У посиланні весь підрахунок: хто за ним перейде, побачить підрахунок таким, як зараз.
web-pad-link = Посилання на цей підрахунок
web-pad-print = Друк
web-pad-reset = Очистити
web-pad-reset-title = Почати новий підрахунок?
web-pad-reset-why = Усе внесене буде видалено.
web-pad-reset-names = Очистити, але лишити імена
web-pad-reset-all = Очистити все
web-pad-players = Гравці
web-pad-steps = Розділи підрахунку
web-pad-result = Підсумок
web-pad-empty = Поки нічого не внесено. Очки з’являться тут із першою картою чи кубиком і оновлюватимуться далі.
web-pad-back = Назад
web-pad-warnings = Не відповідає правилам
web-pad-name = Ім’я гравця { $number }
web-pad-one-more = { $what }: { $number }
web-pad-remove = Прибрати: { $what }

## Lessons

web-lesson = Урок
web-lesson-step = Урок · крок { $number } з { $count }
web-lesson-next = Далі
web-lesson-back = Назад
web-lesson-again = Почати спочатку
web-lesson-play = Зіграти
web-lesson-leave = Вийти з уроку

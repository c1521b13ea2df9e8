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
web-cooperative = Кооперативна
web-competitive = Змагальна
web-join = Приєднатися
web-join-link = Посилання від друзів
web-join-go = Приєднатися
web-go-on = Продовжити гру
web-table-turn = ваш хід
web-table-waiting = очікуємо інших
web-table-lobby = ще не розпочато
web-table-closed = закрито
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
web-table-open = є вільні місця
web-watch = Дивитися
web-watch-lobby = скоро почнеться
web-watch-playing = триває
web-watch-over = завершено
web-watch-closed = закрито
web-unofficial = Неофіційна некомерційна фанатська реалізація. Усі малюнки й тексти — наші власні.
web-nowhere = Сторінку не знайдено
web-to-home = На головну
web-skip = Перейти до вмісту

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
web-chair-greedy = Умілий бот
web-chair-random = Випадковий бот
web-bot-name = Бот { $number }
web-more-options = Додаткові налаштування
web-visibility = Видимість
web-visibility-link = Лише за посиланням
web-visibility-public = Дивитися може кожен
web-undo-policy = Скасування ходу після того, як щось відкрилося
web-undo-agreed = Якщо всі згодні
web-undo-reach = Ніколи
web-stand-in = Бот заступає відсутнього гравця
web-stand-in-0 = Ніколи
web-stand-in-60 = Через хвилину
web-stand-in-300 = Через 5 хвилин
web-stand-in-86400 = Через добу
web-hints = Підказки бота (запити видно в журналі)
web-hints-yes = Дозволено
web-hints-no = Вимкнено
web-hints-on = Підказки ввімкнено: можна дізнатися, що зробив би бот. Запити видно в журналі.
web-seed = Зерно (однакове зерно дає однаковий розклад; така гра тренувальна)
web-pack = Власний набір карт (YAML)
web-pack-choose = Вибрати файл
web-pack-remove = Грати без цього набору

## Before the start

web-title-lobby = { $game }: збір гравців
web-lobby-sit = Сідайте за стіл
web-lobby-taken = Усі місця зайнято
web-lobby-waiting = Чекаємо на інших
web-lobby-full = Усі в зборі
web-lobby-host = Гру почне господар столу.
web-seat-open = Вільне місце
web-sit = Сісти тут
web-sit-too = Сісти ще й тут
web-stand-up = Устати
web-fill = Гравець на місці { $number }
web-fill-open = Звільнити місце
web-start = Почати гру
web-start-bots = Вільні місця займуть боти.
web-share = Посилання для друзів
web-share-watch = Посилання на цей стіл
web-qr = QR-код: відскануйте телефоном, щоб відкрити стіл
web-share-seat = Секретне посилання на місце: { $player }
web-share-secret = Хто має секретне посилання, той грає на цьому місці. З ним можна продовжити гру на іншому пристрої.
web-copy = Копіювати
web-copied = Скопійовано
web-send = Надіслати

## The table

web-table = Стіл
web-title-turn = ● Ваш хід: { $game }
web-title-waiting = Очікуємо: { $names } ({ $game })
web-title-over = Гру закінчено: { $game }
web-round = Раунд { $round } із { $rounds }
web-over = гру закінчено
web-closed = стіл закрито
web-watching = перегляд
web-practice = тренування
web-practice-why = Ця гра тренувальна: розклад був відомий або хід скасовано вже після того, як щось відкрилося.
web-side = Журнал і чат
web-lit = можна вибрати
web-lit-idle = зараз нічого не змінить
web-prompt = Що робити
web-news = Що щойно сталося
web-choices = Що можна зробити
web-seat-you = ви
web-seat-your-turn = ваш хід
web-seat-deciding = вирішує
web-seat-here = за столом
web-seat-away = немає на місці
web-seat-bot = Бот
web-seat-stand-in = заступає бот

## What to do

web-prompt-waiting = Очікуємо: { $names }
web-preview = { $gain ->
    [0] Ваші очки не зміняться: { $now }.
   *[other] Ваші очки: { $now } → { $after } ({ $sign }{ $gain })
}
web-prompt-away = Очікуємо: { $player } (немає на місці)
web-prompt-watching = Ви спостерігаєте за грою
web-prompt-next = Ходить { $player }
web-prompt-over = Гру закінчено
web-prompt-closed = Цю гру розпочато за старими правилами, тож продовжити її не можна
web-prompt-failed = Стіл закрито через повторні збої сервера
web-prompt-closed-log = Перебіг гри можна переглянути в журналі.
web-prompt-count =
    { $count ->
        [1] Один варіант.
        [one] { $count } варіант.
        [few] { $count } варіанти.
       *[many] { $count } варіантів.
    }
web-prompt-sent = Надіслано…
web-prompt-confirm = Підтвердьте або скасуйте.
web-idle = Дія «{ $option }» зараз нічого не змінить
web-confirm = Підтвердити
web-hint = Підказка
web-hint-why = Що зробив би бот?
web-hint-line = Бот вибрав би: { $option } ({ $reason }).
web-hint-others = Інші варіанти: { $options }.
web-cancel = Скасувати
web-close = Закрити
web-touch-up = Збільшити на 1
web-touch-down = Зменшити на 1
web-touch-yes = Так
web-touch-no = Ні
web-hand-over = Передати
web-curtain = Передайте пристрій далі:
web-curtain-ready = Це я, { $player }: показати мої карти

## Undoing

web-undo = Скасувати хід
web-undo-far =
    { $count ->
        [1] Можна скасувати ваше останнє рішення.
        [one] Можна скасувати { $count } ваше останнє рішення, одне за одним.
        [few] Можна скасувати { $count } ваші останні рішення, одне за одним.
       *[other] Можна скасувати { $count } ваших останніх рішень, одне за одним.
    }
web-undo-ask = Можна попросити згоди в інших.
web-undo-practice = Скасувати можна, але гра тоді буде тренувальною.
web-undo-wish = { $player } просить скасувати рішення.
web-undo-wished = Запит надіслано. Чекаємо на згоду всіх.
web-undo-declined = { $player } не дає згоди скасувати ваше рішення.
web-agree = Погодитися
web-disagree = Ні

## Absence

web-away-name = { $player } (немає на місці)
web-away-bot = Бот заступить { $when }.
web-away-no-bot = За цим столом боти не заступають відсутніх.
web-away-ask-host = Боти не заступають відсутніх. Господар столу може змінити це в розділі «{ web-table }».
web-stand-in-set = Передати місце боту
web-stand-in-now = Вас не було, і за вас грає бот.
web-back-in = Я тут
web-leave = Вийти, далі гратиме бот
web-leave-why = Ваше місце остаточно займе бот. Повернутися на нього не можна.
web-leave-yes = Вийти з гри

## Earlier moments

web-past = Крок { $number } із { $count }
web-past-back = Крок назад
web-past-on = Крок уперед
web-past-slider = Крок гри
web-past-play = Відтворити
web-past-pause = Пауза
web-past-speed = Швидкість: { $speed }×
web-past-as = Вигляд
web-past-as-public = Глядач
web-past-now = Повернутися до гри
web-past-none = У цій грі немає такого кроку.

## Log and chat

web-log = Журнал
web-log-all = Показати все
web-log-recent = Після вашого останнього ходу
web-note-resumed =
    { $lost ->
        [0] Правила цієї гри оновлено. Гра триває з того самого місця.
        [one] Правила цієї гри оновлено. { $lost } рішення їм не відповідає, його треба ухвалити знову.
        [few] Правила цієї гри оновлено. { $lost } рішення їм не відповідають, їх треба ухвалити знову.
       *[other] Правила цієї гри оновлено. { $lost } рішень їм не відповідають, їх треба ухвалити знову.
    }
web-note-declined = { $who ->
        [you] Ви не даєте згоди скасувати рішення.
       *[other] { $player } не дає згоди скасувати рішення.
    }
web-note-hint = { $who ->
        [you] Ви користуєтеся підказкою.
       *[other] { $player } користується підказкою.
    }
web-log-go = Перейти до цього кроку
web-chat = Чат
web-chat-new = Чат: нові повідомлення
web-chat-say = Повідомлення
web-chat-empty = Повідомлень ще немає.
web-phrase-hello = Вітаю!
web-phrase-good-luck = Щасти!
web-phrase-well-played = Чудовий хід!
web-phrase-thanks = Дякую!
web-phrase-thinking = Дайте подумати…
web-phrase-sorry = Перепрошую!
web-phrase-hurry = Ваш хід :)
web-phrase-good-game = Гарна була гра!

## Pointing

web-point = Вказати
web-point-why = Показати щось іншим: натисніть тут, а потім виберіть потрібне. Можна також натиснути й утримувати його або клацнути з Alt.
web-point-how = Виберіть, що показати іншим.
# $thing is in the accusative
web-points-at = { $player } вказує на { $thing }
web-point-there = Показати де

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
web-end-tie = Очок порівну, вирішив додатковий показник.
web-tie-broken = За нічиєї вирішив показник: { $what } ({ $numbers })
web-ledger-source = Звідки очки
web-ledger-own = Карта за картою: { $player }
web-total = Разом
web-rematch = Реванш
web-rematch-go = До реваншу
web-same-seed = Той самий розклад
web-see-board = Показати поле
web-see-ledger = Показати підрахунок
web-walk = Переглянути гру
web-record = Зберегти запис гри
web-seed-was = Зерно: { $seed }
web-seed-hash = Відбиток зерна (саме зерно буде показано наприкінці):

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
web-pace-next =
    { $count ->
        [1] Наступний хід
       *[other] Наступний хід (ще { $count })
    }
web-confirming = Просити підтвердження
web-confirming-risky = Перед тим, чого не скасувати
web-confirming-always = Перед кожним рішенням
web-confirming-never = Ніколи
web-sound = Звук, коли мій хід

## Keys

web-keys = Клавіатурні скорочення
web-key-number = вибрати підсвічений варіант від 1-го до 9-го
web-key-arrows = переходити між підсвіченими варіантами
web-key-history = гортати гру (у свій хід — із Shift)
web-key-tab = обійти все по черзі
web-key-enter = вибрати або підтвердити
web-key-escape = скасувати вибір
web-key-undo = скасувати хід
web-key-hint = підказка
web-key-log = журнал
web-key-chat = чат
web-key-point = вказати на те, що у фокусі, або вибрати, на що вказати
web-key-help = клавіатурні скорочення
web-key-drag = Мишею чи пальцем: вибирайте варіанти по черзі або перетягніть перший на другий.

## The connection

web-line-connecting = З’єднання…
web-line-lost = З’єднання втрачено. Відновлюємо…
web-line-closing = Сервер перезапускається…
web-line-not-sent = Не надіслано: немає з’єднання. Відновлюємо…
web-line-no-server = Сервер не відповідає. Спробуйте ще раз трохи згодом.
web-line-no-page = Цю частину сторінки не вдалося завантажити. Оновіть сторінку.
web-line-wrong-link = Це секретне посилання недійсне.
web-no-table = Такого столу немає або його вже закрито.

## The score pad

web-pad = Підрахунок очок
web-pad-lead = Для гри з коробки: внесіть, що є в кожного гравця, і побачите кожне очко, його правило й переможця. Дані зберігаються на цьому пристрої та в посиланні.
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
web-title-lesson = { $game }: урок

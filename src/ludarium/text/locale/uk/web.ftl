### The words of the web page, in Ukrainian.

## Home

web-home-title = Стіл накрито.
web-home-lead = Сучасні настільні ігри у вашому браузері. Два клацання — і ви граєте з ботами. Або надішліть друзям посилання. Без реєстрації.
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
web-in-the-making = Готується
web-play-bots = З ботами
web-invite = Запросити
web-join = Приєднатися
web-join-link = Посилання, яке надіслали друзі
web-join-go = Приєднатися
web-go-on = Продовжити гру
web-table-turn = ваш хід
web-table-waiting = хід інших
web-table-lobby = ще не почато
web-table-closed = закрито
web-table-open = є вільні місця
web-watch = Дивитися
web-watch-lobby = скоро почнеться
web-watch-playing = триває
web-watch-over = завершено
web-watch-closed = закрито
web-unofficial = Неофіційна некомерційна фанатська реалізація. Усі малюнки й тексти — наші власні.
web-nowhere = Тут нічого немає.
web-to-home = На головну
web-skip = Перейти до вмісту

## A new table

web-create = Новий стіл: { $game }
web-create-invite = Накрити стіл і запросити
web-create-play = Грати
web-create-failed = Не вдалося накрити стіл. Спробуйте ще раз.
web-your-name = Ваше ім’я
web-guest = Гість
web-seats = Місця
web-who-sits = Хто де сидить
web-seat-number = Місце { $number }
web-chair-me = Я, на цьому пристрої
web-chair-open = Друг за посиланням
web-chair-greedy = Умілий бот
web-chair-random = Бот-новачок
web-bot-name = Бот { $number }
web-more-options = Додаткові налаштування
web-visibility = Кому видно стіл
web-visibility-link = Тим, хто має посилання
web-visibility-public = Дивитися може кожен
web-undo-policy = Скасування після того, як щось відкрито
web-undo-agreed = Якщо всі згодні
web-undo-reach = Ніколи
web-stand-in = Бот заступає відсутнього
web-stand-in-0 = Ніколи
web-stand-in-60 = Через хвилину
web-stand-in-300 = Через 5 хвилин
web-stand-in-86400 = Через добу
web-hints = Що зробив би бот (журнал каже, хто питав)
web-hints-yes = Можна питати
web-hints-no = Без підказок
web-hints-on = За цим столом можна спитати, що зробив би бот; журнал каже, хто питав.
web-seed = Зерно (те саме зерно дає той самий розклад; така гра тренувальна)
web-pack = Власний набір карт (YAML)
web-pack-choose = Вибрати файл
web-pack-remove = Грати без цього набору

## Before the start

web-title-lobby = { $game }: стіл накрито
web-lobby-sit = Сідайте за стіл
web-lobby-taken = Усі місця зайнято
web-lobby-waiting = Чекаємо на інших
web-lobby-full = Усі в зборі
web-lobby-host = Гру почне господар столу.
web-seat-open = Вільне місце
web-sit = Сісти тут
web-sit-too = Сісти й тут
web-stand-up = Устати
web-fill = Хто сидить на місці { $number }
web-fill-open = Звільнити місце
web-start = Почати гру
web-start-bots = Вільні місця займуть боти.
web-share = Посилання для друзів
web-share-watch = Посилання на цей стіл
web-qr = QR-код посилання: камера телефона відкриє стіл
web-share-seat = Таємне посилання на місце: { $player }
web-share-secret = Хто має таємне посилання, той грає на цьому місці: з ним можна продовжити гру на іншому пристрої.
web-copy = Копіювати
web-copied = Скопійовано
web-send = Надіслати

## The table

web-table = Стіл
web-title-turn = ● Ваш хід: { $game }
web-title-waiting = Вирішує { $names }: { $game }
web-title-over = Гру закінчено: { $game }
web-round = Раунд { $round } із { $rounds }
web-over = гру закінчено
web-closed = стіл закрито
web-watching = перегляд
web-practice = тренування
web-practice-why = Ця гра тренувальна: розклад був відомий або щось скасовано вже після того, як його відкрили.
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

web-prompt-waiting = На черзі: { $names }
web-prompt-away = На черзі: { $player } (немає на місці)
web-prompt-watching = Ви дивитеся гру.
web-prompt-next = Ходить { $player }
web-prompt-over = Гру закінчено
web-prompt-closed = Цей стіл відкрито за давніших правил, тож продовжити гру не можна
web-prompt-failed = Цей стіл закрито: сервер раз у раз давав за ним збій
web-prompt-closed-log = Що відбулося, і далі розповідає журнал.
web-prompt-lit =
    { $count ->
        [one] Світиться { $count } річ: торкніться до неї.
        [few] Світяться { $count } речі: торкніться до однієї.
       *[other] Світиться { $count } речей: торкніться до однієї.
    }
web-prompt-path =
    { $count ->
        [0] Підтвердьте вибір.
        [one] Тепер торкніться до { $count } речі, що світиться.
       *[other] Тепер торкніться до однієї з { $count } речей, що світяться.
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
web-curtain-ready = { $player }: це я, показати мій бік

## Undoing

web-undo = Назад
web-undo-far =
    { $count ->
        [one] Можна скасувати { $count } ваше останнє рішення.
        [few] Можна скасувати { $count } ваші останні рішення, одне за одним.
       *[other] Можна скасувати { $count } ваших останніх рішень, одне за одним.
    }
web-undo-ask = Можна попросити згоди в інших.
web-undo-practice = Скасувати все ж можна, але гра тоді буде тренувальною.
web-undo-wish = { $player } просить скасувати рішення.
web-undo-wished = Прохання скасувати надіслано; чекаємо на згоду всіх.
web-undo-declined = { $player } не дає згоди скасувати ваше рішення.
web-agree = Згода
web-disagree = Ні

## Absence

web-away-name = { $player } (немає на місці)
web-away-bot = Бот заступить { $when }.
web-away-no-bot = Боти зараз нікого не заступають.
web-away-ask-host = Боти нікого не заступають; господар столу може змінити це в розділі «Стіл».
web-stand-in-set = Нехай заступить бот
web-stand-in-now = Вас не було, і за вас грає бот.
web-back-in = Я тут
web-leave = Вийти, далі гратиме бот
web-leave-why = Ваше місце назавжди займе бот. Повернутися на нього не вийде.
web-leave-yes = Вийти з гри

## Earlier moments

web-past = Момент { $number } із { $count }
web-past-back = Крок назад
web-past-on = Крок уперед
web-past-now = Повернутися до гри
web-past-none = У цій грі немає такого моменту.

## Log and chat

web-log = Журнал
web-log-all = Показати все
web-note-resumed =
    { $lost ->
        [0] Правила цієї гри виправлено; стіл грає далі з того самого місця.
        [one] Правила цієї гри виправлено; { $lost } рішення їм не відповідає, його треба ухвалити знову.
        [few] Правила цієї гри виправлено; { $lost } рішення їм не відповідають, їх треба ухвалити знову.
       *[other] Правила цієї гри виправлено; { $lost } рішень їм не відповідають, їх треба ухвалити знову.
    }
web-note-declined = { $player } не дає згоди скасувати рішення.
web-note-hint = { $player } бере підказку.
web-log-go = Показати цей момент
web-chat = Чат
web-chat-new = Чат: нові повідомлення
web-chat-say = Скажіть щось
web-chat-empty = Ніхто ще нічого не сказав.
web-phrase-hello = Вітаю!
web-phrase-good-luck = Успіху!
web-phrase-well-played = Чудовий хід!
web-phrase-thanks = Дякую!
web-phrase-thinking = Дайте подумати…
web-phrase-sorry = Перепрошую!
web-phrase-hurry = Ваш хід :)
web-phrase-good-game = Гарна була гра!

## Pointing

web-point = Вказати
web-point-why = Показати щось іншим: натисніть тут, а потім на потрібну річ. Або притримайте її, або клацніть на ній з Alt.
web-point-how = Торкніться того, що хочете показати іншим.
# $thing is in the accusative
web-points-at = { $player } вказує на { $thing }
web-point-there = Показати де

## The end

web-end-winner =
    { $count ->
        [one] Перемога: { $names }
       *[other] Спільна перемога: { $names }
    }
web-end-won = Ви перемогли
web-end-lost = Ви програли
web-end-target = Ваш рахунок — { $total }, а потрібно було більше ніж { $target }.
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
web-end-tie = Рахунок рівний; вирішив додатковий показник.
web-tie-broken = Нічию розв’язано: { $what } ({ $numbers })
web-ledger-source = Звідки очки
web-ledger-own = Карта за картою: { $player }
web-total = Разом
web-rematch = Реванш
web-rematch-go = До реваншу
web-same-seed = Той самий розклад
web-see-board = Показати стіл
web-see-ledger = Показати рахунок
web-walk = Переглянути гру
web-record = Зберегти запис гри
web-seed-was = Зерно: { $seed }
web-seed-hash = Відбиток зерна, яке буде названо наприкінці:

## Rules

web-rules = Правила
web-rules-of = Правила: { $game }
web-rules-search = Пошук у правилах
web-rules-none = Правил із такими словами немає.
web-rules-found =
    { $count ->
        [one] Знайдено { $count } правило
        [few] Знайдено { $count } правила
       *[other] Знайдено { $count } правил
    }

## Settings

web-settings = Налаштування
web-language = Мова
web-theme = Світло
web-theme-auto = Як на пристрої
web-theme-light = День
web-theme-dark = Ніч
web-motion = Рух
web-motion-auto = Як на пристрої
web-motion-off = Без руху
web-density = Простір
web-density-airy = Вільно
web-density-dense = Щільно
web-confirm-every = Підтверджувати кожне рішення
web-sound = Звук, коли мій хід

## Keys

web-keys = Клавіші
web-key-number = торкнутися до 1-ї – 9-ї речі, що світиться
web-key-arrows = переходити між речами, що світяться
web-key-history = гортати гру назад і вперед (у свій хід — із Shift)
web-key-tab = обійти все по черзі
web-key-enter = торкнутися або підтвердити
web-key-escape = покинути незавершений вибір
web-key-undo = скасувати рішення
web-key-hint = підказка
web-key-log = журнал
web-key-chat = чат
web-key-point = вказати на те, що у фокусі, або вибрати, на що вказати
web-key-help = ці клавіші
web-key-drag = Мишею чи пальцем: торкайтеся до речей по черзі або перетягніть першу на другу.

## The connection

web-line-connecting = З’єднання…
web-line-lost = З’єднання втрачено; пробуємо ще…
web-line-closing = Сервер перезапускається…
web-line-not-sent = З’єднання немає, тож нічого не надіслано. Воно відновлюється.
web-line-no-server = Сервер не відповідає. Спробуйте ще раз за мить.
web-line-no-page = Цю частину сторінки не вдалося завантажити. Оновіть сторінку.
web-line-wrong-link = Це таємне посилання недійсне.
web-no-table = Такого столу немає або вже немає.

## The score pad

web-pad = Аркуш підрахунку
web-pad-lead = Для коробки на вашому столі: внесіть, що в кого є, і побачите кожне очко, його правило й переможця. Аркуш лишається на цьому пристрої й подорожує у своєму посиланні.
web-pad-share = Поділитися
web-pad-share-why = У посиланні весь аркуш: хто його відкриє, побачить його таким, як зараз.
web-pad-link = Посилання на цей аркуш
web-pad-print = Друк
web-pad-reset = Очистити
web-pad-reset-title = Почати новий аркуш?
web-pad-reset-why = Усе внесене зникне.
web-pad-reset-names = Очистити, але лишити імена
web-pad-reset-all = Очистити все
web-pad-players = Гравці
web-pad-steps = Частини аркуша
web-pad-result = Підсумок
web-pad-empty = Поки нічого не внесено. Очки з’являться тут із першою картою чи кубиком і змінюватимуться з кожним дотиком.
web-pad-back = Назад
web-pad-warnings = Не сходиться з правилами
web-pad-name = Ім’я гравця { $number }
web-pad-one-more = { $what }: { $number }
web-pad-remove = Прибрати: { $what }

### The words of a table on the web page, in Ukrainian.

## A new table

web-hints-on = Підказки ввімкнено: можна дізнатися, що зробив би бот. Запити видно в журналі.

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

## The table

web-table = Стіл
web-title-turn = ● Ваш хід: { $game }
web-title-waiting = Очікуємо: { $names } ({ $game })
web-title-over = Гру закінчено: { $game }
web-over = гру закінчено
web-closed = стіл закрито
web-watching = перегляд
web-practice = тренування
web-practice-why = Ця гра тренувальна: розклад був відомий або хід скасовано вже після того, як щось відкрилося.
web-side = Журнал і чат
web-prompt = Що робити
web-news = Що щойно сталося
web-seat-here = за столом

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
web-prompt-stopped = Адміністратор сервера закрив цей стіл
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
web-hint = Підказка
web-hint-why = Що зробив би бот?
web-hint-reasons = Причини
web-hand-over = Передати
web-curtain = Передайте пристрій далі:
web-curtain-ready = Це я, { $player }: показати мої карти

## Undoing

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
web-branch-open = Грати звідси
web-past-share = Скопіювати посилання на цей крок
web-past-now = Повернутися до гри
web-past-none = У цій грі немає такого кроку.
web-together-start = Дивитися разом

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
web-note-variation = { $who ->
        [you] Ви відкриваєте варіант.
       *[other] { $player } відкриває варіант.
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
web-points-here = { $player } вказує сюди: { $thing }
web-points-elsewhere = { $player } вказує на те, чого тут не видно
web-point-there = Показати де

## The end

web-end-tie = Очок порівну, вирішив додатковий показник.
web-tie-broken = За нічиєї вирішив показник: { $what } ({ $numbers })
web-rematch = Реванш
web-rematch-go = До реваншу
web-same-seed = Той самий розклад
web-see-board = Показати поле
web-see-ledger = Показати підрахунок
web-walk = Переглянути гру
web-picture-of = Картина гравця
web-record = Зберегти запис гри
web-record-opened = Цю гру відкрито з файлу. Кожен, хто має посилання, може бачити її до { $day }.
web-seed-was = Зерно: { $seed }
web-seed-hash = Відбиток зерна (саме зерно буде показано наприкінці):

## Settings

web-pace-next =
    { $count ->
        [1] Наступний хід
       *[other] Наступний хід (ще { $count })
    }

## The connection

web-line-lost = З’єднання втрачено. Відновлюємо…
web-line-closing = Сервер перезапускається…
web-line-not-sent = Не надіслано: немає з’єднання. Відновлюємо…
web-line-wrong-link = Це секретне посилання недійсне.
web-no-table = Такого столу немає або його вже закрито.

## Lessons

web-title-lesson = { $game }: урок

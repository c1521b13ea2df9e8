### What the server refuses, where no rule of a game is meant, in Ukrainian.

## Tables and seats

reason-no-table = Такого столу немає або його вже закрито.
reason-old-rules = Цю гру розпочато за старими правилами, тож продовжити її не можна.
reason-failed = Стіл закрито через повторні збої сервера.
reason-stopped = Адміністратор сервера закрив цей стіл.
reason-newer-rules = За цим столом грають за новішими правилами, ніж має цей сервер.
reason-seat-taken = Це місце вже зайнято.
reason-table-full = Усі місця за цим столом зайнято. Можна спостерігати.
reason-not-your-seat = Це не ваше місце.
reason-not-seated = Це можуть зробити лише гравці цього столу.
reason-not-host = Це може зробити лише господар столу.
reason-wrong-link = Це посилання на місце недійсне.
reason-wrong-games-link = Це посилання на ігри гравця недійсне.
reason-too-many-devices = На цьому місці вже забагато пристроїв і посилань.
reason-started = Гру вже розпочато.
reason-not-started = Гру ще не розпочато.
reason-not-over = Гру ще не закінчено.
reason-other-leads = Зараз цей перегляд веде інший гравець.
reason-not-leader = Це може зробити лише гравець, який веде перегляд.
reason-many-variations = У цієї гри вже найбільша можлива кількість варіантів.
reason-table-long = За цим столом забагато записів. Гру можна лише дограти.
reason-no-hints = За цим столом підказки вимкнено.
reason-no-hint = Бот не знайшов відповіді. Спробуйте ще раз.

## People at a table

reason-no-code = Столу з кодом «{ $code }» немає.
reason-already-seated = Ви вже граєте за цим столом.
reason-watches = Ви спостерігаєте за іншим місцем цього столу, тож сісти тут не можна.
reason-no-newcomers = За цей стіл нових гравців не пускають.
reason-no-spectators = За цей стіл глядачів не пускають.
reason-no-person = На цьому місці немає людини.
reason-seat-of-host = Це місце господаря столу. Щоб звільнити його, вийдіть із гри.
reason-not-waited-for = Стіл не чекає на цього гравця.
reason-not-absent = Цей гравець на місці.
reason-just-left =
    { $count ->
        [one] Цей гравець щойно відійшов. Зачекайте ще { $count } секунду.
        [few] Цей гравець щойно відійшов. Зачекайте ще { $count } секунди.
       *[many] Цей гравець щойно відійшов. Зачекайте ще { $count } секунд.
    }
reason-no-time = Дайте щонайменше { $least } с.
reason-slow-table = За цим столом кожне рішення має свій час. Коли він вийде, заступить бот.
reason-time-up = Ваш час вийшов, тож за вас грає бот. Темп може змінити господар столу.
reason-no-push = Цей сервер не надсилає push-повідомлень.
reason-private-target = На цьому сервері вебхуки не можуть вести до приватної мережі.
reason-webhook = Вебхук не прийняв повідомлення ({ $detail }).

## Names and chat

reason-name-missing = Уведіть, будь ласка, ім’я.
reason-name-too-long = Це ім’я задовге.
reason-chat-empty = Це повідомлення порожнє.
reason-chat-too-long = Це повідомлення задовге.
reason-no-thing = На цьому столі немає «{ $thing }», тож вказати на це не можна.
reason-no-phrase = Готової фрази «{ $phrase }» немає.

## Undoing

reason-undo-wished = Запит уже надіслано. Зачекайте на відповіді.
reason-no-wish = Вашої згоди на скасування ніхто не просить.

## New tables

reason-no-game = Гри «{ $game }» тут немає.
reason-no-bot = Бота «{ $bot }» немає.
reason-no-option = Гра не має таких налаштувань ({ $detail }).
reason-bad-pack = Цей набір карт не можна використати ({ $detail }).
reason-seat-count =
    { $count ->
        [one] У цю гру не грають з { $count } місцем: місць має бути від { $first } до { $last }.
       *[other] У цю гру не грають з { $count } місцями: місць має бути від { $first } до { $last }.
    }

## The server

reason-no-page = За цією адресою нічого немає.
reason-branch-seat = Поки гра триває, грати далі можна лише з власного місця.
reason-malformed = Сервер не розуміє цього запиту ({ $detail }).
reason-sheet = Цей підрахунок виконати не можна ({ $detail }).
reason-pack-slow = Цей набір карт читається надто довго або потребує забагато пам’яті.
reason-sheet-slow = Підрахунок триває надто довго. Вкажіть, що означають джокери.
reason-bad-record = Цей запис не можна відкрити ({ $detail }).
reason-record-slow = Цей запис відтворюється надто довго або потребує забагато пам’яті.
reason-no-records = Цей сервер поки що більше не зберігає записів.
reason-analysis-busy = Зараз аналізуються інші ігри. Спробуйте пізніше.
reason-analysis-failed = Аналіз не вдався. Можна запустити його ще раз.
reason-too-large = Це більше, ніж сервер приймає за один раз.
reason-too-fast = Забагато запитів. Трохи зачекайте.
reason-too-many-tables = Ви відкрили забагато столів. Трохи зачекайте.
reason-too-many-sockets = З вашої мережі забагато з’єднань.
reason-foreign = Сервер не приймає запитів зі сторінок інших сайтів.
reason-host = Цей сервер має адресу { $host }.
reason-uninvited = Цей сервер відкритий лише для тих, хто знає слово-запрошення.
reason-read-only = Сервер поки що працює лише для читання. Нічого не втрачено: ігри продовжаться згодом.
reason-not-saved = Сервер не зміг цього зберегти, тож нічого не змінилося. Спробуйте ще раз.
reason-server = На сервері сталася помилка. Спробуйте ще раз.

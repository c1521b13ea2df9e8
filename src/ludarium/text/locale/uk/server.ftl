### What the server refuses, where no rule of a game is meant, in Ukrainian.

## Tables and seats

reason-no-table = Такого столу немає або його вже закрито.
reason-old-rules = Цю гру розпочато за старими правилами, тож продовжити її не можна.
reason-failed = Стіл закрито через повторні збої сервера.
reason-newer-rules = За цим столом грають за новішими правилами, ніж має цей сервер.
reason-seat-taken = Це місце вже зайнято.
reason-table-full = Усі місця за цим столом зайнято. Можна спостерігати.
reason-not-your-seat = Це не ваше місце.
reason-not-seated = Це можуть зробити лише гравці цього столу.
reason-not-host = Це може зробити лише господар столу.
reason-wrong-link = Це посилання на місце недійсне.
reason-too-many-devices = На цьому місці вже забагато пристроїв і посилань.
reason-started = Гру вже розпочато.
reason-not-started = Гру ще не розпочато.
reason-not-over = Гру ще не закінчено.
reason-table-long = За цим столом забагато записів. Гру можна лише дограти.
reason-no-hints = За цим столом підказки вимкнено.
reason-no-hint = Бот не знайшов відповіді. Спробуйте ще раз.

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
reason-malformed = Сервер не розуміє цього запиту ({ $detail }).
reason-sheet = Цей підрахунок виконати не можна ({ $detail }).
reason-pack-slow = Цей набір карт читається надто довго або потребує забагато пам’яті.
reason-sheet-slow = Підрахунок триває надто довго. Вкажіть, що означають джокери.
reason-too-large = Це більше, ніж сервер приймає за один раз.
reason-too-fast = Забагато запитів. Трохи зачекайте.
reason-too-many-tables = Ви відкрили забагато столів. Трохи зачекайте.
reason-too-many-sockets = З вашої мережі забагато з’єднань.
reason-foreign = Сервер не приймає запитів зі сторінок інших сайтів.
reason-not-saved = Сервер не зміг цього зберегти, тож нічого не змінилося. Спробуйте ще раз.
reason-server = На сервері сталася помилка. Спробуйте ще раз.

## The command `serve`

serve-here = Ludarium працює за адресою { $address }
serve-network = У вашій мережі, для друзів і телефонів: { $address }
serve-busy = Порт { $port } зайнято, використано порт { $found }.
serve-stop = { $keys } зупиняє сервер. Усі столи зберігаються.
serve-ended = Сервер зупинено.

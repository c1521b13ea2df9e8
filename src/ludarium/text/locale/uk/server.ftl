### What the server refuses, where no rule of a game is meant, in Ukrainian.

## Tables and seats

reason-no-table = Такого столу тут немає або вже немає.
reason-old-rules = Цей стіл відкрито за давніших правил, тож продовжити гру не можна.
reason-failed = Сервер раз у раз давав збій за цим столом, тож його закрито.
reason-newer-rules = За цим столом грають за новішими правилами, ніж має цей сервер.
reason-seat-taken = Це місце вже зайнято.
reason-table-full = Усі місця за цим столом зайнято; можна дивитися.
reason-not-your-seat = Це не ваше місце.
reason-not-seated = Це можуть лише ті, хто сидів за цим столом.
reason-not-host = Це може лише господар столу.
reason-wrong-link = Це посилання на місце недійсне.
reason-too-many-devices = У цього місця вже стільки пристроїв і посилань, скільки їх може бути.
reason-started = Гру вже розпочато.
reason-not-started = Гру ще не розпочато.
reason-not-over = Гру ще не закінчено.
reason-table-long = За цим столом сталося забагато всього; гру можна лише дограти.
reason-no-hints = За цим столом підказок немає.
reason-no-hint = Бот нічого не придумав; спробуйте ще раз.

## Names and chat

reason-name-missing = Уведіть, будь ласка, ім’я.
reason-name-too-long = Це ім’я задовге.
reason-chat-empty = У цьому повідомленні нічого немає.
reason-chat-too-long = Це повідомлення задовге.
reason-no-thing = На цьому столі немає «{ $thing }», на що можна вказати.
reason-no-phrase = Готової фрази «{ $phrase }» немає.

## Undoing

reason-undo-wished = Інших уже запитано; зачекайте на їхні відповіді.
reason-no-wish = Ніхто не чекає вашої згоди на скасування.

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
reason-sheet = Цей аркуш не можна порахувати ({ $detail }).
reason-pack-slow = Цей набір карт читається надто довго або потребує забагато пам’яті.
reason-sheet-slow = Цей аркуш рахується надто довго; вкажіть, що означають його джокери.
reason-too-large = Це більше, ніж сервер приймає за один раз.
reason-too-fast = Забагато запитів одразу; зачекайте хвилинку.
reason-too-many-tables = Ви відкрили багато столів за короткий час; трохи зачекайте.
reason-too-many-sockets = З вашої мережі забагато з’єднань.
reason-foreign = Сервер не приймає запитів зі сторінок інших сайтів.
reason-not-saved = Сервер не зміг цього зберегти, тож нічого не змінилося; спробуйте ще раз.
reason-server = На сервері щось пішло не так; спробуйте ще раз.

## The command `serve`

serve-here = Ludarium працює за адресою { $address }
serve-network = У вашій мережі, для друзів і телефонів: { $address }
serve-busy = Порт { $port } зайнято, тож цього разу порт { $found }.
serve-stop = { $keys } зупиняє сервер; усі столи зберігаються.
serve-ended = Сервер зупинено.

### Deals that several tables play: the daily deals, and evenings with the same deals, in Ukrainian.

## Daily deals

web-daily = Розклад дня
web-daily-of = Розклад дня: { $game }
web-daily-why = Усі на цьому сервері грають той самий розклад. У рейтинг іде ваша перша спроба. Підказок немає, а скасувати хід можна, лише поки нічого не відкрилося.
web-daily-bots-why = Після ходу бота скасувати свій хід теж не можна. За однакових рішень боти ходять у всіх однаково.
web-daily-again = Зіграти ще раз для тренування
web-daily-again-why = Наступні ігри того самого розкладу в рейтинг не йдуть.
web-daily-hidden = Рейтинг з’явиться, коли ви закінчите першу спробу.
web-daily-left = Ви покинули першу спробу, тому її немає в рейтингу.
web-daily-ends = Почати цей розклад можна до { $ends }. Рейтинг стане остаточним { $closes }.
web-daily-over = Почати цей розклад уже не можна. Розпочаті ігри зараховують, якщо їх закінчено до { $closes }.
web-daily-final = Рейтинг остаточний. Кожну гру з нього можна переглянути.
web-daily-ranking = Рейтинг
web-daily-nobody = Закінчених ігор немає.
web-daily-before = Попередній день
web-daily-after = Наступний день
web-daily-place = Місце
web-daily-player = Гравець
web-daily-points = Очки
web-daily-you = ви

## What is compared

web-measure-lead = Перевага
web-measure-points = Очки
web-measure-saved = Врятовано
web-measure-why-lead = Перемога вища за поразку. Далі вирішує перевага: на скільки очок ви випередили найкращого суперника або потрібний результат.
web-measure-why-saved = Перемога вища за поразку. Далі вирішує кількість врятованих громадян.
web-measure-why-points = Порівнюють очки на тому самому місці.
web-deal-hash = SHA-256 зерна, яке опублікують наприкінці: { $hash }
web-deal-seed = Зерно: { $seed }
web-deal-number = Розклад { $number }

## At a table

web-deal-evening = Назад до вечора
web-deal-sealed = Цей розклад ще можуть зіграти інші. Запис, аналіз і вигляд з інших місць стануть доступні після його закриття.

## Evenings

web-evening-why = За кількома столами грають ті самі розклади. На однакових місцях однакові карти, тож важить лише те, як ви ними зіграєте.
web-evening-title = Назва вечора
web-evening-game = Гра
web-evening-people = Гравців за кожним столом
web-evening-bots = Ботів за кожним столом
web-evening-strength = Сила ботів
web-evening-tables = Столів
web-evening-deals = Розкладів
web-evening-create = Створити вечір
web-evening-setup =
    { $deals ->
        [one] { $deals } розклад
        [few] { $deals } розклади
       *[many] { $deals } розкладів
    }
web-evening-link = Посилання для гравців
web-evening-qr = QR-код посилання
web-evening-code = Або за цим кодом у «Приєднатися»
web-evening-table = Стіл { $number }
web-evening-free = Вільне місце
web-evening-sit = Сісти
web-evening-sit-at = Зайняти місце { $place } за столом { $table }
web-evening-leave = Встати
web-evening-remove = Прибрати: { $player }
web-evening-start = Почати вечір
web-evening-start-why = Гравці потрібні щонайменше за двома столами. Вільні місця займуть боти, а столи без гравців не грають.
web-evening-wait = Вечір почне організатор.
web-evening-play = Грати розклад { $number } з { $count }
web-evening-done = Ваш стіл зіграв усі розклади. Результат стане остаточним, коли закінчать усі столи.
web-evening-progress = { $finished } з { $count }
web-evening-now = грають розклад { $number }
web-evening-ready = далі розклад { $number }
web-evening-finished = закінчено
web-evening-results = Результат
web-evening-shown-own = Поки що: розклади, які зіграли ваш стіл і принаймні ще один.
web-evening-shown-all = Поки що: розклади, які вже зіграли всі столи.
web-evening-none = Результатів ще немає.
web-evening-seat = Місце { $number }
web-evening-matchpoints = Матчпойнти
web-evening-of = { $points } з { $most }
web-evening-scoring = У кожному розкладі ви отримуєте 2 матчпойнти за кожен стіл, де на тому самому місці зіграли гірше, і 1 — де так само. За однакових матчпойнтів вирішує сума в останньому стовпці, а якщо й вона однакова, місце ділять. Розклад, якого стіл не закінчив, нічого йому не приносить.
web-evening-watch = Розклад { $number }, { $player }: { $score }, матчпойнти: { $matchpoints }. Переглянути гру.
web-evening-close = Закрити вечір
web-evening-close-why = Незакінчені ігри не зарахують, а кожну гру можна буде переглянути.
web-evening-closed = Вечір закрито. Кожну закінчену гру можна переглянути: виберіть її рахунок.

## What the server refuses

reason-deal-open = Цей розклад ще можуть зіграти інші, тому це стане можливим лише після його закриття.
reason-no-evening = Вечора з кодом «{ $code }» немає.
reason-evening-started = Вечір уже розпочато.
reason-evening-not-started = Вечір ще не розпочато.
reason-evening-one-table = У вас уже є місце за іншим столом цього вечора.
reason-evening-few-tables = Гравці потрібні щонайменше за { $least } столами.
reason-evening-over = Ваш стіл уже зіграв усі розклади цього вечора.
reason-evening-no-place = У вас немає місця на цьому вечорі.
reason-not-organizer = Це може зробити лише організатор вечора.

### Deals that several tables play: the daily deals, and evenings with the same deals, in Russian.

## Daily deals

web-daily = Расклад дня
web-daily-of = Расклад дня: { $game }
web-daily-why = Все на этом сервере играют один и тот же расклад. В рейтинг идёт ваша первая попытка. Подсказок нет, а отменить ход можно, только пока ничего не открылось.
web-daily-bots-why = После хода бота отменить свой ход тоже нельзя. При одинаковых решениях боты ходят у всех одинаково.
web-daily-again = Сыграть ещё раз для тренировки
web-daily-again-why = Следующие игры того же расклада в рейтинг не идут.
web-daily-hidden = Рейтинг появится, когда вы закончите первую попытку.
web-daily-left = Вы покинули первую попытку, поэтому её нет в рейтинге.
web-daily-ends = Начать этот расклад можно до { $ends }. Рейтинг станет окончательным { $closes }.
web-daily-over = Начать этот расклад уже нельзя. Начатые игры засчитываются, если закончены до { $closes }.
web-daily-final = Рейтинг окончательный. Каждую игру из него можно посмотреть.
web-daily-ranking = Рейтинг
web-daily-nobody = Законченных игр нет.
web-daily-before = Предыдущий день
web-daily-after = Следующий день
web-daily-place = Место
web-daily-player = Игрок
web-daily-points = Очки
web-daily-you = вы

## What is compared

web-measure-lead = Перевес
web-measure-points = Очки
web-measure-saved = Спасено
web-measure-why-lead = Победа выше поражения. Дальше решает перевес: на сколько очков вы опередили лучшего соперника или нужный результат.
web-measure-why-saved = Победа выше поражения. Дальше решает число спасённых граждан.
web-measure-why-points = Сравниваются очки на том же месте.
web-deal-hash = SHA-256 зерна, которое опубликуют в конце: { $hash }
web-deal-seed = Зерно: { $seed }
web-deal-number = Расклад { $number }

## At a table

web-deal-evening = Назад к вечеру
web-deal-sealed = Этот расклад ещё могут сыграть другие. Запись, анализ и вид с других мест станут доступны после его закрытия.

## Evenings

web-evening-why = За несколькими столами играют одни и те же расклады. На одинаковых местах одинаковые карты, так что важно лишь то, как вы ими сыграете.
web-evening-title = Название вечера
web-evening-game = Игра
web-evening-people = Игроков за каждым столом
web-evening-bots = Ботов за каждым столом
web-evening-strength = Сила ботов
web-evening-tables = Столов
web-evening-deals = Раскладов
web-evening-create = Создать вечер
web-evening-setup =
    { $deals ->
        [one] { $deals } расклад
        [few] { $deals } расклада
       *[many] { $deals } раскладов
    }
web-evening-link = Ссылка для игроков
web-evening-qr = QR-код ссылки
web-evening-code = Или по этому коду в «Присоединиться»
web-evening-table = Стол { $number }
web-evening-free = Свободное место
web-evening-sit = Сесть
web-evening-sit-at = Занять место { $place } за столом { $table }
web-evening-leave = Встать
web-evening-remove = Убрать: { $player }
web-evening-start = Начать вечер
web-evening-start-why = Игроки нужны как минимум за двумя столами. Свободные места займут боты, а столы без игроков не играют.
web-evening-wait = Вечер начнёт организатор.
web-evening-play = Играть расклад { $number } из { $count }
web-evening-done = Ваш стол сыграл все расклады. Результат станет окончательным, когда закончат все столы.
web-evening-progress = { $finished } из { $count }
web-evening-now = играют расклад { $number }
web-evening-ready = дальше расклад { $number }
web-evening-finished = закончено
web-evening-results = Результат
web-evening-shown-own = Пока: расклады, которые сыграли ваш стол и хотя бы ещё один.
web-evening-shown-all = Пока: расклады, которые уже сыграли все столы.
web-evening-none = Результатов ещё нет.
web-evening-seat = Место { $number }
web-evening-matchpoints = Матчпойнты
web-evening-of = { $points } из { $most }
web-evening-scoring = В каждом раскладе вы получаете 2 матчпойнта за каждый стол, где на том же месте сыграли хуже, и 1 — где так же. При равных матчпойнтах решает сумма в последнем столбце, а если равна и она, место делится. Расклад, который стол не закончил, ничего ему не приносит.
web-evening-watch = Расклад { $number }, { $player }: { $score }, матчпойнты: { $matchpoints }. Посмотреть игру.
web-evening-close = Закрыть вечер
web-evening-close-why = Незаконченные игры не засчитываются, а каждую игру можно будет посмотреть.
web-evening-closed = Вечер закрыт. Каждую законченную игру можно посмотреть: выберите её счёт.

## What the server refuses

reason-deal-open = Этот расклад ещё могут сыграть другие, поэтому это станет возможно только после его закрытия.
reason-no-evening = Вечера с кодом «{ $code }» нет.
reason-evening-started = Вечер уже начался.
reason-evening-not-started = Вечер ещё не начался.
reason-evening-one-table = У вас уже есть место за другим столом этого вечера.
reason-evening-few-tables = Игроки нужны как минимум за { $least } столами.
reason-evening-over = Ваш стол уже сыграл все расклады этого вечера.
reason-evening-no-place = У вас нет места на этом вечере.
reason-not-organizer = Это может сделать только организатор вечера.

### Red Rising: what the drawn board says in a browser, in Ukrainian.

## Cards

board-card = { FORM($card) }, колір { FORM($colour) }, цінність { $value }
board-face-down = { FORM($card) } { FORM($location, case: "loc") }, { $nth } з { $of } згори
board-deploy = Призначення
board-defence = Захист
board-ending = Наприкінці гри
board-bonus = Бонусні очки
board-at-work = Зараз діє (вирішує { $player })
board-now = зараз
board-points-now = Зараз дає { $points }
board-without-it = внесок у вашу суму: { $points }
board-would-add = додасть до вашої суми
board-adds = На вашій руці ця карта додасть { $points }
board-to-you = { $points } вам
board-counts-as = Рахується як: { FORM($what) }
board-put-away = Закрити карту
board-in-the-light = Карта, яку ви розглядаєте, й очки
board-look-hint = Наведіть на карту або торкніться її, щоб прочитати тут.

## Locations

board-gives-jupiter = +1 поділка флоту
board-gives-mars = +1 гелій
board-gives-luna = володарювання
board-gives-institute = +1 вплив
board-empty = карт немає
board-does-take = узяти верхню карту
board-does-banish = вигнати верхню карту
board-does-banish-topmost = вигнати найвищу карту, крім золотих
board-does-lift = перемістити верхню карту
board-does-deploy = призначити сюди
board-does-place = покласти сюди
board-does-move = перемістити сюди
board-does-and-gives = { $what }: { $bonus }
board-here = ця зона

## Seats and hands

board-hand-of = { $player }: карти на руці
board-hand-empty = На цій руці карт немає.
board-hand-known = Карти, про які ви знаєте
board-cards-held =
    { $number ->
        [one] { $number } карта
        [few] { $number } карти
       *[many] { $number } карт
    }

## Tracks and piles

board-fleet-track = Трек флоту
board-space =
    { $points ->
        [one] Поділка { $space }, { $points } очко
        [few] Поділка { $space }, { $points } очки
       *[many] Поділка { $space }, { $points } очок
    }
board-on-space = поділка { $space }
board-ends = Умови закінчення гри
board-end = Найбільше { FORM($track, case: "gen") }: { $number } з 7
board-last-round = Умови закінчення виконано: це останні ходи.
board-deck = колода
board-banished = вигнані
board-die = кубик
board-rising-die = Кубик світанку
board-top-known = Ви знаєте її верхню карту
board-deck-known = Що ви знаєте про колоду, рахуючи згори:
board-none-banished = Вигнаних карт іще немає.

## Choosing

board-choose = Виберіть
board-search = Пошук за назвою або кольором

## Points

board-if-now = Якби гра закінчилася зараз
board-final = Остаточний результат
board-total = Разом
board-source-characters = Персонажі
board-source-fleet = Флот
board-source-helium = Гелій
board-source-sovereign = Володарювання
board-source-influence = Вплив
board-source-excess = Надлишок карт
board-source-extra = Властивості «наприкінці гри»

## The Automa

board-level = Рівень
board-automa-deck = Карт у його колоді
board-automa-last = Його останній хід
board-automa-card = Карта Автомія { $nth } з { $of }
board-skip = Пропустити

## The goal, always in sight

board-ends-how = Гра закінчується, коли в гравців набралося по 7 кожного з трьох або коли один гравець сам досяг 7 у двох. Перемагає той, у кого найбільше очок.
board-power-when = Властивість активується щоразу, коли ви отримуєте фішку володарювання.

## Що вирішують інші

waiting-turn = Хід: наказ або розвідка.
waiting-ability = Застосування здібності: { FORM($card) }.
waiting-scoring = Рішення для підрахунку очок.

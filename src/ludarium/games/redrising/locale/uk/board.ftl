### Red Rising: what the drawn board says in a browser, in Ukrainian.

## Cards

board-card = { FORM($card) }, колір { FORM($colour) }, цінність { $value }
board-face-down = { FORM($card) } { FORM($location, case: "loc") }, { $nth } з { $of } згори
board-deploy = Призначення
board-defence = Захист
board-ending = Наприкінці гри
board-end-short = Кінець
board-bonus = Бонусні очки
board-at-work = { $who ->
    [you] Зараз діє: вирішуєте ви
   *[other] Зараз діє: вирішує { $player }
}
board-now = зараз
board-points-now = Зараз дає { $points }
board-without-it = внесок у вашу суму: { $points }
board-would-add = додасть до вашої суми
board-adds = На вашій руці ця карта додасть { $points }
board-to-you = { $points }, якщо взяти
board-gain-short = узяти: { $points }
board-counts-as = Рахується як: { FORM($what) }
board-put-away = Закрити карту
board-in-the-light = Карта, яку ви розглядаєте, й очки
board-look-hint = Наведіть на карту або торкніться її, щоб прочитати тут.

## Locations

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
board-bonus-here = Бонус, коли ви берете звідси верхню карту або кладете сюди карту під час розвідки: { $bonus }
board-and-power = + дім: { FORM($house, case: "power") }
board-token = фішка
board-worth-sovereign = 10 очок
board-worth-influence = 1–4 очки
board-worth-helium = 3 очки
board-worth-fleet = 1–7 очок
board-takes-effect = її властивість тут діє
board-no-effect = її властивість тут не діє
board-no-ability = властивості призначення немає
board-does-scout = розвідати
board-does-draw = узяти й кинути

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
board-die-faces = Його шість граней. Що випало, те відбувається одразу:
board-top-known = Ви знаєте її верхню карту
board-deck-known = Що ви знаєте про колоду, рахуючи згори:
board-from-the-top = Її карти, починаючи з верхньої:
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

board-ends-how = Гра закінчується, коли гравці досягли 7 гелію, поділки флоту 7 і 7 впливу (не обов’язково той самий гравець) або коли один гравець сам досяг двох із трьох. Раунд іще дограють. Перемагає той, у кого найбільше очок.
board-power-when = Властивість активується щоразу, коли ви отримуєте фішку володарювання.
board-power-when-theirs = Властивість активується щоразу, коли цей гравець отримує фішку володарювання.
board-goal-title = Мета й кінець гри
board-goal = Мета
board-goal-line = Мета: найбільше очок. Їх дають карти на руці наприкінці гри, треки та фішка володарювання.
board-ends-line = Кінець: один гравець має 7 на двох треках або на всіх трьох хтось досяг 7.
board-goal-how = Наберіть найбільше очок до кінця гри. Найбільше дають карти на руці: кожна — свою цінність і бонусні очки. Крім того:
board-scores-fleet = скільки написано на поділці вашого корабля: до 43 очок
board-scores-helium = по 3 очки за фішку
board-scores-influence = по 4 очки, якщо у вас його найбільше, по 2 — другому, по 1 — решті
board-scores-sovereign = 10 очок
board-scores-excess = кожна карта понад сьому забирає 10 очок
board-neutral = Під час підрахунку його вплив порівнюють із впливом гравців.
board-track-points = очки
board-points = { $points } ПО

## A turn in short

board-turn = Хід: одне з двох
board-turn-lead = Наказ: призначити і взяти
board-turn-deploy = Призначте карту з руки в зону: подіє її властивість.
board-turn-gain = Візьміть верхню карту іншої зони разом із бонусом цієї зони або карту з колоди й киньте кубик світанку.
board-turn-scout = Розвідка
board-turn-scout-how = Рука не змінюється. Покладіть верхню карту колоди в зону на ваш вибір і отримайте бонус цієї зони.

## Pictures of the rules

overview-goal = Зберіть карти, які разом дають найбільше очок: кожна карта на руці дає свою цінність, а якщо до неї пасують інші карти на руці, то й бонусні очки. Очки дають також флот, гелій, вплив і фішка володарювання.
overview-turn = У свій хід призначте карту з руки в зону й скористайтеся її властивістю, потім візьміть верхню карту іншої зони з бонусом цієї зони. Або проведіть розвідку: покладіть верхню карту колоди в зону й отримайте лише бонус цієї зони.
overview-end = Гра закінчується, коли гравці досягли 7 гелію, поділки флоту 7 і 7 впливу (не обов’язково той самий гравець) або коли один гравець сам досяг двох із трьох. Перемагає той, у кого найбільше очок.
figure-card = Карта: її колір зі знаком, її цінність, що стається, коли її призначають, і скільки очок вона дає
figure-location = Зона: її бонус, накриті карти й верхня карта, яку можна взяти
figure-ends = В одного гравця 7 гелію, інший стоїть на поділці 7: дві з трьох умов виконано, але не одним гравцем
figure-fleet = Трек флоту: номер кожної поділки, а під ним її очки

## Що вирішують інші

waiting-turn = Хід: призначити карту або провести розвідку.
waiting-ability = Застосування властивості: { FORM($card) }.
waiting-scoring = Рішення для підрахунку очок.

### Red Rising: what the drawn board says in a browser, in Russian.

## Cards

board-card = { FORM($card) }, цвет { FORM($colour) }, ценность { $value }
board-face-down = { FORM($card) } { FORM($location, case: "loc") }, { $nth } из { $of } сверху
board-deploy = Назначение
board-defence = Защита
board-ending = В конце игры
board-bonus = Бонусные очки
board-at-work = Сейчас действует (решает { $player })
board-now = сейчас
board-points-now = Сейчас даёт { $points }
board-without-it = вклад в вашу сумму: { $points }
board-would-add = добавит к вашей сумме
board-adds = На вашей руке эта карта добавит { $points }
board-to-you = { $points } вам
board-counts-as = Считается как: { FORM($what) }
board-put-away = Закрыть карту
board-in-the-light = Карта, которую вы рассматриваете, и очки
board-look-hint = Наведите на карту или коснитесь её, чтобы прочитать здесь.

## Locations

board-gives-jupiter = +1 деление флота
board-gives-mars = +1 гелий
board-gives-luna = владычество
board-gives-institute = +1 влияние
board-empty = карт нет
board-does-take = взять верхнюю карту
board-does-banish = изгнать верхнюю карту
board-does-banish-topmost = изгнать самую верхнюю карту, кроме золотых
board-does-lift = переместить верхнюю карту
board-does-deploy = назначить сюда
board-does-place = положить сюда
board-does-move = переместить сюда
board-does-and-gives = { $what }: { $bonus }
board-here = эта локация

## Seats and hands

board-hand-of = { $player }: карты на руке
board-hand-empty = На этой руке карт нет.
board-hand-known = Карты, о которых вы знаете
board-cards-held =
    { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }

## Tracks and piles

board-fleet-track = Шкала флота
board-space =
    { $points ->
        [one] Деление { $space }, { $points } очко
        [few] Деление { $space }, { $points } очка
       *[many] Деление { $space }, { $points } очков
    }
board-on-space = деление { $space }
board-ends = Условия конца игры
board-end = Больше всего { FORM($track, case: "gen") }: { $number } из 7
board-last-round = Условия конца выполнены: это последние ходы.
board-deck = колода
board-banished = изгнанные
board-die = кубик
board-rising-die = Кубик восстания
board-top-known = Вы знаете её верхнюю карту
board-deck-known = Что вы знаете о колоде, считая сверху:
board-none-banished = Изгнанных карт ещё нет.

## Choosing

board-choose = Выберите
board-search = Поиск по имени или цвету

## Points

board-if-now = Если бы игра закончилась сейчас
board-final = Окончательный результат
board-total = Итого
board-source-characters = Персонажи
board-source-fleet = Флот
board-source-helium = Гелий
board-source-sovereign = Владычество
board-source-influence = Влияние
board-source-excess = Лишние карты
board-source-extra = Свойства «в конце игры»

## The Automa

board-level = Уровень
board-automa-deck = Карт в её колоде
board-automa-last = Её последний ход
board-automa-card = Карта Автомы { $nth } из { $of }
board-skip = Пропустить

## The goal, always in sight

board-ends-how = Игра заканчивается, когда у игроков набралось по 7 каждого из трёх или когда один игрок сам достиг 7 в двух. Побеждает тот, у кого больше всего очков.
board-power-when = Свойство активируется каждый раз, когда вы получаете жетон владычества.

## Что решают другие

waiting-turn = Ход: приказ или разведка.
waiting-ability = Применяется способность: { FORM($card) }.
waiting-scoring = Решения для подсчёта очков.

### Red Rising: what the drawn board says in a browser, in Russian.

## Cards

board-card = { FORM($card) }, цвет { FORM($colour) }, ценность { $value }
board-face-down = { FORM($card) } { FORM($location, case: "loc") }, { $nth }-я из { $of } сверху
board-deploy = Назначение
board-defence = Защита
board-ending = В конце игры
board-end-short = Конец
board-bonus = Бонусные очки
board-at-work = { $who ->
    [you] Сейчас действует: решаете вы
   *[other] Сейчас действует: решает { $player }
}
board-now = сейчас
board-points-now = Сейчас даёт { $points }
board-without-it = вклад в вашу сумму: { $points }
board-would-add = добавит к вашей сумме
board-adds = На вашей руке эта карта добавит { $points }
board-to-you = { $points }, если взять
board-gain-short = взять: { $points }
board-counts-as = Считается как: { FORM($what) }
board-put-away = Закрыть карту
board-in-the-light = Карта, которую вы рассматриваете, и очки
board-look-hint = Наведите курсор на карту или коснитесь её, чтобы прочитать здесь.

## Locations

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
board-bonus-here = Бонус, если взять отсюда верхнюю карту или положить сюда карту при разведке: { $bonus }
board-and-power = + дом: { FORM($house, case: "power") }
board-token = жетон
board-worth-sovereign = 10 очков
board-worth-influence = 1–4 очка
board-worth-helium = 3 очка
board-worth-fleet = 1–7 очков
board-takes-effect = её свойство здесь действует
board-no-effect = её свойство здесь не действует
board-no-ability = свойства назначения нет
board-does-scout = разведать
board-does-draw = карта и кубик

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
board-die-faces = Его шесть граней. Что выпало, то сразу и происходит:
board-top-known = Вы знаете её верхнюю карту
board-deck-known = Что вы знаете о колоде, считая сверху:
board-from-the-top = Её карты, начиная с верхней:
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

board-ends-how = Игра заканчивается, когда достигнуты 7 гелия, 7 влияния и деление 7 шкалы флота (не важно кем) или когда один игрок достиг двух из трёх. Раунд ещё доигрывают. Побеждает тот, у кого больше всего очков.
board-power-when = Свойство активируется каждый раз, когда вы получаете жетон владычества.
board-power-when-theirs = Свойство активируется каждый раз, когда этот игрок получает жетон владычества.
board-goal-title = Цель и конец игры
board-goal = Цель
board-goal-line = Цель: больше всего очков. Их дают карты на руке в конце игры, шкалы и жетон владычества.
board-ends-line = Конец: у одного игрока 7 на двух шкалах или на всех трёх кто-то достиг 7.
board-goal-how = Наберите больше всего очков к концу игры. Больше всего дают карты на руке: каждая — свою ценность и бонусные очки. Кроме того:
board-scores-fleet = сколько написано на делении вашего корабля: до 43 очков
board-scores-helium = по 3 очка за каждый
board-scores-influence = по 4 очка, если у вас его больше всех, по 2 — второму, по 1 — остальным
board-scores-sovereign = 10 очков
board-scores-excess = каждая карта сверх семи отнимает 10 очков
board-neutral = При подсчёте его влияние сравнивают с влиянием игроков.
board-track-points = очки
board-points = { $points } ПО

## A turn in short

board-turn = Ход: одно из двух
board-turn-lead = Приказ: назначить и взять
board-turn-deploy = Назначьте карту с руки в локацию: подействует её свойство.
board-turn-gain = Возьмите верхнюю карту другой локации вместе с бонусом этой локации или карту из колоды и бросьте кубик восстания.
board-turn-scout = Разведка
board-turn-scout-how = Рука не меняется. Верхняя карта колоды идёт в локацию на ваш выбор, и вы получаете бонус этой локации.

## Pictures of the rules

overview-goal = Соберите карты, которые вместе дают больше всего очков: каждая карта на руке даёт свою ценность, а если к ней подходят другие карты на руке, то и бонусные очки. Очки дают также флот, гелий, влияние и жетон владычества.
overview-turn = В свой ход назначьте карту с руки в локацию и используйте её свойство, затем возьмите верхнюю карту другой локации с бонусом этой локации. Или проведите разведку: положите верхнюю карту колоды в локацию и получите только её бонус.
overview-end = Игра заканчивается, когда достигнуты 7 гелия, 7 влияния и деление 7 шкалы флота (не важно кем) или когда один игрок достиг двух из трёх. Побеждает тот, у кого больше всего очков.
figure-card = Карта: её цвет со знаком, её ценность, что она делает при назначении и сколько очков даёт
figure-location = Локация: её бонус, накрытые карты и верхняя карта, которую можно взять
figure-ends = У одного игрока 7 гелия, другой стоит на делении 7: два из трёх условий выполнены, но не одним игроком
figure-fleet = Шкала флота: номер каждого деления, а под ним его очки

## Что решают другие

waiting-turn = Ход: назначить карту или провести разведку.
waiting-ability = Применяется свойство: { FORM($card) }.
waiting-scoring = Решения для подсчёта очков.

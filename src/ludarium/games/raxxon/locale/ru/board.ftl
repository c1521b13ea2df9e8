### Raxxon: what the drawn board says in a browser, in Russian.

## Cards of the crowd

board-card-up = { $cell }: { FORM($card) }
board-card-known = { $cell }: закрытая карта; вы знаете, кто это: { FORM($card) }
board-card-down = { $cell }: закрытая карта
board-well = здоровый человек
board-sick = заражённый человек
board-healthy = здоровый
board-infected = заражённый
board-suspect = Подозрение: заражённый или «Задира»
board-surely-infected = Заражённый: все видели, что карта пришла из колоды инфекции
board-picked = выбрано
board-roadblock =
    { $number ->
        [one] Блокпост: не пропустит ещё { $number } карту
        [few] Блокпост: не пропустит ещё { $number } карты
       *[other] Блокпост: не пропустит ещё { $number } карт
    }
board-crowd =
    { $number ->
        [one] Толпа: { $number } карта
        [few] Толпа: { $number } карты
       *[other] Толпа: { $number } карт
    }
board-crowd-empty = Улицы пусты.
board-row = Ряд { $line }
board-column = Колонка { $line }
board-place = Место { $cell }

## The story

board-raxxon-card = Карта «Рэксона»
board-source-printed = название из коробки
board-source-likely = название вероятное
board-source-ours = наше

## Sheets

board-sheets = История и планшеты персонажей
board-actions = Ваши действия
board-action = { FORM($action) }; занято клеток: { $tokens } из { $slots }
board-untoken = Убрать последний жетон: { FORM($action) }
board-slot-taken = Жетон: { $symbols }
board-slot-free = Пустая клетка: { $symbols }
board-passed = пас
board-side-a = сторона А, для 1–2 игроков
board-side-b = сторона Б, для 3–4 игроков
board-next-turn = Каждый следующий ход сегодня начнётся так:
board-next-turn-free = Следующие ходы сегодня начнутся без последствий.
board-always-free = всегда доступно
board-idle = сейчас ничего не изменит
board-targets =
    { $number ->
        [one] сейчас { $number } возможная цель
        [few] сейчас { $number } возможные цели
       *[other] сейчас { $number } возможных целей
    }
board-actions-how = Что делают действия
brief-investigate = откройте карту, бесплатно
brief-evacuate = спасите здоровых
brief-kill = убейте карты
brief-quarantine = изолируйте заражённых
brief-control = поменяйте карты местами
brief-thomas = отправьте линию домой
brief-meryl = взгляните на закрытую карту
brief-brian = упорядочите 3 следующие карты
brief-gabriel = остановите 3 новые карты
brief-kd = уберите до 2 жетонов
brief-liaison = пополните колоду инфекции
board-uses = сегодня { $left }×
board-anyway = Всё равно выполнить: потратите жетон
board-anyway-free = Всё равно выполнить
board-choose-character = Выберите персонажа
board-choose-this = Выбрать: { FORM($character) }
board-check-does = замените открытую карту «Задира» или «Уязвимый» верхней картой колоды проверки

## Meters

board-day = День { $number }
board-saved = Эвакуировано
board-power = Влияние «Рэксона»
board-infection = Колода инфекции
board-quarantine = Карантин
board-contained = контролируемый
board-uncontained = неконтролируемый
board-contained-why = контролируемый: ночью не вредит
board-uncontained-why = неконтролируемый: ночью распространяет инфекцию
board-population = горожане
board-discard = сброс
board-raxxon-deck = карты «Рэксона»
board-raxxon-what = Карта «Рэксона» — событие. Если её условие выполнено, надо выбрать один из двух вариантов.
board-short-saved = эвакуировано
board-short-power = влияние
board-short-infection = инфекция
board-short-quarantine = не вредят +
board-night-exactly =
    { $number ->
        [one] Ночью инфекция распространится { $number } раз
        [few] Ночью инфекция распространится { $number } раза
       *[other] Ночью инфекция распространится { $number } раз
    }
board-night-range =
    { $most ->
        [one] Ночью инфекция распространится от { $least } до { $most } раза
       *[other] Ночью инфекция распространится от { $least } до { $most } раз
    }
board-cordon =
    { $number ->
        [one] Следующая карта не будет добавлена
        [few] Следующие { $number } карты не будут добавлены
       *[other] Следующие { $number } карт не будут добавлены
    }
board-owed = После этого действия возьмите карту «Рэксона»
board-stage = Этап { $number }
board-strict = Сегодня день закончат 3 открытых «Задиры»
board-event-times = Это событие № { $numbers } в игре. Событий до сих пор: { $past }.
board-event-next = Следующее событие: { FORM($scene) }
board-reserve-infected = + заражённых: { $number }
board-reserve-top = Верхние карты (известны всем): { $cards }

## Decks and piles

board-choose = Выберите
board-people = Все горожане
board-citizen = Горожане
board-odds = Закрытая карта заражена: { $share }
board-odds-label = Кто на закрытой карте
board-pile-evacuated = эвакуировано
board-pile-discard = сброс
board-pile-contained = контролируемый карантин
board-pile-uncontained = неконтролируемый карантин
board-sum = Всего
board-decks-left = Колода горожан: { $population }. Колода инфекции: { $infection }.
board-deck-known = Что вы знаете о колоде, сверху
board-raxxon-cards = Карты «Рэксона»
board-raxxon-left =
    { $number ->
        [one] В колоде «Рэксона» { $number } карта
        [few] В колоде «Рэксона» { $number } карты
       *[other] В колоде «Рэксона» { $number } карт
    }
board-triggered = Активированные: { $number }
board-untriggered = Неактивированные: { $number }
board-none = Ни одной

## The end

board-team = Команда
board-saved-of = Эвакуировано: { $number } из { $needed }
board-end-victory = Город спасён
board-end-victory-why =
    { $needed ->
        [one] На { $day }-й день эвакуирован { $needed } здоровый горожанин — все.
       *[other] На { $day }-й день эвакуированы все { $needed } здоровых горожан.
    }
board-end-outbreak = Инфекция победила
board-end-outbreak-why = Колода инфекции закончилась на { $day }-й день. Вы эвакуировали { $number } из { $needed }.
board-end-takeover = Город принадлежит «Рэксону»
board-end-takeover-why = На { $day }-й день влияние «Рэксона» достигло 8. Вы эвакуировали { $number } из { $needed }.
board-end-mutation = Город принадлежит «Рэксону»
board-end-mutation-why = На { $day }-й день мутацию уже нельзя было остановить, и «Рэксон» подчинил город. Вы эвакуировали { $number } из { $needed }.
board-end-endless = Игра не могла продолжаться
board-end-endless-why = На { $day }-й день карты этого набора без конца активировали друг друга. Вы эвакуировали { $number } из { $needed }.

## The goal, always in sight

board-goal = Эвакуируйте { $number } — и все вы победили
board-goal-power = Если достигнет { $number }, вы все проиграете
board-goal-infection = Если она пуста, а инфекция должна распространиться, вы все проиграете

## The close-up: what a thing means

board-close-up = Крупный план
board-close-up-empty = Наведите на карту, действие или число, чтобы прочитать здесь, что они значат.
board-symbols = Символы
board-legend = Что значат символы
board-phase = действия игроков
board-phase-choosing = выбор персонажей
board-phase-crowd = собирается толпа
board-phase-night = ночь: распространение инфекции
board-goal-all = Вместе эвакуируйте всех здоровых горожан: { $number }. Вы проиграете, если влияние «Рэксона» достигнет { $power } или если инфекция должна распространиться, а её колода пуста.
board-goal-short = Вместе эвакуируйте всех здоровых горожан: { $number }.
board-win-at = победа: { $number }
board-lose-at = поражение: { $number }
board-lose-empty = поражение: 0
board-quarantine-short = вредят
board-citizen-healthy = здоровый: эвакуируйте
board-citizen-infected = заражённый: в карантин или убить
board-revealed-with = Если карта открыта и открытых карт этого типа ровно:
board-face-up-now = Сейчас открыто: { $number }
board-up = открыты:
board-killed = убит:
board-when-revealed-nothing = Когда карту открывают, ничего не происходит.
board-when-killed = Если карта убита:
board-when-killed-nothing = Когда карту убивают, ничего не происходит.
board-tonight-healthy = Ночью возвращается в колоду горожан.
board-tonight-infected = Если ночью она в толпе, инфекция распространяется 1 раз (всего за ночь не больше 4 раз).
board-face-down = Закрытая карта
board-face-down-about = Никто не знает, кто это. Это может быть:
board-known-about = Карта закрыта, но вы её знаете.
board-price = В начале каждого вашего следующего хода сегодня:
board-price-short = потом:
board-price-each = каждый следующий ход сегодня:
board-price-none = Ничего не стоит.
board-tokens = Жетоны: { $tokens } из { $slots }
board-short-give-back = { $number ->
        [one] { $number } карта назад
        [few] { $number } карты назад
       *[other] { $number } карт назад
    }
board-unmet = Её условие не выполнено, и ничего не происходит.
board-put-away = Убрать
board-see-citizens = Все горожане
board-see-cards = Сыгранные карты «Рэксона»

legend-count = Число
    .about = Эффект рядом наступает, когда карту открывают и открытых карт её типа становится ровно столько.
legend-killed = Крестик
    .about = Эффект рядом наступает, когда карта убита, открытая или закрытая.
legend-optional = Плюс
    .about = Дополнительный эффект по желанию. Если вы его применили, после действия возьмите карту «Рэксона».
legend-token = Жетон на клетке
    .about = Вы уже выполнили это действие сегодня. Последствие с этой клетки наступает в начале каждого вашего следующего хода до конца дня.
legend-known = Глаз на закрытой карте
    .about = Вы знаете эту карту, а другие могут не знать.
legend-suspect = Решётка со знаком вопроса
    .about = Интервью показало, что эта закрытая карта — заражённый или «Задира».

about-evacuated = Здоровые горожане в безопасности. Когда их здесь { $number }, вы все побеждаете.
about-power = Влияние компании. Когда оно достигает { $number }, вы все проигрываете.
about-infection = Каждый раз, когда инфекция распространяется, верхняя карта отсюда попадает к горожанам. Если инфекция должна распространиться, а колода пуста, вы все проигрываете.
about-contained = Заражённые здесь ночью не вредят. После ночи они переходят в неконтролируемый карантин.
about-uncontained = Из-за заражённых здесь ночью распространяется инфекция, как и из-за тех, кто в толпе. Потом они возвращаются в колоду горожан.
about-population = Горожане, которых нет в толпе. Отсюда карты добавляют в толпу, и отсюда будет толпа следующего дня.
about-discard = Убитые горожане и заражённые, которых принесла инфекция. Ночью их замешивают в колоду горожан.
about-raxxon = Каждая карта рассказывает историю. Если её условие выполнено, текущий игрок должен выбрать один из двух вариантов.

## The pictures of the rules

overview-goal = Город — это толпа закрытых карт. Вместе выясните, кто здоров, и эвакуируйте всех здоровых. Заражённые каждую ночь распространяют инфекцию, если вы не отправите их в карантин и не убьёте.
overview-turn = Выполните одно действие со своего планшета. Исследование бесплатно. На клетку любого другого действия кладут жетон, и её последствие наступает в начале каждого вашего следующего хода в этот день. Или спасуйте: ваш день закончен. Когда спасуют все, наступает ночь.
overview-end = Вы все побеждаете, когда все здоровые горожане эвакуированы. Вы все проигрываете, когда влияние «Рэксона» достигает 8 или когда инфекция должна распространиться, а её колода пуста.
figure-citizens = У карты здорового все углы одинаковы, у карты заражённого два угла сильно скруглены, а стекло потрескалось. Крестик: что происходит, если карта убита. Число: что происходит, если она открыта и открытых карт этого типа ровно столько.
figure-slots = Одна из трёх клеток занята: в начале каждого вашего следующего хода в этот день в толпу добавляется карта.
figure-crowd = Толпа для одного или двух игроков.
figure-adjacent = Четыре открытые карты вокруг средней соседствуют с ней, закрытые — нет.
figure-line = Один ряд, несмотря на промежуток.
figure-count = Второй открытый «Переносчик»: текущий игрок берёт карту «Рэксона».

## Что решают другие

waiting-character = Выбор персонажа.
waiting-turn = Ход: действие, его последствия или пас.

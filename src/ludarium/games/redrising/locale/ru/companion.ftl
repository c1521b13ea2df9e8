### Red Rising: the Automa's companion at a physical table, in Russian.

## Setting up

companion-box =
    { $count ->
        [one] Уберите из колоды { $count } карту: { $cards }.
        [few] Уберите из колоды { $count } карты: { $cards }.
        [many] Уберите из колоды { $count } карт: { $cards }.
       *[other] Уберите из колоды { $count } карты: { $cards }.
    }
companion-shuffled = Карты Автомы ({ $cards }) уже перемешаны, { $aside } отложены в сторону. Ваши не понадобятся: их открывает этот помощник.
companion-deal = Подготовьте игру как для двоих: по две карты в каждую локацию, дом и карты на руку себе, влияние нейтрального дома в Институт: { $influence }.
companion-deal-automa = Положите Автоме лицевой стороной вниз карты: { $cards }. Это её рука.
companion-letters = Разложите карты приоритета: { $letters }.
companion-letter = { FORM($location) } { FORM($priority) }
companion-luna-card = Положите бонусную карту Луны так, чтобы она показывала { FORM($location, case: "acc") }.
companion-parity = Положите карту «чётная/нечётная» стороной «{ FORM($parity) }» вверх.
companion-first-you = Первый ход ваш.
companion-first-automa = Первый ход делает Автома.

## Turns

companion-yours = Ваш ход
companion-tap = Изменились гелий, флот, влияние или жетон? Коснитесь их внизу.
companion-last-turn = Условия конца игры выполнены: это ваш последний ход.
companion-last-turn-apollo = Условия конца игры выполнены: это ваш предпоследний ход, ведь у Аполлона есть ещё один дополнительный.
companion-end-set = Условия конца игры выполнены.
companion-extra-turn = Сделайте свой дополнительный последний ход.
companion-reshuffled = Колода Автомы была пуста: все её карты перемешаны, { $aside } отложены в сторону.
companion-deploy = Положите верхнюю карту колоды { FORM($location, case: "onto") }. Её свойство не активируется.
companion-no-deploy = Колода пуста: ничего не назначают.
companion-gain = Она берёт верхнюю карту { FORM($location, case: "from") }, лицевой стороной вниз наверх своей руки.
companion-no-gain = Все локации пусты: карту она не берёт.
companion-no-bonus = Без карты нет и бонуса.
companion-gets =
    { $track ->
        [track-fleet] Её корабль продвигается на 1 деление: теперь { $now }.
        [track-influence] Она кладёт 1 жетон влияния в Институт: теперь { $now }.
       *[track-helium] Она получает 1 жетон гелия: теперь { $now }.
    }
companion-token-takes = Она забирает жетон владычества.
companion-token-keeps = Она оставляет жетон владычества у себя.
companion-token-defence = Если жетон ваш, можете изгнать с руки одну из этих карт, взять карту из колоды и оставить жетон себе: { $cards }.
companion-token-full = Второго бонуса нет: всего у неё уже по { $most }.
companion-banish = Изгоните верхнюю карту колоды.
companion-no-banish = Колода пуста: ничего не изгоняют.

## Reasons

companion-why-deploy =
    Секция назначения показывает { $shown ->
        [priority-a] А, приоритет { FORM($location, case: "gen") }
        [priority-b] Б, приоритет { FORM($location, case: "gen") }
        [priority-c] В, приоритет { FORM($location, case: "gen") }
        [priority-d] Г, приоритет { FORM($location, case: "gen") }
       *[other] { FORM($location, case: "acc") }
    }.
companion-why-gain =
    Секция получения показывает { $shown ->
        [priority-a] А, приоритет { FORM($location, case: "gen") }
        [priority-b] Б, приоритет { FORM($location, case: "gen") }
        [priority-c] В, приоритет { FORM($location, case: "gen") }
        [priority-d] Г, приоритет { FORM($location, case: "gen") }
       *[other] { FORM($location, case: "acc") }
    }.
companion-why-gain-along = Карт { FORM($full, case: "loc") } нет: стрелка ведёт { FORM($arrow) }, { FORM($location, case: "onto") }.
companion-why-bonus = Звезда даёт бонус { FORM($location, case: "gen") }, откуда взята карта.
companion-why-bonus-along = У неё уже 10 того, что даёт { FORM($full) }: стрелка ведёт { FORM($arrow) }, к бонусу { FORM($location, case: "gen") }.
companion-why-luna = С Луной приходит ещё один бонус: бонусная карта Луны показывает { FORM($location, case: "acc") }.
companion-why-banish = Секция дополнительных эффектов показывает изгнание карты.

## The end

companion-ending = Игра окончена. Воспользуйтесь свойствами «в конце игры».
companion-ending-tap = Если они что-то меняют у Автомы, коснитесь этого внизу.
companion-total = Очки Автомы: { $total }.

## Questions

companion-ask-even = У скольких из { $cards } карт на поле чётная ценность? 0 — чётное.
companion-ask-apollo = У вас дом Аполлона?
companion-ask-parity = Какая ценность у взятой карты?
companion-ask-unseen =
    { $count ->
        [one] Переверните { $count } карту её руки, которой никто не видел. Сколько чётных?
        [few] Переверните { $count } карты её руки, которых никто не видел. Сколько чётных?
        [many] Переверните { $count } карт её руки, которых никто не видел. Сколько чётных?
       *[other] Переверните { $count } карты её руки, которых никто не видел. Сколько чётных?
    }
companion-ask-influence = Сколько вашего влияния в Институте?
companion-ask-total = А ваши очки?

## Answers

companion-done = Готово
companion-next = Дальше
companion-over = Мой ход завершён
companion-set-end = Условия конца выполнены
companion-bare = Колода пуста
companion-not-bare = Колода не пуста
companion-even = Чётная
companion-odd = Нечётная
companion-empty = Карт { FORM($location, case: "loc") } нет
companion-unseen = Лежит лицевой стороной вниз
companion-it-takes = Она его берёт
companion-i-defend = Оставляю себе

### Red Rising: the Automa's companion at a physical table, in Russian.

## Setting up

companion-box =
    { $count ->
        [one] Уберите из колоды { $count } карту: { $cards }.
        [few] Уберите из колоды { $count } карты: { $cards }.
        [many] Уберите из колоды { $count } карт: { $cards }.
       *[other] Уберите из колоды { $count } карты: { $cards }.
    }
companion-shuffled =
    { $cards ->
        [one] { $cards } карта Автомы перемешана, { $aside } отложены в сторону. Ваши не понадобятся: их открывает этот помощник.
        [few] { $cards } карты Автомы перемешаны, { $aside } отложены в сторону. Ваши не понадобятся: их открывает этот помощник.
       *[other] { $cards } карт Автомы перемешаны, { $aside } отложены в сторону. Ваши не понадобятся: их открывает этот помощник.
    }
companion-deal =
    { $influence ->
        [one] Подготовьте игру как для двоих: по две карты в каждую локацию, себе дом и 5 карт на руку (с Церерой 6), в Институт { $influence } жетон влияния нейтрального дома.
        [few] Подготовьте игру как для двоих: по две карты в каждую локацию, себе дом и 5 карт на руку (с Церерой 6), в Институт { $influence } жетона влияния нейтрального дома.
       *[other] Подготовьте игру как для двоих: по две карты в каждую локацию, себе дом и 5 карт на руку (с Церерой 6), в Институт { $influence } жетонов влияния нейтрального дома.
    }
companion-deal-automa =
    { $cards ->
        [one] Положите Автоме { $cards } карту лицевой стороной вниз: это её рука (колода).
        [few] Положите Автоме { $cards } карты лицевой стороной вниз: это её рука (колода).
       *[other] Положите Автоме { $cards } карт лицевой стороной вниз: это её рука (колода).
    }
companion-letters = Разложите карты приоритета: { $letters }.
companion-letter = { FORM($location) } { FORM($priority) }
companion-luna-card = Подложите бонусную карту Луны под карту приоритета Луны так, чтобы был виден лишь символ локации { FORM($location) }.
companion-parity = Подложите карту «чётная/нечётная» под игровое поле так, чтобы было видно лишь слово «{ FORM($parity) }».
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
companion-why-luna = Луна даёт ещё один бонус: бонусная карта Луны показывает { FORM($location, case: "acc") }.
companion-why-banish = Секция дополнительных эффектов показывает изгнание карты.

## The end

companion-ending = Игра окончена. Воспользуйтесь свойствами «в конце игры».
companion-ending-tap = Если они что-то меняют у Автомы, коснитесь этого внизу.
companion-total =
    { $total ->
        [one] У Автомы { $total } очко.
        [few] У Автомы { $total } очка.
       *[other] У Автомы { $total } очков.
    }

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

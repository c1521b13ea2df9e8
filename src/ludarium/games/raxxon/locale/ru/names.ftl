### Raxxon: the names of its things, in Russian.

the-game = «Рэксон»

## Citizens: the name; as what one acts upon (acc); then face up: a single one as a subject (nom), and one, a few or
## many of them as what one acts upon

citizen-hostile = Задира
    .acc = «Задиру»
    .nom = открытая карта «Задира»
    .one = открытую карту «Задира»
    .few = открытые карты «Задира»
    .many = открытых карт «Задира»
citizen-susceptible = Уязвимый
    .acc = «Уязвимого»
    .nom = открытая карта «Уязвимый»
    .one = открытую карту «Уязвимый»
    .few = открытые карты «Уязвимый»
    .many = открытых карт «Уязвимый»
citizen-celebrity = Знаменитость
    .acc = «Знаменитость»
    .nom = открытая карта «Знаменитость»
    .one = открытую карту «Знаменитость»
    .few = открытые карты «Знаменитость»
    .many = открытых карт «Знаменитость»
citizen-innocent = Невиновный
    .acc = «Невиновного»
    .nom = открытая карта «Невиновный»
    .one = открытую карту «Невиновный»
    .few = открытые карты «Невиновный»
    .many = открытых карт «Невиновный»
citizen-familiar = Знакомый
    .acc = «Знакомого»
    .nom = открытая карта «Знакомый»
    .one = открытую карту «Знакомый»
    .few = открытые карты «Знакомый»
    .many = открытых карт «Знакомый»
citizen-family = Семья
    .acc = «Семью»
    .nom = открытая карта «Семья»
    .one = открытую карту «Семья»
    .few = открытые карты «Семья»
    .many = открытых карт «Семья»
citizen-chaotic = Хаос
    .acc = «Хаос»
    .nom = открытая карта «Хаос»
    .one = открытую карту «Хаос»
    .few = открытые карты «Хаос»
    .many = открытых карт «Хаос»
citizen-carrier = Переносчик
    .acc = «Переносчика»
    .nom = открытая карта «Переносчик»
    .one = открытую карту «Переносчик»
    .few = открытые карты «Переносчик»
    .many = открытых карт «Переносчик»
citizen-volatile = Метабола
    .acc = «Метаболу»
    .nom = открытая карта «Метабола»
    .one = открытую карту «Метабола»
    .few = открытые карты «Метабола»
    .many = открытых карт «Метабола»

# A citizen whom one does not see
face-down = закрытая карта
    .acc = закрытую карту

## Kinds of citizens

kind-healthy = здоровый
    .nom = открытая карта здорового
    .one = открытую карту здорового
    .few = открытые карты здоровых
    .many = открытых карт здоровых
kind-infected = заражённый
    .nom = открытая карта заражённого
    .one = открытую карту заражённого
    .few = открытые карты заражённых
    .many = открытых карт заражённых
kind-any = любая карта
    .nom = открытая карта
    .one = открытую карту
    .few = открытые карты
    .many = открытых карт

## Characters (within a sentence: nom) and their actions

character-thomas = Томас Харт
    .nom = Томас Харт
action-thomas-0 = Исследование
action-thomas-1 = Эвакуация
action-thomas-2 = Прицельный авиаудар
action-thomas-3 = Приказ разойтись
action-thomas-4 = Карантин
action-thomas-5 = Агрессивное управление толпой

character-meryl = Мерил Вулф
    .nom = Мерил Вулф
action-meryl-0 = Исследование
action-meryl-1 = Эвакуация
action-meryl-2 = Авиаудар скрепя сердце
action-meryl-3 = Карантин
action-meryl-4 = Интервью
action-meryl-5 = Убедительное управление толпой

character-brian = Брайан Ли
    .nom = Брайан Ли
action-brian-0 = Исследование
action-brian-1 = Эвакуация
action-brian-2 = Авиаудар по запросу
action-brian-3 = От двери к двери
action-brian-4 = Карантин
action-brian-5 = Харизматичное управление толпой

character-gabriel = Габриэль Диас
    .nom = Габриэль Диас
action-gabriel-0 = Исследование
action-gabriel-1 = Точечная эвакуация
action-gabriel-2 = Атака топором
action-gabriel-3 = Блокпост
action-gabriel-4 = Карантин
action-gabriel-5 = Решительное управление толпой

character-kd = Кей-Ди Джеймс
    .nom = Кей-Ди Джеймс
action-kd-0 = Исследование
action-kd-1 = Эвакуация
action-kd-2 = Хирургический авиаудар
action-kd-3 = Ресурсы «Рэксона»
action-kd-4 = Медицинский карантин
action-kd-5 = Хладнокровное управление толпой

character-liaison = Представительница «Рэксона»
    .nom = представительница «Рэксона»
action-liaison-0 = Исследование
action-liaison-1 = Точечная эвакуация
action-liaison-2 = Атака охраны
action-liaison-3 = Допуск компании
action-liaison-4 = Карантин
action-liaison-5 = Корпоративное управление толпой

## Symbols

symbol-add = Добавить в толпу
    .short = +1 карта
    .about = В толпу приходит закрытая карта из колоды горожан.
symbol-flip = Открыть
    .short = открыть
    .about = Текущий игрок открывает одну закрытую карту толпы.
symbol-infection = Распространение инфекции
    .short = распространение
    .about = Верхняя карта колоды инфекции попадает к горожанам. Если колода пуста, вы все проигрываете.
symbol-raxxon = Взять карту «Рэксона»
    .short = карта «Рэксона»
    .about = Текущий игрок берёт карту «Рэксона»: историю с выбором. Если её условие не выполнено, ничего не происходит.
symbol-power = Влияние «Рэксона»
    .short = влияние +1
    .about = Влияние «Рэксона» растёт на 1. Если оно достигнет 8, вы все проигрываете.
symbol-hostile = Возвращение задиры
    .short = задира назад
    .about = Одна эвакуированная карта «Задира» возвращается к горожанам, и её надо эвакуировать снова.
symbol-end = Конец дня
    .short = конец дня
    .about = Действия игроков сразу прекращаются, и наступает ночь.
symbol-pass = Пас
    .short = пас
    .about = Текущий игрок сегодня больше не ходит.

## Levels

level-introductory = вводный
level-regular = средний
level-hard = сложный
level-expert = экспертный

## Decks

deck-population = колода горожан
    .gen = колоды горожан
deck-raxxon = колода «Рэксона»
    .gen = колоды «Рэксона»

## Where the content comes from

source-printed = Название и тип — как в коробке; текст и сторона А — наши
source-likely = Название и тип — вероятно, как в коробке; текст и сторона А — наши
source-ours = Создано для Ludarium

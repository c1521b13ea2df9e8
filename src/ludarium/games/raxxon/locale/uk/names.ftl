### Raxxon: the names of its things, in Ukrainian.

the-game = «Рексон»

## Citizens: the name; as what one acts upon (acc); then face up: a single one as a subject (nom), and one, a few or
## many of them as what one acts upon

citizen-hostile = Задирака
    .acc = «Задираку»
    .nom = відкрита карта «Задирака»
    .one = відкриту карту «Задирака»
    .few = відкриті карти «Задирака»
    .many = відкритих карт «Задирака»
citizen-susceptible = Вразливий
    .acc = «Вразливого»
    .nom = відкрита карта «Вразливий»
    .one = відкриту карту «Вразливий»
    .few = відкриті карти «Вразливий»
    .many = відкритих карт «Вразливий»
citizen-celebrity = Знаменитість
    .acc = «Знаменитість»
    .nom = відкрита карта «Знаменитість»
    .one = відкриту карту «Знаменитість»
    .few = відкриті карти «Знаменитість»
    .many = відкритих карт «Знаменитість»
citizen-innocent = Невинний
    .acc = «Невинного»
    .nom = відкрита карта «Невинний»
    .one = відкриту карту «Невинний»
    .few = відкриті карти «Невинний»
    .many = відкритих карт «Невинний»
citizen-familiar = Знайомий
    .acc = «Знайомого»
    .nom = відкрита карта «Знайомий»
    .one = відкриту карту «Знайомий»
    .few = відкриті карти «Знайомий»
    .many = відкритих карт «Знайомий»
citizen-family = Родина
    .acc = «Родину»
    .nom = відкрита карта «Родина»
    .one = відкриту карту «Родина»
    .few = відкриті карти «Родина»
    .many = відкритих карт «Родина»
citizen-chaotic = Хаос
    .acc = «Хаос»
    .nom = відкрита карта «Хаос»
    .one = відкриту карту «Хаос»
    .few = відкриті карти «Хаос»
    .many = відкритих карт «Хаос»
citizen-carrier = Носій
    .acc = «Носія»
    .nom = відкрита карта «Носій»
    .one = відкриту карту «Носій»
    .few = відкриті карти «Носій»
    .many = відкритих карт «Носій»
citizen-volatile = Нестабільний
    .acc = «Нестабільного»
    .nom = відкрита карта «Нестабільний»
    .one = відкриту карту «Нестабільний»
    .few = відкриті карти «Нестабільний»
    .many = відкритих карт «Нестабільний»

# A citizen whom one does not see
face-down = закрита карта
    .acc = закриту карту

## Kinds of citizens

kind-healthy = здоровий
    .nom = відкрита карта здорового
    .one = відкриту карту здорового
    .few = відкриті карти здорових
    .many = відкритих карт здорових
kind-infected = заражений
    .nom = відкрита карта зараженого
    .one = відкриту карту зараженого
    .few = відкриті карти заражених
    .many = відкритих карт заражених
kind-any = будь-яка карта
    .nom = відкрита карта
    .one = відкриту карту
    .few = відкриті карти
    .many = відкритих карт

## Characters (within a sentence: nom) and their actions

character-thomas = Томас Гарт
    .nom = Томас Гарт
action-thomas-0 = Дослідження
action-thomas-1 = Евакуація
action-thomas-2 = Прицільний авіаудар
action-thomas-3 = Наказ розійтися
action-thomas-4 = Карантин
action-thomas-5 = Агресивне керування натовпом

character-meryl = Меріл Вулф
    .nom = Меріл Вулф
action-meryl-0 = Дослідження
action-meryl-1 = Евакуація
action-meryl-2 = Авіаудар знехотя
action-meryl-3 = Карантин
action-meryl-4 = Інтерв’ю
action-meryl-5 = Переконливе керування натовпом

character-brian = Браян Лі
    .nom = Браян Лі
action-brian-0 = Дослідження
action-brian-1 = Евакуація
action-brian-2 = Авіаудар на запит
action-brian-3 = Від дверей до дверей
action-brian-4 = Карантин
action-brian-5 = Харизматичне керування натовпом

character-gabriel = Габріель Діас
    .nom = Габріель Діас
action-gabriel-0 = Дослідження
action-gabriel-1 = Точкова евакуація
action-gabriel-2 = Атака сокирою
action-gabriel-3 = Блокпост
action-gabriel-4 = Карантин
action-gabriel-5 = Рішуче керування натовпом

character-kd = Кей-Ді Джеймс
    .nom = Кей-Ді Джеймс
action-kd-0 = Дослідження
action-kd-1 = Евакуація
action-kd-2 = Хірургічний авіаудар
action-kd-3 = Ресурси «Рексона»
action-kd-4 = Медичний карантин
action-kd-5 = Холоднокровне керування натовпом

character-liaison = Представниця «Рексона»
    .nom = представниця «Рексона»
action-liaison-0 = Дослідження
action-liaison-1 = Точкова евакуація
action-liaison-2 = Атака охорони
action-liaison-3 = Допуск компанії
action-liaison-4 = Карантин
action-liaison-5 = Корпоративне керування натовпом

## Symbols

symbol-add = Додати до натовпу
    .short = +1 карта
    .about = До натовпу приєднується закрита карта з колоди містян.
symbol-flip = Відкрити
    .short = відкрити
    .about = Поточний гравець відкриває одну закриту карту натовпу.
symbol-infection = Поширення інфекції
    .short = поширення
    .about = Верхня карта колоди інфекції потрапляє до містян. Якщо колода порожня, ви всі програєте.
symbol-raxxon = Узяти карту «Рексона»
    .short = карта «Рексона»
    .about = Поточний гравець бере карту «Рексона»: історію з вибором. Якщо її умову не виконано, нічого не стається.
symbol-power = Вплив «Рексона»
    .short = вплив +1
    .about = Вплив «Рексона» зростає на 1. Якщо він досягне 8, ви всі програєте.
symbol-hostile = Повернення задираки
    .short = задирака назад
    .about = Одна евакуйована карта «Задирака» повертається до містян, і її треба евакуювати знову.
symbol-end = Кінець дня
    .short = кінець дня
    .about = Дії гравців одразу припиняються, і настає ніч.
symbol-pass = Пас
    .short = пас
    .about = Поточний гравець сьогодні більше не ходить.

## Levels

level-introductory = вступний
level-regular = середній
level-hard = складний
level-expert = експертний

## Decks

deck-population = колода містян
    .gen = колоди містян
deck-raxxon = колода «Рексона»
    .gen = колоди «Рексона»

## Where the content comes from

source-printed = Назва й тип — як у коробці; текст і сторона А — наші
source-likely = Назва й тип — імовірно, як у коробці; текст і сторона А — наші
source-ours = Створено для Ludarium

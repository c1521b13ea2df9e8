### Raxxon: what the drawn board says in a browser, in Ukrainian.

## Cards of the crowd

board-card-up = { $cell }: { FORM($card) }
board-card-known = { $cell }: закрита карта; ви знаєте, хто це: { FORM($card) }
board-card-down = { $cell }: закрита карта
board-well = здорова людина
board-sick = заражена людина
board-suspect = Підозра: заражений або задирака
board-surely-infected = Заражений: усі бачили, що карта прийшла з колоди інфекції
board-picked = вибрано
board-roadblock =
    { $number ->
        [one] Блокпост: не пропустить ще { $number } карту
        [few] Блокпост: не пропустить ще { $number } карти
       *[other] Блокпост: не пропустить ще { $number } карт
    }
board-crowd =
    { $number ->
        [one] Натовп: { $number } карта
        [few] Натовп: { $number } карти
       *[other] Натовп: { $number } карт
    }
board-crowd-empty = Вулиці порожні.
board-row = Ряд { $line }
board-column = Стовпчик { $line }
board-place = Місце { $cell }

## The story

board-raxxon-card = Карта «Рексона»
board-source-printed = назва з коробки
board-source-likely = назва ймовірна
board-source-ours = наше

## Sheets

board-sheets = Історія й планшети персонажів
board-actions = Ваші дії
board-action = { FORM($action) }; зайнято клітинок: { $tokens } з { $slots }
board-untoken = Прибрати останній жетон: { FORM($action) }
board-slot-taken = Жетон: { $symbols }
board-slot-free = Порожня клітинка: { $symbols }
board-passed = пас
board-side-a = сторона А, для 1–2 гравців
board-side-b = сторона Б, для 3–4 гравців
board-next-turn = Наступний хід почнеться так:
board-next-turn-free = Наступний хід почнеться без наслідків.
board-always-free = завжди доступно
board-idle = зараз нічого не змінить
board-anyway = Усе одно виконати: витратите жетон
board-anyway-free = Усе одно виконати
board-choose-character = Виберіть персонажа
board-check-does = замініть відкриту карту «Задирака» чи «Вразливий» верхньою картою колоди перевірки

## Meters

board-day = День { $number }
board-saved = Евакуйовано
board-power = Вплив «Рексона»
board-infection = Колода інфекції
board-quarantine = Карантин
board-contained = контрольований
board-uncontained = неконтрольований
board-population = містяни
board-discard = скид
board-raxxon-deck = карти «Рексона»
board-short-saved = евакуйовано
board-short-power = вплив
board-short-infection = інфекція
board-short-quarantine = карантин
board-night-exactly =
    { $number ->
        [one] Уночі інфекція пошириться { $number } раз
        [few] Уночі інфекція пошириться { $number } рази
       *[other] Уночі інфекція пошириться { $number } разів
    }
board-night-range =
    { $most ->
        [one] Уночі інфекція пошириться від { $least } до { $most } разу
       *[other] Уночі інфекція пошириться від { $least } до { $most } разів
    }
board-cordon =
    { $number ->
        [one] Наступну карту не буде додано
        [few] Наступні { $number } карти не буде додано
       *[other] Наступні { $number } карт не буде додано
    }
board-owed = Після цієї дії візьміть карту «Рексона»
board-stage = Етап { $number }
board-strict = Сьогодні день закінчать 3 відкриті «Задираки»
board-event-times = № { $numbers } з усіх подій; досі було: { $past }.
board-event-next = Наступна подія: { FORM($scene) }
board-reserve-infected = + заражених: { $number }
board-reserve-top = Верхні карти (відомі всім): { $cards }

## Decks and piles

board-choose = Виберіть
board-people = Усі містяни
board-citizen = Містяни
board-odds = Під закритою картою заражений: { $share }
board-odds-label = Хто під закритою картою
board-pile-evacuated = евакуйовано
board-pile-discard = скид
board-pile-contained = контрольований карантин
board-pile-uncontained = неконтрольований карантин
board-sum = Усього
board-decks-left = Колода містян: { $population }. Колода інфекції: { $infection }.
board-deck-known = Що ви знаєте про колоду, згори
board-raxxon-cards = Карти «Рексона»
board-raxxon-left =
    { $number ->
        [one] У колоді «Рексона» { $number } карта
        [few] У колоді «Рексона» { $number } карти
       *[other] У колоді «Рексона» { $number } карт
    }
board-triggered = Активовані: { $number }
board-untriggered = Неактивовані: { $number }
board-none = Жодної

## The end

board-team = Команда
board-saved-of = Евакуйовано: { $number } з { $needed }
board-end-victory = Місто врятовано
board-end-victory-why =
    { $needed ->
        [one] На { $day }-й день евакуйовано { $needed } здорового містянина — усіх.
       *[other] На { $day }-й день евакуйовано всіх { $needed } здорових містян.
    }
board-end-outbreak = Інфекція перемогла
board-end-outbreak-why = Колода інфекції вичерпалася на { $day }-й день. Ви евакуювали { $number } з { $needed }.
board-end-takeover = Місто належить «Рексону»
board-end-takeover-why = На { $day }-й день вплив «Рексона» сягнув 8. Ви евакуювали { $number } з { $needed }.
board-end-mutation = Місто належить «Рексону»
board-end-mutation-why = На { $day }-й день мутацію вже не вдалося зупинити, і «Рексон» підкорив місто. Ви евакуювали { $number } з { $needed }.
board-end-endless = Гра не могла продовжитися
board-end-endless-why = На { $day }-й день карти цього набору без кінця активували одна одну. Ви евакуювали { $number } з { $needed }.

## The goal, always in sight

board-goal = Евакуюйте { $number } — і всі ви перемогли
board-goal-power = Коли сягне { $number }, усі ви програли
board-goal-infection = Якщо вона порожня, коли інфекція має поширитися, усі ви програли

## Що вирішують інші

waiting-character = Вибір персонажа.
waiting-turn = Хід: дія, її наслідки або пас.

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
        [one] Застава: не пустить ще { $number } карту
        [few] Застава: не пустить ще { $number } карти
       *[other] Застава: не пустить ще { $number } карт
    }
board-crowd =
    { $number ->
        [one] Натовп: { $number } карта
        [few] Натовп: { $number } карти
       *[other] Натовп: { $number } карт
    }
board-crowd-empty = Вулиці порожні.
board-row = Ряд { $line }
board-column = Стовпець { $line }
board-place = Місце { $cell }

## The story

board-raxxon-card = Карта «Рексона»
board-source-printed = як у коробці
board-source-likely = імовірно така
board-source-ours = наше

## Sheets

board-sheets = Історія й планшети персонажів
board-actions = Ваші дії
board-action = { FORM($action) }; зайнято комірок: { $tokens } з { $slots }
board-untoken = Забрати останній жетон: { FORM($action) }
board-slot-taken = Жетон: { $symbols }
board-slot-free = Вільна комірка: { $symbols }
board-passed = пас
board-side-a = сторона для 1–2 гравців
board-side-b = сторона для 3–4 гравців
board-next-turn = Наступний хід почнеться так:
board-next-turn-free = Наступний хід почнеться без наслідків.
board-always-free = завжди вільно
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
board-short-saved = врятовано
board-short-power = вплив
board-short-infection = інфекція
board-short-quarantine = карантин
board-night-exactly =
    { $number ->
        [one] Уночі: { $number } поширення
        [few] Уночі: { $number } поширення
       *[other] Уночі: { $number } поширень
    }
board-night-range = Уночі поширень: від { $least } до { $most }
board-cordon =
    { $number ->
        [one] Ще { $number } карта не додасться
        [few] Ще { $number } карти не додадуться
       *[other] Ще { $number } карт не додасться
    }
board-owed = Після цієї дії буде карта «Рексона»
board-stage = Стадія { $number }
board-strict = Сьогодні день закінчать 3 відкриті «Задираки»
board-event-times = № { $numbers } з усіх подій; досі було: { $past }.
board-event-next = Наступна подія: { FORM($scene) }
board-reserve-infected = + заражених: { $number }
board-reserve-top = Згори, як усі знають: { $cards }

## Decks and piles

board-choose = Виберіть
board-people = Усі містяни
board-citizen = Містяни
board-odds = Невідома карта заражена: { $share }
board-odds-label = Шанси невідомої карти
board-pile-evacuated = евакуйовано
board-pile-discard = скид
board-pile-contained = контрольований карантин
board-pile-uncontained = неконтрольований карантин
board-sum = Разом
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
board-saved-of = Врятовано: { $number } з { $needed }
board-end-victory = Місто врятовано
board-end-victory-why = Евакуйовано всіх здорових: { $needed }. Це вдалося на { $day }-й день.
board-end-outbreak = Інфекція перемогла
board-end-outbreak-why = Колода інфекції вичерпалася на { $day }-й день. Ви врятували { $number } з { $needed }.
board-end-takeover = Місто належить «Рексону»
board-end-takeover-why = Вплив «Рексона» став повним на { $day }-й день. Ви врятували { $number } з { $needed }.
board-end-mutation = Місто належить «Рексону»
board-end-mutation-why = На { $day }-й день мутацію вже не вдалося зупинити, і «Рексон» підкорив місто. Ви врятували { $number } з { $needed }.
board-end-endless = Гра не могла тривати далі
board-end-endless-why = Карти цього набору на { $day }-й день без кінця запускали одна одну. Ви врятували { $number } з { $needed }.

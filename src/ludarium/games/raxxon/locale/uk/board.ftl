### Raxxon: what the drawn board says in a browser, in Ukrainian.

## Cards of the crowd

board-card-up = { $cell }: { FORM($card) }
board-card-known = { $cell }: долілиць; ви знаєте, хто це: { FORM($card) }
board-card-down = { $cell }: долілиць
board-well = здорова людина
board-sick = заражена людина
board-suspect = Підозра: зараза або ворожість
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

board-raxxon-card = Карта «Raxxon»
board-source-printed = як у коробці
board-source-likely = імовірно така
board-source-ours = наше

## Sheets

board-sheets = Історія й аркуші персонажів
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
board-choose-character = Виберіть персонажа

## Meters

board-day = День { $number }
board-level-introductory = Ознайомчий рівень
board-level-regular = Звичайний рівень
board-level-hard = Складний рівень
board-level-expert = Експертний рівень
board-saved = Евакуйовано
board-power = Влада «Raxxon»
board-infection = Колода зарази
board-quarantine = Карантин
board-contained = під контролем
board-uncontained = без контролю
board-population = населення
board-discard = скинуті
board-raxxon-deck = карти «Raxxon»
board-short-saved = врятовано
board-short-power = влада
board-short-infection = зараза
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
board-owed = Після цієї дії буде карта «Raxxon»

## Decks and piles

board-choose = Виберіть
board-people = Усі мешканці
board-citizen = Мешканець
board-odds = Невідома карта заражена: { $share }
board-odds-label = Шанси невідомої карти
board-pile-evacuated = евакуйовано
board-pile-discard = скид
board-pile-contained = карантин під контролем
board-pile-uncontained = карантин без контролю
board-sum = Разом
board-decks-left = Колода населення: { $population }. Колода зарази: { $infection }.
board-deck-known = Що ви знаєте про колоду, згори
board-raxxon-cards = Карти «Raxxon»
board-raxxon-left =
    { $number ->
        [one] У колоді «Raxxon» { $number } карта
        [few] У колоді «Raxxon» { $number } карти
       *[other] У колоді «Raxxon» { $number } карт
    }
board-triggered = Спрацювали: { $number }
board-untriggered = Не спрацювали: { $number }
board-none = Жодної

## The end

board-saved-of = Врятовано: { $number } з { $needed }
board-end-victory = Місто врятовано
board-end-victory-why = Евакуйовано всіх здорових: { $needed }. Це вдалося на { $day }-й день.
board-end-outbreak = Зараза перемогла
board-end-outbreak-why = Колода зарази вичерпалася на { $day }-й день. Ви врятували { $number } з { $needed }.
board-end-takeover = Місто належить «Raxxon»
board-end-takeover-why = Влада «Raxxon» стала повною на { $day }-й день. Ви врятували { $number } з { $needed }.

### Raxxon: what citizens, sheets and Raxxon cards do, as on the cards, in Ukrainian.

# A family of effects is one phrase, without a capital letter or a full stop: several of them are read one after
# another, with commas between.

## A card in words

printed-healthy = Карта здорового, у коробці їх { $number }.
printed-infected = Карта зараженого, у коробці їх { $number }.
printed-killed = Коли вбито: { $effects }.
printed-count =
    { $number ->
        [1] Коли відкрито, якщо відкрита лише одна карта цього типу: { $effects }.
       *[other] Коли відкрито, якщо відкритих карт цього типу рівно { $number }: { $effects }.
    }
printed-action = { FORM($action) }: { $effects }. Клітинки: { $slots }.
printed-action-sides = { FORM($action) }: { $effects }. Клітинки для 1–2 гравців: { $slots_a }; для 3–4: { $slots_b }.
printed-when = Умова: { $condition }.
printed-option = { $number }. { FORM($choice) } — { $effects }.
printed-reshuffles = Потім замішайте неактивовані карти в колоду «Рексона».

## The symbols of a slot

slots-alike = { $number } × { $slot }
symbols-one = { FORM($symbol) }
symbols-more = { FORM($symbol) } + { $rest }

## Symbols

does-add =
    { $number ->
        [one] додайте карту до натовпу
        [few] додайте до натовпу { $number } карти
       *[other] додайте до натовпу { $number } карт
    }
does-flip =
    { $number ->
        [one] відкрийте карту
        [few] відкрийте { $number } карти
       *[other] відкрийте { $number } карт
    }
does-infection =
    { $number ->
        [one] інфекція поширюється
        [few] інфекція поширюється { $number } рази
       *[other] інфекція поширюється { $number } разів
    }
does-raxxon =
    { $number ->
        [one] візьміть карту «Рексона»
        [few] візьміть { $number } карти «Рексона»
       *[other] візьміть { $number } карт «Рексона»
    }
does-power = вплив «Рексона» +{ $number }
does-power-down = вплив «Рексона» −1
does-hostile =
    { $number ->
        [one] { $number } карта «Задирака» повертається зі стосу евакуації
        [few] { $number } карти «Задирака» повертаються зі стосу евакуації
       *[other] { $number } карт «Задирака» повертаються зі стосу евакуації
    }
does-end = день закінчується
does-pass = поточний гравець пасує
does-character-passes = { FORM($character, case: "nom") } пасує
does-raxxon-or-power = візьміть карту «Рексона» (у соло-грі можете натомість підвищити вплив «Рексона» на 1)
does-optional = за бажанням (тоді після дії візьміть карту «Рексона»): { $effects }

## Killing

does-kill =
    { $number ->
        [one] убийте { $number } { FORM($of, case: "one") }
        [few] убийте { $number } { FORM($of, case: "few") }
       *[other] убийте { $number } { FORM($of, case: "many") }
    }
does-kill-up-to =
    { $number ->
        [1] можете вбити { $number } { FORM($of, case: "one") }
       *[other] убийте до { $number } { FORM($of, case: "many") }
    }
does-kill-line = убийте всіх у ряді чи стовпчику
does-kill-line-without = убийте всіх у ряді чи стовпчику, де немає { FORM($of, case: "many") }
does-kill-line-spare = переверніть горілиць ряд чи стовпчик, без жодних ефектів, і вбийте там усіх, лишивши { FORM($of, case: "few") }
does-kill-cluster =
    { $number ->
        [1] убийте карту й, якщо хочете, 1 сусідню з нею
        [4] убийте карту й будь-які сусідні з нею на ваш вибір
       *[other] убийте карту й до { $number } сусідніх із нею
    }
does-kill-around = виберіть 1 { FORM($of, case: "one") } та вбийте всі сусідні з нею карти
does-kill-with-neighbour = убийте 1 { FORM($of, case: "one") } та 1 сусідню з нею карту
does-kill-pair = убийте 2 сусідні карти

## Evacuation

does-evacuate =
    { $number ->
        [one] евакуюйте { $number } { FORM($of, case: "one") }
        [few] евакуюйте { $number } { FORM($of, case: "few") }
       *[other] евакуюйте { $number } { FORM($of, case: "many") }
    }
does-evacuate-up-to =
    { $number ->
        [1] можете евакуювати { $number } { FORM($of, case: "one") }
       *[other] евакуюйте до { $number } { FORM($of, case: "many") }
    }
does-evacuate-line = евакуюйте ряд чи стовпчик, у якому всі карти відкриті й здорові
does-evacuate-cluster = евакуюйте відкриту карту здорового й будь-які сусідні з нею відкриті карти здорових на ваш вибір
does-give-back =
    { $number ->
        [one] { $number } карта на вибір поточного гравця переходить зі стосу евакуації в стос скиду містян
        [few] { $number } карти на вибір поточного гравця переходять зі стосу евакуації в стос скиду містян
       *[other] { $number } карт на вибір поточного гравця переходять зі стосу евакуації в стос скиду містян
    }

## Quarantine

does-contain-crowd =
    { $number ->
        [one] перемістіть { $number } відкриту карту зараженого з натовпу в контрольований карантин
        [few] перемістіть { $number } відкриті карти заражених із натовпу в контрольований карантин
       *[other] перемістіть { $number } відкритих карт заражених із натовпу в контрольований карантин
    }
does-contain-uncontained =
    { $number ->
        [one] перемістіть { $number } карту з неконтрольованого карантину в контрольований
        [few] перемістіть { $number } карти з неконтрольованого карантину в контрольований
       *[other] перемістіть { $number } карт із неконтрольованого карантину в контрольований
    }
does-contain-both =
    { $number ->
        [one] перемістіть { $number } відкриту карту зараженого з натовпу чи неконтрольованого карантину в контрольований
        [few] перемістіть { $number } відкриті карти заражених із натовпу чи неконтрольованого карантину в контрольований
       *[other] перемістіть { $number } відкритих карт заражених із натовпу чи неконтрольованого карантину в контрольований
    }
does-contain-up-to-crowd =
    { $number ->
        [1] можете перемістити { $number } відкриту карту зараженого з натовпу в контрольований карантин
       *[other] перемістіть до { $number } відкритих карт заражених із натовпу в контрольований карантин
    }
does-contain-up-to-uncontained =
    { $number ->
        [1] можете перемістити { $number } карту з неконтрольованого карантину в контрольований
       *[other] перемістіть до { $number } карт із неконтрольованого карантину в контрольований
    }
does-contain-up-to-both =
    { $number ->
        [1] перемістіть { $number } відкриту карту зараженого з натовпу чи неконтрольованого карантину в контрольований
       *[other] перемістіть до { $number } відкритих карт заражених із натовпу чи неконтрольованого карантину в контрольований
    }
does-contain-all-uncontained = перемістіть усі карти з неконтрольованого карантину в контрольований
does-bury-crowd =
    { $number ->
        [one] покладіть { $number } відкриту карту зараженого з натовпу під колоду інфекції
        [few] покладіть { $number } відкриті карти заражених із натовпу під колоду інфекції
       *[other] покладіть { $number } відкритих карт заражених із натовпу під колоду інфекції
    }
does-bury-quarantine =
    { $number ->
        [one] покладіть { $number } карту з будь-якого карантину під колоду інфекції
        [few] покладіть { $number } карти з будь-якого карантину під колоду інфекції
       *[other] покладіть { $number } карт із будь-якого карантину під колоду інфекції
    }
does-bury-uncontained =
    { $number ->
        [one] покладіть { $number } карту з неконтрольованого карантину під колоду інфекції
        [few] покладіть { $number } карти з неконтрольованого карантину під колоду інфекції
       *[other] покладіть { $number } карт із неконтрольованого карантину під колоду інфекції
    }
does-break-out = 1 карта з неконтрольованого карантину потрапляє в натовп, де її відкривають

## The crowd

does-look =
    { $number ->
        [1] можете переглянути { $number } закриту карту
       *[other] перегляньте до { $number } закритих карт
    }
does-look-by-players = перегляньте до { $number } закритих карт (утрьох — до { $three }, учотирьох — до { $four })
does-turn-down =
    { $number ->
        [one] переверніть долілиць { $number } { FORM($of, case: "one") }
        [few] переверніть долілиць { $number } { FORM($of, case: "few") }
       *[other] переверніть долілиць { $number } { FORM($of, case: "many") }
    }
does-turn-down-up-to =
    { $number ->
        [1] можете перевернути долілиць { $number } { FORM($of, case: "one") }
       *[other] переверніть долілиць до { $number } { FORM($of, case: "many") }
    }
does-turn-down-any = переверніть долілиць скільки завгодно { FORM($of, case: "many") }
does-turn-down-all = переверніть долілиць усі { FORM($of, case: "few") }
does-turn-down-type = можете перевернути долілиць усі відкриті карти одного типу
does-swap = поміняйте місцями 2 карти натовпу
does-move-or-swap = перемістіть 1 карту натовпу на порожнє місце поруч з іншими або поміняйте місцями 2 карти
does-interview = перегляньте закриту карту: зараженого чи «Задираку» лишіть закритим, будь-кого іншого відкрийте, і тоді можете продовжити із сусідньою закритою картою
does-roadblock =
    { $number ->
        [one] покладіть { $number } жетон на карту натовпу. Якщо поруч із нею мають додати карту, натомість приберіть жетон. Приберіть його й тоді, коли карту переміщено або забрано з натовпу
        [few] покладіть { $number } жетони на карту натовпу. Щоразу, коли поруч із нею мають додати карту, натомість приберіть 1 жетон. Приберіть усі жетони, якщо карту переміщено або забрано з натовпу
       *[other] покладіть { $number } жетонів на карту натовпу. Щоразу, коли поруч із нею мають додати карту, натомість приберіть 1 жетон. Приберіть усі жетони, якщо карту переміщено або забрано з натовпу
    }
does-ignore-adds =
    { $number ->
        [one] наступну карту, яку сьогодні мали б додати до натовпу, не додають
        [few] наступні { $number } карти, які сьогодні мали б додати до натовпу, не додають
       *[other] наступні { $number } карт, які сьогодні мали б додати до натовпу, не додають
    }

## Decks and tokens

does-stand-down = покладіть ряд чи стовпчик відкритих карт долілиць, у будь-якому порядку, під колоду містян
does-order-top-population =
    { $number ->
        [1] перегляньте верхню карту колоди містян
        [few] перегляньте { $number } верхні карти колоди містян і поверніть їх на неї в будь-якому порядку
       *[other] перегляньте { $number } верхніх карт колоди містян і поверніть їх на неї в будь-якому порядку
    }
does-order-top-raxxon =
    { $number ->
        [1] перегляньте верхню карту колоди «Рексона»
        [few] перегляньте { $number } верхні карти колоди «Рексона» й поверніть їх на неї в будь-якому порядку
       *[other] перегляньте { $number } верхніх карт колоди «Рексона» й поверніть їх на неї в будь-якому порядку
    }
does-untoken =
    { $number ->
        [one] { FORM($character, case: "nom") } прибирає з планшета { $number } жетон
        [few] { FORM($character, case: "nom") } прибирає з планшета { $number } жетони
       *[other] { FORM($character, case: "nom") } прибирає з планшета { $number } жетонів
    }
does-untoken-up-to =
    { $number ->
        [1] { FORM($character, case: "nom") } може прибрати з планшета { $number } жетон
       *[other] { FORM($character, case: "nom") } може прибрати з планшета до { $number } жетонів
    }
does-untoken-each-up-to =
    { $number ->
        [1] кожен гравець може прибрати зі свого планшета { $number } жетон
       *[other] кожен гравець може прибрати зі свого планшета до { $number } жетонів
    }
does-untoken-chosen-up-to =
    { $number ->
        [1] можете прибрати { $number } жетон із планшета будь-якого гравця
       *[other] приберіть до { $number } жетонів із планшета будь-якого одного гравця
    }

## Conditions

when-always = завжди
when-face-up =
    { $number ->
        [one] у натовпі є щонайменше { $number } { FORM($of, case: "nom") }
        [few] у натовпі є щонайменше { $number } { FORM($of, case: "few") }
       *[other] у натовпі є щонайменше { $number } { FORM($of, case: "many") }
    }
when-triggered = серед активованих є карта «{ FORM($card) }»
when-untriggered = серед неактивованих є карта «{ FORM($card) }»
when-character = { FORM($character, case: "nom") } у грі
when-power-at-least = вплив «Рексона» не менший за { $number }
when-uncontained-at-least =
    { $number ->
        [one] у неконтрольованому карантині щонайменше { $number } карта
        [few] у неконтрольованому карантині щонайменше { $number } карти
       *[other] у неконтрольованому карантині щонайменше { $number } карт
    }
when-infection-at-most =
    { $number ->
        [0] колода інфекції порожня
        [one] у колоді інфекції не більше ніж { $number } карта
        [few] у колоді інфекції не більше ніж { $number } карти
       *[other] у колоді інфекції не більше ніж { $number } карт
    }
when-evacuated-at-least =
    { $number ->
        [one] у стосі евакуації щонайменше { $number } карта
        [few] у стосі евакуації щонайменше { $number } карти
       *[other] у стосі евакуації щонайменше { $number } карт
    }

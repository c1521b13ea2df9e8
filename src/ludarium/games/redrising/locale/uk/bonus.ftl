### Red Rising: the bonuses of the characters, as on their cards, in Ukrainian.

## A clause: points, and when or for what. A condition follows an “if”.

bonus-if = { $points }, якщо { $condition }
bonus-if-both = { $points }, якщо { $first } і { $second }
bonus-each = { $points } за { $each }
bonus-each-most = { $points } за { $each }, але не більше ніж { $most }
bonus-sparing = ваші { FORM($colour, case: "pl") } не втрачають очок через власні бонуси

## Cards in hand. In a list the first has its preposition, the others (“also”) do without.

with-character = { FORM($character, case: "with") }
also-with-character = { FORM($character, case: "ins") }
without-character = не { FORM($character, case: "with") }
also-without-character = не { FORM($character, case: "with") }
with-colour = { FORM($colour, case: "with") }
also-with-colour = { FORM($colour, case: "ins") }
without-colour = не { FORM($colour, case: "with") }
also-without-colour = не { FORM($colour, case: "with") }
with-colour-but = { FORM($colour, case: "with") } (крім { FORM($character, case: "gen") })
either = { $some } чи { $last }
neither = { $some } і { $last }
both = { $first } і { $second }
all-of-colour = { FORM($colour, case: "pl") }
the-character = { FORM($character) }

## Conditions

if-is = { $what }
if-is-not = { $what }
if-either = { $first } або якщо { $second }
if-only-one = { $first } чи { $second }, але не з обома
if-many = щонайменше з { $least } іншими { FORM($colour, case: "plins") }
if-only-colours = на руці лише { $some } та { $last }
if-all-at-most = на руці немає карт із цінністю понад { $value }
if-all-at-least = на руці немає карт із цінністю, меншою за { $value }
if-all-even = цінність кожної карти на руці парна
if-all-odd = цінність кожної карти на руці непарна
if-colours-differ = всі карти на руці різних кольорів
if-initials-differ = англійські назви всіх карт на руці починаються з різних літер
if-hand-of =
    { $least ->
        [one] на руці щонайменше { $least } карта
        [few] на руці щонайменше { $least } карти
       *[other] на руці щонайменше { $least } карт
    }
if-sovereign = у вас фішка володарювання
if-not-sovereign = фішка володарювання не у вас
if-helium =
    { $least ->
        [one] у вас щонайменше { $least } фішка гелію
        [few] у вас щонайменше { $least } фішки гелію
       *[other] у вас щонайменше { $least } фішок гелію
    }
if-all-tracks = у вас щонайменше { $helium ->
        [one] { $helium } фішка гелію
        [few] { $helium } фішки гелію
       *[other] { $helium } фішок гелію
    } та { $influence ->
        [one] { $influence } фішка впливу
        [few] { $influence } фішки впливу
       *[other] { $influence } фішок впливу
    } в Інституті, а флот на поділці { $fleet } або далі
if-fleet-between = ваш флот на поділці від { $first } до { $last }
if-most-fleet = жоден флот не випереджає ваш
if-most-helium = у вас найбільше гелію (зокрема й за нічиєї)
if-most-influence = у вас найбільше впливу (зокрема й за нічиєї)
if-least-influence = у вас найменше впливу (зокрема й за нічиєї)
if-rival-ahead-fleet = флот когось із суперників випереджає ваш
if-rival-ahead-helium = в когось із суперників більше гелію, ніж у вас
if-rival-level-influence = в когось із суперників рівно стільки впливу, скільки у вас
if-banished-at-most = на початок підрахунку вигнано не більше { $most } карт
if-banished-at-least =
    { $least ->
        [one] на початок підрахунку вигнано щонайменше { $least } карту
        [few] на початок підрахунку вигнано щонайменше { $least } карти
       *[other] на початок підрахунку вигнано щонайменше { $least } карт
    }
if-banished-between = на початок підрахунку вигнано від { $least } до { $most } карт
if-banished-have = серед вигнаних є { FORM($colour) }
if-location-without-top = якась зона порожня або її верхня карта лежить долілиць

## What is counted

each-colour = { FORM($colour, case: "each") }
also-each-colour = { FORM($colour, case: "acc") }
each-colours = { $some } й { $last }
each-with-itself = { $some } разом із цією картою
each-of = кожного з цих персонажів: { $some }
each-on-locations = { $some } в усіх зонах
each-banished = кожну вигнану карту
each-banished-colour = кожного вигнаного { FORM($colour, case: "acc") }
each-helium = кожну вашу фішку гелію
each-influence = кожну вашу фішку впливу в Інституті
each-colour-in-hand = кожен колір на вашій руці
each-card-in-hand = кожну карту на руці разом із цією
worth-fleet-space = кількість очок, що дорівнює номеру вашої поділки на треку флоту
worth-best-top = кількість очок, що дорівнює найвищій цінності серед верхніх карт зон

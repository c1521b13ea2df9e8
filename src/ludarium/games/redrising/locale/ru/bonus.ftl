### Red Rising: the bonuses of the characters, as on their cards, in Russian.

## A clause: points, and when or for what. A condition follows an “if”.

bonus-if = { $points }, если { $condition }
bonus-if-both = { $points }, если { $first } и { $second }
bonus-each = { $points } за { $each }
bonus-each-most = { $points } за { $each }, но не больше { $most }
bonus-sparing = ваши { FORM($colour, case: "pl") } не теряют очков из-за собственных бонусов

## Cards in hand. In a list the first has its preposition, the others (“also”) do without.

with-character = { FORM($character, case: "with") }
also-with-character = { FORM($character, case: "ins") }
without-character = { FORM($character, case: "without") }
also-without-character = { FORM($character, case: "without") }
with-colour = { FORM($colour, case: "with") }
also-with-colour = { FORM($colour, case: "ins") }
without-colour = { FORM($colour, case: "without") }
also-without-colour = { FORM($colour, case: "without") }
with-colour-but = { FORM($colour, case: "with") } (кроме { FORM($character, case: "gen") })
either = { $some } или { $last }
neither = { $some } и { $last }
both = { $first } и { $second }
all-of-colour = { FORM($colour, case: "pl") }
the-character = { FORM($character) }

## Conditions

if-is = { $what }
if-is-not = { $what }
if-either = { $first } либо если { $second }
if-only-one = { $first } или { $second }, но не с обоими
if-many = как минимум с { $least } другими { FORM($colour, case: "plins") }
if-only-colours = на руке только { $some } и { $last }
if-all-at-most = на руке нет карт с ценностью выше { $value }
if-all-at-least = на руке нет карт с ценностью ниже { $value }
if-all-even = ценность каждой карты на руке чётная
if-all-odd = ценность каждой карты на руке нечётная
if-colours-differ = все карты на руке разных цветов
if-initials-differ = английские имена всех карт на руке начинаются с разных букв
if-hand-of =
    { $least ->
        [one] на руке не менее { $least } карты
       *[other] на руке не менее { $least } карт
    }
if-sovereign = у вас жетон владычества
if-not-sovereign = жетон владычества не у вас
if-helium =
    { $least ->
        [one] у вас не менее { $least } жетона гелия
       *[other] у вас не менее { $least } жетонов гелия
    }
if-all-tracks = у вас не менее { $helium ->
        [one] { $helium } жетона гелия
       *[other] { $helium } жетонов гелия
    } и { $influence ->
        [one] { $influence } жетона влияния
       *[other] { $influence } жетонов влияния
    } в Институте, а флот на делении { $fleet } или дальше
if-fleet-between = ваш флот на делении от { $first } до { $last }
if-most-fleet = ни один флот не опережает ваш
if-most-helium = у вас больше всех гелия (в том числе при ничьей)
if-most-influence = у вас больше всех влияния (в том числе при ничьей)
if-least-influence = у вас меньше всех влияния (в том числе при ничьей)
if-rival-ahead-fleet = флот кого-то из соперников опережает ваш
if-rival-ahead-helium = у кого-то из соперников больше гелия, чем у вас
if-rival-level-influence = у кого-то из соперников ровно столько влияния, сколько у вас
if-banished-at-most = к началу подсчёта изгнано не больше { $most } карт
if-banished-at-least =
    { $least ->
        [one] к началу подсчёта изгнано не менее { $least } карты
       *[other] к началу подсчёта изгнано не менее { $least } карт
    }
if-banished-between = к началу подсчёта изгнано от { $least } до { $most } карт
if-banished-have = среди изгнанных есть { FORM($colour) }
if-location-without-top = какая-то локация пуста или её верхняя карта лежит лицевой стороной вниз

## What is counted

each-colour = { FORM($colour, case: "each") }
also-each-colour = { FORM($colour, case: "acc") }
each-colours = { $some } и { $last }
each-with-itself = { $some }, включая эту карту
each-of = каждого из этих персонажей: { $some }
each-on-locations = { $some } во всех локациях
each-banished = каждую изгнанную карту
each-banished-colour = каждого изгнанного { FORM($colour, case: "acc") }
each-helium = каждый ваш жетон гелия
each-influence = каждый ваш жетон влияния в Институте
each-colour-in-hand = каждый цвет на вашей руке
each-card-in-hand = каждую карту на руке, включая эту
worth-fleet-space = число очков, равное номеру вашего деления на шкале флота
worth-best-top = число очков, равное наибольшей ценности среди верхних карт локаций

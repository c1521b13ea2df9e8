### Red Rising: the abilities of the characters, as on their cards, in Ukrainian.

# A family of abilities is one sentence; what differs from card to card fills its places.

## A card in words

card-facts = Колір: { FORM($colour) }; цінність: { $value }
card-deploy = Призначення: { $ability }
card-end = Наприкінці гри: { $ability }
card-defence = Захист: { $ability }
card-bonus = Бонус: { $bonus }

## Parts of sentences: cards and locations

any-colour = { FORM($colour, case: "any") }
any-character = { FORM($character, case: "any") }
several = { $number } { FORM($colour, case: "placc") }
onto = { FORM($location, case: "onto") }
also-onto = { FORM($location, case: "onto") }

## Parts of sentences: helium, fleet, influence

first-get-helium =
    { $number ->
        [one] Візьміть { $number } фішку гелію
        [few] Візьміть { $number } фішки гелію
       *[other] Візьміть { $number } фішок гелію
    }
first-get-fleet =
    { $number ->
        [one] Просуньтеся треком флоту на { $number } поділку вперед
        [few] Просуньтеся треком флоту на { $number } поділки вперед
       *[other] Просуньтеся треком флоту на { $number } поділок вперед
    }
first-get-influence =
    { $number ->
        [one] Покладіть { $number } фішку впливу в Інститут
        [few] Покладіть { $number } фішки впливу в Інститут
       *[other] Покладіть { $number } фішок впливу в Інститут
    }
get-helium =
    { $number ->
        [one] візьміть { $number } фішку гелію
        [few] візьміть { $number } фішки гелію
       *[other] візьміть { $number } фішок гелію
    }
get-fleet =
    { $number ->
        [one] просуньтеся треком флоту на { $number } поділку вперед
        [few] просуньтеся треком флоту на { $number } поділки вперед
       *[other] просуньтеся треком флоту на { $number } поділок вперед
    }
get-influence =
    { $number ->
        [one] покладіть { $number } фішку впливу в Інститут
        [few] покладіть { $number } фішки впливу в Інститут
       *[other] покладіть { $number } фішок впливу в Інститут
    }
may-get-influence =
    { $number ->
        [one] покласти { $number } фішку впливу в Інститут
        [few] покласти { $number } фішки впливу в Інститут
       *[other] покласти { $number } фішок впливу в Інститут
    }
pay-helium =
    { $number ->
        [one] заплатити { $number } фішку гелію
        [few] заплатити { $number } фішки гелію
       *[other] заплатити { $number } фішок гелію
    }
pay-fleet =
    { $number ->
        [one] відступити треком флоту на { $number } поділку
        [few] відступити треком флоту на { $number } поділки
       *[other] відступити треком флоту на { $number } поділок
    }
pay-influence =
    { $number ->
        [one] заплатити { $number } фішку впливу
        [few] заплатити { $number } фішки впливу
       *[other] заплатити { $number } фішок впливу
    }
rival-loses-helium =
    { $number ->
        [one] утрачає { $number } фішку гелію
        [few] утрачає { $number } фішки гелію
       *[other] утрачає { $number } фішок гелію
    }
rivals-get-fleet =
    { $number ->
        [one] кожен суперник просувається на { $number } поділку
        [few] кожен суперник просувається на { $number } поділки
       *[other] кожен суперник просувається на { $number } поділок
    }
ahead-helium = у вас більше гелію, ніж у сусіда праворуч
ahead-fleet = ваш флот випереджає флот сусіда праворуч
ahead-influence = у вас більше впливу, ніж у сусіда праворуч

## Helium, fleet, influence, the token

ability-get = { $get }.
ability-at-get = Якщо цю карту призначено { $at }, { $get }.
ability-token-get = Якщо у вас фішка володарювання, { $get }.
ability-get-each-here = { $get } за { $each } в цій зоні.
ability-get-each-at = { $get } за { $each } { FORM($location, case: "loc") }.
ability-get-rivals-get = { $get }, а { $rivals_get }.
ability-get-prove-get = { $get }. Можете розкрити з руки { $prove }. Якщо розкрили, додатково { $get_2 }.
ability-prove-get = Можете розкрити з руки { $prove }. Якщо розкрили, { $get }.
ability-pay-get = Можете { $pay }. Якщо зробили це, { $get }.
ability-may-get-rival-may-get = Можете { $may_get }. Виберіть суперника: він теж може { $may_get_2 }.
ability-rival-loses = Виберіть суперника: він { $rival_loses }.
ability-take-from-richest = Заберіть 1 фішку гелію в суперника, який має їх найбільше. Якщо таких кілька, виберіть одного.
ability-auction = Виберіть суперника. Він отримує щось одне на свій вибір: 1 фішку гелію, 1 фішку впливу чи 1 поділку на треку флоту. Ви отримуєте решту.
ability-lend = Виберіть суперника. Він або платить вам 2 фішки гелію та негайно виконує повний хід, під час якого не можна взяти цю карту, або віддає вам 1 фішку гелію. Потім ваш хід триває.
ability-name-get-each = Назвіть { $number ->
        [one] будь-який колір
        [few] { $number } кольори
       *[other] { $number } кольорів
    }, крім { FORM($but, case: "gen") }. За кожну карту названого кольору в цій зоні { $get }.
ability-token = Отримайте фішку володарювання або залиште її в себе, якщо вже маєте.

## Gaining cards

ability-gain-another = Візьміть { $kind } з карт під цією.
ability-may-gain-end = Можете взяти { $kind } з карт під цією. Якщо взяли, завершіть хід.
ability-may-gain-any-end = Можете взяти будь-яку карту з-під цієї. Якщо взяли, завершіть хід.
ability-may-gain-regain-end = Можете взяти { $kind } з карт під цією. Якщо взяли, поверніть цю карту на руку й завершіть хід.
ability-gain-banish-self-unless-over = Візьміть { $kind } з карт під цією. Виженіть цю карту, якщо її не призначено на { $over }.
ability-gain-but-banish-self-unless-over = Візьміть з-під цієї карти будь-кого, крім { $kind }. Виженіть цю карту, якщо її не призначено на { $over }.
ability-gain-under-banish-self = Візьміть карту, що лежить одразу під цією. Якщо не взяли { $it }, виженіть цю карту.
ability-gain-bottom-banish-self-unless-over = Візьміть нижню карту цієї зони (але не цю). Виженіть цю карту, якщо її не призначено на { $over }.
ability-token-gain-bottom = Якщо у вас фішка володарювання, візьміть нижню карту { FORM($location, case: "gen") } (але не цю) та, якщо не взяли { $it }, виженіть цю карту.
ability-gain-banished-banish-self = Візьміть вигнану карту. Якщо взяли не { $it }, виженіть цю карту.
ability-pay-gain-banish-self = Можете { $pay }, щоб узяти будь-яку карту з-під цієї. Якщо зробили це, виженіть цю карту.
ability-move-under-this-may-gain = Перемістіть { $kind } з будь-якої зони одразу під цю карту. Можете взяти переміщену карту. Якщо взяли, завершіть хід.
ability-move-top-under-gain = Перемістіть верхню карту іншої зони одразу під цю. Якщо перемістили { $it }, візьміть його.
ability-raise-bottom-gain = Можете перемістити нижню карту цієї зони поверх цієї карти. Якщо перемістили { $it }, візьміть його й завершіть хід.
ability-may-steal = Можете вкрасти в суперника карту з руки (яку саме, вирішує він). Якщо вкрали, виженіть цю карту й завершіть хід.

## Banishing and moving cards

ability-over-banish-under = Якщо цю карту призначено на { $over }, виженіть його.
ability-banish-under-get = Виженіть карту, що лежить одразу під цією. Якщо вигнали { $it }, { $get }.
ability-banish-only-under-get = Виженіть карту, що лежить одразу під цією. Якщо інших карт під цією не було, { $get }.
ability-banish-under-or-gain = Виженіть карту, що лежить одразу під цією. Якщо розкриєте з руки { $prove }, можете натомість узяти ту карту.
ability-banish-under-then-rival = Виженіть карту, що лежить одразу під цією. Якщо вигнали { $it }, можете вибрати суперника: він виганяє карту з руки на свій вибір.
ability-banish-here-get = Виженіть будь-яку карту з-під цієї. Якщо вигнали { $it }, { $get }.
ability-at-banish-here = Якщо цю карту призначено { $at }, виженіть з-під неї будь-кого, крім { $kind }.
ability-banish-all-regain = Виженіть { $each } з-під цієї карти. Якщо вигнали щонайменше { $number ->
        [one] { $number } карту
        [few] { $number } карти
       *[other] { $number } карт
    }, поверніть цю карту на руку.
ability-banish-bottom = Виженіть нижню карту цієї зони (але не цю).
ability-banish-pile = Виженіть усі карти цієї зони разом із цією. За кожного золотого серед них покладіть 1 фішку впливу в Інститут, але не більше ніж 3.
ability-banish-top-get = Виженіть верхню карту іншої зони. Якщо вигнали { $it }, { $get }.
ability-banish-topmost-get = Виженіть з іншої зони найвищу карту, що не є картою { $kind }. Якщо вигнали будь-кого, крім { $it }, { $get }.
ability-over-move-get = Якщо цю карту призначено на { $over }, перемістіть його наверх іншої зони та { $get }.
ability-move-under-get = Перемістіть карту, що лежить одразу під цією, наверх іншої зони. Якщо перемістили { $it }, { $get }.
ability-move-here-get = Перемістіть будь-яку карту з-під цієї наверх іншої зони. Якщо перемістили { $it }, { $get }.
ability-move-apart = Перемістіть карту цієї зони (можна й цю) наверх іншої зони, де немає карт того самого кольору.
ability-move-even = Перемістіть карту з парною цінністю із цієї зони (можна й цю) наверх іншої зони.
ability-move-odd = Перемістіть карту з непарною цінністю із цієї зони (можна й цю) наверх іншої зони.
ability-move-pile = Перемістіть усі карти з-під цієї наверх іншої зони, не змінюючи їхнього порядку.
ability-move-top-bonus = Перемістіть верхню карту іншої зони наверх будь-якої зони, крім тієї, де вона лежить. Отримайте бонус зони, з якої її перемістили.
ability-over-deploy-under = Якщо цю карту призначено на { $over }, призначте його в іншу зону.
ability-at-deploy-from-here = Якщо цю карту призначено { $at }, призначте { FORM($location, case: "onto") } { $kind } з карт під нею.

## The deck

ability-draw-banish-self-unless-at = Візьміть { $number ->
        [one] карту з колоди
        [few] { $number } карти з колоди
       *[other] { $number } карт із колоди
    }. Виженіть цю карту, якщо її не призначено { FORM($location, case: "onto") }.
ability-ahead-give-draw = Якщо { $ahead }, віддайте сусідові цю карту, візьміть { $number ->
        [one] карту з колоди
        [few] { $number } карти з колоди
       *[other] { $number } карт із колоди
    } та завершіть хід.
ability-deck-bottom-banish-self-unless-over = Розкрийте нижню карту колоди. Якщо розкрили будь-кого, крім { $kind }, візьміть його. Виженіть цю карту, якщо її не призначено на { $over }.
ability-at-place-two-under = Якщо цю карту призначено { $at }, розкрийте 2 верхні карти колоди й покладіть їх одразу під неї в будь-якому порядку.
ability-token-place = Якщо у вас фішка володарювання, розкрийте верхню карту колоди й покладіть її наверх іншої зони.
ability-banish-top-or-place = Розкрийте верхню карту колоди. Виженіть її або покладіть наверх іншої зони.
ability-deploy-top = Розкрийте верхню карту колоди, а потім призначте її в іншу зону.
ability-face-down = Перегляньте 3 верхні карти колоди й покладіть по одній долілиць у кожну з інших зон.
ability-bet = Назвіть { $number ->
        [one] колір
        [few] { $number } кольори
       *[other] { $number } кольорів
    } та розкрийте верхню карту колоди. Якщо її колір названо, візьміть її та виженіть цю карту. Якщо ні, виженіть розкриту.
ability-dig-for-gold = Можете вигнати з руки { $kind }. Якщо вигнали, розкривайте карти колоди, доки не трапиться золотий. Візьміть його, а решту покладіть під колоду в будь-якому порядку.

## Hands

ability-rival-banishes-banish-self = Виберіть суперника: він виганяє карту з руки на свій вибір. Потім виженіть цю карту.
ability-look-name-banish = Виберіть суперника, перегляньте карти на його руці й назвіть одну з них. Він розкриває випадкову карту з руки. Якщо це та, яку ви назвали, виженіть її та цю карту.
ability-expose-neighbours = Кожен ваш сусід розкриває випадкову карту з руки: золотого виганяють, будь-хто інший повертається на руку. Якщо розкрито червоного, виженіть цю карту.
ability-rivals-prove = Кожен суперник мусить розкрити з руки червоного, інакше втрачає 1 фішку гелію.
ability-each-banishes-draws = Починаючи з вас і далі за годинниковою стрілкою, кожен гравець виганяє карту з руки й бере карту з колоди.

## The banished

ability-place-banished = Можете покласти 1 або 2 вигнані карти наверх однієї зони.
ability-put-random-beneath = Покладіть випадкову вигнану карту під усі карти цієї зони.
ability-return-to-deck =
    { $number ->
        [one] Можете повернути { $number } вигнану карту на колоду або під неї.
       *[other] Можете повернути до { $number } вигнаних карт, кожну на колоду або під неї.
    }
ability-trade-for-gold = Можете вигнати з руки будь-кого, крім { $kind }, щоб узяти з-поміж вигнаних { $kind_2 }.

## At the end of the game

ending-wild-name = Можете вважати, що ця карта має ім’я будь-якого одного персонажа. Усе інше на ній лишається без змін.
ending-wild-colour = Можете вважати, що ця карта має, крім свого, ще один колір на ваш вибір.
ending-pick-track = Виберіть одне: візьміть 1 фішку гелію, покладіть 1 фішку впливу в Інститут або просуньтеся треком флоту на 1 поділку вперед.
ending-name-get-each = Назвіть { $number ->
        [one] будь-який колір
        [few] { $number } кольори
       *[other] { $number } кольорів
    }, крім { FORM($but, case: "gen") }. За кожну карту названого кольору { FORM($location, case: "loc") } { $get }.
ending-pay-gain-top = Можете { $pay }, щоб узяти верхню карту будь-якої зони.
ending-token-gain-at = Якщо у вас фішка володарювання, візьміть будь-яку карту { FORM($location, case: "from") }.
ending-points-for-top = Розкрийте верхню карту колоди й отримайте кількість очок, що дорівнює її цінності.
ending-bet = Назвіть { $number ->
        [one] будь-який колір
        [few] { $number } кольори
       *[other] { $number } кольорів
    }, крім { FORM($but, case: "gen") }, та розкрийте { $number_2 ->
        [one] { $number_2 } верхню карту
        [few] { $number_2 } верхні карти
       *[other] { $number_2 } верхніх карт
    } колоди. Візьміть карти названого кольору, а решту перетасуйте й поверніть на колоду.
ending-banish-draw = Виженіть із руки іншу карту та візьміть { $number ->
        [one] карту з колоди
        [few] { $number } карти з колоди
       *[other] { $number } карт із колоди
    }.
ending-gain-banished = Візьміть з-поміж вигнаних { $kind }.
ending-gain-any-banished = Можете взяти з-поміж вигнаних будь-яку кількість таких персонажів: { $kind }.
ending-gain-random-banished = Якщо ніхто не тримає на руці менше карт, ніж ви, візьміть випадкову вигнану карту.

## Defence

defence-cards = Коли суперник намагається вкрасти або вигнати карту з вашої руки, можете розкрити цю карту, щоб цьому запобігти.
defence-token = Коли суперник намагається забрати у вас фішку володарювання, можете розкрити й вигнати цю карту: фішка лишається у вас, а ви берете карту з колоди.

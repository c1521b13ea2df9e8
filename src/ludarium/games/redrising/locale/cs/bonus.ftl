### Red Rising: the bonuses of the characters, as on their cards, in Czech.

## A clause: points, and when or for what. A condition has its own „-li“.

bonus-if = { $points }, { $condition }
bonus-if-both = { $points }, { $first } a { $second }
bonus-each = { $points } za { $each }
bonus-each-most = { $points } za { $each }, nejvýše však { $most }
bonus-sparing = vaše { FORM($colour, case: "pl") } neztrácejí body kvůli vlastním bonusům

## Cards in hand. In a list the first has its preposition, the others (“also”) do without.

with-character = { FORM($character, case: "with") }
also-with-character = { FORM($character, case: "ins") }
without-character = { FORM($character, case: "with") }
also-without-character = { FORM($character, case: "ins") }
with-colour = { FORM($colour, case: "with") }
also-with-colour = { FORM($colour, case: "ins") }
without-colour = { FORM($colour, case: "with") }
also-without-colour = { FORM($colour, case: "ins") }
with-colour-but = { FORM($colour, case: "with") } (kromě { FORM($character, case: "gen") })
either = { $some } nebo { $last }
neither = { $some } ani { $last }
both = { $first } a { $second }
all-of-colour = { FORM($colour, case: "placc") }
the-character = { FORM($character) }

## Conditions

if-is = je-li { $what }
if-is-not = není-li { $what }
if-either = { $first }, nebo { $second }
if-only-one = je-li { $first }, nebo { $second }, ale ne s oběma
if-many = je-li alespoň se { $least } dalšími { FORM($colour, case: "plins") }
if-only-colours = máte-li v ruce jen { $some } a { $last }
if-all-at-most = nemá-li žádná karta v ruce hodnotu vyšší než { $value }
if-all-at-least = nemá-li žádná karta v ruce hodnotu nižší než { $value }
if-all-even = má-li každá karta v ruce sudou hodnotu
if-all-odd = má-li každá karta v ruce lichou hodnotu
if-colours-differ = mají-li všechny karty v ruce různé barvy
if-initials-differ = začínají-li anglická jména všech karet v ruce různými písmeny
if-hand-of =
    { $least ->
        [one] máte-li v ruce alespoň { $least } kartu
        [few] máte-li v ruce alespoň { $least } karty
       *[other] máte-li v ruce alespoň { $least } karet
    }
if-sovereign = máte-li žeton nadvlády
if-not-sovereign = nemáte-li žeton nadvlády
if-helium =
    { $least ->
        [one] máte-li alespoň { $least } žeton helia
        [few] máte-li alespoň { $least } žetony helia
       *[other] máte-li alespoň { $least } žetonů helia
    }
if-all-tracks = máte-li alespoň { $helium ->
        [one] { $helium } žeton helia
        [few] { $helium } žetony helia
       *[other] { $helium } žetonů helia
    } a { $influence ->
        [one] { $influence } žeton vlivu
        [few] { $influence } žetony vlivu
       *[other] { $influence } žetonů vlivu
    } v Institutu a je-li vaše flotila na poli { $fleet } nebo dál
if-fleet-between = je-li vaše flotila na poli { $first } až { $last }
if-most-fleet = není-li žádná flotila před vaší
if-most-helium = máte-li nejvíce helia (i při remíze)
if-most-influence = máte-li nejvíce vlivu (i při remíze)
if-least-influence = máte-li nejméně vlivu (i při remíze)
if-rival-ahead-fleet = je-li flotila některého protivníka před vaší
if-rival-ahead-helium = má-li některý protivník více helia než vy
if-rival-level-influence = má-li některý protivník přesně tolik vlivu jako vy
if-banished-at-most =
    { $most ->
        [one] byla-li na začátku bodování vyhoštěna nejvýše { $most } karta
        [few] byly-li na začátku bodování vyhoštěny nejvýše { $most } karty
       *[other] bylo-li na začátku bodování vyhoštěno nejvýše { $most } karet
    }
if-banished-at-least =
    { $least ->
        [one] byla-li na začátku bodování vyhoštěna alespoň { $least } karta
        [few] byly-li na začátku bodování vyhoštěny alespoň { $least } karty
       *[other] bylo-li na začátku bodování vyhoštěno alespoň { $least } karet
    }
if-banished-between = bylo-li na začátku bodování vyhoštěno { $least } až { $most } karet
if-banished-have = je-li mezi vyhoštěnými { FORM($colour) }
if-location-without-top = je-li některá lokace prázdná nebo leží-li její svrchní karta lícem dolů

## What is counted

each-colour = { FORM($colour, case: "each") }
also-each-colour = { FORM($colour, case: "acc") }
each-colours = { $some } a { $last }
each-with-itself = { $some } včetně této karty
each-of = každou z těchto postav: { $some }
each-on-locations = { $some } na všech lokacích
each-banished = každou vyhoštěnou kartu
each-banished-colour = každou vyhoštěnou { FORM($colour, case: "acc") }
each-helium = každý váš žeton helia
each-influence = každý váš žeton vlivu v Institutu
each-colour-in-hand = každou barvu v ruce
each-card-in-hand = každou kartu v ruce včetně této
worth-fleet-space = tolik bodů, kolik udává číslo vašeho pole na stupnici flotily
worth-best-top = tolik bodů, kolik činí nejvyšší hodnota mezi svrchními kartami lokací

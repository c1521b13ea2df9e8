### Raxxon: the names of its things, in Czech.

the-game = Raxxon

## Citizens: the name; as what one acts upon (acc); then face up: a single one as a subject (nom), and one, a few or
## many of them as what one acts upon

citizen-hostile = Výtržník
    .acc = Výtržníka
    .nom = odkrytá karta Výtržník
    .one = odkrytou kartu Výtržník
    .few = odkryté karty Výtržník
    .many = odkrytých karet Výtržník
citizen-susceptible = Náchylný
    .acc = Náchylného
    .nom = odkrytá karta Náchylný
    .one = odkrytou kartu Náchylný
    .few = odkryté karty Náchylný
    .many = odkrytých karet Náchylný
citizen-celebrity = Celebrita
    .acc = Celebritu
    .nom = odkrytá karta Celebrita
    .one = odkrytou kartu Celebrita
    .few = odkryté karty Celebrita
    .many = odkrytých karet Celebrita
citizen-innocent = Nevinný
    .acc = Nevinného
    .nom = odkrytá karta Nevinný
    .one = odkrytou kartu Nevinný
    .few = odkryté karty Nevinný
    .many = odkrytých karet Nevinný
citizen-familiar = Známý
    .acc = Známého
    .nom = odkrytá karta Známý
    .one = odkrytou kartu Známý
    .few = odkryté karty Známý
    .many = odkrytých karet Známý
citizen-family = Rodina
    .acc = Rodinu
    .nom = odkrytá karta Rodina
    .one = odkrytou kartu Rodina
    .few = odkryté karty Rodina
    .many = odkrytých karet Rodina
citizen-chaotic = Chaos
    .acc = kartu Chaos
    .nom = odkrytá karta Chaos
    .one = odkrytou kartu Chaos
    .few = odkryté karty Chaos
    .many = odkrytých karet Chaos
citizen-carrier = Přenašeč
    .acc = Přenašeče
    .nom = odkrytá karta Přenašeč
    .one = odkrytou kartu Přenašeč
    .few = odkryté karty Přenašeč
    .many = odkrytých karet Přenašeč
citizen-volatile = Nestabilní
    .acc = Nestabilního
    .nom = odkrytá karta Nestabilní
    .one = odkrytou kartu Nestabilní
    .few = odkryté karty Nestabilní
    .many = odkrytých karet Nestabilní

# A citizen whom one does not see
face-down = zakrytá karta
    .acc = zakrytou kartu

## Kinds of citizens

kind-healthy = zdravý
    .nom = odkrytá karta zdravého
    .one = odkrytou kartu zdravého
    .few = odkryté karty zdravých
    .many = odkrytých karet zdravých
kind-infected = nakažený
    .nom = odkrytá karta nakaženého
    .one = odkrytou kartu nakaženého
    .few = odkryté karty nakažených
    .many = odkrytých karet nakažených
kind-any = libovolná karta
    .nom = odkrytá karta
    .one = odkrytou kartu
    .few = odkryté karty
    .many = odkrytých karet

## Characters (within a sentence: nom) and their actions

character-thomas = Thomas Hart
    .nom = Thomas Hart
action-thomas-0 = Průzkum davu
action-thomas-1 = Evakuace
action-thomas-2 = Cílený letecký úder
action-thomas-3 = Rozkaz k rozchodu
action-thomas-4 = Karanténa
action-thomas-5 = Agresivní zvládání davu

character-meryl = Meryl Wolfeová
    .nom = Meryl Wolfeová
action-meryl-0 = Průzkum davu
action-meryl-1 = Evakuace
action-meryl-2 = Letecký úder s výčitkami
action-meryl-3 = Karanténa
action-meryl-4 = Rozhovor
action-meryl-5 = Přesvědčivé zvládání davu

character-brian = Brian Lee
    .nom = Brian Lee
action-brian-0 = Průzkum davu
action-brian-1 = Evakuace
action-brian-2 = Letecký úder na žádost
action-brian-3 = Od dveří ke dveřím
action-brian-4 = Karanténa
action-brian-5 = Charismatické zvládání davu

character-gabriel = Gabriel Diaz
    .nom = Gabriel Diaz
action-gabriel-0 = Průzkum davu
action-gabriel-1 = Cílená evakuace
action-gabriel-2 = Útok sekerou
action-gabriel-3 = Zátaras
action-gabriel-4 = Karanténa
action-gabriel-5 = Rázné zvládání davu

character-kd = K. D. Jamesová
    .nom = K. D. Jamesová
action-kd-0 = Průzkum davu
action-kd-1 = Evakuace
action-kd-2 = Chirurgický letecký úder
action-kd-3 = Zdroje Raxxonu
action-kd-4 = Lékařská karanténa
action-kd-5 = Chladnokrevné zvládání davu

character-liaison = Zástupkyně Raxxonu
    .nom = zástupkyně Raxxonu
action-liaison-0 = Průzkum davu
action-liaison-1 = Cílená evakuace
action-liaison-2 = Útok ochranky
action-liaison-3 = Firemní povolení
action-liaison-4 = Karanténa
action-liaison-5 = Korporátní zvládání davu

## Symbols

symbol-add = Přidat do davu
    .short = +1 karta
    .about = Do davu přibude zakrytá karta z balíčku obyvatel.
symbol-flip = Odkrýt
    .short = odkrýt
    .about = Aktivní hráč odkryje jednu zakrytou kartu davu.
symbol-infection = Šíření nákazy
    .short = šíření
    .about = Svrchní karta balíčku nákazy přibude mezi obyvatele. Je-li balíček prázdný, všichni prohráváte.
symbol-raxxon = Táhnout kartu Raxxonu
    .short = karta Raxxonu
    .about = Aktivní hráč táhne kartu Raxxonu: příběh s volbou. Není-li splněna její podmínka, nic se nestane.
symbol-power = Vliv Raxxonu
    .short = vliv +1
    .about = Vliv Raxxonu vzroste o 1. Při 8 všichni prohráváte.
symbol-hostile = Návrat výtržníka
    .short = výtržník zpět
    .about = Jeden evakuovaný Výtržník se vrátí mezi obyvatele a musíte ho evakuovat znovu.
symbol-end = Konec dne
    .short = konec dne
    .about = Akce hráčů ihned končí a přichází noc.
symbol-pass = Pasovat
    .short = pasovat
    .about = Aktivní hráč už dnes není na tahu.

## Levels

level-introductory = úvodní
level-regular = střední
level-hard = těžká
level-expert = expertní

## Decks

deck-population = balíček obyvatel
    .gen = balíčku obyvatel
deck-raxxon = balíček Raxxonu
    .gen = balíčku Raxxonu

## Where the content comes from

source-printed = Název a typ podle krabice; text a strana A naše
source-likely = Název a typ pravděpodobně podle krabice; text a strana A naše
source-ours = Vytvořeno pro Ludarium

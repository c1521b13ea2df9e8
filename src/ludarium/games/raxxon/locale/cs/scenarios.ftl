### Raxxon: what its scenarios say, in Czech.

## Names

scenario-1 = Shromáždění duchů
scenario-2 = Šílené mutace
scenario-3 = Nejistota
scenario-4 = Uklidnit dav
scenario-5 = Prioritní cíle

citizen-mutant = Mutant
    .acc = Mutanta
    .nom = odkrytá karta Mutant
    .one = odkrytou kartu Mutant
    .few = odkryté karty Mutant
    .many = odkrytých karet Mutant

action-check = Prověrka

## Gathering Ghosts: what happens in place of a Raxxon card

scene-1-1 = Smíte přesunout až 2 Přenašeče z nekontrolované karantény do kontrolované.
scene-1-2 = 1 Přenašeč se přesune z kontrolované karantény do nekontrolované.
scene-1-3 = 1 Přenašeč se přesune z nekontrolované karantény do odkládacího balíčku obyvatel a nákaza se jednou rozšíří.
scene-1-4 = Smíte přesunout všechny odkryté Přenašeče z davu do kontrolované karantény, a bylo-li jich v karanténě už někdy aspoň 4, do nekontrolované.

## Mutation Madness

scene-2-1 = Nestabilní ztrácejí efekty „při odkrytí“. Odkrytí zdraví, kteří sousedí s odkrytým Nestabilním, jsou od této chvíle okamžitě zabiti, bez svých efektů.
scene-2-2 = Pokaždé, když Nestabilní zabíjejí, se nákaza jednou rozšíří.
scene-2-3 = Nákaza se rozšíří jednou za každou kartu, kterou Nestabilní zabijí.
scene-2-4 = Karta z balíčku nákazy přijde lícem dolů na místo zabité karty.
scene-2-5 = Karta z balíčku nákazy přijde lícem vzhůru na místo zabité karty.
scene-2-6 = Smíte přesunout do kontrolované karantény libovolné Nestabilní z nekontrolované karantény a odkryté Nestabilní z davu.
scene-2-7 = Ještě jednou smíte přesunout do kontrolované karantény libovolné Nestabilní z nekontrolované karantény a odkryté Nestabilní z davu.
scene-2-8 = Mutaci už nic nezastaví a Raxxon ovládá město: prohráváte.

## Uncertainty

scene-3-1 = První nakažený z balíčku prověrek nahradí odkrytého Výtržníka nebo Náchylného.
scene-3-2 = Je-li v karanténě Přenašeč a mezi vyřazenými Výtržník, zamíchá se jeden takový Výtržník do balíčku obyvatel a jeden takový Přenašeč do balíčku prověrek.
scene-3-3 = Celý dav se zamíchá a znovu vyloží lícem dolů v řadách po čtyřech.
scene-3-4 = Zvolte odkrytého Výtržníka nebo Náchylného: všechny zakryté karty, které s ním sousedí, se odkryjí.

## Calm the Crowd

scene-4-1 = Smíte otočit lícem dolů libovolné Výtržníky.
scene-4-2 = Smíte uklidnit 1 odkrytého Výtržníka.
scene-4-3 = Odkryjte kartu.
scene-4-4 = Smíte otočit 1 Výtržníka lícem dolů. Po zbytek dne platí, že den skončí, jakmile jsou odkrytí aspoň 3 Výtržníci.

## Prompts

prompt-let-out = { FORM($by) }: přesuňte kartu do nekontrolované karantény
    .help = Nakažení tam v noci šíří nákazu.
prompt-send-home = { FORM($by) }: přesuňte kartu do odkládacího balíčku obyvatel
    .help = Později se vrátí v balíčku obyvatel.
prompt-gather = { FORM($by) }: přesunout do karantény všechny odkryté Přenašeče z davu?
    .help = K vítězství musí být všichni Přenašeči v karanténě.
prompt-check = { FORM($by) }: kterou kartu nahradit z balíčku prověrek?
    .help = Její místo zaujme odkrytá karta z balíčku prověrek.
prompt-trade = { FORM($by) }: ze které karantény odejde Přenašeč?
    .help = Přejde do balíčku prověrek a Výtržník do balíčku obyvatel.
prompt-reveal-around = { FORM($by) }: kolem které karty odkrýt všechny?
    .help = Všechny zakryté karty, které s ní sousedí, se odkryjí.
prompt-calm = { FORM($by) }: uklidnit Výtržníka?
    .help = Jeho místo zaujme klidný obyvatel, kterého lze evakuovat.
prompt-calm-instead = { FORM($by) }: uklidnit místo toho Výtržníka?
    .help = Nastane to místo obvyklého efektu akce.
prompt-hostile-again = Návrat výtržníka: která karta opustí hromádku evakuovaných?
    .help = Bude ji třeba evakuovat znovu.
prompt-bring-in = { FORM($by) }: přivést místo toho Celebritu?
    .help = Nastane to místo obvyklého efektu akce.
prompt-mutant = Mutant zabíjí sousední kartu: kterou?
    .help = Vybraná karta zemře.

## Options

option-let-out = Přesunout { FORM($card, case: "acc") } do nekontrolované karantény
option-send-home = Přesunout { FORM($card, case: "acc") } do odkládacího balíčku obyvatel
option-gather = Přesunout všechny
option-leave = Nechat být
option-check = Nahradit { FORM($card, case: "acc") } na { $cell }
option-trade-contained = Z kontrolované karantény
option-trade-uncontained = Z nekontrolované karantény
option-around = Odkrýt všechny kolem: { FORM($card) }, { $cell }
option-calm = Uklidnit { FORM($card, case: "acc") } na { $cell }
option-as-printed = Provést akci tak, jak je vytištěna
option-bring-in = Přivést { FORM($card, case: "acc") } z { $cell }

## The log

event-happens = Místo karty nastává událost: { FORM($scene) }
event-shuffled-in = Do balíčku obyvatel se zamíchá karta: { FORM($card) }.
event-uncontained = Do nekontrolované karantény přichází karta: { FORM($card) }.
event-sent-home = Z karantény do odkládacího balíčku obyvatel přichází karta: { FORM($card) }.
event-released = Na hromádku evakuovaných přichází karta: { FORM($card) }.
event-stays = Karta neopouští hru, ale přichází do odkládacího balíčku obyvatel: { FORM($card) }.
event-haunting-1 = Přenašeči v karanténě: { $number }. Akce karantény od této chvíle přesouvají Přenašeče do nekontrolované karantény.
event-haunting-2 = Přenašeči v karanténě: { $number }. Všechny ostatní karty ji opouštějí a akce karantény od této chvíle berou jen Přenašeče.
event-haunting-3 = Přenašeči v karanténě: { $number }. Akce karantény od této chvíle přesouvají Přenašeče na hromádku evakuovaných.
event-mutation = Ovládnutí: mutaci už nic nezastaví a město patří Raxxonu. Evakuováno: { $number }.
event-burns = Vedle Nestabilního umírá karta: { FORM($card) } ({ $cell }).
event-replaces = Na { $cell } přichází karta z balíčku nákazy: { FORM($card) }. V balíčku zbývá: { $left }.
event-checked = Karta na { $cell } je vyřazena: { FORM($card) }.
event-into-check = Z karantény se do balíčku prověrek zamíchá karta: { FORM($card) }.
event-regathers =
    { $number ->
        [one] Dav se zamíchá a znovu vyloží lícem dolů: { $number } karta.
        [few] Dav se zamíchá a znovu vyloží lícem dolů: { $number } karty.
       *[other] Dav se zamíchá a znovu vyloží lícem dolů: { $number } karet.
    }
event-calms = Výtržník na { $cell } je uklidněn. Na jeho místě: { FORM($card) }.
event-provoked = Karta na { $cell } sousedila s Výtržníkem ({ FORM($card) }) a na její místo přichází Výtržník.
event-hostile-again = Z hromádky evakuovaných se do zásoby klidných vrací karta: { FORM($card) }. Výtržník přichází do odkládacího balíčku obyvatel.
event-brings-1 = Celebrita z { $cell } je přivedena do karantény a mutuje.
event-brings-2 = Celebrita z { $cell } je přivedena do karantény a opouští hru.
event-brings-3 = Celebrita z { $cell } je přivedena do karantény a zase vypuštěna: teď zakončete tah tak, aby ležela odkrytá vedle odkrytého mutanta.
event-met = Celebrita a mutant se setkali: obě karty opouštějí hru.

## Refusals

reason-not-evacuated = V tomto scénáři tuto kartu nic nemůže evakuovat: { FORM($card) }.
reason-immune = Dokud je mutant odkrytý, nelze ho zabít ani poslat do karantény a zvládání davu na něj nepůsobí.
reason-carriers-only = V karanténě už bylo 6 Přenašečů: od té chvíle tam přicházejí jen Přenašeči.
reason-uncontained-already = Akce karantény teď přesouvají Přenašeče do nekontrolované karantény a tato karta už tam je.
reason-came-later = Tato karta se k davu přidala až po začátku události.
reason-not-beside-mutant = Karta na { $cell } nesousedí s mutantem.

## Why an action would change nothing now

idle-check = Žádná karta, kterou by šlo prověřit, není odkrytá, nebo je balíček prověrek prázdný.
idle-calm = Žádná karta, kterou by šlo uklidnit, není odkrytá.
idle-bring-in = Žádná karta, kterou by šlo přivést, není odkrytá.

## Labels of the drawn table

label-scenario = Scénář: { FORM($scenario) }
label-events = Zbývá událostí: { $number }
label-reserve-3 = Balíček prověrek: { $number }
label-reserve-4 = Zásoba klidných: { $number }
label-aside = Odloženo

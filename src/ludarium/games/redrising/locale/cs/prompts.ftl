### Red Rising: what to do next, in Czech. A client adds `$count`, the number of things that can be chosen.

## Prompts: a turn

prompt-turn = Krok 1 ze 2: nasaďte kartu, nebo Průzkum
    .help = Nasazení: karta odejde z ruky, vyhodnotí se její schopnost a pak získáte jinou. Průzkum: vyberte balíček, získáte jen bonus lokace.
prompt-turn-empty = Máte prázdnou ruku: získejte kartu, nebo proveďte Průzkum
    .help = Nemáte co nasadit. Svrchní karta přinese i bonus své lokace; Průzkum přinese jen bonus.
prompt-finish = Krok 2 ze 2: získejte svrchní kartu lokace či balíčku
    .help = Svrchní karta přijde do vaší ruky a přinese bonus své lokace. Balíček přinese neznámou kartu a hod kostkou Povstání.
prompt-scout = Kam umístit { FORM($card, case: "acc") }?
    .help = Získáte bonus této lokace. Karta přijde navrch a její schopnost nepůsobí.
prompt-place = Kam umístit { FORM($card, case: "acc") }?
    .help = Přijde navrch této lokace. Její schopnost nepůsobí a bonus nezískáte.
prompt-deploy-top = Kam nasadit { FORM($card, case: "acc") }?
    .help = Její schopnost působí tam a z této lokace v tomto tahu kartu získat nesmíte.
prompt-banish-or-place = Vyhostit, nebo umístit { FORM($card, case: "acc") }?
    .help = Vyhoštěná karta opustí herní plán. Umístěná přijde navrch lokace.
prompt-die-banish = Kostka Povstání: vyhostěte svrchní kartu
    .help = Karta opustí plán a navrchu bude další.
prompt-face = Vyberte jiný bonus kostky Povstání
    .help = Kostka ukázala žeton nadvlády, který jste právě získali.
prompt-ceres = Kolej Ceres: vyhostěte kartu z lokace
    .help = Kteroukoli kartu kterékoli lokace, nejen svrchní.

## Prompts: abilities

prompt-gain = { FORM($card) }: získejte kartu
    .help = Vyberte zvýrazněnou kartu: přijde do vaší ruky bez bonusu.
prompt-may-gain = { FORM($card) }: získat kartu?
    .help = Vyberte zvýrazněnou kartu: přijde do vaší ruky bez bonusu. Můžete i odmítnout.
prompt-may-gain-moved = { FORM($card) }: získat { FORM($moved, case: "acc") }?
    .help = Vyberte zvýrazněnou kartu a získáte ji. Váš tah tím skončí. Nebo odmítněte.
prompt-gain-top = { FORM($card) }: získejte svrchní kartu
    .help = Vyberte lokaci: její svrchní karta přijde do vaší ruky bez bonusu.
prompt-gain-banished = { FORM($card) }: získejte vyhoštěnou kartu
    .help = Přijde do ruky z vyhoštěných karet.
prompt-banish = { FORM($card) }: vyhostěte kartu
    .help = Vyberte zvýrazněnou kartu: opustí plán natrvalo.
prompt-banish-top = { FORM($card) }: vyhostěte svrchní kartu
    .help = Karta opustí plán a navrchu bude další.
prompt-banish-topmost = { FORM($card) }: vyhostěte kartu jinou než Zlatou
    .help = Na každé lokaci lze vybrat nejvýše ležící takovou kartu.
prompt-banish-hand = { FORM($card) }: vyhostěte kartu z ruky
    .help = Karta opustí ruku a body už vám nepřinese.
prompt-may-banish-hand = { FORM($card) }: vyhostit kartu z ruky?
    .help = Karta by opustila ruku. Můžete i odmítnout.
prompt-move = { FORM($card) }: přesuňte kartu
    .help = Vyberte zvýrazněnou kartu, potom lokaci, kam přijde.
prompt-move-top = { FORM($card) }: přesuňte svrchní kartu
    .help = Vyberte lokaci, odkud odejde, potom tu, kam přijde.
prompt-move-under = Kterou kartu přesunout pod { FORM($card, case: "acc") }?
    .help = Přijde přímo pod tuto kartu.
prompt-top-under = Kterou svrchní kartu dát pod { FORM($card, case: "acc") }?
    .help = Přijde přímo pod tuto kartu.
prompt-move-beneath = Kam přesunout kartu zpod { FORM($card, case: "gen") }?
    .help = Přijde navrch této lokace.
prompt-move-pile = Kam přesunout karty zpod { FORM($card, case: "gen") }?
    .help = Všechny přijdou navrch této lokace ve stejném pořadí.
prompt-raise = { FORM($card) }: zvednout spodní kartu?
    .help = Vyberte zvýrazněnou kartu: stane se svrchní kartou této lokace. Nebo odmítněte.
prompt-deploy-other = { FORM($card) }: nasaďte jinou kartu { FORM($location, case: "onto") }
    .help = Její schopnost také působí.
prompt-deploy-beneath = Kam nasadit kartu zpod { FORM($card, case: "gen") }?
    .help = Její schopnost působí tam.
prompt-upper = Co přijde hned pod { FORM($card, case: "acc") }?
    .help = Druhá přijde pod ni.
prompt-face-down = Kterou kartu dát lícem dolů { FORM($location, case: "onto") }?
    .help = Jen vy víte, která karta to je.
prompt-name-colour =
    { $number ->
        [1] { FORM($card) }: zvolte barvu
       *[other] { FORM($card) }: zvolte barvu (ještě { $number })
    }
    .help = V textu vaší karty se píše, u kterých karet na této barvě záleží a co za ně získáte.
prompt-beneath-deck = Kterou kartu teď dát pod balíček?
    .help = Karty přicházejí pod balíček jedna po druhé.
prompt-return = Vrátit vyhoštěnou kartu? (nejvýše { $number })
    .help = Přijde na balíček, nebo pod něj, a všichni o tom vědí.
prompt-place-banished = { FORM($card) }: umístit vyhoštěnou kartu?
    .help = Vrátí se na lokaci. Můžete i skončit.
prompt-prove =
    { $number ->
        [one] { FORM($card) }: odhalit { $number } kartu?
        [few] { FORM($card) }: odhalit { $number } karty?
        [many] { FORM($card) }: odhalit { $number } karty?
       *[other] { FORM($card) }: odhalit { $number } karet?
    }
    .help = Na kartě je napsáno, co za to získáte. Odhalené karty uvidí všichni a zůstanou vám. Můžete i odmítnout.
prompt-pay = { FORM($card) }: zaplatit ({ FORM($track) } −{ $number })?
    .help = Na kartě je napsáno, co za to získáte. Můžete i odmítnout.
prompt-may-get = { FORM($card) }: vzít si ({ FORM($track) } +1)?
    .help = Nabízí to karta. Můžete i odmítnout.
prompt-pick-track = { FORM($card) }: co získat?
    .help = Helium, vliv a flotila přinášejí na konci body a přibližují konec hry.

## Prompts: opponents

prompt-rival = { FORM($card) }: vyberte protivníka
    .help = Vyberte jednoho ze zvýrazněných hráčů. Na kartě je napsáno, co se mu stane.
prompt-richest = { FORM($card) }: komu vzít 1 žeton helia?
    .help = Tito protivníci mají nejvíc helia.
prompt-name-card = { FORM($card) }: jmenujte kartu z té ruky
    .help = Náhodná karta té ruky se odhalí. Je-li to jmenovaná karta, vyhostí se a s ní i { FORM($card) }.
prompt-show-red = { FORM($card) }: odhalíte Rudou?
    .help = Jinak ztratíte 1 žeton helia.
prompt-lend = { $player } prodává tah za 2 žetony helia
    .help = Odehráli byste teď celý tah. Odmítnete-li, dáte 1 žeton helia, pokud ho máte.
prompt-lose-card = { $player } vyhošťuje vaši kartu: kterou?
    .help = Máte-li kartu s obrannou schopností, můžete ji odhalit a zabránit tomu.
prompt-give-card = { $player } krade vaši kartu: kterou?
    .help = Máte-li kartu s obrannou schopností, můžete ji odhalit a zabránit tomu.
prompt-accept = { FORM($by) } vyhošťuje vaši kartu: { FORM($card) }
    .help = Přijměte to, nebo odhalte kartu s obrannou schopností, máte-li ji.
prompt-lose-token = { $player } vám bere žeton nadvlády
    .help = Přijměte to, nebo odhalte kartu s obrannou schopností, máte-li ji.

## Prompts: the end of the game

prompt-ability = Vyberte závěrečnou schopnost
    .help = Pořadí volíte vy. Potom se bodují karty v ruce.
prompt-ceres-end = Kolej Ceres: vyhostěte kartu z ruky
    .help = Body vám už nepřinese.
prompt-wilds = Šedé a oranžové karty: jak vybírat?
    .help = Mohou platit za jinou barvu či jméno. Nejlepší volbu může najít program.
prompt-wild-colour = { FORM($card) }: vyberte druhou barvu
    .help = Pro všechny bonusy bude mít kromě své barvy i tuto.
prompt-wild-name = { FORM($card) }: vyberte jméno
    .help = Pro všechny bonusy platí za postavu tohoto jména.

## After the first choice

prompt-turn-then = Krok 1 ze 2: kam nasadit kartu { FORM($chosen) }?
    .help = Karta přejde z ruky navrch této lokace a zapůsobí její schopnost. Odtud v tomto tahu kartu získat nesmíte.
prompt-move-then = Kam přesunout kartu { FORM($chosen) }?
    .help = Přijde navrch této lokace.
prompt-move-top-then = Kam přesunout svrchní kartu lokace { FORM($location) }?
    .help = Přijde navrch této lokace.
prompt-lose-card-then = Kterou kartu odhalíte na obranu?
    .help = Uvidí ji všichni a zůstane v ruce.
prompt-give-card-then = Kterou kartu odhalíte na obranu proti krádeži?
    .help = Uvidí ji všichni a zůstane v ruce.
prompt-prove-then = Vyberte druhou kartu, kterou odhalíte
    .help = Obě uvidí všichni a zůstanou v ruce.
prompt-return-then = { FORM($chosen) }: na balíček, nebo pod něj?
    .help = Karta navrchu se bude táhnout jako další.
prompt-place-banished-then = Kam umístit kartu { FORM($chosen) }?
    .help = Přijde navrch této lokace, bez bonusu.
prompt-face-down-then = Potvrďte lokaci
    .help = Teď je na výběr jediná lokace.

## Before what is easily done by accident

confirm-scout = Provést Průzkum svrchní kartou balíčku?
    .help = Karta se odhalí, umístíte ji na lokaci a získáte bonus této lokace. Do ruky nic nezískáte a nelze to vrátit.
confirm-draw = Získat kartu z balíčku a hodit kostkou Povstání?
    .help = Tah skončí bez karty z plánu a nelze to vrátit.

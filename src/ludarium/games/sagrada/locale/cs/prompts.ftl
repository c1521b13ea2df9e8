### Sagrada: what to do next, in Czech. A client adds `$count`, the number of things that can be chosen.

prompt-window = Vyberte si vitráž
    .help = Barevné políčko přijímá jen kostky své barvy, políčko s číslem jen kostky svého odstínu. Těžší vitráž přináší víc žetonů přízně a těmi se platí za nástroje.
prompt-turn = Jste na tahu: umístěte kostku, použijte nástroj, nebo pasujte
    .help = Vyberte kostku a uvidíte, kam se hodí.
prompt-second-turn = Váš druhý tah v tomto kole: umístěte kostku, použijte nástroj, nebo pasujte
    .help = Pořadí jde kolem stolu a potom zase zpátky. Vyberte kostku a uvidíte, kam se hodí.
prompt-tool-or-end = Použijte nástroj, nebo ukončete tah
    .help = Kostku už jste umístili. Za nástroj se platí žetony přízně.
prompt-draft-or-end = Umístěte kostku, nebo ukončete tah
    .help = Nástroj jste v tomto tahu už použili.
prompt-place = Umístěte { FORM($colour, case: "acc") } { $value }
    .help =
        { $count ->
            [1] Možné je jediné políčko. První kostka patří na okraj, každá další k některé z vašich a kostky stejné barvy nebo odstínu spolu nesousedí stranou.
            [few] Možná jsou { $count } políčka. První kostka patří na okraj, každá další k některé z vašich a kostky stejné barvy nebo odstínu spolu nesousedí stranou.
           *[other] Možných je { $count } políček. První kostka patří na okraj, každá další k některé z vašich a kostky stejné barvy nebo odstínu spolu nesousedí stranou.
        }
prompt-place-or-put-back = Umístěte { FORM($colour, case: "acc") } { $value }, nebo ji vraťte do nabídky
    .help = Když ji vrátíte, v tomto tahu žádnou kostku neumístíte.
prompt-shade = Zvolte odstín vytažené { FORM($colour, case: "gen") } kostky
    .help = Odstín je číslo na kostce, od 1 do 6. Potom ji umístíte.
prompt-move = Vyberte nové políčko pro { FORM($colour, case: "acc") } { $value }
    .help =
        { $count ->
            [1] Možné je jediné políčko.
            [few] Možná jsou { $count } políčka.
           *[other] Možných je { $count } políček.
        }
prompt-move-another = Teď přesuňte druhou kostku
    .help = Musí to být jiná: nástroj přesouvá právě dvě.
prompt-move-same-colour = Přesuňte druhou { FORM($colour, case: "acc") } kostku, nebo skončete
    .help = Stačí i jedna.
prompt-pay = { FORM($tool) }: vyberte { FORM($colour, case: "acc") } kostku, kterou zaplatíte
    .help = Kostka i nástroj odcházejí ze hry.

## After a tool was chosen

prompt-use-grozing_pliers = { tool-grozing_pliers }: vyberte kostku
    .help = Zvyšte nebo snižte její odstín o 1 a potom ji umístěte.
prompt-use-eglomise_brush = { tool-eglomise_brush }: vyberte kostku své vitráže
    .help = Přesuňte ji na jiné políčko; na jeho barvě nezáleží.
prompt-use-copper_foil_burnisher = { tool-copper_foil_burnisher }: vyberte kostku své vitráže
    .help = Přesuňte ji na jiné políčko; na jeho odstínu nezáleží.
prompt-use-lathekin = { tool-lathekin }: vyberte první kostku
    .help = Přesunete právě dvě kostky své vitráže.
prompt-use-lens_cutter = { tool-lens_cutter }: vyberte kostku v nabídce
    .help = Vyměňte ji za kostku na počítadle kol a tu pak umístěte.
prompt-use-flux_brush = { tool-flux_brush }: vyberte kostku
    .help = Hodí se jí znovu a potom ji umístíte. Hod nelze vrátit.
prompt-use-glazing_hammer = { tool-glazing_hammer }: hoďte znovu všemi kostkami v nabídce
    .help = Hod nelze vrátit.
prompt-use-running_pliers = { tool-running_pliers }: vyberte druhou kostku
    .help = Umístíte ji hned a svůj druhý tah v tomto kole vynecháte.
prompt-use-cork_backed_straightedge = { tool-cork_backed_straightedge }: vyberte kostku
    .help = Umístěte ji na políčko, které se nedotýká žádné jiné kostky.
prompt-use-grinding_stone = { tool-grinding_stone }: vyberte kostku
    .help = Otočí se na opačnou stranu (1 a 6, 2 a 5, 3 a 4 se vymění) a potom ji umístíte.
prompt-use-flux_remover = { tool-flux_remover }: vyberte kostku
    .help = Vrátí se do sáčku. Vytáhnete jinou, zvolíte její odstín a umístíte ji. Tažení nelze vrátit.
prompt-use-tap_wheel = { tool-tap_wheel }: vyberte kostku své vitráže
    .help = Přesuňte jednu nebo dvě kostky barvy, která je na počítadle kol.
prompt-up-or-down = { FORM($colour) } { $value }: zvýšit, nebo snížit?
    .help = Potom ji umístíte.
prompt-swap = Vyměňte { FORM($colour, case: "acc") } { $value }: vyberte kostku na počítadle kol
    .help = Tu kostku umístíte a tahle zaujme její místo.

## Before what is easily done by accident

confirm-pass = Pasovat a neumístit kostku?
    .help = Ještě ji můžete umístit. Prázdné políčko stojí na konci 1 bod.
confirm-reroll-pool =
    { $tokens ->
        [one] Hodit znovu celou nabídkou za { $tokens } žeton přízně?
        [few] Hodit znovu celou nabídkou za { $tokens } žetony přízně?
       *[other] Hodit znovu celou nabídkou za { $tokens } žetonů přízně?
    }
    .help = Hod nelze vrátit.

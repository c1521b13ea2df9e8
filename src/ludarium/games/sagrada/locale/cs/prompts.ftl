### Sagrada: what to do next, in Czech. A client adds `$count`, the number of things that can be chosen.

prompt-window = Vyberte si vitráž
    .help = Za deset kol ji zaplníte kostkami; vyhrává ten, kdo má nejvíc bodů. Na barevné políčko patří jen kostky jeho barvy, na políčko s číslem jen kostky tohoto odstínu, tedy čísla na kostce. Těžší vitráže přinášejí víc žetonů přízně na nástroje.
prompt-turn = Jste na tahu: umístěte kostku, použijte nástroj, nebo pasujte
    .help = Vyberte kostku a uvidíte, kam ji lze umístit.
prompt-second-turn = Váš druhý tah v tomto kole: umístěte kostku, použijte nástroj, nebo pasujte
    .help = V kole se hraje jednou dokola a potom v opačném pořadí zpět. Vyberte kostku a uvidíte, kam ji lze umístit.
prompt-tool-or-end = Použijte nástroj, nebo ukončete tah
    .help = Kostku už jste umístili. Za nástroj se platí žetony přízně.
prompt-draft-or-end = Umístěte kostku, nebo ukončete tah
    .help = Nástroj jste v tomto tahu už použili.
prompt-place = Umístěte { FORM($colour, case: "acc") } { $value }
    .help =
        { $count ->
            [1] Možné je jediné políčko. První kostka patří na okraj a každá další vedle některé z vašich, i úhlopříčně. Kostky stejné barvy nebo stejného odstínu nesmějí sdílet hranu.
            [few] Možná jsou { $count } políčka. První kostka patří na okraj a každá další vedle některé z vašich, i úhlopříčně. Kostky stejné barvy nebo stejného odstínu nesmějí sdílet hranu.
           *[other] Možných je { $count } políček. První kostka patří na okraj a každá další vedle některé z vašich, i úhlopříčně. Kostky stejné barvy nebo stejného odstínu nesmějí sdílet hranu.
        }
prompt-place-or-put-back = Umístěte { FORM($colour, case: "acc") } { $value }, nebo ji vraťte do nabídky
    .help = Vrátíte-li ji, v tomto tahu žádnou kostku neumístíte.
prompt-shade = Zvolte odstín vytažené { FORM($colour, case: "gen") } kostky
    .help = Odstín je číslo na kostce, od 1 do 6. Potom kostku umístíte.
prompt-move = Vyberte nové políčko pro { FORM($colour, case: "acc") } { $value }
    .help =
        { $count ->
            [1] Možné je jediné políčko.
            [few] Možná jsou { $count } políčka.
           *[other] Možných je { $count } políček.
        }
prompt-move-another = Teď přesuňte druhou kostku
    .help = Musí to být jiná kostka. Nástroj přesouvá právě dvě.
prompt-move-same-colour = Přesuňte druhou { FORM($colour, case: "acc") } kostku, nebo skončete
    .help = Můžete skončit i po jedné.
prompt-pay = { FORM($tool) }: vyberte { FORM($colour, case: "acc") } kostku, kterou zaplatíte
    .help = Kostka i nástroj jsou pak vyřazeny ze hry.

## After a tool was chosen

prompt-use-grozing_pliers = { tool-grozing_pliers }: vyberte kostku
    .help = Zvyšte nebo snižte její odstín o 1 a potom ji umístěte.
prompt-use-eglomise_brush = { tool-eglomise_brush }: vyberte kostku své vitráže
    .help = Přesuňte ji na jiné políčko. Požadavek na barvu tam neplatí.
prompt-use-copper_foil_burnisher = { tool-copper_foil_burnisher }: vyberte kostku své vitráže
    .help = Přesuňte ji na jiné políčko. Požadavek na odstín tam neplatí.
prompt-use-lathekin = { tool-lathekin }: vyberte první kostku
    .help = Přesunete právě dvě kostky své vitráže.
prompt-use-lens_cutter = { tool-lens_cutter }: vyberte kostku v nabídce
    .help = Vyměňte ji za kostku na počítadle kol a tu pak umístěte.
prompt-use-flux_brush = { tool-flux_brush }: vyberte kostku
    .help = Hodíte jí znovu a potom ji umístíte. Hod nelze vrátit.
prompt-use-glazing_hammer = { tool-glazing_hammer }: hoďte znovu všemi kostkami v nabídce
    .help = Hod nelze vrátit.
prompt-use-running_pliers = { tool-running_pliers }: vyberte druhou kostku
    .help = Umístíte ji hned a svůj druhý tah v tomto kole vynecháte.
prompt-use-cork_backed_straightedge = { tool-cork_backed_straightedge }: vyberte kostku
    .help = Umístěte ji na políčko, které s žádnou kostkou nesousedí, ani úhlopříčně.
prompt-use-grinding_stone = { tool-grinding_stone }: vyberte kostku
    .help = Otočí se na protilehlou stěnu (z 1 bude 6, z 2 bude 5, ze 3 bude 4 a naopak) a potom ji umístíte.
prompt-use-flux_remover = { tool-flux_remover }: vyberte kostku
    .help = Vrátí se do váčku. Vytáhnete jinou, zvolíte její odstín a umístíte ji. Tažení nelze vrátit.
prompt-use-tap_wheel = { tool-tap_wheel }: vyberte kostku své vitráže
    .help = Přesuňte jednu nebo dvě kostky barvy, která leží na počítadle kol.
prompt-up-or-down = { FORM($colour) } { $value }: zvýšit, nebo snížit?
    .help = Potom ji umístíte.
prompt-swap = Vyměňte { FORM($colour, case: "acc") } { $value }: vyberte kostku na počítadle kol
    .help = Umístíte kostku z počítadla kol a tato zaujme její místo.

## Before what is easily done by accident

confirm-pass = Pasovat a neumístit kostku?
    .help = Ještě byste ji mohli umístit. Za prázdná políčka se na konci odečítají body.
confirm-reroll-pool =
    { $tokens ->
        [one] Přehodit celou nabídku za { $tokens } žeton přízně?
        [few] Přehodit celou nabídku za { $tokens } žetony přízně?
       *[other] Přehodit celou nabídku za { $tokens } žetonů přízně?
    }
    .help = Hod nelze vrátit.

### Sagrada: the names of its things, in Czech.

## Colours of the dice (kostka) and of the cells (políčko)

colour-red = červená
    .acc = červenou
    .gen = červené
    .ins = červenou
    .noun = červená
    .cell = červené
colour-yellow = žlutá
    .acc = žlutou
    .gen = žluté
    .ins = žlutou
    .noun = žlutá
    .cell = žluté
colour-green = zelená
    .acc = zelenou
    .gen = zelené
    .ins = zelenou
    .noun = zelená
    .cell = zelené
colour-blue = modrá
    .acc = modrou
    .gen = modré
    .ins = modrou
    .noun = modrá
    .cell = modré
colour-purple = fialová
    .acc = fialovou
    .gen = fialové
    .ins = fialovou
    .noun = fialová
    .cell = fialové

## Windows

window-kaleidoscopic_dream = Kaleidoskopický sen
window-firmitas = Firmitas
window-fractal_drops = Fraktální kapky
window-ripples_of_light = Vlnění světla
window-lux_mundi = Lux Mundi
window-lux_astram = Lux Astram
window-gravitas = Gravitas
window-water_of_life = Živá voda
window-sun_catcher = Lapač slunce
window-shadow_thief = Zloděj stínů
window-aurorae_magnificus = Aurorae Magnificus
window-aurora_sagradis = Aurora Sagradis
window-symphony_of_light = Symfonie světla
window-virtus = Virtus
window-firelight = Záře ohně
window-suns_glory = Sláva slunce
window-batllo = Batlló
window-bellesguard = Bellesguard
window-fulgor_del_cielo = Fulgor del Cielo
window-luz_celestial = Luz Celestial
window-chromatic_splendor = Nádhera barev
window-comitas = Comitas
window-via_lux = Via Lux
window-industria = Industria

## Tools

tool-grozing_pliers = Štípací kleště
    .acc = Štípací kleště
    .gen = Štípacích kleští
    .ins = Štípacími kleštěmi
    .effect = Kostce, kterou jste vzali, před umístěním zvyšte nebo snižte odstín přesně o 1; z jedničky nelze udělat šestku ani ze šestky jedničku. Pro změněnou kostku musíte mít místo.
tool-eglomise_brush = Štětec na églomisé
    .acc = Štětec na églomisé
    .gen = Štětce na églomisé
    .ins = Štětcem na églomisé
    .effect = Kdykoli ve svém tahu přesuňte jednu kostku své vitráže na jiné políčko bez ohledu na jeho požadavek na barvu. Všechna ostatní pravidla umístění platí.
tool-copper_foil_burnisher = Hladítko na měděnou fólii
    .acc = Hladítko na měděnou fólii
    .gen = Hladítka na měděnou fólii
    .ins = Hladítkem na měděnou fólii
    .effect = Kdykoli ve svém tahu přesuňte jednu kostku své vitráže na jiné políčko bez ohledu na jeho požadavek na odstín. Všechna ostatní pravidla umístění platí.
tool-lathekin = Rozevírač olova
    .acc = Rozevírač olova
    .gen = Rozevírače olova
    .ins = Rozevíračem olova
    .effect = Kdykoli ve svém tahu přesuňte jednu po druhé právě dvě různé kostky své vitráže. Každý přesun musí splnit všechna pravidla umístění.
tool-lens_cutter = Kruhový řezák
    .acc = Kruhový řezák
    .gen = Kruhového řezáku
    .ins = Kruhovým řezákem
    .effect = Kostku, kterou jste vzali, před umístěním vyměňte za libovolnou kostku z počítadla kol; obě si ponechají odstín. Na počítadle musí nějaká kostka ležet a pro tu získanou musíte mít místo.
tool-flux_brush = Štětec na tavidlo
    .acc = Štětec na tavidlo
    .gen = Štětce na tavidlo
    .ins = Štětcem na tavidlo
    .effect = Kostkou, kterou jste vzali, před umístěním hoďte znovu. Máte-li pro ni místo, musíte ji umístit; jinak se s novým odstínem vrátí do nabídky a další kostku si v tomto tahu už vzít nesmíte.
tool-glazing_hammer = Sklenářské kladivo
    .acc = Sklenářské kladivo
    .gen = Sklenářského kladiva
    .ins = Sklenářským kladivem
    .effect = Ve svém druhém tahu kola, ještě než si vezmete kostku, hoďte znovu všemi kostkami, které zbyly v nabídce. Kostku si poté ještě vzít smíte.
tool-running_pliers = Lámací kleště
    .acc = Lámací kleště
    .gen = Lámacích kleští
    .ins = Lámacími kleštěmi
    .effect = Ve svém prvním tahu kola, jakmile jste vzali a umístili kostku, ihned vezměte a umístěte další. Svůj druhý tah v tomto kole vynechte.
tool-cork_backed_straightedge = Pravítko s korkem
    .acc = Pravítko s korkem
    .gen = Pravítka s korkem
    .ins = Pravítkem s korkem
    .effect = Kostku, kterou jste vzali, umístěte na políčko, které s žádnou kostkou nesousedí, ani úhlopříčně. Požadavek samotného políčka platí a první kostka musí i tak na okraj.
tool-grinding_stone = Brusný kámen
    .acc = Brusný kámen
    .gen = Brusného kamene
    .ins = Brusným kamenem
    .effect = Kostku, kterou jste vzali, před umístěním otočte na protilehlou stěnu: 1 ↔ 6, 2 ↔ 5, 3 ↔ 4. Pro otočenou kostku musíte mít místo.
tool-flux_remover = Odstraňovač tavidla
    .acc = Odstraňovač tavidla
    .gen = Odstraňovače tavidla
    .ins = Odstraňovačem tavidla
    .effect = Kostku, kterou jste vzali, vraťte do váčku, náhodně vytáhněte kostku a zvolte její odstín. Umístěte ji, nebo ji dejte do nabídky; v obou případech si další kostku v tomto tahu už vzít nesmíte.
tool-tap_wheel = Řezací kolečko
    .acc = Řezací kolečko
    .gen = Řezacího kolečka
    .ins = Řezacím kolečkem
    .effect = Kdykoli ve svém tahu přesuňte jednu kostku nebo dvě různé kostky téže barvy, pokud kostka této barvy leží na počítadle kol. Každý přesun musí splnit všechna pravidla umístění.

## Public objectives

objective-row_color_variety = Pestrobarevné řady
    .effect = 6 bodů za každou úplnou řadu pěti různých barev.
objective-column_color_variety = Pestrobarevné sloupce
    .effect = 5 bodů za každý úplný sloupec čtyř různých barev.
objective-row_shade_variety = Pestré odstíny v řadách
    .effect = 5 bodů za každou úplnou řadu pěti různých odstínů.
objective-column_shade_variety = Pestré odstíny ve sloupcích
    .effect = 4 body za každý úplný sloupec čtyř různých odstínů.
objective-light_shades = Světlá skla
    .effect = 2 body za každou dvojici 1 a 2 ve vaší vitráži.
objective-medium_shades = Tónovaná skla
    .effect = 2 body za každou dvojici 3 a 4 ve vaší vitráži.
objective-deep_shades = Tmavá skla
    .effect = 2 body za každou dvojici 5 a 6 ve vaší vitráži.
objective-shade_variety = Pestrost odstínů
    .effect = 5 bodů za každou sadu všech šesti odstínů, od 1 do 6, ve vaší vitráži.
objective-color_variety = Pestrost barev
    .effect = 4 body za každou sadu všech pěti barev ve vaší vitráži.
objective-color_diagonals = Barevné úhlopříčky
    .effect = 1 bod za každou kostku, která úhlopříčně sousedí s kostkou své barvy.

## Private objectives

objective-private-red = Odstíny červené
    .effect = Součet hodnot červených kostek ve vaší vitráži.
objective-private-yellow = Odstíny žluté
    .effect = Součet hodnot žlutých kostek ve vaší vitráži.
objective-private-green = Odstíny zelené
    .effect = Součet hodnot zelených kostek ve vaší vitráži.
objective-private-blue = Odstíny modré
    .effect = Součet hodnot modrých kostek ve vaší vitráži.
objective-private-purple = Odstíny fialové
    .effect = Součet hodnot fialových kostek ve vaší vitráži.

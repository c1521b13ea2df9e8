### Sagrada: the texts of the lessons, in Czech.

lesson-first-goal = Vítejte v Sagradě! Během deseti kol zaplňujete vitráž kostkami. Vyhrává hráč s největším počtem bodů.
lesson-first-objectives = Za tyto tři společné úkoly získávají body všichni. Například „{ objective-row_color_variety }“ dává 6 bodů za každou řadu, v níž má všech pět kostek různou barvu.
lesson-first-private = Tento úkol je jen váš, soupeř má jiný: každá červená kostka ve vaší vitráži vynese tolik bodů, jaké číslo ukazuje.
lesson-first-window = Nejdřív si vyberte vitráž. Na barevné políčko patří jen kostky jeho barvy, na políčko s číslem jen kostky s tímto číslem (to je odstín), na bílé jakákoli kostka. Vyberte „{ window-sun_catcher }“: má mnoho bílých políček.
lesson-first-window-why = Hrát se dá i s touto vitráží. „{ window-sun_catcher }“ se zaplňuje snáz, proto lekce pokračuje s ní.
lesson-first-pool = Těchto pět hozených kostek je nabídka pro toto kolo. V každém kole máte dva tahy a v každém si smíte vzít jednu kostku.
lesson-first-first-die = První kostka patří na okraj vitráže. Vyberte červenou 2 a potom políčko a3, které přijímá jen 2. Za červené kostky máte navíc body z osobního úkolu.
lesson-first-first-die-why = Takový tah je povolený. Červenou 2 doporučujeme, protože patří na políčko s číslem, které se zaplňuje těžko, a přinese body za váš osobní úkol.
lesson-first-order = Soupeř si právě vzal dvě kostky po sobě: v kole se hraje jednou dokola a potom v opačném pořadí zpět. Teď začíná váš druhý tah.
lesson-first-neighbors = Každá další kostka musí sousedit s některou z vašich, hranou nebo rohem. Kostky stejné barvy nebo se stejným číslem nesmějí sdílet hranu, rohem se dotýkat mohou. Umístěte červenou 4 na červené políčko b4.
lesson-first-neighbors-why = Takový tah je povolený. Červenou 4 na b4 doporučujeme, protože zaplní barevné políčko a vynese 4 body za váš osobní úkol.
lesson-first-track = Kostka, která zbyla, teď leží na počítadle kol. To ukazuje, kolikáté je kolo, a některé nástroje jeho kostky využívají. V nabídce je pět nových kostek.
lesson-first-twice = Toto kolo začal soupeř a vzal si kostku, takže teď máte dva tahy po sobě. Umístěte zelenou 5 na c3, které přijímá jen 5.
lesson-first-twice-why = Takový tah je povolený. Zelenou 5 doporučujeme, protože c3 nic jiného než 5 nepřijme.
lesson-first-tools = Váš druhý tah: žlutá 4 má pro c4 správnou barvu, ale červená nad ním má stejné číslo. V takové situaci pomáhají nástroje. Platí se za ně žetony přízně a vy máte 3.
lesson-first-use-tool = „{ tool-grozing_pliers }“ změní číslo na kostce o 1 a stojí 1 žeton. Vyberte nástroj, potom žlutou 4 a potom ji změňte na 3.
lesson-first-use-tool-why = Takový tah je povolený. Žlutou 3 doporučujeme, protože se hodí na c4.
lesson-first-place-changed = Teď umístěte žlutou 3 na c4.
lesson-first-place-changed-why = Kostku lze umístit i tam. Na c4 ale zaplní žluté políčko, a barevná políčka se později zaplňují těžko.
lesson-first-score = Tolik bodů byste měli, kdyby hra skončila teď: body za úkoly, 1 bod za každý zbylý žeton přízně a −1 za každé prázdné políčko. Zaplňte jich tedy co nejvíc.
lesson-first-end = To je celá hra: ještě osm takových kol. Když vyberete něco, co není dovoleno, hra vysvětlí proč. Ať se vám první vitráž povede!

### Red Rising: the Automa's companion at a physical table, in Czech.

## Setting up

companion-box =
    { $count ->
        [one] Vyřaďte z balíčku { $count } kartu: { $cards }.
        [few] Vyřaďte z balíčku { $count } karty: { $cards }.
        [many] Vyřaďte z balíčku { $count } karty: { $cards }.
       *[other] Vyřaďte z balíčku { $count } karet: { $cards }.
    }
companion-shuffled =
    { $cards ->
        [one] { $cards } karta Automy je zamíchaná, stranou leží { $aside }. Své karty Automy nepotřebujete: otáčí je tento pomocník.
        [few] { $cards } karty Automy jsou zamíchané, stranou leží { $aside }. Své karty Automy nepotřebujete: otáčí je tento pomocník.
       *[other] { $cards } karet Automy je zamíchaných, stranou leží { $aside }. Své karty Automy nepotřebujete: otáčí je tento pomocník.
    }
companion-deal =
    { $influence ->
        [one] Připravte hru jako pro dva: dvě karty na každou lokaci, sobě kolej a 5 karet do ruky (s kolejí Ceres 6), na Institut { $influence } žeton vlivu neutrální koleje.
        [few] Připravte hru jako pro dva: dvě karty na každou lokaci, sobě kolej a 5 karet do ruky (s kolejí Ceres 6), na Institut { $influence } žetony vlivu neutrální koleje.
       *[other] Připravte hru jako pro dva: dvě karty na každou lokaci, sobě kolej a 5 karet do ruky (s kolejí Ceres 6), na Institut { $influence } žetonů vlivu neutrální koleje.
    }
companion-deal-automa =
    { $cards ->
        [one] Dejte Automě { $cards } kartu lícem dolů: to je její ruka (balíček).
        [few] Dejte Automě { $cards } karty lícem dolů: to je její ruka (balíček).
       *[other] Dejte Automě { $cards } karet lícem dolů: to je její ruka (balíček).
    }
companion-letters = Rozložte karty priority: { $letters }.
companion-letter = { FORM($location) } { FORM($priority) }
companion-luna-card = Podsuňte bonusovou kartu Luny pod kartu priority Luny tak, aby byl vidět jen symbol lokace { FORM($location) }.
companion-parity = Podsuňte kartu „sudá/lichá“ pod herní plán tak, aby bylo vidět jen slovo „{ FORM($parity) }“.
companion-first-you = Začínáte vy.
companion-first-automa = Začíná Automa.

## Turns

companion-yours = Jste na tahu
companion-tap = Změnilo se helium, flotila, vliv nebo žeton? Klepněte na ně dole.
companion-last-turn = Podmínky konce hry jsou splněny: toto je váš poslední tah.
companion-last-turn-apollo = Podmínky konce hry jsou splněny: toto je váš předposlední tah, Apollón má ještě jeden navíc.
companion-end-set = Podmínky konce hry jsou splněny.
companion-extra-turn = Odehrajte svůj poslední tah navíc.
companion-reshuffled = Balíček Automy byl prázdný: všechny její karty jsou znovu zamíchané, stranou leží { $aside }.
companion-deploy = Položte svrchní kartu balíčku { FORM($location, case: "onto") }. Její schopnost se nevyhodnotí.
companion-no-deploy = Balíček je prázdný: nic se nenasazuje.
companion-gain = Bere si svrchní kartu { FORM($location, case: "from") }, lícem dolů navrch své ruky.
companion-no-gain = Všechny lokace jsou prázdné: žádnou kartu nezíská.
companion-no-bonus = Bez karty není ani bonus.
companion-gets =
    { $track ->
        [track-fleet] Postupuje o 1 pole na stupnici flotily: teď { $now }.
        [track-influence] Umisťuje 1 žeton vlivu na Institut: teď { $now }.
       *[track-helium] Získává 1 žeton helia: teď { $now }.
    }
companion-token-takes = Bere si žeton nadvlády.
companion-token-keeps = Žeton nadvlády si ponechává.
companion-token-defence = Je-li žeton váš, smíte z ruky vyhostit jednu z těchto karet, táhnout kartu a žeton si nechat: { $cards }.
companion-token-full = Druhý bonus není: všeho už má { $most }.
companion-banish = Vyhostěte svrchní kartu balíčku.
companion-no-banish = Balíček je prázdný: nic se nevyhošťuje.

## Reasons

companion-why-deploy =
    Část nasazení ukazuje { $shown ->
        [priority-a] A, prioritu { FORM($location, case: "gen") }
        [priority-b] B, prioritu { FORM($location, case: "gen") }
        [priority-c] C, prioritu { FORM($location, case: "gen") }
        [priority-d] D, prioritu { FORM($location, case: "gen") }
       *[other] { FORM($location, case: "acc") }
    }.
companion-why-gain =
    Část zisku ukazuje { $shown ->
        [priority-a] A, prioritu { FORM($location, case: "gen") }
        [priority-b] B, prioritu { FORM($location, case: "gen") }
        [priority-c] C, prioritu { FORM($location, case: "gen") }
        [priority-d] D, prioritu { FORM($location, case: "gen") }
       *[other] { FORM($location, case: "acc") }
    }.
companion-why-gain-along = Žádná karta { FORM($full, case: "loc") } není: šipka vede { FORM($arrow) }, { FORM($location, case: "onto") }.
companion-why-bonus = Hvězda dává bonus { FORM($location, case: "gen") }, odkud si kartu vzala.
companion-why-bonus-along = Už má 10 toho, co dává { FORM($full) }: šipka vede { FORM($arrow) } k bonusu { FORM($location, case: "gen") }.
companion-why-luna = Luna přináší ještě jeden bonus: bonusová karta Luny ukazuje { FORM($location, case: "acc") }.
companion-why-banish = Část doplňkových efektů ukazuje vyhoštění karty.

## The end

companion-ending = Hra skončila. Použijte své závěrečné schopnosti.
companion-ending-tap = Změní-li něco Automě, klepněte na to dole.
companion-total =
    { $total ->
        [one] Automa má { $total } bod.
        [few] Automa má { $total } body.
       *[other] Automa má { $total } bodů.
    }

## Questions

companion-ask-even = Kolik z { $cards } karet na plánu má sudou hodnotu? 0 je sudé číslo.
companion-ask-apollo = Máte Apollónovu kolej?
companion-ask-parity = Jakou hodnotu má karta, kterou si vzala?
companion-ask-unseen =
    { $count ->
        [one] Otočte { $count } kartu její ruky, kterou nikdo neviděl. Kolik je sudých?
        [few] Otočte { $count } karty její ruky, které nikdo neviděl. Kolik je sudých?
        [many] Otočte { $count } karty její ruky, které nikdo neviděl. Kolik je sudých?
       *[other] Otočte { $count } karet její ruky, které nikdo neviděl. Kolik je sudých?
    }
companion-ask-influence = Kolik máte vlivu v Institutu?
companion-ask-total = A vaše body?

## Answers

companion-done = Hotovo
companion-next = Dál
companion-over = Můj tah skončil
companion-set-end = Podmínky konce jsou splněny
companion-bare = Balíček je prázdný
companion-not-bare = Balíček není prázdný
companion-even = Sudá
companion-odd = Lichá
companion-empty = Žádná karta { FORM($location, case: "loc") }
companion-unseen = Leží lícem dolů
companion-it-takes = Bere si ho
companion-i-defend = Nechávám si ho

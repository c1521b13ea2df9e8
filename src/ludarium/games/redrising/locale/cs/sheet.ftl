### Red Rising: the ledger and the score pad, in Czech.

## Where the points came from

ledger-core = { FORM($character) }: základní bodová hodnota
ledger-core-colour = { FORM($character) }, také { FORM($colour) }: základní bodová hodnota
ledger-core-name = { FORM($character) } se jménem „{ FORM($name) }“: základní bodová hodnota
ledger-bonus = { FORM($character) }: { $clause }
ledger-fleet = Stupnice flotily, pole { $space }
ledger-helium = Helium: { $helium } × { $each }
ledger-sovereign = Žeton nadvlády
ledger-influence = Vliv, { $rank }. místo: { $influence } × { $each }
ledger-excess = Přebytečné karty: { $cards } × −{ $each }
ledger-extra = Závěrečné schopnosti
ledger-automa-start = Počáteční body
ledger-automa-favourable = Vyhovující karty: { $cards } × { $each }
ledger-automa-unfavourable = Nevyhovující karty: { $cards } × { $each }
row-fleet = Flotila
row-helium = Helium
row-influence = Vliv
row-excess = Přebytečné karty
row-automa-favourable = Vyhovující karty
row-automa-unfavourable = Nevyhovující karty

## What breaks a rule

breach-neutral-missing = Vliv neutrální koleje tu má být { $due }, uvedeno je { $influence }
breach-neutral-present = Při třech a více hráčích neutrální kolej není, ale je uveden její vliv: { $influence }
breach-house-twice = Dva hráči mají stejnou kolej: { FORM($house) }
breach-not-solo = { FORM($character) }: tato karta ve hře proti Automě není
breach-variant-only = { FORM($character) }: tato karta je ve hře proti Automě jen ve variantě

## The drawn answer

sheet-player = Hráč { $number }
sheet-player-house = Hráč { $number }, { FORM($house) }
sheet-automa = Automa
sheet-possible = (pokud to nebyla varianta)
sheet-result = Výsledek
sheet-winner = { $count ->
    [1] Vítězí hráč { $players }
   *[other] O vítězství se dělí hráči { $players }
}
sheet-tie-token = Součty jsou stejné; rozhoduje žeton nadvlády.
sheet-tie-shared = Součty jsou stejné a nikdo z remizujících nemá žeton nadvlády: o vítězství se dělí.
sheet-won = Výhra: máte více bodů než Automa.
sheet-lost = Prohra: máte méně bodů než Automa.
sheet-won-token = Výhra: součty jsou stejné a žeton nadvlády máte vy.
sheet-lost-token = Prohra: součty jsou stejné a žeton nadvlády má Automa.
sheet-won-shared = Součty jsou stejné a žeton nadvlády nemá nikdo: o vítězství se dělíte s Automou.

### Red Rising: the ledger and the score pad, in Ukrainian.

## Where the points came from

ledger-core = { FORM($character) }: базова цінність
ledger-core-colour = { FORM($character) }, ще й { FORM($colour) }: базова цінність
ledger-core-name = { FORM($character) } з ім’ям «{ FORM($name) }»: базова цінність
ledger-bonus = { FORM($character) }: { $clause }
ledger-fleet = Трек флоту, поділка { $space }
ledger-helium = Гелій: { $helium } × { $each }
ledger-sovereign = Фішка володарювання
ledger-influence = Вплив, місце { $rank }: { $influence } × { $each }
ledger-excess = Надлишок карт: { $cards } × −{ $each }
ledger-extra = Властивості «наприкінці гри»
ledger-automa-start = Початкові очки
ledger-automa-favourable = Прийнятні карти: { $cards } × { $each }
ledger-automa-unfavourable = Неприйнятні карти: { $cards } × { $each }
row-fleet = Флот
row-helium = Гелій
row-influence = Вплив
row-excess = Надлишок карт
row-automa-favourable = Прийнятні карти
row-automa-unfavourable = Неприйнятні карти

## What breaks a rule

breach-neutral-missing = Вплив нейтрального дому тут має становити { $due }, а вказано { $influence }
breach-neutral-present = За трьох і більше гравців нейтрального дому немає, а вказано його вплив: { $influence }
breach-house-twice = Двоє гравців мають той самий дім: { FORM($house) }
breach-not-solo = { FORM($character) }: цієї карти немає в грі проти Автомія
breach-variant-only = { FORM($character) }: ця карта є в грі проти Автомія лише за варіантом правил

## The drawn answer

sheet-player = Гравець { $number }
sheet-player-house = Гравець { $number }, { FORM($house) }
sheet-automa = Автомій
sheet-possible = (якщо це не варіант правил)
sheet-result = Підсумок
sheet-winner = { $count ->
    [1] Перемагає гравець { $players }
   *[other] Перемогу ділять гравці { $players }
}
sheet-tie-token = Суми рівні: вирішує фішка володарювання.
sheet-tie-shared = Суми рівні, і фішки володарювання немає в жодного з цих гравців: перемогу поділено.
sheet-won = Перемога: у вас більше очок, ніж в Автомія.
sheet-lost = Поразка: у вас менше очок, ніж в Автомія.
sheet-won-token = Перемога: суми рівні, і фішка володарювання у вас.
sheet-lost-token = Поразка: суми рівні, а фішка володарювання в Автомія.
sheet-won-shared = Суми рівні, і фішки володарювання немає ні в кого: ви ділите перемогу з Автомієм.

### Red Rising: the ledger and the score pad, in Russian.

## Where the points came from

ledger-core = { FORM($character) }: базовая ценность
ledger-core-colour = { FORM($character) }, ещё и { FORM($colour) }: базовая ценность
ledger-core-name = { FORM($character) } с именем «{ FORM($name) }»: базовая ценность
ledger-bonus = { FORM($character) }: { $clause }
ledger-fleet = Шкала флота, деление { $space }
ledger-helium = Гелий: { $helium } × { $each }
ledger-sovereign = Жетон владычества
ledger-influence = Влияние, место { $rank }: { $influence } × { $each }
ledger-excess = Лишние карты: { $cards } × −{ $each }
ledger-extra = Свойства «в конце игры»
ledger-automa-start = Начальные очки
ledger-automa-favourable = Подходящие карты: { $cards } × { $each }
ledger-automa-unfavourable = Неподходящие карты: { $cards } × { $each }
row-fleet = Флот
row-helium = Гелий
row-influence = Влияние
row-excess = Лишние карты
row-automa-favourable = Подходящие карты
row-automa-unfavourable = Неподходящие карты

## What breaks a rule

breach-neutral-missing = Влияние нейтрального дома здесь должно быть { $due }, а указано { $influence }
breach-neutral-present = При трёх и более игроках нейтрального дома нет, а указано его влияние: { $influence }
breach-house-twice = У двух игроков один и тот же дом: { FORM($house) }
breach-not-solo = { FORM($character) }: этой карты нет в игре против Автомы
breach-variant-only = { FORM($character) }: эта карта есть в игре против Автомы только по варианту правил

## The drawn answer

sheet-player = Игрок { $number }
sheet-player-house = Игрок { $number }, { FORM($house) }
sheet-automa = Автома
sheet-possible = (если это не вариант правил)
sheet-result = Итог
sheet-winner = { $count ->
    [1] Побеждает игрок { $players }
   *[other] Победу делят игроки { $players }
}
sheet-tie-token = Суммы равны; решает жетон владычества.
sheet-tie-shared = Суммы равны, и жетона владычества нет ни у кого из этих игроков: победа разделена.
sheet-won = Победа: у вас больше очков, чем у Автомы.
sheet-lost = Поражение: у вас меньше очков, чем у Автомы.
sheet-won-token = Победа: суммы равны, и жетон владычества у вас.
sheet-lost-token = Поражение: суммы равны, а жетон владычества у Автомы.
sheet-won-shared = Суммы равны, и жетона владычества нет ни у кого: вы делите победу с Автомой.

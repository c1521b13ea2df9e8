### Sagrada: what to do next, in Russian. A client adds `$count`, the number of things that can be chosen.

prompt-window = Выберите себе витраж
    .help = Цветная ячейка принимает только кубики своего цвета, ячейка с числом — только кубики своей яркости. Более сложный витраж даёт больше фишек привилегий, а ими платят за инструменты.
prompt-turn = Ваш ход: разместите кубик, используйте инструмент или спасуйте
    .help = Выберите кубик, и вы увидите, куда он подходит.
prompt-tool-or-end = Используйте инструмент или завершите ход
    .help = Кубик вы уже разместили. За инструмент платят фишками привилегий.
prompt-draft-or-end = Разместите кубик или завершите ход
    .help = Инструмент вы в этом ходу уже использовали.
prompt-place = Разместите { FORM($colour, case: "acc") } кубик { $value }
    .help =
        { $count ->
            [1] Возможна только одна ячейка.
            [one] Возможна { $count } ячейка.
            [few] Возможны { $count } ячейки.
           *[many] Возможно { $count } ячеек.
        }
prompt-place-or-put-back = Разместите { FORM($colour, case: "acc") } кубик { $value } или верните его в резерв
    .help = Если вернёте, в этом ходу вы кубик не разместите.
prompt-shade = Выберите яркость вытянутого { FORM($colour, case: "gen") } кубика
    .help = Яркость — это число на кубике, от 1 до 6. Затем вы его разместите.
prompt-move = Выберите новую ячейку для { FORM($colour, case: "gen") } кубика { $value }
    .help =
        { $count ->
            [1] Возможна только одна ячейка.
            [one] Возможна { $count } ячейка.
            [few] Возможны { $count } ячейки.
           *[many] Возможно { $count } ячеек.
        }
prompt-move-another = Теперь переместите второй кубик
    .help = Он должен быть другим: инструмент перемещает ровно два.
prompt-move-same-colour = Переместите второй { FORM($colour, case: "acc") } кубик или закончите
    .help = Можно ограничиться одним.
prompt-pay = { FORM($tool) }: выберите { FORM($colour, case: "acc") } кубик, которым заплатите
    .help = И кубик, и инструмент выбывают из игры.

## After a tool was chosen

prompt-use-grozing_pliers = { tool-grozing_pliers }: выберите кубик
    .help = Увеличьте или уменьшите его яркость на 1, затем разместите его.
prompt-use-eglomise_brush = { tool-eglomise_brush }: выберите кубик своего витража
    .help = Переместите его в другую ячейку; её цвет не имеет значения.
prompt-use-copper_foil_burnisher = { tool-copper_foil_burnisher }: выберите кубик своего витража
    .help = Переместите его в другую ячейку; её яркость не имеет значения.
prompt-use-lathekin = { tool-lathekin }: выберите первый кубик
    .help = Вы переместите ровно два кубика своего витража.
prompt-use-lens_cutter = { tool-lens_cutter }: выберите кубик в резерве
    .help = Обменяйте его на кубик со счётчика раундов и разместите тот.
prompt-use-flux_brush = { tool-flux_brush }: выберите кубик
    .help = Его перебросят, затем вы его разместите. Бросок нельзя отменить.
prompt-use-glazing_hammer = { tool-glazing_hammer }: перебросьте все кубики резерва
    .help = Бросок нельзя отменить.
prompt-use-running_pliers = { tool-running_pliers }: выберите второй кубик
    .help = Вы разместите его сейчас и пропустите свой второй ход в этом раунде.
prompt-use-cork_backed_straightedge = { tool-cork_backed_straightedge }: выберите кубик
    .help = Разместите его в ячейке, которая не касается других кубиков.
prompt-use-grinding_stone = { tool-grinding_stone }: выберите кубик
    .help = Его перевернут (1 и 6, 2 и 5, 3 и 4 меняются местами), затем вы его разместите.
prompt-use-flux_remover = { tool-flux_remover }: выберите кубик
    .help = Он вернётся в мешочек. Вы вытянете другой, выберете его яркость и разместите. Вытянутое нельзя отменить.
prompt-use-tap_wheel = { tool-tap_wheel }: выберите кубик своего витража
    .help = Переместите один или два кубика цвета, который есть на счётчике раундов.
prompt-up-or-down = { FORM($colour) } кубик { $value }: увеличить или уменьшить?
    .help = Затем вы его разместите.
prompt-swap = Обменяйте { FORM($colour, case: "acc") } кубик { $value }: выберите кубик на счётчике раундов
    .help = Тот кубик вы разместите, а этот займёт его место.

## Before what is easily done by accident

confirm-pass = Спасовать, не разместив кубик?
    .help = Вы ещё можете его разместить. Пустая ячейка в конце стоит 1 очко.
confirm-reroll-pool =
    { $tokens ->
        [one] Перебросить весь резерв за { $tokens } фишку привилегий?
        [few] Перебросить весь резерв за { $tokens } фишки привилегий?
       *[many] Перебросить весь резерв за { $tokens } фишек привилегий?
    }
    .help = Бросок нельзя отменить.

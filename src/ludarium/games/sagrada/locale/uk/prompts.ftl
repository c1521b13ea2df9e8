### Sagrada: what to do next, in Ukrainian. A client adds `$count`, the number of things that can be chosen.

prompt-window = Виберіть собі вітраж
    .help = Кольорова комірка приймає лише кубики свого кольору, комірка з числом — лише кубики своєї яскравості. Складніший вітраж дає більше фішок прихильності, а ними платять за інструменти.
prompt-turn = Ваш хід: розмістіть кубик, скористайтеся інструментом або спасуйте
    .help = Виберіть кубик, і ви побачите, куди він підходить.
prompt-tool-or-end = Скористайтеся інструментом або завершіть хід
    .help = Кубик ви вже розмістили. За інструмент платять фішками прихильності.
prompt-draft-or-end = Розмістіть кубик або завершіть хід
    .help = Інструментом ви в цьому ході вже скористалися.
prompt-place = Розмістіть { FORM($colour, case: "acc") } кубик { $value }
    .help =
        { $count ->
            [1] Можлива лише одна комірка.
            [one] Можлива { $count } комірка.
            [few] Можливі { $count } комірки.
           *[many] Можливо { $count } комірок.
        }
prompt-place-or-put-back = Розмістіть { FORM($colour, case: "acc") } кубик { $value } або поверніть його в резерв
    .help = Якщо повернете, у цьому ході ви кубика не розмістите.
prompt-shade = Виберіть яскравість витягнутого { FORM($colour, case: "gen") } кубика
    .help = Яскравість — це число на кубику, від 1 до 6. Потім ви його розмістите.
prompt-move = Виберіть нову комірку для { FORM($colour, case: "gen") } кубика { $value }
    .help =
        { $count ->
            [1] Можлива лише одна комірка.
            [one] Можлива { $count } комірка.
            [few] Можливі { $count } комірки.
           *[many] Можливо { $count } комірок.
        }
prompt-move-another = Тепер перемістіть другий кубик
    .help = Він має бути іншим: інструмент переміщує рівно два.
prompt-move-same-colour = Перемістіть другий { FORM($colour, case: "acc") } кубик або завершіть
    .help = Можна обмежитися одним.
prompt-pay = { FORM($tool) }: виберіть { FORM($colour, case: "acc") } кубик, яким заплатите
    .help = І кубик, і інструмент вибувають із гри.

## After a tool was chosen

prompt-use-grozing_pliers = { tool-grozing_pliers }: виберіть кубик
    .help = Збільште або зменште його яскравість на 1, а потім розмістіть його.
prompt-use-eglomise_brush = { tool-eglomise_brush }: виберіть кубик свого вітража
    .help = Перемістіть його в іншу комірку; її колір не має значення.
prompt-use-copper_foil_burnisher = { tool-copper_foil_burnisher }: виберіть кубик свого вітража
    .help = Перемістіть його в іншу комірку; її яскравість не має значення.
prompt-use-lathekin = { tool-lathekin }: виберіть перший кубик
    .help = Ви перемістите рівно два кубики свого вітража.
prompt-use-lens_cutter = { tool-lens_cutter }: виберіть кубик у резерві
    .help = Обміняйте його на кубик із лічильника раундів і розмістіть той.
prompt-use-flux_brush = { tool-flux_brush }: виберіть кубик
    .help = Його буде перекинуто, а потім ви його розмістите. Кидок не скасувати.
prompt-use-glazing_hammer = { tool-glazing_hammer }: перекиньте всі кубики резерву
    .help = Кидок не скасувати.
prompt-use-running_pliers = { tool-running_pliers }: виберіть другий кубик
    .help = Ви розмістите його зараз і пропустите свій другий хід у цьому раунді.
prompt-use-cork_backed_straightedge = { tool-cork_backed_straightedge }: виберіть кубик
    .help = Розмістіть його в комірці, яка не торкається інших кубиків.
prompt-use-grinding_stone = { tool-grinding_stone }: виберіть кубик
    .help = Його буде перевернуто (1 і 6, 2 і 5, 3 і 4 міняються місцями), а потім ви його розмістите.
prompt-use-flux_remover = { tool-flux_remover }: виберіть кубик
    .help = Він повернеться в мішечок. Ви витягнете інший, виберете його яскравість і розмістите. Витягнутого не скасувати.
prompt-use-tap_wheel = { tool-tap_wheel }: виберіть кубик свого вітража
    .help = Перемістіть один або два кубики кольору, який є на лічильнику раундів.
prompt-up-or-down = { FORM($colour) } кубик { $value }: збільшити чи зменшити?
    .help = Потім ви його розмістите.
prompt-swap = Обміняйте { FORM($colour, case: "acc") } кубик { $value }: виберіть кубик на лічильнику раундів
    .help = Той кубик ви розмістите, а цей займе його місце.

## Before what is easily done by accident

confirm-pass = Спасувати, не розмістивши кубика?
    .help = Ви ще можете його розмістити. Порожня комірка наприкінці коштує 1 очко.
confirm-reroll-pool =
    { $tokens ->
        [one] Перекинути весь резерв за { $tokens } фішку прихильності?
        [few] Перекинути весь резерв за { $tokens } фішки прихильності?
       *[many] Перекинути весь резерв за { $tokens } фішок прихильності?
    }
    .help = Кидок не скасувати.

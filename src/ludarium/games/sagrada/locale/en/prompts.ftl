### Sagrada: what to do next, in English. A client adds `$count`, the number of things that can be chosen.

prompt-window = Choose your window
    .help = You fill it with dice over ten rounds to score points. A colored cell takes only dice of its color, a cell with dots only dice with that number, called the shade. Harder windows bring more favor tokens, which pay for tools.
prompt-turn = Your turn: place a die, use a tool, or pass
    .help = Choose a die to see where it fits.
prompt-second-turn = Your second turn of this round: place a die, use a tool, or pass
    .help = Turns go around the table once and then back. Choose a die to see where it fits.
prompt-tool-or-end = Use a tool, or end your turn
    .help = You have placed your die. Using a tool costs favor tokens.
prompt-draft-or-end = Place a die, or end your turn
    .help = You have used your tool for this turn.
prompt-place = Place the { FORM($colour) } { $value }
    .help =
        { $count ->
            [1] Only one cell is possible. The first die goes on the edge, and every other die next to one of yours, even diagonally. Dice of the same color or shade may not share a side.
           *[other] { $count } cells are possible. The first die goes on the edge, and every other die next to one of yours, even diagonally. Dice of the same color or shade may not share a side.
        }
prompt-place-or-put-back = Place the { FORM($colour) } { $value }, or put it back in the pool
    .help = If you put it back, you place no die this turn.
prompt-shade = Choose the shade of the { FORM($colour) } die you have drawn
    .help = Shade is the number on a die, from 1 to 6. Then you place the die.
prompt-move = Choose a new cell for the { FORM($colour) } { $value }
    .help =
        { $count ->
            [1] Only one cell is possible.
           *[other] { $count } cells are possible.
        }
prompt-move-another = Now move a second die
    .help = It must be a different one, and the tool moves exactly two.
prompt-move-same-colour = Move a second { FORM($colour) } die, or finish
    .help = You may stop after one.
prompt-pay = { FORM($tool) }: choose the { FORM($colour) } die that pays for it
    .help = The die and the tool both leave the game.

## After a tool was chosen

prompt-use-grozing_pliers = { tool-grozing_pliers }: choose a die
    .help = Raise or lower its shade by 1, then place it.
prompt-use-eglomise_brush = { tool-eglomise_brush }: choose a die in your window
    .help = Move it to another cell; the color of that cell does not matter.
prompt-use-copper_foil_burnisher = { tool-copper_foil_burnisher }: choose a die in your window
    .help = Move it to another cell; the shade of that cell does not matter.
prompt-use-lathekin = { tool-lathekin }: choose the first die to move
    .help = You move exactly two dice in your window.
prompt-use-lens_cutter = { tool-lens_cutter }: choose a die in the pool
    .help = Swap it for a die on the round track, then place that one.
prompt-use-flux_brush = { tool-flux_brush }: choose a die
    .help = It is rolled again, then you place it. A roll cannot be undone.
prompt-use-glazing_hammer = { tool-glazing_hammer }: roll all dice in the pool again
    .help = A roll cannot be undone.
prompt-use-running_pliers = { tool-running_pliers }: choose a second die
    .help = You place it now and skip your second turn of this round.
prompt-use-cork_backed_straightedge = { tool-cork_backed_straightedge }: choose a die
    .help = Place it in a cell that touches no other die.
prompt-use-grinding_stone = { tool-grinding_stone }: choose a die
    .help = It is turned over (1 and 6, 2 and 5, 3 and 4 change places), then you place it.
prompt-use-flux_remover = { tool-flux_remover }: choose a die
    .help = It goes back to the bag. You draw another, choose its shade and place it. A draw cannot be undone.
prompt-use-tap_wheel = { tool-tap_wheel }: choose a die in your window
    .help = Move one or two dice of a color that is on the round track.
prompt-up-or-down = The { FORM($colour) } { $value }: raise it or lower it?
    .help = Then you place it.
prompt-swap = Swap the { FORM($colour) } { $value }: choose a die on the round track
    .help = You place that die, and this one takes its place on the track.

## Before what is easily done by accident

confirm-pass = Pass without placing a die?
    .help = You could still place one. Every empty cell costs points at the end.
confirm-reroll-pool =
    { $tokens ->
        [one] Roll the whole pool again for { $tokens } favor token?
       *[other] Roll the whole pool again for { $tokens } favor tokens?
    }
    .help = A roll cannot be undone.

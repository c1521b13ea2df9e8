### Sagrada: the names of its things, in English.

## Colours of the dice and of the cells

colour-red = red
    .acc = red
    .gen = red
    .ins = red
    .noun = red
    .cell = red
colour-yellow = yellow
    .acc = yellow
    .gen = yellow
    .ins = yellow
    .noun = yellow
    .cell = yellow
colour-green = green
    .acc = green
    .gen = green
    .ins = green
    .noun = green
    .cell = green
colour-blue = blue
    .acc = blue
    .gen = blue
    .ins = blue
    .noun = blue
    .cell = blue
colour-purple = purple
    .acc = purple
    .gen = purple
    .ins = purple
    .noun = purple
    .cell = purple

## Windows

window-kaleidoscopic_dream = Kaleidoscopic Dream
window-firmitas = Firmitas
window-fractal_drops = Fractal Drops
window-ripples_of_light = Ripples of Light
window-lux_mundi = Lux Mundi
window-lux_astram = Lux Astram
window-gravitas = Gravitas
window-water_of_life = Water of Life
window-sun_catcher = Sun Catcher
window-shadow_thief = Shadow Thief
window-aurorae_magnificus = Aurorae Magnificus
window-aurora_sagradis = Aurora Sagradis
window-symphony_of_light = Symphony of Light
window-virtus = Virtus
window-firelight = Firelight
window-suns_glory = Sun’s Glory
window-batllo = Batllo
window-bellesguard = Bellesguard
window-fulgor_del_cielo = Fulgor del Cielo
window-luz_celestial = Luz Celestial
window-chromatic_splendor = Chromatic Splendor
window-comitas = Comitas
window-via_lux = Via Lux
window-industria = Industria

## Tools

tool-grozing_pliers = Grozing Pliers
    .acc = Grozing Pliers
    .gen = Grozing Pliers
    .ins = Grozing Pliers
    .effect = After taking a die, raise or lower its shade by exactly 1 before you place it. A 1 cannot become a 6, nor a 6 a 1. There must be a cell for the changed die.
tool-eglomise_brush = Eglomise Brush
    .acc = Eglomise Brush
    .gen = Eglomise Brush
    .ins = Eglomise Brush
    .effect = At any point during your turn, move one die in your window to another cell, ignoring that cell’s color restriction. All other placement rules hold.
tool-copper_foil_burnisher = Copper Foil Burnisher
    .acc = Copper Foil Burnisher
    .gen = Copper Foil Burnisher
    .ins = Copper Foil Burnisher
    .effect = At any point during your turn, move one die in your window to another cell, ignoring that cell’s shade restriction. All other placement rules hold.
tool-lathekin = Lathekin
    .acc = Lathekin
    .gen = Lathekin
    .ins = Lathekin
    .effect = At any point during your turn, move exactly two dice in your window, one after the other. Each move must follow all placement rules.
tool-lens_cutter = Lens Cutter
    .acc = Lens Cutter
    .gen = Lens Cutter
    .ins = Lens Cutter
    .effect = After taking a die, swap it for any die on the round track before you place it. Both keep their shades. There must be a die on the track, and a cell for the one you get.
tool-flux_brush = Flux Brush
    .acc = Flux Brush
    .gen = Flux Brush
    .ins = Flux Brush
    .effect = After taking a die, re-roll it before you place it. If it fits anywhere, you must place it; otherwise it goes back to the pool with its new shade, and you cannot take another die this turn.
tool-glazing_hammer = Glazing Hammer
    .acc = Glazing Hammer
    .gen = Glazing Hammer
    .ins = Glazing Hammer
    .effect = On your second turn of the round, before you take a die, re-roll all dice left in the pool. You may still take a die afterward.
tool-running_pliers = Running Pliers
    .acc = Running Pliers
    .gen = Running Pliers
    .ins = Running Pliers
    .effect = On your first turn of the round, after taking and placing a die, immediately take another one and place it. Skip your second turn of this round.
tool-cork_backed_straightedge = Cork-backed Straightedge
    .acc = Cork-backed Straightedge
    .gen = Cork-backed Straightedge
    .ins = Cork-backed Straightedge
    .effect = Place the die you have taken in a cell that touches no other die, not even diagonally. The cell’s own restriction holds, and a first die still goes to an edge.
tool-grinding_stone = Grinding Stone
    .acc = Grinding Stone
    .gen = Grinding Stone
    .ins = Grinding Stone
    .effect = After taking a die, turn it to its opposite face before you place it: 1 ↔ 6, 2 ↔ 5, 3 ↔ 4. There must be a cell for the turned die.
tool-flux_remover = Flux Remover
    .acc = Flux Remover
    .gen = Flux Remover
    .ins = Flux Remover
    .effect = After taking a die, return it to the bag, draw a die at random and choose its shade. Place that die or put it in the pool; either way you cannot take another die this turn.
tool-tap_wheel = Tap Wheel
    .acc = Tap Wheel
    .gen = Tap Wheel
    .ins = Tap Wheel
    .effect = At any point during your turn, move one die or two dice of the same color, if a die of that color is on the round track. Each move must follow all placement rules.

## Public objectives

objective-row_color_variety = Row Color Variety
    .effect = 6 points for each full row of five different colors.
objective-column_color_variety = Column Color Variety
    .effect = 5 points for each full column of four different colors.
objective-row_shade_variety = Row Shade Variety
    .effect = 5 points for each full row of five different shades.
objective-column_shade_variety = Column Shade Variety
    .effect = 4 points for each full column of four different shades.
objective-light_shades = Light Shades
    .effect = 2 points for each pair of a 1 and a 2 in your window.
objective-medium_shades = Medium Shades
    .effect = 2 points for each pair of a 3 and a 4 in your window.
objective-deep_shades = Deep Shades
    .effect = 2 points for each pair of a 5 and a 6 in your window.
objective-shade_variety = Shade Variety
    .effect = 5 points for each set of all six shades, 1 to 6, in your window.
objective-color_variety = Color Variety
    .effect = 4 points for each set of all five colors in your window.
objective-color_diagonals = Color Diagonals
    .effect = 1 point for each die with a die of its color diagonally next to it.

## Private objectives

objective-private-red = Shades of Red
    .effect = The sum of the values of the red dice in your window.
objective-private-yellow = Shades of Yellow
    .effect = The sum of the values of the yellow dice in your window.
objective-private-green = Shades of Green
    .effect = The sum of the values of the green dice in your window.
objective-private-blue = Shades of Blue
    .effect = The sum of the values of the blue dice in your window.
objective-private-purple = Shades of Purple
    .effect = The sum of the values of the purple dice in your window.

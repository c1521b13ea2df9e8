/** The pictures of Sagrada's rules. */

import type { Figure, RulesPictures } from '../../../board/game'
import '../icons'
import type { Colour } from '../board/view'
import CellsFigure from './CellsFigure.svelte'
import DiceFigure from './DiceFigure.svelte'
import { EXAMPLE } from './example'
import GoalFigure from './GoalFigure.svelte'
import OverviewView from './Overview.svelte'

const cells = (caption: string, ...rows: string[]): Figure => ({
  component: CellsFigure,
  props: { rows: rows.map((row) => row.split(' ')) },
  caption,
})
const dice = (...dice: string[]): Figure => ({ component: DiceFigure, props: { dice } })
const goal = (id: string, colour?: Colour): Figure => ({
  component: GoalFigure,
  props: { goals: [{ id, ...(colour ? { colour } : {}) }] },
})

export const Overview: RulesPictures['Overview'] = OverviewView

export const figures: RulesPictures['figures'] = {
  'SG-01': dice('R1', 'Y2', 'G3', 'B4', 'P5', 'R6'),
  'SG-20': cells('figure-first', '+ + + + +', '+ - - - +', '+ - - - +', '+ + + + +'),
  'SG-21': cells('figure-next', '+ + + - -', '+ B3 + - -', '+ + + - -'),
  'SG-22': cells('figure-cells', 'R 5 .', 'R2 G5 B1'),
  'SG-23': cells('figure-color', '+ - +', '- B3 -', '+ - +'),
  'SG-24': cells('figure-shade', '+ - +', '- R3 -', '+ - +'),
  'SG-46': { component: CellsFigure, props: { rows: EXAMPLE.dice.map((row) => row.map((die) => die ?? '.')) } },
  'SG-P1': goal('row_color_variety'),
  'SG-P2': goal('column_color_variety'),
  'SG-P3': goal('row_shade_variety'),
  'SG-P4': goal('column_shade_variety'),
  'SG-P5': goal('light_shades'),
  'SG-P6': goal('medium_shades'),
  'SG-P7': goal('deep_shades'),
  'SG-P8': goal('shade_variety'),
  'SG-P9': goal('color_diagonals'),
  'SG-P10': goal('color_variety'),
  'SG-V1': goal('private-red', 'red'),
  'SG-V2': goal('private-green', 'green'),
  'SG-V3': goal('private-blue', 'blue'),
  'SG-V4': goal('private-yellow', 'yellow'),
  'SG-V5': goal('private-purple', 'purple'),
}

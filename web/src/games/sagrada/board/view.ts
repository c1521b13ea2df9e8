/** What the server sends of sagrada. Generated from view_types.py by scripts/typescript.py. */

import type { LineData } from '../../../api/protocol'

export type Letter = 'R' | 'Y' | 'G' | 'B' | 'P'

export type Colour = 'red' | 'yellow' | 'green' | 'blue' | 'purple'

/** A window pattern: four rows of five letters, each a colour, a shade, or "." for a cell that takes any die. */
export interface PatternView {
  id: string
  name: string
  difficulty: number
  grid: string[]
}

/** A slot of the pool. */
export interface PoolSlot {
  id: string
  die: string | null
}

/** A die of the round track. */
export interface TrackDie {
  id: string
  round: number
  die: string
}

/** A tool; in a solo game `price` is null, and the die `paid_with` pays for it. */
export interface ToolView {
  id: string
  name: string
  number: number
  rule: string
  colour: Colour
  tokens: number
  price: number | null
  paid_with: string | null
}

/** A public objective and its points. */
export interface PublicObjective {
  id: string
  rule: string
  points: number
}

/**
 * A private objective that the viewer knows: the `values` of its dice, the greatest first, and their sum. Of two in a
 * solo game only the better one `counts`.
 */
export interface PrivateObjective {
  colour: Colour
  rule: string
  values: number[]
  points: number
  counts: boolean
}

/** The points of a seat now, as far as the viewer knows them. */
export interface ScoreView {
  total: number
  ledger: LineData[]
}

/** A seat; `window` is null until it is chosen, `skips` says that it skips its second turn of this round. */
export interface SeatView {
  seat: number
  window: PatternView | null
  dice: ((string | null)[])[]
  tokens: number
  skips: boolean
  private: PrivateObjective[]
  score: ScoreView
}

export interface HandDie {
  die: string
  from: string
}

/**
 * The table; `choices` are the windows that the viewer can choose from, `target` is the score to beat in solo. `next`
 * is the seat that has the next turn of this round.
 */
export interface View {
  game: 'sagrada'
  viewer: number | null
  over: boolean
  round: number
  rounds: number
  first: number
  turn: number | null
  next: number | null
  waiting: number[]
  bag: Record<Letter, number>
  pool: PoolSlot[]
  hand: HandDie | null
  track: TrackDie[]
  tools: ToolView[]
  public: PublicObjective[]
  choices: PatternView[]
  seats: SeatView[]
  target: number | null
}

/** The rule and the points of a public objective. */
export interface ObjectiveFacts {
  rule: string
  points: number
}

/** What never changes: the windows and the public objectives by name, and the private ones. */
export interface Catalogue {
  windows: Record<string, PatternView>
  public: Record<string, ObjectiveFacts>
  private: Colour[]
}

/** What the server says about a table of Sagrada: the JSON of `games/sagrada/view.py`. */

import type { LineData } from '../../../protocol'

export type Letter = 'R' | 'Y' | 'G' | 'B' | 'P'
export type Colour = 'red' | 'yellow' | 'green' | 'blue' | 'purple'

/** A die such as "R3"; "R?" while its shade is yet to be chosen. */
export type DieName = string

export interface Pattern {
  /** What to touch to choose it, "window:via_lux". */
  id: string
  name: string
  difficulty: number
  /** Four rows of five letters: a colour, a shade, or "." for a cell that takes any die. */
  grid: string[]
}

export interface PoolPlace {
  id: string
  die: DieName | null
}

export interface TrackPlace {
  id: string
  round: number
  die: DieName
}

export interface ToolView {
  id: string
  name: string
  number: number
  rule: string
  colour: Colour
  tokens: number
  /** null in a solo game, where a die of the tool's colour pays. */
  price: number | null
  paid_with: DieName | null
}

export interface PublicGoal {
  id: string
  rule: string
  points: number
}

export interface PrivateGoal {
  colour: Colour
  rule: string
}

export interface SeatView {
  seat: number
  window: Pattern | null
  dice: (DieName | null)[][]
  tokens: number
  skips: boolean
  private: PrivateGoal[]
  score: { total: number; ledger: LineData[] }
}

export interface View {
  game: string
  viewer: number | null
  over: boolean
  round: number
  rounds: number
  first: number
  turn: number | null
  waiting: number[]
  bag: Record<Letter, number>
  pool: PoolPlace[]
  hand: { die: DieName; from: string } | null
  track: TrackPlace[]
  tools: ToolView[]
  public: PublicGoal[]
  choices: Pattern[]
  seats: SeatView[]
  target: number | null
}

/** What the server sends of sagrada. Generated from score_pad_types.py by scripts/typescript.py. */

import type { BreachData, LineData, MessageData } from '../../../api/protocol'

/** A breach of a rule in a window, and its cells. */
export interface CellBreach {
  rule: string
  certain: boolean
  message: MessageData
  cells: string[]
}

/** The best way to remove dice so that no rule is broken for certain: the cells to empty, and the total then. */
export interface Correction {
  rule: string
  cells: string[]
  total: number
  message: MessageData
}

/** The points of a window: by category, and line by line. */
export interface WindowAnswer {
  public: Record<string, number>
  private: number
  favor_tokens: number
  empty_cells: number
  total: number
  ledger: LineData[]
  breaches: CellBreach[]
  correction: Correction | null
}

/** What decided, with its rule; `open`: only the order of the last round can, and the sheet does not give it. */
export interface Outcome {
  rule: string
  message: MessageData
  open: boolean
}

/**
 * The points of a sheet. `outcome` is null if the totals decided, `target` is that of a solo game, `corrected_winners`
 * are the winners once all windows are corrected, if one has to be; `corrected_result` says so where these are others.
 */
export interface Answer {
  windows: WindowAnswer[]
  winners: number[]
  breaches: CellBreach[]
  outcome: Outcome | null
  corrected_winners?: number[]
  corrected_result?: BreachData
  target?: number
}

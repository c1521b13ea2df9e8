/** What the server sends of redrising. Generated from score_pad_types.py by scripts/typescript.py. */

import type { BreachData, LineData, MessageData } from '../../../api/protocol'

/** The points of a clause of a bonus, with its text in English and as a message. */
export interface ClausePoints {
  points: number
  text: string
  message: MessageData
}

/** The points of a card; `rule` is that of its value, with what it counts as. */
export interface CardPoints {
  value: number
  bonus: number
  rule: string
  clauses: ClausePoints[]
}

/** The points of tracks and token. */
export interface TablePoints {
  fleet: number
  helium: number
  sovereign: number
  influence: number
}

/** The points of a player: by card, by category, and line by line; `wilds` is what each wildcard counts as. */
export interface PlayerAnswer {
  fleet: number
  helium: number
  sovereign: number
  influence: number
  cards: Record<string, CardPoints>
  core: number
  bonus: number
  excess: number
  total: number
  wilds: Record<string, string>
  ledger: LineData[]
  extra?: number
  house?: string
}

/** The points of the Automa. */
export interface AutomaAnswer {
  fleet: number
  helium: number
  sovereign: number
  influence: number
  start: number
  favourable: number
  unfavourable: number
  total: number
  ledger: LineData[]
  won: boolean
}

/** What decided, with its rule. */
export interface Outcome {
  rule: string
  message: MessageData
}

/** The points of a sheet; `outcome` is null if the totals of the players decided. */
export interface Answer {
  players: PlayerAnswer[]
  winners: number[]
  breaches: BreachData[]
  outcome: Outcome | null
  automa?: AutomaAnswer
}

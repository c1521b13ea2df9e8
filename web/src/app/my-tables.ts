/** The tables with a seat of this device, remembered to list them on the home page. */

import { readJson, writeJson } from './storage'

export interface Remembered {
  table: string
  game: string
  at: number
  /** the secrets of this device's seats: their links open the same seat on another device */
  secrets: Record<string, string>
  /** how many lines of the chat have been read */
  heard?: number
  /** whether its game is known to be over */
  over?: true
  /** how it ended for this device */
  result?: GameResult
}

export interface GameResult {
  won: boolean
  /** the points; undefined where all win or lose together */
  total?: number
  /** the names of the others */
  others: string
}

const KEY = 'ludarium.tables'
/** finished games stay in the list */
const MOST = 200

export function remembered(): Remembered[] {
  const stored = readJson(KEY)
  return Array.isArray(stored) ? (stored as Remembered[]) : []
}

export function remember(table: string, game: string, secrets: Record<string, string> = {}): void {
  const before = remembered()
  const known = before.find((one) => one.table === table)
  // A finished game keeps the time of its end.
  const at = known?.over ? known.at : Date.now()
  const entry = { ...known, table, game, at, secrets: { ...known?.secrets, ...secrets } }
  const rest = before.filter((one) => one.table !== table)
  writeJson(KEY, [entry, ...rest].slice(0, MOST))
}

export function forget(table: string): void {
  writeJson(
    KEY,
    remembered().filter((one) => one.table !== table),
  )
}

/** How many lines of a table's chat have been read here. */
export function readChatLines(table: string): number {
  return remembered().find((one) => one.table === table)?.heard ?? 0
}

export function markChatRead(table: string, lines: number): void {
  amend(table, { heard: lines })
}

/** The game of a table is over, and stays so. */
export function finish(table: string, game: string, result: GameResult | undefined): void {
  if (!remembered().some((one) => one.table === table)) remember(table, game)
  amend(table, { over: true, ...(result ? { result } : {}) })
}

function amend(table: string, change: Partial<Remembered>): void {
  writeJson(
    KEY,
    remembered().map((one) => (one.table === table ? { ...one, ...change } : one)),
  )
}

export function secretsOf(table: string): Record<string, string> {
  return remembered().find((one) => one.table === table)?.secrets ?? {}
}

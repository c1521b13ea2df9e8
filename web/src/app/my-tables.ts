/** The tables with a seat of this device, remembered to list them on the home page. */

import { readJson, writeJson } from './storage'

export interface Remembered {
  table: string
  game: string
  at: number
  /** the secrets of this device's seats: their links open the same seat on another device */
  secrets: Record<string, string>
  /** when the last line of the chat was written that has been read, in seconds since 1970 */
  heardAt?: number
  /** the seats whose lines of the chat are not shown */
  muted?: number[]
  /** the last entry that was shown here, for what happened since */
  seen?: number
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

/** When the last line of a table's chat was written that has been read here. */
export function chatReadUntil(table: string): number {
  return remembered().find((one) => one.table === table)?.heardAt ?? 0
}

export function markChatRead(table: string, until: number): void {
  amend(table, { heardAt: until })
}

/** The seats of a table whose lines of the chat are not shown here. */
export function mutedSeats(table: string): number[] {
  return remembered().find((one) => one.table === table)?.muted ?? []
}

export function setMuted(table: string, muted: number[]): void {
  amend(table, { muted })
}

/** The last entry of a table that was shown here. */
export function seenEntry(table: string): number {
  return remembered().find((one) => one.table === table)?.seen ?? 0
}

export function markSeen(table: string, entry: number): void {
  if (entry > seenEntry(table)) amend(table, { seen: entry })
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

/** The secret links of this device's seats were canceled. */
export function forgetSecrets(table: string): void {
  amend(table, { secrets: {} })
}

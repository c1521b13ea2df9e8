/** The tables at which this device sits, remembered so that one finds back to them. */

import { read, write } from './storage'

export interface Remembered {
  table: string
  game: string
  at: number
  /** the secrets of one's own seats: their links bring the same player back on another device */
  secrets: Record<string, string>
  /** how many lines of the chat have been read */
  heard?: number
  /** whether its game is known to be over */
  over?: true
}

const KEY = 'ludarium.tables'
const MOST = 30

export function remembered(): Remembered[] {
  try {
    return JSON.parse(read(KEY) ?? '[]') as Remembered[]
  } catch {
    return []
  }
}

export function remember(table: string, game: string, secrets: Record<string, string> = {}): void {
  const before = remembered()
  const known = before.find((one) => one.table === table)
  const entry = { table, game, at: Date.now(), secrets: { ...known?.secrets, ...secrets }, heard: known?.heard }
  const rest = before.filter((one) => one.table !== table)
  write(KEY, JSON.stringify([entry, ...rest].slice(0, MOST)))
}

export function forget(table: string): void {
  write(KEY, JSON.stringify(remembered().filter((one) => one.table !== table)))
}

/** How many lines of a table's chat have been read here. */
export function readChatLines(table: string): number {
  return remembered().find((one) => one.table === table)?.heard ?? 0
}

export function markChatRead(table: string, lines: number): void {
  amend(table, { heard: lines })
}

/** The game of a table is over, and stays so. */
export function finish(table: string): void {
  amend(table, { over: true })
}

function amend(table: string, change: Partial<Remembered>): void {
  write(KEY, JSON.stringify(remembered().map((one) => (one.table === table ? { ...one, ...change } : one))))
}

export function secretsOf(table: string): Record<string, string> {
  return remembered().find((one) => one.table === table)?.secrets ?? {}
}

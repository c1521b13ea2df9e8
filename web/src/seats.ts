/** The tables at which this device sits, remembered so that one finds back to them. */

export interface Remembered {
  table: string
  game: string
  at: number
  /** the secrets of one's own seats: their links bring the same player back on another device */
  secrets: Record<string, string>
}

const KEY = 'ludarium.tables'
const MOST = 30

export function remembered(): Remembered[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Remembered[]
  } catch {
    return []
  }
}

export function remember(table: string, game: string, secrets: Record<string, string> = {}): void {
  const before = remembered()
  const known = before.find((one) => one.table === table)
  const entry = { table, game, at: Date.now(), secrets: { ...known?.secrets, ...secrets } }
  const rest = before.filter((one) => one.table !== table)
  localStorage.setItem(KEY, JSON.stringify([entry, ...rest].slice(0, MOST)))
}

export function forget(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(remembered().filter((one) => one.table !== table)))
}

export function secretsOf(table: string): Record<string, string> {
  return remembered().find((one) => one.table === table)?.secrets ?? {}
}

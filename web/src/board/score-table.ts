/** The score sheet: the ledgers of all seats side by side, a row for each source of points. */

import type { LineData, MessageData, StandingData } from '../api/protocol'

export interface Cell {
  points: number
  /** how the points come about, such as "2 × 6" */
  formula: string
  line: LineData
}

export interface Row {
  /** the rule, where it is the same for everybody; "" otherwise */
  rule: string
  /** a message of this source, from the first seat that has one */
  message: MessageData
  cells: (Cell | undefined)[]
}

/** Whether a line is about something that only its owner has, such as a character's card. */
function isOwn(line: LineData): boolean {
  return typeof line.message.args['character'] === 'string'
}

/** The lines about what is a seat's own: in the table they are one row, and each is told apart below it. */
export function ownLines(standing: StandingData): LineData[] {
  return standing.ledger.filter(isOwn)
}

/** The row of all that is the seats' own, called by the rule that most of it is for. */
function ownRow(standings: StandingData[]): Row[] {
  const lines = standings.flatMap(ownLines)
  const counts = new Map<string, number>()
  for (const { rule } of lines) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  const line = lines.toSorted((a, b) => (counts.get(b.rule) ?? 0) - (counts.get(a.rule) ?? 0))[0]
  if (!line) return []
  const cells = standings.map((standing) => {
    const mine = ownLines(standing)
    const points = mine.reduce((sum, one) => sum + one.points, 0)
    return mine.length > 0 ? { points, formula: '', line } : undefined
  })
  return [{ rule: line.rule, message: line.message, cells }]
}

/** Ledgers list their sources in the same order, so that equal rules, or else equal messages, make a row. */
export function rows(standings: StandingData[]): Row[] {
  const found = new Map<string, Row>()
  const order: string[] = []
  const rules = standings.map((standing) => new Set(standing.ledger.map((line) => line.rule)))
  for (const [column, standing] of standings.entries()) {
    const seen = new Map<string, number>()
    let place = -1
    for (const line of standing.ledger) {
      if (isOwn(line)) continue
      const isCommon = rules.every((those) => those.has(line.rule))
      const source = isCommon ? `${line.message.id} ${line.rule}` : line.message.id
      const again = seen.get(source) ?? 0
      seen.set(source, again + 1)
      const key = `${source} ${again}`
      let row = found.get(key)
      if (!row) {
        row = { rule: isCommon ? line.rule : '', message: line.message, cells: standings.map(() => undefined) }
        found.set(key, row)
        order.splice(place + 1, 0, key)
      }
      place = order.indexOf(key)
      row.cells[column] = { points: line.points, formula: formula(line), line }
    }
  }
  return [...ownRow(standings), ...order.map((key) => found.get(key)!)]
}

/** "2 × 6", where the line says how often and how much each; a rank is no such number. */
export function formula(line: LineData): string {
  const { each, ...rest } = line.message.args
  const counts = Object.entries(rest).flatMap(([name, value]) =>
    typeof value === 'number' && name !== 'rank' ? value : [],
  )
  if (typeof each !== 'number' || counts.length !== 1) return ''
  return `${counts[0]} × ${signed(line.points < 0 ? -each : each)}`
}

/** A number with a true minus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}

/** The standings in the order of their places. */
export function ranked(standings: StandingData[]): StandingData[] {
  return [...standings].sort((a, b) => a.rank - b.rank || a.seat - b.seat)
}

/** Which number of the tie-break, from 0, told the first from the next with the same total; -1 where none did. */
export function decidingTie(standings: StandingData[]): number {
  const [first, ...others] = ranked(standings)
  if (!first) return -1
  const next = others.find((other) => other.total === first.total && other.rank > first.rank)
  return next ? first.tiebreak.findIndex((line, at) => next.tiebreak[at]?.points !== line.points) : -1
}

/** Whether two are equal in all numbers of the tie-break before this one. */
export function isTiedUntil(number: number, one: StandingData, other: StandingData): boolean {
  return one.tiebreak.slice(0, number).every((line, at) => line.points === other.tiebreak[at]?.points)
}

/** Whether the totals at the top are equal, so that something else decided (or nothing did). */
export function tie(standings: StandingData[]): 'no' | 'broken' | 'shared' {
  const [first, second] = ranked(standings)
  if (!first || !second || first.total !== second.total) return 'no'
  return second.rank === first.rank ? 'shared' : 'broken'
}

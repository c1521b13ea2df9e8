/** The sheet of Sagrada as the page keeps it, and as the server is asked. */

import type { StandingData } from '../../../api/protocol'
import type { Breach } from '../../../board/scorepad'
import { list, number, object, text, texts } from '../../../app/parse'
import type { Catalogue as Facts } from '../board/view'
import type { Answer, WindowAnswer } from './answer'

export const ROWS = 4
export const COLUMNS = 5
export const CELLS = ROWS * COLUMNS
/** the most that a window gives (SG-04) */
export const MAX_TOKENS = 6
const SEATS = 4

export interface WindowSheet {
  name: string
  /** the id of a window; "" if it is not known */
  pattern: string
  /** twenty cells, top row first: "R3", or "" */
  dice: string[]
  private: string[]
  tokens: number
}

export interface SagradaSheet {
  seats: WindowSheet[]
  public: string[]
  /** seats in the order of their first turns in the last round, as far as it was said */
  order: number[]
  /** alone: the dice on the round track */
  track: string[]
}

/** What breaks a rule in a window, and last how to correct it. */
export function windowBreaches(window: WindowAnswer): Breach[] {
  return window.correction ? [...window.breaches, { ...window.correction, certain: true }] : window.breaches
}

const isDie = (data: unknown): data is string => typeof data === 'string' && /^[RYGBP][1-6]$/.test(data)

const readWindow = (data: unknown): WindowSheet => {
  const one = object(data)
  const dice = list(one['dice'])
  return {
    name: text(one['name'], 24),
    pattern: text(one['pattern']),
    dice: Array.from({ length: CELLS }, (_, cell) => (isDie(dice[cell]) ? dice[cell] : '')),
    private: texts(one['private']),
    tokens: number(one['tokens'], 0, MAX_TOKENS),
  }
}

export function read(data: unknown): SagradaSheet {
  const all = object(data)
  const seats = list(all['seats']).slice(0, SEATS).map(readWindow)
  const sheet: SagradaSheet = {
    seats: seats.length > 0 ? seats : [0, 1].map(() => readWindow({})),
    public: texts(all['public']),
    order: [],
    track: list(all['track']).filter(isDie).slice(0, 90),
  }
  for (const seat of list(all['order'])) {
    const known = number(seat, 0, sheet.seats.length - 1, -1)
    if (known >= 0 && !sheet.order.includes(known)) sheet.order.push(known)
  }
  return sheet
}

export function blank(names: string[]): SagradaSheet {
  return read({ seats: (names.length > 0 ? names : ['', '']).map((name) => ({ name })) })
}

export function resize(sheet: SagradaSheet, size: number): void {
  while (sheet.seats.length < size) sheet.seats.push(readWindow({}))
  sheet.seats.splice(size)
  sheet.order = []
  if (size > 1) for (const seat of sheet.seats) seat.private.splice(1)
}

/** What the server is asked; what is not in the game is left out rather than refused. */
export function ask(sheet: SagradaSheet, facts: Facts): unknown {
  const alone = sheet.seats.length === 1
  return {
    windows: sheet.seats.map((seat) => ({
      dice: Array.from({ length: ROWS }, (_, row) => seat.dice.slice(row * COLUMNS, (row + 1) * COLUMNS)),
      ...(seat.pattern in facts.windows ? { pattern: seat.pattern } : {}),
      private: [...new Set(seat.private)].filter((colour) => (facts.private as string[]).includes(colour)),
      favor_tokens: seat.tokens,
    })),
    public: [...new Set(sheet.public)].filter((goal) => goal in facts.public),
    ...(sheet.order.length === sheet.seats.length && !alone ? { last_round_order: sheet.order } : {}),
    ...(alone ? { solo: true, round_track: sheet.track } : {}),
  }
}

export function standings(answer: Answer): StandingData[] {
  return answer.windows.map(({ total, ledger }, seat) => ({
    seat,
    won: answer.winners.includes(seat),
    total,
    ledger,
    rank: 0,
    target: answer.target ?? null,
    tiebreak: [],
  }))
}

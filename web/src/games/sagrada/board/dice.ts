/** Dice, cells and points: everything the board works out from a view without drawing it. */

import type { LineData, MessageData } from '../../../api/protocol'
import type { Colour, Letter, SeatView, TrackDie, View } from './view'

/** A die such as "R3"; "R?" while its shade is yet to be chosen. */
export type DieName = string

export const LETTERS: readonly Letter[] = ['R', 'Y', 'G', 'B', 'P']
export const ROWS = 4
export const COLUMNS = 5

const COLOURS: Record<Letter, Colour> = { R: 'red', Y: 'yellow', G: 'green', B: 'blue', P: 'purple' }
const SIGNS: Record<Colour, string> = { red: 'flame', yellow: 'sun', green: 'leaf', blue: 'moon', purple: 'gem' }

export interface Die {
  letter: Letter
  colour: Colour
  /** The sign that its pips wear. */
  sign: string
  /** 1 to 6; null while the shade is yet to be chosen. */
  value: number | null
}

export function isLetter(text: string): text is Letter {
  return text in COLOURS
}

export function colourOf(letter: Letter): Colour {
  return COLOURS[letter]
}

export function letterOf(colour: Colour): Letter {
  return LETTERS.find((letter) => COLOURS[letter] === colour)!
}

export function signOf(colour: Colour): string {
  return SIGNS[colour]
}

/** The die of a name such as "R3". */
export function parseDie(name: DieName): Die {
  const letter = name.charAt(0)
  const value = Number(name.slice(1))
  if (!isLetter(letter) || !/^.[1-6?]$/.test(name)) throw new Error(`no die is called ${JSON.stringify(name)}`)
  const colour = COLOURS[letter]
  return { letter, colour, sign: SIGNS[colour], value: Number.isNaN(value) ? null : value }
}

/** A die in words: a message for the player's language. */
export function dieMessage(name: DieName): MessageData {
  const { colour, value } = parseDie(name)
  if (value === null) return { id: 'board-hand-open', args: { colour: `colour-${colour}` } }
  return { id: 'die', args: { colour: `colour-${colour}`, value } }
}

/** The name of the die that an event or an option tells of. */
export function dieOf(args: Record<string, unknown>, prefix = ''): DieName {
  const colour = String(args[`${prefix}colour`]).replace('colour-', '') as Colour
  return `${letterOf(colour)}${args[`${prefix}value`] ?? '?'}`
}

/** The name of a cell: a1 is the top left one. */
export function cellName(row: number, column: number): string {
  return `${'abcd'.charAt(row)}${column + 1}`
}

/** The die in a cell of a window. */
export function dieAt(seat: SeatView, cell: string): DieName | null {
  const row = 'abcd'.indexOf(cell.charAt(0))
  return seat.dice[row]?.[Number(cell.slice(1)) - 1] ?? null
}

/** What a cell asks for, in one word. */
export function askMessage(asks: string): MessageData {
  if (isLetter(asks)) return { id: `colour-${COLOURS[asks]}`, args: {} }
  return asks === '.' ? { id: 'board-any', args: {} } : { id: 'board-shade', args: { value: Number(asks) } }
}

/** What a cell asks for, or the die in it, in words. */
export function cellMessage(cell: string, asks: string, die: DieName | null): MessageData {
  if (die) {
    const { colour, value } = parseDie(die)
    return { id: 'board-cell-die', args: { cell, colour: `colour-${colour}`, value: value ?? 0 } }
  }
  if (isLetter(asks)) return { id: 'board-cell-colour', args: { cell, colour: `colour-${COLOURS[asks]}` } }
  if (asks !== '.') return { id: 'board-cell-shade', args: { cell, value: Number(asks) } }
  return { id: 'board-cell-any', args: { cell } }
}

/** The die that would come to lie in a lit cell: the last one touched, or else the one in hand. */
export function ghostOf(view: View, path: readonly string[]): DieName | null {
  const mine = view.viewer === null ? undefined : view.seats[view.viewer]
  for (const id of [...path].reverse()) {
    if (id.startsWith('pool:')) return view.pool.find((place) => place.id === id)?.die ?? view.hand?.die ?? null
    if (id.startsWith('cell:') && mine) return dieAt(mine, id.slice(5))
  }
  return view.hand?.die ?? null
}

/** The dice between which "up" and "down" choose: the one touched, one shade lighter or darker. */
export function changed(die: DieName, way: 'up' | 'down'): DieName {
  const { letter, value } = parseDie(die)
  return `${letter}${(value ?? 0) + (way === 'up' ? 1 : -1)}`
}

/** The dice of each round on the track, ten places. */
export function placesOf(track: readonly TrackDie[], rounds: number): TrackDie[][] {
  return Array.from({ length: rounds }, (_, index) => track.filter((place) => place.round === index + 1))
}

/** The row of a seat's ledger that a rule gives. */
export function lineOf(seat: SeatView | undefined, rule: string): LineData | undefined {
  return seat?.score.ledger.find((line) => line.rule === rule)
}

/** The lines of a seat's ledger that no objective gives: tokens and empty cells. */
export function otherLines(seat: SeatView): LineData[] {
  return seat.score.ledger.filter((line) => line.message.args['objective'] === undefined)
}

/** How a line's points come about, "2 × 5"; nothing where it is no multiplication. */
export function formulaOf(line: LineData | undefined): string {
  const { times, each } = line?.message.args ?? {}
  return typeof times === 'number' && typeof each === 'number' ? `${times} × ${each}` : ''
}

/** A number with a true minus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}

/** What the server tells of a table of Raxxon. A citizen is its type, or null where the viewer cannot know it. */

import type { MessageData } from '../../../protocol'

export type Type = string
export type Pile = Record<Type, number>
export type Source = 'printed' | 'likely' | 'ours'

export interface CrowdCard {
  /** what one touches: the card by its place */
  id: string
  /** follows the card wherever it goes */
  key: number
  row: number
  column: number
  citizen: Type | null
  face_up: boolean
  suspect: boolean
  /** whether everybody saw it come from the infection deck */
  surely_infected: boolean
  known_to_all: boolean
  roadblock: number
}

export interface ActionView {
  id: string
  name: string
  kind: string
  /** what one touches to take its last token away */
  token: string
  tokens: number
  /** for each slot the symbols of its consequence */
  slots: string[][]
  available: boolean
}

export interface SeatView {
  seat: number
  character: string | null
  side: 'a' | 'b'
  passed: boolean
  passes: number
  actions: ActionView[]
}

/** What a scenario adds to the table. */
export interface ScenarioView {
  number: number
  /** the message of its name */
  name: string
  rule: string
  /** how far it has come; 0 where it has not begun to change anything */
  stage: number
  /** whether fewer hostile cards end this day */
  strict: boolean
  /** the events that may still come, each with how often; the messages of their words */
  events: Record<string, number>
  /** an event that comes at its time, with the numbers it will have among all */
  timed: Record<string, number[]>
  past: string[]
  /** its own face-down deck, from bottom to top */
  reserve: (Type | null)[]
  reserve_healthy: Pile
  /** who is out of play */
  aside: Pile
}

/** The symbol of a sheet that is to be applied next. */
export interface Consequence {
  seat: number
  action: number
  slot: number
  symbol: number
}

export interface View {
  game: 'raxxon'
  viewer: number | null
  over: boolean
  outcome: 'victory' | 'outbreak' | 'takeover' | 'mutation' | null
  level: string
  scenario: ScenarioView | null
  day: number
  first: number
  turn: number | null
  waiting: number[]
  power: number
  /** so much power is the company's victory */
  takeover: number
  infection: number
  infection_start: number
  population: (Type | null)[]
  raxxon: (string | null)[]
  crowd: CrowdCard[]
  /** crowd cards that are chosen already, where several are chosen one after another */
  chosen: string[]
  /** how likely an unknown card is of each type */
  odds: Record<Type, number>
  saved: number
  needed: number
  evacuated: Pile
  discard: Pile
  contained: Pile
  uncontained: Pile
  triggered: string[]
  untriggered: string[]
  /** the Raxxon cards that are being followed, the latest last */
  followed: string[]
  ignored_adds: number
  owed: boolean
  /** what would happen if the day ended now */
  overnight: { infected: number; unknown: number; least: number; most: number }
  consequence: Consequence | null
  /** by its id, an action offered to the viewer that would change nothing now, and why */
  idle: Record<string, { rule: string; message: MessageData }[]>
  seats: SeatView[]
}

/** A clause of an effect: its words, and its symbol where it is one. */
export interface Effect {
  symbol: string | null
  message: MessageData
}

/** A citizen's card, as it is printed. */
export interface CitizenFacts {
  health: 'healthy' | 'infected'
  number: number
  source: Source
  killed: Effect[]
  revealed: { number: number; does: Effect[] }[]
}

export interface ActionFacts {
  kind: string
  source: Source
  does: Effect[]
  slots_a: string[][]
  slots_b: string[][]
}

export interface CharacterFacts {
  source: Source
  actions: ActionFacts[]
}

export interface CardFacts {
  source: Source
  when: MessageData
  reshuffles: boolean
  options: Effect[][]
}

export interface Catalogue {
  citizens: Record<Type, CitizenFacts>
  characters: Record<string, CharacterFacts>
  cards: Record<string, CardFacts>
}

const ROWS = 'abcdefgh'

/** A place of the ground by its row's letter and its column's number. */
export const cellName = (row: number, column: number): string => `${ROWS.charAt(row)}${column + 1}`

/** Row and column of a place: "c4" is [2, 3]. */
export const cellAt = (name: string): [number, number] => [ROWS.indexOf(name.charAt(0)), Number(name.charAt(1)) - 1]

export const rowName = (row: number): string => ROWS.charAt(row)

/** How many cards a pile has. */
export const sizeOf = (pile: Pile): number => Object.values(pile).reduce((sum, number) => sum + number, 0)

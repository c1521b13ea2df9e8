/** What the server sends of raxxon. Generated from view_types.py by scripts/typescript.py. */

import type { MessageData } from '../../../api/protocol'

export type Source = 'printed' | 'likely' | 'ours'

export type Health = 'healthy' | 'infected'

export type Side = 'a' | 'b'

export type Outcome = 'victory' | 'outbreak' | 'takeover' | 'mutation' | 'endless'

/**
 * A card of the crowd; `key` follows it when it moves, `suspect` is the result of an interview. `surely_infected`: all
 * players saw it come from the infection deck.
 */
export interface CrowdCard {
  id: string
  key: number
  row: number
  column: number
  citizen: string | null
  face_up: boolean
  suspect: boolean
  surely_infected: boolean
  known_to_all: boolean
  roadblock: number
}

/** An empty place between two cards of the same row or column of the crowd. */
export interface CrowdGap {
  row: number
  column: number
}

/** An action of a sheet; `token` is touched to remove its last token, `slots` are the symbols of each slot. */
export interface ActionView {
  id: string
  name: string
  kind: string
  token: string
  tokens: number
  slots: string[][]
  available: boolean
}

/** A seat: its character, the side of its sheet with tokens, and whether it has passed. */
export interface SeatView {
  seat: number
  character: string | null
  side: Side
  passed: boolean
  passes: number
  actions: ActionView[]
}

/**
 * The scenario's part of the table. `events` are the random events to come, with how often each; `timed` is the event
 * that comes at fixed times, with its positions among all events; `reserve` is the scenario's face-down deck from
 * bottom to top, `reserve_healthy` its healthy cards, which all players know; `aside` are the cards out of play;
 * `strict` says that fewer hostile cards end this day.
 */
export interface ScenarioView {
  number: number
  name: string
  rule: string
  stage: number
  strict: boolean
  events: Record<string, number>
  timed: Record<string, number[]>
  past: string[]
  reserve: (string | null)[]
  reserve_healthy: Record<string, number>
  aside: Record<string, number>
}

/** The next symbol of a sheet to apply. */
export interface Consequence {
  seat: number
  action: number
  slot: number
  symbol: number
}

/** The night if the day ended now: known infected cards, unknown cards, and the bounds of the spreads. */
export interface Overnight {
  infected: number
  unknown: number
  least: number
  most: number
}

/** Why an action would change nothing now. */
export interface IdleReason {
  rule: string
  message: MessageData
}

/**
 * The table. `chosen` are cards of the crowd that are chosen already, while several are chosen one after another;
 * `odds` is the probability of each type for an unknown card; `followed` are the Raxxon cards in progress, the latest
 * last; `idle` are the actions offered to the viewer that would change nothing now, with the reasons, and `targets` has
 * for the others what they could be applied to first; `changes` has for the message of an effect the number that it
 * changes, before and after; `offered` are the sheets of all characters while one is chosen.
 */
export interface View {
  game: 'raxxon'
  viewer: number | null
  over: boolean
  outcome: Outcome | null
  level: string
  scenario: ScenarioView | null
  day: number
  first: number
  turn: number | null
  waiting: number[]
  power: number
  takeover: number
  infection: number
  infection_start: number
  changes: Record<string, number[]>
  population: (string | null)[]
  raxxon: (string | null)[]
  crowd: CrowdCard[]
  gaps: CrowdGap[]
  odds: Record<string, number>
  saved: number
  needed: number
  evacuated: Record<string, number>
  discard: Record<string, number>
  contained: Record<string, number>
  uncontained: Record<string, number>
  triggered: string[]
  untriggered: string[]
  followed: string[]
  ignored_adds: number
  owed: boolean
  overnight: Overnight
  consequence: Consequence | null
  chosen: string[]
  idle: Record<string, IdleReason[]>
  targets: Record<string, string[]>
  seats: SeatView[]
  offered: SeatView[]
}

/** A clause of an effect: its text, and its symbol if it is one. */
export interface Effect {
  symbol: string | null
  message: MessageData
}

/** What happens when a number of cards of a type is revealed. */
export interface RevealFacts {
  number: number
  does: Effect[]
}

/** A citizen as printed. */
export interface CitizenFacts {
  health: Health
  number: number
  source: Source
  killed: Effect[]
  revealed: RevealFacts[]
}

/** An action of a character as printed, with the slots of both sides of the sheet. */
export interface ActionFacts {
  kind: string
  source: Source
  does: Effect[]
  slots_a: string[][]
  slots_b: string[][]
}

/** A character as printed. */
export interface CharacterFacts {
  source: Source
  actions: ActionFacts[]
}

/** A Raxxon card as printed. */
export interface CardFacts {
  source: Source
  when: MessageData
  reshuffles: boolean
  options: Effect[][]
}

/**
 * The content pack in use; `messages` are its texts by language, empty for the built-in pack. `added_citizens` are the
 * types that scenarios add, which are on no printed card; `common_actions` are those that no sheet has of its own, by
 * their kind.
 */
export interface Catalogue {
  citizens: Record<string, CitizenFacts>
  added_citizens: Record<string, Health>
  common_actions: Record<string, Effect[]>
  levels: Record<string, Record<string, number>>
  characters: Record<string, CharacterFacts>
  cards: Record<string, CardFacts>
  pack: string
  messages: Record<string, string>
}

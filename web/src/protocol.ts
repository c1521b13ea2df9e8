/** What the server and the browser say to each other. Made by `scripts/typescript.py`: do not edit. */

export const PHRASES = ['hello', 'good-luck', 'well-played', 'thanks', 'thinking', 'sorry', 'hurry', 'good-game'] as const

export type Request =
  | Look
  | Sit
  | Leave
  | Rename
  | FillSeat
  | Start
  | SetStandIn
  | Decide
  | Explain
  | Hint
  | Undo
  | Agree
  | BackIn
  | Chat
  | Point
  | Rematch
  | Ping

export type Answer = Done | Refusal | Explanation | HintData | NewTable | Pong

export type Told = State | Closing

/** Look at the table with the eyes of one's seat, or as a spectator (null); the log is told from `since`. */
export interface Look {
  type: 'look'
  ref: number
  seat: number | null
  since?: number
}

/** Take an open seat under a name. */
export interface Sit {
  type: 'sit'
  ref: number
  seat: number
  name: string
}

/** Give a seat up: before the start it is open again, afterwards a bot plays on for good. */
export interface Leave {
  type: 'leave'
  ref: number
  seat: number
}

/** Change the name of one's seat. */
export interface Rename {
  type: 'rename'
  ref: number
  seat: number
  name: string
}

/** Before the start, the host puts a bot on an open seat, or (with no bot) opens it again. */
export interface FillSeat {
  type: 'fill'
  ref: number
  seat: number
  bot: string
}

/** The host starts the game; seats still open get bots. */
export interface Start {
  type: 'start'
  ref: number
}

/** The host changes after how many seconds a bot decides for somebody who is absent; 0 is never. */
export interface SetStandIn {
  type: 'stand-in'
  ref: number
  seconds: number
}

/** Take an option of an open decision. Sent twice, it counts once. */
export interface Decide {
  type: 'decide'
  ref: number
  seat: number
  decision: number
  option: string
}

/** Ask why a path of touches is not possible. */
export interface Explain {
  type: 'explain'
  ref: number
  seat: number
  touches: string[]
}

/** Ask what a bot would do in the seat's place. */
export interface Hint {
  type: 'hint'
  ref: number
  seat: number
}

/** Take back the seat's last decision; beyond its reach the other people are asked, if the table lets it. */
export interface Undo {
  type: 'undo'
  ref: number
  seat: number
}

/** Answer somebody's wish to undo. */
export interface Agree {
  type: 'agree'
  ref: number
  seat: number
  yes: boolean
}

/** Take one's seat back from the bot that stood in. */
export interface BackIn {
  type: 'back'
  ref: number
  seat: number
}

/** Say something: free text, or one of the ready phrases (PHRASES), which everybody reads in their own language. */
export interface Chat {
  type: 'chat'
  ref: number
  seat: number
  text?: string
  phrase?: string
}

/** Point at a thing on the table that everybody sees, such as `crowd:c4`; the game says what there is. */
export interface Point {
  type: 'point'
  ref: number
  seat: number
  thing: string
}

/** After the end: a new table with the same seats; with `same_seed` the very same deal. */
export interface Rematch {
  type: 'rematch'
  ref: number
  same_seed?: boolean
}

/** A sign of life. */
export interface Ping {
  type: 'ping'
  ref: number
}

/** It is done and stored: the table's version afterwards. */
export interface Done {
  type: 'done'
  ref: number
  version: number
}

/** It was not possible; nothing has changed. `rule` is "" where it is no matter of the game's rules. */
export interface Refusal {
  type: 'refused'
  ref: number
  rule: string
  message: MessageData
}

/** A text in no language yet: its id in the language files and its arguments (a list holds further messages). */
export interface MessageData {
  id: string
  args: Record<string, unknown>
}

/** The rule against a path of touches; no message where the path is possible. */
export interface Explanation {
  type: 'explanation'
  ref: number
  rule: string
  message: MessageData | null
}

/** What a bot would do: the best options of an open decision, the first of which it would take. */
export interface HintData {
  type: 'hint'
  ref: number
  seat: number
  decision: number
  options: HintedOption[]
}

/** An option that a bot has judged: what it is worth to it, in points at the end, and that in words. */
export interface HintedOption {
  option: OptionData
  value: number
  reason: MessageData
}

/** An option: its id is the path of its touches, joined by ">". */
export interface OptionData {
  id: string
  touches: string[]
  message: MessageData
}

/** A table to go on at (a rematch). */
export interface NewTable {
  type: 'table'
  ref: number
  table: string
}

/** I hear you. */
export interface Pong {
  type: 'pong'
  ref: number
}

/**
 * The table as this client may see it now. The view is the whole truth; the events only say how it came about.
 * `version` counts what ever happened at the table. `waiting` are the seats that have yet to decide. The log of a
 * client is its first `since` events and then these: after an undo `since` is less than it had. `notes` are what
 * happened at the table and not in the game, all of them, to be read among the events by their `entry`.
 */
export interface State {
  type: 'state'
  version: number
  table: TableData
  mine: number[]
  host: boolean
  viewer: number | null
  view: Record<string, unknown> | null
  decisions: DecisionData[]
  waiting: number[]
  since: number
  events: EventData[]
  undo: UndoData | null
  standings: StandingData[]
  chat: ChatLine[]
  notes: EventData[]
}

/**
 * A table as everybody sees it. `seed_hash` commits the server to its seed; `seed` is told at the end. `pack` is the
 * name of the content pack of one's own that is played with (GET /api/tables/ID/catalogue has it all); `stand_in` after
 * how many seconds a bot decides for somebody who is absent, as the host has set it; 0 is never; `failed` says of a
 * closed table that the server failed at it again and again.
 */
export interface TableData {
  id: string
  game: string
  status: 'closed' | 'lobby' | 'over' | 'playing'
  seats: SeatData[]
  options: Record<string, number>
  pack: string | null
  visibility: 'link' | 'public'
  undo: 'agreed' | 'reach'
  stand_in: number
  hints: boolean
  practice: boolean
  seed_hash: string
  seed: string | null
  created: number
  rematch: string | null
  failed: boolean
}

/**
 * A seat as everybody sees it. `stand_in`: a bot decides for this person at the moment. `away`: the seat is a person's
 * who is not connected; `away_since` is their last sign of life, in seconds since 1970, null where the server knows of
 * none since it started.
 */
export interface SeatData {
  kind: 'bot' | 'open' | 'person'
  name: string
  bot: string
  online: boolean
  stand_in: boolean
  away: boolean
  away_since: number | null
}

/** An open decision of the seat one looks with. */
export interface DecisionData {
  id: number
  seat: number
  prompt: MessageData
  options: OptionData[]
}

/** Something that happened; `kind` is also the id of its line in the log, `entry` the table's version then. */
export interface EventData {
  kind: string
  args: Record<string, unknown>
  entry: number
}

/**
 * How far undo reaches for the seat one looks with; who wishes to go beyond, and who has agreed. `declined_by` is who
 * did not agree to this seat's own wish, until it decides or asks again.
 */
export interface UndoData {
  reach: number
  reason: MessageData | null
  wished_by: number | null
  agreed: number[]
  declined_by: number | null
}

/** The final standing of a seat; `tiebreak` is what decides between equal totals, the most important first. */
export interface StandingData {
  seat: number
  rank: number
  won: boolean
  total: number
  target: number | null
  tiebreak: LineData[]
  ledger: LineData[]
}

/** A row of a ledger. */
export interface LineData {
  rule: string
  message: MessageData
  points: number
}

/** Something somebody said, or the thing that they pointed at and how it is called (in the accusative). */
export interface ChatLine {
  seat: number
  text: string
  phrase: string
  at: number
  thing: string
  called: MessageData | null
}

/** The server is about to stop; come back in a moment. */
export interface Closing {
  type: 'closing'
}

/**
 * A new table; with no open seat it starts at once. `stand_in`: after so many seconds without a sign of life from
 * somebody who has to decide, a bot decides for them until they are back; 0 is never, null is five minutes where people
 * at different devices wait for each other, and never otherwise. The host can change it later (`SetStandIn`). `hints`:
 * people may ask what a bot would do, and the log says that they did; null is yes for somebody alone among bots, and no
 * otherwise. `pack` is a content pack of one's own, as YAML.
 */
export interface Creation {
  game: string
  seats: SeatWish[]
  options?: Record<string, number>
  visibility?: 'link' | 'public'
  undo?: 'agreed' | 'reach'
  stand_in?: number | null
  hints?: boolean | null
  seed?: string
  pack?: string
}

/** What a seat shall be: one's own, open to whoever has the link, or a bot's. */
export interface SeatWish {
  kind: 'bot' | 'me' | 'open'
  name?: string
  bot?: string
}

/** The answer: the table's id, and the secret of each seat that is one's own (also in the device's cookie). */
export interface Created {
  table: string
  secrets: Record<string, string>
}

/** The secret of a seat, from its link, in exchange for a seat on this device (POST /api/tables/ID/claim). */
export interface Claim {
  secret: string
}

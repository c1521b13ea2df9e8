/** What the server sends of redrising. Generated from companion/step_types.py by scripts/typescript.py. */

import type { LineData, MessageData } from '../../../api/protocol'
import type { LocationName, Track } from '../board/view'

export type PlayerName = 'you' | 'automa'

export type TokenHolder = 'you' | 'automa' | 'nobody'

export type Parity = 'even' | 'odd' | 'unseen'

export type InstructionKind = 'do' | 'why' | 'note'

export type CardPart = 'deploy' | 'gain' | 'extra'

export type Extra = 'none' | 'bonus' | 'banish'

export type Stage = 'box' | 'deal' | 'letters' | 'parity' | 'first' | 'begins' | 'yours' | 'deploy' | 'gain' | 'bonus' | 'token' | 'luna' | 'banish' | 'extra-turn' | 'ending' | 'unseen' | 'influence' | 'score'

/** A sentence for the player with its rule: something to do, the reason for it, or a note. */
export interface InstructionData {
  kind: InstructionKind
  rule: string
  message: MessageData
}

/** An option of a question. */
export interface QuestionOption {
  id: string
  message: MessageData
}

/** The numbers that answer a question, and the likely one. */
export interface NumberRange {
  least: number
  most: number
  likely: number | null
}

/** A question to the player: choose an option, or give a number. */
export interface QuestionData {
  rule: string
  message: MessageData | null
  options: QuestionOption[]
  numbers: NumberRange | null
}

/** A part of an Automa card: a letter where one is printed, and the location that is meant. */
export interface PartData {
  letter: string | null
  location: LocationName
}

/** A card of the Automa. */
export interface AutomaCardData {
  number: number
  deploy: PartData
  gain: PartData
  arrow: 'left' | 'right'
  extra: Extra
}

/** The points of the Automa, line by line. */
export interface AutomaScore {
  lines: LineData[]
  total: number
}

/**
 * What a page draws. `number` is that of the card in the Automa's turn (0 in the player's turn), `part` the part of the
 * card that is carried out, `at` the highlighted location, `left` the number of cards in the Automa's deck; `enough` on
 * a track is a condition of the end.
 */
export interface CompanionView {
  stage: Stage
  round: number
  number: number
  part: CardPart | null
  card: AutomaCardData | null
  at: LocationName | null
  locations: LocationName[]
  priority: string[]
  luna_shows: LocationName
  parity: Parity | null
  tracks: Record<PlayerName, Record<Track, number>>
  token: TokenHolder
  pile: Record<Parity, number>
  enough: number
  triggered: boolean
  level: number
  left: number
  discard: number[]
  score: AutomaScore | null
}

/** The reply to an answer; the state goes back to the server as it came. */
export interface CompanionReply {
  state: Record<string, unknown>
  say: InstructionData[]
  ask: QuestionData
  view: CompanionView
}

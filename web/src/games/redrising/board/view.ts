/** What the server tells of a table of Red Rising. A card is its id, or null where the viewer does not know it. */

import type { LineData, MessageData } from '../../../protocol'

export type CardId = string
export type LocationName = 'jupiter' | 'mars' | 'luna' | 'institute'
export type Track = 'helium' | 'fleet' | 'influence'

export const TRACKS: readonly Track[] = ['helium', 'fleet', 'influence']

/** what each location gives, as the sign of a track or of the token */
export const GIVES: Record<LocationName, string> = {
  jupiter: 'fleet',
  mars: 'helium',
  luna: 'sovereign',
  institute: 'influence',
}

/** what the spaces of the fleet track are worth, as they are printed on it */
export const FLEET_POINTS = [0, 1, 3, 6, 10, 15, 21, 28, 34, 39, 43]

/** so much of a track is a condition of the end */
export const ENOUGH = 7

export interface LyingCard {
  /** what one touches: the card, or its place where it lies face down */
  id: string
  card: CardId | null
  face_down: boolean
  owner: number | null
}

export interface LocationView {
  id: string
  name: LocationName
  barred: boolean
  cards: LyingCard[]
}

export interface CardScore {
  card: CardId
  value: number
  bonus: number
  /** the points of each clause of its bonus */
  clauses: number[]
  /** what a wildcard is taken for: a colour, or a character */
  as: string | null
  /** what the total would lose without it */
  worth: number
}

export interface Score {
  total: number
  extra: number
  cards: CardScore[]
  /** what each card on top of a location would add */
  adds: Record<CardId, number>
}

export interface PlayerView {
  helium: number
  fleet: number
  influence: number
  sovereign: boolean
}

export interface SeatView extends PlayerView {
  seat: number
  house: string
  hand: { id: string | null; card: CardId | null }[]
  score: Score | null
}

export interface AutomaView extends PlayerView {
  pile: (CardId | null)[]
  level: number
  parity: 'odd' | 'even'
  /** a letter for each location, in their order */
  priority: string[]
  luna_shows: LocationName
  deck: number
  aside: number
  discard: number[]
  /** every point of its, when the game is over */
  ledger: LineData[]
}

export interface View {
  game: 'redrising'
  viewer: number | null
  over: boolean
  round: number
  first: number
  turn: number | null
  waiting: number[]
  triggered: boolean
  scoring: boolean
  /** the cards whose abilities are under way, the latest last */
  at_work: { card: CardId; seat: number; location: LocationName | null }[]
  locations: LocationView[]
  deck: (CardId | null)[]
  banished: CardId[]
  neutral: number
  seats: SeatView[]
  automa: AutomaView | null
}

/** A character's card, as it is printed. */
export interface CardFacts {
  colour: string
  value: number
  /** of its English name */
  initial: string
  /** its name in a printed edition, by language, where that is another than ours */
  aliases: Record<string, string>
  deploy: MessageData | null
  end: MessageData | null
  defence: MessageData | null
  bonus: MessageData[]
}

/** Whether its bonus looks at the initials of English names (RR-61). */
export function looksAtInitials({ bonus }: { bonus: MessageData[] }): boolean {
  return bonus.some(({ args }) => ((args['condition'] ?? []) as MessageData[]).some(isAboutInitials))
}

const isAboutInitials = ({ id }: MessageData) => id === 'if-initials-differ'

export type Catalogue = Record<CardId, CardFacts>

/** What the server sends of redrising. Generated from view_types.py by scripts/typescript.py. */

import type { LineData, MessageData } from '../../../api/protocol'

export type LocationName = 'jupiter' | 'mars' | 'luna' | 'institute'

export type Track = 'helium' | 'fleet' | 'influence'

export type Bonus = 'helium' | 'fleet' | 'influence' | 'sovereign'

/** A card on a location; the `owner` of a face-down one put it there. */
export interface PlacedCard {
  id: string
  card: string | null
  face_down: boolean
  owner: number | null
}

/**
 * A location's cards from bottom to top, and the bonus that it `gives`. From a `barred` location the viewer may gain no
 * card this turn.
 */
export interface LocationView {
  id: string
  name: LocationName
  gives: Bonus
  barred: boolean
  cards: PlacedCard[]
}

export interface CardScore {
  card: string
  value: number
  bonus: number
  clauses: number[]
  as: string | null
  worth: number
}

/**
 * The score of a hand now, and what each card on top of a location would add. `held` are the points of the cards,
 * `ledger` all other points.
 */
export interface Score {
  total: number
  extra: number
  held: number
  ledger: LineData[]
  cards: CardScore[]
  adds: Record<string, number>
}

/** The tracks and the token of a player. */
export interface PlayerView {
  helium: number
  fleet: number
  influence: number
  sovereign: boolean
}

/** A card of a hand. */
export interface HeldCard {
  id: string | null
  card: string | null
}

/**
 * A seat; `power` is the rule of its house's power, `score` is null if the viewer does not know it. `no_effect` has the
 * cards whose deploy ability would do nothing at some locations, with these.
 */
export interface SeatView {
  helium: number
  fleet: number
  influence: number
  sovereign: boolean
  seat: number
  house: string
  power: string
  hand: HeldCard[]
  no_effect: Record<string, LocationName[]>
  score: Score | null
}

/**
 * The Automa; `seat` is its number in events, `turn_cards` the number of its cards in each turn. `priority` has a
 * letter for each location, `ledger` its points when the game is over.
 */
export interface AutomaView {
  helium: number
  fleet: number
  influence: number
  sovereign: boolean
  seat: number
  turn_cards: number
  pile: (string | null)[]
  level: number
  parity: 'odd' | 'even'
  priority: string[]
  luna_shows: LocationName
  deck: number
  aside: number
  discard: number[]
  ledger: LineData[]
}

/** A card whose ability is in progress, its player, and where it was deployed. */
export interface ActiveCard {
  card: string
  seat: number
  location: LocationName | null
}

/**
 * The table; `at_work` are the cards whose abilities are in progress, the latest last. `enough` on a track is a
 * condition of the end, `fleet_points` are the points of each space of the fleet track.
 */
export interface View {
  game: 'redrising'
  viewer: number | null
  over: boolean
  round: number
  first: number
  turn: number | null
  waiting: number[]
  enough: number
  fleet_points: number[]
  triggered: boolean
  scoring: boolean
  at_work: ActiveCard[]
  locations: LocationView[]
  deck: (string | null)[]
  banished: string[]
  neutral: number
  seats: SeatView[]
  automa: AutomaView | null
}

/**
 * A character as printed; `aliases` are its names in printed editions by language, where they differ from ours. `needs`
 * is what its bonus depends on beside the hand.
 */
export interface CardFacts {
  colour: string
  value: number
  initial: string
  aliases: Record<string, string>
  deploy: MessageData | null
  end: MessageData | null
  defence: MessageData | null
  bonus: MessageData[]
  needs: string[]
}

/** What never changes: the characters by name, the houses, the locations, the neutral house's influence. */
export interface Catalogue {
  cards: Record<string, CardFacts>
  houses: string[]
  locations: LocationName[]
  neutral: number
}

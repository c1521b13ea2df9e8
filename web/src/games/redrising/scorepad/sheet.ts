/** The sheet of Red Rising as the page keeps it, and as the server is asked. */

import type { LineData, StandingData } from '../../../api/protocol'
import { list, number, object, text, texts } from '../../../app/parse'
import type { CardFacts, Catalogue as Facts } from '../board/view'
import type { Answer, TablePoints } from './answer'

/** A card in a hand; `as` is what a wildcard is taken for, a colour or a card, and "" leaves it open. */
export interface Held {
  card: string
  as: string
}

export interface Tracks {
  helium: number
  fleet: number
  influence: number
}

export interface Player extends Tracks {
  name: string
  hand: Held[]
  house: string
  extra: number
}

export interface Automa extends Tracks {
  pile: string[]
  level: number
  parity: 'even' | 'odd'
}

export interface RedRisingSheet {
  seats: Player[]
  automa: Automa | null
  /** the seat that has the token; the Automa's number is the one after the last seat, -1 is none */
  sovereign: number
  /** cards from bottom to top; null lies face down */
  locations: Record<string, (string | null)[]>
  banished: string[]
  /** how many were banished when scoring began; null: as many as now */
  before: number | null
  wilds: 'best' | 'given'
  twice: boolean
}

export const MAX_TRACK = 10
export const LEVELS = [1, 2, 3, 4, 5, 6]
const MOST_HELIUM = 99
const SEATS = 6

const tracks = (data: Record<string, unknown>): Tracks => ({
  helium: number(data['helium'], 0, MOST_HELIUM),
  fleet: number(data['fleet'], 0, MAX_TRACK),
  influence: number(data['influence'], 0, MAX_TRACK),
})

const readPlayer = (data: unknown): Player => {
  const one = object(data)
  const hand = list(one['hand']).map((held) => ({ card: text(object(held)['card']), as: text(object(held)['as']) }))
  return {
    name: text(one['name'], 24),
    hand: hand.filter((held) => held.card),
    house: text(one['house']),
    extra: number(one['extra'], -999, 999, 0),
    ...tracks(one),
  }
}

const readAutoma = (data: unknown): Automa => {
  const one = object(data)
  const parity = one['parity'] === 'odd' ? 'odd' : 'even'
  return { pile: texts(one['pile']), level: number(one['level'], 1, 6, 2), parity, ...tracks(one) }
}

export function read(data: unknown): RedRisingSheet {
  const all = object(data)
  const seats = list(all['seats']).slice(0, SEATS).map(readPlayer)
  const locations = Object.entries(object(all['locations'])).map(([name, cards]) => [
    name,
    list(cards).filter((card) => card === null || typeof card === 'string'),
  ])
  const sheet: RedRisingSheet = {
    seats: seats.length > 0 ? seats : [0, 1, 2].map(() => readPlayer({})),
    automa: seats.length === 1 ? readAutoma(all['automa']) : null,
    sovereign: number(all['sovereign'], -1, Math.max(1, seats.length), -1),
    locations: Object.fromEntries(locations) as Record<string, (string | null)[]>,
    banished: texts(all['banished']),
    before: Number.isInteger(all['before']) ? number(all['before'], 0, 112) : null,
    wilds: all['wilds'] === 'given' ? 'given' : 'best',
    twice: all['twice'] === true,
  }
  return sheet
}

export function blank(names: string[]): RedRisingSheet {
  return read({ seats: (names.length > 0 ? names : ['', '', '']).map((name) => ({ name })) })
}

export function resize(sheet: RedRisingSheet, size: number): void {
  while (sheet.seats.length < size) sheet.seats.push(readPlayer({}))
  sheet.seats.splice(size)
  sheet.automa = size === 1 ? (sheet.automa ?? readAutoma({})) : null
  if (sheet.sovereign >= size + (size === 1 ? 1 : 0)) sheet.sovereign = -1
}

/** What a wildcard may be taken for: it says so itself. */
export function wildOf(card: CardFacts | undefined): 'colour' | 'name' | null {
  if (card?.end?.id === 'ending-wild-colour') return 'colour'
  return card?.end?.id === 'ending-wild-name' ? 'name' : null
}

/** Where every card that is somewhere is: a seat's number, "automa", a location, or "banished". */
export function places(sheet: RedRisingSheet): Map<string, number | string> {
  const found = new Map<string, number | string>()
  sheet.seats.forEach((player, seat) => player.hand.forEach((held) => found.set(held.card, seat)))
  sheet.automa?.pile.forEach((card) => found.set(card, 'automa'))
  for (const [name, cards] of Object.entries(sheet.locations)) {
    for (const card of cards) if (card !== null) found.set(card, name)
  }
  sheet.banished.forEach((card) => found.set(card, 'banished'))
  return found
}

/** The cards in hands because of which a part of the sheet has to be filled in. */
export function needing(sheet: RedRisingSheet, facts: Facts, key: string): string[] {
  return sheet.seats.flatMap((player) =>
    player.hand.map((held) => held.card).filter((card) => facts.cards[card]?.needs.includes(key)),
  )
}

/** What the server is asked; a card that there is not, or not twice, is left out rather than refused. */
export function ask(sheet: RedRisingSheet, facts: Facts): unknown {
  const seen = new Set<string>()
  const isNew = (card: string) => card in facts.cards && !seen.has(card) && !!seen.add(card)
  const steps = ({ helium, fleet, influence }: Tracks) => ({ helium, fleet, influence })
  const taken = ({ card, as }: Held) => {
    const wild = wildOf(facts.cards[card]!)
    if (as && wild === 'colour' && as !== facts.cards[card]!.colour) return { card, colour: as }
    if (as && wild === 'name' && as in facts.cards) return { card, name: as }
    return card
  }
  const players = sheet.seats.map((player, seat) => ({
    hand: player.hand.filter((held) => isNew(held.card)).map(taken),
    ...steps(player),
    sovereign: sheet.sovereign === seat,
    ...(facts.houses.includes(player.house) ? { house: player.house } : {}),
    ...(player.extra ? { extra_points: player.extra } : {}),
  }))
  const { automa } = sheet
  const alone = automa && {
    pile: automa.pile.filter(isNew),
    level: automa.level,
    parity: automa.parity,
    ...steps(automa),
    sovereign: sheet.sovereign === sheet.seats.length,
  }
  const lying = facts.locations.map((name) => [
    name,
    (sheet.locations[name] ?? []).filter((card) => card === null || isNew(card)),
  ])
  return {
    players,
    ...(alone ? { automa: alone } : {}),
    locations: Object.fromEntries(lying),
    banished: sheet.banished.filter(isNew),
    ...(sheet.before === null ? {} : { banished_at_scoring_start: sheet.before }),
    neutral_influence: sheet.seats.length <= 2 ? facts.neutral : 0,
    wilds: sheet.wilds,
    grays_count_twice: sheet.twice,
  }
}

/** A line of the ledger that the page sums up itself. */
const sum = (id: string, points: number, args: Record<string, unknown> = {}): LineData => ({
  rule: '',
  message: { id, args },
  points,
})

function tableLines(points: TablePoints & { ledger: LineData[] }): LineData[] {
  const formulas = new Map(points.ledger.map((line) => [line.message.id, line.message.args]))
  return [
    sum('web-pad-fleet', points.fleet),
    sum('web-pad-helium', points.helium, formulas.get('ledger-helium')),
    sum('web-pad-sovereign', points.sovereign),
    sum('web-pad-influence', points.influence, formulas.get('ledger-influence')),
  ]
}

/** The columns of the ledger, in the order of the seats. */
export function standings(answer: Answer): StandingData[] {
  const columns = answer.players.map((one, seat) => ({
    seat,
    won: answer.winners.includes(seat),
    total: one.total,
    ledger: [
      sum('web-pad-core', one.core),
      sum('web-pad-bonus', one.bonus),
      ...tableLines(one),
      ...(one.excess ? [sum('web-pad-excess', one.excess)] : []),
      ...(one.extra ? [sum('web-pad-extra', one.extra)] : []),
    ],
  }))
  if (answer.automa) {
    const it = answer.automa
    const ledger = [
      sum('web-pad-automa-start', it.start),
      sum('web-pad-automa-cards', it.favourable + it.unfavourable),
      ...tableLines(it),
    ]
    columns.push({ seat: columns.length, won: it.won, total: it.total, ledger })
  }
  return columns.map((one) => ({ ...one, rank: 0, target: null, tiebreak: [] }))
}

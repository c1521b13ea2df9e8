/** Which cards travel from where to where, read from what happened. */

import type { EventData } from '../../../api/protocol'
import { inSteps, type Flight } from '../../../board/flights.svelte'

/** The way of a card; of the ids of `from` and `to` the likeliest is first. */
export interface CardFlight extends Flight {
  card: string | null
}

type Way = Omit<CardFlight, 'step'>

/** The flights of these events, in order; `automa` is the number of the Automa, whose events name no seat. */
export const flightsOf = (events: readonly EventData[], automa?: number): CardFlight[] =>
  inSteps(events, (event) => waysOf(event, automa))

/** The things that an event names; `automa` is the number of the Automa, whose events name no seat. */
export function thingsOf({ kind, args }: EventData, automa?: number): string[] {
  const { location, from, card, seat, rival } = args
  const places = [location, from].filter((place) => typeof place === 'string').map(placeOf)
  const named = [cardOf(card), ...listed(args['cards'])].flatMap((one) => (one ? [`card:${one}`] : []))
  const parties = [seat, rival].filter((one) => typeof one === 'number')
  const actor = kind.startsWith('event-automa-') && automa !== undefined && parties.length === 0 ? [automa] : []
  return [...places, ...named, ...[...parties, ...actor].map((party) => `seat:${party}`)]
}

function waysOf({ kind, args }: EventData, automa?: number): Way[] {
  const card = cardOf(args['card'])
  const own = card ? [`card:${card}`] : []
  const seat = [...own, `seat:${args['seat']}`]
  const there = [...own, placeOf(args['location'])]
  switch (kind) {
    case 'event-deploys':
      return [{ card, from: seat, to: there }]
    case 'event-gains':
    case 'event-automa-gains':
      return [{ card, from: there, to: kind === 'event-gains' ? seat : [...own, `seat:${automa}`] }]
    case 'event-automa-gains-along':
      return [{ card, from: [...own, placeOf(args['from'])], to: [`seat:${automa}`] }]
    case 'event-automa-deploys':
    case 'event-places':
    case 'event-places-under':
    case 'event-places-bottom':
      return [{ card, from: ['deck'], to: there }]
    case 'event-places-face-down':
      return [{ card: null, from: ['deck'], to: [placeOf(args['location'])] }]
    case 'event-drawn':
      return listed(args['cards']).map((drawn) => ({
        card: drawn,
        from: ['deck'],
        to: [`card:${drawn}`, `seat:${args['seat']}`],
      }))
    case 'event-draws':
      return [{ card: null, from: ['deck'], to: [`seat:${args['seat']}`] }]
    case 'event-takes':
      return [{ card, from: ['deck'], to: seat }]
    case 'event-gains-banished':
      return [{ card, from: ['banished'], to: seat }]
    case 'event-returns-top':
    case 'event-returns-bottom':
      return [{ card, from: ['banished'], to: ['deck'] }]
    case 'event-banishes':
      return [{ card, from: there, to: ['banished'] }]
    case 'event-banishes-top':
      return [{ card, from: ['deck'], to: ['banished'] }]
    case 'event-banishes-hand':
    case 'event-defends-token':
      return [{ card, from: seat, to: ['banished'] }]
    case 'event-moves':
    case 'event-moves-under':
      return [{ card, from: own, to: there }]
    case 'event-gives':
      return [{ card, from: seat, to: [`seat:${args['rival']}`] }]
    case 'event-steals':
      return [{ card: null, from: [`seat:${args['rival']}`], to: [`seat:${args['seat']}`] }]
    default:
      return []
  }
}

/** The card that a message names; none where it lies face down. */
export function cardOf(message: unknown): string | null {
  return typeof message === 'string' && message.startsWith('character-') ? message.slice('character-'.length) : null
}

function placeOf(location: unknown): string {
  return String(location).replace('location-', 'location:')
}

function listed(cards: unknown): string[] {
  const messages = (Array.isArray(cards) ? cards : []) as { args: Record<string, unknown> }[]
  return messages.flatMap((message) => cardOf(message.args['card']) ?? [])
}

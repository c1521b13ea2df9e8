/** Which dice travel from where to where, read from what happened. */

import type { EventData, MessageData } from '../../../protocol'
import { dieOf } from './dice'
import type { DieName } from './view'

/** A die's way between two places of the board (the `data-place` of their elements), as the n-th thing to be seen. */
export interface Flight {
  die: DieName
  from: string
  to: string
  step: number
}

/** The travels of these events, in order. `before` are the dice in the pool before them, by place. */
export function flightsOf(events: readonly EventData[], before: readonly (DieName | null)[]): Flight[] {
  const pool = [...before]
  const flights: Flight[] = []
  let step = 0
  for (const { kind, args } of events) {
    const found = flightsOfOne(kind, args, pool)
    if (found.length) flights.push(...found.map((flight) => ({ ...flight, step })))
    step += found.length ? 1 : 0
  }
  return flights
}

function flightsOfOne(kind: string, args: Record<string, unknown>, pool: (DieName | null)[]): Omit<Flight, 'step'>[] {
  const slot = Number(args['slot'])
  const place = `pool:${slot}`
  const cell = `${args['seat']}/${args['cell']}`
  switch (kind) {
    case 'event-places':
      pool[slot] = null
      return [{ die: dieOf(args), from: place, to: cell }]
    case 'event-moves':
      return [{ die: dieOf(args), from: `${args['seat']}/${args['origin']}`, to: cell }]
    case 'event-changes':
    case 'event-rerolls':
      pool[slot] = null
      return [{ die: dieOf(args), from: place, to: 'hand' }]
    case 'event-swaps':
      pool[slot] = null
      return [
        { die: dieOf(args, 'given_'), from: place, to: `track:${args['track']}` },
        { die: dieOf(args), from: `track:${args['track']}`, to: 'hand' },
      ]
    case 'event-redraws':
      pool[slot] = null
      return [
        { die: dieOf(args, 'given_'), from: place, to: 'bag' },
        { die: dieOf(args), from: 'bag', to: 'hand' },
      ]
    case 'event-puts-back':
      pool[slot] = dieOf(args)
      return [{ die: dieOf(args), from: 'hand', to: place }]
    case 'event-pays-die':
      pool[slot] = null
      return [{ die: dieOf(args), from: place, to: String(args['tool']).replace('tool-', 'tool:') }]
    case 'event-rerolls-pool': {
      const dice = diceOf(args)
      const slots = pool.flatMap((die, index) => (die === null ? [] : [index]))
      return slots.flatMap((at, index) => {
        const die = dice[index]
        if (!die) return []
        pool[at] = die
        return [{ die, from: 'bag', to: `pool:${at}` }]
      })
    }
    case 'event-leftover': {
      const slots = pool.flatMap((die, index) => (die === null ? [] : [index]))
      return diceOf(args).map((die, index) => ({
        die,
        from: `pool:${slots[index] ?? index}`,
        to: `track:${args['round']}.${index + 1}`,
      }))
    }
    case 'event-round':
      pool.splice(0, pool.length, ...diceOf(args))
      return diceOf(args).map((die, index) => ({ die, from: 'bag', to: `pool:${index}` }))
    default:
      return []
  }
}

function diceOf(args: Record<string, unknown>): DieName[] {
  return ((args['dice'] ?? []) as MessageData[]).map((message) => dieOf(message.args))
}

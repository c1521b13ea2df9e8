/** What events mean for the things on the board: which dice travel from where to where, and what is named. */

import type { EventData, MessageData } from '../../../api/protocol'
import { inSteps, type Flight } from '../../../board/flights.svelte'
import { dieOf } from './dice'
import type { DieName } from './dice'

/** The way of a die; `from` and `to` are ids of things. */
export interface DieFlight extends Flight {
  die: DieName
}

/** The flights of these events, in order. `before` are the dice in the pool before them, by place. */
export function flightsOf(events: readonly EventData[], before: readonly (DieName | null)[]): DieFlight[] {
  const pool = [...before]
  return inSteps(events, ({ kind, args }) => waysOf(kind, args, pool))
}

function way(die: DieName, from: string, ...to: string[]): Omit<DieFlight, 'step'> {
  return { die, from: [from], to }
}

function waysOf(kind: string, args: Record<string, unknown>, pool: (DieName | null)[]): Omit<DieFlight, 'step'>[] {
  const slot = Number(args['slot'])
  const place = `pool:${slot}`
  const cell = `${args['seat']}/${args['cell']}`
  switch (kind) {
    case 'event-places':
      pool[slot] = null
      return [way(dieOf(args), place, cell)]
    case 'event-moves':
      return [way(dieOf(args), `${args['seat']}/${args['origin']}`, cell)]
    case 'event-changes':
    case 'event-rerolls':
      pool[slot] = null
      return [way(dieOf(args), place, 'hand')]
    case 'event-swaps':
      pool[slot] = null
      return [
        way(dieOf(args, 'given_'), place, ...onTrack(args['track'])),
        { die: dieOf(args), from: onTrack(args['track']), to: ['hand'] },
      ]
    case 'event-redraws':
      pool[slot] = null
      return [way(dieOf(args, 'given_'), place, 'bag'), way(dieOf(args), 'bag', 'hand')]
    case 'event-puts-back':
      pool[slot] = dieOf(args)
      return [way(dieOf(args), 'hand', place)]
    case 'event-pays-die':
      pool[slot] = null
      return [way(dieOf(args), place, String(args['tool']).replace('tool-', 'tool:'))]
    case 'event-rerolls-pool': {
      const dice = diceOf(args)
      const slots = pool.flatMap((die, index) => (die === null ? [] : [index]))
      return slots.flatMap((at, index) => {
        const die = dice[index]
        if (!die) return []
        pool[at] = die
        return [way(die, 'bag', `pool:${at}`)]
      })
    }
    case 'event-leftover': {
      const slots = pool.flatMap((die, index) => (die === null ? [] : [index]))
      return diceOf(args).map((die, index) =>
        way(die, `pool:${slots[index] ?? index}`, ...onTrack(`${args['round']}.${index + 1}`)),
      )
    }
    case 'event-round':
      pool.splice(0, pool.length, ...diceOf(args))
      return diceOf(args).map((die, index) => way(die, 'bag', `pool:${index}`))
    default:
      return []
  }
}

/** A place on the round track, and its round, where dice that are not shown lie. */
function onTrack(place: unknown): string[] {
  return [`track:${place}`, `track:${String(place).replace(/\..*/, '')}`]
}

/** The things that an event names. */
export function thingsOf({ args }: EventData): string[] {
  const { seat, cell, cell_2, origin, slot, tool, track } = args
  const cells = [cell, cell_2, origin].filter((one) => typeof one === 'string')
  return [
    ...cells.map((one) => `${seat}/${one}`),
    ...(typeof slot === 'number' ? [`pool:${slot}`] : []),
    ...(typeof tool === 'string' ? [tool.replace('tool-', 'tool:')] : []),
    ...(track === undefined ? [] : [`track:${track}`]),
  ]
}

function diceOf(args: Record<string, unknown>): DieName[] {
  return ((args['dice'] ?? []) as MessageData[]).map((message) => dieOf(message.args))
}

/** What events mean for the cards of the crowd. */

import type { EventData } from '../../../api/protocol'

/** where a card goes that left the crowd, by what was told of its place */
const WAYS: Record<string, string> = {
  'event-evacuates': 'pile:evacuated',
  'event-kills': 'pile:discard',
}

/** The pile to which each place of the crowd lost its card, as far as these events tell. */
export function departures(events: readonly EventData[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const { kind, args } of events) {
    const pile = WAYS[kind]
    if (pile && typeof args['cell'] === 'string') found.set(args['cell'], pile)
  }
  return found
}

/** The things that an event names: the cards of the crowd at its places. */
export function thingsOf({ args }: EventData): string[] {
  return [args['cell'], args['cell_2']].filter((cell) => typeof cell === 'string').map((cell) => `crowd:${cell}`)
}

/** What events mean for the cards of the crowd, for the Raxxon card on the table, and for the lines of the log. */

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

/** The place of the last Raxxon card without effect among these events; -1 if the viewer has moved since. */
export function lastUntriggered(log: readonly EventData[], viewer: number | null): number {
  const own = viewer === null ? undefined : log.findLast((event) => event.args['seat'] === viewer)
  const since = own?.entry ?? log.at(-1)?.entry ?? 0
  const at = log.findLastIndex(({ kind }) => kind === 'event-untriggered')
  return at >= 0 && log[at]!.entry >= since ? at : -1
}

/** events that begin a line of the log; all others follow from the one before */
const FIRST = new Set(
  ['character', 'day', 'last-day', 'no-more-turns', 'acts', 'applies', 'reveals-crowd', 'overnight', 'day-ends'].map(
    (name) => `event-${name}`,
  ),
)
const LAST = /^event-(victory|outbreak|takeover|mutation|endless)$/

/** Whether an event is a consequence of the one before it, also of an earlier decision. */
export function followsFrom(event: EventData, before: EventData): boolean {
  if (event.kind === 'event-passes') return event.entry === before.entry
  return event.kind.startsWith('event-') && !FIRST.has(event.kind) && !LAST.test(event.kind)
}

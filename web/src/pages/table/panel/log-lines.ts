/** The lines of the log: an action with its consequences. */

import type { EventData } from '../../../api/protocol'

export interface Action {
  number: number
  event: EventData
  follow: EventData[]
}

/**
 * An event follows from the one before it if both came of the same entry and of the same `actor`, and both tell
 * what a player did (`isDeed`), not what the game did; or if the game says so (`followsFrom`).
 */
export function actions(
  events: EventData[],
  actor: (event: EventData) => number | undefined,
  isDeed: (event: EventData) => boolean,
  followsFrom: (event: EventData, before: EventData) => boolean = () => false,
): Action[] {
  const found: Action[] = []
  for (const [number, event] of events.entries()) {
    const last = found.at(-1)
    const who = actor(event)
    const isSame = last?.event.entry === event.entry && actor(last.event) === who && who !== undefined
    const before = last && (last.follow.at(-1) ?? last.event)
    const isConsequence = (isSame && isDeed(last!.event) && isDeed(event)) || (before && followsFrom(event, before))
    if (last && isConsequence) last.follow.push(event)
    else found.push({ number, event, follow: [] })
  }
  return found
}

/** The log of the game with what happened at the table in between, up to an entry. */
export function withNotes(events: EventData[], notes: EventData[], until = Infinity): EventData[] {
  if (notes.length === 0) return events
  const said = notes.filter((note) => note.entry <= until).map((note) => ({ ...note, kind: `web-note-${note.kind}` }))
  return [...events, ...said].sort((a, b) => a.entry - b.entry)
}

/** The entry of the viewer's last move, whose first event is theirs; 0 before the first. */
export function lastOwnEntry(log: readonly EventData[], viewer: number): number {
  const isFirst = (event: EventData, at: number) => log[at - 1]?.entry !== event.entry
  return log.findLast((event, at) => event.args['seat'] === viewer && isFirst(event, at))?.entry ?? 0
}

/** What others did since the viewer's last move; without that, the last move. */
export function lastMoves(log: readonly EventData[], viewer: number | null): EventData[] {
  const last = log.at(-1)?.entry ?? 0
  const own = viewer === null ? last : lastOwnEntry(log, viewer)
  return log.filter(({ entry }) => (own === last ? entry === last : entry > own))
}

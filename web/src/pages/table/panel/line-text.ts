/** The text of a line of the log, and who acts in it. */

import type { FormatMessage, Plate, SeatlessPlayer } from '../../../board/game'
import type { EventData } from '../../../api/protocol'
import { i18n } from '../../../i18n/i18n.svelte'

export class LineText {
  constructor(
    private readonly say: FormatMessage,
    private readonly plates: readonly Plate[],
    private readonly other: SeatlessPlayer | undefined,
  ) {}

  readonly of = (event: EventData): string => this.say({ id: event.kind, args: event.args })

  /** The actor: the number of a plate. */
  readonly actor = (event: EventData): number | undefined => {
    const { seat } = event.args
    if (this.other?.isActorOf(event)) return this.other.plate.seat
    return typeof seat === 'number' ? seat : undefined
  }

  /** The color of the actor's plate. */
  glass(event: EventData): string | undefined {
    return this.plates[this.actor(event) ?? -1]?.glass
  }

  /** The line as its actor, if it begins with it, and the rest; "You place …" begins with the viewer. */
  parted(event: EventData): [string, string] {
    const text = this.of(event)
    const name = this.plates[this.actor(event) ?? -1]?.name ?? ''
    const named = i18n.say(
      { id: event.kind, args: event.args },
      this.plates.map((plate) => plate.name),
    )
    if (!name || !named.startsWith(name)) return ['', text]
    const first = text.startsWith(name) ? name : text.split(/\s/, 1)[0]!
    return [first, text.slice(first.length)]
  }

  /** Whether it tells what a player did, not what the game did. */
  readonly isDeed = (event: EventData): boolean => this.parted(event)[0] !== ''
}

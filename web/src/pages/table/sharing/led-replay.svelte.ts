/** The shared replay of a finished game as the server has it: who leads, which step is shown, and who is here. */

import type { SharedReplay } from '../../../api/protocol'
import type { TableSession } from '../session.svelte'
import { socketOf, TableClient } from '../table-client.svelte'

export class LedReplay {
  /** the table whose replay is shared: this one, or the one that this variation continues */
  readonly home: TableClient
  readonly isVariation: boolean

  constructor(protected readonly session: TableSession) {
    const origin = session.table.state?.table.origin
    this.isVariation = !!origin?.variation
    this.home = origin?.variation
      ? new TableClient(origin.table, {
          seat: () => null,
          onState: () => {},
          connect: socketOf(origin.table),
          pace: () => 'instant',
        })
      : session.table
  }

  /** what the leader shows; undefined if no one leads */
  readonly shown: SharedReplay | undefined = $derived.by(() => {
    const shown = this.home.sharedReplay
    return shown && shown.leader !== null ? shown : undefined
  })
  protected readonly mine: number[] = $derived.by(() => this.home.state?.mine ?? [])
  /** the seat of this device that leads or points */
  readonly seat: number | undefined = $derived.by(() => {
    const viewer = this.home.state?.viewer ?? null
    return viewer !== null && this.mine.includes(viewer) ? viewer : this.mine[0]
  })
  readonly isMine: boolean = $derived.by(() => this.mine.includes(this.shown?.leader ?? -1))
  readonly leader: string = $derived.by(() => this.home.names[this.shown?.leader ?? -1] ?? '')
  readonly isLeaderHere: boolean = $derived.by(() => !!this.home.state?.table.seats[this.shown?.leader ?? -1]?.online)
  /** the other people who are here */
  readonly others: number[] = $derived.by(() =>
    (this.home.state?.table.seats ?? []).flatMap((seat, n) =>
      seat.kind === 'person' && seat.online && !this.mine.includes(n) ? [n] : [],
    ),
  )
  /** the number of the step that is shown, among those of the replay */
  readonly number: number = $derived.by(() => {
    const entries = new Set(this.home.log.map((event) => event.entry))
    const until = this.shown?.entry ?? this.session.table.state?.table.origin?.entry ?? Infinity
    return [...entries].filter((entry) => entry <= until).length
  })
}

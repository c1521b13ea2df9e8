/** The moments of a game: back through what this viewer saw, and forward again to now. */

import type { EventData, State } from '../../protocol'
import { position } from '../../api/http'
import type { TableClient } from './table-client.svelte'

/** The entries after which something could be seen, without the last: that one is now. */
export function positionsOf(log: readonly EventData[]): number[] {
  return [...new Set(log.map((event) => event.entry))].slice(0, -1)
}

export class Replay {
  private shown = $state.raw<{ entry: number; viewer: number | null; view: State['view'] }>()
  private wanted: number | undefined

  constructor(private readonly table: TableClient) {}

  readonly positions: number[] = $derived.by(() => positionsOf(this.table.log))
  /** the moment that is looked at; nothing: now. One that was undone, or that another saw, is none any more. */
  private readonly position = $derived.by(() => {
    const { shown } = this
    const stands = shown && shown.viewer === this.table.state?.viewer && this.positions.includes(shown.entry)
    return stands ? shown : undefined
  })
  readonly entry: number | undefined = $derived.by(() => this.position?.entry)
  readonly view: State['view'] | undefined = $derived.by(() => this.position?.view)
  /** its place among all, from 1 */
  readonly number: number = $derived.by(() =>
    this.position ? this.positions.indexOf(this.position.entry) + 1 : this.positions.length + 1,
  )
  /** what happened then */
  readonly events: EventData[] = $derived.by(() => this.table.log.filter((event) => event.entry === this.entry))

  /** Walk so many moments on, or back where it is less than 0. */
  step(steps: number): void {
    const from = this.positions.indexOf(this.wanted ?? this.entry ?? -1)
    const place = (from < 0 ? this.positions.length : from) + steps
    void this.seek(this.positions[Math.max(0, place)])
  }

  first(): void {
    void this.seek(this.positions[0])
  }

  exit(): void {
    this.wanted = undefined
    if (!this.shown) return
    this.shown = undefined
    const last = this.table.log.at(-1)?.entry
    this.table.news = this.table.log.filter((event) => event.entry === last)
  }

  /** Look at the moment after this entry; at now, if there is no such moment. */
  async seek(entry: number | undefined): Promise<void> {
    const viewer = this.table.state?.viewer
    if (entry === undefined || viewer === undefined || !this.positions.includes(entry)) return this.exit()
    this.wanted = entry
    this.table.refusal = undefined
    try {
      const view = this.table.cachedView(entry) ?? (await position(this.table.id, entry, viewer))
      this.table.cacheView(entry, viewer, view)
      if (this.wanted !== entry) return
      this.shown = { entry, viewer, view }
    } catch {
      this.table.refusal = { rule: '', message: { id: 'web-line-no-server', args: {} } }
    }
    if (this.wanted === entry) this.wanted = undefined
  }
}

/** The moments of a game: back through what this viewer saw, and forward again to now. */

import type { EventData, State } from '../protocol'
import { moment } from './api'
import type { TableLine } from './table.svelte'

/** The entries after which something could be seen, without the last: that one is now. */
export function momentsOf(log: readonly EventData[]): number[] {
  return [...new Set(log.map((event) => event.entry))].slice(0, -1)
}

export class History {
  private shown = $state.raw<{ entry: number; viewer: number | null; view: State['view'] }>()
  private wanted: number | undefined

  constructor(private readonly table: TableLine) {}

  readonly moments: number[] = $derived.by(() => momentsOf(this.table.log))
  /** the moment that is looked at; nothing: now. One that was undone, or that another saw, is none any more. */
  private readonly past = $derived.by(() => {
    const { shown } = this
    const stands = shown && shown.viewer === this.table.state?.viewer && this.moments.includes(shown.entry)
    return stands ? shown : undefined
  })
  readonly entry: number | undefined = $derived.by(() => this.past?.entry)
  readonly view: State['view'] | undefined = $derived.by(() => this.past?.view)
  /** its place among all, from 1 */
  readonly number: number = $derived.by(() =>
    this.past ? this.moments.indexOf(this.past.entry) + 1 : this.moments.length + 1,
  )
  /** what happened then */
  readonly events: EventData[] = $derived.by(() => this.table.log.filter((event) => event.entry === this.entry))

  /** Walk so many moments on, or back where it is less than 0. */
  walk(steps: number): void {
    const from = this.moments.indexOf(this.wanted ?? this.entry ?? -1)
    const place = (from < 0 ? this.moments.length : from) + steps
    void this.to(this.moments[Math.max(0, place)])
  }

  first(): void {
    void this.to(this.moments[0])
  }

  now(): void {
    this.wanted = undefined
    if (!this.shown) return
    this.shown = undefined
    const last = this.table.log.at(-1)?.entry
    this.table.news = this.table.log.filter((event) => event.entry === last)
  }

  /** Look at the moment after this entry; at now, if there is no such moment. */
  async to(entry: number | undefined): Promise<void> {
    const viewer = this.table.state?.viewer
    if (entry === undefined || viewer === undefined || !this.moments.includes(entry)) return this.now()
    this.wanted = entry
    this.table.no = undefined
    try {
      const view = this.table.seen(entry) ?? (await moment(this.table.id, entry, viewer))
      this.table.keep(entry, viewer, view)
      if (this.wanted !== entry) return
      this.shown = { entry, viewer, view }
    } catch {
      this.table.no = { rule: '', message: { id: 'web-line-no-server', args: {} } }
    }
    if (this.wanted === entry) this.wanted = undefined
  }
}

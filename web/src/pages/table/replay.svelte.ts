/** The replay of a game: the position in the address, as this viewer saw it. */

import { goQuietly, route } from '../../app/router.svelte'
import { position, HttpError } from '../../api/http'
import type { EventData, MessageData, State } from '../../api/protocol'
import type { TableClient } from './table-client.svelte'

/** The entries after which something could be seen, without the last: that is the present. */
export function positionsOf(log: readonly EventData[]): number[] {
  return [...new Set(log.map((event) => event.entry))].slice(0, -1)
}

interface ReplayOptions {
  readonly table: TableClient
  readonly isSettled: boolean
  refuse: (message: MessageData) => void
  dismissRefusal: () => void
}

/** how long a position is shown at the speeds 1, 2 and 4, in milliseconds */
const PACES: Record<number, number> = { 1: 1600, 2: 800, 4: 400 }

export class Replay {
  /** how fast it plays by itself */
  speed = $state(1)
  private timer = $state.raw<ReturnType<typeof setTimeout>>()
  private shown = $state.raw<{ entry: number; viewer: number | null; view: State['view'] }>()

  constructor(private readonly session: ReplayOptions) {}

  readonly positions: number[] = $derived.by(() => positionsOf(this.session.table.log))
  /** the first position of each round, by its number */
  readonly rounds: Map<number, number> = $derived.by(() => {
    const found = new Map<number, number>()
    for (const { args, entry } of this.session.table.log) {
      const round = args['round']
      if (typeof round === 'number' && !found.has(round)) found.set(round, this.positions.indexOf(entry) + 1)
    }
    return found
  })
  /** the first entry of each round, but for one that begins with the last entry, which is no position */
  readonly roundStarts: [number, number][] = $derived.by(() =>
    [...this.rounds].flatMap(([round, at]): [number, number][] => {
      const entry = this.positions[at - 1]
      return entry === undefined ? [] : [[round, entry]]
    }),
  )
  /** the seat from which it is seen: the viewer's, or after the end the one in the address */
  readonly viewer: number | null = $derived.by(() => {
    const state = this.session.table.state
    const seat = route.place.page === 'table' ? route.place.seat : undefined
    const isOpen = state?.table.status === 'over' && seat !== undefined && seat < state.table.seats.length
    return isOpen ? seat : (state?.viewer ?? null)
  })
  /** the position that is shown; undefined is the present */
  private readonly position = $derived.by(() => {
    const { shown } = this
    const isValid = shown?.viewer === this.viewer && this.positions.includes(shown?.entry ?? -1)
    return isValid ? shown : undefined
  })
  readonly isActive: boolean = $derived.by(() => this.position !== undefined)
  /** whether the address has a position, also while it is loaded */
  readonly isRequested: boolean = $derived.by(() => requested() !== undefined)
  readonly entry: number | undefined = $derived.by(() => this.position?.entry)
  readonly view: State['view'] | undefined = $derived.by(() => this.position?.view)
  /** its number among all, from 1 */
  readonly number: number = $derived.by(() =>
    this.position ? this.positions.indexOf(this.position.entry) + 1 : this.positions.length + 1,
  )
  /** what happened then */
  readonly events: EventData[] = $derived.by(() => this.session.table.log.filter((event) => event.entry === this.entry))
  /** everything up to then */
  readonly log: EventData[] = $derived.by(() =>
    this.session.table.log.filter((event) => event.entry <= (this.entry ?? Infinity)),
  )

  /** Go some positions forward, or back if `steps` is negative. */
  step(steps: number): void {
    const from = this.positions.indexOf(requested() ?? -1)
    const to = (from < 0 ? this.positions.length : from) + steps
    this.go(this.positions[Math.max(0, to)], from >= 0)
  }

  readonly isPlaying: boolean = $derived.by(() => this.timer !== undefined)

  /** Go on by itself, to the present; or stop. */
  toggle(): void {
    if (this.timer) return this.pause()
    this.timer = setTimeout(() => {
      this.timer = undefined
      this.step(1)
      if (requested() !== undefined) this.toggle()
    }, PACES[this.speed])
  }

  pause(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  /** The next of the speeds. */
  changeSpeed(): void {
    this.speed = this.speed === 4 ? 1 : this.speed * 2
  }

  /** See the same position from another seat, after the end of the game. */
  seeFrom(seat: number): void {
    if (this.entry !== undefined) goQuietly(`/t/${this.session.table.id}/${this.entry}?seat=${seat}`, true)
  }

  first(): void {
    this.seek(this.positions[0])
  }

  exit(): void {
    this.seek(undefined)
  }

  /** Go to the position after this entry; to the present if there is none. */
  seek(entry: number | undefined): void {
    this.go(entry !== undefined && this.positions.includes(entry) ? entry : undefined)
  }

  /** Go to the last position before this entry, seen from a seat. */
  seekBefore(entry: number, seat: number): void {
    const before = this.positions.findLast((one) => one < entry)
    if (before !== undefined) goQuietly(`/t/${this.session.table.id}/${before}?seat=${seat}`)
  }

  /** The number of the position after an entry, from 1. */
  numberOf(entry: number): number {
    return this.positions.filter((one) => one < entry).length + 1
  }

  /** Go to the last position up to this entry. */
  seekNearest(entry: number): void {
    this.seek(this.positions.findLast((one) => one <= entry) ?? this.positions[0])
  }

  /** Show the position in the address. */
  async followAddress(): Promise<void> {
    const { table, isSettled } = this.session
    const entry = requested()
    const { viewer } = this
    if (entry === undefined) {
      this.pause()
      if (this.shown) table.repeatNews()
      this.shown = undefined
    } else if (isSettled && table.state) {
      if (this.positions.includes(entry)) await this.load(entry, viewer)
      else this.leaveInvalid(entry)
    }
  }

  private async load(entry: number, viewer: number | null): Promise<void> {
    if (this.entry === entry && this.shown?.viewer === viewer) return
    const { table } = this.session
    this.session.dismissRefusal()
    try {
      const view = table.cachedView(entry, viewer) ?? (await position(table.id, entry, viewer))
      table.cacheView(entry, viewer, view)
      if (requested() === entry) this.shown = { entry, viewer, view }
    } catch (error) {
      if (error instanceof HttpError && error.status < 500) return this.leaveInvalid(entry)
      this.session.refuse({ id: 'web-line-no-server', args: {} })
    }
  }

  /** The address has a position that this viewer cannot see, such as one that was undone. */
  private leaveInvalid(entry: number): void {
    if (requested() !== entry) return
    this.go(undefined, true)
    if (entry !== this.session.table.log.at(-1)?.entry) this.session.refuse({ id: 'web-past-none', args: {} })
  }

  /** A step replaces the address; a jump adds one to the browser's history. */
  private go(entry: number | undefined, replaces = false): void {
    if (entry === requested()) return
    const { id, state } = this.session.table
    // Only a device with several seats has to know whose view a link opens.
    const isNamed = state && (state.viewer !== this.viewer || state.mine.length > 1)
    const seat = isNamed && this.viewer !== null ? `?seat=${this.viewer}` : ''
    goQuietly(entry === undefined ? `/t/${id}` : `/t/${id}/${entry}${seat}`, replaces)
  }
}

const requested = (): number | undefined => (route.place.page === 'table' ? route.place.entry : undefined)

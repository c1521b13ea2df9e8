/** The shared replay of a finished game: who leads it, whether this page follows, and the variations that are tried. */

import { untrack } from 'svelte'
import type { Answer, MessageData, PointerData, SharedReplay } from '../../../api/protocol'
import type { RequestBody } from '../../../api/socket'
import { go, goQuietly, route } from '../../../app/router.svelte'
import { readVisit, writeVisit } from '../../../app/storage'
import type { TableSession } from '../session.svelte'
import { socketOf, TableClient } from '../table-client.svelte'

/** What this page does: nothing, follow the leader, look around on its own, or lead. */
export type Role = 'none' | 'follows' | 'alone' | 'leads'

/** A step and the seat that it is seen from; without an entry it is the end, which each sees from an own seat or none. */
interface Place {
  entry: number | null
  view: number
}

const NO_SEAT = -1

const KEY = 'ludarium.replay'
/** the shortest time between two steps that are shown to the others, in milliseconds */
const PAUSE = 150
/** how long a leader waits after a lost connection before the step is shown again, in milliseconds */
const PATIENCE = 1000

const isSame = (one: Place, other: Place) =>
  one.entry === other.entry && (one.entry === null || one.view === other.view)

export class ReplaySharing {
  role = $state<Role>('none')
  /** the table whose replay is shared: this one, or the one that this variation continues */
  readonly home: TableClient
  readonly isVariation: boolean
  private sent: Place | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly stop: () => void

  constructor(private readonly session: TableSession) {
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
    const before = readVisit(KEY) as { table?: string; role?: Role } | undefined
    if (before?.table === this.home.id && before.role) this.role = before.role
    this.stop = $effect.root(() => this.follow())
  }

  /** what the leader shows; undefined if nobody leads */
  readonly shown: SharedReplay | undefined = $derived.by(() => {
    const shown = this.home.sharedReplay
    return shown && shown.leader !== null ? shown : undefined
  })
  private readonly mine: number[] = $derived.by(() => this.home.state?.mine ?? [])
  /** the seat of this device that leads or points */
  readonly seat: number | undefined = $derived.by(() => {
    const viewer = this.home.state?.viewer ?? null
    return viewer !== null && this.mine.includes(viewer) ? viewer : this.mine[0]
  })
  readonly isMine: boolean = $derived.by(() => this.mine.includes(this.shown?.leader ?? -1))
  readonly leader: string = $derived.by(() => this.home.names[this.shown?.leader ?? -1] ?? '')
  readonly isLeaderHere: boolean = $derived.by(() => !!this.home.state?.table.seats[this.shown?.leader ?? -1]?.online)
  private readonly isOver: boolean = $derived.by(() => this.home.state?.table.status === 'over')
  /** whether this device may begin a shared replay */
  readonly mayStart: boolean = $derived.by(
    () => this.isOver && !this.isVariation && this.seat !== undefined && !this.isShown && this.role === 'none',
  )
  /** whether it may take the lead from another */
  readonly mayTake: boolean = $derived.by(() => {
    const isLed = this.shown !== undefined && !this.isMine && !this.isVariation
    return isLed && this.seat !== undefined && (!!this.home.state?.host || !this.isLeaderHere)
  })
  /** the other people who are here */
  readonly others: number[] = $derived.by(() =>
    (this.home.state?.table.seats ?? []).flatMap((seat, n) =>
      seat.kind === 'person' && seat.online && !this.mine.includes(n) ? [n] : [],
    ),
  )
  readonly isJoined: boolean = $derived.by(() => this.role !== 'none')
  readonly isShown: boolean = $derived.by(
    () => this.isVariation || (this.shown !== undefined && (this.isJoined || this.isLeaderHere)),
  )
  /** the number of the step that is shown, among those of the replay */
  readonly number: number = $derived.by(() => {
    const entries = new Set(this.home.log.map((event) => event.entry))
    const until = this.shown?.entry ?? this.session.table.state?.table.origin?.entry ?? Infinity
    return [...entries].filter((entry) => entry <= until).length
  })
  /** where this page is in the replay */
  private readonly here: Place | undefined = $derived.by(() => {
    const { place } = route
    const { viewer } = this.session.replay
    if (this.isVariation || place.page !== 'table' || place.table !== this.home.id) return undefined
    return { entry: place.entry ?? null, view: viewer ?? NO_SEAT }
  })

  /** Show what this page shows to all who follow. */
  start(): void {
    this.sent = undefined
    this.become('leads')
    void this.show(true)
  }

  /** Follow the leader, or go on leading here. */
  join(): void {
    this.become(this.isMine ? 'leads' : 'follows')
    this.goThere()
  }

  /** Leave the leader's step. */
  lookAround(): void {
    this.become('alone')
  }

  /** Follow, or look around: what the key does. */
  toggle(): void {
    if (this.role === 'follows') this.lookAround()
    else if (this.shown && this.role !== 'leads') this.join()
  }

  hand(to: number | null): void {
    void this.ask({ type: 'hand-lead', seat: this.seat ?? 0, to })
  }

  async tryVariation(): Promise<void> {
    await this.show(false)
    const answer = await this.ask({ type: 'try-variation', seat: this.seat ?? 0 })
    if (answer?.type === 'table') go(`/t/${answer.table}`)
  }

  /** From a variation back to the step that it continues; the leader takes all along. */
  async back(): Promise<void> {
    const entry = this.shown?.entry ?? this.session.table.state?.table.origin?.entry ?? null
    const view = this.shown?.view ?? 0
    if (this.role === 'leads') {
      const answer = await this.ask({ type: 'show-step', seat: this.seat ?? 0, entry, view })
      if (answer?.type !== 'done') return
    } else if (this.role === 'follows') this.become('alone')
    go(this.addressOf({ entry, view }))
  }

  /** Point at a thing for those who look at the same step. */
  async point(thing: string): Promise<void> {
    const entry = this.here?.entry ?? null
    const variation = this.isVariation ? this.session.table.id : ''
    await this.ask({ type: 'point-in-replay', seat: this.seat ?? 0, thing, entry, variation })
  }

  /** Whether this page shows what somebody pointed at. */
  isAt(pointer: PointerData): boolean {
    if (!this.isJoined) return false
    if (this.isVariation) return pointer.variation === this.session.table.id
    return pointer.variation === '' && pointer.entry === (this.here?.entry ?? null)
  }

  close(): void {
    this.stop()
    clearTimeout(this.timer)
    if (this.isVariation) this.home.close()
  }

  private become(role: Role): void {
    this.role = role
    writeVisit(KEY, { table: this.home.id, role })
  }

  private addressOf({ entry, view }: Place): string {
    return entry === null ? `/t/${this.home.id}` : `/t/${this.home.id}/${entry}?seat=${view}`
  }

  /** Go where the leader is. */
  private goThere(): void {
    const { shown, here } = this
    if (!shown) return
    const isHere = this.session.table.id === (shown.variation || this.home.id)
    if (!isHere) return go(shown.variation ? `/t/${shown.variation}` : this.addressOf(shown))
    if (this.isVariation || (here && isSame(here, shown))) return
    this.session.replay.pause()
    goQuietly(this.addressOf(shown), true)
  }

  /** The leader shows something else, or somebody else leads. */
  private hear(): void {
    if (this.home.sharedReplay && !this.shown) {
      if (this.isJoined) this.become('none')
      return
    }
    if (!this.shown || !this.home.state) return
    if (this.role === 'leads' && !this.isMine) this.become('follows')
    else if (this.role === 'follows' && this.isMine) this.become('leads')
    if (this.role === 'follows') this.goThere()
  }

  /** This page went somewhere: a leader shows it, and who follows looks around from now on. */
  private moved(): void {
    const { here, shown } = this
    if (!here || !shown) return
    if (this.role === 'follows' && !shown.variation && !isSame(here, shown)) this.become('alone')
    if (this.role !== 'leads' || this.timer) return
    this.timer = setTimeout(() => {
      this.timer = undefined
      void this.show(false)
    }, PAUSE)
  }

  /** Send the step of this page, unless it was the last to be sent. */
  private async show(take: boolean): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const { here, seat } = this
    if (!here || here.view === NO_SEAT || seat === undefined || this.role !== 'leads') return
    if (!take && this.sent && isSame(here, this.sent) && !this.shown?.variation) return
    this.sent = here
    const answer = await this.home.send({ type: 'show-step', seat, ...here, take }).catch(() => null)
    if (answer?.type !== 'refused') return
    this.become('alone')
    if (take) this.refuse(answer.message)
  }

  private async ask(request: RequestBody): Promise<Answer | null> {
    return this.session.ask(request, this.home)
  }

  private refuse(message: MessageData): void {
    this.session.refuse(message)
  }

  private follow(): void {
    $effect(() => {
      void [this.home.sharedReplay, this.mine]
      untrack(() => this.hear())
    })
    $effect(() => {
      void this.here
      untrack(() => this.moved())
    })
    // A server that was restarted has forgotten what was shown.
    $effect(() => {
      const isForgotten = this.home.connection === 'open' && this.role === 'leads' && !this.home.sharedReplay
      if (!isForgotten || this.isVariation) return
      const timer = setTimeout(() => {
        this.sent = undefined
        void this.show(false)
      }, PATIENCE)
      return () => clearTimeout(timer)
    })
  }
}

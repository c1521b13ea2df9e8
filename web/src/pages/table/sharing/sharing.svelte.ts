/** Taking part in the shared replay of a finished game: leading, following, and trying variations. */

import { untrack } from 'svelte'
import type { Answer, MessageData, PointerData } from '../../../api/protocol'
import type { RequestBody } from '../../../api/socket'
import { go, goQuietly, route } from '../../../app/router.svelte'
import { readVisit, writeVisit } from '../../../app/storage'
import type { TableSession } from '../session.svelte'
import { LedReplay } from './led-replay.svelte'

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

export class ReplaySharing extends LedReplay {
  role = $state<Role>('none')
  private sent: Place | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly stop: () => void

  constructor(session: TableSession) {
    super(session)
    const before = readVisit(KEY) as { table?: string; role?: Role } | undefined
    if (before?.table === this.home.id && before.role) this.role = before.role
    this.stop = $effect.root(() => this.follow())
  }

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
  readonly isJoined: boolean = $derived.by(() => this.role !== 'none')
  readonly isShown: boolean = $derived.by(
    () => this.isVariation || (this.shown !== undefined && (this.isJoined || this.isLeaderHere)),
  )
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

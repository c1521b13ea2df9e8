/** What happened since the viewer's last decision: shown on return, and gone through move by move. */

import { untrack } from 'svelte'
import { on } from 'svelte/events'
import type { EventData } from '../../api/protocol'
import { markSeen, seenEntry } from '../../app/my-tables'
import { actions, type Action } from './panel/log-lines'
import { LineText } from './panel/line-text'
import type { TableSession } from './session.svelte'

/** how long going through all moves takes at most, and one of them, in milliseconds */
const TOUR = 10_000
const MOVE = 1_600

export class CatchUp {
  isOpen = $state(false)
  /** the number of the move that is highlighted */
  at = $state(0)
  /** whether the focus is to move to the list */
  wantsFocus = $state(false)
  private timer = $state.raw<ReturnType<typeof setInterval>>()

  constructor(private readonly session: TableSession) {
    this.follow()
  }

  readonly text: LineText = $derived.by(() => {
    const { say, players, seatlessPlayer } = this.session
    return new LineText(say, players, seatlessPlayer)
  })
  /** the moves since the viewer's last decision, also those that a bot made for them */
  readonly moves: Action[] = $derived.by(() => {
    const { log, state } = this.session.table
    if (!state || state.viewer === null || state.own_entry === 0 || state.table.status !== 'playing') return []
    if (state.table.origin?.variation) return [] // at which each player decides for all seats
    const missed = log.filter((event) => event.entry > state.own_entry)
    return actions(missed, this.text.actor, this.text.isDeed, this.session.game?.followsFrom)
  })
  readonly isShown: boolean = $derived.by(
    () => this.isOpen && this.moves.length > 0 && !this.session.replay.isActive && this.session.isSettled,
  )
  readonly isPlaying: boolean = $derived.by(() => this.timer !== undefined)

  /** The events of the move that is highlighted. */
  get events(): EventData[] {
    const move = this.isShown ? this.moves[this.at] : undefined
    return move ? [move.event, ...move.follow] : []
  }

  open(): void {
    if (this.moves.length === 0) return
    if (!this.isOpen) this.at = 0
    this.isOpen = true
    this.wantsFocus = true
  }

  dismiss(): void {
    this.pause()
    this.isOpen = false
    this.see()
  }

  /** Highlight another move. */
  choose(number: number): void {
    this.pause()
    this.at = Math.max(0, Math.min(this.moves.length - 1, number))
  }

  /** Go through the moves by itself, or stop. */
  toggle(): void {
    if (this.timer) return this.pause()
    this.at = 0
    this.timer = setInterval(
      () => {
        if (this.at + 1 < this.moves.length) this.at += 1
        else this.pause()
      },
      Math.min(MOVE, TOUR / this.moves.length),
    )
  }

  private pause(): void {
    clearInterval(this.timer)
    this.timer = undefined
  }

  private get last(): number {
    return this.session.table.log.at(-1)?.entry ?? 0
  }

  private see(): void {
    markSeen(this.session.table.id, this.last)
  }

  /** Open on return, if there are moves that this device has not shown; otherwise what is shown counts as seen. */
  private check(isReturn: boolean): void {
    const hasNew = this.moves.some(({ event }) => event.entry > seenEntry(this.session.table.id))
    if (isReturn && hasNew) {
      this.at = 0
      this.isOpen = true
    } else if (!document.hidden && !this.isShown) this.see()
  }

  private follow(): void {
    const { table } = this.session
    let isFirst = true
    $effect(() => {
      void table.log
      if (!this.session.isSettled || table.state?.viewer === null) return
      untrack(() => this.check(isFirst))
      isFirst = false
    })
    $effect(() => {
      if (this.moves.length === 0) untrack(() => this.isOpen && this.dismiss())
    })
    $effect(() =>
      on(document, 'visibilitychange', () => {
        if (!document.hidden) this.check(true)
      }),
    )
    $effect(() => () => this.pause())
  }
}

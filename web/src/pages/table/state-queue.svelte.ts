/** Shows the moves of others one after another, at a pace that the player can follow. */

import type { State } from '../../api/protocol'
import type { Pace } from '../../app/settings.svelte'

/** how long a move is shown before the next, in milliseconds */
const PAUSES: Record<Pace, number> = { slow: 1800, normal: 800, instant: 0, step: Infinity }

/** Whether a state follows the one before without an action of the viewer. */
function isOfOthers(state: State, before: State): boolean {
  return (
    state.viewer !== null &&
    state.viewer === before.viewer &&
    state.since === before.since + before.events.length &&
    !state.events.some((event) => event.args['seat'] === state.viewer)
  )
}

export class StateQueue {
  /** the states that are still to be shown */
  private waiting = $state.raw<State[]>([])
  private last: State | undefined
  private shownAt = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly show: (state: State) => void,
    private readonly pace: () => Pace,
  ) {}

  /** how many moves the player can go through one by one */
  readonly steps: number = $derived.by(() => (this.pace() === 'step' ? this.waiting.length : 0))

  add(state: State): void {
    const isPaced = this.last !== undefined && isOfOthers(state, this.last) && this.pause() > 0
    this.last = state
    // What is no move, such as a line of the chat, is shown at once if nothing waits before it.
    if (isPaced && (state.events.length > 0 || this.waiting.length > 0)) {
      this.waiting = [...this.waiting, state]
      this.schedule()
    } else {
      this.finish()
      this.showNow(state)
    }
  }

  /** Show the next move now. */
  next(): void {
    const [state, ...rest] = this.waiting
    if (!state) return
    this.waiting = rest
    this.showNow(state)
    this.schedule()
  }

  /** Show everything now. */
  finish(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const states = this.waiting
    this.waiting = []
    states.forEach((state) => this.showNow(state))
  }

  private showNow(state: State): void {
    this.shownAt = performance.now()
    this.show(state)
  }

  private pause(): number {
    return PAUSES[this.pace()]
  }

  private schedule(): void {
    if (this.timer || this.waiting.length === 0 || !Number.isFinite(this.pause())) return
    const wait = Math.max(0, this.shownAt + this.pause() - performance.now())
    this.timer = setTimeout(() => {
      this.timer = undefined
      this.next()
    }, wait)
  }
}

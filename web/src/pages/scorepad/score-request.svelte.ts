/** The points of a sheet, requested from the server after every change. */

import { HttpError, score } from '../../api/http'
import type { MessageData } from '../../api/protocol'

/** milliseconds without a change before a request */
const PAUSE = 200
/** milliseconds until the next attempt after a lost connection or too many requests */
const AGAIN = 3000
const PASSING = ['web-pad-offline', 'reason-too-fast']

export class ScoreRequest<A> {
  answer = $state.raw<A>()
  /** why there is no newer answer */
  error = $state.raw<MessageData>()
  busy = $state(false)

  private timer: ReturnType<typeof setTimeout> | undefined
  private asked = 0

  constructor(private readonly game: string) {}

  later(sheet: unknown): void {
    clearTimeout(this.timer)
    this.busy = true
    this.timer = setTimeout(() => void this.ask(sheet), this.answer ? PAUSE : 0)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.asked++
  }

  private async ask(sheet: unknown): Promise<void> {
    const mine = ++this.asked
    let error: MessageData | undefined
    let answer: A | undefined
    try {
      answer = await score<A>(this.game, sheet)
    } catch (failure) {
      error = (failure instanceof HttpError && failure.reason) || { id: 'web-pad-offline', args: {} }
    }
    if (mine !== this.asked) return // a newer request is on its way
    if (answer) this.answer = answer
    this.error = error
    if (error && PASSING.includes(error.id)) this.timer = setTimeout(() => void this.ask(sheet), AGAIN)
    this.busy = false
  }
}

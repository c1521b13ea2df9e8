/** Asks the server for the points of a sheet, after every change, and keeps the newest answer. */

import type { MessageData } from '../../protocol'

/** milliseconds in which nothing changes, before it is asked */
const PAUSE = 200
/** milliseconds until it is asked again after the line was lost, or too much was asked */
const AGAIN = 3000
const PASSING = ['web-line-no-server', 'reason-too-fast']

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
    let no: MessageData | undefined
    let answer: A | undefined
    try {
      const response = await fetch(`/api/games/${this.game}/score`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sheet),
      })
      const said = (await response.json()) as { message?: MessageData }
      if (response.ok) answer = said as A
      else no = said.message
    } catch {
      no = { id: 'web-line-no-server', args: {} }
    }
    if (mine !== this.asked) return // a newer one is under way
    if (answer) this.answer = answer
    this.error = no
    if (no && PASSING.includes(no.id)) this.timer = setTimeout(() => void this.ask(sheet), AGAIN)
    this.busy = false
  }
}

/** What the option under the pointer or the focus would change of the viewer's points. */

import type { Things } from '../../board/things.svelte'
import type { TableSession } from './session.svelte'

/** how long the pointer rests before the server is asked, in milliseconds */
const REST = 80

export class Preview {
  private option = $state<string>()
  /** the answers of the server by decision and option */
  private known = $state.raw<Record<string, [number, number] | null>>({})
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly session: TableSession,
    private readonly things: () => Things,
  ) {}

  /** the points now and afterwards, if the server knows them */
  readonly points: [number, number] | null | undefined = $derived.by(() => {
    const option = this.session.touchPath.pending?.id ?? this.option
    return option === undefined ? undefined : this.known[this.keyOf(option)]
  })

  /** The pointer or the focus is on an element. */
  readonly look = (event: Event): void => {
    const control = this.things().controlAt(event.target)
    const option = control && this.session.touchPath.completedBy(control.touches)?.id
    if (option === this.option) return
    this.option = option
    clearTimeout(this.timer)
    if (option !== undefined) this.timer = setTimeout(() => void this.ask(option), REST)
  }

  private keyOf(option: string): string {
    return `${this.session.table.decision?.id} ${option}`
  }

  private async ask(option: string): Promise<void> {
    const seat = this.session.table.state?.viewer ?? null
    const key = this.keyOf(option)
    if (seat === null || key in this.known) return
    const answer = await this.session.table.send({ type: 'preview', seat, option }).catch(() => null)
    if (answer?.type !== 'preview') return
    const { now, after } = answer
    this.known = { ...this.known, [key]: now === null || after === null ? null : [now, after] }
  }
}

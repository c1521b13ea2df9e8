/** Hints: what a bot would do, requested from the server, shown on the board and as text. */

import type { FormatMessage } from '../../board/game'
import type { TableSession } from './session.svelte'
import type { HintData } from '../../api/protocol'
import { t } from '../../i18n/i18n.svelte'

export class Hints {
  private found = $state.raw<HintData>()
  private asking = $state(false)

  constructor(private readonly session: TableSession) {}

  /** whether a hint can be requested */
  readonly open: boolean = $derived.by(
    () => !!this.session.table.state?.table.hints && this.session.table.decision !== undefined,
  )
  /** the hint for the open decision */
  readonly now: HintData | undefined = $derived.by(() =>
    this.found && this.found.decision === this.session.table.decision?.id ? this.found : undefined,
  )

  async ask(): Promise<void> {
    const seat = this.session.table.decision?.seat
    if (!this.open || this.asking || seat === undefined) return
    this.asking = true
    const answer = await this.session.ask({ type: 'hint', seat })
    this.asking = false
    if (answer?.type === 'hint') this.found = answer
  }

  /** What to touch next to follow the hint; nothing if the path has left it. */
  touches(path: string[]): string[] {
    const touches = this.now?.options[0]?.option.touches ?? []
    return path.every((id, at) => touches[at] === id) ? touches.slice(path.length) : []
  }

  /** The hint as text. */
  text(say: FormatMessage): string {
    const [best, ...others] = this.now?.options ?? []
    if (!best) return ''
    const line = t('web-hint-line', { option: say(best.option.message), reason: say(best.reason) })
    if (others.length === 0) return line
    const rest = others.map((one) => `${say(one.option.message)} (${say(one.reason)})`).join('; ')
    return `${line} ${t('web-hint-others', { options: rest })}`
  }
}

/** Hints: what a bot would do, requested from the server, shown on the board and in a panel. */

import type { TableSession } from './session.svelte'
import type { HintData } from '../../api/protocol'

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

  /** What to touch next to follow the hint, also by options that do the same; nothing if the path has left it. */
  touches(path: string[]): { next: string[]; later: string[] } {
    const best = this.now?.options[0]
    const follows = [best?.option, ...(best?.same ?? [])].flatMap((option) =>
      option && path.every((id, at) => option.touches[at] === id) ? [option.touches.slice(path.length)] : [],
    )
    return { next: follows.flatMap((rest) => rest.slice(0, 1)), later: follows[0]?.slice(1) ?? [] }
  }

  close(): void {
    this.found = undefined
  }
}

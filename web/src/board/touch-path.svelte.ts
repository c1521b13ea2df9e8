/** Acting by touching things: an option is a path of touches, and every touch narrows what may follow. */

import type { DecisionData, MessageData, OptionData } from '../api/protocol'

/** What boards use. */
export interface TouchPathView {
  /** may be touched next: it glows */
  canTouch(id: string): boolean
  /** may be touched, but what it does would change nothing: it does not glow */
  idle(id: string): boolean
  /** part of the half-made path */
  isTouched(id: string): boolean
  /** walk on; a whole path is decided, an impossible one explained */
  touch(id: string): void
  /** put everything back */
  cancel(): void
  /** the message of the option that is this one touch, also while another is touched */
  messageOf(id: string): MessageData | undefined
  /** whether it is my decision */
  readonly active: boolean
  /** all that is lit now, in order */
  readonly nextTouches: string[]
  readonly path: string[]
  /** the options that the path still leads to */
  readonly open: OptionData[]
  /** what to do next, while it is my decision */
  readonly prompt: MessageData | undefined
}

export interface TouchPathOptions {
  decide: (decision: DecisionData, option: OptionData) => void
  explain: (touches: string[]) => void
  /** which whole paths wait for a confirmation: all, those that the game asks about, or none */
  confirming?: () => 'always' | 'risky' | 'never'
  /** whether an option would change nothing, so that it waits for a confirmation in any case */
  isIdle?: (option: OptionData) => boolean
}

export class TouchPath implements TouchPathView {
  private decision = $state.raw<DecisionData>()
  private walked = $state.raw<string[]>([])
  /** a whole path that waits to be confirmed */
  pending = $state.raw<OptionData>()
  /** sent, and not yet answered */
  private sent = $state.raw<number>()

  constructor(private readonly options: TouchPathOptions) {}

  readonly active: boolean = $derived.by(() => this.decision !== undefined && this.sent !== this.decision.id)
  readonly path: string[] = $derived.by(() => this.walked)
  readonly prompt: MessageData | undefined = $derived.by(() => {
    if (!this.active || !this.decision) return undefined
    const { prompt, prompts } = this.decision
    const { id, args } = prompts[this.walked.join('>')] ?? prompt
    const count = this.nextTouches.filter((touch) => !this.idle(touch)).length
    return { id, args: { ...args, count } }
  })
  /** what the game asks before the option that waits to be confirmed */
  readonly confirmation: MessageData | undefined = $derived.by(
    () => this.pending && this.decision?.confirmations[this.pending.id],
  )
  readonly open: OptionData[] = $derived.by(() => (this.active ? this.under(this.walked) : []))
  readonly nextTouches: string[] = $derived.by(() => [
    ...new Set(this.open.map((option) => option.touches[this.walked.length]).filter((id) => id !== undefined)),
  ])
  /** an option that is whole already, though others go further */
  readonly complete: OptionData | undefined = $derived.by(() =>
    this.open.find((option) => option.touches.length === this.walked.length && this.walked.length > 0),
  )
  private readonly lights: Set<string> = $derived.by(() => new Set(this.nextTouches))

  /** The open decision, which may be the same as before: then a half-made path stays. */
  ask(decision: DecisionData | undefined): void {
    const same = decision?.id === this.decision?.id
    this.decision = decision
    if (!same) this.sent = undefined
    if (!same || this.under(this.walked).length === 0) this.cancel()
  }

  canTouch(id: string): boolean {
    return this.lights.has(id)
  }

  idle(id: string): boolean {
    const at = this.walked.length
    return this.open.some(
      (option) => option.touches[at] === id && option.touches.length === at + 1 && !!this.options.isIdle?.(option),
    )
  }

  isTouched(id: string): boolean {
    return this.walked.includes(id)
  }

  messageOf(id: string): MessageData | undefined {
    return this.decision?.options.find((option) => option.id === id)?.message
  }

  /** The option that touching this thing would complete now. */
  completedBy(id: string): OptionData | undefined {
    const at = this.walked.length
    return this.open.find((option) => option.touches.length === at + 1 && option.touches[at] === id)
  }

  touch(id: string): void {
    if (!this.active) return this.options.explain([id])
    if (this.walkTo([...this.walked, id])) return
    if (this.walked.at(-1) === id) return this.back()
    // Another thing replaces one that was touched before. A replacement of another kind never completes a decision: a
    // slip must not discard a card.
    for (let kept = this.walked.length - 1; kept >= 0; kept--) {
      const path = [...this.walked.slice(0, kept), id]
      const isWhole = this.under(path).some((option) => option.touches.length === path.length)
      if (isWhole && kindOf(id) !== kindOf(this.walked[kept]!)) continue
      if (this.walkTo(path)) return
    }
    this.options.explain([...this.walked, id])
  }

  /** Walk a whole path at once. */
  choose(option: OptionData): void {
    if (this.active) this.walkTo(option.touches)
  }

  /** One step back. */
  back(): void {
    this.pending = undefined
    this.walked = this.walked.slice(0, -1)
  }

  cancel(): void {
    this.pending = undefined
    if (this.walked.length > 0) this.walked = []
  }

  /** Take what is whole. */
  confirm(): void {
    const option = this.pending ?? this.complete
    if (option) this.take(option)
  }

  /** The server refused, or the line broke: the decision is open again. */
  failed(): void {
    this.sent = undefined
    this.cancel()
  }

  private under(path: string[]): OptionData[] {
    return (this.decision?.options ?? []).filter((option) => path.every((id, at) => option.touches[at] === id))
  }

  private walkTo(path: string[]): boolean {
    const open = this.under(path)
    if (open.length === 0) return false
    this.pending = undefined
    this.walked = path
    const only = open[0]
    if (open.length === 1 && only?.touches.length === path.length) {
      if (this.waits(only)) this.pending = only
      else this.take(only)
    }
    return true
  }

  private waits(option: OptionData): boolean {
    const confirming = this.options.confirming?.() ?? 'never'
    if (confirming === 'always' || this.options.isIdle?.(option)) return true
    return confirming === 'risky' && this.decision?.confirmations[option.id] !== undefined
  }

  private take(option: OptionData): void {
    const decision = this.decision
    if (!decision) return
    this.sent = decision.id
    this.pending = undefined
    this.options.decide(decision, option)
  }
}

/** "pool" of "pool:3". */
const kindOf = (id: string) => id.split(':')[0]

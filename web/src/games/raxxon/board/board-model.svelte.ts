/** What all parts of the board share: the table as it is seen, its cards in words, and what is looked at. */

import { BoardModel } from '../../../board/board-model.svelte'
import type { MessageData } from '../../../api/protocol'
import { isNarrow } from '../../../app/viewport.svelte'
import { i18n } from '../../../i18n/i18n.svelte'
import { catalogue } from './catalogue.svelte'
import type { Pile } from './close-up'
import { lastUntriggered } from './motion'
import type { ActionView, CardFacts, CharacterFacts, CitizenFacts, CrowdCard, Effect, ScenarioView, View } from './view'

export class RaxxonModel extends BoardModel<View> {
  /** the character whose sheet is looked at while one chooses */
  previewed = $state<string>()
  /** the action under the pointer or the focus: what it would cost is shown before it is taken */
  weighed = $state<string>()

  /** what the close-up shows: the thing that was under the pointer or the focus last, or clicked */
  subject = $state<string>()
  /** what was tapped on a narrow screen, where the close-up is a dialog */
  opened = $state<string>()
  /** the Raxxon card without effect that the viewer has put away, by the place of its event in the log */
  private dismissed = $state(-1)

  /** the Raxxon card that is being followed */
  readonly followed: string | undefined = $derived.by(() => this.view.followed.at(-1))
  readonly scene: ScenarioView | null = $derived.by(() => this.view.scenario)
  private readonly untriggeredAt: number = $derived.by(() => lastUntriggered(this.props().log, this.viewer))
  /** the Raxxon card that was drawn last and had no effect, until the viewer's next move */
  readonly untriggered: string | undefined = $derived.by(() => {
    if (this.followed || this.untriggeredAt <= this.dismissed) return undefined
    return this.props().log[this.untriggeredAt]?.args['card']?.toString().slice('card-'.length)
  })
  /** whether a character is being chosen */
  readonly isChoosing: boolean = $derived.by(() => this.view.offered.length > 0)

  /** What the coming night would bring. */
  get nightText(): string {
    const { least, most } = this.view.overnight
    if (least === most) return this.t('board-night-exactly', { number: most })
    return this.t('board-night-range', { least, most })
  }

  /** What a pile is for, and what it leads to. */
  about(pile: Pile): string {
    const { needed, takeover } = this.view
    const text = this.t(`about-${pile}`, { number: pile === 'power' ? takeover : needed })
    return pile === 'infection' && !this.isChoosing ? `${text} ${this.nightText}.` : text
  }

  /** Put away the Raxxon card that had no effect. */
  dismiss(): void {
    this.dismissed = this.untriggeredAt
  }

  /** Show a thing in the close-up. */
  read(id: string): void {
    if (isNarrow.current) this.opened = id
    else this.subject = id
  }

  /** The listeners of a thing that the close-up shows when the pointer or the focus is on it. */
  reads(id: string) {
    return {
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') this.subject = id
      },
      onfocus: (event: FocusEvent & { currentTarget: Element }) => {
        if (event.currentTarget.matches(':focus-visible')) this.subject = id
      },
    }
  }

  protected override defaultSeat(): number {
    return this.view.turn ?? this.view.first
  }

  citizen(type: string): CitizenFacts | undefined {
    return catalogue().citizens[type]
  }

  character(name: string): CharacterFacts | undefined {
    return catalogue().characters[name]
  }

  card(name: string): CardFacts | undefined {
    return catalogue().cards[name]
  }

  /** All types of citizens: those of the content, and those added by a scenario that are in play. */
  types(): string[] {
    const { odds, crowd } = this.view
    const added = Object.keys(catalogue().added_citizens)
    return [
      ...Object.keys(catalogue().citizens),
      ...added.filter((type) => type in odds || crowd.some((card) => card.citizen === type)),
    ]
  }

  /** What an action of a sheet does. */
  does(character: string | null, action: Pick<ActionView, 'kind'>, n: number): Effect[] {
    const common = catalogue().common_actions[action.kind]
    return common ?? (character ? this.character(character)?.actions[n - 1]?.does : undefined) ?? []
  }

  /** The event of a scenario that happens in place of what a Raxxon card says. */
  eventOf(card: string): string | undefined {
    if (!this.scene?.past.length || !this.card(card)?.reshuffles) return undefined
    return this.followed === card ? this.scene.past.at(-1) : undefined
  }

  typeName(type: string): string {
    return this.t(`citizen-${type}`)
  }

  isSick(type: string): boolean {
    return (this.citizen(type)?.health ?? catalogue().added_citizens[type]) === 'infected'
  }

  /** Whether a card lies face down of which all know that it is infected. */
  isSurelySick(card: CrowdCard): boolean {
    return card.surely_infected && !card.face_up
  }

  /** How many cards of a type are face up in the crowd. */
  faceUp(type: string): number {
    return this.view.crowd.filter((card) => card.face_up && card.citizen === type).length
  }

  /** An effect in one or two words; "" if it has none. */
  short({ symbol, message }: Effect): string {
    if (symbol) return this.t(`symbol-${symbol}.short`)
    return message.id.startsWith('does-give-back') ? this.t('board-short-give-back', message.args) : ''
  }

  /** Effects in which a symbol that follows itself is one with its number. */
  counted(does: readonly Effect[]): Effect[] {
    return does.reduce<Effect[]>((found, one) => {
      const last = found.at(-1)
      if (!last?.symbol || last.symbol !== one.symbol) return [...found, one]
      const number = Number(last.message.args['number'] ?? 1) + 1
      return [...found.slice(0, -1), { ...one, message: { ...one.message, args: { ...one.message.args, number } } }]
    }, [])
  }

  /** Effects as one sentence. */
  effects(does: readonly Effect[]): string {
    return this.sentence(this.counted(does).map((one) => one.message))
  }

  sentence(parts: readonly MessageData[]): string {
    const text = parts.map((message) => this.say(message)).join(', ')
    return text.charAt(0).toLocaleUpperCase(i18n.language) + text.slice(1)
  }

  /** A card of the crowd in words. */
  spoken(card: CrowdCard): string {
    const cell = card.id.slice('crowd:'.length)
    const found = []
    if (card.face_up && card.citizen) found.push(this.t('board-card-up', { cell, card: `citizen-${card.citizen}` }))
    else if (card.citizen) found.push(this.t('board-card-known', { cell, card: `citizen-${card.citizen}` }))
    else found.push(this.t('board-card-down', { cell }))
    if (card.face_up && card.citizen) found.push(this.t(this.isSick(card.citizen) ? 'board-sick' : 'board-well'))
    if (this.isSurelySick(card)) found.push(this.t('board-surely-infected'))
    else if (card.suspect) found.push(this.t('board-suspect'))
    if (card.roadblock) found.push(this.t('board-roadblock', { number: card.roadblock }))
    return found.join('. ')
  }
}

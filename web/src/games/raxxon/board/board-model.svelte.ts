/** What all parts of the board share: the table as it is seen, its cards in words, and what is looked at. */

import { BoardModel } from '../../../board/board-model.svelte'
import type { MessageData } from '../../../api/protocol'
import { i18n } from '../../../i18n/i18n.svelte'
import { catalogue } from './catalogue.svelte'
import type { ActionView, CardFacts, CharacterFacts, CitizenFacts, CrowdCard, Effect, ScenarioView, View } from './view'

export class RaxxonModel extends BoardModel<View> {
  /** the character whose sheet is looked at while one chooses */
  previewed = $state<string>()
  /** the action under the pointer or the focus: what it would cost is shown before it is taken */
  weighed = $state<string>()

  /** the Raxxon card that is being followed */
  readonly followed: string | undefined = $derived.by(() => this.view.followed.at(-1))
  readonly scene: ScenarioView | null = $derived.by(() => this.view.scenario)
  /** whether a character is being chosen */
  readonly isChoosing: boolean = $derived.by(() => this.view.offered.length > 0)

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

  /** Effects as one sentence. */
  effects(does: readonly Effect[]): string {
    return this.sentence(does.map((one) => one.message))
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

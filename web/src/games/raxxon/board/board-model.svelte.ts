/** What all parts of the board share: the table as it is seen, its cards in words, and what is looked at. */

import { BoardModel } from '../../../board/board-model.svelte'
import type { MessageData } from '../../../api/protocol'
import { i18n } from '../../../i18n/i18n.svelte'
import { catalogue } from './catalogue.svelte'
import type { ActionView, CardFacts, CharacterFacts, CitizenFacts, CrowdCard, Effect, ScenarioView, View } from './view'

/** to investigate is everybody's first action */
const REVEAL: Effect = { symbol: 'flip', message: { id: 'does-flip', args: { number: 1 } } }
/** what a scenario adds below every sheet */
const CHECK: Effect = { symbol: null, message: { id: 'board-check-does', args: {} } }
/** born in a scenario, and therefore printed on no card */
const MUTANT = 'mutant'

export class RaxxonModel extends BoardModel<View> {
  /** the character whose sheet is looked at while one chooses */
  previewed = $state<string>()
  /** the action under the pointer or the focus: what it would cost is shown before it is taken */
  weighed = $state<string>()

  /** the Raxxon card that is being followed */
  readonly followed: string | undefined = $derived.by(() => this.view.followed.at(-1))
  readonly scene: ScenarioView | null = $derived.by(() => this.view.scenario)
  /** whether a character is being chosen */
  readonly isChoosing: boolean = $derived.by(
    () =>
      !this.view.over &&
      this.view.crowd.length === 0 &&
      (this.touching.nextTouches.some((id) => id.startsWith('character:')) ||
        this.view.seats.some((seat) => seat.character === null)),
  )

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

  /** All characters; until the catalogue has come, those that can be chosen. */
  characters(): string[] {
    const printed = Object.keys(catalogue().characters)
    if (printed.length) return printed
    return this.touching.nextTouches
      .filter((id) => id.startsWith('character:'))
      .map((id) => id.slice('character:'.length))
  }

  types(): string[] {
    const printed = Object.keys(catalogue().citizens)
    const { odds, crowd } = this.view
    const isBorn = MUTANT in odds || crowd.some((card) => card.citizen === MUTANT)
    return isBorn && !printed.includes(MUTANT) ? [...printed, MUTANT] : printed
  }

  /** What an action of a sheet does. */
  does(character: string | null, action: Pick<ActionView, 'kind'>, n: number): Effect[] {
    if (action.kind === 'check') return [CHECK]
    if (n === 0) return [REVEAL]
    return (character ? this.character(character)?.actions[n - 1]?.does : undefined) ?? []
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
    return (this.citizen(type)?.health ?? (type === MUTANT ? 'infected' : '')) === 'infected'
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

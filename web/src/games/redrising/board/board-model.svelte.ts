/** What all parts of the board share: the table as it is seen, its cards in words, and which card lies in the light. */

import { BoardModel } from '../../../board/board-model.svelte'
import { i18n } from '../../../i18n/i18n.svelte'
import { catalogue } from './catalogue.svelte'
import { hyphenate } from '../../../ui/hyphenate'
import { looksAtInitials } from './initials'
import type { CardFacts, CardScore, View } from './view'

export class RedRisingModel extends BoardModel<View> {
  /** the card that was clicked, and the one under the pointer or the focus */
  pinned = $state<string>()
  hovered = $state<string>()
  /** the card that the pointer left last: it stays until something else wants the light */
  private last = $state<string>()

  readonly atWork = $derived.by(() => this.view.at_work.at(-1))
  private readonly chosenCard: string | undefined = $derived.by(() =>
    this.touching.path.findLast((id) => id.startsWith('card:'))?.slice(5),
  )
  /** the card that the question is about, such as one that was revealed and is to be placed */
  readonly askedCard: string | undefined = $derived.by(() => {
    const card = this.touching.prompt?.args['card']
    return typeof card === 'string' && card.startsWith('character-') ? card.slice('character-'.length) : undefined
  })
  /** whether a touch of a location brings its bonus too */
  readonly bringsBonus: boolean = $derived.by(() => this.view.brings_bonus)
  /** the card that was touched, to be read or to be played */
  readonly touchedCard: string | undefined = $derived.by(() => this.pinned ?? this.chosenCard)
  /** the card in the light */
  readonly shown: string | undefined = $derived.by(
    () => this.hovered ?? this.touchedCard ?? this.askedCard ?? this.atWork?.card ?? this.last,
  )

  facts(card: string): CardFacts | undefined {
    return catalogue()[card]
  }

  name(card: string): string {
    return this.t(`character-${card}`)
  }

  colour(card: string): string {
    return this.facts(card)?.colour ?? ''
  }

  value(card: string): number | undefined {
    return this.facts(card)?.value
  }

  /** Its name where there is little room: long words may break. */
  small(card: string): string {
    return hyphenate(this.name(card)) + this.initial(card)
  }

  /** The initial of its English name, if a card of the viewer counts initials and the page is not in English. */
  initial(card: string): string {
    const facts = this.facts(card)
    if (!facts || i18n.language === 'en') return ''
    const counts = (this.mine?.hand ?? []).some(({ card: own }) => {
      const printed = own && this.facts(own)
      return printed && looksAtInitials(printed)
    })
    return counts ? ` (${facts.initial})` : ''
  }

  /** Its name in the printed edition of this language, where that is another. */
  alias(card: string): string {
    return this.facts(card)?.aliases[i18n.language] ?? ''
  }

  /** A card in words: its name, caste and value. */
  spoken(card: string): string {
    const facts = this.facts(card)
    if (!facts) return this.name(card)
    return this.t('board-card', { card: `character-${card}`, colour: `colour-${facts.colour}`, value: facts.value })
  }

  score(card: string): CardScore | undefined {
    return this.mine?.score?.cards.find((one) => one.card === card)
  }

  /** Who a party is; the one beyond the seats is the Automa. */
  party(seat: number): string {
    return this.plates[seat]?.name ?? (i18n.has('automa') ? this.t('automa') : '')
  }

  /** The glass of a party. */
  glass(party: number): string {
    return this.plates[party]?.glass ?? 'c-silver'
  }

  /** Put a card into the light, or out of it if it lies there. */
  pin(card: string): void {
    this.pinned = this.pinned === card ? undefined : card
  }

  hover(card: string | undefined): void {
    this.hovered = card
    if (card) this.last = card
  }
}

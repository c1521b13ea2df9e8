/** What all parts of the board share: the table as it is seen, its cards in words, and which card lies in the light. */

import { BoardModel } from '../../../board/board-model.svelte'
import { i18n } from '../../../i18n/i18n.svelte'
import { catalogue } from './catalogue.svelte'
import { hyphenate } from '../../../ui/hyphenate'
import { looksAtInitials } from './initials'
import { CASTES } from '../art/castes'
import { TRACKS } from './tracks'
import type { CardFacts, CardScore, LocationName, PlayerView, View } from './view'

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
  /** the card that was touched, to be read or to be played */
  readonly touchedCard: string | undefined = $derived.by(() => this.pinned ?? this.chosenCard)
  /** the card in the light */
  readonly shown: string | undefined = $derived.by(
    () => this.hovered ?? this.touchedCard ?? this.askedCard ?? this.atWork?.card ?? this.last,
  )

  /** all who play, the Automa last */
  readonly parties: PlayerView[] = $derived.by(() =>
    this.view.automa ? [...this.view.seats, this.view.automa] : this.view.seats,
  )
  /** the three conditions of the end: the most that anybody has, and who has it */
  readonly ends = $derived.by(() =>
    TRACKS.map((track) => {
      const most = Math.max(...this.parties.map((party) => party[track]))
      const leaders = this.parties.flatMap((party, number) =>
        most && party[track] === most ? [this.party(number)] : [],
      )
      return { track, most, leaders, isMet: most >= this.view.enough }
    }),
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

  /** The handlers of a control that shows a card: the pointer or the focus on it puts the card into the light. */
  reading(card: string | undefined) {
    const leave = () => this.hover(undefined)
    return {
      onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && this.hover(card),
      onpointerleave: leave,
      onfocus: (event: FocusEvent) => (event.currentTarget as Element).matches(':focus-visible') && this.hover(card),
      onblur: leave,
    }
  }

  /** Whether the ability of the chosen card of the hand works at a location, in words; "" if none is chosen. */
  effectAt(location: LocationName): string {
    const card = this.chosenCard
    if (!card || !this.mine?.hand.some((held) => held.card === card)) return ''
    if (!this.facts(card)?.deploy) return this.t('board-no-ability')
    return this.t(this.mine.no_effect[card]?.includes(location) ? 'board-no-effect' : 'board-takes-effect')
  }

  /** The message of what a wildcard is taken for: a colour, or a character. */
  takenFor(as: string): string {
    return `${(CASTES as readonly string[]).includes(as) ? 'colour' : 'character'}-${as}`
  }
}

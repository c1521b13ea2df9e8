/** Plays the Automa's turn step by step, slowly enough to follow; it can be skipped and blocks nothing. */

import type { EventData } from '../../../api/protocol'

/** what a reader needs for a step */
const PACE = 1900

/** A card of the Automa's, and all that it did. */
export interface PlayedCard {
  number: number
  steps: EventData[]
}

const OWN = /^event-automa-/

/** Whether only the Automa does such things. */
export const isAutomas = (event: EventData) => OWN.test(event.kind)

const FOLLOWING = new Set([
  'event-gets',
  'event-loses',
  'event-takes-token',
  'event-keeps-token',
  'event-banishes-top',
  'event-triggers',
])

/** The cards that the Automa turned up in these events, each with its steps. `automa` is its number as a party. */
export function cardsIn(events: readonly EventData[], automa: number): PlayedCard[] {
  const found: PlayedCard[] = []
  for (const event of events) {
    if (event.kind === 'event-automa-card') {
      found.push({ number: Number(event.args['number']), steps: [] })
    } else if (event.kind === 'event-automa-shuffles') {
      continue
    } else if (isAutomas(event) || (FOLLOWING.has(event.kind) && event.args['seat'] === automa)) {
      found.at(-1)?.steps.push(event)
    }
  }
  return found
}

/** What the Automa did in its last turn, or has done of the one that is under way; `turnCards` are the cards of a turn. */
export function lastTurn(log: readonly EventData[], automa: number, turnCards: number): PlayedCard[] {
  const cards = cardsIn(log, automa)
  return cards.slice(-(cards.length % turnCards || turnCards))
}

export class AutomaPlayback {
  /** what is told at this moment */
  now = $state.raw<{ card: number; nth: number; of: number; event: EventData }>()
  private queue: { card: number; nth: number; of: number; event: EventData }[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly shows: (event: EventData | undefined) => void) {}

  /** New things happened: what is still being told gives way to them. */
  hear(events: readonly EventData[], automa: number): void {
    const cards = cardsIn(events, automa)
    if (!cards.length) return this.skip()
    this.queue = cards.flatMap((card, index) =>
      card.steps.map((event) => ({ card: card.number, nth: index + 1, of: cards.length, event })),
    )
    this.step()
  }

  skip(): void {
    this.queue = []
    this.step()
  }

  private step(): void {
    clearTimeout(this.timer)
    this.now = this.queue.shift()
    this.shows(this.now?.event)
    if (this.now) this.timer = setTimeout(() => this.step(), PACE)
  }
}

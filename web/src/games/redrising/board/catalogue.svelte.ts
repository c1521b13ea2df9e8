/** The cards as they are printed: asked for once, and the same for every table. */

import type { Catalogue } from './view'

const ADDRESS = '/api/games/redrising/catalogue'

let asked: Promise<void> | undefined
let cards = $state.raw<Catalogue['cards']>({})

async function ask(): Promise<void> {
  const answer = await fetch(ADDRESS)
  if (!answer.ok) throw new Error(`${ADDRESS}: ${answer.status}`)
  cards = ((await answer.json()) as Catalogue).cards
}

/** The catalogue; empty until it has come. */
export function catalogue(): Catalogue['cards'] {
  asked ??= ask().catch(() => void (asked = undefined))
  return cards
}

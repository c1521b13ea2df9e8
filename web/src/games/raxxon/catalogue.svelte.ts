/** Citizens, sheets and Raxxon cards as they are printed: asked for once, and the same for every table. */

import type { Catalogue } from './view'

const ADDRESS = '/api/games/raxxon/catalogue'

let asked: Promise<void> | undefined
let found = $state.raw<Catalogue>({ citizens: {}, characters: {}, cards: {} })

async function ask(): Promise<void> {
  const answer = await fetch(ADDRESS)
  if (!answer.ok) throw new Error(`${ADDRESS}: ${answer.status}`)
  found = (await answer.json()) as Catalogue
}

/** The catalogue; empty until it has come. */
export function catalogue(): Catalogue {
  asked ??= ask().catch(() => void (asked = undefined))
  return found
}

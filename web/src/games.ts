/** The boards and pictures of the games, each loaded when it is wanted. */

import type { Component } from 'svelte'
import type { GameModule } from './board'

const modules = import.meta.glob<GameModule>('./games/*/index.ts')
const pictures = import.meta.glob<{ default: Component }>('./games/*/Picture.svelte')
const lancets = import.meta.glob<{ default: Component }>('./home/lancets/*.svelte')

/** windows of games that are not there yet */
const LANCETS: Record<string, string> = { raxxon: 'Raxxon' }

/** The board of a game; nothing where it has none (then its options are shown as a list). */
export async function board(game: string): Promise<GameModule | undefined> {
  return modules[`./games/${game}/index.ts`]?.()
}

/** The window of a game on the home page. */
export async function picture(game: string): Promise<Component | undefined> {
  const load = pictures[`./games/${game}/Picture.svelte`] ?? lancets[`./home/lancets/${LANCETS[game]}.svelte`]
  return (await load?.())?.default
}

/** The boards and pictures of the games, each loaded when it is wanted. */

import type { Component } from 'svelte'
import type { GameModule } from './board'

const modules = import.meta.glob<GameModule>('./games/*/index.ts')
const pictures = import.meta.glob<{ default: Component }>('./games/*/Picture.svelte')

/** The board of a game; nothing where it has none (then its options are shown as a list). */
export async function board(game: string): Promise<GameModule | undefined> {
  return modules[`./games/${game}/index.ts`]?.()
}

/** The window of a game on the home page. */
export async function picture(game: string): Promise<Component | undefined> {
  return (await pictures[`./games/${game}/Picture.svelte`]?.())?.default
}

/** The games: every folder under `src/games` has a manifest. */

import type { GameManifest } from './game'

const manifests = import.meta.glob<GameManifest>('../games/*/index.ts', { eager: true, import: 'default' })

/** All games in the order of the home page. */
export const GAMES: readonly GameManifest[] = Object.values(manifests).sort((a, b) => a.order - b.order)

/** The manifest of a game; nothing for a game that the page does not know (its options are then shown as a list). */
export const manifestOf = (game: string): GameManifest | undefined => GAMES.find((one) => one.name === game)

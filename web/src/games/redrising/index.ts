/** Red Rising: what it has, each part loaded on demand. */

import type { GameManifest } from '../../board/game'

export default {
  name: 'redrising',
  order: 2,
  badge: 'red',
  mainSettings: ['level'],
  cover: () => import('./art/CoverArt.svelte'),
  board: () => import('./board'),
  rules: () => import('./rules'),
  scorepad: () => import('./scorepad'),
  companion: () => import('./companion/CompanionPage.svelte'),
} satisfies GameManifest

/** Sagrada: what it has, each part loaded on demand. */

import type { GameManifest } from '../../board/game'

export default {
  name: 'sagrada',
  order: 1,
  badge: 'purple',
  mainSettings: ['tools'],
  cover: () => import('./art/CoverArt.svelte'),
  board: () => import('./board'),
  rules: () => import('./rules'),
  scorepad: () => import('./scorepad'),
} satisfies GameManifest

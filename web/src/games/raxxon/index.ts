/** Raxxon: what it has, each part loaded on demand. */

import type { GameManifest } from '../../board/game'

export default {
  name: 'raxxon',
  order: 3,
  badge: 'green',
  isCooperative: true,
  takesPacks: true,
  mainSettings: ['level', 'scenario'],
  cover: () => import('./art/CoverArt.svelte'),
  board: () => import('./board'),
  rules: () => import('./rules'),
} satisfies GameManifest

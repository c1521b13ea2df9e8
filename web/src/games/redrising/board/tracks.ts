/** The three tracks. */

import type { Track } from './view'

export const TRACKS: readonly Track[] = ['helium', 'fleet', 'influence']

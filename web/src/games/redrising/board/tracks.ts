/** The three tracks, and what locations and spaces of tracks give. */

import type { LocationName, Track } from './view'

export const TRACKS: readonly Track[] = ['helium', 'fleet', 'influence']

/** what each location gives, as the sign of a track or of the token */
export const GIVES: Record<LocationName, string> = {
  jupiter: 'fleet',
  mars: 'helium',
  luna: 'sovereign',
  institute: 'influence',
}

/** what the spaces of the fleet track are worth, as they are printed on it */
export const FLEET_POINTS = [0, 1, 3, 6, 10, 15, 21, 28, 34, 39, 43]

/** so much of a track is a condition of the end */
export const ENOUGH = 7

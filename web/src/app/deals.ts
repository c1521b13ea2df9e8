/** What a shared deal is called, and where it is ranked. */

import type { DealData } from '../api/protocol'

/** The page that ranks a deal: `daily:GAME:DAY` and `evening:CODE` are its contests. */
export const contestPath = (deal: DealData) => `/${deal.contest.replaceAll(':', '/')}`

export const isDaily = (deal: DealData) => deal.contest.startsWith('daily:')

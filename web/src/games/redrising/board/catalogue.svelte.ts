/** The cards as they are printed, the same for every table. */

import { catalogue as request } from '../../../api/http'
import type { Catalogue } from './view'

let cards = $state.raw<Catalogue['cards']>({})

/** Load the cards. */
export async function load(): Promise<void> {
  cards = (await request<Catalogue>('redrising')).cards
}

/** The cards by name; none before they are loaded. */
export const catalogue = (): Catalogue['cards'] => cards

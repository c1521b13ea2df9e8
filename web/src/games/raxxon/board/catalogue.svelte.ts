/** Citizens, sheets and Raxxon cards as they are printed: those of the table, which may have a content pack of its own. */

import { catalogue as gameCatalogue, tableCatalogue } from '../../../api/http'
import { i18n } from '../../../i18n/i18n.svelte'
import type { Catalogue } from './view'

const EMPTY: Catalogue = {
  citizens: {},
  added_citizens: {},
  common_actions: {},
  levels: {},
  characters: {},
  cards: {},
  pack: '',
  messages: {},
}

let table = ''
let found = $state.raw(EMPTY)

/** Load the catalogue of a table; of a lesson, which has no table, that of the game. */
export async function load(of: string): Promise<void> {
  if (table !== of) found = EMPTY
  table = of
  const loaded = await (of ? tableCatalogue<Catalogue>(of) : gameCatalogue<Catalogue>('raxxon'))
  await i18n.addMessages(loaded.messages)
  if (table === of) found = loaded
}

/** The catalogue of the table; empty before it is loaded. */
export const catalogue = (): Catalogue => found

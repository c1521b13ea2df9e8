/** Citizens, sheets and Raxxon cards as they are printed: those of the table, which may have a content pack of its own. */

import { i18n } from '../../../i18n/i18n.svelte'
import type { Catalogue } from './view'

type Printed = Omit<Catalogue, 'messages'>

let asked = ''
let found = $state.raw<Printed>({ citizens: {}, levels: {}, characters: {}, cards: {}, pack: '' })

function address(): string {
  const table = /^\/t\/([^/]+)/.exec(location.pathname)?.[1]
  return table ? `/api/tables/${table}/catalogue` : '/api/games/raxxon/catalogue'
}

async function ask(from: string): Promise<void> {
  const answer = await fetch(from)
  if (!answer.ok) throw new Error(`${from}: ${answer.status}`)
  const { messages, ...printed } = (await answer.json()) as Catalogue
  await i18n.addMessages(messages)
  found = printed
}

/** The catalogue; empty until it has come. */
export function catalogue(): Printed {
  const from = address()
  if (asked !== from) {
    asked = from
    ask(from).catch(() => (asked = ''))
  }
  return found
}

/** The invitation word of a server that is closed to strangers. */

import { enter } from '../api/http'

/** whether the server has asked this device for the word */
export const entrance = $state({ isClosed: false })

/** A link with `?invitation=WORD` names the word, which does not stay in the address. */
export async function enterByLink(): Promise<void> {
  const address = new URL(location.href)
  const word = address.searchParams.get('invitation')
  if (word === null) return
  address.searchParams.delete('invitation')
  history.replaceState(null, '', address)
  await enter(word).catch(() => {}) // then the page asks for it
}

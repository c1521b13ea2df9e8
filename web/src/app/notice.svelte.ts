/** What the operator of the server wants everyone to read: tables get it by their socket, other pages ask for it. */

import { operatorNotice } from '../api/http'

const PAUSE = 60_000

export const notice = $state({ text: '', dismissed: '' })

/** Ask now and every minute while the page is visible. */
export function followNotice(): void {
  const ask = () => {
    if (document.hidden) return
    operatorNotice().then(
      (found) => (notice.text = found.text),
      () => {}, // without a connection the last one stays
    )
  }
  ask()
  setInterval(ask, PAUSE)
  document.addEventListener('visibilitychange', ask)
}

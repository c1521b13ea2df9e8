/** Push messages: the browser is woken when it is this player's turn, also with the page closed. */

import { pushKey } from '../api/http'
import type { PushSubscription as Subscription } from '../api/protocol'
import { notificationState } from './alerts'
import { settings } from './settings.svelte'

/** The subscription of this browser, if its player wants notifications and the server sends push messages. */
export async function pushSubscription(): Promise<Subscription | null> {
  if (!settings.notifies || notificationState() !== 'granted' || !('PushManager' in window)) return null
  try {
    const { key } = await pushKey()
    if (!key) return null
    const { pushManager } = await navigator.serviceWorker.ready
    const options = { userVisibleOnly: true, applicationServerKey: key }
    const found = (await pushManager.getSubscription()) ?? (await pushManager.subscribe(options))
    const { endpoint = '', keys = {} } = found.toJSON()
    return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
  } catch {
    return null // the browser has no push service, or it was not reached
  }
}

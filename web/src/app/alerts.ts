/** How a player learns of a turn: a sound, a vibration, and a notification of the browser while the page is hidden. */

import { pathTo } from './base'
import { settings } from './settings.svelte'
import { playTurnSound } from './sounds'

/** Whether the browser shows notifications: it must be asked first, and does so only on a secure page. */
export type NotificationState = 'insecure' | 'unsupported' | 'default' | 'granted' | 'denied'

const BUZZ = [80, 60, 80] // milliseconds

export function notificationState(): NotificationState {
  if (!isSecureContext) return 'insecure'
  return 'Notification' in window ? Notification.permission : 'unsupported'
}

/** Ask for the permission; only ever after a click. */
export async function askForNotifications(): Promise<NotificationState> {
  if (notificationState() === 'default') await Notification.requestPermission()
  settings.notifies = notificationState() === 'granted'
  return notificationState()
}

/** A turn begins. The text names the game and nothing of its position. */
export function alertTurn(text: string, url: string): void {
  playTurnSound()
  if (settings.vibrates) navigator.vibrate?.(BUZZ)
  if (settings.notifies && document.hidden) void notify(text, url)
}

async function notify(text: string, url: string): Promise<void> {
  if (notificationState() !== 'granted') return
  const options = { tag: url, icon: pathTo('/icons/icon-192.png'), data: { url: pathTo(url) } }
  const worker = await navigator.serviceWorker?.getRegistration()
  // Phones show notifications of a service worker only.
  if (worker?.active) await worker.showNotification(text, options)
  else new Notification(text, options).onclick = () => window.focus()
}

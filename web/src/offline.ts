/** The service worker: what it stores, so that rules and score pad work without a connection. */

import { pathTo } from './app/base'
import { GAMES } from './board/games'
import { i18n } from './i18n/i18n.svelte'

/** milliseconds after the page is loaded: the first visit needs the connection for itself */
const PAUSE = 4000

/** Start the service worker. Browsers allow one only on https, and on the machine of the server itself. */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  addEventListener('load', () => setTimeout(() => void start(), PAUSE))
}

async function start(): Promise<void> {
  try {
    await navigator.serviceWorker.register(pathTo('/sw.js'), { updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ assets: loadedAssets(), data: wantedData() })
  } catch {
    // storage is forbidden: everything works, with a connection
  }
}

/** What this page has loaded itself, also the messages of its language and its fonts. */
const loadedAssets = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin && url.pathname.startsWith(pathTo('/assets/')))
    .map((url) => url.pathname)

/** The rules, the cards and the texts of all games, in the language of the page. */
const wantedData = (): string[] =>
  [
    '/mark.svg',
    '/api/games',
    ...GAMES.flatMap(({ name }) => [
      `/api/rules/${name}/${i18n.language}`,
      `/api/text/${name}/${i18n.language}`,
      `/api/games/${name}/catalogue`,
    ]),
  ].map(pathTo)

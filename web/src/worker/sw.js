// The service worker: the page, the rules and the score pad without a connection, and notifications.
// The build puts two lists in place of the names in capitals: what is stored at once, and all files of this version.

/** the path under which this page sees its server, with a slash at its end */
const BASE = new URL('.', location.href).pathname
const named = (cache) => (BASE === '/' ? cache : `${cache} ${BASE}`)
const SHELL = named('shell')
const ASSETS = named('assets')
const DATA = named('data')
const STORED_AT_ONCE = __STORED_AT_ONCE__.map((name) => BASE + name)
const OF_THIS_VERSION = new Set(__OF_THIS_VERSION__.map((name) => BASE + name))
/** what the server sends of games that does not change during a visit: shown from the cache without a connection */
const CONSTANT = /^mark\.svg$|^api\/(games$|rules\/|text\/|games\/[^/]+\/(catalogue|lessons\/[^/]+)$)/

addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all([
      caches.open(SHELL).then((cache) => cache.add(new Request(BASE, { cache: 'reload' }))),
      caches.open(ASSETS).then((cache) => addMissing(cache, STORED_AT_ONCE)),
    ]).then(() => skipWaiting()),
  )
})

addEventListener('activate', (event) => {
  event.waitUntil(prune().then(() => clients.claim()))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || !url.pathname.startsWith(BASE)) return
  const path = url.pathname.slice(BASE.length)
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (path.startsWith('assets/')) event.respondWith(fromCacheFirst(request))
  else if (CONSTANT.test(path)) event.respondWith(fromServerFirst(request))
})

/** The page sends what it has loaded, and what it wants without a connection. */
addEventListener('message', (event) => {
  const { assets = [], data = [] } = event.data ?? {}
  event.waitUntil(
    Promise.all([
      caches.open(ASSETS).then((cache) => addMissing(cache, assets)),
      caches.open(DATA).then((cache) => addMissing(cache, data)),
    ]),
  )
})

addEventListener('push', (event) => {
  const { title = 'Ludarium', body = '', url = '/', tag = '' } = event.data?.json() ?? {}
  event.waitUntil(notifyUnlessVisible(title, body, BASE + url.slice(1), tag))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data?.url ?? BASE))
})

/** The page of the server, so that a new version replaces the old one; without a connection the one that was stored. */
async function page(request) {
  try {
    const answer = await fetch(request)
    if (answer.status < 502) return answer
  } catch {
    // no connection
  }
  return (await caches.match(BASE, { cacheName: SHELL, ignoreVary: true })) ?? Response.error()
}

/** Files whose names contain their hash never change. */
async function fromCacheFirst(request) {
  const known = await caches.match(request, { cacheName: ASSETS, ignoreVary: true })
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) {
    const copy = answer.clone()
    void caches.open(ASSETS).then((cache) => cache.put(request, copy))
  }
  return answer
}

async function fromServerFirst(request) {
  const cache = await caches.open(DATA)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(request, answer.clone())
    return answer
  } catch (error) {
    const known = await cache.match(request, { ignoreVary: true })
    if (known) return known
    throw error
  }
}

async function addMissing(cache, addresses) {
  for (const address of addresses) {
    try {
      if (!(await cache.match(address, { ignoreVary: true }))) await cache.add(address)
    } catch {
      // without a connection now: the next visit tries again
    }
  }
}

/** Remove the files of older versions, unless a page that may still need them is open. */
async function prune() {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length > 1) return
  const cache = await caches.open(ASSETS)
  for (const request of await cache.keys()) {
    if (!OF_THIS_VERSION.has(new URL(request.url).pathname)) await cache.delete(request)
  }
}

async function notifyUnlessVisible(title, body, url, tag) {
  const open = await clients.matchAll({ type: 'window' })
  const isSeen = open.some((one) => one.visibilityState === 'visible' && new URL(one.url).pathname.startsWith(url))
  if (isSeen) return
  await registration.showNotification(title, {
    body,
    tag,
    renotify: tag !== '',
    icon: `${BASE}icons/icon-192.png`,
    data: { url },
  })
}

async function show(url) {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = open.find((one) => new URL(one.url).pathname.startsWith(url))
  if (there) await there.focus()
  else await clients.openWindow(url)
}

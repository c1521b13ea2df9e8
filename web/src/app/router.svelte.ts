/** The route of the page: `/`, `/t/<table>`, `/t/<table>/<entry>`, `/learn/<game>`, `/rules/<game>`, `/pad/<game>`, `/companion`, `/games`,
 * `/daily/<game>`, `/daily/<game>/<day>`, `/evening`, `/evening/<code>`, `/admin`. */

import type { DealData } from '../api/protocol'
import { BASE, pathTo } from './base'

export type Route =
  | { page: 'home' }
  /** `entry` is a position of the replay, `seat` the one whose view a link opens */
  | { page: 'table'; table: string; entry?: number; seat?: number }
  | { page: 'learn'; game: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'pad'; game: string; sheet: string }
  | { page: 'companion'; link: string }
  /** `secret` is that of a private link to the games of another device */
  | { page: 'games'; secret: string }
  /** `day` is today's if it is not given */
  | { page: 'daily'; game: string; day: string }
  /** without a code a new one is created */
  | { page: 'evening'; code: string }
  | { page: 'admin' }
  | { page: 'nowhere' }

export function routeOf(path: string, hash: string, search = ''): Route {
  const [first = '', second = '', third, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (rest.length > 0) return { page: 'nowhere' }
  if (first === 't' && second) return tableRoute(second, third, search)
  if (first === 'daily' && second) return { page: 'daily', game: second, day: third ?? 'today' }
  if (third !== undefined) return { page: 'nowhere' }
  if (first === '') return { page: 'home' }
  if (first === 'learn' && second) return { page: 'learn', game: second }
  if (first === 'rules' && second) return { page: 'rules', game: second, rule: decodeURIComponent(hash.slice(1)) }
  if (first === 'pad') return { page: 'pad', game: second, sheet: hash.slice(1) }
  if (first === 'games' && !second) return { page: 'games', secret: hash.slice(1) }
  if (first === 'evening') return { page: 'evening', code: second }
  if (first === 'admin' && !second) return { page: 'admin' }
  if (first === 'companion' && !second) return { page: 'companion', link: hash.slice(1) }
  return { page: 'nowhere' }
}

function tableRoute(table: string, entry: string | undefined, search: string): Route {
  const seat = new URLSearchParams(search).get('seat')
  if (entry !== undefined && !isNumber(entry)) return { page: 'nowhere' }
  return {
    page: 'table',
    table,
    ...(entry === undefined ? {} : { entry: Number(entry) }),
    ...(seat !== null && isNumber(seat) ? { seat: Number(seat) } : {}),
  }
}

/** The page that ranks a shared deal: `daily:GAME:DAY` and `evening:CODE` are its contests. */
export const contestPath = (deal: DealData) => pathTo(`/${deal.contest.replaceAll(':', '/')}`)

export const isDaily = (deal: DealData) => deal.contest.startsWith('daily:')

const isNumber = (text: string) => /^\d{1,6}$/.test(text)

/** What is the same page for a reader: a table with all positions of its replay, the rules of a game. */
export function pageOf(place: Route): string {
  if (place.page === 'table') return `table ${place.table}`
  if (place.page === 'daily') return `daily ${place.game} ${place.day}`
  if (place.page === 'evening') return `evening ${place.code}`
  return 'game' in place ? `${place.page} ${place.game}` : place.page
}

const here = () => routeOf(location.pathname.slice(BASE.length), location.hash, location.search)

export const route = $state<{ place: Route }>({ place: here() })

/** Open a page: a path of the server, or the whole address of a link. */
export function go(address: string): void {
  goQuietly(address)
  scrollTo(0, 0)
}

/** Change the address of the page that stays where it is. */
export function goQuietly(address: string, replaces = false): void {
  const target = address.startsWith('/') ? pathTo(address) : address
  if (replaces) history.replaceState(null, '', target)
  else history.pushState(null, '', target)
  route.place = here()
}

/** Links to the page itself do not load it again. */
export function followLinks(): void {
  const moved = () => (route.place = here())
  addEventListener('popstate', moved)
  addEventListener('hashchange', moved)
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = (event.target as Element | null)?.closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target) return
    if (!link.pathname.startsWith(pathTo('/')) || link.pathname.startsWith(pathTo('/api/'))) return
    if (link.hasAttribute('download')) return
    event.preventDefault()
    go(link.href)
  })
}

/** Where in the page one is: `/`, `/t/<table>`, `/rules/<game>`, `/pad/<game>`, `/companion`. */

export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'pad'; game: string; sheet: string }
  | { page: 'companion'; link: string }
  | { page: 'nowhere' }

export function routeOf(path: string, hash: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (rest.length > 0) return { page: 'nowhere' }
  if (first === '') return { page: 'home' }
  if (first === 't' && second) return { page: 'table', table: second }
  if (first === 'rules' && second) return { page: 'rules', game: second, rule: decodeURIComponent(hash.slice(1)) }
  if (first === 'pad') return { page: 'pad', game: second, sheet: hash.slice(1) }
  if (first === 'companion' && !second) return { page: 'companion', link: hash.slice(1) }
  return { page: 'nowhere' }
}

const here = () => routeOf(location.pathname, location.hash)

export const route = $state<{ place: Route }>({ place: here() })

export function go(address: string): void {
  history.pushState(null, '', address)
  route.place = here()
  scrollTo(0, 0)
}

/** Links of the page itself do not load it again. */
export function followLinks(): void {
  const moved = () => (route.place = here())
  addEventListener('popstate', moved)
  addEventListener('hashchange', moved)
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = (event.target as Element | null)?.closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target) return
    if (link.pathname.startsWith('/api/') || link.hasAttribute('download')) return
    event.preventDefault()
    go(link.href)
  })
}

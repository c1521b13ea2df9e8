/** Cards that travel: drawn over the board from where they were to where they are now, in nobody's way. */

import type { Flight } from './flights'

const MOVE = 420
const STEP = 260 // between two things that happened
const APART = 60 // between cards that go together
const PATIENCE = 1800 // a long story is told faster
const SIZE = { width: 54, height: 72 }

const SVG = 'http://www.w3.org/2000/svg'

/** Where every place of the board is on the screen now; of two of the same name, the one that is shown. */
export function rectsOf(board: ParentNode): Map<string, DOMRect> {
  const rects = new Map<string, DOMRect>()
  for (const element of board.querySelectorAll<HTMLElement>('[data-place]')) {
    const place = element.dataset['place']
    if (!place || rects.has(place)) continue
    const rect = element.getBoundingClientRect()
    if (rect.width > 0) rects.set(place, rect)
  }
  return rects
}

/** Let the cards travel; `before` is where the places were. The board itself is already as it shall be. */
export function fly(
  board: HTMLElement,
  flights: readonly Flight[],
  before: ReadonlyMap<string, DOMRect>,
  casteOf: (card: string) => string,
): void {
  const after = rectsOf(board)
  const steps = Math.max(0, ...flights.map((flight) => flight.step))
  const pace = steps * STEP > PATIENCE ? PATIENCE / steps : STEP
  const counts = new Map<number, number>()
  for (const flight of flights) {
    const from = first(flight.from, before) ?? first(flight.from, after)
    const to = first(flight.to, after)
    if (!from || !to) continue
    const nth = counts.get(flight.step) ?? 0
    counts.set(flight.step, nth + 1)
    travel(board, drawn(flight.card ? casteOf(flight.card) : ''), from, to, flight.step * pace + nth * APART)
  }
}

function first(places: readonly string[], rects: ReadonlyMap<string, DOMRect>): DOMRect | undefined {
  for (const place of places) {
    const rect = rects.get(place)
    if (rect) return rect
  }
  return undefined
}

function travel(board: HTMLElement, ghost: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const centre = (rect: DOMRect) => ({ x: rect.left + rect.width / 2, y: rect.top + Math.min(rect.height / 2, 70) })
  const [start, end] = [centre(from), centre(to)]
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${end.x - SIZE.width / 2}px`,
    top: `${end.y - SIZE.height / 2}px`,
    width: `${SIZE.width}px`,
    height: `${SIZE.height}px`,
    zIndex: '40',
    pointerEvents: 'none',
    filter: 'drop-shadow(0 10px 10px #0007)',
  })
  board.append(ghost)
  const [dx, dy] = [start.x - end.x, start.y - end.y]
  const steps = [
    { transform: `translate(${dx}px, ${dy}px) scale(.8)`, opacity: 0.4 },
    { transform: `translate(${dx * 0.55}px, ${dy * 0.55 - 18}px) scale(1.12)`, opacity: 1, offset: 0.45 },
    { transform: 'none', opacity: 1, offset: 0.9 },
    { transform: 'scale(.92)', opacity: 0 },
  ]
  const timing = { duration: MOVE, delay, easing: 'cubic-bezier(.45,0,.15,1)', fill: 'both' as const }
  const gone = () => ghost.remove()
  ghost.animate(steps, timing).finished.then(gone, gone)
}

/** A card in a few strokes: its caste's glass and sign, or a back. */
function drawn(caste: string): HTMLElement {
  const ghost = document.createElement('div')
  ghost.setAttribute('aria-hidden', 'true')
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 54 72')
  const add = (name: string, attributes: Record<string, string>) => {
    const element = document.createElementNS(SVG, name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    svg.append(element)
  }
  const glass = caste ? `var(--c-${caste})` : 'var(--c-obsidian)'
  add('rect', { width: '54', height: '72', rx: '7', fill: 'var(--lead)' })
  add('rect', { x: '3', y: '3', width: '48', height: '66', rx: '5', fill: glass })
  add('path', { d: 'M3 8a5 5 0 0 1 5-5h38a5 5 0 0 1 5 5v10C36 34 20 18 3 40z', fill: '#fff', opacity: '.2' })
  const sign = caste ? `#c-${caste}` : '#h-apollo'
  add('use', { href: sign, x: '13', y: '22', width: '28', height: '28', fill: '#fffaf0', color: '#fffaf0' })
  ghost.append(svg)
  return ghost
}

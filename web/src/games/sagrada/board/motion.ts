/** Dice that travel: drawn over the board from where they were to where they are now, in nobody's way. */

import { parseDie } from './dice'
import type { Flight } from './flights'

const MOVE = 280
const STEP = 140 // between two things that happened
const APART = 35 // between dice that go together
const PATIENCE = 1400 // a long story is told faster

const SVG = 'http://www.w3.org/2000/svg'

/** Where every place of the board is on the screen now. */
export function rectsOf(board: Element): Map<string, DOMRect> {
  const rects = new Map<string, DOMRect>()
  for (const element of board.querySelectorAll<HTMLElement>('[data-place]')) {
    const rect = element.getBoundingClientRect()
    const place = element.dataset['place']
    if (place && rect.width > 0) rects.set(place, rect)
  }
  return rects
}

/** Let the dice travel; `before` is where the places were. The board itself is already as it shall be. */
export function fly(board: HTMLElement, flights: readonly Flight[], before: ReadonlyMap<string, DOMRect>): void {
  const after = rectsOf(board)
  const steps = Math.max(0, ...flights.map((flight) => flight.step))
  const pace = steps * STEP > PATIENCE ? PATIENCE / steps : STEP
  const counts = new Map<number, number>()
  for (const flight of flights) {
    const from = before.get(flight.from) ?? after.get(flight.from)
    const to = after.get(flight.to) ?? (flight.to.startsWith('track:') ? after.get(roundOf(flight.to)) : undefined)
    if (!from || !to) continue
    const nth = counts.get(flight.step) ?? 0
    counts.set(flight.step, nth + 1)
    travel(board, flight, from, to, flight.step * pace + nth * APART)
  }
}

function roundOf(place: string): string {
  return place.replace(/\..*/, '')
}

function travel(board: HTMLElement, flight: Flight, from: DOMRect, to: DOMRect, delay: number): void {
  const die = drawn(flight.die)
  const size = Math.min(to.width, to.height)
  const scale = Math.min(from.width, from.height) / size
  const centre = (rect: DOMRect) => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 })
  const end = centre(to)
  const start = centre(from)
  Object.assign(die.style, {
    position: 'fixed',
    left: `${end.x - size / 2}px`,
    top: `${end.y - size / 2}px`,
    width: `${size}px`,
    height: `${size}px`,
    zIndex: '40',
    pointerEvents: 'none',
    filter: 'drop-shadow(0 8px 8px #0006)',
  })
  board.append(die)
  const away = `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${scale})`
  const timing = { duration: MOVE, delay, easing: 'cubic-bezier(.45,0,.15,1)', fill: 'backwards' as const }
  const flying = die.animate([{ transform: away }, { transform: 'none' }], timing)
  for (const landed of landing(board, flight.to)) {
    landed.animate([{ opacity: 0 }, { opacity: 0, offset: 0.98 }, { opacity: 1 }], { ...timing, easing: 'linear' })
  }
  const gone = () => die.remove()
  flying.finished.then(gone, gone)
}

/** The die drawn where this one lands, which is hidden until it has arrived. */
function landing(board: Element, place: string): Element[] {
  return [...board.querySelectorAll(`[data-place="${CSS.escape(place)}"] .die`)]
}

function drawn(name: string): SVGSVGElement {
  const { letter, value } = parseDie(name)
  const svg = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${value === null ? `b${letter}` : name}`)
  svg.setAttribute('viewBox', '0 0 64 64')
  svg.setAttribute('aria-hidden', 'true')
  svg.append(use)
  return svg
}

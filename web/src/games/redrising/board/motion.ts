/** How a card travels over the board. */

import type { FlightStyle } from '../../../board/flights.svelte'
import type { CardFlight } from './flights'

const SVG = 'http://www.w3.org/2000/svg'

/** The style of flights, with the caste of every card. */
export function cardStyle(casteOf: (card: string) => string): FlightStyle<CardFlight> {
  return {
    draw: ({ card }) => drawn(card ? casteOf(card) : ''),
    milliseconds: 420,
    size: { width: 54, height: 72 },
    keyframes: (dx, dy) => [
      { transform: `translate(${dx}px, ${dy}px) scale(.8)`, opacity: 0.4 },
      { transform: `translate(${dx * 0.55}px, ${dy * 0.55 - 18}px) scale(1.12)`, opacity: 1, offset: 0.45 },
      { transform: 'none', opacity: 1, offset: 0.9 },
      { transform: 'scale(.92)', opacity: 0 },
    ],
  }
}

/** A card in a few strokes: its caste's glass and sign, or a back. */
function drawn(caste: string): HTMLElement {
  const ghost = document.createElement('div')
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
  add('use', { href: sign, x: '13', y: '22', width: '28', height: '28', fill: 'var(--ivory)', color: 'var(--ivory)' })
  ghost.append(svg)
  return ghost
}

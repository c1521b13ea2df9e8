/** How a die travels over the board. */

import type { FlightStyle } from '../../../board/flights.svelte'
import { parseDie } from './dice'
import type { DieFlight } from './flights'
import type { DieName } from './dice'

const SVG = 'http://www.w3.org/2000/svg'

export const DICE: FlightStyle<DieFlight> = {
  draw: ({ die }) => drawn(die),
  milliseconds: 280,
  keyframes: (dx, dy, scale) => [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: 'none' }],
  lands: '.die',
}

function drawn(name: DieName): SVGSVGElement {
  const { letter, value } = parseDie(name)
  const svg = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${value === null ? `b${letter}` : name}`)
  svg.setAttribute('viewBox', '0 0 64 64')
  svg.append(use)
  return svg
}

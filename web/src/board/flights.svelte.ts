/** Motion: pictures of things that travel above the board, which already shows the final position. */

import { tick, untrack } from 'svelte'
import { allowsAnimation } from '../app/settings.svelte'
import type { EventData } from '../api/protocol'
import type { Things } from './things.svelte'

const STEP = 0.55 // between two events, as a part of the time that a picture travels
const TOGETHER = 0.13 // between pictures of the same event
const LONGEST = 1600 // milliseconds for all events: more follow each other faster

type Rects = ReadonlyMap<string, DOMRect>

/** The way of a picture from one thing to another; of several ids the first that is drawn is taken. */
export interface Flight {
  from: string[]
  to: string[]
  /** the number of its event among those with flights */
  step: number
}

/** How the pictures of a game travel. */
export interface FlightStyle<F extends Flight> {
  draw: (flight: F) => HTMLElement | SVGElement
  milliseconds: number
  /** the size of the picture; without one, that of the thing where it lands */
  size?: { width: number; height: number }
  keyframes: (dx: number, dy: number, scale: number) => Keyframe[]
  /** the part of the thing where it lands that is hidden until then */
  lands?: string
}

/** The flights of these events, with the number of each event. */
export function inSteps<W extends Omit<Flight, 'step'>>(
  events: readonly EventData[],
  waysOf: (event: EventData) => W[],
): (W & { step: number })[] {
  return events
    .map(waysOf)
    .filter((ways) => ways.length > 0)
    .flatMap((ways, step) => ways.map((way) => ({ ...way, step })))
}

/** Draw the flights; `before` is where things were before the board was drawn again. */
export async function fly<F extends Flight>(
  things: Things,
  flights: readonly F[],
  before: Rects,
  style: FlightStyle<F>,
): Promise<void> {
  if (!flights.length || !allowsAnimation()) return
  await tick()
  const after = things.rects()
  const pace = Math.min(STEP * style.milliseconds, LONGEST / Math.max(1, ...flights.map((flight) => flight.step)))
  const counts = new Map<number, number>()
  for (const flight of flights) {
    const from = rectIn(before, flight.from) ?? rectIn(after, flight.from)
    const to = flight.to.find((id) => after.has(id))
    if (!from || !to) continue
    const nth = counts.get(flight.step) ?? 0
    counts.set(flight.step, nth + 1)
    const delay = flight.step * pace + nth * TOGETHER * style.milliseconds
    const landing = style.lands ? things.partsOf(to, style.lands) : []
    travel(style, style.draw(flight), from, after.get(to)!, delay, landing)
  }
}

function rectIn(rects: Rects, ids: readonly string[]): DOMRect | undefined {
  return rects.get(ids.find((id) => rects.has(id)) ?? '')
}

function travel(
  style: Pick<FlightStyle<never>, 'size' | 'keyframes' | 'milliseconds'>,
  picture: HTMLElement | SVGElement,
  from: DOMRect,
  to: DOMRect,
  delay: number,
  landing: readonly Element[],
): void {
  const side = Math.min(to.width, to.height)
  const { width, height } = style.size ?? { width: side, height: side }
  // Of a column of cards, much higher than the picture of one, the upper part is taken.
  const centreOf = (rect: DOMRect) => ({
    x: rect.left + rect.width / 2,
    y: rect.top + Math.min(rect.height / 2, style.size?.height ?? Infinity),
  })
  const [start, end] = [centreOf(from), centreOf(to)]
  picture.setAttribute('aria-hidden', 'true')
  picture.classList.add('flying')
  Object.assign(picture.style, {
    left: `${end.x - width / 2}px`,
    top: `${end.y - height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  document.body.append(picture)
  const scale = Math.min(from.width, from.height) / side
  const timing = { duration: style.milliseconds, delay, easing: 'cubic-bezier(.45,0,.15,1)', fill: 'both' as const }
  const flying = picture.animate(style.keyframes(start.x - end.x, start.y - end.y, scale), timing)
  for (const part of landing) {
    const shown = [{ opacity: 0 }, { opacity: 0, offset: 0.98 }, { opacity: 1 }]
    part.animate(shown, { ...timing, easing: 'linear', fill: 'backwards' })
  }
  const gone = () => picture.remove()
  flying.finished.then(gone, gone)
}

/**
 * Call `happened` with the events since the board was last drawn, and where things were then. When the board is opened,
 * and when an earlier position is shown, nothing moves: then `jumped` is called with the events of that position.
 */
export function watchEvents(
  board: { view: unknown; events: EventData[]; things: Things },
  happened: (fresh: EventData[], before: Rects) => void,
  jumped?: (events: EventData[]) => void,
): void {
  let seen = -1
  let before: Rects = new Map()
  $effect.pre(() => {
    void board.view
    untrack(() => (before = board.things.rects()))
  })
  $effect(() => {
    const { events } = board
    untrack(() => {
      const newest = Math.max(0, ...events.map((event) => event.entry))
      const isFirst = seen < 0
      if (isFirst || (jumped && events.length && newest < seen)) {
        seen = newest
        return jumped?.(events)
      }
      const fresh = events.filter((event) => event.entry > seen)
      seen = Math.max(seen, newest)
      if (fresh.length) happened(fresh, before)
    })
  })
}

/** A Svelte transition for an element that comes from a thing or goes to it. */
export function comesFrom(node: HTMLElement, { things, thing }: { things: Things; thing: () => string }) {
  if (!allowsAnimation()) return { duration: 0 }
  const [own, at] = [node.getBoundingClientRect(), things.rectOf(thing())]
  const dx = at ? at.left + at.width / 2 - own.left - own.width / 2 : 0
  const dy = at ? at.top + at.height / 2 - own.top - own.height / 2 : 0
  return {
    duration: 320,
    easing: (t: number) => 1 - (1 - t) ** 3,
    css: (t: number, u: number) =>
      `translate: ${(dx * u).toFixed(1)}px ${(dy * u).toFixed(1)}px; scale: ${(0.25 + 0.75 * t).toFixed(3)};` +
      `opacity: ${Math.min(1, 0.2 + t).toFixed(2)}; z-index: 6; pointer-events: none`,
  }
}

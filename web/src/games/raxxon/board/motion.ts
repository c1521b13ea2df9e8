/** Cards that join and leave the crowd travel from a deck and to a pile; those that stay glide by themselves. */

import type { EventData } from '../../../protocol'
import { allowsAnimation } from '../../../app/settings.svelte'

const MOVE = 320

/** where a card goes that left the crowd, by what was told of its place */
const WAYS: Record<string, string> = {
  'event-evacuates': 'evacuated',
  'event-kills': 'discard',
}

/** The pile to which each place of the crowd lost its card, as far as these events tell. */
export function departures(events: readonly EventData[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const { kind, args } of events) {
    const pile = WAYS[kind]
    if (pile && typeof args['cell'] === 'string') found.set(args['cell'], pile)
  }
  return found
}

/** A Svelte transition between a card's own place and that of a pile (the `data-place` of an element). */
export function travel(node: HTMLElement, { place }: { place: () => string }) {
  if (!allowsAnimation()) return { duration: 0 }
  const pile = [...document.querySelectorAll<HTMLElement>(`[data-place="${place()}"]`)].find(
    (one) => one.getBoundingClientRect().width > 0,
  )
  const own = node.getBoundingClientRect()
  const at = pile?.getBoundingClientRect()
  const [dx, dy] = at
    ? [at.left + at.width / 2 - own.left - own.width / 2, at.top + at.height / 2 - own.top - own.height / 2]
    : [0, 0]
  return {
    duration: MOVE,
    easing: (t: number) => 1 - (1 - t) ** 3,
    css: (t: number, u: number) =>
      `translate: ${(dx * u).toFixed(1)}px ${(dy * u).toFixed(1)}px; scale: ${(0.25 + 0.75 * t).toFixed(3)};` +
      `opacity: ${Math.min(1, 0.2 + t).toFixed(2)}; z-index: 6; pointer-events: none`,
  }
}

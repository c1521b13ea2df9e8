/** A horizontal swipe on a touch screen: `use:swipe={(steps) => …}` with 1 for the next and -1 for the previous. */

import { isScrolledSideways } from '../../app/elements'

const FAR = 70 // pixels
const FLAT = 2.5 // times wider than high

export function swipe(node: HTMLElement, onSwipe: (steps: 1 | -1) => void): { destroy: () => void } {
  let from: Touch | undefined
  const begin = (event: TouchEvent) => {
    from = event.touches.length === 1 && !isScrolledSideways(event.target) ? event.touches[0] : undefined
  }
  const end = (event: TouchEvent) => {
    const to = event.changedTouches[0]
    if (!from || !to) return
    const [dx, dy] = [to.clientX - from.clientX, to.clientY - from.clientY]
    from = undefined
    if (Math.abs(dx) > FAR && Math.abs(dx) > FLAT * Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1)
  }
  node.addEventListener('touchstart', begin, { passive: true })
  node.addEventListener('touchend', end)
  return {
    destroy() {
      node.removeEventListener('touchstart', begin)
      node.removeEventListener('touchend', end)
    },
  }
}

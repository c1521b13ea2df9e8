/** Pointer and keyboard walk the same paths: number keys, arrows and drags on whatever carries `data-touch`. */

import type { TouchPath } from './touch-path.svelte'

const FAR_ENOUGH = 8 // pixels: less is a click with an unsteady hand

/** The elements that are lit now, as they stand on the screen. */
export function litElements(root: ParentNode, path: TouchPath): HTMLElement[] {
  const found = [...root.querySelectorAll<HTMLElement>('[data-touch]')]
  return found.filter((element) => path.canTouch(element.dataset.touch ?? '') && isShown(element))
}

export function isShown(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? element.offsetParent !== null
}

/** Let a screen reader say of what is lit that it can be chosen: once, where a thing can be touched in several places. */
export function describe(root: ParentNode | undefined, path: TouchPath, textOf: (id: string) => string): void {
  const said = new Set<string>()
  for (const element of root?.querySelectorAll<HTMLElement>('[data-touch], [aria-description]') ?? []) {
    const id = element.dataset['touch'] ?? ''
    if (path.canTouch(id) && !said.has(id) && isShown(element)) {
      said.add(id)
      element.setAttribute('aria-description', textOf(id))
    } else element.removeAttribute('aria-description')
  }
}

/** The lit element nearest in the direction of an arrow key. */
export function neighbour(from: DOMRect, rects: DOMRect[], key: string): number {
  const middle = (rect: DOMRect) => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 })
  const here = middle(from)
  let best = -1
  let nearest = Infinity
  rects.forEach((rect, index) => {
    const { x, y } = middle(rect)
    const [along, across] = {
      ArrowRight: [x - here.x, y - here.y],
      ArrowLeft: [here.x - x, y - here.y],
      ArrowDown: [y - here.y, x - here.x],
      ArrowUp: [here.y - y, x - here.x],
    }[key] as [number, number]
    if (along < 4) return
    const distance = along + 2.5 * Math.abs(across)
    if (distance < nearest) [nearest, best] = [distance, index]
  })
  return best
}

/** Let a drag from one thing to another touch both. Gives back how to stop listening. */
export function recognizeDrag(root: HTMLElement, path: TouchPath): () => void {
  let from: { element: HTMLElement; id: string; x: number; y: number } | undefined
  let ghost: HTMLElement | undefined
  let swallow = false

  const thingAt = (x: number, y: number) =>
    document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-touch]') ?? null

  const down = (event: PointerEvent) => {
    const element = (event.target as Element).closest<HTMLElement>('[data-touch]')
    const id = element?.dataset.touch
    swallow = false
    if (event.button !== 0 || !element || !id || !(path.canTouch(id) || path.isTouched(id))) return
    from = { element, id, x: event.clientX, y: event.clientY }
  }

  const move = (event: PointerEvent) => {
    if (!from) return
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
    if (!ghost) {
      if (Math.hypot(dx, dy) < FAR_ENOUGH) return
      if (!path.isTouched(from.id)) path.touch(from.id)
      ghost = lifted(from.element)
      document.body.append(ghost)
    }
    ghost.style.transform = `translate(${dx}px, ${dy}px) scale(1.06)`
  }

  const up = (event: PointerEvent) => {
    const target = ghost && from ? thingAt(event.clientX, event.clientY) : null
    const id = target?.dataset.touch
    swallow = ghost !== undefined
    if (id && id !== from?.id) path.touch(id)
    stop()
  }

  const stop = () => {
    ghost?.remove()
    ghost = from = undefined
  }

  // The click that ends a drag is no click.
  const click = (event: MouseEvent) => {
    if (!swallow) return
    swallow = false
    event.stopPropagation()
    event.preventDefault()
  }

  root.addEventListener('pointerdown', down)
  root.addEventListener('click', click, true)
  addEventListener('pointermove', move)
  addEventListener('pointerup', up)
  addEventListener('pointercancel', stop)
  return () => {
    stop()
    root.removeEventListener('pointerdown', down)
    root.removeEventListener('click', click, true)
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', stop)
  }
}

/** A picture of the thing that follows the pointer. */
function lifted(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect()
  const ghost = element.cloneNode(true) as HTMLElement
  ghost.removeAttribute('data-touch')
  ghost.removeAttribute('id')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.classList.add('dragged')
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  return ghost
}

/** The pointer on a board: a click touches, a drag touches two things, a long press or a click with Alt points. */

import type { Things } from './things.svelte'

const FAR = 8 // pixels: less is a click with an unsteady hand
const HELD = 550 // milliseconds: longer is a long press

/** How players point at things for the others to see. */
export interface PointsAt {
  /** whether the next touch points */
  readonly isOn: boolean
  canPointAt(id: string): boolean
  at(id: string): unknown
}

interface Press {
  x: number
  y: number
  /** what can be dragged from here */
  dragged: { element: HTMLElement; touches: string } | undefined
  /** what a long press points at */
  pointed: string | undefined
}

/** Listen to the pointer on a board. Returns how to stop. */
export function listenToPointer(root: HTMLElement, things: Things, pointing: PointsAt): () => void {
  let press: Press | undefined
  let ghost: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let swallow = false // the click that ends a drag or a long press

  const pointedAt = (target: EventTarget | null) => things.idAt(target, (id) => pointing.canPointAt(id))

  const end = () => {
    clearTimeout(timer)
    ghost?.remove()
    ghost = press = undefined
  }
  const hold = () => {
    const pointed = press?.pointed
    end()
    if (!pointed) return
    swallow = true
    navigator.vibrate?.(12)
    pointing.at(pointed)
  }
  const down = (event: PointerEvent) => {
    end()
    swallow = false
    if (event.button !== 0 || !event.isPrimary) return
    const control = things.controlAt(event.target)
    const dragged = control && things.isLive(control.touches) ? control : undefined
    const pointed = pointing.isOn ? undefined : pointedAt(event.target)
    if (!dragged && !pointed) return
    press = { x: event.clientX, y: event.clientY, dragged, pointed }
    if (pointed) timer = setTimeout(hold, HELD)
  }
  const move = (event: PointerEvent) => {
    if (!press) return
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y]
    if (!ghost) {
      if (Math.hypot(dx, dy) < FAR) return
      clearTimeout(timer)
      if (!press.dragged) return end()
      const { element, touches } = press.dragged
      if (!things.path.isTouched(touches)) things.touch(touches)
      ghost = lifted(element)
      document.body.append(ghost)
    }
    ghost.style.transform = `translate(${dx}px, ${dy}px) scale(1.06)`
  }
  const up = (event: PointerEvent) => {
    if (ghost) {
      swallow = true
      const target = things.controlAt(document.elementFromPoint(event.clientX, event.clientY))?.touches
      if (target && target !== press?.dragged?.touches) things.touch(target)
    }
    end()
  }
  const click = (event: MouseEvent) => {
    const pointed = pointing.isOn || event.altKey ? pointedAt(event.target) : undefined
    if (!swallow && !pointed) return
    event.stopPropagation()
    event.preventDefault()
    if (!swallow && pointed) pointing.at(pointed)
    swallow = false
  }
  // A long press must not open the menu of the browser.
  const menu = (event: Event) => {
    if (press?.pointed || swallow) event.preventDefault()
  }
  const scroll = () => clearTimeout(timer)

  const listening = new AbortController()
  const { signal } = listening
  root.addEventListener('pointerdown', down, { signal })
  root.addEventListener('click', click, { signal, capture: true })
  root.addEventListener('contextmenu', menu, { signal })
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', up, { signal })
  addEventListener('pointercancel', end, { signal })
  addEventListener('scroll', scroll, { signal, capture: true })
  return () => {
    end()
    listening.abort()
  }
}

/** A picture of the thing that follows the pointer. */
function lifted(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect()
  const ghost = element.cloneNode(true) as HTMLElement
  ghost.removeAttribute('data-thing')
  ghost.removeAttribute('id')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.classList.add('dragged')
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  return ghost
}

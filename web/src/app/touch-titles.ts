/** Tooltips by touch: a tap shows the title of what is no button, as the mouse does by resting on it. */

const EDGE = 8 // pixels to the edge of the screen

/** Listen for taps inside of an element. Returns how to stop. */
export function showTitlesOnTouch(root: HTMLElement): () => void {
  let shown: HTMLElement | undefined

  const hide = () => {
    shown?.remove()
    shown = undefined
  }
  const up = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' || !(event.target instanceof Element)) return
    const titled = event.target.closest<HTMLElement>('[title]')
    if (!titled?.title || titled.closest('button, a')) return
    shown = document.createElement('div')
    shown.className = 'touch-title'
    shown.textContent = titled.title
    shown.setAttribute('aria-hidden', 'true') // a screen reader has the words of the thing itself
    shown.popover = 'manual' // above an open dialog
    document.body.append(shown)
    shown.showPopover()
    const { left, top, width } = titled.getBoundingClientRect()
    const room = innerWidth - shown.offsetWidth - EDGE
    shown.style.left = `${Math.max(EDGE, Math.min(room, left + (width - shown.offsetWidth) / 2))}px`
    shown.style.top = `${Math.max(EDGE, top - shown.offsetHeight - EDGE)}px`
  }

  const listening = new AbortController()
  const { signal } = listening
  addEventListener('pointerdown', hide, { signal, capture: true })
  addEventListener('scroll', hide, { signal, capture: true })
  root.addEventListener('pointerup', up, { signal })
  return () => {
    hide()
    listening.abort()
  }
}

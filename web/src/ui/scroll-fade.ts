/** Fades out the lower edge of a box while there is more to scroll: `use:scrollFade`. */

export function scrollFade(box: HTMLElement): { destroy: () => void } {
  const look = () => {
    const more = box.scrollHeight - box.clientHeight - box.scrollTop
    box.classList.toggle('fades', more > 4 && getComputedStyle(box).overflowY !== 'visible')
  }
  const sizes = new ResizeObserver(look)
  for (const element of [box, ...box.children]) sizes.observe(element)
  box.addEventListener('scroll', look, { passive: true })
  return {
    destroy() {
      sizes.disconnect()
      box.removeEventListener('scroll', look)
    },
  }
}
